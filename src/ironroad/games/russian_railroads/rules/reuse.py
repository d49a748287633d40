"""Using an action space again: factory 3 and engineer 12 (p. 24, ruling R6)."""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import DUE, REUSE
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, consume_one, owe_all


class Reuse(Effect):
    """Use the action of a space again."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision, or lapse if no space qualifies at this moment (ruling R42)."""
        full = state.owed[place] & DUE != 0
        consume_one(state, place)
        if feasible.has_target(state, seat, full, feasible.rooms(state, seat)):
            state.stack.append(ChooseReuse(seat, 1 if full else 0))
        else:
            events.lapsed(state, seat, REUSE)

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether some space can be used again in full."""
        return feasible.has_target(state, seat, True, room)


class ChooseReuse(Decision[State]):
    """Choose the space whose action is used again (p. 24, ruling R6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "full")

    def __init__(self, seat: i64, full: i64) -> None:
        super().__init__(seat)
        self.full: Final[i64] = full
        """1 if it is compulsory and must be possible completely: a public engineer; 0 for a factory or own engineer."""

    def options(self, state: State, options: Options) -> None:
        """Spaces with exactly one worker of the player; declining, unless it is compulsory."""
        room = feasible.rooms(state, self.seat)
        for space in state.rules.spaces.all:
            if feasible.can_reuse(state, self.seat, space, self.full == 1, room):
                options.add(state.rules.reuse + space.index)
        if self.full == 0:
            options.add(state.rules.decline)

    def choose(self, state: State, action: i64) -> None:
        """Add the rewards of the space to the bag, without payment."""
        if action == state.rules.decline:
            events.lapsed(state, self.seat, REUSE)
            return
        space = state.rules.spaces.all[action - state.rules.reuse]
        events.reused(state, self.seat, space)
        owe_all(state, space.rewards, DUE if self.full == 1 else 0)

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        return Message("rr-ask-reuse")
