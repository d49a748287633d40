"""Events of the German boards."""

from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.events import tell
from ironroad.games.russian_railroads.modules.german.components import branch_name, german
from ironroad.games.russian_railroads.state import State


def branch(state: State, seat: i64, branch: i64) -> None:
    """A player takes a branch of the fork."""
    if state.events is not None:
        id = german(state.rules).layout.branches[branch]
        tell(state, "branch", seat=seat, branch=branch_name(id))


def tile(state: State, seat: i64, tile: i64, area: i64) -> None:
    """A player lays an extension tile."""
    if state.events is not None:
        layout = german(state.rules).layout
        name = Message(f"rr-area-{layout.areas[area]}")
        tell(state, "tile", seat=seat, tile=layout.tiles[tile].upper(), area=name)


def income(state: State, seat: i64, marker: i64) -> None:
    """A player takes an income marker."""
    if state.events is not None:
        rewards = rewards_name(german(state.rules).incomes.rewards[marker])
        tell(state, "income", seat=seat, rewards=rewards)


def used_income(state: State, seat: i64, marker: i64) -> None:
    """A player uses an income marker."""
    if state.events is not None:
        rewards = rewards_name(german(state.rules).incomes.rewards[marker])
        tell(state, "used-income", seat=seat, rewards=rewards)
