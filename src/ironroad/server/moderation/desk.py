"""What operators do from the command line, on the database of a server that may run meanwhile.

A running server notices within seconds: it asks the database who is suspended and which version a game has.
"""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.core.errors import InvalidSetup
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import (
    CHAT,
    ENTRIES,
    GAMES,
    PEOPLE,
    REPORTS,
    RESULTS,
    SEATS,
)
from ironroad.server.storage.store import delete_game

TRIES = 10
"""Attempts to close a table at which people play meanwhile."""
SHOWN = ("id", "name", "login", "language", "created", "deleted", "unrated", "suspended")
"""What operators see of a person: neither addresses nor the password."""


async def reports(database: Database, closed: bool) -> list[dict[str, Any]]:
    """Return the reports that wait, or all of them, the oldest first."""
    query = sa.select(REPORTS, PEOPLE.c.name).join(
        PEOPLE, PEOPLE.c.id == REPORTS.c.person, isouter=True
    )
    if not closed:
        query = query.where(REPORTS.c.state == "open")
    async with database.read() as connection:
        rows = await connection.execute(query.order_by(REPORTS.c.at, REPORTS.c.id))
        return [dict(row._mapping) for row in rows]


async def close_report(database: Database, id: str) -> None:
    """Mark a report as dealt with."""
    async with database.write() as connection:
        change = REPORTS.update().where(REPORTS.c.id == id).values(state="closed")
        if (await connection.execute(change)).rowcount == 0:
            raise InvalidSetup("admin-unknown-report", report=id)


async def person(database: Database, who: str) -> dict[str, Any]:
    """Return what an operator needs to know of a person, given by id or login."""
    async with database.read() as connection:
        found = await _person(connection, who)
        id = found["id"]
        found["games"] = await _count(connection, RESULTS, RESULTS.c.person == id)
        found["tables"] = await _count(connection, GAMES, GAMES.c.owner == id)
        found["seats"] = await _count(connection, SEATS, SEATS.c.person == id)
        found["reported"] = await _count(connection, REPORTS, REPORTS.c.person == id)
    return found


async def suspend(database: Database, who: str, is_suspended: bool) -> dict[str, Any]:
    """Keep a person out, with all sessions ended, or let them in again; return the person."""
    async with database.write() as connection:
        found = await _person(connection, who)
        change = PEOPLE.update().where(PEOPLE.c.id == found["id"])
        values: dict[str, Any] = {"suspended": is_suspended}
        if is_suspended:
            values["epoch"] = PEOPLE.c.epoch + 1
        await connection.execute(change.values(**values))
    return {**found, "suspended": is_suspended}


async def delete_chat(database: Database, game: str, line: int) -> None:
    """Delete something that was said."""
    async with database.write() as connection:
        where = (CHAT.c.game == game, CHAT.c.number == line)
        if (await connection.execute(CHAT.delete().where(*where))).rowcount == 0:
            raise InvalidSetup("admin-unknown-line", game=game, line=line)


async def close_table(database: Database, id: str) -> str:
    """End a running game without a result, or delete a table that has not begun; return which."""
    for _ in range(TRIES):
        try:
            async with database.write() as connection:
                return await _close(connection, id)
        except IntegrityError:
            continue  # Somebody moved meanwhile.
    raise InvalidSetup("admin-table-busy", game=id)


async def _close(connection: AsyncConnection, id: str) -> str:
    row = (await connection.execute(sa.select(GAMES).where(GAMES.c.id == id))).first()
    if row is None:
        raise InvalidSetup("admin-unknown-table", game=id)
    if row.status == "open":
        await delete_game(connection, id)
        return "deleted"
    if row.status != "running":
        raise InvalidSetup("admin-table-over", game=id)
    now, version = time.time(), row.version + 1
    line = {"game": id, "number": version, "kind": "close", "text": "", "waiting": row.turn}
    await connection.execute(ENTRIES.insert().values(**line, at=now))
    values = {"version": version, "status": "abandoned", "changed": now}
    change = GAMES.update().where(GAMES.c.id == id)
    await connection.execute(change.values(**values, turn=None, turn_since=None))
    return "closed"


async def _person(connection: AsyncConnection, who: str) -> dict[str, Any]:
    query = sa.select(PEOPLE).where(sa.or_(PEOPLE.c.id == who, PEOPLE.c.login == who.lower()))
    row = (await connection.execute(query)).first()
    if row is None:
        raise InvalidSetup("admin-unknown-person", person=who)
    return {name: row._mapping[name] for name in SHOWN}


async def _count(
    connection: AsyncConnection, table: sa.Table, condition: sa.ColumnElement[bool]
) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(condition)
    return int((await connection.execute(query)).scalar_one())
