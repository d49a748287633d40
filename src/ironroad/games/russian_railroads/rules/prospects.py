"""Which side actions may be used before the main action: those after which one is possible (rules GR-9, CO-8, ruling R23)."""

from typing import Any, Final

from ironroad.core.engine import CHANCE, Decision, Options, Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import occupying, side_actions
from ironroad.games.russian_railroads.state import State


def offer_before(state: State, seat: i64, room: Rooms, acts: bool, options: Options) -> None:
    """Append the income markers, foundries, coal and coin spaces that may be used before the main action.

    ``acts``: a main action is possible now. If not, only those are offered that can make one possible.
    """
    candidates = Options()
    if acts:
        # Optional effects cannot prevent the main action that is possible now, so no search is needed.
        for group in state.rules.side_actions:
            group.offer(state, seat, room, options if group.can_give_up else candidates)
    else:
        side_actions.offer_after(state, seat, candidates)
    if candidates.count == 0:
        return
    search = Search(seat)
    for place in range(candidates.count):
        action: i64 = candidates.at(place)
        if search.leads_to_action(state, action):
            options.add(action)


class Search:
    """Depth-first search for a main action that side actions leave possible; visits each position once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self._tried: Final[set[Any]] = set()

    def leads_to_action(self, state: State, action: i64) -> bool:
        """Whether a main action is possible after this side action, or after further ones."""
        after = state.clone()
        after.stack.clear()
        side_actions.use(after, self.seat, action)
        return self._finds_action(after)

    def _finds_action(self, state: State) -> bool:
        """Try all answers to the pending decisions, chance included, then all further side actions."""
        stack = state.stack
        options = Options()
        while stack:
            frame = stack.pop()
            if isinstance(frame, Step):
                frame.run(state)
                continue
            assert isinstance(frame, Decision)
            options.clear()
            frame.options(state, options)
            if options.count == 1 or not self._matters(frame):
                frame.choose(state, options.items[-1])
            else:
                return self._is_new(state, frame) and self._finds_action_after(
                    state, frame, options
                )
        options.clear()
        occupying.offer_spaces(state, self.seat, options)
        if options.count > 0:
            return True
        side_actions.offer_after(state, self.seat, options)
        for place in range(options.count):
            if self.leads_to_action(state, options.at(place)):
                return True
        return False

    def _matters(self, frame: Decision[State]) -> bool:
        """Whether the answers of a decision must be tried: not those of other seats, nor the choice of a hidden card."""
        return (frame.seat == self.seat or frame.seat == CHANCE) and not frame.reveals

    def _is_new(self, state: State, frame: Decision[State]) -> bool:
        """Whether this decision was not visited before with the same values of all that affects the main action."""
        numbers = [state.piles, state.face_up, state.roubles, state.temporary, state.cards]
        own = state.players[self.seat].without_points()
        lists = [own, numbers, sorted(state.owed), state.spaces, state.aside]
        kept = [part.fields() for part in state.parts]
        key = (frame, tuple(state.stack), tuple([tuple(values) for values in lists]), tuple(kept))
        if key in self._tried:
            return False
        self._tried.add(key)
        return True

    def _finds_action_after(self, state: State, frame: Decision[State], options: Options) -> bool:
        for place in range(options.count):
            after = state.clone()
            frame.choose(after, options.at(place))
            if self._finds_action(after):
                return True
        return False
