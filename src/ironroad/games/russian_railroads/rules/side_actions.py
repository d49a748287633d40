"""Side actions, before or after the main action: income markers, foundries, coal, coin spaces.

Not when passing or after it, during relocation, or in a scoring (rules GR-10 and CO-7); only coin spaces may be paid
after the action of a relocated worker (ruling R47).
"""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rooms import NO_ROOM
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import State


def offer_after(state: State, seat: i64, options: Options) -> None:
    """Append every group that can be used after the main action."""
    groups = state.rules.side_actions
    room = NO_ROOM
    for group in groups:
        if group.needs_room(state, seat):
            room = feasible.rooms(state, seat)
            break
    for group in groups:
        group.offer(state, seat, room, options)


def use(state: State, seat: i64, action: i64) -> None:
    """Carry out a side action, then process the bag."""
    rules = state.rules
    group = rules.side_actions[rules.side_action_group[action - rules.first_side_action]]
    group.use(state, seat, action - group.first)
    state.stack.append(SETTLE[seat])


class AfterAction(Step[State]):
    """The main action is finished."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Push the decision if any group can be used."""
        self._asks(state, Options())

    # As for all steps: a frame meets states of its own title only.
    def proceed(self, state: State, options: Options) -> bool:  # type: ignore[override]
        """Ask at once: what can be used need not be listed again for the decision."""
        state.stack.drop()
        options.clear()
        if not self._asks(state, options):
            return False
        options.add(state.rules.finish)
        return True

    def _asks(self, state: State, options: Options) -> bool:
        """Push the decision if any group can be used, all of which are appended; return whether it was pushed."""
        offer_after(state, self.seat, options)
        if options.count == 0:
            return False
        state.stack.append(FINISH_TURN[self.seat])
        return True


class FinishTurn(Decision[State]):
    """Use something after the main action, or end the turn."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every group that can be used, and ending the turn."""
        offer_after(state, self.seat, options)
        options.add(state.rules.finish)

    def choose(self, state: State, action: i64) -> None:
        """Carry out the action and ask again, or end the turn."""
        if action != state.rules.finish:
            state.stack.append(AFTER_ACTION[self.seat])
            use(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask what to use."""
        return Message("rr-ask-finish")


# Frames are immutable, so all games share these instances, indexed by seat.
AFTER_ACTION: Final = [AfterAction(0), AfterAction(1), AfterAction(2), AfterAction(3)]
FINISH_TURN: Final = [FinishTurn(0), FinishTurn(1), FinishTurn(2), FinishTurn(3)]
