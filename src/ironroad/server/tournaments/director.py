"""Sees to the games of running tournaments: makes the tables of a round, times people out, begins the next round."""

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.games.cache import GameCache
from ironroad.server.games.departures import SUBSTITUTE_LEVEL, Departures
from ironroad.server.games.game import Game
from ironroad.server.games.new_rows import new_game
from ironroad.server.games.rulesets import rule_set
from ironroad.server.games.tables import Tables
from ironroad.server.refusals import Refusal, Stale
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import GameRow, SeatRow
from ironroad.server.storage.schema import ENTRANTS, FIXTURES, TOURNAMENTS
from ironroad.server.storage.writer import Conflict
from ironroad.server.tournaments.fixtures import (
    Fixture,
    insert_fixtures,
    read_entrants,
    read_fixtures,
)
from ironroad.server.tournaments.formats import FORMATS, Course, course_of

LOG = logging.getLogger(__name__)


class Director:
    """Drives tournaments from the database alone, so that any process may do it at any time, and again."""

    def __init__(
        self, database: Database, cache: GameCache, tables: Tables, departures: Departures
    ) -> None:
        self._database = database
        self._cache = cache
        self._tables = tables
        self._departures = departures

    async def drive(self) -> None:
        """Do what is due in every running tournament."""
        query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.status == "running")
        async with self._database.read() as connection:
            rows = list(await connection.execute(query.order_by(TOURNAMENTS.c.id)))
        for row in rows:
            try:
                await self._advance(row)
            except Exception:
                LOG.exception("a tournament could not go on")

    async def _advance(self, row: sa.Row[Any]) -> None:
        async with self._database.read() as connection:
            entrants = await read_entrants(connection, row.id)
            fixtures = await read_fixtures(connection, row.id)
        course = course_of(row, entrants, fixtures)
        now = [fixture for fixture in fixtures if fixture.round == row.round]
        for fixture in now:
            if fixture.game is None and not fixture.is_bye:
                await self._make_table(row, fixture, entrants)
            elif fixture.status == "running":
                await self._time_out(row.id, fixture)
        if all([fixture.is_over for fixture in now]):
            await self._next_round(row, course)

    async def _next_round(self, row: sa.Row[Any], course: Course) -> None:
        """Draw and begin the next round, or end the tournament; once, whichever process comes first."""
        format = FORMATS[row.format]
        drawn = format.draw(course)
        rounds = [round for round, _ in drawn] + [each.round for each in course.fixtures]
        values: dict[str, object] = {"status": "finished", "rounds": row.round}
        if max(rounds) > row.round:
            values = {"round": row.round + 1}
        if drawn:
            values["rounds"] = format.rounds(course, drawn)
        change = TOURNAMENTS.update().where(
            TOURNAMENTS.c.id == row.id,
            TOURNAMENTS.c.status == "running",
            TOURNAMENTS.c.round == row.round,
        )
        async with self._database.write() as connection:
            changed = await connection.execute(change.values(**values, changed=time.time()))
            if changed.rowcount == 1:
                await insert_fixtures(connection, row.id, drawn, len(course.fixtures))

    async def _make_table(
        self, row: sa.Row[Any], fixture: Fixture, entrants: Sequence[wire.Entrant]
    ) -> None:
        """Make a table that begins at once; a bot plays for those who left the tournament."""
        names = {entrant.person: entrant.name for entrant in entrants if not entrant.withdrawn}
        game = _game(row)
        seats = [
            SeatRow(game=game.id, seat=n, kind="person", person=p, name=names[p])
            if p in names
            else _bot(game.id, n)
            for n, p in enumerate(fixture.people)
        ]
        claim = FIXTURES.update().where(
            FIXTURES.c.tournament == row.id,
            FIXTURES.c.number == fixture.number,
            FIXTURES.c.game.is_(None),
        )
        with suppress(Conflict):  # Another process made it.
            await self._tables.begin(game, seats, claim.values(game=game.id))

    async def _time_out(self, tournament: str, fixture: Fixture) -> None:
        """Hand the seat of somebody whose time is out to a bot; whoever never moved leaves the tournament."""
        assert fixture.game is not None
        with suppress(Stale, Refusal):
            async with self._cache.hold(fixture.game) as game:
                seat = game.waiting
                if seat is None or game.is_bot(seat) or not game.clock.is_out(time.time()):
                    return
                person = game.seats[seat].person
                was_there = _has_moved(game, seat)
                await self._departures.run_out(game, seat)
            if not was_there:
                where = (ENTRANTS.c.tournament == tournament, ENTRANTS.c.person == person)
                async with self._database.write() as connection:
                    await connection.execute(ENTRANTS.update().where(*where).values(withdrawn=True))


def _has_moved(game: Game, seat: int) -> bool:
    return game.table is not None and seat in [by for by, _ in game.table.taken()]


def _game(row: sa.Row[Any]) -> GameRow:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    rules = rule_set(row.title, row.size, options, row.edition)
    terms = msgspec.json.decode(row.terms, type=wire.Terms)
    visibility: wire.Visibility = row.visibility
    return new_game(row.title, rules, None, row.owner, row.name, visibility, terms)


def _bot(id: str, seat: int) -> SeatRow:
    level = SUBSTITUTE_LEVEL
    return SeatRow(game=id, seat=seat, kind="bot", name=level, level=level)
