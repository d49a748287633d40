"""Factories in the industry track: gaps and replacing (p. 10)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.state import BLOCK, FACTORY, State, tile


def first_gap(state: State, seat: i64) -> i64:
    """Return the left-most gap without a factory, or -1 when all are filled."""
    first: i64 = seat * BLOCK + FACTORY
    for gap in range(state.rules.lane.gaps):
        if state.players[first + gap] == 0:
            return gap
    return -1


def put_factory(state: State, seat: i64, number: i64, gap: i64) -> None:
    """Put a factory into a gap; what stood there goes face up."""
    place: i64 = seat * BLOCK + FACTORY + gap
    old: i64 = state.players[place]
    if old > 0:
        leaves = False
        for expansion in state.rules.in_play:
            if expansion.loses_factory(state, seat, gap, old):
                leaves = True
        if not leaves:
            state.face_up += tile(old)
    state.players[place] = number
    events.built_factory(state, seat, number, gap)
