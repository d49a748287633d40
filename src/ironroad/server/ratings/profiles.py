"""Profiles and leaderboards, as each asker may know them."""

import math
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.bots.ratings import bot_ratings
from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.accounts.people import People
from ironroad.server.games.lists import may_list
from ironroad.server.ratings.glicko import PROVISIONAL
from ironroad.server.refusals import Refusal
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow
from ironroad.server.storage.schema import GAMES, PEOPLE, RATING_STEPS, RATINGS, RESULTS

LINES = 200
"""People on a leaderboard."""
STEPS = 500
"""Games in the course of a rating: the latest ones."""
OPPONENTS = 30
"""Opponents in a profile: those met most often."""


def rating_facts(rating: float, deviation: float, games: int) -> wire.RatingFacts:
    """Return a rating as it is shown: rounded, with its mark."""
    return wire.RatingFacts(round(rating, 1), round(deviation, 1), deviation > PROVISIONAL, games)


class Profiles:
    """Reads what profiles and leaderboards show."""

    def __init__(self, database: Database, people: People, blocks: Blocks) -> None:
        self._database = database
        self._people = people
        self._blocks = blocks

    async def profile(self, id: str, asker: str | None) -> wire.Profile:
        """Return a person as the asker may know them; only games that the asker could find in lists are counted."""
        person = await self._people.find(id)
        if person is None or person.deleted:
            raise Refusal(404, "server-unknown-person")
        async with self._database.read() as connection:
            ratings = [] if person.unrated else await _ratings(connection, id, asker)
            results = await _results(connection, id, asker)
            opponents = await _opponents(connection, id, asker)
        return wire.Profile(
            id=id,
            name=person.name,
            mine=id == asker,
            has_account=person.login is not None,
            unrated=person.unrated,
            blocked=asker is not None and await self._blocks.has_blocked(asker, id),
            since=_day(person),
            ratings=ratings,
            results=results,
            opponents=opponents,
        )

    async def leaderboard(self, title: str) -> wire.Leaderboard:
        """Return who is rated in a title, the best first; bots stand among the people by their rating."""
        bots = bot_ratings(title)
        provisional = sa.case((RATINGS.c.deviation > PROVISIONAL, 1), else_=0)
        query = (
            sa.select(RATINGS, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(
                RATINGS.c.title == title, ~PEOPLE.c.deleted, ~PEOPLE.c.unrated, ~PEOPLE.c.suspended
            )
            .order_by(provisional, RATINGS.c.rating.desc(), RATINGS.c.person)
            .limit(LINES)
        )
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        lines = [
            wire.Ranked(r.person, r.name, None, rating_facts(r.rating, r.deviation, r.games))
            for r in rows
        ]
        lines += [
            wire.Ranked(None, level, level, rating_facts(*rating, 0))
            for level, rating in bots.items()
        ]
        lines.sort(key=lambda line: (line.rating.provisional, -line.rating.rating, line.name))
        return wire.Leaderboard(title, lines)


def _day(person: PersonRow) -> float:
    """Return the day on which a person came: the minute is nobody's business."""
    return math.floor(person.created / 86_400) * 86_400.0


async def _ratings(
    connection: AsyncConnection, person: str, asker: str | None
) -> list[wire.TitleRating]:
    query = sa.select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.title)
    found = []
    for row in list(await connection.execute(query)):
        steps = (
            sa.select(RATING_STEPS, may_list(asker).label("is_known"))
            .join(GAMES, GAMES.c.id == RATING_STEPS.c.game)
            .where(RATING_STEPS.c.person == person, RATING_STEPS.c.title == row.title)
            .order_by(RATING_STEPS.c.at.desc(), RATING_STEPS.c.game.desc())
            .limit(STEPS)
        )
        course = [_step(step) for step in await connection.execute(steps)]
        now = rating_facts(row.rating, row.deviation, row.games)
        found.append(wire.TitleRating(row.title, now, course[::-1]))
    return found


def _step(row: sa.Row[Any]) -> wire.RatingStep:
    return wire.RatingStep(
        row.game if row.is_known else None,
        row.at,
        row.place,
        row.seats,
        round(row.rating, 1),
        round(row.deviation, 1),
    )


async def _results(
    connection: AsyncConnection, person: str, asker: str | None
) -> list[wire.TitleResults]:
    query = (
        sa.select(RESULTS.c.title, RESULTS.c.seats, RESULTS.c.place, sa.func.count().label("games"))
        .join(GAMES, GAMES.c.id == RESULTS.c.game)
        .where(RESULTS.c.person == person, may_list(asker))
        .group_by(RESULTS.c.title, RESULTS.c.seats, RESULTS.c.place)
    )
    counts: dict[tuple[str, int], dict[int, int]] = {}
    for row in await connection.execute(query):
        counts.setdefault((row.title, row.seats), {})[row.place] = row.games
    return [
        wire.TitleResults(
            title,
            seats,
            sum(places.values()),
            [places.get(place, 0) for place in range(1, max(seats, *places) + 1)],
        )
        for (title, seats), places in sorted(counts.items())
    ]


async def _opponents(
    connection: AsyncConnection, person: str, asker: str | None
) -> list[wire.Opposed]:
    own, other = RESULTS.alias("own"), RESULTS.alias("other")
    games = sa.func.count().label("games")
    query = (
        sa.select(
            other.c.person,
            PEOPLE.c.name,
            games,
            _count(own.c.place < other.c.place).label("ahead"),
            _count(own.c.place == other.c.place).label("level"),
            _count(own.c.place > other.c.place).label("behind"),
        )
        .select_from(own)
        .join(other, sa.and_(other.c.game == own.c.game, other.c.seat != own.c.seat))
        .join(PEOPLE, PEOPLE.c.id == other.c.person)
        .join(GAMES, GAMES.c.id == own.c.game)
        .where(own.c.person == person, ~PEOPLE.c.deleted, may_list(asker))
        .group_by(other.c.person, PEOPLE.c.name)
        .order_by(games.desc(), other.c.person)
        .limit(OPPONENTS)
    )
    return [wire.Opposed(**row._mapping) for row in await connection.execute(query)]


def _count(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    return sa.func.coalesce(sa.func.sum(sa.case((condition, 1), else_=0)), 0)
