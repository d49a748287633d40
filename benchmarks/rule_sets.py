"""Measures random play under every combination of a title's options, against the usual one.

PYTHONPATH=build/optimized python -m benchmarks.rule_sets TITLE --seats 4
"""

import argparse
import statistics

from benchmarks.ours import random_play
from ironroad.face import rules_for
from ironroad.games import REGISTRY

ROUNDS = 5


def main() -> None:
    """Print choices per second and how many times slower than the usual game, medians of interleaved rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=REGISTRY.ids())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    title = REGISTRY.title(given.title)
    setups = [
        options for seats, options in REGISTRY.meta(given.title).setups() if seats == given.seats
    ]
    speeds: list[list[float]] = [[] for _ in setups]
    for _ in range(ROUNDS):
        for place, options in enumerate(setups):
            rules = rules_for(given.title, given.seats, options)
            speeds[place].append(random_play(title, rules, given.seconds).choices)
    usual = statistics.median(speeds[0])
    for options, measured in zip(setups, speeds, strict=True):
        speed = statistics.median(measured)
        text = ", ".join([f"{name} {value}" for name, value in options.items()])
        print(f"{text:50} {speed:10,.0f} choices/s, {usual / speed:.2f} times slower")


if __name__ == "__main__":
    main()
