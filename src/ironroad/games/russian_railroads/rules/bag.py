"""The bag of effects earned in a turn: setting it aside and restoring it, compulsory entries (rulings R1 and R39)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import COUNT_MASK, DUE, KIND_UNIT
from ironroad.games.russian_railroads.state import State


def set_aside(state: State, seat: i64) -> None:
    """Empty a player's bag onto the stack ``State.aside``, because other effects come first."""
    count = len(state.owed)
    state.aside.extend(state.owed)
    state.aside.append(seat)
    state.aside.append(count)
    state.owed.clear()


def restore(state: State) -> None:
    """Return the bag that was set aside last to the bag in use."""
    count = state.aside.pop()
    state.aside.pop()
    first = len(state.aside) - count
    state.owed.extend(state.aside[first:])
    del state.aside[first:]


def due_of(state: State, seat: i64, kind: i64) -> i64:
    """Return how many units of a kind a player still has to carry out, including bags set aside."""
    total: i64 = 0
    for entry in state.owed if len(state.aside) == 0 else due(state, seat):
        if entry & DUE and entry // KIND_UNIT == kind:
            total += entry & COUNT_MASK
    return total


def due(state: State, seat: i64) -> list[int]:
    """Return the compulsory effects that a player still has to carry out, including bags set aside."""
    entries = [entry for entry in state.owed if entry & DUE]
    end = len(state.aside)
    while end > 0:
        owner, count = state.aside[end - 2], state.aside[end - 1]
        first = end - 2 - count
        if owner == seat:
            entries += [entry for entry in state.aside[first : end - 2] if entry & DUE]
        end = first
    return entries
