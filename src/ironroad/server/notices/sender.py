"""Sends the notices of the outbox: in turns that are fair to their owners, with growing pauses, and none twice."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.locale import words_for
from ironroad.server.accounts.people import People
from ironroad.server.metrics import NOTICES
from ironroad.server.notices.addresses import Addresses
from ironroad.server.notices.mails import Mail, Mails, mail_address
from ironroad.server.notices.threads import BlockingCalls
from ironroad.server.notices.undelivered import Undelivered
from ironroad.server.notices.webhooks import Webhooks, harmless, shaped
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow
from ironroad.server.storage.schema import GAMES, OUTBOX, SEATS

LOG = logging.getLogger(__name__)
RETRY_SECONDS = (10.0, 60.0, 300.0, 1800.0, 7200.0, 43200.0)
"""Seconds to wait after each failed attempt; after the last one the notice is given up."""
NAME_TRIES = 3
"""After so many attempts a name that does not exist is given up."""
LEASE = 60.0
"""Lease in seconds: a claimed notice that is not closed by then may be sent by another process."""
WEBHOOKS_AT_ONCE = 16
MAILS_AT_ONCE = 4
SERVED_KEPT = 200
"""People of whom it is known that they had a turn lately: they let others go first."""
HANGING_CALLS = 64
"""Calls that block and hang: look-ups of names, and SMTP."""
STOP_SECONDS = 2.0
"""Seconds that notices on their way get when the process stops."""
KEPT_DAYS = 30
"""How long closed notices are kept."""


class Turn(NamedTuple):
    """What a notice says; the subject has nothing in it that people wrote."""

    subject: str
    text: str


class Lane:
    """What is sent side by side; nobody has two notices on their way at once."""

    def __init__(self, channels: tuple[str, ...], most: int) -> None:
        self.channels = channels
        self.most = most
        self.first: dict[str, asyncio.Task[None]] = {}
        """First attempts on their way, by person."""
        self.again: dict[str, asyncio.Task[None]] = {}
        """Later ones: they never take more than half of the room."""
        self.served: dict[str, None] = {}
        """Who had a turn lately, the last one at the end."""

    def serve(self, person: str) -> None:
        """Note that somebody has a turn."""
        self.served.pop(person, None)
        self.served[person] = None
        if len(self.served) > SERVED_KEPT:
            self.served.pop(next(iter(self.served)))

    @property
    def owners(self) -> list[str]:
        """Whose notices are on their way."""
        return [*self.first, *self.again]

    @property
    def room(self) -> int:
        """How many more may be sent."""
        return self.most - len(self.first) - len(self.again)

    @property
    def has_room_for_later_attempts(self) -> bool:
        """Whether one may be sent that failed before."""
        return len(self.again) < self.most // 2


class NoticeSender:
    """Sends what is due in the outbox."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        people: People,
        addresses: Addresses,
        is_connected: Callable[[str], bool],
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._addresses = addresses
        self._is_connected = is_connected
        calls = BlockingCalls(HANGING_CALLS)
        seconds = settings.notice_seconds
        self._webhooks = Webhooks(seconds, settings.notice_private_hosts, calls)
        self._mails = Mails(settings.smtp, seconds, calls)
        self._lanes = (
            Lane(("webhook",), WEBHOOKS_AT_ONCE),
            Lane(("email", "confirm"), MAILS_AT_ONCE),
        )
        self._looking = asyncio.Lock()
        self._is_stopping = False

    async def send_due(self) -> int:
        """Begin to send what is due, as far as there is room; return how many notices were taken up."""
        began = 0
        async with self._looking:
            for lane in self._lanes:
                for row in await self._due(lane):
                    began += self._begin(lane, row)
        return began

    async def _due(self, lane: Lane) -> list[sa.Row[Any]]:
        """Return what is due next: first for people who had no turn lately."""
        if lane.room == 0 or self._is_stopping:
            return []
        rows = await self._due_without(lane, {*lane.owners, *lane.served}, lane.room)
        if len(rows) < lane.room:
            taken = {*lane.owners, *[row.person for row in rows]}
            rows += await self._due_without(lane, taken, lane.room - len(rows))
        return rows

    async def _due_without(self, lane: Lane, people: set[str], most: int) -> list[sa.Row[Any]]:
        """Return one due notice for each person but these, those that failed before last."""
        place = sa.func.row_number().over(partition_by=OUTBOX.c.person, order_by=OUTBOX.c.due)
        due = sa.select(OUTBOX, place.label("place")).where(
            OUTBOX.c.status == "waiting",
            OUTBOX.c.due <= time.time(),
            OUTBOX.c.channel.in_(lane.channels),
            OUTBOX.c.person.not_in(people),
        )
        if not lane.has_room_for_later_attempts:
            due = due.where(OUTBOX.c.attempts == 0)
        found = due.subquery()
        is_later = sa.case((found.c.attempts > 0, 1), else_=0)
        query = sa.select(found).where(found.c.place == 1).order_by(is_later, found.c.due)
        async with self._database.read() as connection:
            return list(await connection.execute(query.limit(most)))

    def _begin(self, lane: Lane, row: sa.Row[Any]) -> bool:
        if row.attempts and not lane.has_room_for_later_attempts:
            return False
        running = lane.again if row.attempts else lane.first
        lane.serve(row.person)
        running[row.person] = asyncio.create_task(self._run(running, row))
        return True

    async def _run(self, running: dict[str, asyncio.Task[None]], row: sa.Row[Any]) -> None:
        try:
            await self._handle(row)
        except Exception as error:
            # The database does not answer; the lease ends by itself. The error may hold what people wrote.
            LOG.error("a notice was not handled", extra={"kind": type(error).__name__})
            return
        finally:
            del running[row.person]
        # There is room again; whoever waited for it waits no longer.
        await self.send_due()

    async def _handle(self, row: sa.Row[Any]) -> None:
        now = time.time()
        if not await self._claim(row, now):
            return
        person = await self._people.find(row.person)
        address = None if person is None else _address(person, row.channel)
        if person is None or address is None:
            await self._close(row, "dropped")
            return
        try:
            was_sent = await self._send(row, person, address)
        except Undelivered as problem:
            await self._failed(row, address, problem, now)
        except Exception as error:
            LOG.error("a notice failed", extra={"kind": type(error).__name__})
            await self._failed(row, address, Undelivered("server-delivery-failed"), now)
        else:
            await self._close(row, "sent" if was_sent else "dropped")
            if was_sent:
                await self._addresses.delivered(person.id, _kind(row.channel), address)

    async def _claim(self, row: sa.Row[Any], now: float) -> bool:
        """Take the lease of a notice; ``False`` if another process has it."""
        claim = (
            OUTBOX.update()
            .where(
                OUTBOX.c.id == row.id,
                OUTBOX.c.status == "waiting",
                OUTBOX.c.due == row.due,
                OUTBOX.c.attempts == row.attempts,
            )
            .values(due=now + LEASE, attempts=row.attempts + 1)
        )
        async with self._database.write() as connection:
            return (await connection.execute(claim)).rowcount == 1

    async def _send(self, row: sa.Row[Any], person: PersonRow, address: str) -> bool:
        """Send a notice; ``False`` if there is nothing to send any more."""
        if row.attempts > len(RETRY_SECONDS):  # Whoever tried last did not live to see the end.
            raise Undelivered("server-delivery-failed", is_final=True)
        if row.channel != "webhook":
            return await self._mail(row, person, address)
        turn = await self._turn(row, person, harmless)
        if turn is None or self._is_connected(person.id):
            return False
        await self._webhooks.post(address, shaped(person.webhook_shape, turn.text), row.id)
        return True

    async def _mail(self, row: sa.Row[Any], person: PersonRow, address: str) -> bool:
        """Send an e-mail; before the address is confirmed, only the one that asks for it."""
        target = mail_address(address)
        if target is None:
            raise Undelivered("server-delivery-bad-address", is_final=True)
        is_confirmed = await self._addresses.is_confirmed(person)
        if not self._mails.are_sent or is_confirmed == (row.channel == "confirm"):
            return False
        words = words_for(person.language)
        if row.channel == "confirm":
            link = self._addresses.confirm_link(person.id, address)
            subject = words.format(Message("server-confirm-subject"))
            text = words.format(Message("server-confirm-text", link=link))
            await self._mails.send(Mail(row.id, target, subject, text, None))
            return True
        turn = await self._turn(row, person, str)
        if turn is None or self._is_connected(person.id):
            return False
        stop = self._addresses.stop_link(person.id, address)
        text = f"{turn.text}\n\n{words.format(Message('server-notice-stop', link=stop))}\n"
        await self._mails.send(Mail(row.id, target, turn.subject, text, stop))
        return True

    async def _turn(
        self, row: sa.Row[Any], person: PersonRow, clean: Callable[[str], str]
    ) -> Turn | None:
        """Return what a notice says, or ``None`` if it is no longer the person's turn."""
        query = (
            sa.select(GAMES.c.title, GAMES.c.name, SEATS.c.person)
            .join(SEATS, sa.and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.turn))
            .where(GAMES.c.id == row.game, GAMES.c.status == "running")
        )
        async with self._database.read() as connection:
            game = (await connection.execute(query)).first()
        if game is None or game.person != person.id:
            return None
        title = REGISTRY.meta(game.title).name
        link = f"{self._settings.address}/game/{row.game}"
        message = Message("server-notice-turn", title=title, link=link)
        if game.name:
            name = clean(game.name)
            message = Message("server-notice-turn-named", title=title, name=name, link=link)
        words = words_for(person.language)
        subject = words.format(Message("server-notice-subject", title=title))
        return Turn(subject, words.format(message))

    async def _failed(
        self, row: sa.Row[Any], address: str, problem: Undelivered, now: float
    ) -> None:
        """Tell the owner of the address, then try again later or give up: a process that dies in between says it twice, not never."""
        is_unknown = problem.reason.id == "server-delivery-unknown-host"
        problem.is_final |= row.attempts >= len(RETRY_SECONDS)
        problem.is_final |= is_unknown and row.attempts + 1 >= NAME_TRIES
        await self._addresses.failed(row.person, _kind(row.channel), address, problem)
        if problem.is_final:
            await self._close(row, "failed", problem.reason.id)
        else:
            due = now + max(RETRY_SECONDS[row.attempts], problem.wait)
            await self._update(row, due=due, problem=problem.reason.id)
            NOTICES.labels(row.channel, "postponed").inc()

    async def _close(self, row: sa.Row[Any], status: str, problem: str | None = None) -> None:
        await self._update(row, status=status, problem=problem)
        NOTICES.labels(row.channel, status).inc()

    async def _update(self, row: sa.Row[Any], **values: Any) -> None:
        async with self._database.write() as connection:
            await connection.execute(OUTBOX.update().where(OUTBOX.c.id == row.id).values(**values))

    async def prune(self) -> None:
        """Forget notices that were closed long ago."""
        old = (OUTBOX.c.status != "waiting", OUTBOX.c.due < time.time() - KEPT_DAYS * 86_400)
        async with self._database.write() as connection:
            await connection.execute(OUTBOX.delete().where(*old))
        await self._addresses.prune()

    async def stop(self) -> None:
        """Let notices on their way arrive if they are quick; the others are sent after their lease."""
        self._is_stopping = True
        tasks = [
            task
            for lane in self._lanes
            for running in (lane.first, lane.again)
            for task in running.values()
        ]
        if tasks:
            _, pending = await asyncio.wait(tasks, timeout=STOP_SECONDS)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)


def _kind(channel: str) -> str:
    """Return which kind of address a channel uses."""
    return "webhook" if channel == "webhook" else "email"


def _address(person: PersonRow, channel: str) -> str | None:
    address = person.webhook if _kind(channel) == "webhook" else person.email
    return address or None
