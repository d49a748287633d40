"""Invariants of the German boards."""

from ironroad.core.bits import members_of
from ironroad.core.engine import Frame
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.rules.layout import ChooseBranch, ChooseTile
from ironroad.games.russian_railroads.modules.german.state import german_board, german_table
from ironroad.games.russian_railroads.state import NOBODY, State


def check_board(state: State, seat: int) -> None:
    """Raise ``BrokenInvariant`` for an impossible state of a player's board.

    Only owned income markers are used; a branch or tile is laid exactly where black has entered, except for the one
    that is being chosen.
    """
    board = german_board(state, seat)
    require(board.incomes_used & ~board.incomes == 0, "income markers")
    layout = german(state.rules).layout
    chosen = [_chosen(frame) for frame in state.stack if getattr(frame, "seat", NOBODY) == seat]
    places = [
        (TILE + area, layout.area_railroad[area], layout.area_first[area])
        for area in range(len(layout.areas))
    ]
    fork = (BRANCH, int(layout.fork_railroad), int(layout.fork_space))
    places += [fork] if layout.branches else []
    for place, railroad, first in places:
        entered = state.players[seat].track(railroad, BLACK) >= first
        laid = board.laid(place) > 0
        require(laid == entered or (entered and place in chosen), "tiles")


def _chosen(frame: Frame) -> int:
    """Return the layout place that a frame asks about, or -1."""
    if isinstance(frame, ChooseTile):
        return TILE + int(frame.area)
    return BRANCH if isinstance(frame, ChooseBranch) else -1


def check_table(state: State) -> None:
    """Raise ``BrokenInvariant`` unless every tile and income marker exists exactly once."""
    things = german(state.rules)
    tiles = members_of(german_table(state).tiles)
    incomes = members_of(german_table(state).incomes)
    for seat in range(state.rules.seats):
        board = german_board(state, seat)
        laid = [int(board.laid(TILE + area)) for area in range(len(things.layout.areas))]
        tiles += [tile - 1 for tile in laid if tile > 0]
        incomes += members_of(board.incomes)
    require(sorted(tiles) == list(range(len(things.layout.tiles))), "tiles")
    require(sorted(incomes) == list(range(things.incomes.count)), "income markers")
