"""Measures tree search on this build: iterations per second of processor time, next to catanatron in the same run.

PYTHONPATH=build/optimized python -m benchmarks.search --seconds 1 --rounds 3
"""

import argparse
import sys
import time
from multiprocessing import get_context
from statistics import median, median_low
from typing import Any

from benchmarks.peers import catanatron, measured
from ironroad.bots.evaluation import ConstantEvaluation, Evaluation
from ironroad.bots.question import ask
from ironroad.bots.search import FULL, Node, Search, Settings
from ironroad.bots.titles import evaluation_for
from ironroad.core import engine
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, advance, apply, pending
from ironroad.core.playout import random_action
from ironroad.core.table import Table
from ironroad.core.title import Title
from ironroad.face import rules_for
from ironroad.games import REGISTRY

SEATS = 4
FIFTHS = 5
PARTS = {"opening": 0.05, "middle": 0.5, "late": 0.85}
GOALS_PEER = 22_000
"""The actions of catanatron a second where the goals were set."""
KINDS = {
    "full playouts": Settings(guided=False, playout=FULL),
    "tree only": Settings(guided=False, playout=0),
    "as played": Settings(),
}


def position(title: Title[Any], rules: Any, part: float) -> tuple[Any, list[int]]:
    """Return a decision of a seat after a part of a random game, and its options."""
    lengths: list[int] = []
    for stop in (10**9, -1):
        state, options, dealer = title.setup(rules), Options(), Dealer(7)
        advance(state, options)
        count = 0
        limit = stop if stop > 0 else int(part * lengths[0])
        while state.stack and (count < limit or isinstance(pending(state), Chance)):
            apply(state, random_action(state, options, dealer), options)
            count += 1
        lengths.append(count)
    return state, options.items


def rate(id: str, kind: str, part: float, seconds: float) -> tuple[float, float]:
    """Return iterations per second and nodes per iteration."""
    title = REGISTRY.title(id)
    rules = rules_for(id, SEATS)
    state, actions = position(title, rules, part)
    frame = pending(state)
    assert frame is not None
    evaluation: Evaluation[Any] = evaluation_for(title, SEATS)
    if kind == "tree only":
        evaluation = ConstantEvaluation(SEATS)
    search = Search(title, evaluation, KINDS[kind], 1)
    start = time.process_time()
    done = int(search.run(state, frame.seat, actions, 10**9, seconds))
    return done / (time.process_time() - start), int(search.nodes) / done


def wall_rate(task: tuple[str, float]) -> float:
    """Return iterations per second of wall time with full playouts, from the middle of a game."""
    id, seconds = task
    title = REGISTRY.title(id)
    rules = rules_for(id, SEATS)
    state, actions = position(title, rules, 0.5)
    frame = pending(state)
    assert frame is not None
    search = Search(title, evaluation_for(title, SEATS), KINDS["full playouts"], 1)
    start = time.perf_counter()
    done = int(search.run(state, frame.seat, actions, 10**9, seconds))
    return done / (time.perf_counter() - start)


def scaling(id: str, seconds: float) -> float:
    """Return how many times faster two processes are than one."""
    with get_context("spawn").Pool(2) as pool:
        pool.map(wall_rate, [(id, 0.1)] * 2)
        one = pool.map(wall_rate, [(id, seconds)])[0]
        return sum(pool.map(wall_rate, [(id, seconds)] * 2, chunksize=1)) / one


def asking(id: str, games: int = 20) -> list[float]:
    """Return the mean microseconds a question takes to be put, in each fifth of random games."""
    spent = [[0.0, 0] for _ in range(FIFTHS)]
    for seed in range(games):
        table = Table(REGISTRY.title(id), rules_for(id, SEATS), seed)
        dealer = Dealer(seed)
        times: list[float] = []
        while table.seat is not None:
            start = time.process_time_ns()
            question = ask(table, seed)
            times.append((time.process_time_ns() - start) / 1000)
            table.play(question.options[dealer.below(len(question.options))])
        for number, taken in enumerate(times):
            fifth = spent[number * FIFTHS // len(times)]
            fifth[0] += taken
            fifth[1] += 1
    return [total / count for total, count in spent]


def interleaved(
    seconds: float, rounds: int
) -> tuple[float, dict[tuple[str, str, str], tuple[float, float]]]:
    """Return the actions of catanatron a second, and for each title, kind and part iterations and nodes."""
    peers: list[float] = []
    found: dict[tuple[str, str, str], list[tuple[float, float]]] = {}
    for _ in range(rounds):
        found_peer = measured(catanatron(), seconds)
        peers.append(found_peer["choices"] + found_peer["forced"])
        for id in REGISTRY.ids():
            for kind in KINDS:
                for name, part in PARTS.items():
                    found.setdefault((id, kind, name), []).append(rate(id, kind, part, seconds))
    return median(peers), {key: median_low(values) for key, values in found.items()}


def main() -> None:
    """Print the figures of all titles, medians of interleaved rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    build = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"{build}, {SEATS} seats, node {sys.getsizeof(Node(0, 0))} bytes")
    peer, found = interleaved(given.seconds, given.rounds)
    print(f"catanatron {peer:,.0f} actions/s; where the goals were set {GOALS_PEER:,}")
    for (id, kind, name), (speed, nodes) in found.items():
        there = speed * GOALS_PEER / peer
        print(
            f"{id:18} {kind:14} {name:8} {speed:10,.0f} it/s, there {there:10,.0f}, {nodes:5.1f} nodes/it"
        )
    for id in REGISTRY.ids():
        told = ", ".join([f"{fifth:.0f}" for fifth in asking(id)])
        print(f"{id:18} a question, by fifths of a game: {told} µs")
        twice = median([scaling(id, given.seconds) for _ in range(given.rounds)])
        print(f"{id:18} two processes: {twice:.2f} x")


if __name__ == "__main__":
    main()
