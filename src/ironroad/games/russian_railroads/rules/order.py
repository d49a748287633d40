"""Turn order: claiming a position, the new order (p. 14, p. 15)."""

from ironroad.core.bits import row_of
from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import NOBODY, State


def can_claim(state: State, seat: i64, space: Space) -> bool:
    """Whether a player may claim a position: not their own, unless the seat count allows it, and not two (p. 14, p. 21)."""
    if state.seat_at(space.claim - 1) == seat and not state.rules.start.own_position:
        return False
    for other in state.rules.spaces.claims:
        if state.own_on(seat, other) > 0:
            return False
    return True


def claimant(state: State, space: i64) -> i64:
    """Return the seat whose worker is on a turn-order space, or ``NOBODY``."""
    for seat in range(state.rules.seats):
        if state.own_on(seat, space) > 0:
            return seat
    return NOBODY


class ReorganizeOrder(Step[State]):
    """Fill the claimed positions; the other players keep their order in the remaining ones (p. 15)."""

    def run(self, state: State) -> None:
        """Set the new order; it stays the same if only the first player claims, and a later position."""
        seats = state.rules.seats
        places = [NOBODY] * seats
        claimed = [False] * seats
        for space in state.rules.spaces.claims:
            seat = claimant(state, space)
            if seat != NOBODY:
                places[state.rules.spaces.all[space].claim - 1] = seat
                claimed[seat] = True
        if places[0] == NOBODY and claimed[state.seat_at(0)]:
            return
        rest = [seat for seat in state.seats_in_order() if not claimed[seat]]
        state.order = row_of([seat if seat != NOBODY else rest.pop(0) for seat in places])
        events.order(state)
