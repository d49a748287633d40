"""What the German boards add to a view; nothing is hidden."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import german_board, german_table
from ironroad.games.russian_railroads.modules.piles import UsableView, names, usable
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """A player's branch, extension tiles by area, and income markers."""

    branch: str | None
    tiles: dict[str, str]
    incomes: list[UsableView]


class CommonPart(TypedDict):
    """The tiles and income markers that nobody has taken."""

    tiles: list[str]
    incomes: list[str]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the German boards add to a player's view."""
    things = german(state.rules)
    layout = things.layout
    board = german_board(state, seat)
    branch = int(board.laid(BRANCH))
    laid = [int(board.laid(TILE + area)) for area in range(len(layout.areas))]
    return {
        "branch": layout.branches[branch - 1] if branch else None,
        "tiles": {
            layout.areas[area]: layout.tiles[tile - 1] for area, tile in enumerate(laid) if tile
        },
        "incomes": usable(things.incomes, board.incomes, board.incomes_used),
    }


def common_part(state: State) -> CommonPart:
    """Return what the German boards add to the common part of a view."""
    things = german(state.rules)
    table = german_table(state)
    return {
        "tiles": [things.layout.tiles[tile] for tile in members_of(table.tiles)],
        "incomes": names(things.incomes, table.incomes),
    }
