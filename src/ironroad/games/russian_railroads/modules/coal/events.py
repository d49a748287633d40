"""Events of the Coal module."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import slot_name
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.events import tell
from ironroad.games.russian_railroads.modules.coal import components
from ironroad.games.russian_railroads.state import State


def coal(state: State, seat: i64, count: i64) -> None:
    """A player takes coal."""
    if state.events is not None:
        tell(state, "coal", seat=seat, count=count)


def foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player takes a foundry."""
    if state.events is not None:
        rewards = rewards_name(components.coal(state.rules).foundries.rewards[foundry])
        tell(state, "foundry", seat=seat, rewards=rewards)


def used_foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player uses a foundry."""
    if state.events is not None:
        rewards = rewards_name(components.coal(state.rules).foundries.rewards[foundry])
        tell(state, "used-foundry", seat=seat, rewards=rewards)


def closed_foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player closes a foundry."""
    if state.events is not None:
        rewards = rewards_name(components.coal(state.rules).foundries.rewards[foundry])
        tell(state, "closed-foundry", seat=seat, rewards=rewards)


def boiled(state: State, seat: i64, slot: i64) -> None:
    """A locomotive gets a boilerman."""
    if state.events is not None:
        name = slot_name(state.rules.railroads, int(slot))
        tell(state, "boiled", seat=seat, slot=name)


def boiled_gap(state: State, seat: i64, gap: i64) -> None:
    """A factory gets a boilerman."""
    if state.events is not None:
        tell(state, "boiled-factory", seat=seat, slot=gap + 1)


def revealed(state: State, foundry: i64) -> None:
    """A foundry is revealed."""
    if state.events is not None:
        rewards = rewards_name(components.coal(state.rules).foundries.rewards[foundry])
        tell(state, "revealed", rewards=rewards)
