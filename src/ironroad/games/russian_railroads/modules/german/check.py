"""Conservation on the German boards."""

from ironroad.core.bits import members_of
from ironroad.core.engine import Frame
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.layout import ChooseBranch, ChooseTile
from ironroad.games.russian_railroads.modules.german.state import (
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    LAID,
    TILES_LEFT,
)
from ironroad.games.russian_railroads.state import NOBODY, State, track_place


def check_board(state: State, seat: int) -> None:
    """Only own markers are used; tiles and a branch lie exactly where black has come, but for the one being chosen."""
    used = state.annex(seat, INCOMES_USED)
    require(used & ~state.annex(seat, INCOMES) == 0, "income markers")
    layout = german(state.rules).layout
    chosen = [_chosen(frame) for frame in state.stack if getattr(frame, "seat", NOBODY) == seat]
    places = [
        (TILE + area, layout.area_railroad[area], layout.area_first[area])
        for area in range(len(layout.areas))
    ]
    fork = (BRANCH, int(layout.fork_railroad), int(layout.fork_space))
    places += [fork] if layout.branches else []
    for place, railroad, first in places:
        entered = state.players[track_place(seat, railroad, BLACK)] >= first
        laid = state.annex(seat, LAID + place) > 0
        require(laid == entered or (entered and place in chosen), "tiles")


def _chosen(frame: Frame) -> int:
    """Return the place in the layout about which a frame asks, or -1."""
    if isinstance(frame, ChooseTile):
        return TILE + int(frame.area)
    return BRANCH if isinstance(frame, ChooseBranch) else -1


def check_table(state: State) -> None:
    """Tiles and income markers are somewhere once."""
    things = german(state.rules)
    tiles = members_of(state.common[TILES_LEFT])
    incomes = members_of(state.common[INCOMES_LEFT])
    for seat in range(state.rules.seats):
        areas = range(len(things.layout.areas))
        laid = [int(state.annex(seat, LAID + TILE + area)) for area in areas]
        tiles += [tile - 1 for tile in laid if tile > 0]
        incomes += members_of(state.annex(seat, INCOMES))
    require(sorted(tiles) == list(range(len(things.layout.tiles))), "tiles")
    require(sorted(incomes) == list(range(things.incomes.count)), "income markers")
