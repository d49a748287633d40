"""The ``modules`` sections of a view: the parts of all expansions combined."""

from typing import TypedDict

from ironroad.games.russian_railroads.modules.american import view as american
from ironroad.games.russian_railroads.modules.coal import view as coal
from ironroad.games.russian_railroads.modules.german import view as german
from ironroad.games.russian_railroads.modules.new_material import view as new_material
from ironroad.games.russian_railroads.state import State


class LaneView(TypedDict):
    """An industry track and the spaces of the markers on it."""

    id: str
    markers: list[int]


class PlayerModules(
    german.PlayerPart, coal.PlayerPart, new_material.PlayerPart, american.PlayerPart
):
    """What expansions add to a player's view."""

    lanes: list[LaneView]


class CommonModules(
    german.CommonPart, coal.CommonPart, new_material.CommonPart, american.CommonPart
):
    """What expansions add to the common part of a view."""

    engineer_numbers: list[int]
    special_factories: list[str]


def player_modules(state: State, seat: int) -> PlayerModules:
    """Return what expansions add to a player's view."""
    return {
        **german.player_part(state, seat),
        **coal.player_part(state, seat),
        **new_material.player_part(state, seat),
        **american.player_part(state, seat),
        "lanes": _lanes(state, seat),
    }


def _lanes(state: State, seat: int) -> list[LaneView]:
    lanes: list[LaneView] = []
    for lane in state.rules.lanes.all:
        spaces = state.players[seat].markers_on(lane.first_marker, lane.markers)
        lanes.append({"id": lane.id, "markers": spaces})
    return lanes


def common_modules(state: State) -> CommonModules:
    """Return what expansions add to the common part of a view."""
    return {
        **german.common_part(state),
        **coal.common_part(state),
        **new_material.common_part(state),
        **american.common_part(state),
        "engineer_numbers": state.rules.engineers.numbers,
        "special_factories": state.rules.tiles.special,
    }
