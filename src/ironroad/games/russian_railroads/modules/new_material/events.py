"""Events of the new material."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import slot_name
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.events import tell
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.state import State


def burnt(state: State, seat: i64) -> None:
    """A player burns a coal in the coal factory."""
    if state.events is not None:
        tell(state, "burnt", seat=seat)


def car(state: State, seat: i64, slot: i64) -> None:
    """A locomotive gets the freight car."""
    if state.events is not None:
        name = slot_name(state.rules.railroads, int(slot))
        tell(state, "car", seat=seat, slot=name)


def item(state: State, seat: i64, item: i64) -> None:
    """A player takes a special ? item."""
    if state.events is not None:
        rewards = rewards_name(new_material(state.rules).items.rewards[item])
        tell(state, "item", seat=seat, rewards=rewards)
