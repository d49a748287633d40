"""What people say and write down at a table."""

import time

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server import wire
from ironroad.server.access import check_sees
from ironroad.server.bus import Bus
from ironroad.server.database import Database
from ironroad.server.game import Game
from ironroad.server.hall import Hall
from ironroad.server.hub import Hub
from ironroad.server.problems import Refusal, bad_request, forbidden
from ironroad.server.rows import PersonRow
from ironroad.server.schema import CHAT, CHOICES, NOTES
from ironroad.server.settings import Settings

LINES = 500
"""So many of the last lines are given at once."""
TRIES = 20


class Talk:
    """Chat, private notes and the choice of notices."""

    def __init__(
        self, settings: Settings, database: Database, hall: Hall, hub: Hub, bus: Bus
    ) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._hub = hub
        self._bus = bus

    async def say(self, id: str, person: PersonRow, wish: wire.Saying | wire.SocketSay) -> int:
        """Say something at a table; return its number."""
        text = wish.text.strip()
        if not text or len(text) > self._settings.limits.chat_chars:
            raise bad_request("server-too-long")
        game = await self._hall.get(id)
        check_sees(game, person.id)
        own = game.seats_of(person.id)
        if wish.seated and not own:
            raise forbidden("server-not-seated")
        name = game.seats[own[0]].name if own else person.name
        said = await self._append(id, person.id, name, text, wish.seated)
        self._hub.say(game, said, person.id)
        self._bus.tell(chat=[(id, said.number)])
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
                continue  # Somebody in another process spoke at the same moment.
        raise Refusal(503, "server-busy")

    async def heard(self, id: str, number: int) -> None:
        """Pass on what was said in another process."""
        game = self._hall.known(id)
        if game is None or not self._hub.watchers(id):
            return
        query = sa.select(CHAT).where(CHAT.c.game == id, CHAT.c.number == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is not None:
            said = wire.Said(id, number, row.name, False, row.text, row.seated, row.at)
            self._hub.say(game, said, row.person)

    async def chat(self, id: str, person: str | None, after: int) -> wire.Chat:
        """Return what was said after a line, as far as the asker may read it."""
        game = await self._hall.get(id)
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

    async def note(self, id: str, person: str) -> str:
        """Return the note that a person wrote on a game."""
        await self._seen(id, person)
        query = sa.select(NOTES.c.text).where(NOTES.c.game == id, NOTES.c.person == person)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def write_note(self, id: str, person: str, text: str) -> None:
        """Keep a note."""
        await self._seen(id, person)
        if len(text) > self._settings.limits.note_chars:
            raise bad_request("server-too-long")
        async with self._database.write() as connection:
            where = (NOTES.c.game == id, NOTES.c.person == person)
            await connection.execute(NOTES.delete().where(*where))
            await connection.execute(NOTES.insert().values(game=id, person=person, text=text))

    async def choice(self, id: str, person: str) -> wire.NoticeChoice:
        """Return how a person wants to be told of their turn."""
        game = await self._seen(id, person)
        return game.choices.get(person, wire.NoticeChoice())

    async def choose(self, id: str, person: str, choice: wire.NoticeChoice) -> None:
        """Keep how a person wants to be told of their turn."""
        game = await self._seen(id, person)
        if not game.seats_of(person):
            raise forbidden("server-not-seated")
        async with self._database.write() as connection:
            where = (CHOICES.c.game == id, CHOICES.c.person == person)
            await connection.execute(CHOICES.delete().where(*where))
            await connection.execute(
                CHOICES.insert().values(
                    game=id, person=person, webhook=choice.webhook, email=choice.email
                )
            )
        game.choices[person] = choice
        self._bus.tell(dropped=[id])

    async def _seen(self, id: str, person: str) -> Game:
        game = await self._hall.get(id)
        check_sees(game, person)
        return game
