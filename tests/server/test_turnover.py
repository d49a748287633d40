"""Games come and go: the memory of a server stays flat. The long run is benchmarks/server/turnover.py."""

import asyncio
import random
from pathlib import Path

from benchmarks.server.measures import memory_mib
from benchmarks.server.processes import ServerProcess
from benchmarks.server.turnover import play_games
from tests.server.conftest import TOY


def test_memory_stays_flat_while_games_come_and_go(tmp_path: Path) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path}/games.db",
        tmp_path / "log",
        IRONROAD_TITLES=TOY[0],
        IRONROAD_LIVE_GAMES="5",
        IRONROAD_BOTS="0",
    ).start()
    try:
        asyncio.run(play_games(server.url, "cards", 2, 30, random.Random(1)))
        before = memory_mib(server.pid)
        moves = asyncio.run(play_games(server.url, "cards", 2, 60, random.Random(2)))
        grown = memory_mib(server.pid) - before
    finally:
        server.stop()
    assert moves == 60 * 12
    assert grown < 5, "a game that is kept for ever takes about 0.1 MiB, a socket about 0.03"
