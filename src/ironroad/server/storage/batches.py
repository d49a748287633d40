"""Transactions that write many rows in few statements.

On SQLite the rows of a statement are passed as one JSON text that the database unpacks itself. Every call into SQLite
releases the interpreter lock and has to win it back from a busy event loop, so one call for a whole batch is much faster
than one for each row; and the driver is called directly, since SQLAlchemy would cost more than the writing.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ironroad.server.storage.schema import ENTRIES, GAMES, OUTBOX, REQUESTS, RESULTS

BUSY_SECONDS = 30.0
"""How long a writer waits for a lock that another process holds."""
Row = dict[str, Any]


class NotClaimed(Exception):
    """A claim changed no row: another process was first."""


class Bulk:
    """An insert or update of any number of rows."""

    def __init__(self, statement: sa.Executable, unpacking: str) -> None:
        self.statement = statement
        self.unpacking = unpacking
        """The same statement for SQLite, with the rows as one JSON parameter."""


def inserting(table: sa.Table) -> Bulk:
    """Return a bulk insert of whole rows."""
    names = [column.name for column in table.columns]
    values = ", ".join([_field(name) for name in names])
    text = f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {values} FROM json_each(?)"
    return Bulk(table.insert(), text)


def inserting_once(table: sa.Table) -> Bulk:
    """Return a bulk insert that leaves out the rows that are there already."""
    text = inserting(table).unpacking.replace("INSERT", "INSERT OR IGNORE", 1)
    return Bulk(postgresql.insert(table).on_conflict_do_nothing(), text)


def updating(table: sa.Table, key: str, names: Sequence[str]) -> Bulk:
    """Return a bulk update; a row has its key as ``key`` and the value of each column as ``to_<column>``."""
    values: dict[str, Any] = {name: sa.bindparam(f"to_{name}") for name in names}
    statement = table.update().where(table.c[key] == sa.bindparam("key")).values(values)
    fields = ", ".join([f"{_field('to_' + name)} AS to_{name}" for name in names])
    sets = ", ".join([f"{name} = given.to_{name}" for name in names])
    text = (
        f"UPDATE {table.name} SET {sets} FROM "
        f"(SELECT {_field('key')} AS row_key, {fields} FROM json_each(?)) AS given "
        f"WHERE {table.name}.{key} = given.row_key"
    )
    return Bulk(statement, text)


def _field(name: str) -> str:
    return f"json_extract(value, '$.{name}')"


class Batch(Protocol):
    """An open transaction."""

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""

    def execute(self, statement: sa.Executable) -> None:
        """Execute any other statement."""

    def claim(self, statement: sa.Executable) -> None:
        """Execute an update that must change one row; raise ``NotClaimed`` if it changes none."""


class CommonBatch:
    """A transaction through SQLAlchemy, on any database."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            self._connection.execute(bulk.statement, rows)

    def execute(self, statement: sa.Executable) -> None:
        """Execute any other statement."""
        self._connection.execute(statement)

    def claim(self, statement: sa.Executable) -> None:
        """Execute an update that must change one row."""
        if self._connection.execute(statement).rowcount != 1:
            raise NotClaimed


class SqliteBatch:
    """A transaction on SQLite: collects what is to be written, which is executed at its end."""

    def __init__(self) -> None:
        self.rows: list[tuple[Bulk, str]] = []
        self.statements: list[tuple[str, dict[str, Any], bool]] = []
        """SQL, parameters, and whether it must change a row."""

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            self.rows.append((bulk, msgspec.json.encode(rows).decode()))

    def execute(self, statement: sa.Executable) -> None:
        """Execute any other statement."""
        self._add(statement, False)

    def claim(self, statement: sa.Executable) -> None:
        """Execute an update that must change one row."""
        self._add(statement, True)

    def _add(self, statement: sa.Executable, must_change: bool) -> None:
        assert isinstance(statement, sa.ClauseElement)
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
        self.statements.append((str(compiled), dict(compiled.params), must_change))


class SqliteWriter:
    """The connection of the thread that writes the ledger."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    @contextmanager
    def transaction(self) -> Iterator[SqliteBatch]:
        """Give a transaction, committed at the end; its errors are those of SQLAlchemy."""
        batch = SqliteBatch()
        yield batch
        try:
            if batch.statements:
                self._execute(batch)
            else:
                rows = dict(batch.rows)
                texts = [rows.get(bulk, "[]") for bulk in MOVES]
                self.connection.execute(_ALL_AT_ONCE, texts)
        except sqlite3.IntegrityError as error:
            raise sa.exc.IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise sa.exc.OperationalError(None, None, error) from error

    def _execute(self, batch: SqliteBatch) -> None:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for bulk, text in batch.rows:
                connection.execute(bulk.unpacking, (text,))
            for statement, values, must_change in batch.statements:
                if connection.execute(statement, values).rowcount != 1 and must_change:
                    raise NotClaimed
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, opened at its first use, after the migrations."""
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute("PRAGMA synchronous=FULL")
            for statement in _TO_WRITE_AT_ONCE:
                self._connection.execute(statement)
        return self._connection

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


NEW_ENTRIES = inserting(ENTRIES)
NEW_REQUESTS = inserting(REQUESTS)
NEW_NOTICES = inserting(OUTBOX)
NEW_RESULTS = inserting_once(RESULTS)
NEW_HEADERS = updating(
    GAMES, "id", ("version", "moves", "turn", "turn_since", "status", "result", "changed")
)
MOVES = (NEW_ENTRIES, NEW_HEADERS, NEW_REQUESTS, NEW_NOTICES, NEW_RESULTS)
"""What a move writes: an insert into a temporary view takes all of it in one statement, its own transaction."""
_COLUMNS = [f"rows_{number}" for number in range(len(MOVES))]
_TO_WRITE_AT_ONCE = (
    f"CREATE TEMP VIEW moves_made AS SELECT {', '.join([f'0 AS {name}' for name in _COLUMNS])}",
    "CREATE TEMP TRIGGER make_moves INSTEAD OF INSERT ON moves_made BEGIN "
    + "".join(
        [
            bulk.unpacking.replace("json_each(?)", f"json_each(NEW.{name})") + "; "
            for bulk, name in zip(MOVES, _COLUMNS, strict=True)
        ]
    )
    + "END",
)
_ALL_AT_ONCE = f"INSERT INTO moves_made VALUES ({', '.join(['?' for _ in MOVES])})"
