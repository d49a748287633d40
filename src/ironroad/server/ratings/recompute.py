"""Computes results and ratings anew from the ledgers of all games."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.server.games.game import MOVES
from ironroad.server.games.settlement import DEPARTURES, final_places, results_of, settled_at
from ironroad.server.ratings.rater import RATING_LOCK, rate_results
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import Entry, GameRow, ResultRow, SeatRow, row_as
from ironroad.server.storage.schema import (
    ENTRIES,
    GAMES,
    RATING_STEPS,
    RATINGS,
    RESULTS,
    SEATS,
)
from ironroad.server.wire import Terms


async def recompute(database: Database) -> tuple[int, int]:
    """Replace all results and ratings in one transaction; return how many games count and how many are rated."""
    async with database.write() as connection:
        if not database.settings.is_sqlite:
            lock = sa.text("SELECT pg_advisory_xact_lock(:key)")
            await connection.execute(lock, {"key": RATING_LOCK})
        for table in (RATING_STEPS, RATINGS, RESULTS):
            await connection.execute(table.delete())
        query = sa.select(GAMES).where(GAMES.c.status != "open").order_by(GAMES.c.id)
        rows = [row_as(GameRow, row) for row in await connection.execute(query)]
        games = rated = 0
        for row in rows:
            results = await _results(connection, row)
            if results:
                await _insert(connection, results)
                games += 1
                rated += results[0].rating == "due"
        await rate_results(connection)
    return games, rated


async def _insert(connection: AsyncConnection, results: Sequence[ResultRow]) -> None:
    """Insert the results of a game; those of one that was settled meanwhile are there already, and the same."""
    values = [msgspec.structs.asdict(result) for result in results]
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    await connection.execute(insert(RESULTS).on_conflict_do_nothing(), values)


async def _results(connection: AsyncConnection, row: GameRow) -> list[ResultRow]:
    """Return the results of a game by its ledger; none if it is not settled or does not count."""
    seated = sa.select(SEATS).where(SEATS.c.game == row.id).order_by(SEATS.c.seat)
    seats = [row_as(SeatRow, seat) for seat in await connection.execute(seated)]
    # The second line tells whether the game began with a record, the last one when it ended.
    needed = sa.or_(ENTRIES.c.kind.in_(DEPARTURES), ENTRIES.c.number.in_((2, row.version)))
    query = sa.select(ENTRIES).where(ENTRIES.c.game == row.id, needed).order_by(ENTRIES.c.number)
    entries = [row_as(Entry, entry) for entry in await connection.execute(query)]
    terms = msgspec.json.decode(row.terms, type=Terms)
    departed = [e.seat for e in entries if e.kind in DEPARTURES and e.seat is not None]
    is_imported = any([entry.number == 2 and entry.kind in MOVES for entry in entries])
    places = final_places(row, terms, seats, departed, is_imported)
    if places is None:
        return []
    return results_of(row, terms, seats, places, settled_at(seats, terms, entries))
