"""Sees to the games of running tournaments: makes the tables of a round, times people out, begins the next round."""

import logging
import time
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
from ironroad.server.storage.schema import ENTRANTS, FIXTURES, GAMES, TOURNAMENTS
from ironroad.server.storage.writer import Conflict

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
        query = (
            sa.select(FIXTURES, GAMES.c.status)
            .join(GAMES, GAMES.c.id == FIXTURES.c.game, isouter=True)
            .where(FIXTURES.c.tournament == row.id, FIXTURES.c.round == row.round)
            .order_by(FIXTURES.c.number)
        )
        async with self._database.read() as connection:
            fixtures = list(await connection.execute(query))
        for fixture in fixtures:
            if fixture.game is None:
                await self._make_table(row, fixture)
            elif fixture.status == "running":
                await self._time_out(row.id, fixture.game)
        if all([fixture.status in ("finished", "abandoned") for fixture in fixtures]):
            await self._next_round(row)

    async def _next_round(self, row: sa.Row[Any]) -> None:
        """Begin the next round, or end the tournament; once, whichever process comes first."""
        is_last = row.round >= row.rounds
        values = {"status": "finished"} if is_last else {"round": row.round + 1}
        change = TOURNAMENTS.update().where(
            TOURNAMENTS.c.id == row.id,
            TOURNAMENTS.c.status == "running",
            TOURNAMENTS.c.round == row.round,
        )
        async with self._database.write() as connection:
            await connection.execute(change.values(**values, changed=time.time()))

    async def _make_table(self, row: sa.Row[Any], fixture: sa.Row[Any]) -> None:
        """Make a table that begins at once; a bot plays for those who left the tournament."""
        query = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == row.id)
        async with self._database.read() as connection:
            entrants = {each.person: each for each in await connection.execute(query)}
        people: list[str] = msgspec.json.decode(fixture.people)
        playing = [p for p in people if p in entrants and not entrants[p].withdrawn]
        game = _game(row)
        seats = [
            SeatRow(game=game.id, seat=n, kind="person", person=p, name=entrants[p].name)
            if p in playing
            else _bot(game.id, n)
            for n, p in enumerate(people)
        ]
        claim = FIXTURES.update().where(
            FIXTURES.c.tournament == row.id,
            FIXTURES.c.number == fixture.number,
            FIXTURES.c.game.is_(None),
        )
        with suppress(Conflict):  # Another process made it.
            await self._tables.begin(game, seats, claim.values(game=game.id))

    async def _time_out(self, tournament: str, id: str) -> None:
        """Hand the seat of somebody whose time is out to a bot; whoever never moved leaves the tournament."""
        with suppress(Stale, Refusal):
            async with self._cache.hold(id) as game:
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
