"""Exhaustive search: can locomotives and factories all be built in some order? (p. 8 to 10, rulings R1 and R18)"""

from typing import Final, final

from ironroad.core.native import i64, mypyc_attr
from ironroad.games.russian_railroads.state import TILE_BITS, TILE_MASK, tile, total_of

ANYWHERE: Final = -1
"""The ``from_railroad`` of a new locomotive: it may go to any railroad."""


def lowest(tiles: i64) -> i64:
    """Return the lowest number in packed tile counts; 0 if there are none."""
    piles: i64 = tiles >> TILE_BITS
    number: i64 = 1
    while piles != 0:
        if piles & TILE_MASK:
            return number
        piles >>= TILE_BITS
        number += 1
    return 0


@final
@mypyc_attr(acyclic=True)
class Yard:
    """The position of the search: locomotive slots, piles, face-up factories, empty gaps. Immutable."""

    def __init__(
        self, railroads: list[int], slots: list[int], piles: i64, shown: i64, open_gaps: i64
    ) -> None:
        self.railroads: Final = railroads
        """The railroad of each slot."""
        self.slots: Final = slots
        self.piles: Final[i64] = piles
        self.shown: Final[i64] = shown
        """The number of face-up factories."""
        self.open_gaps: Final[i64] = open_gaps

    def without(self, number: i64) -> "Yard":
        """Return the yard after a tile was taken from its pile."""
        piles: i64 = self.piles - tile(number)
        return Yard(self.railroads, self.slots, piles, self.shown, self.open_gaps)

    def with_new_factory(self) -> "Yard":
        """Return the yard after a factory was built from the lowest pile."""
        return self.without(lowest(self.piles))._filled(0)

    def with_used_factory(self) -> "Yard":
        """Return the yard after a face-up factory was built."""
        return self._filled(1)

    def _filled(self, used: i64) -> "Yard":
        """Return the yard after a factory was placed; if no gap is empty, the replaced factory goes face up.

        ``used`` is 1 if the factory was a face-up one.
        """
        back: i64 = 0 if self.open_gaps > 0 else 1
        gaps: i64 = max(0, self.open_gaps - 1)
        return Yard(self.railroads, self.slots, self.piles, self.shown - used + back, gaps)

    def can_build(self, locomotives: i64, factories: i64) -> bool:
        """Whether this many locomotives and factories can be built in some order."""
        left: i64 = total_of(self.piles) + self.shown
        if locomotives == 0 and factories <= left:
            return True
        number = lowest(self.piles)
        if factories > 0 and self.shown > 0:
            if self.with_used_factory().can_build(locomotives, factories - 1):
                return True
        if number == 0:
            return False
        if factories > 0 and self.with_new_factory().can_build(locomotives, factories - 1):
            return True
        if locomotives == 0:
            return False
        return self.without(number).can_place_and_build(number, locomotives - 1, factories)

    def can_place_and_build(self, number: i64, locomotives: i64, factories: i64) -> bool:
        """Whether a locomotive can be placed so that the others can be built after it."""
        for slot in self._slots_for(number, ANYWHERE):
            if self.can_put_and_build(number, slot, locomotives, factories):
                return True
        return False

    def can_put_and_build(self, number: i64, slot: i64, locomotives: i64, factories: i64) -> bool:
        """Whether the others can be built after a locomotive is put into this slot and the displaced ones are placed."""
        slots = self.slots[:]
        displaced: i64 = slots[slot]
        slots[slot] = int(number)
        after = Yard(self.railroads, slots, self.piles, self.shown, self.open_gaps)
        if displaced == 0:
            return after.can_build(locomotives, factories)
        others = after._slots_for(displaced, self.railroads[slot])
        if len(others) == 0:
            # It fits nowhere and is turned over: one more face-up factory (p. 9).
            turned = Yard(self.railroads, slots, self.piles, self.shown + 1, self.open_gaps)
            return turned.can_build(locomotives, factories)
        for other in others:
            if after.can_put_and_build(displaced, other, locomotives, factories):
                return True
        return False

    def _slots_for(self, number: i64, from_railroad: i64) -> list[int]:
        """Return the slots for a locomotive: empty or with a lower number, not on ``from_railroad`` (ruling R4)."""
        return [
            slot
            for slot in range(len(self.slots))
            if self.slots[slot] < number and self.railroads[slot] != from_railroad
        ]
