"""Invariants of the Coal module."""

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.modules.coal.state import coal_board, coal_table
from ironroad.games.russian_railroads.state import State


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` for a boilerman without locomotive or factory, or a negative amount of coal."""
    player = state.players[seat]
    board = coal_board(state, seat)
    for slot in members_of(board.boiled_slots):
        require(player.locomotive(slot) > 0, "boilerman")
    for gap in members_of(board.boiled_gaps):
        require(player.factory(gap) > 0, "boilerman")
    require(board.coal >= 0, "coal")


def check_table(state: State) -> None:
    """Raise ``BrokenInvariant`` for a foundry in two places or a stack larger than the number of unseen foundries."""
    table = coal_table(state)
    unseen = members_of(table.unseen)
    foundries = members_of(table.shown) + unseen
    for seat in range(state.rules.seats):
        foundries += members_of(coal_board(state, seat).foundries)
    require(len(set(foundries)) == len(foundries), "foundries")
    require(0 <= table.stack <= len(unseen), "foundries")
