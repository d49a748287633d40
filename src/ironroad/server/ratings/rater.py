"""Rates the games whose results are written, in the order in which they were settled."""

import asyncio
from collections.abc import Sequence
from itertools import groupby

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.bots.ratings import bot_ratings
from ironroad.server.ratings.glicko import (
    PERIOD,
    Meeting,
    Strength,
    pair_weight,
    rated,
    rested,
)
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import ResultRow, row_as
from ironroad.server.storage.schema import RATING_STEPS, RATINGS, RESULTS

RATING_LOCK = 0x1F0AE
"""The advisory lock under which PostgreSQL is rated by one process at a time."""


class Known:
    """What is known of a person in a title."""

    def __init__(self, strength: Strength, games: int, at: float | None) -> None:
        self.strength = strength
        self.games = games
        self.at = at
        """When the last rated game was settled."""

    def periods(self, now: float) -> float:
        """Return the rating periods since the last game."""
        return 0.0 if self.at is None else max(0.0, now - self.at) / PERIOD


class Rater:
    """Takes account of settled games; what it writes can be computed anew from the results."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()

    async def rate_due(self) -> None:
        """Rate every game that waits for it."""
        query = sa.select(RESULTS.c.game).where(RESULTS.c.rating == "due").limit(1)
        async with self._lock:
            async with self._database.read() as connection:
                if (await connection.execute(query)).first() is None:
                    return
            async with self._database.write() as connection:
                if not self._database.settings.is_sqlite:
                    lock = sa.text("SELECT pg_advisory_xact_lock(:key)")
                    await connection.execute(lock, {"key": RATING_LOCK})
                await rate_results(connection)


async def rate_results(connection: AsyncConnection) -> None:
    """Rate every game that waits for it, in a transaction of the caller's."""
    titles = sa.select(RESULTS.c.title).where(RESULTS.c.rating == "due").distinct()
    for title in sorted([row.title for row in await connection.execute(titles)]):
        results = await _results(connection, title, ("due",))
        if await _comes_late(connection, results[0]):
            # Ratings depend on the order, so this title is rated from the beginning.
            for table in (RATING_STEPS, RATINGS):
                await connection.execute(table.delete().where(table.c.title == title))
            results = await _results(connection, title, ("due", "done"))
        await _rate(connection, title, results)


async def _results(
    connection: AsyncConnection, title: str, states: Sequence[str]
) -> list[ResultRow]:
    query = (
        sa.select(RESULTS)
        .where(RESULTS.c.title == title, RESULTS.c.rating.in_(states))
        .order_by(RESULTS.c.at, RESULTS.c.game, RESULTS.c.seat)
    )
    return [row_as(ResultRow, row) for row in await connection.execute(query)]


async def _comes_late(connection: AsyncConnection, first: ResultRow) -> bool:
    """Whether a game that was settled later has been rated already."""
    later = sa.or_(
        RATING_STEPS.c.at > first.at,
        sa.and_(RATING_STEPS.c.at == first.at, RATING_STEPS.c.game > first.game),
    )
    query = sa.select(RATING_STEPS.c.game).where(RATING_STEPS.c.title == first.title, later)
    return (await connection.execute(query.limit(1))).first() is not None


async def _rate(connection: AsyncConnection, title: str, results: Sequence[ResultRow]) -> None:
    people = {result.person for result in results if result.person is not None}
    known = await _known(connection, title, people)
    steps = []
    for _, seats in groupby(results, key=lambda result: result.game):
        steps += rate_game(title, list(seats), known)
    if steps:
        await connection.execute(RATING_STEPS.insert(), steps)
    for person in people & known.keys():
        where = (RATINGS.c.title == title, RATINGS.c.person == person)
        await connection.execute(RATINGS.delete().where(*where))
        found = known[person]
        values = {"title": title, "person": person, "games": found.games, "at": found.at}
        await connection.execute(RATINGS.insert().values(**values, **found.strength._asdict()))
    # Only what was read: PostgreSQL shows this statement games that were settled after it, which still wait.
    games = sorted({result.game for result in results if result.rating == "due"})
    done = RESULTS.update().where(RESULTS.c.game == sa.bindparam("rated"))
    await connection.execute(done.values(rating="done"), [{"rated": game} for game in games])


async def _known(connection: AsyncConnection, title: str, people: set[str]) -> dict[str, Known]:
    query = sa.select(RATINGS).where(RATINGS.c.title == title)
    return {
        row.person: Known(Strength(row.rating, row.deviation, row.volatility), row.games, row.at)
        for row in await connection.execute(query)
        if row.person in people
    }


def rate_game(
    title: str, seats: Sequence[ResultRow], known: dict[str, Known]
) -> list[dict[str, object]]:
    """Change what is known of the people in a game; return the steps of their ratings.

    Everybody is compared with everybody else as they were before the game. Bots are anchors: they do not change.
    """
    bots = bot_ratings(title)
    playing: list[tuple[ResultRow, float, float]] = []
    for seat in seats:
        if seat.person is not None:
            found = known.setdefault(seat.person, Known(Strength(), 0, None))
            now = rested(found.strength, found.periods(seat.at))
            playing.append((seat, now.rating, now.deviation))
        elif seat.level in bots:
            playing.append((seat, *bots[seat.level]))
    weight = pair_weight(len(playing))
    after = {
        seat.person: _after(known[seat.person], seat, playing, weight)
        for seat in seats
        if seat.person is not None
    }
    steps: list[dict[str, object]] = []
    for seat in seats:
        if seat.person is not None:
            found = known[seat.person]
            found.strength, found.at = after[seat.person], seat.at
            found.games += 1
            steps.append(
                {
                    "game": seat.game,
                    "person": seat.person,
                    "title": title,
                    "at": seat.at,
                    "place": seat.place,
                    "seats": seat.seats,
                    "rating": found.strength.rating,
                    "deviation": found.strength.deviation,
                }
            )
    return steps


def _after(
    own: Known, seat: ResultRow, playing: Sequence[tuple[ResultRow, float, float]], weight: float
) -> Strength:
    meetings = [
        Meeting(rating, deviation, _score(seat.place, other.place))
        for other, rating, deviation in playing
        if other.seat != seat.seat
    ]
    return rated(own.strength, meetings, weight, own.periods(seat.at))


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)
