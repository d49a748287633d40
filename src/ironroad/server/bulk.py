"""Writing many rows in few steps.

On SQLite the rows of a statement travel as one JSON text that the database unpacks itself. Every call into SQLite
gives up the interpreter and has to win it back from a busy event loop, so one call for all rows is much faster than
one for each; and the driver is called directly, since what lies between costs more than the writing.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

BUSY_SECONDS = 30.0
Row = dict[str, Any]


class Bulk:
    """An insert or update of any number of rows."""

    def __init__(self, statement: sa.Executable, unpacking: str) -> None:
        self.statement = statement
        self.unpacking = unpacking
        """The same for SQLite, with the rows as JSON."""


def inserting(table: sa.Table) -> Bulk:
    """Return the insert of whole rows."""
    names = [column.name for column in table.columns]
    values = ", ".join([_field(name) for name in names])
    text = f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {values} FROM json_each(?)"
    return Bulk(table.insert(), text)


def updating(table: sa.Table, key: str, names: Sequence[str]) -> Bulk:
    """Return the update of some columns; a row has its key as ``key`` and each value as ``to_`` column."""
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
    """A transaction under way."""

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""

    def execute(self, statement: sa.Executable) -> None:
        """Carry out any other statement."""


class CommonBatch:
    """A transaction as SQLAlchemy carries it out, on any database."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            self._connection.execute(bulk.statement, rows)

    def execute(self, statement: sa.Executable) -> None:
        """Carry out any other statement."""
        self._connection.execute(statement)


class SqliteBatch:
    """A transaction on SQLite, without anything between."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            self.connection.execute(bulk.unpacking, (msgspec.json.encode(rows).decode(),))

    def execute(self, statement: sa.Executable) -> None:
        """Carry out any other statement."""
        assert isinstance(statement, sa.ClauseElement)
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
        self.connection.execute(str(compiled), compiled.params)


class SqliteWriter:
    """The connection of the thread that writes moves."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    @contextmanager
    def transaction(self) -> Iterator[SqliteBatch]:
        """Give a transaction, durable at the end; its errors are those of SQLAlchemy."""
        try:
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield SqliteBatch(connection)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise sa.exc.IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise sa.exc.OperationalError(None, None, error) from error

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute("PRAGMA synchronous=FULL")
        return self._connection

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
