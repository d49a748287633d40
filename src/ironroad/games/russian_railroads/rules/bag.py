"""The bag of effects earned in a turn: what must still be done, and bags put aside (rulings R1 and R39)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import DUE
from ironroad.games.russian_railroads.state import State


def put_aside(state: State, seat: i64) -> None:
    """Keep the effects that a player has not taken yet, while something else comes first."""
    count = len(state.owed)
    state.aside.extend(state.owed)
    state.aside.append(seat)
    state.aside.append(count)
    state.owed.clear()


def take_up(state: State) -> None:
    """Put the effects that were put aside last back into the bag."""
    count = state.aside.pop()
    state.aside.pop()
    first = len(state.aside) - count
    state.owed.extend(state.aside[first:])
    del state.aside[first:]


def due(state: State, seat: i64) -> list[int]:
    """Return the effects that a player must still carry out, those put aside included."""
    entries = [entry for entry in state.owed if entry & DUE]
    end = len(state.aside)
    while end > 0:
        owner, count = state.aside[end - 2], state.aside[end - 1]
        first = end - 2 - count
        if owner == seat:
            entries += [entry for entry in state.aside[first : end - 2] if entry & DUE]
        end = first
    return entries
