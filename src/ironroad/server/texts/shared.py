"""Editions that people share by links: checked texts, kept by their digest."""

import hashlib
import time
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.server import wire
from ironroad.server.refusals import Refusal
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import EDITIONS
from ironroad.server.texts.reader import TextReader

KEY_CHARS = 32
"""Characters of a key: nobody finds a text by guessing, nor two texts with the same key."""


class SharedEditions:
    """Stores editions of people for whoever has the link."""

    def __init__(self, settings: Settings, database: Database, texts: TextReader) -> None:
        self._most = settings.limits.editions_per_person
        self._database = database
        self._texts = texts

    async def share(self, person: str, title: str, text: str) -> str:
        """Check and store an edition; return its key, which is the same for the same text."""
        read = await self._texts.edition(person, title, text)
        key = hashlib.sha256(f"{title}\n{text}".encode()).hexdigest()[:KEY_CHARS]
        row = {"key": key, "title": title, "name": read.edition["name"], "digest": read.digest}
        with suppress(IntegrityError):  # The same person shared the same text at the same time.
            await self._keep(person, {**row, "text": text, "created": time.time()})
        return key

    async def _keep(self, person: str, row: dict[str, str | float]) -> None:
        own = sa.select(EDITIONS.c.key).where(EDITIONS.c.person == person)
        async with self._database.write() as connection:
            keys = [found.key for found in await connection.execute(own)]
            if row["key"] in keys:
                return
            if len(keys) >= self._most:
                raise Refusal(429, "server-too-many-editions", most=self._most)
            await connection.execute(EDITIONS.insert().values(person=person, **row))

    async def find(self, title: str, key: str) -> wire.SharedEdition:
        """Return a shared edition of a title."""
        query = sa.select(EDITIONS).where(EDITIONS.c.key == key, EDITIONS.c.title == title)
        async with self._database.read() as connection:
            row = (await connection.execute(query.limit(1))).first()
        if row is None:
            raise Refusal(404, "server-unknown-shared")
        return wire.SharedEdition(row.key, row.title, row.name, row.digest, row.text)

    async def withdraw(self, person: str, title: str, key: str) -> None:
        """Share an edition no longer; whoever else shares the same text still does."""
        own = (EDITIONS.c.key == key, EDITIONS.c.title == title, EDITIONS.c.person == person)
        async with self._database.write() as connection:
            gone = await connection.execute(EDITIONS.delete().where(*own))
        if not gone.rowcount:
            raise Refusal(404, "server-unknown-shared")
