"""Measures this build of ironroad and prints JSON: random play, clones, replay, state size.

PYTHONPATH=build/optimized python -m benchmarks.ours --seconds 2
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from benchmarks.counts import random_game, total
from ironroad.core import engine
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance
from ironroad.core.playout import playout, replay
from ironroad.core.record import format_record, parse_record
from ironroad.core.table import Table
from ironroad.core.title import Title
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from tools.walks import covering_setups, walk


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much work is done per second of processor time, after a warm-up."""
    work()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def start(title: Title[Any], rules: Any) -> tuple[Any, Options]:
    """Return the first decision of a new game."""
    state, options = title.setup(rules), Options()
    advance(state, options)
    return state, options


COUNTED = 100
"""The games whose steps are counted one by one: the shares of choices and chance are those of these."""


class RandomPlay(NamedTuple):
    """Uniform random play, per second of processor time."""

    choices: float
    chance: float
    forced: float
    games: float


def random_play(title: Title[Any], rules: Any, seconds: float) -> RandomPlay:
    """Return what random play does per second; what is counted apart does not slow down what is timed."""
    played = actions = 0

    def games() -> int:
        nonlocal played, actions
        before = actions
        for _ in range(20):
            state, options = start(title, rules)
            actions += playout(state, options, Dealer(played))
            played += 1
        return actions - before

    speed = rate(games, seconds)
    counts = total([random_game(title, rules, seed) for seed in range(COUNTED)])
    each = speed / counts.actions
    return RandomPlay(
        choices=counts.choices * each,
        chance=counts.chance * each,
        forced=counts.forced * each,
        games=speed * played / actions,
    )


def middle_state(title: Title[Any], rules: Any, id: str, options: dict[str, str]) -> Any:
    """Return a state from the middle of a long walk."""
    actions = max([walk(id, rules.seats, options, seed) for seed in range(3, 60, 4)], key=len)
    state, buffer = start(title, rules)
    replay(state, buffer, actions[: len(actions) // 2])
    return state


def clone_time(state: Any, seconds: float) -> float:
    """Return microseconds per clone, called from Python."""

    def clones() -> int:
        clone = state.clone
        for _ in range(1000):
            clone()
        return 1000

    return 1e6 / rate(clones, seconds)


def replay_rate(
    title: Title[Any], rules: Any, id: str, options: dict[str, str], seconds: float
) -> float:
    """Return recorded actions per second: text parsed, legality checked, position rebuilt."""
    texts = []
    for seed in range(3, 40, 4):
        table = Table(title, rules, seed=0, moves=())
        for action in walk(id, rules.seats, options, seed):
            table.take(action)
        texts.append(table.record())
    records = [parse_record(text) for text in texts]
    assert format_record(records[0]) == texts[0]

    def all_records() -> int:
        for record in records:
            state, buffer = start(title, rules)
            actions = [rules.catalogue.parse(move) for move in record.moves]
            assert replay(state, buffer, actions) == len(actions)
        return sum([len(record.moves) for record in records])

    return rate(all_records, seconds)


def size_of(state: Any) -> int:
    """Return the bytes a live state holds: its object, its lists and its frames; shared rules excepted."""
    total = sys.getsizeof(state)
    for value in state.fields():
        if isinstance(value, list):
            total += sys.getsizeof(value)
            total += sum([sys.getsizeof(item) for item in value if not isinstance(item, int)])
            total += sum([28 for item in value if isinstance(item, int) and not -6 < item < 257])
    return total


def measure(id: str, seats: int, options: dict[str, str], seconds: float) -> dict[str, Any]:
    """Return all figures of one setup."""
    title = REGISTRY.title(id)
    rules = rules_for(id, seats, options)
    played = random_play(title, rules, seconds)
    state = middle_state(title, rules, id, options)
    return {
        "title": id,
        "seats": seats,
        "options": options,
        **played._asdict(),
        "clone_us": clone_time(state, seconds / 4),
        "replay": replay_rate(title, rules, id, options, seconds / 2),
        "bytes": size_of(state),
    }


def main() -> None:
    """Print the figures of all titles, at each seat count once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--title", action="append")
    arguments = parser.parse_args()
    figures = []
    for id in arguments.title or REGISTRY.ids():
        seen: set[int] = set()
        for seats, options in covering_setups(REGISTRY.meta(id)):
            if seats not in seen:
                seen.add(seats)
                figures.append(measure(id, seats, options, arguments.seconds))
    build = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(json.dumps({"build": build, "figures": figures}))


if __name__ == "__main__":
    main()
