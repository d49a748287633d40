"""Writing changes of games: many at once in one transaction, each accepted once or not at all."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ironroad.server.bulk import NEW_ENTRIES, NEW_HEADERS, NEW_NOTICES, NEW_REQUESTS, Batch
from ironroad.server.database import Database
from ironroad.server.metrics import BATCH, COMMIT_SECONDS
from ironroad.server.rows import Entry

MOST_AT_ONCE = 256
WRITERS = 4
"""Batches under way at once on PostgreSQL; SQLite has one writer."""


class Conflict(Exception):
    """Another process wrote this version of the game, or answered this request, first."""


class Change(msgspec.Struct, kw_only=True):
    """What is written together."""

    entries: Sequence[Entry]
    header: dict[str, Any]
    request: dict[str, Any] | None = None
    notices: Sequence[dict[str, Any]] = ()
    also: Sequence[sa.Executable] = ()
    """Other statements of the same transaction."""

    @property
    def game(self) -> str:
        """The game that changes."""
        return self.entries[0].game

    @property
    def version(self) -> int:
        """The version after the change."""
        return self.entries[-1].number


class Writer:
    """Takes changes from all games and commits them in batches."""

    def __init__(
        self, database: Database, told: Callable[[list[tuple[str, int]]], Awaitable[None]]
    ) -> None:
        self._database = database
        self._told = told
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to write."""
        count = 1 if self._database.settings.is_sqlite else WRITERS
        self._tasks = [asyncio.create_task(self._run()) for _ in range(count)]

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self._queue.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def write(self, change: Change) -> None:
        """Return when the change is durable; raise ``Conflict`` if another one came first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        # One order for all processes, so that two batches never wait for each other.
        batch.sort(key=lambda pair: pair[0].game)
        BATCH.observe(len(batch))
        try:
            with COMMIT_SECONDS.time():
                await self._transact([change for change, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch[0][1], Conflict())
            else:
                for pair in batch:
                    await self._commit([pair])
            return
        except (DBAPIError, OSError, sa.exc.TimeoutError) as error:
            for _, done in batch:
                _fail(done, error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        await self._told([(change.game, change.version) for change, _ in batch])

    async def _transact(self, changes: list[Change]) -> None:
        await self._database.write_batch(lambda batch: _write(batch, changes))


def _write(batch: Batch, changes: list[Change]) -> None:
    entries = [msgspec.structs.asdict(entry) for change in changes for entry in change.entries]
    batch.write(NEW_ENTRIES, entries)
    batch.write(NEW_HEADERS, [change.header for change in changes])
    batch.write(NEW_REQUESTS, [c.request for c in changes if c.request is not None])
    batch.write(NEW_NOTICES, [notice for change in changes for notice in change.notices])
    for change in changes:
        for statement in change.also:
            batch.execute(statement)


def _fail(done: asyncio.Future[None], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
