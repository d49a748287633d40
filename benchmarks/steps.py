"""Counts machine instructions of a step, next to PettingZoo's connect four: figures that a busy machine does not change.

    PYTHONPATH=build/optimized python -m benchmarks.steps [ID …]

A batch of 64 games takes random actions, with rows and masks and without them. Everything is run twice by valgrind, once
without a step, so that starting Python, loading rules and beginning the first games drop out.
"""

import argparse
import random

from benchmarks.instructions import SEATS, counted
from ironroad.core.batch import Games
from ironroad.core.dealer import Dealer
from ironroad.core.match import OVER
from ironroad.face import rules_for
from ironroad.games import REGISTRY

GAMES = 64
STEPS = 150
CONNECT = "connect-four"


def batch(id: str, steps: int, with_rows: bool) -> None:
    """Take random actions in games that begin anew when they are over."""
    title, rules = REGISTRY.title(id), rules_for(id, SEATS)
    encoder = title.encoder(rules)
    games = Games(title, rules, encoder, list(range(GAMES)))
    sizes = (encoder.spec.size, len(rules.catalogue), 1)
    buffers = [memoryview(bytearray(GAMES * size)) for size in sizes]
    dealer = Dealer(1)
    for _ in range(steps):
        for place, seat in enumerate(games.seats):
            if seat == OVER:
                games.begin(place)
        games.step(games.random_actions(dealer))
        if with_rows:
            games.write(*buffers)


def connect_four(steps: int, is_wrapped: bool) -> None:
    """Play connect four at random through PettingZoo."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env() if is_wrapped else connect_four_v3.raw_env()
    draw = random.Random(1)
    env.reset(seed=1)
    done = 0
    while done < steps:
        observation, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(draw.choice(observation["action_mask"].nonzero()[0].tolist()))
        done += 1


def per_step(name: str, is_full: bool) -> int:
    """Return the instructions of a step; ``is_full`` is with rows and masks, or with wrappers."""
    arguments = ["--run", name, *(["--full"] if is_full else [])]
    many, none = [counted("benchmarks.steps", [*arguments, f"--steps={n}"]) for n in (STEPS, 0)]
    return round((many - none) / STEPS / (1 if name == CONNECT else GAMES))


def main() -> None:
    """Print the figures; with ``--run``, be what is counted."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--run", help=argparse.SUPPRESS)
    parser.add_argument("--full", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--steps", type=int, default=STEPS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.run == CONNECT:
        connect_four(given.steps, given.full)
        return
    if given.run:
        batch(given.run, given.steps, given.full)
        return
    raw, wrapped = [per_step(CONNECT, is_wrapped) for is_wrapped in (False, True)]
    print(f"connect four: {raw:,} instructions a step, with wrappers {wrapped:,}", flush=True)
    for id in given.ids or REGISTRY.ids():
        playing, whole = [per_step(id, with_rows) for with_rows in (False, True)]
        print(
            f"{id}: {whole:,} a step of a batch, {wrapped / whole:.1f} times as few as connect four"
            f" with wrappers; playing alone {playing:,}, {wrapped / playing:.1f} times as few",
            flush=True,
        )


if __name__ == "__main__":
    main()
