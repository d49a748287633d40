"""An open socket: messages are sent at once, or queued while the client does not read."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

from litestar.types import Send

from ironroad.server import wire
from ironroad.server.storage.rows import PersonRow

BACKLOG = 256
"""Maximum number of queued messages; a slower client is disconnected and reconnects."""


class Connection:
    """A client at the other end of a socket."""

    def __init__(self, person: PersonRow | None, language: str, send: Send) -> None:
        self.person = person
        self.language = language
        self.watched: dict[str, int | None] = {}
        """The watched games, each with the seat whose view was asked for."""
        self.shown: dict[str, int] = {}
        """The watched games, each with the newest version that was sent."""
        self.heard = time.monotonic()
        """When the last message of the client came, on the monotonic clock."""
        self.closing = asyncio.Event()
        """Set when the socket is to be closed."""
        self._send = send
        self._queue: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        """The task that sends what could not be sent at once."""

    @property
    def person_id(self) -> str | None:
        """The id of the socket's person; ``None`` without a cookie."""
        return None if self.person is None else self.person.id

    def send(self, text: str) -> None:
        """Send a message, or queue it; never waits."""
        if self.closing.is_set():
            return
        self._queue.append(text)
        if self._sending is None:
            self._sending = begun(self._send_queued())
        elif len(self._queue) > BACKLOG:
            self._queue.clear()
            self.close()

    def send_struct(self, value: wire.FromServer) -> None:
        """Send a typed message."""
        self.send(wire.encode(value).decode())

    def close(self) -> None:
        """Close the socket after what was sent so far, or at once if the client does not read."""
        self.closing.set()

    async def _send_queued(self) -> None:
        try:
            while self._queue:
                message: Any = {"type": "websocket.send", "text": self._queue.popleft()}
                await self._send(message)
        except OSError:  # The client is gone.
            self.close()
        self._sending = None

    async def end(self, seconds: float) -> None:
        """Wait until the queue is sent, at most this many seconds."""
        sending = self._sending
        if sending is not None:
            await asyncio.wait((sending,), timeout=seconds)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)


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
