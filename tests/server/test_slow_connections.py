"""Clients that are slow, silent or too many: they are cut off, and nobody else notices."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import Person, Server
from tests.server.conftest import PATIENT

pytestmark = pytest.mark.alone
"""Who is slow is cut off within seconds: a busy machine would be slow itself."""
NO_PROXY = "192.0.2.1"
QUICK = msgspec.structs.replace(PATIENT, header_seconds=1.0, body_seconds=1.0, unread_seconds=1.0)
HALF = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n"
)
NO_MASK = bytes(4)


@pytest.fixture
def quick(own_server: Callable[..., Server]) -> Server:
    return own_server(limits=QUICK, trusted_proxies=NO_PROXY)


@pytest.fixture
def raw() -> Iterator[Callable[..., socket.socket]]:
    """Open connections, from this address or another of the same machine."""
    with ExitStack() as stack:

        def opened(server: Server, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
            address = (server.settings.host, server.settings.port)
            client = socket.create_connection(address, 10, (source, 0))
            stack.enter_context(client)
            client.sendall(sent)
            return client

        yield opened


def is_closed(client: socket.socket, seconds: float) -> bool:
    """Whether the server ends a connection within so many seconds."""
    client.settimeout(max(0.01, seconds))
    try:
        while client.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def send_until_refused(client: socket.socket, sent: bytes, seconds: float) -> bool:
    """Send again and again; return whether the server ended the connection within so many seconds."""
    deadline = time.monotonic() + seconds
    try:
        while time.monotonic() < deadline:
            client.sendall(sent)
            time.sleep(0.1)
    except OSError:
        return True
    return False


def send_unread(client: socket.socket, sent: bytes, times: int) -> None:
    """Ask for more than fits into all buffers, as fast as the server takes it, and read nothing."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.settimeout(0.5)
    with suppress(OSError):
        for _ in range(times):
            client.sendall(sent)


def text_frame(message: dict[str, Any]) -> bytes:
    payload = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(payload))) + NO_MASK + payload


def connections(server: Server) -> int:
    return len(server._server.server_state.connections)


def wait_until(what: Callable[[], bool], seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_half_sent_requests_and_silent_connections_are_ended(
    quick: Server, raw: Callable[..., socket.socket]
) -> None:
    began = time.monotonic()
    slow = [raw(quick, HALF) for _ in range(200)] + [raw(quick) for _ in range(100)]
    ann = Person(quick.url, "Ann")
    for client in slow:
        assert is_closed(client, began + 8 - time.monotonic())
    assert time.monotonic() - began > QUICK.header_seconds
    assert ann.ok("GET", "/api/me")["name"] == "Ann"
    ann.close()


def test_headers_that_drip_are_not_waited_for(
    quick: Server, raw: Callable[..., socket.socket]
) -> None:
    assert send_until_refused(raw(quick, HALF), b"X-A: b\r\n", 8)


def test_a_body_that_drips_is_not_waited_for(
    quick: Server, raw: Callable[..., socket.socket]
) -> None:
    client = raw(quick, HALF + b"Content-Length: 1000\r\n\r\n")
    assert send_until_refused(client, b" ", 8)


def test_a_second_request_that_is_half_sent_is_not_waited_for(
    quick: Server, raw: Callable[..., socket.socket]
) -> None:
    client = raw(quick, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert client.recv(65_536).startswith(b"HTTP/1.1 200")
    time.sleep(2 * QUICK.header_seconds)
    client.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert client.recv(65_536).startswith(b"HTTP/1.1 200")  # A pause between requests is fine.
    client.sendall(HALF)
    assert is_closed(client, 8)


def test_an_answer_that_is_not_read_is_given_up(
    quick: Server, raw: Callable[..., socket.socket]
) -> None:
    client = raw(quick)
    send_unread(client, b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", 1_000)
    wait_until(lambda: connections(quick) == 0, 10)


def test_an_address_has_so_many_connections(
    own_server: Callable[..., Server], raw: Callable[..., socket.socket]
) -> None:
    limits = msgspec.structs.replace(PATIENT, connections_per_address=10)
    running = own_server(limits=limits, trusted_proxies=NO_PROXY)
    first = [raw(running, source="127.0.0.2") for _ in range(10)]
    wait_until(lambda: connections(running) == 10, 5)
    more = [raw(running, source="127.0.0.2") for _ in range(5)]
    for client in more:
        client.settimeout(5)
        assert client.recv(100).startswith(b"HTTP/1.1 429")
        assert is_closed(client, 5)
    ann = Person(running.url, "Ann")  # From another address.
    first[0].close()
    wait_until(lambda: connections(running) == 10, 5)  # Ann's is one of them.
    again = raw(running, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", "127.0.0.2")
    assert again.recv(100).startswith(b"HTTP/1.1 200")
    ann.close()


def test_sockets_count_as_connections_until_they_end(
    own_server: Callable[..., Server], raw: Callable[..., socket.socket]
) -> None:
    limits = msgspec.structs.replace(PATIENT, connections_per_address=3)
    running = own_server(limits=limits, trusted_proxies=NO_PROXY)
    for _ in range(3):
        clients = [raw(running, UPGRADE.format("").encode()) for _ in range(3)]
        for client in clients:
            assert client.recv(1_000).startswith(b"HTTP/1.1 101")
        assert raw(running, b"GET /health HTTP/1.1\r\n\r\n").recv(20).startswith(b"HTTP/1.1 429")
        for client in clients:
            client.close()
        wait_until(lambda: connections(running) == 0, 5)


def test_behind_a_proxy_the_address_that_it_tells_has_so_many_sockets(
    own_server: Callable[..., Server],
) -> None:
    limits = msgspec.structs.replace(PATIENT, connections_per_address=2)
    for trusted in ("127.0.0.1", "*"):
        running = own_server(limits=limits, trusted_proxies=trusted)
        url = running.url.replace("http", "ws") + "/api/socket"
        with ExitStack() as stack:

            def come(address: str, url: str = url, stack: ExitStack = stack) -> None:
                told = {"X-Forwarded-For": address}
                stack.enter_context(connect(url, additional_headers=told))

            come("198.51.100.1")
            come("198.51.100.1")
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                come("198.51.100.1")
            come("198.51.100.2")
            for _ in range(4):  # The proxy itself is not counted.
                stack.enter_context(connect(url))
        running.stop()


def test_a_socket_that_answers_no_ping_is_ended(
    own_server: Callable[..., Server], raw: Callable[..., socket.socket]
) -> None:
    running = own_server(limits=QUICK, heartbeat_seconds=0.5)
    client = raw(running, UPGRADE.format("").encode())
    assert is_closed(client, 8)
    wait_until(lambda: connections(running) == 0, 5)


def test_a_socket_that_does_not_read_is_ended(
    own_server: Callable[..., Server], raw: Callable[..., socket.socket]
) -> None:
    running = own_server(limits=QUICK, heartbeat_seconds=60)
    ann = Person(running.url, "Ann")
    id = ann.table("me", "bot", "bot", title="russian-railroads")
    ann.close()
    client = raw(running, UPGRADE.format("").encode())
    send_unread(client, text_frame({"type": "watch", "game": id}), 3_000)
    wait_until(lambda: connections(running) == 0, 12)
