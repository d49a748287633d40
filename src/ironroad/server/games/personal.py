"""What a person keeps about a game: a private note, and the choice of notices."""

from collections.abc import Callable

import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.games.access import check_sees
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import bad_request, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import CHOICES, NOTES


class Personal:
    """Stores notes and notice choices by game and person."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        outdated: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._database = database
        self._cache = cache
        self._outdated = outdated
        """Called with the id of a game that other processes must reload."""

    async def note(self, id: str, person: str) -> str:
        """Return a person's note on a game."""
        await self._seen(id, person)
        query = sa.select(NOTES.c.text).where(NOTES.c.game == id, NOTES.c.person == person)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def write_note(self, id: str, person: str, text: str) -> None:
        """Replace a person's note on a game."""
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
        """Store how a person wants to be told of their turn."""
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
        self._outdated(id)

    async def _seen(self, id: str, person: str) -> Game:
        game = await self._cache.get(id)
        check_sees(game, person)
        return game
