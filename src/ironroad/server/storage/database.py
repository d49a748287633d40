"""The connection to SQLite or PostgreSQL, and the migrations that run at start."""

import asyncio
import fcntl
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ironroad.server.settings import Settings
from ironroad.server.storage.batches import Batch, CommonBatch, SqliteWriter

MIGRATION_LOCK = 0x1F0AD
"""The advisory lock under which PostgreSQL is migrated by one process at a time."""


class Database:
    """Connections for reading and writing; on SQLite, which has one writer, writers wait for each other here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = make_engine(settings, "BEGIN")
        self._write_engine = self.engine
        if settings.is_sqlite:
            self._write_engine = make_engine(settings, "BEGIN IMMEDIATE")
            self._batch_writer = SqliteWriter(settings.sqlite_path)
        self._batch_thread = ThreadPoolExecutor(1, "writer")
        self._writer = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction, committed at the end."""
        if self.settings.is_sqlite:
            async with self._writer, self._write_engine.begin() as connection:
                yield connection
        else:
            async with self._write_engine.begin() as connection:
                yield connection

    async def write_batch(self, work: Callable[[Batch], None]) -> None:
        """Run work in one transaction; on SQLite in the writer thread, which costs one thread switch."""
        if self.settings.is_sqlite:
            loop = asyncio.get_running_loop()
            async with self._writer:
                await loop.run_in_executor(self._batch_thread, self._transact, work)
        else:
            async with self._write_engine.begin() as connection:
                await connection.run_sync(lambda it: work(CommonBatch(it)))

    def _transact(self, work: Callable[[Batch], None]) -> None:
        with self._batch_writer.transaction() as batch:
            work(batch)

    async def migrate(self) -> None:
        """Run the migrations that are due; safe with several processes."""
        with _file_lock(self.settings):
            async with self._write_engine.begin() as connection:
                if not self.settings.is_sqlite:
                    lock = sa.text("SELECT pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": MIGRATION_LOCK})
                await connection.run_sync(_upgrade)

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(2), self.read() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except (OSError, TimeoutError, sa.exc.SQLAlchemyError):
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        self._batch_thread.shutdown()
        await self.engine.dispose()
        if self.settings.is_sqlite:
            await self._write_engine.dispose()
            self._batch_writer.close()


def make_engine(settings: Settings, begin: str) -> AsyncEngine:
    """Return an engine for the database that the settings name."""
    if settings.is_sqlite:
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{settings.sqlite_path}", pool_size=4, max_overflow=4
        )
        _prepare(engine.sync_engine, begin)
        return engine
    url = settings.database.replace("postgres://", "postgresql://", 1)
    url = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    return create_async_engine(
        url,
        pool_size=settings.connections,
        max_overflow=4,
        pool_pre_ping=True,
        pool_recycle=1800,
        # Compiling a query to machine code takes far longer than any query of ours runs.
        connect_args={"server_settings": {"jit": "off"}},
    )


def _prepare(engine: sa.Engine, begin: str) -> None:
    """Let SQLAlchemy and not the driver begin the transactions of SQLite."""
    sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def _set_pragmas(connection: Any, record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()


@contextmanager
def _file_lock(settings: Settings) -> Iterator[None]:
    if not settings.is_sqlite:
        yield
        return
    path = settings.sqlite_path.with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
