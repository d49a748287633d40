"""Messages between server processes: Litestar's channels, in memory or by LISTEN and NOTIFY.

Only ids and versions are sent; each process reads the rest from the database.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from ironroad.server import wire
from ironroad.server.settings import Settings
from ironroad.server.storage.ids import new_id

LOG = logging.getLogger(__name__)
CHANNEL = "ironroad"
PAYLOAD = 7_500
"""The longest message in bytes: PostgreSQL takes less than 8000."""
RETRY_SECONDS = 1.0
PUBLISH_SECONDS = 5.0


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells all others."""

    by: str
    """The process that sends it."""
    changed: list[tuple[str, int]] = []
    """Games with their new version."""
    turns: list[tuple[str, str]] = []
    """People whose turn it is, with the game."""
    dropped: list[str] = []
    """Games to be reloaded from the database."""
    gone: list[str] = []
    """Deleted games."""
    cut: list[str] = []
    """People whose cookies were revoked: their sockets are closed."""
    chat: list[tuple[str, int]] = []
    """Games with the number of a new chat message."""
    waits: list[tuple[str, int, int | None, float]] = []
    """Games whose bot waits for its turn to think: version, decisions before it, since when."""
    reviews: list[wire.ReviewProgress] = []
    """How far reviews are that went on."""
    present: list[tuple[str, list[str | None]]] = []
    """Games with the people who watch them in the sending process."""


class PostgresBackend(ChannelsBackend):
    """LISTEN and NOTIFY over one connection, which reconnects whenever it is lost."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._channels: set[str] = set()
        self._connection: Any = None
        self._lock = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        self._heard = asyncio.Queue()
        self._lock = asyncio.Lock()
        await self._connected()
        self._keeper = asyncio.create_task(self._keep())

    async def on_shutdown(self) -> None:
        """Disconnect."""
        if self._keeper is not None:
            self._keeper.cancel()
        if self._connection is not None:
            with suppress(OSError, TimeoutError):
                await self._connection.close(timeout=2)

    async def _connected(self) -> Any:
        import asyncpg

        async with self._lock:
            if self._connection is None or self._connection.is_closed():
                self._connection = None
                connection = await asyncpg.connect(self._dsn)
                for channel in self._channels:
                    await connection.add_listener(channel, self._hear)
                # One that does not listen is not kept: it would never be made anew.
                self._connection = connection
            return self._connection

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with asyncio.timeout(PUBLISH_SECONDS):
                    await self._connected()
            except Exception as error:
                name = type(error).__name__
                LOG.warning("no connection for notifications", extra={"problem": name})

    def _hear(self, connection: object, process: int, channel: str, payload: str) -> None:
        self._heard.put_nowait((channel, payload.encode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify; what is lost with the connection is found by polling the database.

        Nothing may leave this method: whoever calls it would never notify again.
        """
        try:
            async with asyncio.timeout(PUBLISH_SECONDS):
                connection = await self._connected()
                async with self._lock:
                    for channel in channels:
                        await connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except Exception as error:
            LOG.warning("a notification was lost", extra={"problem": type(error).__name__})

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels."""
        connection = await self._connected()
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            await connection.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no longer."""
        for channel in channels:
            self._channels.discard(channel)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield messages as they come."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the database is the history."""
        return []


def channels_for(settings: Settings) -> ChannelsPlugin:
    """Return Litestar's channels over the backend that goes with the database."""
    backend: ChannelsBackend
    if settings.is_sqlite:
        backend = MemoryChannelsBackend()
    else:
        backend = PostgresBackend(settings.database.replace("postgresql+asyncpg", "postgresql", 1))
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Bus:
    """Sends messages to the other processes, and receives theirs."""

    def __init__(self, channels: ChannelsPlugin, has_others: bool) -> None:
        self._channels = channels
        self.has_others = has_others
        """Whether there can be other processes that listen."""
        self.process = new_id()
        """The id of this process."""
        self._task: asyncio.Task[None] | None = None

    def send(self, **what: Any) -> None:
        """Send a message to all other processes, if there can be any."""
        if not self.has_others:
            return
        text = msgspec.json.encode(BusMessage(self.process, **what))
        if len(text) < PAYLOAD:
            self._channels.publish(text, CHANNEL)
        else:
            for name, items in what.items():
                for item in items:
                    self._channels.publish(
                        msgspec.json.encode(BusMessage(self.process, **{name: [item]})), CHANNEL
                    )

    def listen(self, received: Callable[[BusMessage], Awaitable[None]]) -> None:
        """Call back for every message of another process."""
        self._task = asyncio.create_task(self._listen(received))

    async def _listen(self, received: Callable[[BusMessage], Awaitable[None]]) -> None:
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                message = msgspec.json.decode(data, type=BusMessage)
                if message.by == self.process:
                    continue
                try:
                    await received(message)
                except Exception:
                    LOG.exception("a message of another process was not handled")

    def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
