"""The cache of games in memory: rebuilt from the database on demand, evicted by least recent use."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ironroad.core.errors import UnknownTitle
from ironroad.games import REGISTRY
from ironroad.server.games.game import MOVES, Game
from ironroad.server.metrics import LIVE_GAMES, RELOAD_SECONDS, RELOADS
from ironroad.server.refusals import conflict, unknown_game
from ironroad.server.storage.rows import Entry
from ironroad.server.storage.store import Store
from ironroad.server.texts.reader import TextReader

LONG = 400
"""Ledger lines from which on a game is rebuilt in a thread, so that others are served meanwhile."""


class GameCache:
    """A bounded LRU cache of games; the database is authoritative, and evicted games are rebuilt."""

    def __init__(self, store: Store, texts: TextReader, room: int) -> None:
        self._store = store
        self._texts = texts
        self._room = room
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Game | None]] = {}
        self._asked: dict[str, asyncio.Future[int]] = {}
        """The games whose versions the next query fetches."""
        self.arrived: Callable[[Game], None] = _nobody
        """Told of every game that was read from the database, wholly or in part."""
        self.dropped: Callable[[str], None] = _nobody
        """Told of every game that is to be read anew."""
        self._asking: asyncio.Task[None] | None = None

    async def get(self, id: str) -> Game:
        """Return a game; refuse if there is none."""
        game = self._games.get(id)
        if game is not None:
            self._games.move_to_end(id)
            return game
        task = self._loading.get(id)
        # One that has ended brought a game that was dropped since: waiting for it would give that game for ever.
        if task is None or task.done():
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda done: self._loaded(id, done))
        found = await asyncio.shield(task)
        if found is None:
            raise unknown_game()
        return found

    def _loaded(self, id: str, task: asyncio.Task[Game | None]) -> None:
        if self._loading.get(id) is task:
            del self._loading[id]

    async def _load(self, id: str) -> Game | None:
        with RELOAD_SECONDS.time():
            stored = await self._store.game(id)
            if stored is None:
                return None
            _check_title(stored.row.title)
            own = await self._texts.stored_rules(stored.row)
            if own is None and len(stored.entries) < LONG:
                game = Game(*stored)
            else:
                game = await asyncio.to_thread(Game, *stored, own)
        RELOADS.inc()
        self._games[id] = game
        while len(self._games) > self._room:
            self._games.popitem(last=False)[1].is_dropped = True
        LIVE_GAMES.set(len(self._games))
        self.arrived(game)
        return game

    def known(self, id: str) -> Game | None:
        """Return a game if it is in memory."""
        return self._games.get(id)

    def drop(self, id: str) -> None:
        """Remove a game from memory; the next request reads it from the database."""
        game = self._games.pop(id, None)
        if game is not None:
            game.is_dropped = True
        LIVE_GAMES.set(len(self._games))
        self.dropped(id)

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

        One query runs at a time and serves all requests that arrive meanwhile, so that many simultaneous sockets do not queue.
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

    async def _catch_up(self, game: Game) -> None:
        entries = await self._store.entries(game.id, game.version)
        if not entries:
            return
        if any([entry.kind not in MOVES for entry in entries]) or not _continues(game, entries):
            self.drop(game.id)
            return
        game.take(entries)
        game.update_header()
        self.arrived(game)


def _nobody(_: object) -> None:
    return


def _check_title(title: str) -> None:
    try:
        REGISTRY.package(title)
    except UnknownTitle:
        raise conflict("server-title-missing", title=title) from None


def _continues(game: Game, entries: list[Entry]) -> bool:
    return game.table is not None and entries[0].number == game.version + 1
