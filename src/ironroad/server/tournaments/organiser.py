"""Tournaments before and between their games: announced, entered, started, shown, closed."""

import asyncio
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.core.ruleset import Ruleset
from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.games.rulesets import rule_set
from ironroad.server.refusals import Refusal, bad_request, conflict, forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.rows import PersonRow, encode
from ironroad.server.storage.schema import ENTRANTS, REQUESTS, TOURNAMENTS
from ironroad.server.tournaments.fixtures import (
    Fixture,
    insert_fixtures,
    read_entrants,
    read_fixtures,
)
from ironroad.server.tournaments.formats import FORMATS, Course, course_of
from ironroad.server.tournaments.schedule import FEWEST

MOST_OWN = 10
"""Tournaments that somebody may organise at once."""
PAGE = 50
"""Tournaments in a list."""


class Organiser:
    """Everything about a tournament but its games, which the director sees to."""

    def __init__(self, database: Database, blocks: Blocks) -> None:
        self._database = database
        self._blocks = blocks

    async def make(self, person: PersonRow, wish: wire.NewTournament) -> str:
        """Announce a tournament and return its id."""
        _check_wish(wish)
        rules = rule_set(wish.title, wish.size, wish.options, wish.edition)
        if wish.rated:
            _check_rated(person)
        row = _new_row(person.id, wish, rules)
        try:
            return await self._insert(row, wish.key)
        except IntegrityError:  # The same request was answered by another process at the same time.
            return await self._insert(row, wish.key)

    async def _insert(self, row: dict[str, Any], key: str | None) -> str:
        """Write a tournament and return its id, or that of the one which the same request made before."""
        id, owner = row["id"], row["owner"]
        async with self._database.write() as connection:
            made = None if key is None else await _answered(connection, owner, key)
            if made is not None:
                return made
            running = sa.select(sa.func.count()).where(
                TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.status.in_(("open", "running"))
            )
            if (await connection.execute(running)).scalar_one() >= MOST_OWN:
                raise Refusal(429, "server-too-many-tournaments")
            await connection.execute(TOURNAMENTS.insert().values(**row))
            if key is not None:
                request = {"person": owner, "key": key, "game": id, "version": 0}
                await connection.execute(REQUESTS.insert().values(**request, at=row["created"]))
        return str(id)

    async def enter(self, id: str, person: PersonRow) -> None:
        """Enter a tournament that has not begun."""
        async with self._database.write() as connection:
            row = await _open(connection, id)
            if msgspec.json.decode(row.terms, type=wire.Terms).rated:
                _check_rated(person)
            entrants = await read_entrants(connection, id)
            if person.id in [entrant.person for entrant in entrants]:
                return
            most = FORMATS[row.format].most
            if len(entrants) >= most:
                raise conflict("server-tournament-full", most=most)
            blocked = await self._blocks.has_blocked(row.owner, person.id)
            if blocked:
                raise forbidden("server-blocked")
            values = {"tournament": id, "person": person.id, "name": person.name}
            now = time.time()
            await connection.execute(ENTRANTS.insert().values(**values, at=now, withdrawn=False))
            await _touch(connection, id, now)

    async def leave(self, id: str, asker: str, person: str) -> None:
        """Leave a tournament, or send somebody away as its organiser: before the start, or from the next round on."""
        async with self._database.write() as connection:
            row = await _locked(connection, id)
            if asker not in (person, row.owner):
                raise forbidden("server-not-organiser")
            where = (ENTRANTS.c.tournament == id, ENTRANTS.c.person == person)
            if row.status == "open":
                await connection.execute(ENTRANTS.delete().where(*where))
            else:
                await connection.execute(ENTRANTS.update().where(*where).values(withdrawn=True))
            await _touch(connection, id, time.time())

    async def start(self, id: str, asker: str) -> None:
        """Draw the first round, or all of them where results do not matter; only the organiser may."""
        async with self._database.read() as connection:
            row = await _row(connection, id)
            entrants = await read_entrants(connection, id)
        if row.owner != asker:
            raise forbidden("server-not-organiser")
        least = least_people(row.size)
        if len(entrants) < least:
            raise conflict("server-tournament-few", least=least)
        format, course = FORMATS[row.format], course_of(row, entrants, [])
        # The schedule of a round robin takes about a second for many people.
        drawn = await asyncio.to_thread(format.draw, course)
        async with self._database.write() as connection:
            await _open(connection, id)
            if await read_entrants(connection, id) != entrants:
                raise conflict("server-tournament-changed")
            values = {"status": "running", "round": 1, "rounds": format.rounds(course, drawn)}
            begin = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id)
            await connection.execute(begin.values(**values, changed=time.time()))
            await insert_fixtures(connection, id, drawn, 0)

    async def close(self, id: str, asker: str) -> None:
        """Close a tournament: no further round is begun, and games that run are played on; only the organiser may."""
        async with self._database.write() as connection:
            row = await _locked(connection, id)
            if row.owner != asker:
                raise forbidden("server-not-organiser")
            if row.status not in ("open", "running"):
                raise conflict("server-tournament-over")
            change = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id)
            await connection.execute(change.values(status="closed", changed=time.time()))

    async def list(self, asker: str | None) -> wire.TournamentList:
        """Return public tournaments and those of the asker, the latest change first."""
        entered = sa.exists().where(
            ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.person == (asker or "")
        )
        public = TOURNAMENTS.c.visibility == "public"
        query = (
            sa.select(TOURNAMENTS)
            .where(sa.or_(public, entered, TOURNAMENTS.c.owner == (asker or "")))
            .order_by(TOURNAMENTS.c.changed.desc(), TOURNAMENTS.c.id)
            .limit(PAGE)
        )
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
            return wire.TournamentList(
                [_facts(row, await read_entrants(connection, row.id), asker) for row in rows]
            )

    async def show(self, id: str, asker: str | None) -> wire.Tournament:
        """Return a tournament with its tables and standings."""
        async with self._database.read() as connection:
            row = await _row(connection, id)
            entrants = await read_entrants(connection, id)
            fixtures = await read_fixtures(connection, id)
        course = course_of(row, entrants, fixtures)
        return wire.Tournament(
            _facts(row, entrants, asker),
            entrants,
            FORMATS[row.format].standings(course),
            _tables(course),
        )


def _check_wish(wish: wire.NewTournament) -> None:
    if wish.clock.kind == "none":
        raise bad_request("server-tournament-clock")
    if wish.format == "knock-out" and wish.rounds is not None:
        raise bad_request("server-tournament-rounds")
    if wish.format != "knock-out" and wish.games != 1:
        raise bad_request("server-tournament-games")


def least_people(size: int) -> int:
    """Return without how many people a tournament does not begin."""
    return max(FEWEST, size)


def _check_rated(person: PersonRow) -> None:
    if person.login is None:
        raise forbidden("server-rated-account", name=person.name)
    if person.unrated:
        raise forbidden("server-rated-opted-out", name=person.name)


def _new_row(owner: str, wish: wire.NewTournament, rules: Ruleset) -> dict[str, Any]:
    now, id = time.time(), new_id()
    return {
        "id": id,
        "name": wish.name,
        "title": wish.title,
        "edition": rules.edition.name,
        "options": encode(rules.options),
        "size": wish.size,
        "format": wish.format,
        "games": wish.games,
        "rounds": wish.rounds,
        "round": 0,
        "terms": encode(wire.Terms(clock=wish.clock, rated=wish.rated, tournament=id)),
        "visibility": wish.visibility,
        "status": "open",
        "owner": owner,
        "created": now,
        "changed": now,
    }


def _facts(
    row: sa.Row[Any], entrants: list[wire.Entrant], asker: str | None
) -> wire.TournamentFacts:
    terms = msgspec.json.decode(row.terms, type=wire.Terms)
    return wire.TournamentFacts(
        id=row.id,
        name=row.name,
        title=row.title,
        size=row.size,
        format=row.format,
        games=row.games,
        least=least_people(row.size),
        most=FORMATS[row.format].most,
        status=row.status,
        rated=terms.rated,
        clock=terms.clock,
        options=msgspec.json.decode(row.options),
        round=row.round,
        rounds=row.rounds,
        people=len(entrants),
        mine=asker is not None and row.owner == asker,
        entered=asker in [entrant.person for entrant in entrants],
        created=row.created,
    )


async def _row(connection: AsyncConnection, id: str, is_locked: bool = False) -> sa.Row[Any]:
    query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
    row = (await connection.execute(query.with_for_update() if is_locked else query)).first()
    if row is None:
        raise Refusal(404, "server-unknown-tournament")
    return row


async def _locked(connection: AsyncConnection, id: str) -> sa.Row[Any]:
    """Return a tournament that nobody else changes before the transaction ends: PostgreSQL lets others in otherwise."""
    return await _row(connection, id, is_locked=True)


async def _open(connection: AsyncConnection, id: str) -> sa.Row[Any]:
    row = await _locked(connection, id)
    if row.status != "open":
        raise conflict("server-tournament-begun")
    return row


async def _touch(connection: AsyncConnection, id: str, now: float) -> None:
    change = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id)
    await connection.execute(change.values(changed=now))


async def _answered(connection: AsyncConnection, person: str, key: str) -> str | None:
    query = sa.select(REQUESTS.c.game).where(REQUESTS.c.person == person, REQUESTS.c.key == key)
    found: str | None = (await connection.execute(query)).scalar()
    return found


def _tables(course: Course) -> list[wire.TournamentTable]:
    names = {entrant.person: entrant.name for entrant in course.entrants}
    return [
        wire.TournamentTable(
            fixture.round,
            fixture.game,
            fixture.status,
            [_seat(fixture, n, names.get(person, "")) for n, person in enumerate(fixture.people)],
        )
        for fixture in course.fixtures
    ]


def _seat(fixture: Fixture, seat: int, name: str) -> wire.TournamentSeat:
    place = fixture.results[seat][1] if seat in fixture.results else None
    return wire.TournamentSeat(fixture.people[seat], name, place)
