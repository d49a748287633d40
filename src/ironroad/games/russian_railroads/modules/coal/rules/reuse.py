"""Factory 3 with a boilerman: use several different spaces again (rule CO-13, ruling R31)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import COUNT_MASK
from ironroad.games.russian_railroads.modules.coal.components import REUSE_OTHERS
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, owe_all


class ReuseOthers(Effect):
    """Use the actions of several different spaces again."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision about the first space, or lapse if none qualifies at this moment (ruling R42)."""
        count: i64 = state.owed[place] & COUNT_MASK
        del state.owed[place]
        if feasible.has_target(state, seat, False, feasible.rooms(state, seat)):
            state.stack.append(ReuseOther(seat, 0, count))
        else:
            events.lapsed(state, seat, REUSE_OTHERS)


class ReuseOther(Decision[State]):
    """Choose the next of several different spaces whose actions are used again (rule CO-13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "chosen", "left")

    def __init__(self, seat: i64, chosen: i64, left: i64) -> None:
        super().__init__(seat)
        self.chosen: Final[i64] = chosen
        """The spaces chosen before, as a bit mask."""
        self.left: Final[i64] = left

    def options(self, state: State, options: Options) -> None:
        """Other spaces with exactly one worker of the player; declining."""
        room = feasible.rooms(state, self.seat)
        for space in state.rules.spaces.all:
            if not self.chosen & bit(space.index):
                if feasible.can_reuse(state, self.seat, space, False, room):
                    options.add(state.rules.reuse + space.index)
        options.add(state.rules.decline)

    def choose(self, state: State, action: i64) -> None:
        """Add the rewards of the space to the bag; the next space is chosen before they are used."""
        if action == state.rules.decline:
            events.lapsed(state, self.seat, REUSE_OTHERS)
            return
        space = state.rules.spaces.all[action - state.rules.reuse]
        events.reused(state, self.seat, space)
        owe_all(state, space.rewards, 0)
        if self.left > 1:
            chosen: i64 = self.chosen | bit(space.index)
            state.stack.append(ReuseOther(self.seat, chosen, self.left - 1))

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        return Message("rr-ask-reuse")
