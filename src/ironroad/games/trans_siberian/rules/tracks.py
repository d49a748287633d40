"""Moves of markers and cubes that several chapters share (p. 2, p. 6)."""

from ironroad.core.native import i64
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.state import State


def advance_timing(state: State) -> None:
    """Move the timing marker down one space."""
    state.timing += 1
    events.timing(state)


def advance_nationalization(state: State, spaces: i64) -> None:
    """Move the nationalization marker; it stays on its last space (ruling R6)."""
    last: i64 = len(state.rules.tracks.nationalization) - 1
    space: i64 = min(state.nationalization + spaces, last)
    if space != state.nationalization:
        state.nationalization = space
        events.nationalization(state)


def raise_stock(state: State, railroad: i64, spaces: i64) -> None:
    """Move a stock cube forward; it stays on the last space (p. 11)."""
    space: i64 = min(state.stock[railroad] + spaces, state.rules.tracks.stock_last)
    if space != state.stock[railroad]:
        state.stock[railroad] = space
        events.stock(state, railroad)


def lower_stock(state: State, railroad: i64) -> None:
    """Move a stock cube back one space; it stays on the first space (p. 11)."""
    if state.stock[railroad] > 0:
        state.stock[railroad] -= 1
        events.stock(state, railroad)


def place_cube(state: State, railroad: i64, link: i64) -> i64:
    """Build a link: cube, network, income. Return the black income spaces reached or passed (p. 6)."""
    board = state.rules.map
    track = state.rules.tracks
    state.unshare()
    state.owner[link] = railroad
    state.cubes[railroad] -= 1
    state.network[railroad] |= board.mask[link]
    before: i64 = state.income[railroad]
    after: i64 = min(before + board.income[link], track.income_last)  # ruling R4
    state.income[railroad] = after
    events.built(state, railroad, link, after - before)
    return track.black_up_to[after] - track.black_up_to[before]
