"""Starting Bonus cards, ? cards and End Bonus cards (p. 4, p. 22, p. 23)."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import AGAIN, BONUS, DUE, reward_of
from ironroad.games.russian_railroads.state import (
    BLOCK,
    EFFECT_SCORE,
    LOOKED,
    State,
    owe,
    owe_all,
    place_of,
    score,
    settle_one,
)


class ChooseStart(Decision[State]):
    """Take one of the Starting Bonus cards and use it (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every card that is left."""
        for card in range(state.rules.starts.count):
            if state.starts & bit(card):
                options.add(state.rules.take_start + card)

    def choose(self, state: State, action: i64) -> None:
        """The effect must be used (ruling R13)."""
        card: i64 = action - state.rules.take_start
        state.starts &= ~bit(card)
        events.start(state, self.seat, card)
        owe_all(state, state.rules.starts.rewards[card], DUE)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-start")


def take_card(state: State, seat: i64, card: i64) -> None:
    """Use a ? card, which leaves the game; what it brings must be done (ruling R11)."""
    state.cards &= ~bit(card)
    state.roubles += state.rules.card_roubles[card]
    events.card(state, seat, card)
    owe_all(state, state.rules.cards.rewards[card], DUE)


def offer_bonus(state: State, options: Options) -> None:
    """Offer to look through the End Bonus cards, if there are any, or points instead."""
    if state.pile != 0:
        options.add(state.rules.bonus_look)
    options.add(state.rules.bonus_points)


def look(state: State, seat: i64) -> None:
    """Look through the pile."""
    settle_one(state, place_of(state, BONUS))
    state.players[seat * BLOCK + LOOKED] = len(state.takes)
    events.looked(state, seat)
    state.stack.append(ChooseBonus(seat))


def take_bonus_points(state: State, seat: i64) -> None:
    """Score points instead of taking a card."""
    settle_one(state, place_of(state, BONUS))
    score_bonus_points(state, seat)


def score_bonus_points(state: State, seat: i64) -> None:
    """Score the points that stand for a card (p. 23)."""
    points: i64 = state.rules.start.bonus_points
    score(state, seat, EFFECT_SCORE, points)
    events.points(state, seat, points)


class ChooseBonus(Decision[State]):
    """Pick an End Bonus card from the pile, or score points after all (p. 23)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    reveals: ClassVar[bool] = True

    def options(self, state: State, options: Options) -> None:
        """Points, or any card of the pile."""
        rules = state.rules
        options.add(rules.bonus_points)
        for card in range(rules.bonuses.count):
            if state.pile & bit(card):
                options.add(rules.take_bonus + card)

    def choose(self, state: State, action: i64) -> None:
        """Keep the card face down."""
        if action == state.rules.bonus_points:
            score_bonus_points(state, self.seat)
            return
        card: i64 = action - state.rules.take_bonus
        state.pile &= ~bit(card)
        state.takes.append(card * 8 + self.seat)
        # The player has seen which cards are left.
        state.players[self.seat * BLOCK + LOOKED] = len(state.takes)
        events.bonus_card(state, self.seat, card)

    def audience(self) -> int:
        """The card is its owner's secret until the game is over."""
        return int(self.seat)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-bonus")


def take_again(state: State, action: i64) -> None:
    """Owe one of the actions of the four-actions card once more."""
    settle_one(state, place_of(state, AGAIN))
    owe(state, reward_of(state.rules.again_kinds[action - state.rules.again], 1) | DUE)
