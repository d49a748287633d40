"""All parts of a server process, wired together, and what they do from time to time."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import IntegrityError

from ironroad.core.record import Record, format_record
from ironroad.server.bots import BotPool
from ironroad.server.bus import Bus, Told
from ironroad.server.courier import Courier
from ironroad.server.database import Database
from ironroad.server.desk import Desk
from ironroad.server.driver import Driver
from ironroad.server.game import MOVES, Game
from ironroad.server.hall import Hall
from ironroad.server.hub import Hub
from ironroad.server.lobby import Lobby
from ironroad.server.orders import OrderBook
from ironroad.server.people import People
from ironroad.server.problems import Refusal
from ironroad.server.rulebook import register_titles
from ironroad.server.schema import GAMES, REQUESTS, SEATS, SERVER
from ironroad.server.sessions import Seal
from ironroad.server.settings import Settings
from ironroad.server.store import Store
from ironroad.server.tables import Tables
from ironroad.server.talk import Talk
from ironroad.server.writer import Writer

LOG = logging.getLogger(__name__)
PRESENT_SECONDS = 40.0
"""So long another process is believed about who is present there."""
REQUEST_DAYS = 7
PATIENCE = 2.5
"""So many heartbeats a client may be silent."""
CHUNK = 500


class Office:
    """One server process. It owns no game: everything that counts is in the database."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        register_titles(settings.titles)
        self.settings = settings
        self.database = Database(settings)
        self.bus = Bus(channels, settings.is_sqlite)
        self.store = Store(self.database)
        self.hall = Hall(self.store, settings.live_games)
        self.hub = Hub()
        self.writer = Writer(self.database, self._written)
        self.people = People(self.database, Seal(b"", settings.session_days))
        self.desk = Desk(settings, self.hall, self.store, self.writer, self.changed)
        self.tables = Tables(settings, self.database, self.hall, self.writer, self.changed)
        self.orders = OrderBook(self.database, self.hall)
        self.bots = BotPool(settings)
        self.driver = Driver(self.database, self.hall, self.desk, self.orders, self.bots)
        self.talk = Talk(settings, self.database, self.hall, self.hub, self.bus)
        self.lobby = Lobby(self.database)
        self.courier = Courier(settings, self.database, self.people, self.hub.is_here)
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._elsewhere: dict[tuple[str, str], tuple[float, list[str | None]]] = {}
        self._moved: set[str] = set()

    async def start(self) -> None:
        """Open the doors."""
        await self.database.migrate()
        secret = await self._secret()
        self.people.seal = Seal(secret, self.settings.session_days)
        self.writer.start()
        self.bus.listen(self._heard)
        for seconds, work in (
            (self.settings.poll_seconds, self._poll),
            (2.0, self._send_presence),
            (self.settings.heartbeat_seconds / 2, self._cut_silent),
            (15.0, self._repeat_presence),
            (5.0, self.driver.sweep),
            (self.settings.outbox_seconds, self._deliver),
            (3600.0, self._prune),
        ):
            self._tasks.append(asyncio.create_task(_often(seconds, work)))
        self.is_ready = True

    async def stop(self) -> None:
        """Close: what was accepted is written, then everything ends."""
        self.is_ready = False
        for session in self.hub.sessions:
            session.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.stop()
        await self.bots.stop()
        await self.writer.stop()
        self.bus.stop()
        self.people.passwords.close()
        await self.database.close()

    async def _secret(self) -> bytes:
        """Return the key that signs cookies, the same for all processes on a database."""
        try:
            async with self.database.write() as connection:
                values = {"name": "secret", "value": secrets.token_hex(32)}
                await connection.execute(SERVER.insert(), values)
        except IntegrityError:
            pass  # It was made before.
        query = sa.select(SERVER.c.value).where(SERVER.c.name == "secret")
        async with self.database.read() as connection:
            return bytes.fromhex((await connection.execute(query)).scalar_one())

    async def changed(self, game: Game, actor: str | None) -> None:
        """Tell everybody about a change that is written."""
        self.hub.show(game)
        person = game.waiting_person(game.row.turn)
        if person is not None and person not in (game.told_turn, actor):
            self.hub.tell_turn(person, game)
            self.bus.tell(turns=[(person, game.id)])
        game.told_turn = person
        self.driver.consider(game)

    async def _written(self, changes: list[tuple[str, int]]) -> None:
        self.bus.tell(changed=changes)

    def forget(self, id: str) -> None:
        """Tell everybody that a game is gone."""
        self.hub.gone(id)
        self.bus.tell(gone=[id])

    def cut(self, person: str) -> None:
        """End all sockets of a person, in all processes."""
        self.hub.cut(person)
        self.bus.tell(cut=[person])

    async def leave_all(self, person: str) -> None:
        """Take a person from every table: bots play on where the game runs."""
        query = (
            sa.select(GAMES.c.id, GAMES.c.status)
            .join(SEATS, SEATS.c.game == GAMES.c.id)
            .where(SEATS.c.person == person, GAMES.c.status.in_(("open", "running")))
            .distinct()
        )
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            if row.status == "running":
                await self.desk.resign_all(row.id, person)
            else:
                await self.tables.leave(row.id, person)

    async def stored_record(self, game: Game) -> str:
        """Return a record that no longer replays, as it was played."""
        moves: list[str] = []
        for entry in await self.store.entries(game.id, 0):
            if entry.kind in MOVES:
                moves.append(entry.text)
            elif entry.kind == "undo":
                del moves[int(entry.text) :]
        row = game.row
        options: dict[str, str] = msgspec.json.decode(row.options)
        result = msgspec.json.decode(row.result)["totals"] if row.result else ()
        return format_record(
            Record(
                row.title,
                row.rules,
                row.edition,
                row.digest,
                row.seats,
                options,
                moves,
                game.names,
                result,
            )
        )

    async def _heard(self, told: Told) -> None:
        for id, version in told.changed:
            await self._follow(id, version)
        for person, id in told.turns:
            if self.hub.is_here(person):
                self.hub.tell_turn(person, await self.hall.get(id))
        for id in told.dropped:
            self.hall.drop(id)
        for id in told.gone:
            self.hall.drop(id)
            self.hub.gone(id)
        for person in told.cut:
            self.people.forget(person)
            self.hub.cut(person)
        for id, number in told.chat:
            await self.talk.heard(id, number)
        for id, people in told.present:
            self._elsewhere[id, told.by] = (time.monotonic(), people)
            self._moved.add(id)

    async def _follow(self, id: str, version: int) -> None:
        """Bring a game that another process changed up to date, and show it."""
        game = await self.hall.refresh(id, version)
        if game is not None:
            self.hub.show(game)

    async def _poll(self) -> None:
        """Compare what is followed here with the database, should a notification be lost."""
        watched = self.hub.watched()
        for first in range(0, len(watched), CHUNK):
            ids = watched[first : first + CHUNK]
            versions = await self.store.versions(ids)
            for id in ids:
                known = self.hall.known(id)
                if id not in versions:
                    self.hall.drop(id)
                    self.hub.gone(id)
                elif known is not None and known.version < versions[id]:
                    await self._follow(id, versions[id])

    def came_or_went(self, id: str) -> None:
        """Note that somebody began or ceased to look at a game."""
        self._moved.add(id)

    async def _send_presence(self) -> None:
        moved, self._moved = self._moved, set()
        for id in moved:
            game = self.hall.known(id)
            if game is not None:
                self.hub.presence(game, self._present_elsewhere(id))
        if moved and not self.settings.is_sqlite:
            self.bus.tell(present=[(id, self._present_here(id)) for id in moved])

    async def _repeat_presence(self) -> None:
        limit = time.monotonic() - PRESENT_SECONDS
        for (id, by), (at, _) in list(self._elsewhere.items()):
            if at < limit:
                del self._elsewhere[id, by]
                self._moved.add(id)
        if not self.settings.is_sqlite:
            watched = self.hub.watched()
            self.bus.tell(present=[(id, self._present_here(id)) for id in watched])

    def _present_here(self, id: str) -> list[str | None]:
        return [session.person_id for session in self.hub.watchers(id)]

    def _present_elsewhere(self, id: str) -> list[str | None]:
        found: list[str | None] = []
        for (game, _), (_, people) in self._elsewhere.items():
            if game == id:
                found += people
        return found

    async def _cut_silent(self) -> None:
        self.hub.cut_silent(self.settings.heartbeat_seconds * PATIENCE)

    async def _deliver(self) -> None:
        await self.courier.deliver()

    async def _prune(self) -> None:
        limit = time.time() - REQUEST_DAYS * 86_400
        async with self.database.write() as connection:
            await connection.execute(REQUESTS.delete().where(REQUESTS.c.at < limit))


async def _often(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Refusal:
            continue  # A game that was deleted meanwhile.
        except Exception:
            LOG.exception("periodic work failed")
