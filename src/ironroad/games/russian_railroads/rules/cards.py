"""Starting Bonus cards, ? cards and End Bonus cards (p. 4, p. 22, p. 23)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BONUS,
    CARD,
    DUE,
    KIND_UNIT,
    reward_of,
)
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.points import score_effect
from ironroad.games.russian_railroads.state import (
    BLOCK,
    LOOKED,
    State,
    owe,
    owe_all,
    place_of,
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


class QuestionCard(Effect):
    """One of the ? cards."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Ask for the card, if one can be done completely."""
        settle_one(state, place)
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, seat, card):
                state.stack.append(CHOOSE_CARD[seat])
                return
        events.lapsed(state, seat, CARD)


class ChooseCard(Decision[State]):
    """Take one of the ? cards (p. 22)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every card that can be done completely."""
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, self.seat, card):
                options.add(state.rules.card + card)

    def choose(self, state: State, action: i64) -> None:
        """Use the card, which leaves the game; what it brings must be done (ruling R11)."""
        card: i64 = action - state.rules.card
        state.cards &= ~bit(card)
        state.roubles += state.rules.card_roubles[card]
        events.card(state, self.seat, card)
        owe_all(state, state.rules.cards.rewards[card], DUE)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-card")


class Again(Effect):
    """One action of the four-actions card once more."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to repeat one action of the four-actions card, once the others are done (ruling R11)."""
        kinds = state.rules.again_kinds
        for entry in state.owed:
            if entry & DUE and entry // KIND_UNIT in kinds:
                return
        free = feasible.rooms(state, seat)
        for place in range(len(kinds)):
            if feasible.can_do(state, seat, kinds[place], 1, free):
                options.add(state.rules.again + place)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Owe one of the actions of the four-actions card once more."""
        settle_one(state, place_of(state, AGAIN))
        owe(state, reward_of(state.rules.again_kinds[action - state.rules.again], 1) | DUE)


class Bonus(Effect):
    """An End Bonus card, or points instead (p. 23)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to look through the End Bonus cards, if there are any, or points instead."""
        if state.pile != 0:
            options.add(state.rules.bonus_look)
        options.add(state.rules.bonus_points)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Look through the pile, or score points instead of taking a card."""
        settle_one(state, place_of(state, BONUS))
        if action == state.rules.bonus_points:
            score_effect(state, seat, state.rules.start.bonus_points)
            return
        state.players[seat * BLOCK + LOOKED] = len(state.takes)
        events.looked(state, seat)
        state.stack.append(ChooseBonus(seat))


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
            score_effect(state, self.seat, state.rules.start.bonus_points)
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


# One of each serves all games.
CHOOSE_CARD: Final = [ChooseCard(0), ChooseCard(1), ChooseCard(2), ChooseCard(3)]
