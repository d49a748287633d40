"""Conservation in the Coal module."""

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.modules.coal.state import (
    BOILED,
    BOILED_GAPS,
    COAL,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_UNSEEN,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.state import BLOCK, FACTORY, SLOT, State


def check_board(state: State, seat: int) -> None:
    """Boilermen stand beside something, and nobody owes coal."""
    first = seat * BLOCK
    for slot in members_of(state.annex(seat, BOILED)):
        require(state.players[first + SLOT + slot] > 0, "boilerman")
    for gap in members_of(state.annex(seat, BOILED_GAPS)):
        require(state.players[first + FACTORY + gap] > 0, "boilerman")
    require(state.annex(seat, COAL) >= 0, "coal")


def check_table(state: State) -> None:
    """No foundry is in two places, and the stack holds none that was seen."""
    unseen = members_of(state.common[FOUNDRIES_UNSEEN])
    foundries = members_of(state.common[FOUNDRIES_SHOWN]) + unseen
    for seat in range(state.rules.seats):
        foundries += members_of(state.annex(seat, FOUNDRIES))
    require(len(set(foundries)) == len(foundries), "foundries")
    require(0 <= state.common[FOUNDRY_STACK] <= len(unseen), "foundries")
