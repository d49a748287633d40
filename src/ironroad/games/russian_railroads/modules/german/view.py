"""What the German boards add to a view; all of it is open to everybody."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import (
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    LAID,
    TILES_LEFT,
)
from ironroad.games.russian_railroads.modules.usable import UsableView, names, usable
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """What a player has laid out, and income markers."""

    branch: str | None
    tiles: dict[str, str]
    incomes: list[UsableView]


class CommonPart(TypedDict):
    """Tiles and income markers that are left."""

    tiles: list[str]
    incomes: list[str]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the German boards add to a player's board."""
    things = german(state.rules)
    layout = things.layout
    branch = int(state.annex(seat, LAID + BRANCH))
    laid = [int(state.annex(seat, LAID + TILE + area)) for area in range(len(layout.areas))]
    return {
        "branch": layout.branches[branch - 1] if branch else None,
        "tiles": {
            layout.areas[area]: layout.tiles[tile - 1] for area, tile in enumerate(laid) if tile
        },
        "incomes": usable(
            things.incomes, state.annex(seat, INCOMES), state.annex(seat, INCOMES_USED)
        ),
    }


def common_part(state: State) -> CommonPart:
    """Return what the German boards lay out for everybody."""
    things = german(state.rules)
    return {
        "tiles": [things.layout.tiles[tile] for tile in members_of(state.common[TILES_LEFT])],
        "incomes": names(things.incomes, state.common[INCOMES_LEFT]),
    }
