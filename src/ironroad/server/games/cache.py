"""The games in memory: rebuilt from the database when asked for, kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ironroad.server.games.game import MOVES, Game
from ironroad.server.metrics import LIVE_GAMES, RELOAD_SECONDS, RELOADS
from ironroad.server.refusals import unknown_game
from ironroad.server.storage.rows import Entry
from ironroad.server.storage.store import Store


class GameCache:
    """A bounded LRU cache of games; the database is the truth, and what is dropped here is rebuilt."""

    def __init__(self, store: Store, room: int) -> None:
        self._store = store
        self._room = room
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Game | None]] = {}
        self._asked: dict[str, asyncio.Future[int]] = {}
        """The games whose version the next query asks for."""
        self._asking: asyncio.Task[None] | None = None

    async def get(self, id: str) -> Game:
        """Return a game; refuse if there is none."""
        game = self._games.get(id)
        if game is not None:
            self._games.move_to_end(id)
            return game
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(task)
        if found is None:
            raise unknown_game()
        return found

    async def _load(self, id: str) -> Game | None:
        with RELOAD_SECONDS.time():
            stored = await self._store.game(id)
            if stored is None:
                return None
            game = Game(*stored)
        RELOADS.inc()
        self._games[id] = game
        while len(self._games) > self._room:
            self._games.popitem(last=False)[1].is_dropped = True
        LIVE_GAMES.set(len(self._games))
        return game

    def known(self, id: str) -> Game | None:
        """Return a game if it is in memory."""
        return self._games.get(id)

    def drop(self, id: str) -> None:
        """Remove a game from memory; whoever asks next gets it from the database."""
        game = self._games.pop(id, None)
        if game is not None:
            game.is_dropped = True
        LIVE_GAMES.set(len(self._games))

    @asynccontextmanager
    async def hold(self, id: str, version: int = 0) -> AsyncIterator[Game]:
        """Give a game under its lock, at this version or a later one."""
        while True:
            game = await self.get(id)
            async with game.lock:
                if game.is_dropped:
                    continue
                if game.version < version:
                    await self._catch_up(game)
                if not game.is_dropped:
                    yield game
                    return

    @asynccontextmanager
    async def look(self, id: str) -> AsyncIterator[Game]:
        """Give a game under its lock, at the version that the database has now."""
        known = self._games.get(id)
        version = 0
        if known is not None:
            version = await self._newest(id)
            if version == 0:
                self.drop(id)
        async with self.hold(id, version) as game:
            yield game

    async def _newest(self, id: str) -> int:
        """Return the version that the database has now, or 0.

        One query runs at a time, for all who ask meanwhile: when many sockets come at once, none of them waits long.
        """
        version = self._asked.get(id)
        if version is None:
            version = self._asked[id] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(version)

    async def _ask(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                versions = await self._store.versions(list(asked))
            except Exception as error:
                for waiting in asked.values():
                    waiting.set_exception(error)
            else:
                for id, waiting in asked.items():
                    waiting.set_result(versions.get(id, 0))
        self._asking = None

    async def refresh(self, id: str, version: int) -> Game | None:
        """Bring a game in memory to a version that another process wrote; ``None`` if there is no need."""
        game = self._games.get(id)
        if game is None or game.version >= version:
            return None
        async with self.hold(id) as held:
            if held.version < version:
                await self._catch_up(held)
        return await self.get(id)

    async def _catch_up(self, game: Game) -> None:
        entries = await self._store.entries(game.id, game.version)
        if not entries:
            return
        if any([entry.kind not in MOVES for entry in entries]) or not _continues(game, entries):
            self.drop(game.id)
            return
        game.take(entries)
        game.update_header()


def _continues(game: Game, entries: list[Entry]) -> bool:
    return game.table is not None and entries[0].number == game.version + 1
