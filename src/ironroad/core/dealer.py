"""The random number generator.

A multiply-with-carry generator with 64 bits of state and the multiplier 1791398085 of Marsaglia's list
(both a·2^32-1 and a·2^31-1 are prime, so the period is a·2^31-1, about 2^61.7).
Each step gives 32 bits, the low word xor the carry.
Every intermediate value stays below 2^63, so interpreted and compiled builds agree without masks.
"""

import hashlib
from typing import Any, Final

from ironroad.core.engine import Options
from ironroad.core.native import i64

_MULTIPLIER: Final = 1791398085
_LOW: Final = 0xFFFFFFFF


class Dealer:
    """A seeded random number generator for shuffles and dice; belongs to a table or an experiment, never to a state."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        # The states 0 and a·2^32-1 are fixed points of the generator.
        self._state: i64 = int.from_bytes(digest, "big") % ((_MULTIPLIER << 32) - 2) + 1

    def clone(self) -> "Dealer":
        """Return another dealer that goes on with the same numbers."""
        twin = Dealer(0)
        twin._state = self._state
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return Dealer, (0,), self._state

    def __setstate__(self, state: i64) -> None:
        self._state = state

    def bits(self) -> i64:
        """Return the next 32 random bits."""
        low: i64 = self._state & _LOW
        carry: i64 = self._state >> 32
        self._state = low * _MULTIPLIER + carry
        return low ^ carry

    def below(self, count: i64) -> i64:
        """Return a number from 0 to ``count`` - 1, each equally likely."""
        product: i64 = self.bits() * count
        low: i64 = product & _LOW
        if low < count:
            threshold: i64 = (_LOW + 1 - count) % count
            while low < threshold:
                product = self.bits() * count
                low = product & _LOW
        return product >> 32

    def deal(self, options: Options) -> i64:
        """Draw one of the options, by their weights."""
        if options.total == 0:
            return options.at(self.below(options.count))
        return options.drawn(self.below(options.total))

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1
