"""Sends notices by e-mail."""

import asyncio
import re
import smtplib
from contextlib import closing, suppress
from email.message import EmailMessage
from email.utils import formatdate
from typing import NamedTuple

from ironroad.server.notices.threads import BlockingCalls
from ironroad.server.notices.undelivered import Undelivered
from ironroad.server.settings import Smtp

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])")


class Mail(NamedTuple):
    """An e-mail to be sent; the id stays the same when it is tried again."""

    id: str
    address: str
    subject: str
    text: str
    stop: str | None
    """The link by which such e-mails are stopped."""


def mail_address(text: str) -> str | None:
    """Return an e-mail address as mail servers write it; ``None`` if it is none that this server sends to."""
    local, mark, domain = text.strip().rpartition("@")
    try:
        ascii = domain.encode("idna").decode().lower()
    except UnicodeError:
        return None
    if not mark or len(local) > 64 or len(ascii) > 253:
        return None
    if not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(ascii):
        return None
    return f"{local}@{ascii}"


def mailbox(address: str) -> str:
    """Return whose mailbox an address leads to: capitals and what follows a plus sign make no other one."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


class Mails:
    """Hands e-mails to the mail server of the settings."""

    def __init__(self, smtp: Smtp, seconds: float, calls: BlockingCalls) -> None:
        self._smtp = smtp
        self._seconds = seconds
        self._calls = calls

    @property
    def are_sent(self) -> bool:
        """Whether there is a mail server."""
        return bool(self._smtp.host)

    async def send(self, mail: Mail) -> None:
        """Send an e-mail; raise ``Undelivered`` unless the mail server took it."""
        message = self.written(mail)
        try:
            async with asyncio.timeout(self._seconds):
                await self._calls.run(self._hand_over, message)
        except TimeoutError:
            raise Undelivered("server-delivery-mail-away") from None

    def written(self, mail: Mail) -> EmailMessage:
        """Return an e-mail with its headers."""
        message = EmailMessage()
        message["From"] = self._smtp.sender
        message["To"] = mail.address
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{mail.id}@{_domain(self._smtp.sender)}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop is not None:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
        message.set_content(mail.text)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        smtp = self._smtp
        try:
            # Not a context manager's end: that raises if the farewell goes wrong, after the mail was taken.
            with closing(smtplib.SMTP(smtp.host, smtp.port, timeout=self._seconds)) as server:
                if smtp.starttls:
                    server.starttls()
                if smtp.user:
                    server.login(smtp.user, smtp.password)
                server.send_message(message)
                with suppress(OSError, smtplib.SMTPException):
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            code = max([code for code, _ in error.recipients.values()], default=500)
            raise _refused(code) from None
        except smtplib.SMTPDataError as error:
            raise _refused(error.smtp_code) from None
        except (OSError, smtplib.SMTPException):
            raise Undelivered("server-delivery-mail-away") from None


def _refused(code: int) -> Undelivered:
    return Undelivered("server-delivery-mail-refused", is_final=code >= 500, status=code)


def _domain(sender: str) -> str:
    return sender.rpartition("@")[2].rstrip("> ") or "ironroad"
