"""A minimal WebSocket client, so that a load test measures the server and not the client."""

import asyncio
import os
import re
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A zero mask: masking protects proxies, and there is none between two local processes."""

POSITION: Final = re.compile(
    rb'\{"type":"position","game":"([^"]+)","version":(\d+),"previous":\d+,"status":"(\w+)",'
    rb'"move":\d+,"last":\d+,"viewer":(\d+|null),"secrets":(?:true|false),"seat":(\d+|null)'
)
"""How a position begins: game, version, status, viewer and who decides."""
_ACTION: Final = re.compile(rb'\{"text":"([^"]+)"')


def actions_in(text: bytes) -> list[bytes]:
    """Return the legal actions that a position names."""
    start = text.index(b'"actions":[')
    return _ACTION.findall(text, start, text.index(b',"view":', start))


class Socket(asyncio.Protocol):
    """One open socket; calls back for every text."""

    def __init__(self, url: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self._cookie = cookie
        self._heard = heard
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        lines = [
            "GET /api/socket HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        ]
        if self._cookie:
            lines.append(f"Cookie: {self._cookie}")
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end."""
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take frames out of what arrived."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(self._buffer[:200]))
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, first = buffer[start + 1], start + 2
            if size == 126:
                if len(buffer) < start + 4:
                    break
                size, first = struct.unpack_from(">H", buffer, start + 2)[0], start + 4
            elif size == 127:
                if len(buffer) < start + 10:
                    break
                size, first = struct.unpack_from(">Q", buffer, start + 2)[0], start + 10
            if len(buffer) < first + size:
                break
            kind = buffer[start] & 15
            payload = bytes(memoryview(buffer)[first : first + size])
            start = first + size
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                self.close()
        del buffer[:start]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((FINAL | kind, MASKED | size))
            if size < 126
            else struct.pack(">BBH", FINAL | kind, MASKED | 126, size)
        )
        assert self._transport is not None
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """End the socket."""
        assert self._transport is not None
        self._transport.close()


async def opened(url: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    """Return an open socket."""
    loop = asyncio.get_running_loop()
    new = Socket(url, cookie, heard)
    _, socket = await loop.create_connection(lambda: new, new.host, new.port)
    await socket.opened
    return socket
