"""What may be done before or after the main action: income markers, foundries, coal, coin spaces.

Never while passing or after it, while a turn-order worker moves on, or in a scoring (ruling R23); coin spaces may be paid
after that worker's action (ruling R47).
"""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rules import boulders, feasible, foundries, incomes
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import State


def offer(state: State, seat: i64, room: list[int], options: Options) -> None:
    """Offer everything that can be used beside the main action; ``room`` is what ``rooms`` says."""
    offer_owned(state, seat, room, options)
    offer_paid(state, seat, room, options)


def offer_owned(state: State, seat: i64, room: list[int], options: Options) -> None:
    """Offer own income markers and foundries."""
    incomes.offer_use(state, seat, room, options)
    foundries.offer_use(state, seat, room, options)


def offer_paid(state: State, seat: i64, room: list[int], options: Options) -> None:
    """Offer the spaces that are paid with coal or roubles."""
    foundries.offer_spaces(state, seat, room, options)
    boulders.offer_buying(state, seat, options)


def offer_after(state: State, seat: i64, options: Options) -> None:
    """Offer everything that can be used after the main action."""
    if incomes.has_ready(state, seat) or foundries.has_coal(state, seat):
        offer(state, seat, feasible.rooms(state, seat), options)
    else:
        boulders.offer_buying(state, seat, options)


def use(state: State, seat: i64, action: i64) -> None:
    """Use something beside the main action and take what it gives."""
    rules = state.rules
    if action < rules.further.use_foundry:
        incomes.use(state, seat, action - rules.further.use_income)
    elif action < rules.use_space:
        foundries.use(state, seat, action - rules.further.use_foundry)
    elif action < rules.buy:
        foundries.use_space(state, seat, rules.spaces.for_coal[action - rules.use_space])
    else:
        boulders.buy(state, seat, action - rules.buy)
    state.stack.append(SETTLE[seat])


class AfterAction(Step[State]):
    """The main action is done."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Ask, if there is anything to use."""
        options = Options()
        offer_after(state, self.seat, options)
        if options.count > 0:
            state.stack.append(FINISH_TURN[self.seat])


class FinishTurn(Decision[State]):
    """Use something after the main action, or end the turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Everything that can be used, and the end."""
        offer_after(state, self.seat, options)
        options.add(state.rules.finish)

    def choose(self, state: State, action: i64) -> None:
        """Use it and ask again."""
        if action != state.rules.finish:
            state.stack.append(AFTER_ACTION[self.seat])
            use(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask what is used."""
        return Message("rr-ask-finish")


class AfterRelocation(Step[State]):
    """The worker of a turn-order space has moved on; only coin spaces may still be paid (ruling R47)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Ask, if there is a coin space to pay for."""
        options = Options()
        boulders.offer_buying(state, self.seat, options)
        if options.count > 0:
            state.stack.append(PAY_COIN[self.seat])


class PayCoin(Decision[State]):
    """Pay for a coin space before the scoring, or leave it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """The coin spaces whose condition is met, and the end."""
        boulders.offer_buying(state, self.seat, options)
        options.add(state.rules.finish)

    def choose(self, state: State, action: i64) -> None:
        """Pay and ask again."""
        if action != state.rules.finish:
            state.stack.append(AFTER_RELOCATION[self.seat])
            use(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask what is paid for."""
        return Message("rr-ask-coin")


# One of each serves all games.
AFTER_ACTION: Final = [AfterAction(0), AfterAction(1), AfterAction(2), AfterAction(3)]
FINISH_TURN: Final = [FinishTurn(0), FinishTurn(1), FinishTurn(2), FinishTurn(3)]
AFTER_RELOCATION: Final = [AfterRelocation(seat) for seat in range(4)]
PAY_COIN: Final = [PayCoin(seat) for seat in range(4)]
