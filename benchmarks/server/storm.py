"""Plays concurrent games while servers are killed; checks that every acknowledged move is stored exactly once.

python -m benchmarks.server.storm --seconds 120 --games 24
python -m benchmarks.server.storm --seconds 120 --games 24 --postgres
"""

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa

from benchmarks.server.processes import ServerProcess, postgres
from ironroad.games import REGISTRY
from ironroad.server.games.game import Game
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import ENTRIES, GAMES, REQUESTS
from ironroad.server.storage.store import Store

RETRY_SECONDS = 0.05
PATIENCE = 60.0
"""Seconds after the last kill in which moves have to be acknowledged that are still missing."""


class Acknowledged(NamedTuple):
    """A move that a server said it has taken."""

    game: str
    version: int
    key: str
    action: str


class Player:
    """Plays whole games on one device, repeating each request until some server answers it."""

    def __init__(
        self, servers: Sequence[ServerProcess], title: str, seats: int, rng: random.Random
    ):
        self.servers = servers
        self.title = title
        self.seats = seats
        self.rng = rng
        self.acknowledged: list[Acknowledged] = []
        self.repeated = 0

    async def run(self, over: asyncio.Event) -> None:
        """Play until the storm is over."""
        async with httpx.AsyncClient(timeout=5, verify=False) as self.http:
            await self.ask("POST", "/api/guests", {"name": "Storm"})
            while not over.is_set():
                await self._game(over)

    async def _game(self, over: asyncio.Event) -> None:
        seats = [{"kind": "me"}] * self.seats
        made = await self.ask("POST", "/api/games", {"title": self.title, "seats": seats})
        id = made.json()["table"]["id"]
        while not over.is_set():
            position = (await self.ask("GET", f"/api/games/{id}")).json()["position"]
            if position["status"] != "running":
                return
            action = self.rng.choice(position["actions"])["text"]
            key = secrets.token_hex(8)
            body = {"version": position["version"], "action": action, "key": key}
            answer = await self.ask("POST", f"/api/games/{id}/play", body)
            if answer.status_code == 200:
                version = answer.json()["version"]
                self.acknowledged.append(Acknowledged(id, version, key, action))
            elif answer.status_code != 409:
                raise AssertionError(f"{answer.status_code} {answer.text}")

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request to any server until one answers."""
        tries = 0
        while True:
            server = self.rng.choice(self.servers)
            try:
                answer = await self.http.request(method, server.url + path, json=body)
                if answer.status_code < 500:
                    self.repeated += tries > 0
                    return answer
            except httpx.HTTPError:
                pass  # The server was killed, perhaps after it had taken the move.
            tries += 1
            await asyncio.sleep(RETRY_SECONDS)


async def killer(
    servers: Sequence[ServerProcess],
    kills: int,
    rng: random.Random,
    over: asyncio.Event,
    is_enough: Callable[[], bool],
) -> None:
    """Kill servers at random moments and start them again; let people go on until they have played enough."""
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        server = rng.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(rng.uniform(0.2, 1.5))
    until = time.monotonic() + PATIENCE
    while not is_enough() and time.monotonic() < until:
        await asyncio.sleep(0.05)
    over.set()


class Findings(NamedTuple):
    """What is in the database afterwards."""

    acknowledged: int
    repeated: int
    games: int
    lost: list[Acknowledged]
    twice: list[str]
    broken: list[str]


async def storm(
    servers: Sequence[ServerProcess],
    kills: int,
    games: int,
    title: str,
    seats: int,
    seed: int,
    least: int = 0,
) -> Findings:
    """Let people play while servers die, and until so many moves are acknowledged; then look at what is there."""
    rng = random.Random(seed)
    over = asyncio.Event()
    players = [Player(servers, title, seats, random.Random(rng.random())) for _ in range(games)]

    def is_enough() -> bool:
        return sum([len(player.acknowledged) for player in players]) >= least

    await asyncio.gather(
        killer(servers, kills, rng, over, is_enough), *[player.run(over) for player in players]
    )
    acknowledged = [each for player in players for each in player.acknowledged]
    repeated = sum([player.repeated for player in players])
    database = Database(Settings(database=servers[0].database))
    try:
        lost, twice = await _compare(database, acknowledged)
        broken, count = await _replay(database)
    finally:
        await database.close()
    return Findings(len(acknowledged), repeated, count, lost, twice, broken)


async def _compare(
    database: Database, acknowledged: list[Acknowledged]
) -> tuple[list[Acknowledged], list[str]]:
    async with database.read() as connection:
        entries: dict[tuple[str, int], Any] = {
            (row.game, row.number): row for row in await connection.execute(sa.select(ENTRIES))
        }
        requests = list(await connection.execute(sa.select(REQUESTS)))
    answered = {row.key: row for row in requests}
    lost = []
    for each in acknowledged:
        request = answered.get(each.key)
        # The answer names the last line of the change; outcomes of chance follow the move itself.
        number = each.version
        while (row := entries.get((each.game, number))) is not None and row.kind == "deal":
            number -= 1
        there = row is not None and row.text == each.action
        if not there or request is None or request.version != each.version:
            lost.append(each)
    plays = [row for row in entries.values() if row.kind == "play"]
    twice = [] if len(plays) == len(requests) else [f"{len(plays)} moves, {len(requests)} requests"]
    return lost, twice


async def _replay(database: Database) -> tuple[list[str], int]:
    async with database.read() as connection:
        ids = [row.id for row in await connection.execute(sa.select(GAMES.c.id))]
    store = Store(database)
    broken = []
    for id in ids:
        stored = await store.game(id)
        game = None if stored is None else Game(*stored)
        if game is None or game.outdated is not None or game.version != game.row.version:
            broken.append(id)
    return broken, len(ids)


def main() -> None:
    """Run a storm and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
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
        found = asyncio.run(
            storm(servers, options.kills, options.games, options.title, options.seats, options.seed)
        )
    print(
        f"{options.kills} kills, {found.games} games, {found.acknowledged} moves acknowledged, "
        f"{found.repeated} requests answered after a repetition\n"
        f"lost: {found.lost}\ntwice: {found.twice}\nnot replayed: {found.broken}"
    )
    if found.lost or found.twice or found.broken:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
