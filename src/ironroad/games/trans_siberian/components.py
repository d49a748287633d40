"""Things: railroads, their certificates and cubes, and who may be paid (p. 2)."""

from typing import Final

from ironroad.core.edition import Edition
from ironroad.core.message import Message
from ironroad.core.native import i64

RAILROADS: Final = ("red", "blue", "green", "yellow", "black", "white")
"""The order of the banners, used everywhere (p. 4)."""
RAILROAD_COUNT: Final[i64] = 6
BANK: Final[i64] = 6
"""The payee of fees for links of a nationalized railroad, after the six railroads (p. 11)."""
NOBODY: Final[i64] = -1

UNOPENED: Final = 0
OPEN: Final = 1
REMOVED: Final = 2
NATIONALIZED: Final = 3

PUBLIC_FROM: Final = 2
"""Certificates with players that make a railroad public (p. 3)."""


class Components:
    """How many certificates and cubes there are of each railroad, and when it is auctioned."""

    def __init__(self, edition: Edition) -> None:
        entries = [edition.entry("railroads", id) for id in RAILROADS]
        self.certificates: Final = [entry.integer("certificates", 2, 20) for entry in entries]
        # Two cubes of each colour stand on the Stock Value Track and the Income Track.
        self.link_cubes: Final = [entry.integer("cubes", 3, 99) - 2 for entry in entries]
        phases = [entry.integer("opens-in-phase", 1, 2) for entry in entries]
        self.auctioned: Final = [
            [railroad for railroad in range(RAILROAD_COUNT) if phases[railroad] == phase]
            for phase in (1, 2)
        ]
        """The railroads of the first auction round and of the second."""


def railroad_name(railroad: int) -> Message:
    """Return the name of a railroad, or of the bank as a payee."""
    return Message("ts-bank" if railroad == BANK else f"ts-railroad-{RAILROADS[railroad]}")
