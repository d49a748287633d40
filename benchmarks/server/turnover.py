"""Checks that a server's memory stays flat while games and sockets come and go.

python -m benchmarks.server.turnover --minutes 60
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from benchmarks.server.measures import memory_mib
from benchmarks.server.processes import ServerProcess
from ironroad.games import REGISTRY


async def play_games(url: str, title: str, seats: int, games: int, rng: random.Random) -> int:
    """Play games on one device, each over a socket of its own; return how many moves were made."""
    moves = 0
    async with httpx.AsyncClient(timeout=60, verify=False) as http:
        answer = await http.post(f"{url}/api/guests", json={"name": "Turnover"})
        cookie = f"ironroad={answer.cookies['ironroad']}"
        for _ in range(games):
            table = {"title": title, "seats": [{"kind": "me"}] * seats}
            made = await http.post(f"{url}/api/games", json=table)
            moves += await _play(url, cookie, made.json()["table"]["id"], rng)
    return moves


async def _play(url: str, cookie: str, id: str, rng: random.Random) -> int:
    address = url.replace("http", "ws") + "/api/socket"
    socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
    await socket.send(json.dumps({"type": "watch", "game": id}))
    moves = 0
    async for text in socket:
        push = json.loads(text)
        if push["type"] == "problem":
            raise AssertionError(push)
        if push["type"] != "position":
            continue
        if push["status"] != "running":
            break
        moves += 1
        play = {
            "type": "play",
            "game": id,
            "version": push["version"],
            "action": rng.choice(push["actions"])["text"],
            "key": f"{id}-{moves}",
        }
        await socket.send(json.dumps(play))
    await socket.close()
    return moves


def main() -> None:
    """Play for a while and print the memory every minute."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--at-once", type=int, default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/games.db"
        server = ServerProcess(url, Path(folder) / "log", IRONROAD_LIVE_GAMES="200").start()
        until = time.monotonic() + options.minutes * 60
        rng = random.Random(1)

        async def some() -> int:
            work = [
                play_games(server.url, options.title, options.seats, 10, rng)
                for _ in range(options.at_once)
            ]
            return sum(await asyncio.gather(*work))

        games = moves = 0
        said = 0.0
        while time.monotonic() < until:
            moves += asyncio.run(some())
            games += 10 * options.at_once
            if time.monotonic() - said > 60:
                said = time.monotonic()
                print(f"{games} games, {moves} moves, {memory_mib(server.pid):.0f} MiB", flush=True)
        print(f"{games} games, {moves} moves, {memory_mib(server.pid):.0f} MiB", flush=True)
        server.stop()


if __name__ == "__main__":
    main()
