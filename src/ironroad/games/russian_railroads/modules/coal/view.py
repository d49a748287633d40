"""What the Coal module adds to a view; all of it is open to everybody."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.coal.state import (
    BOILED,
    BOILED_GAPS,
    COAL,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_USED,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.modules.usable import UsableView, names, usable
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """Coal, foundries, and where boilermen stand."""

    coal: int
    foundries: list[UsableView]
    boilermen: list[str]
    boiled_factories: list[int]


class CommonPart(TypedDict):
    """Foundries that lie open, and how many lie in the stack."""

    foundries: list[str]
    foundry_stack: int


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the Coal module adds to a player's board."""
    slots = state.rules.railroads.slot_ids
    pile = coal(state.rules).foundries
    return {
        "coal": int(state.annex(seat, COAL)),
        "foundries": usable(pile, state.annex(seat, FOUNDRIES), state.annex(seat, FOUNDRIES_USED)),
        "boilermen": [slots[slot] for slot in members_of(state.annex(seat, BOILED))],
        "boiled_factories": [gap + 1 for gap in members_of(state.annex(seat, BOILED_GAPS))],
    }


def common_part(state: State) -> CommonPart:
    """Return what the Coal module lays out for everybody."""
    return {
        "foundries": names(coal(state.rules).foundries, state.common[FOUNDRIES_SHOWN]),
        "foundry_stack": state.common[FOUNDRY_STACK],
    }
