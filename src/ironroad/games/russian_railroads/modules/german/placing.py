"""The German boards in a position set up by hand: branches, extension tiles, income markers."""

from typing import Final

from ironroad.core.bits import bit, members_of
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import railroad_name
from ironroad.games.russian_railroads.components import BLACK, rewards_name
from ironroad.games.russian_railroads.modules.german.components import (
    BRANCH,
    TILE,
    branch_name,
    german,
)
from ironroad.games.russian_railroads.modules.german.state import (
    GermanBoard,
    german_board,
    german_table,
    put_german_board,
    put_german_table,
)
from ironroad.games.russian_railroads.placing_spots import Spot, field, owners, yes_or_no
from ironroad.games.russian_railroads.state import State


class Branch(Spot):
    """The branch of a player; the choices are none, then the branches."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def read(self, state: State) -> int:
        """Return the branch, from 1; 0 for none."""
        return int(german_board(state, self.seat).laid(BRANCH))

    def write(self, state: State, value: int) -> None:
        """Set the branch."""
        put_german_board(state, self.seat, german_board(state, self.seat).with_laid(BRANCH, value))


class Extension(Spot):
    """Who has laid an extension tile; the choices are nobody, then the players.

    Of two tiles that a player has in one area, in the rough the first is neither there nor on the table.
    """

    def __init__(self, tile: int, area: int) -> None:
        self.tile: Final = tile
        self.area: Final = area

    def read(self, state: State) -> int:
        """Return the place of the player among the choices."""
        for seat in range(state.rules.seats):
            if german_board(state, seat).laid(TILE + self.area) == self.tile + 1:
                return seat + 1
        return 0

    def write(self, state: State, value: int) -> None:
        """Give the tile to a player."""
        if value > 0:
            put_german_table(state, german_table(state).without_tile(self.tile))
            board = german_board(state, value - 1).with_laid(TILE + self.area, self.tile + 1)
            put_german_board(state, value - 1, board)


class Income(Spot):
    """Who has an income marker; the choices are nobody, then the players."""

    def __init__(self, marker: int) -> None:
        self.marker: Final = marker

    def read(self, state: State) -> int:
        """Return the place of the player among the choices."""
        for seat in range(state.rules.seats):
            if german_board(state, seat).incomes & bit(self.marker):
                return seat + 1
        return 0

    def write(self, state: State, value: int) -> None:
        """Give the marker to a player."""
        if value > 0:
            put_german_table(state, german_table(state).without_income(self.marker))
            put_german_board(
                state, value - 1, german_board(state, value - 1).with_income(self.marker)
            )


class IncomeUsed(Spot):
    """Whether an income marker was used in this round; in the rough the first seat has used it."""

    def __init__(self, marker: int) -> None:
        self.marker: Final = marker

    def read(self, state: State) -> int:
        """Return 1 if so."""
        seats = range(state.rules.seats)
        used = [german_board(state, seat).incomes_used & bit(self.marker) for seat in seats]
        return 1 if any(used) else 0

    def write(self, state: State, value: int) -> None:
        """Set it."""
        board = german_board(state, 0)
        used = board.incomes_used & ~bit(self.marker) | value << self.marker
        put_german_board(state, 0, board.with_incomes_used(used))


def fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of branches, tiles and income markers."""
    things = german(rules)
    layout, result = things.layout, []
    branches = [Choice("none", Message("rr-place-nothing"))]
    branches += [Choice(id, branch_name(id)) for id in layout.branches]
    for seat in range(rules.seats if layout.branches else 0):
        name = railroad_name(rules.railroads.ids[layout.fork_railroad])
        words, group = (
            Message("rr-place-branch", railroad=name),
            Message("position-seat", seat=seat),
        )
        id = f"branch-{seat + 1}"
        result.append(field(id, words, group, Branch(seat), choices=branches))
    group = Message("rr-board-tiles")
    nobody = owners(rules, "nobody", "rr-place-nobody")
    for tile, id in enumerate(layout.tiles):
        area = layout.tile_area[tile]
        name = Message(f"rr-area-{layout.areas[area]}")
        words = Message("rr-place-extension", area=name, tile=id.upper())
        spot, target = Extension(tile, area), f"extension:{id}"
        result.append(field(f"tile-{id}", words, group, spot, choices=nobody, target=target))
    group = Message("web-rr-incomes")
    for marker, id in enumerate(things.incomes.ids):
        words, target = rewards_name(things.incomes.rewards[marker]), f"income:{id}"
        spot_of, used = Income(marker), IncomeUsed(marker)
        result.append(field(f"income-{id}", words, group, spot_of, choices=nobody, target=target))
        words, id = Message("rr-place-used", thing=words), f"income-used-{id}"
        result.append(field(id, words, group, used, choices=yes_or_no(), target=target))
    return result


def settle(state: State) -> Misplaced | None:
    """Give used income markers to their owners; refuse a branch or tile that is missing, twice there or too early (rule GR-4)."""
    layout = german(state.rules).layout
    laid: list[int] = []
    for seat in range(state.rules.seats):
        board = german_board(state, seat)
        wrong = _branched(state, seat, board) or _entered(state, seat, board)
        if wrong is not None:
            return wrong
        laid += [int(board.laid(TILE + area)) - 1 for area in range(len(layout.areas))]
    for tile, id in enumerate(layout.tiles):
        if tile not in laid and not german_table(state).tiles & bit(tile):
            name = Message(f"rr-area-{layout.areas[layout.tile_area[tile]]}")
            return Misplaced(f"tile-{id}", "rr-placed-two-tiles", area=name)
    return _settle_incomes(state)


def _branched(state: State, seat: int, board: GermanBoard) -> Misplaced | None:
    layout = german(state.rules).layout
    black = state.players[seat].track(layout.fork_railroad, BLACK)
    entered = len(layout.branches) > 0 and black >= layout.fork_space
    if entered == (board.laid(BRANCH) > 0):
        return None
    name = railroad_name(state.rules.railroads.ids[layout.fork_railroad])
    reason = "rr-placed-no-branch" if entered else "rr-placed-branch"
    return Misplaced(f"branch-{seat + 1}", reason, railroad=name, space=layout.fork_space)


def _entered(state: State, seat: int, board: GermanBoard) -> Misplaced | None:
    layout, player = german(state.rules).layout, state.players[seat]
    for area, id in enumerate(layout.areas):
        railroad, name = layout.area_railroad[area], Message(f"rr-area-{id}")
        entered = player.track(railroad, BLACK) >= layout.area_first[area]
        tile = int(board.laid(TILE + area))
        if entered and tile == 0:
            colour = f"track-{state.rules.railroads.ids[railroad]}-black-{seat + 1}"
            return Misplaced(colour, "rr-placed-no-tile", seat=seat, area=name)
        if tile > 0 and not entered:
            return Misplaced(
                f"tile-{layout.tiles[tile - 1]}", "rr-placed-tile", seat=seat, area=name
            )
    return None


def _settle_incomes(state: State) -> Misplaced | None:
    used = german_board(state, 0).incomes_used
    for marker in members_of(used & german_table(state).incomes):
        id = german(state.rules).incomes.ids[marker]
        return Misplaced(f"income-used-{id}", "rr-placed-used")
    for seat in range(state.rules.seats):
        board = german_board(state, seat)
        put_german_board(state, seat, board.with_incomes_used(used & board.incomes))
    return None
