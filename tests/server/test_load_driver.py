"""The load driver counts what it measures: against a toy server that swallows pushes and tells how many."""

import argparse
import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn

from benchmarks.server import load
from benchmarks.server.load import Driver
from benchmarks.server.processes import free_port
from benchmarks.server.pushes import Owed, Results

SEATS = 4
MOVES = 25
"""How many moves a game has."""


class ToyServer:
    """As much of a server as the driver needs; every move adds two versions, as a move with a deal does."""

    def __init__(self, every: int, refuses: bool = False) -> None:
        self.every = every
        """Of how many pushes one is swallowed."""
        self.refuses = refuses
        self.swallowed = 0
        self.pushes = 0
        self.guests = 0
        self.tables = 0
        self.versions: dict[str, int] = {}
        self.watching: dict[str, dict[int, Any]] = {}
        self.refused = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)

    async def _http(self, scope: Any, send: Any) -> None:
        headers = [(b"content-type", b"application/json")]
        body: Any = {}
        if scope["path"] == "/api/guests":
            headers.append((b"set-cookie", b"ironroad=%d" % (self.guests % SEATS)))
            self.guests += 1
        elif scope["path"] == "/api/games":
            body = {"table": {"id": f"game{self.tables}"}}
            self.versions[f"game{self.tables}"] = 1
            self.tables += 1
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(body).encode()})

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        seat = int(dict(scope["headers"])[b"cookie"].partition(b"=")[2])
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            wish = json.loads(message["text"])
            game = wish["game"]
            if wish["type"] == "watch":
                seats = self.watching.setdefault(game, {})
                seats[seat] = send
                if len(seats) == SEATS:  # The first move comes when all watch.
                    for each in seats:
                        await self._push(game, each)
            elif wish["type"] == "unwatch":
                self.watching[game].pop(seat)
            elif self.refuses and self.pushes % 7 == 0:
                self.refused += 1
                self.pushes += 1
                await self._refuse(send, wish)
            else:
                await self._play(game)

    async def _refuse(self, send: Any, wish: Any) -> None:
        problem = {"type": "problem", "key": wish["key"]}
        await send({"type": "websocket.send", "text": json.dumps(problem, separators=(",", ":"))})
        await self._play(wish["game"])  # Somebody else's move came first.

    async def _play(self, game: str) -> None:
        self.versions[game] += 2
        # Whoever is to decide is told first, so that the next move is sent before the other pushes come.
        decider = self.versions[game] // 2 % SEATS
        for seat in sorted(self.watching[game], key=lambda seat: seat != decider):
            self.pushes += 1
            if self.every and seat not in (0, decider) and self.pushes % self.every == 0:
                self.swallowed += 1
            else:
                await self._push(game, seat)

    async def _push(self, game: str, seat: int) -> None:
        version = self.versions[game]
        is_over = version > 2 * MOVES
        position = {
            "type": "position",
            "game": game,
            "version": version,
            "previous": max(0, version - 2),
            "status": "finished" if is_over else "running",
            "move": version,
            "last": version,
            "viewer": seat,
            "secrets": False,
            "seat": None if is_over else version // 2 % SEATS,
            "actions": [{"text": "go", "words": {}}],
            "view": {},
        }
        text = json.dumps(position, separators=(",", ":"))
        await self.watching[game][seat]({"type": "websocket.send", "text": text})


@contextmanager
def serving(toy: ToyServer) -> Iterator[str]:
    port = free_port()
    config = uvicorn.Config(toy, port=port, log_config=None, lifespan="off", ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(60)


def drive(toy: ToyServer, monkeypatch: pytest.MonkeyPatch, **more: Any) -> Driver:
    """Drive all games of a stock from their beginning to the end of the last one."""
    monkeypatch.setattr(load, "WARM_UP", 0.0)
    monkeypatch.setattr(load, "LATEST", 1.0)
    given = {"games": 3, "seats": SEATS, "seconds": 2.0, "stock": 200, "title": "toy", **more}
    options = argparse.Namespace(**{"busy": True, "rate": 0, "pause": 1.0, **given})

    async def work() -> Driver:
        driver = Driver(options)
        results = driver.results
        await driver.begin([url])
        await asyncio.sleep(options.seconds)
        driver.is_over = True
        await driver.wait_for_pushes()
        assert driver.results is results
        for table in driver.tables:
            for socket in table.sockets:
                socket.close()
        return driver

    with serving(toy) as url:
        return asyncio.run(work())


@pytest.mark.alone
def test_every_push_of_busy_games_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = ToyServer(0)
    results = drive(toy, monkeypatch).results
    assert results.owed == toy.pushes > 1_000
    assert results.missing == 0
    assert len(results.latencies) == toy.pushes
    assert results.finished > 3
    assert 0 < min(results.latencies) < max(results.latencies) < 2


@pytest.mark.alone
def test_pushes_that_never_come_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = ToyServer(10)
    results = drive(toy, monkeypatch).results
    assert toy.swallowed > 10
    assert results.owed == toy.pushes
    assert results.missing == toy.swallowed
    assert len(results.latencies) == toy.pushes - toy.swallowed


@pytest.mark.alone
def test_a_move_that_is_refused_owes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = ToyServer(0, refuses=True)
    results = drive(toy, monkeypatch, games=1).results
    assert results.problems == toy.refused > 0
    assert results.missing == 0


@pytest.mark.alone
def test_moves_with_pauses_are_measured_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = ToyServer(10)
    results = drive(toy, monkeypatch, busy=False, pause=0.005).results
    assert results.missing == toy.swallowed > 0
    assert results.owed == toy.pushes


def test_a_push_belongs_to_the_last_move_before_its_version() -> None:
    early, late = Results(0.0), Results(10.0)
    owed = Owed(2)
    owed.came(0, 4, 0.5)  # What whoever begins to watch is shown.
    owed.sent(4, 1.0, early)
    owed.came(0, 6, 1.5)
    owed.sent(6, 11.0, late)  # The other push of the first move comes after the second was sent.
    owed.came(1, 6, 11.5)
    owed.came(1, 6, 11.6)  # Twice.
    owed.came(0, 8, 13.0)
    assert early.latencies == [0.5, 10.5]
    assert late.latencies == [2.0]
    assert (early.missing, late.missing) == (0, 1)
