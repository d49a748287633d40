"""Who does not want to meet whom."""

import time

import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.accounts.people import People
from ironroad.server.refusals import Refusal, bad_request
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import BLOCKS, PEOPLE

MOST_BLOCKED = 1_000
"""People whom somebody may block."""


class Blocks:
    """Blocked people: their chat is not shown to those who blocked them, and they cannot join their tables."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def has_blocked(self, person: str, other: str) -> bool:
        """Whether a person has blocked another one."""
        query = sa.select(BLOCKS.c.at).where(BLOCKS.c.person == person, BLOCKS.c.blocked == other)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def blockers_of(self, person: str) -> set[str]:
        """Return who has blocked a person."""
        query = sa.select(BLOCKS.c.person).where(BLOCKS.c.blocked == person)
        async with self._database.read() as connection:
            return {row.person for row in await connection.execute(query)}

    async def blocked_by(self, person: str) -> list[wire.Blocked]:
        """Return whom a person has blocked, the latest first."""
        query = (
            sa.select(BLOCKS.c.blocked, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == BLOCKS.c.blocked)
            .where(BLOCKS.c.person == person)
            .order_by(BLOCKS.c.at.desc())
        )
        async with self._database.read() as connection:
            return [wire.Blocked(r.blocked, r.name) for r in await connection.execute(query)]

    async def check_known(self, person: str) -> None:
        """Refuse an id that is nobody's."""
        found = await self._people.find(person)
        if found is None or found.deleted:
            raise Refusal(404, "server-unknown-person")

    async def block(self, person: str, other: str) -> None:
        """Block somebody."""
        if person == other:
            raise bad_request("server-not-oneself")
        await self.check_known(other)
        count = sa.select(sa.func.count()).where(BLOCKS.c.person == person)
        async with self._database.write() as connection:
            where = (BLOCKS.c.person == person, BLOCKS.c.blocked == other)
            await connection.execute(BLOCKS.delete().where(*where))
            if (await connection.execute(count)).scalar_one() >= MOST_BLOCKED:
                raise Refusal(429, "server-too-many-blocked")
            values = {"person": person, "blocked": other, "at": time.time()}
            await connection.execute(BLOCKS.insert().values(**values))

    async def unblock(self, person: str, other: str) -> None:
        """Block somebody no longer."""
        async with self._database.write() as connection:
            where = (BLOCKS.c.person == person, BLOCKS.c.blocked == other)
            await connection.execute(BLOCKS.delete().where(*where))
