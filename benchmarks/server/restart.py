"""Restarts servers while people play: measures how long each socket is disconnected, and checks that nothing is lost.

    python -m benchmarks.server.restart --games 50 --restarts 5
    python -m benchmarks.server.restart --games 50 --restarts 5 --kill         # without a warning
    python -m benchmarks.server.restart --games 50 --restarts 5 --postgres     # two processes, one at a time

Clients come back after a random pause of up to ``--pause`` seconds, again and again until they are let in.
What counts is how much longer than the server itself a socket is away.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.measures import percentile
from benchmarks.server.processes import ServerProcess, postgres
from benchmarks.server.sockets import POSITION, Socket, actions_in, opened
from ironroad.games import REGISTRY


class Player:
    """A person who plays all seats of a game over one socket and comes back whenever it is lost."""

    def __init__(self, servers: list[ServerProcess], pause: float, seed: int) -> None:
        self.servers = servers
        self.pause = pause
        self.rng = random.Random(seed)
        self.away: list[float] = []
        """For how long the socket was gone, each time."""
        self.lost: list[str] = []
        self.moves = 0
        self._done = 0
        self._seen = 0
        self._keys = 0
        self._is_over = False
        self._socket: Socket | None = None

    async def sit_down(self, http: httpx.AsyncClient, title: str, seats: int) -> None:
        """Come in and make a game."""
        url = self.servers[0].url
        answer = await http.post(f"{url}/api/guests", json={"name": "Restart"})
        self.cookie = f"ironroad={answer.cookies['ironroad']}"
        http.cookies.clear()
        table = {"title": title, "seats": [{"kind": "me"}] * seats}
        made = await http.post(f"{url}/api/games", json=table, headers={"Cookie": self.cookie})
        self.id = made.json()["table"]["id"].encode()

    async def run(self) -> None:
        """Play until told to stop."""
        gone_at = 0.0
        while not self._is_over:
            url = self.rng.choice(self.servers).url
            try:
                socket = await opened(url, self.cookie, self._hear)
            except OSError:
                await asyncio.sleep(self.rng.uniform(0, self.pause))
                continue
            self._seen = 0
            self._socket = socket
            socket.send(b'{"type":"watch","game":"%b"}' % self.id)
            while not self._seen and not socket.closed.done():
                await asyncio.sleep(0.005)
            if gone_at and self._seen:
                self.away.append(time.perf_counter() - gone_at)
                gone_at = 0.0
            await socket.closed
            gone_at = gone_at or time.perf_counter()
            await asyncio.sleep(self.rng.uniform(0, self.pause))

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"done"'):
            self._done = json.loads(text)["version"]
            self.moves += 1
        found = POSITION.match(text)
        if found is None:
            return
        version = self._seen = int(found.group(2))
        if version < self._done:
            self.lost.append(f"{self.id.decode()} stood at {self._done} and now at {version}")
        if found.group(3) == b"running" and not self._is_over:
            action = self.rng.choice(actions_in(text))
            wait = self.rng.uniform(0.05, 0.3)
            asyncio.get_running_loop().call_later(wait, partial(self._play, version, action))

    def _play(self, version: int, action: bytes) -> None:
        if self._socket is None or self._socket.closed.done() or version != self._seen:
            return
        self._keys += 1
        self._socket.send(
            b'{"type":"play","game":"%b","version":%d,"action":"%b","key":"%b-%d"}'
            % (self.id, version, action, self.id, self._keys)
        )

    def stop(self) -> None:
        """Leave."""
        self._is_over = True
        if self._socket is not None and not self._socket.closed.done():
            self._socket.close()


async def run(servers: list[ServerProcess], options: argparse.Namespace) -> dict[str, Any]:
    """Let people play while servers are restarted; return what was measured."""
    players = [Player(servers, options.pause, n) for n in range(options.games)]
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        for player in players:
            await player.sit_down(http, options.title, options.seats)
    playing = [asyncio.create_task(player.run()) for player in players]
    down: list[float] = []
    for number in range(options.restarts):
        await asyncio.sleep(2)
        server = servers[number % len(servers)]
        began = time.perf_counter()
        await asyncio.to_thread(server.kill if options.kill else server.stop)
        await asyncio.to_thread(server.start)
        down.append(time.perf_counter() - began)
    await asyncio.sleep(options.pause + 3)
    for player in players:
        player.stop()
    await asyncio.gather(*playing, return_exceptions=True)
    away = [gap for player in players for gap in player.away]
    return {
        "sockets": options.games,
        "restarts": options.restarts,
        "a server was down, ms, longest": percentile(down, 1),
        "sockets lost and back": len(away),
        "a socket was away, ms, median": percentile(away, 0.5),
        "a socket was away, ms, longest": percentile(away, 1),
        "pause before coming back, ms, most": round(options.pause * 1000),
        "moves acknowledged": sum([player.moves for player in players]),
        "moves lost": [text for player in players for text in player.lost],
        "load average": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    """Restart servers under load and print what was measured as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--restarts", type=int, default=5)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder}/games.db"
        if options.postgres:
            url = stack.enter_context(postgres())
        count = 2 if options.postgres else 1
        servers = [ServerProcess(url, folder / f"log-{n}").start() for n in range(count)]
        for server in servers:
            stack.callback(server.stop)
        found = uvloop.run(run(servers, options))
    print(json.dumps(found, indent=1))
    if found["moves lost"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
