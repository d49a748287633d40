"""What the new material adds to a view; all of it is open to everybody."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.modules.new_material.state import CARS, ITEMS_LEFT
from ironroad.games.russian_railroads.modules.usable import names
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """Where freight cars stand."""

    cars: list[str]


class CommonPart(TypedDict):
    """Special ? items that are left."""

    items: list[str]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the new material adds to a player's board."""
    slots = state.rules.railroads.slot_ids
    return {"cars": [slots[slot] for slot in members_of(state.annex(seat, CARS))]}


def common_part(state: State) -> CommonPart:
    """Return what the new material lays out for everybody."""
    return {"items": names(new_material(state.rules).items, state.common[ITEMS_LEFT])}
