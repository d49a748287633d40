"""The action spaces and engineers that a player can occupy now (p. 5, p. 13, p. 14)."""

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rooms import NO_ROOM, Rooms
from ironroad.games.russian_railroads.rules import feasible, order, workers
from ironroad.games.russian_railroads.spaces import payment
from ironroad.games.russian_railroads.state import State


def offer_spaces(state: State, seat: i64, options: Options) -> Rooms:
    """Append the spaces and engineers that are unoccupied, affordable and usable; return the result of ``rooms``.

    There is no room if the player has no pieces.
    """
    rules = state.rules
    player = state.players[seat]
    roubles: i64 = player.roubles
    pieces: i64 = player.pieces()
    if pieces == 0:
        return NO_ROOM
    room = feasible.rooms(state, seat)
    payable = rules.spaces.payable_last if state.is_last_round() else rules.spaces.payable
    pieces_on = state.spaces
    for space in payable[payment(pieces, roubles)]:
        if space.unlimited or pieces_on[space.index] == 0:
            if space.claim > 0:
                if order.can_claim(state, seat, space):
                    if workers.can_claim_by_exchange(state, seat):
                        options.add(rules.place + space.index)
            elif room.fits(space.steps_needed, space.others_needed) or (
                space.searched and feasible.can_use(state, seat, space, room)
            ):
                options.add(rules.place + space.index)
    offer_engineers(state, seat, room, pieces, roubles, options)
    return room


def offer_engineers(
    state: State, seat: i64, room: Rooms, pieces: i64, roubles: i64, options: Options
) -> None:
    """Append the public engineers that can be used completely and own ones that can be used in part (p. 13, ruling R5)."""
    rules = state.rules
    own: i64 = state.players[seat].engineers
    public: i64 = 0
    row: i64 = state.row
    for _place in range(rules.start.engineers_public):
        row >>= NUMBER_BITS
        public |= bit(row & MOST_NUMBER)
    left: i64 = (own | public) >> 1
    index: i64 = rules.spaces.board
    while left != 0:
        if left & 1 and state.spaces[index] == 0:
            space = rules.spaces.all[index]
            if space.is_paid_by(pieces, roubles):
                if own & bit(space.engineer):
                    if feasible.can_use_in_part(state, seat, space, room):
                        options.add(rules.place + index)
                elif feasible.can_use(state, seat, space, room):
                    options.add(rules.place + index)
        left >>= 1
        index += 1
