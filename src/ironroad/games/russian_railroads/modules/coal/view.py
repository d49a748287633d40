"""What the Coal module adds to a view; nothing is hidden."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.coal.state import coal_board, coal_table
from ironroad.games.russian_railroads.modules.piles import UsableView, names, usable
from ironroad.games.russian_railroads.state import State


class PlayerPart(TypedDict):
    """A player's coal and foundries, the slots and factories with a boilerman."""

    coal: int
    foundries: list[UsableView]
    boilermen: list[str]
    boiled_factories: list[int]


class CommonPart(TypedDict):
    """The open foundries and the number of tiles in the stack."""

    foundries: list[str]
    foundry_stack: int


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the Coal module adds to a player's view."""
    slots = state.rules.railroads.slot_ids
    board = coal_board(state, seat)
    return {
        "coal": board.coal,
        "foundries": usable(coal(state.rules).foundries, board.foundries, board.foundries_used),
        "boilermen": [slots[slot] for slot in members_of(board.boiled_slots)],
        "boiled_factories": [gap + 1 for gap in members_of(board.boiled_gaps)],
    }


def common_part(state: State) -> CommonPart:
    """Return what the Coal module adds to the common part of a view."""
    table = coal_table(state)
    return {
        "foundries": names(coal(state.rules).foundries, table.shown),
        "foundry_stack": table.stack,
    }
