"""Placing factories in the gaps of the industry track (p. 10)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.state import State, tile


def first_gap(state: State, seat: i64) -> i64:
    """Return the left-most gap without a factory, or -1 if all are filled."""
    player = state.players[seat]
    for gap in range(state.rules.lane.gaps):
        if player.factory(gap) == 0:
            return gap
    return -1


def put_factory(state: State, seat: i64, number: i64, gap: i64) -> None:
    """Put a factory into a gap; the one it replaces goes face up, or leaves the game if an expansion says so (p. 10)."""
    player = state.players[seat]
    old: i64 = player.factory(gap)
    if old > 0:
        leaves = False
        for expansion in state.rules.in_play:
            if expansion.on_factory_replaced(state, seat, gap, old):
                leaves = True
        if not leaves:
            state.face_up += tile(old)
    player.put_factory(gap, number)
    events.built_factory(state, seat, number, gap)
