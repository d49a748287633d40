"""The state of the new material, per player and for the table."""

from typing import ClassVar, Final, final

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.new_material.components import PLACE
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.state import State


@final
class NewBoard(Part):
    """A player's locomotive slots with a freight car, as a bit mask."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cars",)

    def __init__(self, cars: i64) -> None:
        self.cars: Final[i64] = cars

    def has_car(self, slot: i64) -> bool:
        """Whether the locomotive in a slot has a freight car."""
        return self.cars & bit(slot) != 0


@final
class NewTable(Part):
    """The special ? items that nobody has taken, as a bit mask."""

    __match_args__: ClassVar[tuple[str, ...]] = ("items",)

    def __init__(self, items: i64) -> None:
        self.items: Final[i64] = items


NO_BOARD: Final = NewBoard(0)
NO_TABLE: Final = NewTable(0)


def new_board(state: State, seat: i64) -> NewBoard:
    """Return a player's part, an empty one if the new material is not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_BOARD
    board = state.parts[place + 1 + seat]
    assert isinstance(board, NewBoard)
    return board


def put_new_board(state: State, seat: i64, board: NewBoard) -> None:
    """Replace a player's part."""
    state.parts[state.first_part(PLACE) + 1 + seat] = board


def new_table(state: State) -> NewTable:
    """Return the table's part, an empty one if the new material is not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_TABLE
    table = state.parts[place]
    assert isinstance(table, NewTable)
    return table


def put_new_table(state: State, table: NewTable) -> None:
    """Replace the table's part."""
    state.parts[state.first_part(PLACE)] = table
