"""Group commit: changes of many games in one transaction, each written wholly or not at all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server.metrics import BATCH, COMMIT_SECONDS
from ironroad.server.refusals import DatabaseAway
from ironroad.server.storage.batches import (
    NEW_ENTRIES,
    NEW_HEADERS,
    NEW_NOTICES,
    NEW_REQUESTS,
    NEW_RESULTS,
    Batch,
    NotClaimed,
)
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import Entry

LOG = logging.getLogger(__name__)
MAX_BATCH = 256
WRITERS = 4
"""Concurrent transactions on PostgreSQL; SQLite has one writer."""


class Conflict(Exception):
    """Another process wrote this version of the game, answered this request or made this claim first."""


class Change(msgspec.Struct, kw_only=True):
    """Ledger lines of one game, and what is written with them in the same transaction."""

    entries: Sequence[Entry]
    header: dict[str, Any] | None = None
    """The new values of the game's header; none for a new game, whose row is among ``also``."""
    request: dict[str, Any] | None = None
    """The row by which a repeated request is recognized."""
    notices: Sequence[dict[str, Any]] = ()
    results: Sequence[dict[str, Any]] = ()
    """How the seats did, if the game is settled; a result that is written already stays."""
    also: Sequence[sa.Executable] = ()
    """Other statements."""
    claim: sa.Executable | None = None
    """An update that must change one row; otherwise the change fails with ``Conflict``."""

    @property
    def game(self) -> str:
        """The game that changes."""
        return self.entries[0].game

    @property
    def version(self) -> int:
        """The version after the change."""
        return self.entries[-1].number


class Writer:
    """Queues the changes of all games and commits them in batches."""

    def __init__(
        self, database: Database, written: Callable[[list[tuple[str, int]]], Awaitable[None]]
    ) -> None:
        self._database = database
        self._written = written
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the tasks that write."""
        count = 1 if self._database.settings.is_sqlite else WRITERS
        self._tasks = [asyncio.create_task(self._run()) for _ in range(count)]

    async def stop(self) -> None:
        """Write what is queued, then stop."""
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
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception as error:
                # Whatever it is, the next batch is written.
                LOG.exception("a batch could not be written")
                for _, done in batch:
                    _fail(done, error)
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
        except DatabaseAway as error:
            for _, done in batch:
                _fail(done, error)
            return
        except Exception as error:
            await self._commit_each(batch, error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        await self._written([(change.game, change.version) for change, _ in batch])

    async def _commit_each(
        self, batch: list[tuple[Change, asyncio.Future[None]]], error: Exception
    ) -> None:
        """Commit the changes of a batch that failed one by one: what is wrong with one is no other's fault."""
        if len(batch) > 1:
            for pair in batch:
                await self._commit([pair])
        elif isinstance(error, IntegrityError | NotClaimed):
            _fail(batch[0][1], Conflict())
        else:
            LOG.error("a change could not be written", exc_info=error)
            _fail(batch[0][1], error)

    async def _transact(self, changes: list[Change]) -> None:
        await self._database.write_batch(lambda batch: _write(batch, changes))


def _write(batch: Batch, changes: list[Change]) -> None:
    entries = [msgspec.structs.asdict(entry) for change in changes for entry in change.entries]
    batch.write(NEW_ENTRIES, entries)
    batch.write(NEW_HEADERS, [c.header for c in changes if c.header is not None])
    batch.write(NEW_REQUESTS, [c.request for c in changes if c.request is not None])
    batch.write(NEW_NOTICES, [notice for change in changes for notice in change.notices])
    batch.write(NEW_RESULTS, [result for change in changes for result in change.results])
    for change in changes:
        for statement in change.also:
            batch.execute(statement)
        if change.claim is not None:
            batch.claim(change.claim)


def _fail(done: asyncio.Future[None], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
