"""Queries for games, their ledgers and answered requests."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import Entry, GameRow, SeatRow, row_as
from ironroad.server.storage.schema import (
    CHAT,
    CHOICES,
    ENTRIES,
    GAMES,
    MUTES,
    NOTES,
    ORDERS,
    OUTBOX,
    REQUESTS,
    REVIEW_STEPS,
    REVIEWS,
    SEATS,
)
from ironroad.server.wire import KeptOrders, NoticeChoice


class StoredGame(NamedTuple):
    """Everything the database holds about a game that a process needs to play it."""

    row: GameRow
    seats: list[SeatRow]
    entries: list[Entry]
    orders: dict[int, KeptOrders]
    """Standing orders by seat."""
    choices: dict[str, NoticeChoice]
    """Notice choices by person."""


class Store:
    """Reads games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def game(self, id: str) -> StoredGame | None:
        """Return a game with its whole ledger, or ``None`` if there is none."""
        async with self._database.read() as connection:
            found = await connection.execute(sa.select(GAMES).where(GAMES.c.id == id))
            row = found.first()
            if row is None:
                return None
            seats = await _seats_of(connection, id)
            entries = await _entries_of(connection, id, 0)
            orders = await connection.execute(sa.select(ORDERS).where(ORDERS.c.game == id))
            choices = await connection.execute(sa.select(CHOICES).where(CHOICES.c.game == id))
        # Lines that were added between the two queries belong to the next version.
        header = row_as(GameRow, row)
        return StoredGame(
            header,
            seats,
            [e for e in entries if e.number <= header.version],
            {o.seat: msgspec.json.decode(o.orders, type=KeptOrders) for o in orders},
            {c.person: NoticeChoice(webhook=c.webhook, email=c.email) for c in choices},
        )

    async def entries(self, id: str, after: int) -> list[Entry]:
        """Return the ledger lines of a game after a version, in order."""
        async with self._database.read() as connection:
            return await _entries_of(connection, id, after)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the present versions of games; deleted games are left out."""
        query = sa.select(GAMES.c.id, GAMES.c.version).where(GAMES.c.id.in_(ids))
        async with self._database.read() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def answered(self, person: str, key: str) -> sa.Row[Any] | None:
        """Return the request that a person made with this idempotency key, if it was carried out."""
        query = sa.select(REQUESTS).where(REQUESTS.c.person == person, REQUESTS.c.key == key)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first()


async def delete_game(connection: AsyncConnection, id: str) -> None:
    """Delete a game with everything that belongs to it."""
    own = (SEATS, ENTRIES, CHAT, MUTES, NOTES, ORDERS, CHOICES, OUTBOX, REQUESTS)
    for table in (*own, REVIEWS, REVIEW_STEPS):
        await connection.execute(table.delete().where(table.c.game == id))
    await connection.execute(GAMES.delete().where(GAMES.c.id == id))


async def _seats_of(connection: AsyncConnection, id: str) -> list[SeatRow]:
    query = sa.select(SEATS).where(SEATS.c.game == id).order_by(SEATS.c.seat)
    return [row_as(SeatRow, row) for row in await connection.execute(query)]


async def _entries_of(connection: AsyncConnection, id: str, after: int) -> list[Entry]:
    query = (
        sa.select(ENTRIES)
        .where(ENTRIES.c.game == id, ENTRIES.c.number > after)
        .order_by(ENTRIES.c.number)
    )
    return [row_as(Entry, row) for row in await connection.execute(query)]
