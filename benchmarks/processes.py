"""How much faster several processes play than one: ``PYTHONPATH=build/optimized python -m benchmarks.processes``.

Random games of ``simulate`` and games of the arena between greedy bots, by wall clock, rounds of one process and of several in
turns, medians; what it takes to start the processes is included. The machine has to be quiet. The memory is the highest of any
process that played, and what it had of its own is less: pages of the interpreter are shared.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from ironroad.games import REGISTRY
from ironroad.lab.arena import Plan, run
from ironroad.lab.match import Setup
from ironroad.lab.simulation import simulate

ROUNDS: Final = 3
SECONDS: Final = 10.0
"""What a round with one process takes about."""
TRIED: Final = {"simulate": 4_000, "arena": 12}
"""Games that are played to find out how many a round has."""
BOT: Final = "greedy"
KIB_OF_MAXRSS: Final = 1 if sys.platform != "darwin" else 1024


def simulated(title: str, games: int, jobs: int) -> None:
    """Play random games, as ``ironroad simulate`` does."""
    for _ in simulate(Setup(title, _seats(title), {}, None), 1, games, jobs):
        pass


def played(title: str, games: int, jobs: int) -> None:
    """Play games between bots, as ``ironroad arena`` does."""
    plan = Plan(Setup(title, _seats(title), {}, None), [BOT] * _seats(title), games, 1)
    for _ in run(plan, jobs, "local", None):
        pass


def _seats(title: str) -> int:
    return min(4, max(REGISTRY.meta(title).seats))


WORK: Final[dict[str, Callable[[str, int, int], None]]] = {
    "simulate": simulated,
    "arena": played,
}


def timed(work: str, title: str, games: int, jobs: int) -> tuple[float, int]:
    """Return the seconds that a process of its own needs, and the memory in KiB of the largest process that plays."""
    command = [sys.executable, "-m", "benchmarks.processes", "--one", work, title]
    command += ["--games", str(games), "--jobs", str(jobs)]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    seconds, memory = json.loads(found.stdout)
    return seconds, memory


def one(work: str, title: str, games: int, jobs: int) -> None:
    """Do the work once and print how long it took."""
    began = time.perf_counter()
    WORK[work](title, games, jobs)
    seconds = time.perf_counter() - began
    who = resource.RUSAGE_SELF if jobs == 1 else resource.RUSAGE_CHILDREN
    print(json.dumps([seconds, resource.getrusage(who).ru_maxrss // KIB_OF_MAXRSS]))


def main() -> None:
    """Print for each title and kind of work how many times as fast several processes are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--one", nargs=2, metavar=("WORK", "TITLE"))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.one:
        work, title = given.one
        one(work, title, given.games, given.jobs)
        return
    for work, tried in TRIED.items():
        for title in REGISTRY.ids():
            games = given.games or int(tried * SECONDS / timed(work, title, tried, 1)[0])
            compare(work, title, games, given.jobs)


def compare(work: str, title: str, games: int, jobs: int) -> None:
    """Print how many times as fast several processes are."""
    alone, several = [], []
    for _ in range(ROUNDS):
        alone.append(timed(work, title, games, 1))
        several.append(timed(work, title, games, jobs))
    slow = statistics.median([seconds for seconds, _ in alone])
    fast = statistics.median([seconds for seconds, _ in several])
    memory = max([kib for _, kib in several]) / 1024
    print(
        f"{work:9} {title:18} {games:7} games: {slow:5.1f} s, with {jobs} processes {fast:5.1f} s, "
        f"{slow / fast:.2f} times as fast, {memory:.0f} MiB a process",
        flush=True,
    )


if __name__ == "__main__":
    main()
