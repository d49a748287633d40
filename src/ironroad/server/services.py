"""The parts of a server process, wired together, and its periodic work."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import IntegrityError

from ironroad.server.accounts.cookies import CookieSigner
from ironroad.server.accounts.people import People
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.runner import BotRunner
from ironroad.server.games.cache import GameCache
from ironroad.server.games.departures import Departures
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger
from ironroad.server.games.lists import TableLists
from ironroad.server.games.moves import Moves
from ironroad.server.games.orders import OrderBook
from ironroad.server.games.personal import Personal
from ironroad.server.games.proposals import Proposals
from ironroad.server.games.rulesets import register_titles
from ironroad.server.games.tables import Tables
from ironroad.server.live.bus import Bus, BusMessage
from ironroad.server.live.chat import Chat
from ironroad.server.live.connections import Connections
from ironroad.server.live.presence import Presence
from ironroad.server.live.socket import SocketEndpoint
from ironroad.server.notices.sender import NoticeSender
from ironroad.server.refusals import Refusal
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import GAMES, REQUESTS, SEATS, SERVER
from ironroad.server.storage.store import Store
from ironroad.server.storage.writer import Writer

LOG = logging.getLogger(__name__)
REQUEST_DAYS = 7
"""How long idempotency keys are kept."""
PATIENCE = 2.5
"""Heartbeats after which a silent client is disconnected."""
CHUNK = 500
"""Games whose versions one query asks for."""


class Services:
    """One server process. It owns no game: everything that counts is in the database."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        register_titles(settings.titles)
        self.settings = settings
        self.database = Database(settings)
        self.store = Store(self.database)
        self.writer = Writer(self.database, self._written)
        self.people = People(self.database, CookieSigner(b"", settings.session_days))
        self.cache = GameCache(self.store, settings.live_games)
        self.ledger = Ledger(settings, self.cache, self.store, self.writer, self._published)
        self.moves = Moves(self.cache, self.ledger)
        self.departures = Departures(self.cache, self.ledger)
        self.proposals = Proposals(self.ledger, self.departures)
        self.tables = Tables(settings, self.database, self.cache, self.ledger)
        self.lists = TableLists(self.database)
        self.orders = OrderBook(self.database, self.cache, self._orders_given)
        self.personal = Personal(settings, self.database, self.cache, self._outdated)
        self.bots = BotPool(settings)
        self.runner = BotRunner(self.database, self.cache, self.moves, self.orders, self.bots)
        self.bus = Bus(channels, has_others=not settings.is_sqlite)
        self.connections = Connections()
        self.presence = Presence(self.cache, self.connections, self.bus)
        self.chat = Chat(settings, self.database, self.cache, self.connections, self.bus)
        self.socket = SocketEndpoint(
            settings,
            self.people,
            self.cache,
            self.moves,
            self.connections,
            self.presence,
            self.chat,
        )
        self.notices = NoticeSender(
            settings, self.database, self.people, self.connections.is_connected
        )
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Migrate the database, then start the writer, the bus and the periodic work."""
        await self.database.migrate()
        self.people.cookies = CookieSigner(await self._secret(), self.settings.session_days)
        self.writer.start()
        self.bus.listen(self._received)
        for seconds, work in (
            (self.settings.poll_seconds, self._poll),
            (2.0, self.presence.push),
            (self.settings.heartbeat_seconds / 2, self._close_silent),
            (15.0, self.presence.report_all),
            (5.0, self.runner.sweep),
            (self.settings.outbox_seconds, self.notices.send_due),
            (3600.0, self._prune),
        ):
            self._tasks.append(asyncio.create_task(_every(seconds, work)))
        self.is_ready = True

    async def stop(self) -> None:
        """Write what was accepted, then stop everything."""
        self.is_ready = False
        for connection in self.connections.all:
            connection.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.runner.stop()
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

    async def _published(self, game: Game, actor: str | None) -> None:
        """Push a change that is written, tell whoever's turn it is, and let bots go on."""
        self.connections.push(game)
        person = game.waiting_person(game.row.turn)
        if person is not None and person not in (game.told_turn, actor):
            self.connections.push_turn(person, game)
            self.bus.send(turns=[(person, game.id)])
        game.told_turn = person
        self.runner.consider(game)

    async def _written(self, changes: list[tuple[str, int]]) -> None:
        self.bus.send(changed=changes)

    def _orders_given(self, game: Game) -> None:
        self._outdated(game.id)
        self.runner.consider(game)

    def _outdated(self, id: str) -> None:
        """Let other processes read a game anew."""
        self.bus.send(dropped=[id])

    async def delete_table(self, id: str, person: str) -> None:
        """Delete a table, and tell everybody that it is gone."""
        await self.tables.delete(id, person)
        self.connections.push_gone(id)
        self.bus.send(gone=[id])

    def close_sockets(self, person: str) -> None:
        """Close all sockets of a person whose cookies were revoked, in all processes."""
        self.connections.close_all_of(person)
        self.bus.send(cut=[person])

    async def leave_all(self, person: str) -> None:
        """Take a person from every table; bots play on where the game runs."""
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
                await self.departures.resign_all(row.id, person)
            else:
                await self.tables.leave(row.id, person)

    async def _received(self, message: BusMessage) -> None:
        """Handle what another process tells."""
        for id, version in message.changed:
            await self._catch_up(id, version)
        for person, id in message.turns:
            if self.connections.is_connected(person):
                self.connections.push_turn(person, await self.cache.get(id))
        for id in message.dropped:
            self.cache.drop(id)
        for id in message.gone:
            self._forget(id)
        for person in message.cut:
            self.people.forget(person)
            self.connections.close_all_of(person)
        for id, number in message.chat:
            await self.chat.push_stored(id, number)
        self.presence.receive(message)

    async def _catch_up(self, id: str, version: int) -> None:
        """Bring a game that another process changed up to date, and push it."""
        game = await self.cache.refresh(id, version)
        if game is not None:
            self.connections.push(game)

    def _forget(self, id: str) -> None:
        """Drop a game that another process deleted."""
        self.cache.drop(id)
        self.connections.push_gone(id)

    async def _poll(self) -> None:
        """Compare the watched games with the database, in case a notification was lost."""
        watched = self.connections.watched()
        for first in range(0, len(watched), CHUNK):
            ids = watched[first : first + CHUNK]
            versions = await self.store.versions(ids)
            for id in ids:
                known = self.cache.known(id)
                if id not in versions:
                    self._forget(id)
                elif known is not None and known.version < versions[id]:
                    await self._catch_up(id, versions[id])

    async def _close_silent(self) -> None:
        self.connections.close_silent(self.settings.heartbeat_seconds * PATIENCE)

    async def _prune(self) -> None:
        limit = time.time() - REQUEST_DAYS * 86_400
        async with self.database.write() as connection:
            await connection.execute(REQUESTS.delete().where(REQUESTS.c.at < limit))


async def _every(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Refusal:
            continue  # A game that was deleted meanwhile.
        except Exception:
            LOG.exception("periodic work failed")
