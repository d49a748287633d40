"""Chat at a table: stored, pushed to sockets here, announced to other processes."""

import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.games.access import check_owns, check_sees
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.live.bus import Bus
from ironroad.server.live.connections import Connections
from ironroad.server.refusals import Refusal, bad_request, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow
from ironroad.server.storage.schema import BLOCKS, CHAT, MUTES, REQUESTS

LINES = 500
"""Maximum number of messages in an answer: the latest ones."""
TRIES = 20
"""Attempts to find a free number for a message."""


def _said(person: str, key: str) -> sa.Select[Any]:
    return sa.select(REQUESTS).where(REQUESTS.c.person == person, REQUESTS.c.key == key)


class Chat:
    """Stores and pushes chat messages."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        connections: Connections,
        bus: Bus,
        blocks: Blocks,
    ) -> None:
        self._settings = settings
        self._database = database
        self._cache = cache
        self._connections = connections
        self._bus = bus
        self._blocks = blocks

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
        if await self.is_muted(id, person.id):
            raise forbidden("server-muted")
        said = await self._append(id, person.id, name, text, wish)
        if isinstance(said, int):
            return said
        self._connections.push_chat(game, said, await self._blocks.blockers_of(person.id))
        self._bus.send(chat=[(id, said.number)])
        return said.number

    async def _append(
        self, id: str, person: str, name: str, text: str, wish: wire.Saying | wire.SocketSay
    ) -> wire.Said | int:
        """Store a message under the next free number; return the number alone if its key was used before."""
        last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0)).where(CHAT.c.game == id)
        for _ in range(TRIES):
            now = time.time()
            try:
                async with self._database.write() as connection:
                    if wish.key is not None:
                        found = (await connection.execute(_said(person, wish.key))).first()
                        if found is not None:
                            return int(found.version)
                    number = (await connection.execute(last)).scalar_one() + 1
                    await connection.execute(
                        CHAT.insert().values(
                            game=id,
                            number=number,
                            person=person,
                            name=name,
                            text=text,
                            seated=wish.seated,
                            at=now,
                        )
                    )
                    if wish.key is not None:
                        request = {"person": person, "key": wish.key, "game": id}
                        await connection.execute(
                            REQUESTS.insert().values(**request, version=number, at=now)
                        )
                return wire.Said(id, number, name, True, text, wish.seated, now, person)
            except IntegrityError:
                continue  # Another process took the number, or carried out the same request.
        raise Refusal(503, "server-busy")

    async def push_stored(self, id: str, number: int) -> None:
        """Push a message that another process has stored."""
        if not self._connections.watchers(id):
            return
        game = await self._cache.get(id)
        query = sa.select(CHAT).where(CHAT.c.game == id, CHAT.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is not None:
            said = wire.Said(id, number, row.name, False, row.text, row.seated, row.at, row.person)
            self._connections.push_chat(game, said, await self._blocks.blockers_of(row.person))

    async def lines(self, id: str, person: str | None, after: int) -> wire.Chat:
        """Return the messages after a number, as far as the asker may read them."""
        game = await self._cache.get(id)
        check_sees(game, person)
        where = [CHAT.c.game == id, CHAT.c.number > after]
        if person is not None:
            blocked = sa.select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
            where.append(CHAT.c.person.not_in(blocked))
        if not game.seats_of(person):
            where.append(CHAT.c.seated.is_(False))
        query = sa.select(CHAT).where(*where).order_by(CHAT.c.number.desc()).limit(LINES)
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        return wire.Chat(
            [
                wire.Said(
                    id, r.number, r.name, r.person == person, r.text, r.seated, r.at, r.person
                )
                for r in reversed(rows)
            ]
        )

    async def check_reads(self, game: Game, person: str, number: int) -> None:
        """Refuse a line that is not there or that a person may not read."""
        query = sa.select(CHAT.c.seated).where(CHAT.c.game == game.id, CHAT.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None or (row.seated and not game.seats_of(person)):
            raise Refusal(404, "server-unknown-line")

    async def is_muted(self, id: str, person: str) -> bool:
        """Whether the maker of a table has muted a person there."""
        query = sa.select(MUTES.c.at).where(MUTES.c.game == id, MUTES.c.person == person)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def muted(self, id: str, asker: str) -> list[str]:
        """Return who is muted at a table; only its maker may ask."""
        check_owns(await self._cache.get(id), asker)
        query = sa.select(MUTES.c.person).where(MUTES.c.game == id).order_by(MUTES.c.at)
        async with self._database.read() as connection:
            return [row.person for row in await connection.execute(query)]

    async def mute(self, id: str, asker: str, person: str, is_muted: bool) -> None:
        """Let a person speak at a table no longer, or again; only its maker may."""
        check_owns(await self._cache.get(id), asker)
        if person == asker:
            raise bad_request("server-not-oneself")
        if is_muted:
            await self._blocks.check_known(person)
        async with self._database.write() as connection:
            where = (MUTES.c.game == id, MUTES.c.person == person)
            await connection.execute(MUTES.delete().where(*where))
            if is_muted:
                values = {"game": id, "person": person, "at": time.time()}
                await connection.execute(MUTES.insert().values(**values))
