"""What may be done before or after the main action: income markers, foundries, coal, coin spaces.

Never while passing or after it, while a turn-order worker moves on, or in a scoring (ruling R23); coin spaces may be paid
after that worker's action (ruling R47).
"""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import State


def offer_after(state: State, seat: i64, options: Options) -> None:
    """Offer everything that can be used after the main action."""
    beside = state.rules.beside
    room: list[int] = []
    for thing in beside:
        if thing.needs_room(state, seat):
            room = feasible.rooms(state, seat)
            break
    for thing in beside:
        thing.offer(state, seat, room, options)


def use(state: State, seat: i64, action: i64) -> None:
    """Use something beside the main action and take what it gives."""
    rules = state.rules
    thing = rules.beside[rules.beside_of[action - rules.first_beside]]
    thing.use(state, seat, action - thing.first)
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


# One of each serves all games.
AFTER_ACTION: Final = [AfterAction(0), AfterAction(1), AfterAction(2), AfterAction(3)]
FINISH_TURN: Final = [FinishTurn(0), FinishTurn(1), FinishTurn(2), FinishTurn(3)]
