"""The parts of a server process, wired together, and its periodic work."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import sqlalchemy as sa
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import IntegrityError

from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.accounts.cookies import CookieSigner
from ironroad.server.accounts.people import People
from ironroad.server.analyses.desk import Analyses
from ironroad.server.analyses.sources import Sources
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.queue import Wait
from ironroad.server.bots.runner import BotRunner
from ironroad.server.games.apart import Apart
from ironroad.server.games.cache import GameCache
from ironroad.server.games.departures import Departures
from ironroad.server.games.game import Game
from ironroad.server.games.imports import Imports
from ironroad.server.games.ledger import Ledger
from ironroad.server.games.lists import TableLists
from ironroad.server.games.marks import Marks
from ironroad.server.games.moves import Moves
from ironroad.server.games.orders import OrderBook
from ironroad.server.games.personal import Personal
from ironroad.server.games.proposals import Proposals
from ironroad.server.games.rulesets import register_titles
from ironroad.server.games.shared_work import SharedWork
from ironroad.server.games.tables import Tables
from ironroad.server.hints.desk import HintDesk
from ironroad.server.live.bus import Bus, BusMessage
from ironroad.server.live.chat import Chat
from ironroad.server.live.connections import Connections
from ironroad.server.live.followers import Followers
from ironroad.server.live.presence import Presence
from ironroad.server.live.socket import SocketEndpoint
from ironroad.server.moderation.reports import Reports
from ironroad.server.notices.addresses import Addresses
from ironroad.server.notices.sender import NoticeSender
from ironroad.server.puzzles.desk import PuzzleDesk
from ironroad.server.ratings.profiles import Profiles
from ironroad.server.ratings.rater import Rater
from ironroad.server.refusals import Refusal
from ironroad.server.reviews.desk import ReviewDesk
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import GAMES, REQUESTS, SEATS, SERVER
from ironroad.server.storage.store import Store
from ironroad.server.storage.writer import Writer
from ironroad.server.texts.reader import TextReader
from ironroad.server.texts.shared import SharedEditions
from ironroad.server.tournaments.director import Director
from ironroad.server.tournaments.organiser import Organiser

LOG = logging.getLogger(__name__)
REQUEST_DAYS = 7
"""How long idempotency keys are kept."""
STOP_SECONDS = 5.0
"""Seconds that periodic work on its way gets when the process stops."""
RATING_SECONDS = 1.0
"""How often settled games are looked for that are to be rated."""
SUSPENSION_SECONDS = 5.0
"""How often it is looked whether an operator keeps out somebody who is here."""
TOURNAMENT_SECONDS = 1.0
"""How often it is looked what is due in tournaments."""
MISSED_HEARTBEATS = 2.5
"""Missed heartbeats after which a silent client is disconnected."""


class Services:
    """One server process. It owns no game: all persistent state is in the database."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        register_titles(settings.titles)
        self.settings = settings
        self.database = Database(settings)
        self.store = Store(self.database)
        self.writer = Writer(self.database, self._written)
        self.people = People(self.database, CookieSigner(b"", settings.session_days))
        self.blocks = Blocks(self.database, self.people)
        self.reports = Reports(self.database, self.people)
        self.texts = TextReader(settings)
        self.shared_editions = SharedEditions(settings, self.database, self.texts)
        self.cache = GameCache(self.store, self.texts, settings.live_games)
        self.ledger = Ledger(settings, self.cache, self.store, self.writer, self._published)
        self.apart = Apart(self.database, self.cache)
        self.moves = Moves(self.cache, self.ledger)
        self.departures = Departures(self.cache, self.ledger)
        self.proposals = Proposals(self.ledger)
        self.tables = Tables(
            settings,
            self.database,
            self.cache,
            self.ledger,
            self.texts,
            self.people,
            self.blocks,
        )
        self.imports = Imports(self.cache, self.ledger, self.texts, self.tables, self.apart)
        self.lists = TableLists(self.database)
        self.rater = Rater(self.database)
        self.profiles = Profiles(self.database, self.people, self.blocks)
        self.tournaments = Organiser(self.database, self.blocks)
        self.director = Director(self.database, self.cache, self.tables, self.departures)
        self.marks = Marks()
        self.shared = SharedWork()
        self.orders = OrderBook(self.database, self.cache, self._orders_given)
        self.personal = Personal(settings, self.database, self.cache, self._outdated)
        self.bots = BotPool(settings)
        self.bots.queue.told = self._waits
        self.runner = BotRunner(self.database, self.cache, self.moves, self.orders, self.bots)
        self.reviews = ReviewDesk(
            settings, self.database, self.cache, self.bots, self.apart, self._reviewed
        )
        self.analyses = Analyses(
            settings,
            self.database,
            Sources(self.cache, self.texts),
            self.apart,
            self.texts,
            self.bots,
            self.shared,
            self.imports,
        )
        self.hints = HintDesk(
            settings, self.database, self.cache, self.bots, self.apart, self._hints_counted
        )
        self.puzzles = PuzzleDesk(self.database)
        self.bus = Bus(channels, has_others=not settings.is_sqlite)
        self.connections = Connections()
        self.followers = Followers(self.store, self.cache, self.connections)
        self.presence = Presence(self.cache, self.connections, self.bus)
        self.chat = Chat(
            settings, self.database, self.cache, self.connections, self.bus, self.blocks
        )
        self.socket = SocketEndpoint(
            settings,
            self.people,
            self.cache,
            self.moves,
            self.connections,
            self.presence,
            self.chat,
        )
        self.addresses = Addresses(settings, self.database, self.people)
        self.notices = NoticeSender(
            settings, self.database, self.people, self.addresses, self.connections.is_connected
        )
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Migrate the database, then start the writer, the bus and the periodic work."""
        await self.database.migrate()
        secret = await self._secret()
        self.people.cookies = CookieSigner(secret, self.settings.session_days)
        self.addresses.use_secret(secret)
        self.writer.start()
        self.bus.listen(self._received)
        for seconds, work in (
            (self.settings.poll_seconds, self.followers.poll),
            (2.0, self.presence.push),
            (self.settings.heartbeat_seconds / 2, self._close_silent),
            (15.0, self.presence.report_all),
            (5.0, self.runner.sweep),
            (5.0, self.reviews.sweep),
            (RATING_SECONDS, self.rater.rate_due),
            (SUSPENSION_SECONDS, self._close_suspended),
            (TOURNAMENT_SECONDS, self.director.drive),
            (self.settings.outbox_seconds, self.notices.send_due),
            (3600.0, self._prune),
            (3600.0, self.notices.prune),
        ):
            self._tasks.append(asyncio.create_task(_every(seconds, work, self._stopping)))
        self.is_ready = True

    async def stop(self) -> None:
        """Write what was accepted, then stop everything."""
        self.is_ready = False
        for connection in self.connections.all:
            connection.close()
        await self._stop_periodic_work()
        await self.notices.stop()
        await self.followers.stop()
        self.bots.queue.close()
        await self.runner.stop()
        await self.reviews.stop()
        await self.analyses.stop()
        await self.hints.stop()
        await self.bots.stop()
        await self.texts.stop()
        await self.writer.stop()
        self.bus.stop()
        self.people.passwords.close()
        await self.database.close()

    async def _stop_periodic_work(self) -> None:
        """Let what has begun end: whoever is cut off in the middle of a query leaves a connection behind."""
        self._stopping.set()
        if self._tasks:
            _, pending = await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)

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
        """Push a committed change, notify the person to move, and start bots."""
        self.connections.push(game)
        person = game.waiting_person(game.row.turn)
        if person is not None and person not in (game.told_turn, actor):
            self.connections.push_turn(person, game)
            self.bus.send(turns=[(person, game.id)])
        game.told_turn = person
        self.runner.consider(game)

    async def _written(self, changes: list[tuple[str, int]]) -> None:
        self.bus.send(changed=changes)

    def _waits(self, wait: Wait) -> None:
        """Tell those who watch a game that its bot waits for its turn to think."""
        self.connections.push_wait(wire.BotWaits(wait.game, wait.version, wait.before, wait.since))
        self.bus.send(waits=[(wait.game, wait.version, wait.before, wait.since)])

    def _orders_given(self, game: Game) -> None:
        self._outdated(game.id)
        self.runner.consider(game)

    def _hints_counted(self, game: Game) -> None:
        """Show everybody how many hints a seat had."""
        self.connections.push_table(game)
        self._outdated(game.id)

    def _reviewed(self, progress: wire.ReviewProgress) -> None:
        """Tell those who watch a game how far its review is."""
        self.connections.push_review(progress)
        self.bus.send(reviews=[progress])

    def _outdated(self, id: str) -> None:
        """Make other processes reload a game."""
        self.bus.send(dropped=[id])

    async def delete_table(self, id: str, person: str) -> None:
        """Delete a table, and tell everybody that it is gone."""
        await self.tables.delete(id, person)
        self._gone(id)

    def _gone(self, id: str) -> None:
        self.connections.push_gone(id)
        self.bus.send(gone=[id])

    def close_sockets(self, person: str) -> None:
        """Close all sockets of a person whose cookies were revoked, in all processes."""
        self.connections.close_all_of(person)
        self.bus.send(cut=[person])

    async def leave_all(self, person: str) -> None:
        """Take a person from every table; bots play on where the game runs, and others get the tables that have not begun."""
        sits = sa.exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.person == person)
        query = sa.select(GAMES.c.id, GAMES.c.status).where(
            sa.or_(
                sa.and_(GAMES.c.status == "running", sits),
                sa.and_(GAMES.c.status == "open", sa.or_(sits, GAMES.c.owner == person)),
            )
        )
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            if row.status == "running":
                await self.departures.resign_all(row.id, person)
            elif not await self.tables.hand_on(row.id, person):
                self._gone(row.id)

    async def forget_names(self, person: str) -> None:
        """Drop the games of a deleted person from memory, in all processes: they know the name."""
        query = sa.select(SEATS.c.game).where(SEATS.c.person == person).distinct()
        async with self.database.read() as connection:
            ids = [row.game for row in await connection.execute(query)]
        for id in ids:
            self.cache.drop(id)
        self.bus.send(dropped=ids)

    async def _received(self, message: BusMessage) -> None:
        """Handle a message of another process."""
        for id, version in message.changed:
            self.followers.written(id, version)
        for person, id in message.turns:
            if self.connections.is_connected(person):
                self.connections.push_turn(person, await self.cache.get(id))
        for id in message.dropped:
            self.cache.drop(id)
        for id in message.gone:
            self.followers.forget(id)
        for person in message.cut:
            self.people.forget(person)
            self.connections.close_all_of(person)
        for id, number in message.chat:
            await self.chat.push_stored(id, number)
        for id, version, before, since in message.waits:
            if before is None or self.connections.watchers(id):
                self.connections.push_wait(wire.BotWaits(id, version, before, since))
        for progress in message.reviews:
            self.connections.push_review(progress)
        self.presence.receive(message)

    async def _close_silent(self) -> None:
        self.connections.close_silent(self.settings.heartbeat_seconds * MISSED_HEARTBEATS)

    async def _close_suspended(self) -> None:
        """Close the sockets of people whom an operator keeps out."""
        connected = {connection.person_id for connection in self.connections.all} - {None}
        for id in await self.people.suspended() if connected else ():
            self.people.forget(id)
            self.connections.close_all_of(id)

    async def _prune(self) -> None:
        limit = time.time() - REQUEST_DAYS * 86_400
        async with self.database.write() as connection:
            await connection.execute(REQUESTS.delete().where(REQUESTS.c.at < limit))


async def _every(
    seconds: float, work: Callable[[], Awaitable[object]], stopping: asyncio.Event
) -> None:
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), seconds)
        if stopping.is_set():
            return
        try:
            await work()
        except Refusal:
            continue  # A game that was deleted meanwhile.
        except Exception:
            LOG.exception("periodic work failed")
