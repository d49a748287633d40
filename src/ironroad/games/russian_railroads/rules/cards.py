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
from ironroad.games.russian_railroads.state import State, consume_one, owe, owe_all, place_of


class ChooseStart(Decision[State]):
    """Take one of the Starting Bonus cards (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every card that nobody has taken."""
        for card in range(state.rules.starts.count):
            if state.starts & bit(card):
                options.add(state.rules.take_start + card)

    def choose(self, state: State, action: i64) -> None:
        """Add the rewards of the card to the bag; they are compulsory (ruling R13)."""
        card: i64 = action - state.rules.take_start
        state.starts &= ~bit(card)
        events.start(state, self.seat, card)
        owe_all(state, state.rules.starts.rewards[card], DUE)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-start")


class QuestionCard(Effect):
    """Take one of the ? cards (p. 22)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision, or lapse if no card can be carried out completely (ruling R11)."""
        consume_one(state, place)
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, seat, card):
                state.stack.append(CHOOSE_CARD[seat])
                return
        events.lapsed(state, seat, CARD)


class ChooseCard(Decision[State]):
    """Choose one of the ? cards (p. 22)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every card that can be carried out completely (ruling R11)."""
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, self.seat, card):
                options.add(state.rules.card + card)

    def choose(self, state: State, action: i64) -> None:
        """Add its rewards to the bag, compulsory (ruling R11); the card leaves the game."""
        card: i64 = action - state.rules.card
        state.cards &= ~bit(card)
        state.roubles += state.rules.card_roubles[card]
        events.card(state, self.seat, card)
        owe_all(state, state.rules.cards.rewards[card], DUE)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-card")


class Again(Effect):
    """The fourth action of the four-actions card: repeat one of the other three (p. 23)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer the possible repetitions, unless a compulsory effect of these kinds is still owed (rulings R11, R43)."""
        kinds = state.rules.again_kinds
        for entry in state.owed:
            if entry & DUE and entry // KIND_UNIT in kinds:
                return
        room = feasible.rooms(state, seat)
        for place in range(len(kinds)):
            if feasible.can_do(state, seat, kinds[place], 1, room):
                options.add(state.rules.again + place)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Add the repeated action to the bag, compulsory."""
        consume_one(state, place_of(state, AGAIN))
        owe(state, reward_of(state.rules.again_kinds[action - state.rules.again], 1) | DUE)


class Bonus(Effect):
    """An End Bonus card, or points instead (p. 23)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to look through the pile of End Bonus cards, if there are any, or points instead."""
        if state.pile != 0:
            options.add(state.rules.bonus_look)
        options.add(state.rules.bonus_points)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Look through the pile, or score points instead of taking a card."""
        consume_one(state, place_of(state, BONUS))
        if action == state.rules.bonus_points:
            score_effect(state, seat, state.rules.start.bonus_points)
            return
        state.players[seat].looked = len(state.takes)
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
        """Take the card, hidden from the others, or score points."""
        if action == state.rules.bonus_points:
            score_effect(state, self.seat, state.rules.start.bonus_points)
            return
        card: i64 = action - state.rules.take_bonus
        state.pile &= ~bit(card)
        state.takes.append(card * 8 + self.seat)
        # The player knows the pile without the taken card.
        state.players[self.seat].looked = len(state.takes)
        events.bonus_card(state, self.seat, card)

    def audience(self) -> int:
        """Return the seat: only its owner knows the card before the game is over."""
        return int(self.seat)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-bonus")


# Frames are immutable, so all games share these instances, indexed by seat.
CHOOSE_CARD: Final = [ChooseCard(0), ChooseCard(1), ChooseCard(2), ChooseCard(3)]
