"""Games in memory without sockets: memory per game, and time to rebuild one from the ledger.

python -m benchmarks.server.games --title TITLE --seats 4
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import time
from pathlib import Path

from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.server.games.game import Game
from ironroad.server.games.rulesets import rule_set
from ironroad.server.games.views import encoded_position
from ironroad.server.storage.rows import Entry, GameRow, SeatRow, encode


def recorded(title: str, seats: int, moves: int, seed: int) -> tuple[GameRow, list[Entry]]:
    """Return the header and the ledger of a random game of at most this many moves."""
    rules = rule_set(title, seats, {}, "")
    table = Table(REGISTRY.title(title), rules, seed)
    rng = random.Random(seed)
    while table.count < moves and table.seat is not None:
        table.play(rng.choice(table.options()))
    now = time.time()
    row = GameRow(
        id=f"game-{seed}",
        title=title,
        rules=REGISTRY.meta(title).rules_version,
        edition=rules.edition.name,
        digest=rules.edition.digest,
        edition_text=None,
        options=encode(rules.options),
        seats=seats,
        name="",
        visibility="public",
        status="running" if table.seat is not None else "finished",
        owner="nobody",
        terms="{}",
        version=table.count,
        moves=table.count,
        turn=table.seat,
        turn_since=now,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    entries = [
        Entry(
            game=row.id,
            number=number,
            kind="deal" if seat == CHANCE else "play",
            seat=None if seat == CHANCE else seat,
            text=text,
            at=now,
        )
        for number, (seat, text) in enumerate(table.taken(), start=1)
    ]
    return row, entries


def memory_kib() -> int:
    """Return the resident memory of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def measure(options: argparse.Namespace) -> dict[str, object]:
    """Load games and return what they take."""
    made = [
        recorded(options.title, options.seats, options.moves, seed)
        for seed in range(options.ledgers)
    ]
    seats = [
        SeatRow(game="", seat=n, kind="person", person=f"p{n}", name=f"Seat {n}")
        for n in range(options.seats)
    ]
    Game(made[0][0], seats, made[0][1])
    times = []
    gc.collect()
    before = memory_kib()
    games = []
    for number in range(options.games):
        row, entries = made[number % len(made)]
        began = time.process_time()
        game = Game(row, seats, entries)
        times.append(time.process_time() - began)
        encoded_position(game, 0)
        games.append(game)
    gc.collect()
    after = memory_kib()
    moves = statistics.fmean([row.moves for row, _ in made])
    rebuild = 1000 * statistics.median(times)
    return {
        "title": options.title,
        "games": len(games),
        "moves each": round(moves),
        "KiB per game": round((after - before) / len(games), 1),
        "rebuild ms CPU, median": round(rebuild, 2),
        "rebuild ms CPU, least": round(1000 * min(times), 2),
        "ms for 400 moves": round(rebuild * 400 / moves, 2),
        "load average": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    """Print what was measured as JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", default=REGISTRY.ids()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ledgers", type=int, default=5)
    parser.add_argument("--moves", type=int, default=10_000)
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
