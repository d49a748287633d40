"""The spaces of observations and actions, and observations in them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ironroad.envs.game import Game

ILLEGAL = ("lose", "raise", "replace")
"""What an illegal action does: it loses the game, raises ``IllegalAction``, or a random legal one takes its place."""

NUMBER = np.dtype(np.uint8)
MARK = np.dtype(np.int8)


def observation_space(size: int, actions: int) -> Any:
    """Return the space of an observation: what a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observation_of(game: Game, seat: int) -> dict[str, Any]:
    """Return the observation of a seat, in memory of its own."""
    return {
        "observation": np.frombuffer(game.row(seat), NUMBER),
        "action_mask": np.frombuffer(game.mask(seat), MARK),
    }


def check_illegal(illegal: str) -> str:
    """Return what an illegal action does; raise ``ValueError`` for a word that says nothing."""
    if illegal not in ILLEGAL:
        raise ValueError(f"no {illegal!r} for illegal actions; there are {', '.join(ILLEGAL)}")
    return illegal
