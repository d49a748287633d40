"""Tournaments before and between their games: announced, entered, started, shown, closed."""

import asyncio
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.core.ruleset import Ruleset
from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.games.rulesets import rule_set
from ironroad.server.refusals import Refusal, bad_request, conflict, forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.rows import PersonRow, encode
from ironroad.server.storage.schema import (
    ENTRANTS,
    FIXTURES,
    GAMES,
    REQUESTS,
    RESULTS,
    TOURNAMENTS,
)
from ironroad.server.tournaments.schedule import FEWEST, MOST, schedule
from ironroad.server.tournaments.standings import Played, standings

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
        async with self._database.write() as connection:
            if wish.key is not None:
                made = await _answered(connection, person.id, wish.key)
                if made is not None:
                    return made
            running = sa.select(sa.func.count()).where(
                TOURNAMENTS.c.owner == person.id, TOURNAMENTS.c.status.in_(("open", "running"))
            )
            if (await connection.execute(running)).scalar_one() >= MOST_OWN:
                raise Refusal(429, "server-too-many-tournaments")
            row = _new_row(person.id, wish, rules)
            await connection.execute(TOURNAMENTS.insert().values(**row))
            if wish.key is not None:
                request = {"person": person.id, "key": wish.key, "game": row["id"], "version": 0}
                await connection.execute(REQUESTS.insert().values(**request, at=row["created"]))
        id: str = row["id"]
        return id

    async def enter(self, id: str, person: PersonRow) -> None:
        """Enter a tournament that has not begun."""
        async with self._database.write() as connection:
            row = await _open(connection, id)
            if msgspec.json.decode(row.terms, type=wire.Terms).rated:
                _check_rated(person)
            entrants = await _entrants(connection, id)
            if person.id in [entrant.person for entrant in entrants]:
                return
            if len(entrants) >= MOST:
                raise conflict("server-tournament-full", most=MOST)
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
            row = await _row(connection, id)
            if asker not in (person, row.owner):
                raise forbidden("server-not-organiser")
            where = (ENTRANTS.c.tournament == id, ENTRANTS.c.person == person)
            if row.status == "open":
                await connection.execute(ENTRANTS.delete().where(*where))
            else:
                await connection.execute(ENTRANTS.update().where(*where).values(withdrawn=True))
            await _touch(connection, id, time.time())

    async def start(self, id: str, asker: str) -> None:
        """Draw up the tables of all rounds; only the organiser may."""
        async with self._database.read() as connection:
            row = await _open(connection, id)
            entrants = await _entrants(connection, id)
        if row.owner != asker:
            raise forbidden("server-not-organiser")
        least = max(FEWEST, row.size)
        if len(entrants) < least:
            raise conflict("server-tournament-few", least=least)
        # It takes about a second for many people.
        rounds = await asyncio.to_thread(schedule, len(entrants), row.size, row.rounds)
        async with self._database.write() as connection:
            now_there = await _entrants(connection, id)
            values = {"status": "running", "round": 1, "rounds": len(rounds)}
            begin = TOURNAMENTS.update().where(TOURNAMENTS.c.id == id)
            begin = begin.where(TOURNAMENTS.c.status == "open")
            begun = await connection.execute(begin.values(**values, changed=time.time()))
            if begun.rowcount != 1 or now_there != entrants:
                raise conflict("server-tournament-changed")
            fixtures = [
                (number, [entrants[place].person for place in table])
                for number, tables in enumerate(rounds, start=1)
                for table in tables
            ]
            await connection.execute(
                FIXTURES.insert(),
                [
                    {
                        "tournament": id,
                        "number": n,
                        "round": r,
                        "people": encode(people),
                        "game": None,
                    }
                    for n, (r, people) in enumerate(fixtures, start=1)
                ],
            )

    async def close(self, id: str, asker: str) -> None:
        """Close a tournament: no further round is begun, and games that run are played on; only the organiser may."""
        async with self._database.write() as connection:
            row = await _row(connection, id)
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
                [_facts(row, await _entrants(connection, row.id), asker) for row in rows]
            )

    async def show(self, id: str, asker: str | None) -> wire.Tournament:
        """Return a tournament with its tables and standings."""
        async with self._database.read() as connection:
            row = await _row(connection, id)
            entrants = await _entrants(connection, id)
            tables, played, byes = await _tables(connection, row, entrants)
        return wire.Tournament(
            _facts(row, entrants, asker),
            entrants,
            standings(entrants, row.size, played, byes),
            tables,
        )


def _check_wish(wish: wire.NewTournament) -> None:
    if wish.clock.kind == "none":
        raise bad_request("server-tournament-clock")


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


async def _row(connection: AsyncConnection, id: str) -> sa.Row[Any]:
    query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
    row = (await connection.execute(query)).first()
    if row is None:
        raise Refusal(404, "server-unknown-tournament")
    return row


async def _open(connection: AsyncConnection, id: str) -> sa.Row[Any]:
    row = await _row(connection, id)
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


async def _entrants(connection: AsyncConnection, id: str) -> list[wire.Entrant]:
    query = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == id)
    rows = await connection.execute(query.order_by(ENTRANTS.c.at, ENTRANTS.c.person))
    return [wire.Entrant(row.person, row.name, row.withdrawn) for row in rows]


async def _tables(
    connection: AsyncConnection, row: sa.Row[Any], entrants: list[wire.Entrant]
) -> tuple[list[wire.TournamentTable], list[Played], list[str]]:
    """Return the tables as they are shown, those that are over, and the byes of rounds that have begun."""
    names = {entrant.person: entrant.name for entrant in entrants}
    withdrawn = {entrant.person for entrant in entrants if entrant.withdrawn}
    query = (
        sa.select(FIXTURES, GAMES.c.status)
        .join(GAMES, GAMES.c.id == FIXTURES.c.game, isouter=True)
        .where(FIXTURES.c.tournament == row.id)
        .order_by(FIXTURES.c.number)
    )
    fixtures = list(await connection.execute(query))
    ids = [fixture.game for fixture in fixtures if fixture.game is not None]
    results = list(await connection.execute(sa.select(RESULTS).where(RESULTS.c.game.in_(ids))))
    tables, played = [], []
    resting = {number: set(names) - withdrawn for number in range(1, row.round + 1)}
    for fixture in fixtures:
        people: list[str] = msgspec.json.decode(fixture.people)
        found = {result.seat: result for result in results if result.game == fixture.game}
        resting.setdefault(fixture.round, set()).difference_update(people)
        seats = [
            wire.TournamentSeat(
                person, names.get(person, ""), found[n].place if n in found else None
            )
            for n, person in enumerate(people)
        ]
        tables.append(wire.TournamentTable(fixture.round, fixture.game, fixture.status, seats))
        if found:
            places = {r.person: r.place for r in found.values() if r.person is not None}
            bots = [r.place for r in found.values() if r.person is None]
            played.append(Played(fixture.round, places, bots))
    byes = [person for number in range(1, row.round + 1) for person in sorted(resting[number])]
    return tables, played, byes
