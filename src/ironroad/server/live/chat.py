"""Chat at a table: stored, pushed to sockets here, announced to other processes."""

import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server import wire
from ironroad.server.games.access import check_sees
from ironroad.server.games.cache import GameCache
from ironroad.server.live.bus import Bus
from ironroad.server.live.connections import Connections
from ironroad.server.refusals import Refusal, bad_request, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow
from ironroad.server.storage.schema import CHAT

LINES = 500
"""The most messages of an answer: the last ones."""
TRIES = 20
"""Attempts to find a free number for a message."""


class Chat:
    """Stores and pushes chat messages."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        connections: Connections,
        bus: Bus,
    ) -> None:
        self._settings = settings
        self._database = database
        self._cache = cache
        self._connections = connections
        self._bus = bus

    async def say(self, id: str, person: PersonRow, wish: wire.Saying | wire.SocketSay) -> int:
        """Store and push a message; return its number."""
        text = wish.text.strip()
        if not text or len(text) > self._settings.limits.chat_chars:
            raise bad_request("server-too-long")
        game = await self._cache.get(id)
        check_sees(game, person.id)
        own = game.seats_of(person.id)
        if wish.seated and not own:
            raise forbidden("server-not-seated")
        name = game.seats[own[0]].name if own else person.name
        said = await self._append(id, person.id, name, text, wish.seated)
        self._connections.push_chat(game, said, person.id)
        self._bus.send(chat=[(id, said.number)])
        return said.number

    async def _append(self, id: str, person: str, name: str, text: str, seated: bool) -> wire.Said:
        last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0)).where(CHAT.c.game == id)
        for _ in range(TRIES):
            now = time.time()
            try:
                async with self._database.write() as connection:
                    number = (await connection.execute(last)).scalar_one() + 1
                    await connection.execute(
                        CHAT.insert().values(
                            game=id,
                            number=number,
                            person=person,
                            name=name,
                            text=text,
                            seated=seated,
                            at=now,
                        )
                    )
                return wire.Said(id, number, name, True, text, seated, now)
            except IntegrityError:
                continue  # A message of another process took the number.
        raise Refusal(503, "server-busy")

    async def push_stored(self, id: str, number: int) -> None:
        """Push a message that another process has stored."""
        game = self._cache.known(id)
        if game is None or not self._connections.watchers(id):
            return
        query = sa.select(CHAT).where(CHAT.c.game == id, CHAT.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is not None:
            said = wire.Said(id, number, row.name, False, row.text, row.seated, row.at)
            self._connections.push_chat(game, said, row.person)

    async def lines(self, id: str, person: str | None, after: int) -> wire.Chat:
        """Return the messages after a number, as far as the asker may read them."""
        game = await self._cache.get(id)
        check_sees(game, person)
        where = [CHAT.c.game == id, CHAT.c.number > after]
        if not game.seats_of(person):
            where.append(CHAT.c.seated.is_(False))
        query = sa.select(CHAT).where(*where).order_by(CHAT.c.number.desc()).limit(LINES)
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        return wire.Chat(
            [
                wire.Said(id, r.number, r.name, r.person == person, r.text, r.seated, r.at)
                for r in reversed(rows)
            ]
        )
