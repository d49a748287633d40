"""Webhooks: where they may lead, how long they may take, and whom the certificate must name."""

import asyncio
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ironroad.server.notices.targets import Resolve, is_public, look_up, webhook_url
from ironroad.server.notices.threads import BlockingCalls
from ironroad.server.notices.undelivered import Undelivered
from ironroad.server.notices.webhooks import Webhooks
from tests.server.receivers import Post, Raw

INTERNAL = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:53aa:64c::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
OPEN = [
    "1.1.1.1",
    "8.8.8.8",
    "93.184.216.34",
    "2606:4700::1111",
    "2a00:1450:4001::1",
    "2620:fe::fe",
]


@pytest.fixture
def post() -> Iterator[Post]:
    receiver = Post()
    yield receiver
    receiver.close()


def send(
    url: str,
    seconds: float = 5.0,
    private: bool = True,
    resolve: Resolve = look_up,
    trust: ssl.SSLContext | None = None,
    most: int = 8,
) -> None:
    async def run() -> None:
        hooks = Webhooks(seconds, private, BlockingCalls(most), resolve, trust)
        await hooks.post(url, {"content": "x"}, "id")

    asyncio.run(run())


def problem(send: Callable[[], None]) -> Undelivered:
    with pytest.raises(Undelivered) as found:
        send()
    return found.value


@pytest.mark.parametrize("address", INTERNAL)
def test_internal_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OPEN)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:127.0.0.1]"],
)
def test_no_way_of_writing_it_leads_home(post: Post, host: str) -> None:
    found = problem(lambda: send(f"https://{host}:{post.port}/", private=False))
    assert found.reason.id in ("server-delivery-private", "server-delivery-bad-address")
    assert found.is_final
    assert post.hosts == []


def test_one_internal_address_among_others_is_enough(post: Post) -> None:
    url = f"https://hook.example:{post.port}/"
    found = problem(lambda: send(url, private=False, resolve=lambda *_: ["1.1.1.1", "127.0.0.1"]))
    assert found.reason.id == "server-delivery-private"


def test_a_name_is_looked_up_once_and_what_was_checked_is_used(post: Post) -> None:
    """A name whose second answer is another one (DNS rebinding) gets nowhere."""
    asked: list[str] = []

    def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.255.255.1"]

    send(f"http://hook.example:{post.port}/x", resolve=rebinding)
    assert asked == ["hook.example"]
    assert post.hosts == [f"hook.example:{post.port}"]
    assert len(post.got) == 1


def test_the_next_address_is_tried_where_one_does_not_answer(post: Post) -> None:
    send(f"http://hook.example:{post.port}/", resolve=lambda *_: ["127.0.0.9", "127.0.0.1"])
    assert len(post.got) == 1


@pytest.mark.alone
def test_a_dripping_head_ends_at_the_deadline() -> None:
    drip = Raw(b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x", pause=0.05)
    began = time.monotonic()
    found = problem(lambda: send(drip.url, seconds=1.0))
    assert 0.9 < time.monotonic() - began < 2
    assert (found.reason.id, found.is_final) == ("server-delivery-slow", False)
    drip.close()


@pytest.mark.alone
def test_a_name_that_is_looked_up_for_ever_ends_at_the_deadline() -> None:
    ended = threading.Event()

    def hang(host: str, port: int) -> list[str]:
        ended.wait(20)
        return ["127.0.0.1"]

    began = time.monotonic()
    found = problem(lambda: send("https://hook.example/", seconds=0.5, resolve=hang))
    assert time.monotonic() - began < 2
    assert found.reason.id == "server-delivery-slow"
    ended.set()


@pytest.mark.alone
def test_look_ups_that_hang_are_counted() -> None:
    ended = threading.Event()

    async def run() -> tuple[Any, str]:
        calls = BlockingCalls(2)
        hanging = [asyncio.create_task(calls.run(ended.wait, 20)) for _ in range(2)]
        await asyncio.sleep(0.1)
        for task in hanging:
            task.cancel()
        refused = await asyncio.gather(calls.run(len, "x"), return_exceptions=True)
        ended.set()
        await asyncio.sleep(0.2)
        return refused, str(await calls.run(len, "xyz"))

    refused, later = asyncio.run(run())
    assert isinstance(refused[0], Undelivered)
    assert later == "3"


@pytest.mark.alone
def test_an_endless_body_is_not_read() -> None:
    endless = Raw(b"HTTP/1.1 200 OK\r\n\r\n", b"x" * 65_536, pause=0.0)
    began = time.monotonic()
    send(endless.url)
    assert time.monotonic() - began < 2
    # The connection was closed: nothing is sent any more.
    time.sleep(0.5)
    sent = endless.sent
    time.sleep(0.3)
    assert endless.sent == sent
    endless.close()


@pytest.mark.alone
def test_an_endless_head_is_refused() -> None:
    endless = Raw(b"HTTP/1.1 200 OK\r\nX-Long: ", b"x" * 65_536, pause=0.0)
    began = time.monotonic()
    found = problem(lambda: send(endless.url))
    assert found.reason.id == "server-delivery-garbled"
    assert time.monotonic() - began < 2
    endless.close()


def test_a_redirect_is_not_followed(post: Post) -> None:
    elsewhere = Post(refuse=1, status=307, Location=post.url)
    found = problem(lambda: send(elsewhere.url))
    assert (found.reason.id, found.is_final) == ("server-delivery-redirect", True)
    assert post.hosts == []
    elsewhere.close()


@pytest.mark.parametrize(
    ("status", "is_final"),
    [(400, True), (401, True), (404, True), (410, True), (408, False), (429, False), (503, False)],
)
def test_which_refusals_are_final(status: int, is_final: bool) -> None:
    refusing = Post(refuse=1, status=status)
    found = problem(lambda: send(refusing.url))
    assert (found.reason.args["status"], found.is_final) == (status, is_final)
    refusing.close()


def test_nobody_there() -> None:
    closed = Raw(b"")
    closed.close()
    found = problem(lambda: send(closed.url))
    assert (found.reason.id, found.is_final) == ("server-delivery-unreachable", False)


@pytest.mark.parametrize("url", ["https://a@[", "https://", "x", "https://\udcff/", "https://[::1"])
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Undelivered) as found:
        webhook_url(url, private=False)
    assert found.value.is_final


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hook.example, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=hook.example",
    ]
    names = ["-addext", "subjectAltName=DNS:hook.example"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([*command, *names, *files], check=True, capture_output=True)
    return folder


def test_the_certificate_must_name_the_host_and_not_the_address(certificate: Path) -> None:
    post = Post()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    post.server.socket = context.wrap_socket(post.server.socket, server_side=True)
    trust = ssl.create_default_context(cafile=str(certificate / "cert.pem"))

    def to(host: str, trust: ssl.SSLContext | None = trust) -> None:
        send(f"https://{host}:{post.port}/", resolve=lambda *_: ["127.0.0.1"], trust=trust)

    to("hook.example")
    assert post.hosts == [f"hook.example:{post.port}"]
    assert problem(lambda: to("other.example")).reason.id == "server-delivery-certificate"
    assert problem(lambda: to("hook.example", None)).reason.id == "server-delivery-certificate"
    assert len(post.got) == 1
    post.close()
