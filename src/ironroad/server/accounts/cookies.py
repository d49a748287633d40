"""Signed session cookies."""

import base64
import hashlib
import hmac
import time
from typing import NamedTuple

from litestar.datastructures import Cookie

from ironroad.server.settings import Settings

COOKIE = "ironroad"
"""The name of the cookie."""
RENEWED = "renewed"
"""Where the state of a request has the cookie that its answer is to set."""
DAY = 86_400.0
RENEW_AFTER = DAY
"""Seconds after which a cookie is renewed: whoever comes at least once in its life never loses a seat."""


class Claim(NamedTuple):
    """What a valid cookie says: who, and under which epoch of that person's sessions."""

    person: str
    epoch: int


def cookie_for(value: str, settings: Settings) -> Cookie:
    """Return a session cookie, which scripts cannot read."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=int(settings.session_days * DAY),
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


class CookieSigner:
    """Issues cookies, and reads those that it has issued."""

    def __init__(self, secret: bytes, days: int) -> None:
        self._secret = secret
        self._seconds = days * DAY

    def issue(self, person: str, epoch: int) -> str:
        """Return the cookie of a person."""
        body = f"{person}.{epoch}.{int(time.time())}"
        return f"{body}.{self._sign(body)}"

    def read(self, cookie: str | None) -> Claim | None:
        """Return what a cookie says, or ``None`` if it is missing, forged or expired."""
        if not cookie or not cookie.isascii():
            return None
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature, self._sign(body)):
            return None
        person, epoch, issued = body.split(".")
        if time.time() - int(issued) > self._seconds:
            return None
        return Claim(person, int(epoch))

    def renewed(self, cookie: str, claim: Claim) -> str | None:
        """Return a new cookie for one that was read and is old enough to be renewed."""
        issued = int(cookie.split(".")[2])
        if time.time() - issued <= min(RENEW_AFTER, self._seconds / 2):
            return None
        return self.issue(claim.person, claim.epoch)

    def _sign(self, body: str) -> str:
        digest = hmac.new(self._secret, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
