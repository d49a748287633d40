"""Positions with the new material."""

from typing import Any

from ironroad.core.table import Table
from tests.games.russian_railroads.positions import (
    ANNA,
    COAL_ON,
    MATERIAL,
    Hand,
    position,
)

N1, N2, N3, N4, N5, N6, N7 = range(16, 23)
"""Indices of the new engineers."""
COAL_FACTORY = 10
"""The number of the coal factory."""


def material(hand: Hand, **more: Any) -> Table:
    """Return a position in which Anna acts first, with the Coal module too if ``coal`` is true."""
    options = {**MATERIAL, **COAL_ON} if more.pop("coal", False) else MATERIAL
    return position(4, hands={ANNA: hand}, options=options, **more)
