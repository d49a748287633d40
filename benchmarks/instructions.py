"""Counts machine instructions of random play: figures that a busy machine does not change.

    PYTHONPATH=build/optimized python -m benchmarks.instructions --title ID --seats 4 --games 20

The games are played twice by valgrind, once with none of them, so that starting Python and loading rules drop out.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from typing import Any

from benchmarks.counts import random_game, total
from ironroad.core.dealer import Dealer
from ironroad.core.playout import new_game, playout
from ironroad.face import rules_for
from ironroad.games import REGISTRY

SEATS = 4


def play(id: str, seats: int, options: dict[str, str], games: int) -> None:
    """Play random games; the first is played in any case, so that what is made once is there."""
    title, rules = REGISTRY.title(id), rules_for(id, seats, options)
    for seed in (0, *range(games)):
        state, buffer = new_game(title, rules)
        playout(state, buffer, Dealer(seed))


def instructions(id: str, seats: int, options: dict[str, str], games: int) -> int:
    """Return how many instructions valgrind counts for so many games, with all that comes before."""
    chosen = [f"--option={name}={value}" for name, value in options.items()]
    setup = ["--title", id, "--seats", str(seats), "--games", str(games), *chosen]
    return counted("benchmarks.instructions", ["--play", *setup])


def counted(module: str, arguments: list[str]) -> int:
    """Return how many instructions valgrind counts for a run of a module."""
    if shutil.which("valgrind") is None:
        sys.exit("Instructions are counted by valgrind, which is not installed.")
    command = [
        *("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"),
        *(sys.executable, "-m", module, *arguments),
    ]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    assert found, result.stderr
    return int(found[1])


def per_choice(id: str, seats: int, options: dict[str, str], games: int) -> dict[str, Any]:
    """Return the instructions of a choice in random play, all that follows from it included."""
    title, rules = REGISTRY.title(id), rules_for(id, seats, options)
    spent = instructions(id, seats, options, games) - instructions(id, seats, options, 0)
    counts = total([random_game(title, rules, seed) for seed in range(games)])
    return {
        "title": id,
        "seats": seats,
        "options": options,
        "games": games,
        "instructions": spent,
        "per choice": round(spent / counts.choices),
        **counts._asdict(),
    }


def main() -> None:
    """Print the figures as JSON; with ``--play``, be what is counted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", choices=REGISTRY.ids(), action="append")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    options = dict([each.split("=", 1) for each in given.option])
    if given.play:
        play(given.title[0], given.seats, options, given.games)
        return
    titles = given.title or REGISTRY.ids()
    print(json.dumps([per_choice(id, given.seats, options, given.games) for id in titles]))


if __name__ == "__main__":
    main()
