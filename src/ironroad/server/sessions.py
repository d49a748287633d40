"""Who is asking: a signed cookie that scripts cannot read, and passwords."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "ironroad"
DAY = 86_400.0


class Claim(NamedTuple):
    """What a valid cookie says: who, and under which epoch of that person's sessions."""

    person: str
    epoch: int


class Seal:
    """Signs cookies and tells signed ones from forged ones."""

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


class Passwords:
    """Argon2 in threads of its own, so that the event loop never waits for a hash."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")
        self._decoy = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Return the hash to keep."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def matches(self, hash: str | None, password: str) -> bool:
        """Whether this is the password; takes as long for a person who does not exist."""
        loop = asyncio.get_running_loop()
        fits = await loop.run_in_executor(
            self._threads, self._verify, hash or self._decoy, password
        )
        return fits and hash is not None

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False)


def new_id() -> str:
    """Return an id that nobody can guess."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """Return a token that opens a door."""
    return secrets.token_urlsafe(24)
