"""What is known of the addresses that people gave: whether they are confirmed, and what failed last."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from ironroad.core.message import message_from_json
from ironroad.locale import words_for
from ironroad.server import wire
from ironroad.server.accounts.people import People
from ironroad.server.accounts.tokens import LinkClaim, LinkSigner
from ironroad.server.notices.mails import mailbox
from ironroad.server.notices.outbox import CHANNELS, confirmation
from ironroad.server.notices.undelivered import Undelivered
from ironroad.server.refusals import Refusal, bad_request, conflict
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import PersonRow, encode
from ironroad.server.storage.schema import ADDRESSES, CONFIRMATIONS, OUTBOX

DAY = 86_400.0
CONFIRM_SECONDS = 2 * DAY
STOP_SECONDS = 400 * DAY
PAUSE = 60.0
"""Seconds between two e-mails that ask a person for confirmation."""


class Addresses:
    """Confirms e-mail addresses, and keeps what became of notices by webhook and e-mail."""

    def __init__(self, settings: Settings, database: Database, people: People) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self.use_secret(b"")

    def use_secret(self, secret: bytes) -> None:
        """Sign links with this key."""
        self._confirming = LinkSigner(secret, "confirm", CONFIRM_SECONDS)
        self._stopping = LinkSigner(secret, "stop", STOP_SECONDS)

    def confirm_link(self, person: str, address: str) -> str:
        """Return the link that confirms an address."""
        return f"{self._settings.address}/confirm/{self._confirming.issue(person, address)}"

    def stop_link(self, person: str, address: str) -> str:
        """Return the link that takes an address away."""
        return f"{self._settings.address}/stop/{self._stopping.issue(person, address)}"

    async def states(self, person: PersonRow) -> wire.AddressStates:
        """Return the addresses of a person with what is known of them."""
        query = sa.select(ADDRESSES).where(ADDRESSES.c.person == person.id)
        async with self._database.read() as connection:
            rows = {row.channel: row for row in await connection.execute(query)}
        return wire.AddressStates(
            webhook=_state(person.webhook, rows.get("webhook"), person.language),
            email=_state(person.email, rows.get("email"), person.language),
        )

    async def is_confirmed(self, person: PersonRow) -> bool:
        """Whether a person has confirmed the e-mail address given."""
        query = sa.select(ADDRESSES.c.address).where(
            ADDRESSES.c.person == person.id,
            ADDRESSES.c.channel == "email",
            ADDRESSES.c.confirmed,
        )
        async with self._database.read() as connection:
            confirmed = (await connection.execute(query)).scalar()
        return confirmed is not None and confirmed == person.email

    async def changing(self, person: PersonRow, fields: dict[str, Any]) -> list[sa.Executable]:
        """Return the statements that go with a change of a person's addresses: another e-mail address is to be confirmed."""
        statements: list[sa.Executable] = []
        for channel in CHANNELS:
            if channel in fields and fields[channel] != getattr(person, channel):
                where = (ADDRESSES.c.person == person.id, ADDRESSES.c.channel == channel)
                statements.append(ADDRESSES.delete().where(*where))
                if channel == "email" and fields[channel] and self._settings.smtp.host:
                    statements += await self._asking(person.id, fields[channel])
        return statements

    async def _asking(self, person: str, address: str) -> list[sa.Executable]:
        """Return the statements that have an address confirmed; refuse too many of them."""
        now = time.time()
        recent = CONFIRMATIONS.c.at > now - DAY
        by_person = sa.select(sa.func.count(), sa.func.max(CONFIRMATIONS.c.at)).where(
            CONFIRMATIONS.c.person == person, recent
        )
        by_mailbox = sa.select(sa.func.count()).where(
            CONFIRMATIONS.c.mailbox == mailbox(address), recent
        )
        async with self._database.read() as connection:
            count, last = (await connection.execute(by_person)).one()
            others = (await connection.execute(by_mailbox)).scalar_one()
        if last is not None and last > now - PAUSE:
            raise Refusal(429, "server-confirmation-soon")
        if max(count, others) >= self._settings.limits.confirmations_per_day:
            raise Refusal(429, "server-confirmation-often")
        asked = {"person": person, "mailbox": mailbox(address), "at": now}
        return [
            CONFIRMATIONS.insert().values(asked),
            OUTBOX.insert().values(confirmation(person, now)),
        ]

    async def ask_again(self, person: PersonRow) -> None:
        """Send the e-mail that asks for confirmation once more."""
        if not person.email or not self._settings.smtp.host:
            raise bad_request("server-bad-email")
        if await self.is_confirmed(person):
            raise conflict("server-confirmed")
        statements = await self._asking(person.id, person.email)
        async with self._database.write() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def confirm(self, token: str) -> wire.MailAddress:
        """Carry out what a link of an e-mail asks for: the address may be used."""
        person, address = await self._holder(self._confirming.read(token))
        await self._keep(person.id, "email", address, confirmed=True, failure=None)
        return wire.MailAddress(address)

    async def stop(self, token: str) -> wire.MailAddress:
        """Carry out what a link of an e-mail asks for: the address is forgotten."""
        person, address = await self._holder(self._stopping.read(token))
        statements = await self.changing(person, {"email": None})
        await self._people.change(person, statements, email=None)
        return wire.MailAddress(address)

    async def _holder(self, claim: LinkClaim | None) -> tuple[PersonRow, str]:
        person = None if claim is None else await self._people.find(claim.person)
        if claim is None or person is None or not person.email:
            raise bad_request("server-bad-mail-link")
        if not claim.is_about(person.email):
            raise bad_request("server-bad-mail-link")
        return person, person.email

    async def delivered(self, person: str, channel: str, address: str) -> None:
        """Note that an address works: what failed before is over."""
        await self._keep(person, channel, address, failure=None)

    async def failed(self, person: str, channel: str, address: str, problem: Undelivered) -> None:
        """Note for the owner of an address what failed."""
        await self._keep(
            person,
            channel,
            address,
            failure=encode(problem.reason.to_json()),
            failed=time.time(),
            is_final=problem.is_final,
        )

    async def _keep(self, person: str, channel: str, address: str, **known: Any) -> None:
        try:
            await self._write(person, channel, address, known)
        except sa.exc.IntegrityError:  # Another process made the row meanwhile.
            await self._write(person, channel, address, known)

    async def _write(self, person: str, channel: str, address: str, known: dict[str, Any]) -> None:
        where = (ADDRESSES.c.person == person, ADDRESSES.c.channel == channel)
        same = ADDRESSES.update().where(*where, ADDRESSES.c.address == address).values(**known)
        row = {"person": person, "channel": channel, "address": address}
        fresh = {"confirmed": False, "failure": None, "is_final": False, **known}
        async with self._database.write() as connection:
            if (await connection.execute(same)).rowcount == 0:
                await connection.execute(ADDRESSES.delete().where(*where))
                await connection.execute(ADDRESSES.insert().values(**row, **fresh))

    async def prune(self) -> None:
        """Forget e-mails that were sent long ago."""
        old = CONFIRMATIONS.c.at < time.time() - DAY
        async with self._database.write() as connection:
            await connection.execute(CONFIRMATIONS.delete().where(old))


def _state(address: str | None, row: Any, language: str) -> wire.AddressState | None:
    if not address:
        return None
    if row is None or row.address != address:
        return wire.AddressState(address, is_confirmed=False)
    if row.failure is None:
        return wire.AddressState(address, row.confirmed)
    reason = msgspec.json.decode(row.failure)
    failure = wire.NoticeFailure(
        reason=reason,
        sentence=words_for(language).format(message_from_json(reason)),
        at=row.failed,
        is_final=row.is_final,
    )
    return wire.AddressState(address, row.confirmed, failure)
