"""Reports of people and of what they said, kept for the operators."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.server import wire
from ironroad.server.accounts.people import People
from ironroad.server.refusals import Refusal, bad_request
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.schema import CHAT, REPORTS

MOST_OPEN = 20
"""Reports of one person that may wait for an operator."""


class Reports:
    """Stores reports; operators read them with ``ironroad admin reports``."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def report(self, by: str, wish: wire.Report) -> str:
        """Store a report, with a copy of the line that it is about; return its id.

        Whoever asks must be allowed to read that line: the caller has checked the game.
        """
        waiting = sa.select(sa.func.count()).where(REPORTS.c.by == by, REPORTS.c.state == "open")
        async with self._database.write() as connection:
            if (await connection.execute(waiting)).scalar_one() >= MOST_OPEN:
                raise Refusal(429, "server-too-many-reports")
            person, text = wish.person, ""
            if wish.game is not None and wish.line is not None:
                line = await _line(connection, wish.game, wish.line)
                person, text = line.person, line.text
            await self._check_known(by, person)
            id = new_id()
            values = {"id": id, "at": time.time(), "by": by, "person": person, "text": text}
            where = {"game": wish.game, "line": wish.line, "reason": wish.reason, "state": "open"}
            await connection.execute(REPORTS.insert().values(**values, **where))
        return id

    async def _check_known(self, by: str, person: str) -> None:
        if person == by:
            raise bad_request("server-not-oneself")
        found = await self._people.find(person)
        if found is None or found.deleted:
            raise Refusal(404, "server-unknown-person")


async def _line(connection: AsyncConnection, game: str, number: int) -> sa.Row[Any]:
    query = sa.select(CHAT).where(CHAT.c.game == game, CHAT.c.number == number)
    found = (await connection.execute(query)).first()
    if found is None:
        raise Refusal(404, "server-unknown-line")
    return found
