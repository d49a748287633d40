"""People watch games in several processes on PostgreSQL while everything happens that can go wrong: is any socket left behind?

    python -m benchmarks.server.followers --processes 3 --games 12 --seconds 120
    python -m benchmarks.server.followers --processes 2 --live 2000 --keep-listening     # without faults

Moves come over any process, two at once for the same version now and then. Between them people read the game, write notes,
choose notices, give orders and chat. Each process keeps ``--live`` games in memory, and the connections over which
processes hear of each other are ended every ``--cut`` seconds, so that notifications are lost.
A socket is left behind when it has not been shown a version, or a later one, two heartbeats after it was acknowledged.
"""

import argparse
import asyncio
import itertools
import json
import math
import os
import random
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server.measures import percentile
from benchmarks.server.processes import ServerProcess, postgres
from benchmarks.server.sockets import POSITION, Socket, opened
from ironroad.games import REGISTRY

HEARTBEAT = 3.0
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query ILIKE 'LISTEN%' OR query ILIKE '%pg_notify%' AND pid <> pg_backend_pid()
"""
"""Ends the connections over which processes listen and notify."""
KEYS = itertools.count()


class Follower:
    """A socket that watches one game."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, float]] = []
        """The versions that were shown, and when."""
        self.backward = 0
        """How often an older version came after a newer one."""
        self.socket: Socket | None = None

    async def open(self, url: str, cookie: str, id: str) -> None:
        """Begin to watch."""
        self.socket = await opened(url, cookie, self._hear)
        self.socket.send(b'{"type":"watch","game":"%b"}' % id.encode())
        while not self.shown:
            await asyncio.sleep(0.01)

    def _hear(self, text: bytes) -> None:
        found = POSITION.match(text)
        if found is not None:
            version = int(found.group(2))
            if self.shown and version < self.shown[-1][0]:
                self.backward += 1
            self.shown.append((version, time.monotonic()))

    @property
    def is_closed(self) -> bool:
        """Whether the server has closed the socket."""
        return self.socket is None or self.socket.closed.done()

    def lag(self, version: int, since: float) -> float:
        """Return how long after a moment a version, or a later one, was shown."""
        for shown, at in self.shown:
            if shown >= version:
                return max(0.0, at - since)
        return math.inf


class Stage:
    """A game with followers in every process, and whoever plays and disturbs it."""

    def __init__(self, servers: list[ServerProcess], http: httpx.AsyncClient, seed: int) -> None:
        self._servers = servers
        self._http = http
        self._rng = random.Random(seed)
        self.followers = [Follower() for _ in servers]
        self.acknowledged: list[tuple[int, float]] = []
        self.races = 0
        self.is_over = False
        self.id = ""

    async def set_up(self, title: str, options: dict[str, str], seats: int) -> None:
        """Make the game and let a socket watch it in each process."""
        url = self._servers[0].url
        guest = await self._http.post(f"{url}/api/guests", json={"name": "Ann"})
        self._cookie = f"ironroad={guest.cookies['ironroad']}"
        self._http.cookies.clear()
        table = {"title": title, "seats": [{"kind": "me"}] * seats, "options": options}
        made = await self._ask(0, "POST", "/api/games", table)
        self.id = made.json()["table"]["id"]
        for server, follower in zip(self._servers, self.followers, strict=True):
            await follower.open(server.url, self._cookie, self.id)

    async def _ask(self, server: int, method: str, path: str, body: object) -> httpx.Response:
        url = self._servers[server].url
        return await self._http.request(
            method, url + path, json=body, headers={"Cookie": self._cookie}
        )

    def _any(self) -> int:
        return self._rng.randrange(len(self._servers))

    async def play(self, pause: float) -> None:
        """Play over any process, sometimes over two at once, until the game is over."""
        while not self.is_over:
            await asyncio.sleep(self._rng.uniform(0, pause))
            game = await self._ask(self._any(), "GET", f"/api/games/{self.id}", None)
            if game.status_code != 200:
                continue
            position = game.json()["position"]
            if position["status"] != "running":
                self.is_over = True
                return
            first = self._any()
            over = [first]
            if self._rng.random() < 0.3:
                over = [first, (first + 1) % len(self._servers)]
                self.races += 1
            await asyncio.gather(*[self._move(server, position) for server in over])

    async def _move(self, server: int, position: Any) -> None:
        action = self._rng.choice(position["actions"])["text"]
        body = {"version": position["version"], "action": action, "key": f"k{next(KEYS)}"}
        answer = await self._ask(server, "POST", f"/api/games/{self.id}/play", body)
        if answer.status_code == 200:
            self.acknowledged.append((answer.json()["version"], time.monotonic()))

    async def disturb(self, pause: float) -> None:
        """Do what people do besides playing, over any process."""
        order = {"actions": ["no"], "question": "no-such-question", "times": 1}
        requests: list[tuple[str, str, object]] = [
            ("PUT", "notices", {"webhook": True, "email": False}),
            ("PUT", "notices", {"webhook": False, "email": False}),
            ("PUT", "orders", {"orders": []}),
            ("PUT", "orders", {"orders": [order]}),
            ("PUT", "notes", {"text": "mine"}),
            ("POST", "chat", {"text": "hello"}),
            ("GET", "", None),
            ("GET", "log", None),
        ]
        while not self.is_over:
            await asyncio.sleep(self._rng.uniform(0, pause))
            server = self._any()
            method, what, body = self._rng.choice(requests)
            if what == "orders" and body == {"orders": [order]}:
                game = await self._ask(server, "GET", f"/api/games/{self.id}", None)
                actions = game.json()["position"]["actions"] if game.is_success else []
                if not actions:
                    continue
                body = {"orders": [{**order, "actions": [actions[0]["text"]]}]}
            path = f"/api/games/{self.id}/{what}".rstrip("/")
            await self._ask(server, method, path, body)

    def lags(self) -> list[float]:
        """Return how late each socket was shown each acknowledged version."""
        return [
            follower.lag(version, at)
            for version, at in self.acknowledged
            for follower in self.followers
        ]


async def _cut(database: str, seconds: float) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        while True:
            await asyncio.sleep(seconds)
            await connection.execute(CUT)
    finally:
        await connection.close()


async def _ping(stages: list[Stage]) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT / 2)
        for stage in stages:
            for follower in stage.followers:
                if not follower.is_closed and follower.socket is not None:
                    follower.socket.send(b'{"type":"ping","at":1}')


async def follow(
    servers: list[ServerProcess],
    *,
    games: int,
    seconds: float,
    pause: float,
    cut: float | None,
    title: str,
    options: dict[str, str],
    seats: int,
    seed: int = 1,
) -> dict[str, Any]:
    """Play and disturb games for some seconds; return what their followers were shown."""
    limit = 2 * HEARTBEAT
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        stages = [Stage(servers, http, seed + n) for n in range(games)]
        for stage in stages:
            await stage.set_up(title, options, seats)
        others = [asyncio.create_task(_ping(stages))]
        if cut is not None:
            others.append(asyncio.create_task(_cut(servers[0].database, cut)))
        working = [
            asyncio.create_task(work)
            for stage in stages
            for work in (stage.play(pause), stage.disturb(pause))
        ]
        await asyncio.wait(working, timeout=seconds)
        for stage in stages:
            stage.is_over = True
        await asyncio.gather(*working)
        await asyncio.sleep(limit)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    lags = [lag for stage in stages for lag in stage.lags()]
    followers = [follower for stage in stages for follower in stage.followers]
    late = [lag for lag in lags if lag > limit]
    shown = [lag for lag in lags if lag <= limit]
    found = {
        "processes": len(servers),
        "sockets": len(followers),
        "moves acknowledged": sum([len(stage.acknowledged) for stage in stages]),
        "races": sum([stage.races for stage in stages]),
        "shown late or never": len(late),
        "never": len([lag for lag in late if lag == math.inf]),
        "sockets left behind": len(
            [
                follower
                for stage in stages
                for follower in stage.followers
                if any([follower.lag(*each) > limit for each in stage.acknowledged])
            ]
        ),
        "older after newer": sum([follower.backward for follower in followers]),
        "closed": len([follower for follower in followers if follower.is_closed]),
        "shown after, ms, median": percentile(shown, 0.5),
        "shown after, ms, longest": percentile(shown, 1),
        "load average": [round(load, 1) for load in os.getloadavg()],
    }
    for follower in followers:
        if follower.socket is not None:
            follower.socket.close()
    return found


def process(database: str, log: Path, live: int, **environment: str) -> ServerProcess:
    """Return a server process with a short heartbeat and little room for games."""
    return ServerProcess(
        database,
        log,
        IRONROAD_HEARTBEAT_SECONDS=str(HEARTBEAT),
        IRONROAD_LIVE_GAMES=str(live),
        IRONROAD_BOTS="0",
        **environment,
    )


def main() -> None:
    """Follow games in several processes and print what was found as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--pause", type=float, default=0.5)
    parser.add_argument("--live", type=int, default=1)
    parser.add_argument("--cut", type=float, default=2.0)
    parser.add_argument("--keep-listening", action="store_true")
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres())
        servers = []
        for number in range(options.processes):
            server = process(url, folder / f"log-{number}", options.live).start()
            stack.callback(server.stop)
            servers.append(server)
        found = asyncio.run(
            follow(
                servers,
                games=options.games,
                seconds=options.seconds,
                pause=options.pause,
                cut=None if options.keep_listening else options.cut,
                title=options.title,
                options={},
                seats=options.seats,
                seed=options.seed,
            )
        )
    print(json.dumps(found, indent=1))
    if found["sockets left behind"] or found["older after newer"] or found["closed"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
