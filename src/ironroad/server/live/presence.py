"""Who watches a game, in this process and in others."""

import time

from ironroad.server.games.cache import GameCache
from ironroad.server.live.bus import Bus, BusMessage
from ironroad.server.live.connections import Connections
from ironroad.server.refusals import Refusal

LEASE = 40.0
"""Seconds for which the report of another process counts; then it must have been repeated."""


class Presence:
    """Collects who came and went, and pushes it to those who watch the same game."""

    def __init__(self, cache: GameCache, connections: Connections, bus: Bus) -> None:
        self._cache = cache
        self._connections = connections
        self._bus = bus
        self._elsewhere: dict[tuple[str, str], tuple[float, list[str | None]]] = {}
        """By game and process: when it reported, and the people who watch there."""
        self._changed: set[str] = set()
        """Games whose watchers changed since the last push."""

    def changed(self, id: str) -> None:
        """Note that somebody began or ceased to watch a game."""
        self._changed.add(id)

    def receive(self, message: BusMessage) -> None:
        """Note what another process reports."""
        for id, people in message.present:
            self._elsewhere[id, message.by] = (time.monotonic(), people)
            self._changed.add(id)

    async def push(self) -> None:
        """Push the presence of all games in which it changed, and report it to other processes."""
        changed, self._changed = self._changed, set()
        for id in changed:
            if self._connections.watchers(id):
                await self._push(id)
        if changed:
            self._report(list(changed))

    async def _push(self, id: str) -> None:
        try:
            game = await self._cache.get(id)
        except Refusal:
            return  # It was deleted meanwhile.
        self._connections.push_presence(game, self._people_elsewhere(id))

    async def report_all(self) -> None:
        """Repeat the report of this process, and forget those of processes that have ceased to repeat theirs."""
        limit = time.monotonic() - LEASE
        for (id, by), (at, _) in list(self._elsewhere.items()):
            if at < limit:
                del self._elsewhere[id, by]
                self._changed.add(id)
        self._report(self._connections.watched())

    def _report(self, ids: list[str]) -> None:
        if self._bus.has_others:
            self._bus.send(present=[(id, self._people_here(id)) for id in ids])

    def _people_here(self, id: str) -> list[str | None]:
        return [connection.person_id for connection in self._connections.watchers(id)]

    def _people_elsewhere(self, id: str) -> list[str | None]:
        found: list[str | None] = []
        for (game, _), (_, people) in self._elsewhere.items():
            if game == id:
                found += people
        return found
