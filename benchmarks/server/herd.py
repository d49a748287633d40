"""All sockets come back after a restart: how long until each has its position again.

    python -m benchmarks.server.herd --games 500             # 2,000 sockets of 500 games, SQLite
    python -m benchmarks.server.herd --games 500 --away 60   # so long that all wait as long as they ever do
    python -m benchmarks.server.herd --games 500 --postgres

The server is stopped and started while every seat of every game is connected. Clients wait before each try as the
browser's do (``delayOf`` in ``web/src/lib/socket.svelte.ts``). Time counts from the moment at which the server is ready.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.measures import cpu_seconds, percentile
from benchmarks.server.processes import ServerProcess, postgres
from benchmarks.server.sockets import POSITION, opened
from ironroad.games import REGISTRY

FIRST, SLOWEST = 0.4, 8.0
"""Bounds of a client's pauses in seconds, as in the browser."""


class Visitor:
    """A person with one socket who watches one game and comes back when the socket is lost."""

    def __init__(self, url: str, cookie: str, game: bytes, rng: random.Random) -> None:
        self._url = url
        self._cookie = cookie
        self._game = game
        self._rng = rng
        self.tries = 0
        self.connections = 0
        self.seen = asyncio.Event()
        self.seen_at = 0.0

    async def run(self) -> None:
        """Stay connected until cancelled."""
        while True:
            try:
                self.connections += 1
                socket = await opened(self._url, self._cookie, self._hear)
                socket.send(b'{"type":"watch","game":"%b"}' % self._game)
                await socket.closed
            except OSError:
                pass
            self.seen.clear()
            most = min(SLOWEST, FIRST * 2**self.tries)
            self.tries += 1
            await asyncio.sleep(most * (0.5 + self._rng.random() / 2))

    def _hear(self, text: bytes) -> None:
        if POSITION.match(text):
            self.seen_at = time.perf_counter()
            self.tries = 0
            self.seen.set()


async def seated(http: httpx.AsyncClient, url: str, options: argparse.Namespace) -> list[Visitor]:
    """Make a game with a person at each seat."""
    cookies = []
    for _ in range(options.seats):
        http.cookies.clear()
        answer = await http.post(f"{url}/api/guests", json={"name": "Herd"})
        cookies.append(f"ironroad={answer.cookies['ironroad']}")
    http.cookies.clear()
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (options.seats - 1)
    table = {"title": options.title, "seats": seats}
    made = await http.post(f"{url}/api/games", json=table, headers={"Cookie": cookies[0]})
    id: str = made.json()["table"]["id"]
    for cookie in cookies[1:]:
        await http.post(f"{url}/api/games/{id}/join", json={}, headers={"Cookie": cookie})
    await http.post(f"{url}/api/games/{id}/start", headers={"Cookie": cookies[0]})
    rng = random.Random(id)
    return [Visitor(url, cookie, id.encode(), rng) for cookie in cookies]


async def run(server: ServerProcess, options: argparse.Namespace) -> dict[str, Any]:
    """Restart the server and wait for all visitors; return what was measured."""
    visitors: list[Visitor] = []
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        for _ in range(options.games):
            visitors += await seated(http, server.url, options)
    tasks = [asyncio.create_task(visitor.run()) for visitor in visitors]
    await asyncio.gather(*[visitor.seen.wait() for visitor in visitors])
    for visitor in visitors:
        visitor.connections = 0
    began = time.perf_counter()
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(options.away)
    await asyncio.to_thread(server.start)
    ready = time.perf_counter()
    await asyncio.wait_for(asyncio.gather(*[each.seen.wait() for each in visitors]), 120)
    used = cpu_seconds(server.pid)
    for task in tasks:
        task.cancel()
    back = [max(0.0, visitor.seen_at - ready) for visitor in visitors]
    return {
        "sockets": len(visitors),
        "server away, s": round(ready - began, 2),
        "back after ready, ms, median": percentile(back, 0.5),
        "back after ready, ms, 99th": percentile(back, 0.99),
        "back after ready, ms, last": percentile(back, 1),
        "tries a socket": round(sum([v.connections for v in visitors]) / len(visitors), 1),
        "server CPU, s": round(used, 2),
        "load average": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    """Print what was measured as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--away", type=float, default=0, help="seconds between stop and start")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder}/games.db"
        if options.postgres:
            url = stack.enter_context(postgres())
        server = ServerProcess(url, folder / "log", IRONROAD_BOTS="0").start()
        stack.callback(server.stop)
        print(json.dumps(uvloop.run(run(server, options)), indent=1))


if __name__ == "__main__":
    main()
