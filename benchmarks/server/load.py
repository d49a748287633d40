"""Load test with live games over sockets: latency from a move to its push, moves per second, memory.

    python -m benchmarks.server.load --games 500 --seconds 180             # SQLite, people who think
    python -m benchmarks.server.load --games 500 --seconds 180 --postgres
    python -m benchmarks.server.load --games 50 --seconds 30 --busy        # as fast as it goes
    python -m benchmarks.server.load --games 50 --seconds 30 --rate 3000   # moves per second, all games
    python -m benchmarks.server.load --idle 5000                           # sockets that only watch

Every push of every move that was sent in time counts, whenever it comes, and those that never come are counted too.
The driver is one process on the same machine; it shares the cores with the server, and its own use of them is told.
With ``--busy``, games are prepared before the measurement (``--stock``), so that moves are measured and not the creation of tables.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.measures import cpu_seconds, memory_mib, metric, percentile
from benchmarks.server.processes import ServerProcess, postgres
from benchmarks.server.pushes import Owed, Results
from benchmarks.server.sockets import POSITION, Socket, actions_in, opened
from ironroad.games import REGISTRY

WARM_UP = 3.0
LATEST = 10.0
"""Seconds after which a push that did not come never will."""


class Driver:
    """All games of a load, with one result."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.results = Results(time.perf_counter())
        self.is_over = False
        self.tables: list[Seats] = []

    async def begin(self, urls: list[str]) -> None:
        """Open all tables, let them play, and wait until they do so steadily."""
        tables = [Seats(urls[n % len(urls)], self, n) for n in range(self.options.games)]
        async with httpx.AsyncClient(timeout=60, verify=False) as http:
            for table in tables:
                await table.open(http)
        self.tables = tables
        for table in tables:
            table.begin()
        await asyncio.sleep(WARM_UP)

    async def measure(self) -> float:
        """Measure the moves that are sent from now on; return for how many seconds."""
        self.results = Results(time.perf_counter())
        await asyncio.sleep(self.options.seconds)
        self.is_over = True
        return time.perf_counter() - self.results.began

    async def wait_for_pushes(self) -> None:
        """Wait for the pushes of moves that were sent in time; what has not come then never will."""
        deadline = time.perf_counter() + LATEST
        while self.results.missing and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)


class Seats:
    """A socket for each seat, each with a cookie of its own; plays game after game."""

    def __init__(self, url: str, driver: Driver, seed: int) -> None:
        self.url = url
        self.driver = driver
        self.options = driver.options
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.sockets: list[Socket] = []
        self.stock: list[str] = []
        self.sent_version = 0
        self.sent_at = 0.0
        self.at_end = 0
        """How many sockets have heard the end of the present game."""
        self.id = b""
        self.keys = 0
        self.owed: dict[bytes, Owed] = {}
        """The moves of the present game and of the one before, whose last pushes may still come."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Come in, open the sockets, prepare games."""
        for seat in range(self.options.seats):
            http.cookies.clear()
            answer = await http.post(f"{self.url}/api/guests", json={"name": f"Seat {seat}"})
            cookie = f"ironroad={answer.cookies['ironroad']}"
            self.cookies.append(cookie)
            self.sockets.append(await opened(self.url, cookie, partial(self.hear, seat)))
        for _ in range(1 + self.options.stock):
            self.stock.append(await self.make(http))

    async def make(self, http: httpx.AsyncClient) -> str:
        """Make a table, let all sit down, start."""
        http.cookies.clear()
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.options.seats - 1)
        table = {"title": self.options.title, "seats": seats}
        owner = {"Cookie": self.cookies[0]}
        made = await http.post(f"{self.url}/api/games", json=table, headers=owner)
        id: str = made.json()["table"]["id"]
        address = f"{self.url}/api/games/{id}"
        for cookie in self.cookies[1:]:
            await http.post(f"{address}/join", json={}, headers={"Cookie": cookie})
        await http.post(f"{address}/start", headers=owner)
        return id

    def begin(self) -> None:
        """Let all sockets watch the next game."""
        before = self.owed.get(self.id)
        self.owed = {} if before is None else {self.id: before}
        self.id = self.stock.pop().encode()
        self.owed[self.id] = Owed(len(self.sockets))
        self.sent_version = 0
        self.at_end = 0
        for socket in self.sockets:
            socket.send(b'{"type":"watch","game":"%b"}' % self.id)

    def hear(self, seat: int, text: bytes) -> None:
        """Take a push to a seat; when it decides, play."""
        now = time.perf_counter()
        results = self.driver.results
        found = POSITION.match(text)
        if found is None:
            if text.startswith(b'{"type":"problem"'):
                results.problems += 1
                if b'"key":"%b-%d"' % (self.id, self.keys) in text:
                    self.owed[self.id].refused()
            return
        game, version, status, viewer, decides = found.groups()
        if game in self.owed:
            self.owed[game].came(seat, int(version), now)
        if self.driver.is_over or game != self.id:
            return
        results.pushes += 1
        results.bytes += len(text)
        if status == b"running" and decides == viewer == b"%d" % seat:
            self.play_later(seat, int(version), text)
        elif status == b"finished":
            self.leave(seat)

    def play_later(self, seat: int, version: int, text: bytes) -> None:
        """Choose any action, and take it at once or after a pause."""
        if version <= self.sent_version:
            return
        action = self.rng.choice(actions_in(text))
        if self.options.busy:
            self.play(seat, version, action)
            return
        if self.options.rate:
            every = self.options.games / self.options.rate
            pause = max(0.0, self.sent_at + every - time.perf_counter())
        else:
            pause = self.rng.expovariate(1 / self.options.pause)
        asyncio.get_running_loop().call_later(pause, self.play, seat, version, action)

    def play(self, seat: int, version: int, action: bytes) -> None:
        """Take an action."""
        self.keys += 1
        if self.driver.is_over:
            return
        self.sent_version, self.sent_at = version, time.perf_counter()
        self.owed[self.id].sent(version, self.sent_at, self.driver.results)
        self.sockets[seat].send(
            b'{"type":"play","game":"%b","version":%d,"action":"%b","key":"%b-%d"}'
            % (self.id, version, action, self.id, self.keys)
        )

    def leave(self, seat: int) -> None:
        """Let a socket that has heard the end go; when all have, play another game with the same sockets."""
        self.sockets[seat].send(b'{"type":"unwatch","game":"%b"}' % self.id)
        self.at_end += 1
        if self.at_end < len(self.sockets):
            return
        self.driver.results.finished += 1
        if self.stock:
            self.begin()
        else:
            task = asyncio.create_task(self.make_and_begin())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def make_and_begin(self) -> None:
        """Make another game, and play it."""
        async with httpx.AsyncClient(timeout=60, verify=False) as http:
            self.stock.append(await self.make(http))
        self.begin()


class Meter:
    """What the servers and this process use between two moments."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.moves, self.server, self.driver = self._read()

    def _read(self) -> tuple[float, float, float]:
        return (
            sum([metric(server.url, "ironroad_moves_total") for server in self.servers]),
            sum([cpu_seconds(server.pid) for server in self.servers]),
            cpu_seconds(os.getpid()),
        )

    def since(self) -> tuple[float, float, float]:
        """Return moves, seconds of the servers and seconds of the driver since the beginning."""
        moves, server, driver = self._read()
        return moves - self.moves, server - self.server, driver - self.driver


async def run_load(servers: list[ServerProcess], options: argparse.Namespace) -> dict[str, Any]:
    """Drive live games; return what was measured."""
    driver = Driver(options)
    before = sum([memory_mib(server.pid) for server in servers])
    await driver.begin([server.url for server in servers])
    filled = sum([memory_mib(server.pid) for server in servers])
    meter = Meter(servers)
    seconds = await driver.measure()
    results = driver.results
    moves, server, own = meter.since()
    after = sum([memory_mib(server.pid) for server in servers])
    await driver.wait_for_pushes()
    return {
        "games": options.games,
        "sockets": options.games * options.seats,
        "seconds": round(seconds, 1),
        "moves/s": round(moves / seconds, 1),
        "pushes/s": round(results.pushes / seconds, 1),
        "bytes per push": round(results.bytes / max(1, results.pushes)),
        "server CPU": f"{server / seconds:.0%}",
        "server CPU µs per move": round(1e6 * server / max(1, moves)),
        "driver CPU": f"{own / seconds:.0%}",
        "games finished": results.finished,
        "refused": results.problems,
        "pushes owed": results.owed,
        "pushes that never came": results.missing,
        "move-to-push ms, median": percentile(results.latencies, 0.5),
        "move-to-push ms, 99th": percentile(results.latencies, 0.99),
        "MiB before, with all games, after": [round(before), round(filled), round(after)],
        "KiB per game with its sockets": round(1024 * (filled - before) / options.games),
    }


async def run_idle(server: ServerProcess, options: argparse.Namespace) -> dict[str, Any]:
    """Open sockets that only watch one game; return the memory they take."""
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        answer = await http.post(f"{server.url}/api/guests", json={"name": "Idle"})
        cookie = {"Cookie": f"ironroad={answer.cookies['ironroad']}"}
        table = {"title": options.title, "seats": [{"kind": "me"}] * options.seats}
        made = await http.post(f"{server.url}/api/games", json=table, headers=cookie)
    id: str = made.json()["table"]["id"]
    positions: list[bytes] = []
    before = memory_mib(server.pid)
    for number in range(options.idle):
        socket = await opened(server.url, "", positions.append)
        socket.send(b'{"type":"watch","game":"%b"}' % id.encode())
        while len([text for text in positions if POSITION.match(text)]) == 0:
            await asyncio.sleep(0.001)
        positions.clear()
        if number % 500 == 499:
            print(f"{number + 1} sockets, {memory_mib(server.pid):.0f} MiB", flush=True)
    await asyncio.sleep(5)
    after = memory_mib(server.pid)
    return {
        "sockets": options.idle,
        "open": metric(server.url, "ironroad_sockets"),
        "MiB before": round(before),
        "MiB after": round(after),
        "KiB per socket": round(1024 * (after - before) / options.idle, 1),
    }


def started(stack: ExitStack, options: argparse.Namespace) -> Iterator[ServerProcess]:
    """Start the servers."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    url = f"sqlite:///{folder}/games.db"
    if options.postgres:
        url = stack.enter_context(postgres())
    for number in range(options.processes):
        server = ServerProcess(
            url, folder / f"log-{number}", IRONROAD_BOTS="0", IRONROAD_HEARTBEAT_SECONDS="600"
        ).start()
        stack.callback(server.stop)
        yield server


def parsed() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds before a move")
    parser.add_argument("--busy", action="store_true", help="no pause")
    parser.add_argument("--rate", type=float, default=0, help="moves a second, evenly spread")
    parser.add_argument("--stock", type=int, default=0, help="games prepared for each table")
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0)
    options = parser.parse_args()
    if options.processes > 1 and not options.postgres:
        parser.error("several processes need --postgres")
    return options


def main() -> None:
    """Run a load and print what was measured as JSON."""
    options = parsed()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    with ExitStack() as stack:
        servers = list(started(stack, options))
        rest = memory_mib(servers[0].pid)
        work = run_idle(servers[0], options) if options.idle else run_load(servers, options)
        found = uvloop.run(work)
        machine = [round(load, 1) for load in os.getloadavg()]
    found = {"MiB at rest": round(rest), **found, "load average": machine}
    print(json.dumps(found, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
