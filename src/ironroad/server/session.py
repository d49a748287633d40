"""One open socket: what is sent goes out at once, or waits while the client does not read."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

from litestar.types import Send

from ironroad.server import wire
from ironroad.server.rows import PersonRow

BACKLOG = 256
"""A client that leaves so many messages unread is cut off; it comes back and asks anew."""


class Session:
    """Somebody at the other end of a socket."""

    def __init__(self, person: PersonRow | None, language: str, send: Send) -> None:
        self.person = person
        self.language = language
        self.watched: dict[str, int | None] = {}
        """The games followed, each with the seat that was asked for."""
        self.heard = time.monotonic()
        """When the client last said something."""
        self.closing = asyncio.Event()
        """Set when the socket is to end."""
        self._send = send
        self._waiting: deque[str] = deque()
        self._carrying: asyncio.Task[None] | None = None
        """What carries messages that could not go out at once."""

    @property
    def person_id(self) -> str | None:
        """Who is behind the socket."""
        return None if self.person is None else self.person.id

    def send(self, text: str) -> None:
        """Send a message; never waits."""
        if self.closing.is_set():
            return
        self._waiting.append(text)
        if self._carrying is None:
            self._carrying = begun(self._carry())
        elif len(self._waiting) > BACKLOG:
            self._waiting.clear()
            self.close()

    def send_struct(self, value: wire.FromServer) -> None:
        """Send a typed message."""
        self.send(wire.encode(value).decode())

    def close(self) -> None:
        """End the socket after what was sent so far, or at once if the client does not read."""
        self.closing.set()

    async def _carry(self) -> None:
        try:
            while self._waiting:
                message: Any = {"type": "websocket.send", "text": self._waiting.popleft()}
                await self._send(message)
        except OSError:  # The client is gone.
            self.close()
        self._carrying = None

    async def end(self, seconds: float) -> None:
        """Let what waits be read, for so long at most."""
        carrying = self._carrying
        if carrying is not None:
            await asyncio.wait((carrying,), timeout=seconds)
            carrying.cancel()
            await asyncio.gather(carrying, return_exceptions=True)


def begun(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """Carry out work at once, as far as it goes without waiting; return a task for the rest, if any is left.

    Nearly every message goes straight into the buffer of its connection, and a task for each would cost more than that.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_rest(work, awaited))


@coroutine
def _rest(work: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                answer = yield awaited
            except BaseException as error:
                awaited = work.throw(error)
            else:
                awaited = work.send(answer)
    except StopIteration:
        return
