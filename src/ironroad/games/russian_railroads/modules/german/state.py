"""The state of the German boards, per player and for the table."""

from typing import ClassVar, Final, final

from ironroad.core.bits import bit, number_at, with_number
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.german.components import PLACE
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.state import State


@final
class GermanBoard(Part):
    """A player's branch, extension tiles and income markers."""

    __match_args__: ClassVar[tuple[str, ...]] = ("layout", "incomes", "incomes_used")

    def __init__(self, layout: i64, incomes: i64, incomes_used: i64) -> None:
        self.layout: Final[i64] = layout
        """The branch, then the tile of each area, packed: see ``laid``."""
        self.incomes: Final[i64] = incomes
        """Income markers, as a bit mask."""
        self.incomes_used: Final[i64] = incomes_used
        """Income markers used in this round, as a bit mask."""

    def laid(self, place: i64) -> i64:
        """Return the branch or tile at a layout place, ``BRANCH`` or ``TILE`` + area, from 1; 0 for none."""
        return number_at(self.layout, place)

    def with_laid(self, place: i64, number: i64) -> "GermanBoard":
        """Return the board with a branch or tile at a layout place, counted from 1."""
        layout = with_number(self.layout, place, number)
        return GermanBoard(layout, self.incomes, self.incomes_used)

    def with_income(self, marker: i64) -> "GermanBoard":
        """Return the board with one more income marker."""
        return GermanBoard(self.layout, self.incomes | bit(marker), self.incomes_used)

    def with_incomes_used(self, used: i64) -> "GermanBoard":
        """Return the board with this bit mask of used income markers."""
        return GermanBoard(self.layout, self.incomes, used)


@final
class GermanTable(Part):
    """The extension tiles and income markers that nobody has taken, as bit masks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tiles", "incomes")

    def __init__(self, tiles: i64, incomes: i64) -> None:
        self.tiles: Final[i64] = tiles
        self.incomes: Final[i64] = incomes

    def without_tile(self, tile: i64) -> "GermanTable":
        """Return the table after a tile was taken."""
        return GermanTable(self.tiles & ~bit(tile), self.incomes)

    def without_income(self, marker: i64) -> "GermanTable":
        """Return the table after an income marker was taken."""
        return GermanTable(self.tiles, self.incomes & ~bit(marker))


NO_BOARD: Final = GermanBoard(0, 0, 0)
NO_TABLE: Final = GermanTable(0, 0)


def german_board(state: State, seat: i64) -> GermanBoard:
    """Return a player's part, an empty one if the German boards are not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_BOARD
    board = state.parts[place + 1 + seat]
    assert isinstance(board, GermanBoard)
    return board


def put_german_board(state: State, seat: i64, board: GermanBoard) -> None:
    """Replace a player's part."""
    state.parts[state.first_part(PLACE) + 1 + seat] = board


def german_table(state: State) -> GermanTable:
    """Return the table's part, an empty one if the German boards are not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_TABLE
    table = state.parts[place]
    assert isinstance(table, GermanTable)
    return table


def put_german_table(state: State, table: GermanTable) -> None:
    """Replace the table's part."""
    state.parts[state.first_part(PLACE)] = table
