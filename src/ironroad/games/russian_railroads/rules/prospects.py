"""Which side actions may be used before the main action: those after which one is possible (rules GR-9, CO-8, ruling R23)."""

from typing import Any, Final

from ironroad.core.engine import CHANCE, Decision, Options, Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads.part import Part
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import occupying, side_actions
from ironroad.games.russian_railroads.state import State


def offer_before(state: State, seat: i64, room: Rooms, acts: bool, options: Options) -> None:
    """Append the income markers, foundries, coal and coin spaces that may be used before the main action.

    ``acts``: a main action is possible now. If not, only those are offered that can make one possible.
    """
    groups = state.rules.side_actions
    if acts:
        # Optional effects cannot prevent the main action that is possible now, so no search is needed.
        for group in groups:
            if group.can_give_up:
                group.offer(state, seat, room, options)
    searched: i64 = options.count
    if acts:
        for group in groups:
            if not group.can_give_up:
                group.offer(state, seat, room, options)
        if options.count > searched and keeps_claim(state, seat, options):
            return
    else:
        side_actions.offer_after(state, seat, options)
    if options.count > searched:
        keep_leading(state, seat, options, searched)


def keeps_claim(state: State, seat: i64, options: Options) -> bool:
    """Whether a turn-order space is among the main actions that own workers pay for: no side action takes these away."""
    rules = state.rules
    workers: i64 = state.players[seat].workers
    for place in range(options.count):
        action: i64 = options.at(place)
        if rules.place <= action < rules.pass_turn:
            space = rules.spaces.all[action - rules.place]
            if space.claim > 0 and space.roubles == 0 and space.workers <= workers:
                return True
    return False


def keep_leading(state: State, seat: i64, options: Options, first: i64) -> None:
    """Remove the side actions from this place on that leave no main action possible."""
    actions = options.items[first:]
    options.shorten(first)
    search = Search(seat)
    for action in actions:
        if search.leads_to_action(state, action):
            options.add(action)


class Search:
    """Depth-first search for a main action that side actions leave possible; visits each position once.

    Only the first decision is not remembered: most searches end there, and it seldom comes back.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self._has_begun = False
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
                frame.choose(state, options.at(options.count - 1))
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
        if not self._has_begun:
            self._has_begun = True
            return True
        key = (
            frame,
            tuple(state.stack.frames()),
            tuple(state.players[self.seat].without_points()),
            (state.piles, state.face_up, state.roubles, state.temporary, state.cards),
            tuple(sorted(state.owed)),
            tuple(state.spaces),
            tuple(state.aside),
            *self._parts(state),
        )
        if key in self._tried:
            return False
        self._tried.add(key)
        return True

    def _parts(self, state: State) -> list[Part]:
        """Return the parts of the table and of this player."""
        each: i64 = 1 + state.rules.seats
        parts: list[Part] = []
        for first in range(0, len(state.parts), each):
            parts.append(state.parts[first])
            parts.append(state.parts[first + 1 + self.seat])
        return parts

    def _finds_action_after(self, state: State, frame: Decision[State], options: Options) -> bool:
        last: i64 = options.count - 1
        for place in range(last):
            after = state.clone()
            frame.choose(after, options.at(place))
            if self._finds_action(after):
                return True
        frame.choose(state, options.at(last))  # Nothing else is tried from here.
        return self._finds_action(state)
