"""Connections that waste the server's time: too slow, silent, or too many of one address.

uvicorn waits for ever for a request, for its rest, and for a client that does not read. Its protocols are extended
here by time limits, and by a count of connections for each address.
"""

import asyncio
from collections import Counter
from typing import ClassVar

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ironroad.server.metrics import REFUSED
from ironroad.server.settings import Limits, Settings

TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
LINGER_SECONDS = 2.0
"""Seconds in which a client that is closed may still read what was sent."""


class Doorkeeper:
    """The open connections of each address; those of trusted proxies are for many people and not counted."""

    def __init__(self, settings: Settings) -> None:
        self.limits: Limits = settings.limits
        self._open: Counter[str] = Counter()
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.trusted_proxies).trusted_hosts

    def enter(self, address: str, is_told: bool = False) -> bool:
        """Count a connection; ``False`` if the address has too many.

        An address that a proxy has told is never the proxy's own, even where everybody is trusted.
        """
        self._open[address] += 1
        if not is_told and address in self._proxies:
            return True
        return self._open[address] <= self.limits.connections_per_address

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Watch:
    """The time limit of what a connection does at present; whoever takes longer is cut off."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """Cut the connection off after so many seconds."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        """Set no limit for the present."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class GuardedHttp(HttpToolsProtocol):
    """HTTP with a limit on the time of a request's headers, of its body, and of a pause in reading the answer."""

    door: ClassVar[Doorkeeper]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # As in uvicorn.
        """Count the connection, and wait for its first request."""
        super().connection_made(transport)
        self._incoming, self._outgoing = Watch(), Watch()
        self._address = self.client[0] if self.client else "-"
        if self.door.enter(self._address):
            self._incoming.start(transport, self.door.limits.header_seconds)
        else:
            REFUSED.labels("429").inc()
            transport.write(TOO_MANY)
            transport.close()
            self._incoming.start(transport, LINGER_SECONDS)

    def on_message_begin(self) -> None:
        """Limit the time of the headers: of a first request from the connection on."""
        super().on_message_begin()
        if self.cycle is not None:
            self._incoming.start(self.transport, self.door.limits.header_seconds)

    def on_headers_complete(self) -> None:
        """Limit the time of the body."""
        self._incoming.start(self.transport, self.door.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Set no limit: the server is to answer, and how long it waits for the next request is a setting of uvicorn."""
        self._incoming.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the protocol of sockets."""
        self._incoming.stop()
        self._outgoing.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Limit the time for which a client may leave the answer unread."""
        super().pause_writing()
        self._outgoing.start(self.transport, self.door.limits.unread_seconds)

    def resume_writing(self) -> None:
        """Go on."""
        self._outgoing.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._incoming.stop()
        self._outgoing.stop()
        self.door.leave(self._address)
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """WebSockets that are cut off when the client does not read; uvicorn would wait until it does."""

    door: ClassVar[Doorkeeper]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection, which was counted when it began."""
        super().connection_made(transport)
        self._outgoing = Watch()
        self._address = self.client[0] if self.client else "-"

    def pause_writing(self) -> None:
        """Limit the time for which a client may leave what was sent unread."""
        super().pause_writing()
        self._outgoing.start(self.transport, self.door.limits.unread_seconds)

    def resume_writing(self) -> None:
        """Go on."""
        self._outgoing.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Close the socket of a client that did not answer a ping, even if it does not read either."""
        super().keepalive_timeout()
        self._outgoing.start(self.transport, LINGER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._outgoing.stop()
        self.door.leave(self._address)
        super().connection_lost(exc)


def guard(config: uvicorn.Config, settings: Settings) -> uvicorn.Config:
    """Let a server use guarded protocols, with one count for both."""
    keeper = Doorkeeper(settings)
    config.http = type("GuardedHttpHere", (GuardedHttp,), {"door": keeper})
    config.ws = type("GuardedSocketHere", (GuardedSocket,), {"door": keeper})
    return config


async def _nothing(scope: object, receive: object, send: object) -> None:
    """Stand for the application where only addresses are compared."""
