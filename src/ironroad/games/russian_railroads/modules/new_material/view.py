"""What the new material adds to a view; nothing is hidden."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import new_board, new_table
from ironroad.games.russian_railroads.modules.piles import names
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """The ids of a player's locomotive slots with a freight car."""

    cars: list[str]


class CommonPart(TypedDict):
    """The special ? items that nobody has taken."""

    items: list[str]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the new material adds to a player's view."""
    slots = state.rules.railroads.slot_ids
    return {"cars": [slots[slot] for slot in members_of(new_board(state, seat).cars)]}


def common_part(state: State) -> CommonPart:
    """Return what the new material adds to the common part of a view."""
    return {"items": names(new_material(state.rules).items, new_table(state).items)}
