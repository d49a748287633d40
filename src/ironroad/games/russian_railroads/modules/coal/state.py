"""The state of the Coal module, per player and for the table."""

from typing import ClassVar, Final, final

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.coal.components import PLACE
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.state import State


@final
class CoalBoard(Part):
    """A player's coal, foundries and boilermen."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "coal",
        "foundries",
        "foundries_used",
        "boiled_slots",
        "boiled_gaps",
    )

    def __init__(
        self, coal: i64, foundries: i64, foundries_used: i64, boiled_slots: i64, boiled_gaps: i64
    ) -> None:
        self.coal: Final[i64] = coal
        self.foundries: Final[i64] = foundries
        """Foundries that are not closed, as a bit mask."""
        self.foundries_used: Final[i64] = foundries_used
        """Foundries used in this round, as a bit mask."""
        self.boiled_slots: Final[i64] = boiled_slots
        """Locomotive slots with a boilerman, as a bit mask."""
        self.boiled_gaps: Final[i64] = boiled_gaps
        """Gaps whose factory has a boilerman, as a bit mask."""

    def boils_slot(self, slot: i64) -> bool:
        """Whether the locomotive in a slot has a boilerman."""
        return self.boiled_slots & bit(slot) != 0

    def boils_gap(self, gap: i64) -> bool:
        """Whether the factory in a gap has a boilerman."""
        return self.boiled_gaps & bit(gap) != 0

    def with_coal(self, coal: i64) -> "CoalBoard":
        """Return the board with this amount of coal."""
        return CoalBoard(
            coal, self.foundries, self.foundries_used, self.boiled_slots, self.boiled_gaps
        )

    def with_foundries(self, foundries: i64) -> "CoalBoard":
        """Return the board with this bit mask of foundries."""
        return CoalBoard(
            self.coal, foundries, self.foundries_used, self.boiled_slots, self.boiled_gaps
        )

    def with_foundries_used(self, used: i64) -> "CoalBoard":
        """Return the board with this bit mask of used foundries."""
        return CoalBoard(self.coal, self.foundries, used, self.boiled_slots, self.boiled_gaps)

    def with_boilermen(self, slots: i64, gaps: i64) -> "CoalBoard":
        """Return the board with these bit masks of slots and gaps that have a boilerman."""
        return CoalBoard(self.coal, self.foundries, self.foundries_used, slots, gaps)


@final
class CoalTable(Part):
    """The foundries that nobody has taken."""

    __match_args__: ClassVar[tuple[str, ...]] = ("shown", "unseen", "stack")

    def __init__(self, shown: i64, unseen: i64, stack: i64) -> None:
        self.shown: Final[i64] = shown
        """Open foundries, as a bit mask."""
        self.unseen: Final[i64] = unseen
        """Foundries whose front nobody has seen, as a bit mask; some may have left the stack as boilermen (ruling R30)."""
        self.stack: Final[i64] = stack
        """The number of tiles in the stack."""

    def with_shown(self, foundry: i64) -> "CoalTable":
        """Return the table after the top tile of the stack was revealed to be this foundry."""
        seen: i64 = bit(foundry)
        return CoalTable(self.shown | seen, self.unseen & ~seen, self.stack - 1)

    def without_shown(self, foundry: i64) -> "CoalTable":
        """Return the table after an open foundry was taken."""
        return CoalTable(self.shown & ~bit(foundry), self.unseen, self.stack)

    def without_top(self) -> "CoalTable":
        """Return the table after the top tile of the stack was taken unseen, as a boilerman (rule CO-10)."""
        return CoalTable(self.shown, self.unseen, self.stack - 1)


NO_BOARD: Final = CoalBoard(0, 0, 0, 0, 0)
NO_TABLE: Final = CoalTable(0, 0, 0)


def coal_board(state: State, seat: i64) -> CoalBoard:
    """Return a player's part, an empty one if the module is not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_BOARD
    board = state.parts[place + 1 + seat]
    assert isinstance(board, CoalBoard)
    return board


def put_coal_board(state: State, seat: i64, board: CoalBoard) -> None:
    """Replace a player's part."""
    state.parts[state.first_part(PLACE) + 1 + seat] = board


def coal_table(state: State) -> CoalTable:
    """Return the table's part, an empty one if the module is not in use."""
    place: i64 = state.first_part(PLACE)
    if place == NOT_IN_USE:
        return NO_TABLE
    table = state.parts[place]
    assert isinstance(table, CoalTable)
    return table


def put_coal_table(state: State, table: CoalTable) -> None:
    """Replace the table's part."""
    state.parts[state.first_part(PLACE)] = table
