"""The connection to SQLite or PostgreSQL, and the migrations that run at start."""

import asyncio
import fcntl
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from ironroad.core.errors import InvalidSetup
from ironroad.server.refusals import DatabaseAway
from ironroad.server.settings import Settings
from ironroad.server.storage.batches import Batch, CommonBatch, SqliteWriter
from ironroad.server.storage.schema import SERVER

LOG = logging.getLogger(__name__)

MIGRATION_LOCK = 0x1F0AD
"""The advisory lock under which PostgreSQL is migrated by one process at a time."""
VALUE_MARK = "query argument"
"""In an error of the driver for PostgreSQL about a value, which it repeats."""
RETURN_SECONDS = 2.0
"""How long a connection is waited for that a task is just giving back when all are closed."""
CHECK_SECONDS = 1.0
"""How long the answer whether the database can be written holds, however often it is asked for."""


class Database:
    """Connections for reading and writing; SQLite allows one writer, so writers queue here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = make_engine(settings, "BEGIN")
        self._write_engine = self.engine
        if settings.is_sqlite:
            self._write_engine = make_engine(settings, "BEGIN IMMEDIATE")
            self._batch_writer = SqliteWriter(settings.sqlite_path)
        self._batch_thread = ThreadPoolExecutor(1, "writer")
        self._writer = asyncio.Lock()
        self._checked = (0.0, False)
        """When it was last tried whether the database can be written, and what came of it."""

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that only reads; raise ``DatabaseAway`` if that is not possible."""
        with _noting_causes():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction, committed at the end; raise ``DatabaseAway`` if that is not possible."""
        with _noting_causes():
            if self.settings.is_sqlite:
                async with self._writer, self._write_engine.begin() as connection:
                    yield connection
            else:
                async with self._write_engine.begin() as connection:
                    yield connection

    async def write_batch(self, work: Callable[[Batch], None]) -> None:
        """Run work in one transaction; on SQLite in the writer thread, which costs one thread switch."""
        with _noting_causes():
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

    async def unknown_revision(self) -> str | None:
        """Return the revision of a database that a newer version has migrated, which this one does not know."""
        async with self.engine.connect() as connection:
            heads = await connection.run_sync(
                lambda it: MigrationContext.configure(it).get_current_heads()
            )
        known = {
            script.revision for script in ScriptDirectory.from_config(_scripts()).walk_revisions()
        }
        return next((head for head in heads if head not in known), None)

    async def can_write(self) -> bool:
        """Whether the database answers and takes what is written: a disk that is full still reads."""
        at, found = self._checked
        if time.monotonic() - at > CHECK_SECONDS:
            found = await self._try_to_write()
            self._checked = (time.monotonic(), found)
        return found

    async def _try_to_write(self) -> bool:
        values = {"name": "written", "value": str(int(time.time()))}
        update = SERVER.update().where(SERVER.c.name == values["name"]).values(values)
        try:
            async with asyncio.timeout(2), self.write() as connection:
                if (await connection.execute(update)).rowcount == 0:
                    await connection.execute(SERVER.insert().values(values))
        except IntegrityError:
            return True  # Another process wrote the first one in this moment.
        except (DatabaseAway, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        self._batch_thread.shutdown()
        await _dispose(self.engine)
        if self.settings.is_sqlite:
            await _dispose(self._write_engine)
            self._batch_writer.close()


async def _dispose(engine: AsyncEngine) -> None:
    """Close the connections of an engine, those too that tasks which were cancelled are still giving back."""
    end = time.monotonic() + RETURN_SECONDS
    pool = engine.sync_engine.pool
    while isinstance(pool, QueuePool) and pool.checkedout() > 0 and time.monotonic() < end:
        await asyncio.sleep(0.01)
    await engine.dispose()


@contextmanager
def _noting_causes() -> Iterator[None]:
    """Turn what the database and its drivers raise when it is away into one error, whose cause is logged."""
    try:
        yield
    except (IntegrityError, DataError):
        raise  # It answers: the values are wrong.
    except Exception as error:
        if not _is_away(error):
            raise
        cause = cause_of(error)
        LOG.error("the database does not answer or cannot be written", extra={"cause": cause})
        raise DatabaseAway(cause) from None


def _is_away(error: Exception) -> bool:
    # Of the driver for PostgreSQL, which may not be installed, errors at connecting come as they are.
    if VALUE_MARK in str(error):
        return False
    from_driver = type(error).__module__.partition(".")[0] == "asyncpg"
    return from_driver or isinstance(error, DBAPIError | sa.exc.TimeoutError | OSError)


def cause_of(error: BaseException) -> str:
    """Return why the database is away, in one line and without any values."""
    found = getattr(error, "orig", None) or error
    lines = str(found).splitlines() or [""]  # Values would be in lines that follow.
    return f"{type(found).__name__}: {lines[0]}"


def make_engine(settings: Settings, begin: str) -> AsyncEngine:
    """Return an engine for the database that the settings name."""
    if settings.is_sqlite:
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{settings.sqlite_path}",
            pool_size=4,
            max_overflow=4,
            hide_parameters=True,
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
        hide_parameters=True,
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
    make_private(settings.sqlite_path)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make_private(path: Path) -> None:
    """Let nobody but the owner read the files of SQLite; those that it makes itself get the mode of the first."""
    # A file that is there is not opened: closing it would give up the locks that SQLite holds on it in this process.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(
            FileNotFoundError, PermissionError
        ):  # Of somebody else, who shares it on purpose.
            each.chmod(0o600)


@contextmanager
def serving_alone(settings: Settings) -> Iterator[None]:
    """Hold a database of SQLite for one server process; raise ``InvalidSetup`` if another one has it.

    Processes that share it would not tell each other what they write.
    """
    if not settings.is_sqlite:
        yield
        return
    path = f"{settings.sqlite_path}-server"
    with open(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600), "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidSetup(
                "server-database-in-use", database=str(settings.sqlite_path)
            ) from None
        yield


def _upgrade(connection: sa.Connection) -> None:
    config = _scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
