"""Sees to it that every socket is shown every version of the games that it watches, or the newest one after a gap.

What a socket was shown is known for each socket; what other processes wrote is told by them, and found by asking the
database in case a message of theirs was lost.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.live.connections import Connections
from ironroad.server.refusals import Refusal
from ironroad.server.storage.store import Store

LOG = logging.getLogger(__name__)
CHUNK = 500
"""Games whose versions one query asks for."""


class Followers:
    """Brings games up to date whose sockets were shown less than there is, in at most one task for each game."""

    def __init__(self, store: Store, cache: GameCache, connections: Connections) -> None:
        self._store = store
        self._cache = cache
        self._connections = connections
        self._wanted: dict[str, int] = {}
        """The version that each game is brought to."""
        self._tasks: set[asyncio.Task[None]] = set()
        cache.arrived = self._arrived
        cache.dropped = self._dropped

    def written(self, id: str, version: int) -> None:
        """Note that another process has written a version of a game."""
        if self._cache.known(id) is not None or self._connections.is_behind(id, version):
            self._bring(id, version)

    def _arrived(self, game: Game) -> None:
        """Show a game that was read from the database to those who were shown less."""
        self._connections.push_behind(game)

    def _dropped(self, id: str) -> None:
        """Look up a game that was dropped, perhaps since another process was faster."""
        if self._connections.watchers(id):
            self._start(self._compare([id]))

    async def poll(self) -> None:
        """Compare what sockets were shown with the database, in case a message was lost."""
        watched = self._connections.watched()
        for first in range(0, len(watched), CHUNK):
            await self._compare(watched[first : first + CHUNK])

    async def _compare(self, ids: list[str]) -> None:
        versions = await self._store.versions(ids)
        for id in ids:
            if id not in versions:
                self.forget(id)
            elif self._connections.is_behind(id, versions[id]):
                self._bring(id, versions[id])

    def forget(self, id: str) -> None:
        """Drop a game that was deleted, and tell those who watch it."""
        self._connections.push_gone(id)
        self._cache.drop(id)

    def _bring(self, id: str, version: int) -> None:
        is_new = id not in self._wanted
        self._wanted[id] = max(version, self._wanted.get(id, 0))
        if is_new:
            self._start(self._bring_all(id))

    async def _bring_all(self, id: str) -> None:
        """Show a game at the wanted version or a later one; under its lock, so that nothing is shown before it is written."""
        version = 0
        try:
            while version < self._wanted[id]:
                version = self._wanted[id]
                async with self._cache.hold(id, version) as game:
                    self._connections.push_behind(game)
        finally:
            del self._wanted[id]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quiet(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel all tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _quiet(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Refusal:
        return  # A game that was deleted meanwhile.
    except Exception:
        LOG.exception("a game could not be brought up to date")
