"""Password hashes."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Passwords:
    """Argon2 in its own threads, so that the event loop never waits for a hash."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "passwords")

    @cached_property
    def _decoy(self) -> str:
        return self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Return the hash to keep."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def matches(self, hash: str | None, password: str) -> bool:
        """Whether this is the password; takes as long without a hash, so that timing does not reveal which logins exist."""
        loop = asyncio.get_running_loop()
        fits = await loop.run_in_executor(self._threads, self._verify, hash, password)
        return fits and hash is not None

    def _verify(self, hash: str | None, password: str) -> bool:
        # Made at the first attempt, whoever's it is: every server would take longer to start, and few check passwords at once.
        decoy = self._decoy
        try:
            return self._hasher.verify(hash or decoy, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False)
