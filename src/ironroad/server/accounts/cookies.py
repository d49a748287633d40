"""Signed session cookies."""

import base64
import hashlib
import hmac
import time
from typing import NamedTuple

COOKIE = "ironroad"
"""The name of the cookie."""
DAY = 86_400.0


class Claim(NamedTuple):
    """What a valid cookie says: who, and under which epoch of that person's sessions."""

    person: str
    epoch: int


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

    def _sign(self, body: str) -> str:
        digest = hmac.new(self._secret, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
