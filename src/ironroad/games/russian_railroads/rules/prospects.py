"""What may be used before the main action: only what can still lead to one (rules GR-9 and CO-8, ruling R23)."""

from typing import Any, Final

from ironroad.core.engine import CHANCE, Decision, Options, Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rules import free, occupying
from ironroad.games.russian_railroads.state import ANNEX, BLOCK, SCORE, State


def offer_before(state: State, seat: i64, room: list[int], acts: bool, options: Options) -> None:
    """Offer income markers, foundries, coal and coin spaces before the main action.

    ``acts`` says that a main action is possible now. If none is, they are offered as far as they make one possible.
    """
    candidates = Options()
    if acts:
        # What can be given up leaves an action possible that is possible now.
        for thing in state.rules.beside:
            thing.offer(state, seat, room, options if thing.can_give_up else candidates)
    else:
        free.offer_after(state, seat, candidates)
    if candidates.count == 0:
        return
    search = Search(seat)
    for place in range(candidates.count):
        action: i64 = candidates.at(place)
        if search.leads_on(state, action):
            options.add(action)


class Search:
    """Looks for a main action behind what may be used before it; every position is tried once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self._tried: Final[set[Any]] = set()

    def leads_on(self, state: State, action: i64) -> bool:
        """Whether a main action can follow when this is used, perhaps after more of the same kind."""
        after = state.clone()
        after.stack.clear()
        free.use(after, self.seat, action)
        return self._leads(after)

    def _leads(self, state: State) -> bool:
        """Try all answers to what is asked, then everything that may be used next; chance may help."""
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
                return self._is_new(state, frame) and self._answers_lead(state, frame, options)
        options.clear()
        occupying.offer_spaces(state, self.seat, options)
        if options.count > 0:
            return True
        free.offer_after(state, self.seat, options)
        for place in range(options.count):
            if self.leads_on(state, options.at(place)):
                return True
        return False

    def _matters(self, frame: Decision[State]) -> bool:
        """What others choose in a payout does not help this player, nor does a secret card."""
        return (frame.seat == self.seat or frame.seat == CHANCE) and not frame.reveals

    def _is_new(self, state: State, frame: Decision[State]) -> bool:
        """Whether this question was not met before, with all that matters for a main action the same."""
        first, annex = self.seat * BLOCK, self.seat * ANNEX
        numbers = [state.piles, state.face_up, state.roubles, state.temporary, state.cards]
        own = state.players[first : first + SCORE] + state.annexes[annex : annex + ANNEX]
        lists = [own, numbers, sorted(state.owed), state.common, state.spaces, state.aside]
        key = (frame, tuple(state.stack), tuple([tuple(values) for values in lists]))
        if key in self._tried:
            return False
        self._tried.add(key)
        return True

    def _answers_lead(self, state: State, frame: Decision[State], options: Options) -> bool:
        for place in range(options.count):
            after = state.clone()
            frame.choose(after, options.at(place))
            if self._leads(after):
                return True
        return False
