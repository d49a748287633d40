"""Live games over sockets: how long from a move to its push, how many moves a second, how much memory.

    python -m benchmarks.server.load --games 500 --seconds 180             # SQLite, people who think
    python -m benchmarks.server.load --games 50 --seconds 30 --busy        # as fast as it goes
    python -m benchmarks.server.load --games 500 --postgres
    python -m benchmarks.server.load --idle 5000                           # sockets that only watch

The driver is one process on the same machine; it shares the cores with the server.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.processes import ServerProcess, postgres

WARM_UP = 3.0


class Head(msgspec.Struct):
    """As much of a message as most sockets need."""

    type: str
    game: str = ""
    version: int = 0
    status: str = ""
    seat: int | None = None
    viewer: int | None = None


class Full(Head):
    """What the socket that decides needs."""

    actions: list[dict[str, Any]] = []


HEAD = msgspec.json.Decoder(Head)
FULL = msgspec.json.Decoder(Full)


class Results:
    """What was measured since the warm-up."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.latencies: list[float] = []
        self.pushes = 0
        self.finished = 0
        self.problems = 0


class Driver:
    """All games of a load, with one result."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.results = Results()


class Seats:
    """A game with a socket for each seat, each with a cookie of its own; plays game after game."""

    def __init__(self, url: str, driver: Driver, seed: int) -> None:
        self.url = url
        self.driver = driver
        self.options = driver.options
        self.rng = random.Random(seed)
        self.cookies: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.sent_version = 0
        self.sent_at = 0.0
        self.id = ""
        self.keys = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """Come in, and open the sockets."""
        for seat in range(self.options.seats):
            http.cookies.clear()
            answer = await http.post(f"{self.url}/api/guests", json={"name": f"Seat {seat}"})
            cookie = f"ironroad={answer.cookies['ironroad']}"
            self.cookies.append(cookie)
            self.sockets.append(await opened(self.url, cookie))
        await self.begin(http)
        self.tasks = [asyncio.create_task(self.read(seat)) for seat in range(self.options.seats)]

    async def begin(self, http: httpx.AsyncClient) -> None:
        """Make a table, let all sit down, start, watch."""
        http.cookies.clear()
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.options.seats - 1)
        table = {"title": self.options.title, "seats": seats}
        owner = {"Cookie": self.cookies[0]}
        made = await http.post(f"{self.url}/api/games", json=table, headers=owner)
        self.id = made.json()["table"]["id"]
        address = f"{self.url}/api/games/{self.id}"
        for cookie in self.cookies[1:]:
            await http.post(f"{address}/join", json={}, headers={"Cookie": cookie})
        await http.post(f"{address}/start", headers=owner)
        for socket in self.sockets:
            await socket.send(json.dumps({"type": "watch", "game": self.id}))

    async def read(self, seat: int) -> None:
        """Read what is pushed to a seat; when it decides, play."""
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            head = HEAD.decode(text)
            results = self.driver.results
            if head.type == "problem":
                results.problems += 1
            elif head.type == "position" and head.game == self.id:
                results.pushes += 1
                if self.sent_version and head.version > self.sent_version:
                    results.latencies.append(now - self.sent_at)
                if head.status == "running" and head.seat == seat and head.viewer == seat:
                    await self.play(seat, FULL.decode(text))
                elif head.status == "finished" and seat == 0:
                    results.finished += 1
                    await self.again()

    async def play(self, seat: int, position: Full) -> None:
        """Take any action, at once or after a pause."""
        if not self.options.busy:
            await asyncio.sleep(self.rng.expovariate(1 / self.options.pause))
        self.keys += 1
        message = {
            "type": "play",
            "game": self.id,
            "version": position.version,
            "action": self.rng.choice(position.actions)["text"],
            "key": f"{self.id}-{self.keys}",
        }
        self.sent_version, self.sent_at = position.version, time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))

    async def again(self) -> None:
        """Play another game with the same sockets."""
        self.sent_version = 0
        for socket in self.sockets:
            await socket.send(json.dumps({"type": "unwatch", "game": self.id}))
        async with httpx.AsyncClient(timeout=60, verify=False) as http:
            await self.begin(http)

    async def close(self) -> None:
        """Leave."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self.sockets])


async def opened(url: str, cookie: str) -> ClientConnection:
    """Return an open socket."""
    address = url.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": cookie} if cookie else {}
    return await connect(
        address,
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        max_size=None,
    ).__aenter__()


def memory_mib(pid: int) -> float:
    """Return the resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def metric(url: str, name: str) -> float:
    """Return a metric of a server."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
    return 0.0


def percentile(values: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(values)
    found = ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
    return round(found * 1000, 2)


async def run_load(servers: list[ServerProcess], options: argparse.Namespace) -> dict[str, Any]:
    """Drive live games; return what was measured."""
    driver = Driver(options)
    before = sum([memory_mib(server.pid) for server in servers])
    tables = [Seats(servers[n % len(servers)].url, driver, n) for n in range(options.games)]
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        for table in tables:
            await table.open(http)
    await asyncio.sleep(WARM_UP)
    filled = sum([memory_mib(server.pid) for server in servers])
    driver.results = Results()
    accepted = sum([metric(server.url, "ironroad_moves_total") for server in servers])
    used = sum([cpu_seconds(server.pid) for server in servers])
    await asyncio.sleep(options.seconds)
    results = driver.results
    seconds = time.perf_counter() - results.began
    used = sum([cpu_seconds(server.pid) for server in servers]) - used
    accepted = sum([metric(server.url, "ironroad_moves_total") for server in servers]) - accepted
    after = sum([memory_mib(server.pid) for server in servers])
    found = {
        "games": options.games,
        "sockets": options.games * options.seats,
        "seconds": round(seconds, 1),
        "moves/s": round(accepted / seconds, 1),
        "pushes/s": round(results.pushes / seconds, 1),
        "server CPU": f"{used / seconds:.0%}",
        "server CPU µs per move": round(1e6 * used / max(1, accepted)),
        "games finished": results.finished,
        "refused": results.problems,
        "move-to-push ms, median": percentile(results.latencies, 0.5),
        "move-to-push ms, 99th": percentile(results.latencies, 0.99),
        "MiB before, with all games, after": [round(before), round(filled), round(after)],
        "KiB per game with its sockets": round(1024 * (filled - before) / options.games),
    }
    for table in tables:
        await table.close()
    return found


async def run_idle(server: ServerProcess, options: argparse.Namespace) -> dict[str, Any]:
    """Open sockets that only watch one game; return the memory they take."""
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        answer = await http.post(f"{server.url}/api/guests", json={"name": "Idle"})
        cookie = {"Cookie": f"ironroad={answer.cookies['ironroad']}"}
        table = {"title": options.title, "seats": [{"kind": "me"}] * options.seats}
        made = await http.post(f"{server.url}/api/games", json=table, headers=cookie)
    id = made.json()["table"]["id"]
    before = memory_mib(server.pid)
    sockets: list[ClientConnection] = []
    for _ in range(options.idle):
        socket = await opened(server.url, "")
        await socket.recv()
        await socket.send(json.dumps({"type": "watch", "game": id}))
        while HEAD.decode(await socket.recv()).type != "position":
            pass
        sockets.append(socket)
    await asyncio.sleep(2)
    after = memory_mib(server.pid)
    found = {
        "sockets": options.idle,
        "open": metric(server.url, "ironroad_sockets"),
        "MiB before": round(before),
        "MiB after": round(after),
        "KiB per socket": round(1024 * (after - before) / options.idle, 1),
    }
    await asyncio.gather(*[socket.close() for socket in sockets])
    return found


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


def main() -> None:
    """Run a load and print what was measured as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=2.0, help="mean seconds before a move")
    parser.add_argument("--busy", action="store_true", help="no pause")
    parser.add_argument("--title", default="trans-siberian")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0)
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    with ExitStack() as stack:
        servers = list(started(stack, options))
        rest = memory_mib(servers[0].pid)
        work = run_idle(servers[0], options) if options.idle else run_load(servers, options)
        found = uvloop.run(work)
    print(json.dumps({"MiB at rest": round(rest), **found}, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
