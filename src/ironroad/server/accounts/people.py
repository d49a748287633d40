"""Guests and accounts."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server.accounts.cookies import CookieSigner
from ironroad.server.accounts.passwords import Passwords
from ironroad.server.refusals import Refusal, bad_request, conflict, forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.rows import PersonRow, row_as
from ironroad.server.storage.schema import (
    ADDRESSES,
    ANALYSES,
    BLOCKS,
    CHAT,
    CHOICES,
    CONFIRMATIONS,
    EDITIONS,
    ENTRANTS,
    ENTRIES,
    GAMES,
    MUTES,
    NOTES,
    ORDERS,
    OUTBOX,
    PEOPLE,
    PUZZLE_DAYS,
    PUZZLE_TRIES,
    RATING_STEPS,
    RATINGS,
    REPORTS,
    REQUESTS,
    RESULTS,
    SEATS,
)

CACHE_SECONDS = 5.0
"""Cache lifetime of a person in seconds: another process may have changed the row."""
CACHE_SIZE = 10_000
"""Maximum number of cached people."""
OF_A_PERSON = (
    *(NOTES, ORDERS, CHOICES, OUTBOX, REQUESTS, CHAT),
    *(MUTES, BLOCKS, ADDRESSES, CONFIRMATIONS, EDITIONS, ANALYSES, PUZZLE_TRIES, PUZZLE_DAYS),
)
"""Tables whose rows go with a person."""


class People:
    """Reads and writes people, with a small cache."""

    def __init__(self, database: Database, cookies: CookieSigner) -> None:
        self._database = database
        self.cookies = cookies
        self.passwords = Passwords()
        self._cached: OrderedDict[str, tuple[float, PersonRow]] = OrderedDict()

    async def asking(self, cookie: str | None) -> PersonRow | None:
        """Return who holds this cookie; ``None`` if it is missing, forged, expired or revoked."""
        claim = self.cookies.read(cookie)
        if claim is None:
            return None
        person = await self.find(claim.person)
        if person is None or person.deleted or person.suspended or person.epoch != claim.epoch:
            return None
        return person

    def renewed(self, cookie: str) -> str | None:
        """Return a new cookie for one that is valid and old."""
        claim = self.cookies.read(cookie)
        return None if claim is None else self.cookies.renewed(cookie, claim)

    async def find(self, id: str) -> PersonRow | None:
        """Return a person by id."""
        known = self._cached.get(id)
        if known is not None and time.monotonic() - known[0] < CACHE_SECONDS:
            return known[1]
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(PEOPLE).where(PEOPLE.c.id == id))).first()
        return None if row is None else self._store_in_cache(row_as(PersonRow, row))

    def _store_in_cache(self, person: PersonRow) -> PersonRow:
        self._cached[person.id] = (time.monotonic(), person)
        self._cached.move_to_end(person.id)
        if len(self._cached) > CACHE_SIZE:
            self._cached.popitem(last=False)
        return person

    def forget(self, id: str) -> None:
        """Drop a person from the cache."""
        self._cached.pop(id, None)

    async def welcome(self, name: str, language: str) -> PersonRow:
        """Create a guest."""
        person = PersonRow(
            id=new_id(),
            name=name,
            login=None,
            password=None,
            language=language,
            preferences="{}",
            webhook=None,
            webhook_shape=None,
            email=None,
            epoch=0,
            created=time.time(),
            deleted=False,
        )
        async with self._database.write() as connection:
            await connection.execute(PEOPLE.insert(), msgspec.structs.asdict(person))
        return self._store_in_cache(person)

    async def change(
        self, person: PersonRow, also: Sequence[sa.Executable] = (), **fields: Any
    ) -> PersonRow:
        """Change and store fields of a person, in one transaction with other statements; return the person as it is then."""
        changed = msgspec.structs.replace(person, **fields)
        try:
            async with self._database.write() as connection:
                where = PEOPLE.update().where(PEOPLE.c.id == person.id)
                await connection.execute(where.values(**fields))
                for statement in also:
                    await connection.execute(statement)
        except IntegrityError:
            raise conflict("server-login-taken") from None
        return self._store_in_cache(changed)

    async def open_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        """Turn a guest into the holder of an account."""
        if person.login is not None:
            raise conflict("server-has-account")
        hash = await self.passwords.hash(password)
        return await self.change(person, login=login.lower(), password=hash)

    async def sign_in(self, login: str, password: str) -> PersonRow:
        """Return who has this login and password."""
        query = sa.select(PEOPLE).where(PEOPLE.c.login == login.lower())
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        hash = None if row is None or row.deleted else row.password
        if not await self.passwords.matches(hash, password) or row is None:
            raise Refusal(401, "server-wrong-password")
        if row.suspended:
            raise forbidden("server-suspended")
        return self._store_in_cache(row_as(PersonRow, row))

    async def check_password(self, person: PersonRow, password: str) -> None:
        """Refuse a wrong password."""
        if not await self.passwords.matches(person.password, password):
            raise forbidden("server-wrong-password")

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        """Store a new password; every session but the asker's ends."""
        if person.login is None:
            raise bad_request("server-no-account")
        await self.check_password(person, old)
        hash = await self.passwords.hash(new)
        return await self.change(person, password=hash, epoch=person.epoch + 1)

    async def end_sessions(self, person: PersonRow) -> PersonRow:
        """Revoke every cookie of a person."""
        return await self.change(person, epoch=person.epoch + 1)

    async def delete(self, person: PersonRow) -> None:
        """Forget a person; games keep an unnamed seat, so that records and the others' ratings stay whole."""
        async with self._database.write() as connection:
            for table in OF_A_PERSON:
                await connection.execute(table.delete().where(table.c.person == person.id))
            await connection.execute(BLOCKS.delete().where(BLOCKS.c.blocked == person.id))
            # What others complained of stays until an operator has looked at it.
            settled = (REPORTS.c.person == person.id, REPORTS.c.state == "closed")
            await connection.execute(REPORTS.delete().where(*settled))
            made = REPORTS.update().where(REPORTS.c.by == person.id)
            await connection.execute(made.values(by=""))
            left = ENTRANTS.update().where(ENTRANTS.c.person == person.id)
            await connection.execute(left.values(name="", withdrawn=True))
            unnamed = SEATS.update().where(SEATS.c.person == person.id)
            await connection.execute(unnamed.values(name=""))
            await connection.execute(
                PEOPLE.update()
                .where(PEOPLE.c.id == person.id)
                .values(
                    name="",
                    login=None,
                    password=None,
                    preferences="{}",
                    webhook=None,
                    email=None,
                    epoch=person.epoch + 1,
                    deleted=True,
                )
            )
        self._cached.pop(person.id, None)

    async def suspended(self) -> list[str]:
        """Return whom operators keep out."""
        query = sa.select(PEOPLE.c.id).where(PEOPLE.c.suspended)
        async with self._database.read() as connection:
            return [row.id for row in await connection.execute(query)]

    async def export(self, person: PersonRow) -> dict[str, Any]:
        """Return everything that is stored about a person, except the password hash."""
        own = msgspec.structs.asdict(person)
        own.pop("password")
        found: dict[str, Any] = {"person": own}
        async with self._database.read() as connection:
            for name, table in (
                ("seats", SEATS),
                ("entries", ENTRIES),
                ("chat", CHAT),
                ("notes", NOTES),
                ("orders", ORDERS),
                ("notices", CHOICES),
                ("results", RESULTS),
                ("ratings", RATINGS),
                ("rating_steps", RATING_STEPS),
                ("blocks", BLOCKS),
                ("addresses", ADDRESSES),
                ("tournaments", ENTRANTS),
                ("editions", EDITIONS),
                ("analyses", ANALYSES),
                ("puzzles", PUZZLE_TRIES),
                ("puzzle_days", PUZZLE_DAYS),
            ):
                rows = await connection.execute(sa.select(table).where(table.c.person == person.id))
                found[name] = [dict(row._mapping) for row in rows]
            made = await connection.execute(sa.select(REPORTS).where(REPORTS.c.by == person.id))
            found["reports"] = [dict(row._mapping) for row in made]
            rows = await connection.execute(sa.select(GAMES.c.id).where(GAMES.c.owner == person.id))
            found["tables"] = [row.id for row in rows]
        return found
