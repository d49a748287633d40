"""How sure the printed values are that games read: counted beside the event loop, because rule sets are built for it."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Mapping

from ironroad.server import wire
from ironroad.server.games.rulesets import shipped_values

KEPT = 256
"""Answers that are kept; there are not that many setups of all titles."""
Key = tuple[str, str, tuple[tuple[str, str], ...]]


class Marks:
    """Counts reconstructed values by edition and options, one after the other, and keeps the answers."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, wire.EditionMarks] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, title: str, edition: str, options: Mapping[str, str]) -> wire.EditionMarks:
        """Return how many values are reconstructed that games with these options read."""
        key = (title, edition, tuple(sorted(options.items())))
        if key not in self._kept:
            async with self._turn:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(_count, title, edition, options)
                    if len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
                return self._kept[key]
        self._kept.move_to_end(key)
        return self._kept[key]


def _count(title: str, edition: str, options: Mapping[str, str]) -> wire.EditionMarks:
    read = shipped_values(title, edition, options)
    sections = Counter([entry.section for entry in read if entry.mark == "reconstructed"])
    return wire.EditionMarks(len(read), sections.total(), dict(sections))
