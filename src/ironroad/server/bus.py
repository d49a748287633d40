"""How server processes tell each other what changed: Litestar's channels, in memory or by NOTIFY.

Only ids and versions travel here; each process reads the rest from the database.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from ironroad.server.sessions import new_id
from ironroad.server.settings import Settings

LOG = logging.getLogger(__name__)
CHANNEL = "ironroad"
PAYLOAD = 7_500
"""PostgreSQL takes notifications of less than 8000 bytes."""
RETRY_SECONDS = 1.0


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    by: str
    changed: list[tuple[str, int]] = []
    turns: list[tuple[str, str]] = []
    """People who are to move, with the game."""
    dropped: list[str] = []
    """Games to be read anew."""
    gone: list[str] = []
    cut: list[str] = []
    """People whose sockets shall end."""
    chat: list[tuple[str, int]] = []
    present: list[tuple[str, list[str | None]]] = []
    """Games with the people who look at them in the telling process."""


class PostgresBackend(ChannelsBackend):
    """LISTEN and NOTIFY over one connection that is made anew whenever it is lost."""

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
                self._connection = await asyncpg.connect(self._dsn)
                for channel in self._channels:
                    await self._connection.add_listener(channel, self._hear)
            return self._connection

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self._connected()
            except (TimeoutError, OSError) as error:
                LOG.warning("no connection for notifications", extra={"problem": str(error)})

    def _hear(self, connection: object, process: int, channel: str, payload: str) -> None:
        self._heard.put_nowait((channel, payload.encode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify; what is lost with the connection is found by polling."""
        import asyncpg

        try:
            connection = await self._connected()
            async with self._lock:
                for channel in channels:
                    await connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            LOG.warning("a notification was lost", extra={"problem": str(error)})

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
        """Give what is heard, as it comes."""
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
    """Tells the other processes, and hears them."""

    def __init__(self, channels: ChannelsPlugin, is_alone: bool) -> None:
        self._channels = channels
        self._is_alone = is_alone
        self.process = new_id()
        self._task: asyncio.Task[None] | None = None

    def tell(self, **what: Any) -> None:
        """Tell all other processes something, if there can be any."""
        if self._is_alone:
            return
        told = msgspec.json.encode(Told(self.process, **what))
        if len(told) < PAYLOAD:
            self._channels.publish(told, CHANNEL)
        else:
            for name, items in what.items():
                for item in items:
                    self._channels.publish(
                        msgspec.json.encode(Told(self.process, **{name: [item]})), CHANNEL
                    )

    def listen(self, heard: Callable[[Told], Awaitable[None]]) -> None:
        """Call back for everything that other processes tell."""
        self._task = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[Told], Awaitable[None]]) -> None:
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                told = msgspec.json.decode(data, type=Told)
                if told.by == self.process:
                    continue
                try:
                    await heard(told)
                except Exception:
                    LOG.exception("what another process told was not understood")

    def stop(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
