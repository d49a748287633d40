"""Signed links that are sent by e-mail: each is good for one purpose, one person and one address."""

import base64
import hashlib
import hmac
import time
from typing import NamedTuple


class LinkClaim(NamedTuple):
    """What a valid link says: who gave which address."""

    person: str
    digest: str

    def is_about(self, address: str) -> bool:
        """Whether the link was made for this address."""
        return hmac.compare_digest(self.digest, _digest(address))


class LinkSigner:
    """Issues tokens for links, and reads those that it has issued; each purpose has a key of its own."""

    def __init__(self, secret: bytes, purpose: str, seconds: float) -> None:
        self._key = hmac.new(secret, f"link {purpose}".encode(), hashlib.sha256).digest()
        self._seconds = seconds

    def issue(self, person: str, address: str) -> str:
        """Return the token for an address that a person gave."""
        body = f"{person}.{int(time.time() + self._seconds)}.{_digest(address)}"
        return f"{body}.{self._sign(body)}"

    def read(self, token: str) -> LinkClaim | None:
        """Return what a token says, or ``None`` if it is forged, expired or for another purpose."""
        body, _, signature = token.rpartition(".")
        if not token.isascii() or not hmac.compare_digest(signature, self._sign(body)):
            return None
        person, expires, digest = body.split(".")
        return LinkClaim(person, digest) if time.time() < int(expires) else None

    def _sign(self, body: str) -> str:
        return _text(hmac.new(self._key, body.encode(), hashlib.sha256).digest())


def _digest(address: str) -> str:
    return _text(hashlib.blake2b(address.encode(), digest_size=12).digest())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
