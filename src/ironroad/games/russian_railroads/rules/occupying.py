"""Which action spaces and engineers a player can occupy now (p. 5, p. 13, p. 14)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rules import feasible, order, workers
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    BLOCK,
    ENGINEERS,
    ROUBLES,
    WORKERS,
    State,
)
from ironroad.games.russian_railroads.state import TEMPORARY as TEMPORARY_HELD


def offer_spaces(state: State, seat: i64, options: Options) -> list[int]:
    """Offer spaces and engineers that are free, can be paid and can be used; return what ``rooms`` says."""
    rules = state.rules
    first: i64 = seat * BLOCK
    roubles: i64 = state.players[first + ROUBLES]
    # A rouble may stand for a worker, never the reverse (p. 13).
    pieces: i64 = roubles + state.players[first + WORKERS]
    pieces += state.players[first + TEMPORARY_HELD] + state.players[first + BLACK_READY]
    if pieces == 0:
        return []
    room = feasible.rooms(state, seat)
    for space in rules.spaces.open_last if state.is_last_round() else rules.spaces.open:
        if space.roubles <= roubles and space.workers + space.roubles <= pieces:
            if state.spaces[space.index] == 0 or space.unlimited:
                if space.claim > 0:
                    if order.can_claim(state, seat, space):
                        if workers.can_claim_by_exchange(state, seat):
                            options.add(rules.place + space.index)
                elif (space.room >= 0 and room[space.room] >= space.count) or (
                    space.searched and feasible.can_use(state, seat, space, room)
                ):
                    options.add(rules.place + space.index)
    offer_engineers(state, seat, room, pieces, roubles, options)
    return room


def offer_engineers(
    state: State, seat: i64, room: list[int], pieces: i64, roubles: i64, options: Options
) -> None:
    """Offer public engineers that can be used in full and own ones that can be used in part (p. 13)."""
    rules = state.rules
    own: i64 = state.players[seat * BLOCK + ENGINEERS]
    public: i64 = 0
    for place in range(1, rules.start.engineers_public + 1):
        public |= bit(state.engineer_at(place))
    left: i64 = (own | public) >> 1
    index: i64 = rules.spaces.board
    while left != 0:
        if left & 1 and state.spaces[index] == 0:
            space = rules.spaces.all[index]
            if space.roubles <= roubles and space.workers + space.roubles <= pieces:
                if own & bit(space.engineer):
                    if feasible.can_start(state, seat, space.rewards, room):
                        options.add(rules.place + index)
                elif feasible.can_use(state, seat, space, room):
                    options.add(rules.place + index)
        left >>= 1
        index += 1
