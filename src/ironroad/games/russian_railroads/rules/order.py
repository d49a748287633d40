"""Turn order: claims, reorganization, relocation (p. 14, p. 15)."""

from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import NOBODY, SEAT_BITS, State


def can_claim(state: State, seat: i64, space: Space) -> bool:
    """Not under the own position, unless the seat count allows it, and not both spaces (p. 14, p. 21)."""
    if state.seat_at(space.claim - 1) == seat and not state.rules.start.own_position:
        return False
    for other in state.rules.spaces.claims:
        if state.own_on(seat, other) > 0:
            return False
    return True


def claimant(state: State, space: i64) -> i64:
    """Return the seat whose worker stands on a turn-order space, or ``NOBODY``."""
    for seat in range(state.rules.seats):
        if state.own_on(seat, space) > 0:
            return seat
    return NOBODY


class ReorganizeOrder(Step[State]):
    """Claimed positions are filled first, the others keep their order in what is left (p. 15)."""

    def run(self, state: State) -> None:
        """Rebuild the order; it stays if the first player alone claims a later position."""
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
        state.order = 0
        for place in range(seats):
            seat = places[place] if places[place] != NOBODY else rest.pop(0)
            state.order |= seat << (place * SEAT_BITS)
        events.order(state)
