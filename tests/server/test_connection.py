"""What is sent to a socket: at once while the client reads, in order when it reads late, cut off when it never does."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ironroad.server.live.connection import BACKLOG, Connection

T = TypeVar("T")


class Client:
    """The other end of a socket, which reads, waits or is gone."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_gone = False
        self.connection = Connection(None, "en", self.send)

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        if self.is_gone:
            raise ConnectionResetError
        self.read.append(message["text"])


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 10))


def test_what_is_sent_goes_out_at_once() -> None:
    async def work() -> list[str]:
        client = Client()
        client.connection.send("one")
        client.connection.send("two")
        return client.read  # Nothing was waited for.

    assert run(work()) == ["one", "two"]


def test_what_a_client_reads_late_comes_in_order() -> None:
    async def work() -> tuple[list[str], list[str]]:
        client = Client()
        client.reads.clear()
        for number in range(BACKLOG):
            client.connection.send(str(number))
        before = list(client.read)
        client.reads.set()
        await client.connection.end(5)
        client.connection.send("last")
        return before, client.read

    before, after = run(work())

    assert before == []
    assert after == [*[str(number) for number in range(BACKLOG)], "last"]


def test_a_client_that_never_reads_is_cut_off() -> None:
    async def work() -> tuple[bool, list[str]]:
        client = Client()
        client.reads.clear()
        for number in range(BACKLOG + 2):
            client.connection.send(str(number))
        closing = client.connection.closing.is_set()
        await client.connection.end(0.05)
        client.reads.set()
        client.connection.send("more")
        await asyncio.sleep(0.05)
        return closing, client.read

    assert run(work()) == (True, [])


def test_a_client_that_is_gone_ends_its_session() -> None:
    async def work() -> list[bool]:
        at_once, later = Client(), Client()
        at_once.is_gone = True
        at_once.connection.send("one")
        later.reads.clear()
        later.connection.send("one")
        later.is_gone = True
        later.reads.set()
        await later.connection.end(5)
        return [client.connection.closing.is_set() for client in (at_once, later)]

    assert run(work()) == [True, True]
