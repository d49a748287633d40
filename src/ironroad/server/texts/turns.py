"""Who has a text read next: those whose texts took the least lately, and nobody two at once."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ironroad.server.refusals import Refusal

FORGET_SECONDS = 60.0
"""What a text took counts half after so many seconds."""
REMEMBERED = 10_000
"""People and addresses whose use is kept; the least recent are dropped."""


class Turns:
    """A few places, and a bounded queue of those who wait for one."""

    def __init__(self, places: int, most: int, each: int, seconds: float) -> None:
        self._places = places
        self._most = most
        self._each = each
        self._seconds = seconds
        """How long anybody waits at most."""
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._working: list[str] = []
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The time that each one's texts took, and when that was reckoned."""

    @asynccontextmanager
    async def turn(self, who: str, is_bounded: bool = True) -> AsyncIterator[None]:
        """Wait for a place; refuse if too many wait already, of the same asker or of all."""
        if is_bounded:
            self._check_room(who)
        await self._place(who)
        began = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            self._used[who] = (self._used_by(who) + now - began, now)
            self._used.move_to_end(who)
            if len(self._used) > REMEMBERED:
                self._used.popitem(last=False)
            self._working.remove(who)
            self._go_on()

    def _check_room(self, who: str) -> None:
        names = [name for name, _ in self._waiting]
        if (names + self._working).count(who) >= self._each:
            raise Refusal(429, "server-text-waiting")
        if len(names) >= self._most:
            raise Refusal(503, "server-busy")

    async def _place(self, who: str) -> None:
        free = asyncio.get_running_loop().create_future()
        self._waiting.append((who, free))
        self._go_on()
        try:
            async with asyncio.timeout(self._seconds):
                await free
        except BaseException as error:
            if free.done() and not free.cancelled():
                self._working.remove(who)
            else:
                self._waiting.remove((who, free))
            self._go_on()
            if isinstance(error, TimeoutError):
                raise Refusal(503, "server-busy") from None
            raise

    def _go_on(self) -> None:
        """Give free places to those who wait."""
        while len(self._working) < self._places:
            ready = [
                (who, free)
                for who, free in self._waiting
                if who not in self._working and not free.done()
            ]
            if not ready:
                return
            chosen = min(ready, key=lambda pair: self._used_by(pair[0]))
            self._waiting.remove(chosen)
            self._working.append(chosen[0])
            chosen[1].set_result(None)

    def _used_by(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        return float(used * 0.5 ** ((time.monotonic() - at) / FORGET_SECONDS))
