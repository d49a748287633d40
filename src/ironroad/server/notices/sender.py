"""Sends the notices of the outbox: retries with growing pauses, and sends none twice."""

import asyncio
import ipaddress
import logging
import smtplib
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

import msgspec
import sqlalchemy as sa

from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.locale import words_for
from ironroad.server.accounts.people import People
from ironroad.server.metrics import NOTICES
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow
from ironroad.server.storage.schema import GAMES, OUTBOX, SEATS

LOG = logging.getLogger(__name__)
PAUSES = (10.0, 60.0, 300.0, 1800.0, 7200.0, 43200.0)
"""Seconds to wait after each failed attempt; after the last one the notice is given up."""
LEASE = 60.0
"""Lease in seconds: a claimed notice that is not closed by then may be sent by another process."""
AT_ONCE = 20
"""Notices taken from the outbox at a time."""


class Undelivered(Exception):
    """A notice could not be sent; it is retried later."""


class NoticeSender:
    """Sends what is due in the outbox."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        people: People,
        is_connected: Callable[[str], bool],
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._is_connected = is_connected

    async def send_due(self) -> int:
        """Send what is due; return how many notices were taken up."""
        now = time.time()
        query = (
            sa.select(OUTBOX)
            .where(OUTBOX.c.status == "waiting", OUTBOX.c.due <= now)
            .order_by(OUTBOX.c.due)
            .limit(AT_ONCE)
        )
        async with self._database.read() as connection:
            rows = list(await connection.execute(query))
        await asyncio.gather(*[self._handle(row, now) for row in rows])
        return len(rows)

    async def _handle(self, row: sa.Row[Any], now: float) -> None:
        if not await self._claim(row, now):
            return
        person = await self._people.find(row.person)
        text = await self._text(row, person)
        if text is None or person is None or self._is_connected(person.id):
            await self._close(row, "dropped", None)
            return
        try:
            await asyncio.to_thread(self._send, row, person, text)
        except Undelivered as problem:
            await self._postpone(row, now, str(problem))
        else:
            await self._close(row, "sent", None)

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

    async def _text(self, row: sa.Row[Any], person: PersonRow | None) -> str | None:
        """Return the text of a notice, or ``None`` if it is no longer the person's turn."""
        query = (
            sa.select(GAMES.c.title, GAMES.c.name, SEATS.c.person)
            .join(SEATS, sa.and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.turn))
            .where(GAMES.c.id == row.game, GAMES.c.status == "running")
        )
        async with self._database.read() as connection:
            game = (await connection.execute(query)).first()
        if game is None or person is None or game.person != person.id:
            return None
        title = REGISTRY.meta(game.title).name
        link = f"{self._settings.address}/game/{row.game}"
        message = Message("server-notice-turn", title=title, link=link)
        if game.name:
            message = Message("server-notice-turn-named", title=title, name=game.name, link=link)
        return words_for(person.language).format(message)

    def _send(self, row: sa.Row[Any], person: PersonRow, text: str) -> None:
        if row.channel == "webhook" and person.webhook:
            check_target(person.webhook, self._settings.notice_private_hosts)
            post(person.webhook, shaped(person.webhook_shape, text), row.id)
        elif row.channel == "email" and person.email and self._settings.smtp.host:
            self._mail(person.email, text, row.id)

    def _mail(self, address: str, text: str, id: str) -> None:
        smtp = self._settings.smtp
        mail = EmailMessage()
        mail["From"] = smtp.sender
        mail["To"] = address
        mail["Subject"] = text.splitlines()[0]
        mail["Message-ID"] = f"<{id}@ironroad>"
        mail.set_content(text)
        try:
            with smtplib.SMTP(smtp.host, smtp.port, timeout=20) as server:
                if smtp.starttls:
                    server.starttls()
                if smtp.user:
                    server.login(smtp.user, smtp.password)
                server.send_message(mail)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(type(error).__name__) from None

    async def _postpone(self, row: sa.Row[Any], now: float, problem: str) -> None:
        if row.attempts >= len(PAUSES):
            await self._close(row, "failed", problem)
            return
        due = now + PAUSES[row.attempts]
        async with self._database.write() as connection:
            await connection.execute(
                OUTBOX.update().where(OUTBOX.c.id == row.id).values(due=due, problem=problem)
            )
        NOTICES.labels(row.channel, "postponed").inc()

    async def _close(self, row: sa.Row[Any], status: str, problem: str | None) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                OUTBOX.update().where(OUTBOX.c.id == row.id).values(status=status, problem=problem)
            )
        NOTICES.labels(row.channel, status).inc()


def shaped(shape: str | None, text: str) -> dict[str, str]:
    """Return the JSON body that a service expects."""
    if shape == "slack":
        return {"text": text}
    if shape == "matrix":
        return {"msgtype": "m.text", "body": text}
    return {"content": text}


def check_target(url: str, private: bool) -> None:
    """Refuse addresses in private networks (server-side request forgery)."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Undelivered("not an address")
    if private:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("no such host") from None
    for *_, address in found:
        if not ipaddress.ip_address(address[0]).is_global:
            raise Undelivered("a private address")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


def post(url: str, body: dict[str, str], id: str) -> None:
    """Send JSON; the id is the idempotency key."""
    request = urllib.request.Request(
        url,
        data=msgspec.json.encode(body),
        headers={
            "Content-Type": "application/json",
            "Idempotency-Key": id,
            "User-Agent": "ironroad",
        },
    )
    opener = urllib.request.build_opener(_NoRedirect)
    try:
        with opener.open(request, timeout=15):
            pass
    except (OSError, urllib.error.URLError, ValueError) as error:
        reason = getattr(error, "code", None) or type(error).__name__
        raise Undelivered(str(reason)) from None
