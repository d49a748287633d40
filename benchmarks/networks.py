"""Measures networks on this build: microseconds of processor time a leaf, next to NumPy, and leaves a second in a search.

PYTHONPATH=build/optimized python -m benchmarks.networks --seats 4 ID …

Positions are those of a random game. A network without a file has numbers drawn at random: they take the same time.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from benchmarks.search import position
from ironroad.bots.evaluation import Evaluation
from ironroad.bots.network import Network
from ironroad.bots.network_names import names_of
from ironroad.bots.network_search import NetworkSearch
from ironroad.bots.networks import Stored, layers_for, sizes
from ironroad.bots.search import Search, Settings
from ironroad.bots.titles import evaluation_for
from ironroad.core.engine import Decision, pending
from ironroad.face import rules_for
from ironroad.games import REGISTRY

WIDTH = 32
ROUNDS = 5
SECONDS = 0.05
BATCHES = (1, 8, 32)


def drawn(id: str, seats: int) -> Stored:
    """Return a network whose numbers mean nothing."""
    names = names_of(REGISTRY.title(id), [rules_for(id, seats)])
    draw = random.Random(1)
    numbers = {
        name: [draw.gauss(0.0, 0.2) for _ in range(size)]
        for name, size in sizes(names, WIDTH).items()
    }
    return Stored({}, WIDTH, names, numbers)


def in_numpy(stored: Stored, inputs: Any, batch: int) -> Callable[[], Any]:
    """Return the same network as matrices, for a batch of a position whose inputs are ready."""
    given = {name: np.array(values, np.float32) for name, values in stored.numbers.items()}
    first = given["inputs"].reshape(-1, WIDTH)
    inner = given["inner"].reshape(-1, WIDTH)
    players = given["players"].reshape(-1, WIDTH).T.copy()
    rows = np.zeros((batch, stored.names.inputs), np.float32)
    rows[:, inputs] = 1.0

    def run() -> Any:
        hidden = np.maximum(rows @ first + given["start"], 0)
        hidden = np.maximum(hidden @ inner + given["inner_start"], 0)
        shares = np.exp(hidden @ players + given["player_start"])
        return shares / shares.sum(axis=1, keepdims=True)

    return run


def micros(run: Callable[[], Any]) -> float:
    """Return microseconds of processor time a call."""
    calls, start = 0, process_time()
    while process_time() - start < SECONDS:
        for _ in range(50):
            run()
        calls += 50
    return (process_time() - start) / calls * 1e6


def measure(id: str, seats: int) -> None:
    """Print the figures of a title."""
    title, rules = REGISTRY.title(id), rules_for(id, seats)
    stored = drawn(id, seats)
    evaluation: Evaluation[Any] = evaluation_for(title, seats)
    network = Network(title.encoder(rules), evaluation, layers_for(stored, title, rules))
    encoder = title.encoder(rules)
    state, actions = position(title, rules, 0.5)
    frame = pending(state)
    assert isinstance(frame, Decision)
    seat = frame.seat
    row = encoder.encode(state, seat)
    shown = [place for place, value in enumerate(row) if value]
    runs: dict[str, Callable[[], Any]] = {
        "linear evaluation": lambda: evaluation.values(state),
        "row alone": lambda: encoder.encode(state, seat),
        "network, row and all": lambda: network.chances(state, seat),
    }
    for batch in BATCHES:
        runs[f"NumPy without the row, {batch} at once"] = in_numpy(stored, shown, batch)
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            found[name].append(micros(run))
    print(f"{id}, {seats} seats: {len(row)} bytes, {len(shown)} of them not zero")
    for name, times in found.items():
        each = int(name.split(",")[1].split()[0]) if name.endswith("at once") else 1
        print(f"  {name:36} {median(times) / each:8.2f} µs a leaf")
    searches: dict[str, Callable[[], Search]] = {
        "mcts": lambda: Search(title, evaluation, Settings(), 1),
        "net": lambda: NetworkSearch(title, evaluation, network, Settings(), 1),
        "net, policy": lambda: NetworkSearch(title, evaluation, network, Settings(guided=False), 1),
    }
    for name, made in searches.items():
        rates = []
        for _ in range(ROUNDS):
            start = process_time()
            done = int(made().run(state, seat, actions, 10**9, SECONDS * 4))
            rates.append(done / (process_time() - start))
        print(f"  {name:36} {median(rates):8.0f} leaves a second in a search")


def main() -> None:
    """Measure titles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=REGISTRY.ids())
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    for id in given.titles:
        measure(id, given.seats)


if __name__ == "__main__":
    main()
