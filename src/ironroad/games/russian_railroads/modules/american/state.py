"""The state of the American boards, per player and for the table."""

from typing import ClassVar, Final, final

from ironroad.core.bits import bit, number_at, with_number
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.american.components import PLACE
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.state import State


@final
class AmericanBoard(Part):
    """A player's boulders, price marker and golden spike."""

    __match_args__: ClassVar[tuple[str, ...]] = ("boulders", "level", "arrival", "spike")

    def __init__(self, boulders: i64, level: i64, arrival: i64, spike: bool) -> None:
        self.boulders: Final[i64] = boulders
        """Boulders still on the board, as a bit mask."""
        self.level: Final[i64] = level
        """The level of the price marker on the stock market; 0 is the start."""
        self.arrival: Final[i64] = arrival
        """The number of price markers that reached that level before this one: it breaks ties (rule AR-18)."""
        self.spike: Final[bool] = spike

    def has_boulder(self, boulder: i64) -> bool:
        """Whether a boulder is still on the board."""
        return self.boulders & bit(boulder) != 0

    def without_boulder(self, boulder: i64) -> "AmericanBoard":
        """Return the board after a boulder was removed."""
        return AmericanBoard(self.boulders & ~bit(boulder), self.level, self.arrival, self.spike)

    def with_level(self, level: i64, arrival: i64) -> "AmericanBoard":
        """Return the board with the price marker on another level."""
        return AmericanBoard(self.boulders, level, arrival, self.spike)

    def with_spike(self) -> "AmericanBoard":
        """Return the board with the golden spike."""
        return AmericanBoard(self.boulders, self.level, self.arrival, True)


@final
class AmericanTable(Part):
    """The stock market and the steelworks."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "dividends_left",
        "dividends",
        "visits",
        "steelworks",
    )

    def __init__(self, dividends_left: i64, dividends: i64, visits: i64, steelworks: i64) -> None:
        self.dividends_left: Final[i64] = dividends_left
        """Dividends that nobody has chosen, as a bit mask."""
        self.dividends: Final[i64] = dividends
        """The dividend of each level, packed: see ``dividend``."""
        self.visits: Final[i64] = visits
        """The number of price markers that have reached each level, packed: see ``visits_of``."""
        self.steelworks: Final[i64] = steelworks
        """Locomotive numbers whose pile still has its steelworks, as a bit mask."""

    def dividend(self, level: i64) -> i64:
        """Return the dividend of a level, both counted from 1; 0 for none."""
        return number_at(self.dividends, level - 1)

    def with_dividend(self, level: i64, dividend: i64) -> "AmericanTable":
        """Return the table with a dividend on a level, both counted from 1."""
        return AmericanTable(
            self.dividends_left & ~bit(dividend - 1),
            with_number(self.dividends, level - 1, dividend),
            self.visits,
            self.steelworks,
        )

    def visits_of(self, level: i64) -> i64:
        """Return the number of price markers that have reached a level, counted from 1."""
        return number_at(self.visits, level - 1)

    def with_visit(self, level: i64) -> "AmericanTable":
        """Return the table after one more price marker has reached a level, counted from 1."""
        visits = with_number(self.visits, level - 1, self.visits_of(level) + 1)
        return AmericanTable(self.dividends_left, self.dividends, visits, self.steelworks)

    def without_steelworks(self, number: i64) -> "AmericanTable":
        """Return the table after the steelworks of a pile was taken."""
        left: i64 = self.steelworks & ~bit(number)
        return AmericanTable(self.dividends_left, self.dividends, self.visits, left)


NO_BOARD: Final = AmericanBoard(0, 0, 0, False)
NO_TABLE: Final = AmericanTable(0, 0, 0, 0)


def american_board(state: State, seat: i64) -> AmericanBoard:
    """Return a player's part, an empty one if the American boards are not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_BOARD
    board = state.parts[place + 1 + seat]
    assert isinstance(board, AmericanBoard)
    return board


def put_american_board(state: State, seat: i64, board: AmericanBoard) -> None:
    """Replace a player's part."""
    state.parts[state.first_part(PLACE) + 1 + seat] = board


def american_table(state: State) -> AmericanTable:
    """Return the table's part, an empty one if the American boards are not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_TABLE
    table = state.parts[place]
    assert isinstance(table, AmericanTable)
    return table


def put_american_table(state: State, table: AmericanTable) -> None:
    """Replace the table's part."""
    state.parts[state.first_part(PLACE)] = table
