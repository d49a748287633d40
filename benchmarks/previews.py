"""Measures what a server computes when somebody asks what every action of a decision would bring.

PYTHONPATH=build/optimized python -m benchmarks.previews --games 12
"""

import argparse
import statistics
import time

from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, apply, pending
from ironroad.games import REGISTRY
from ironroad.server.games.previews import previews_of
from tools.walks import covering_setups, opened, wander

EVERY = 5
"""Every fifth decision is looked at."""


def times(id: str, games: int) -> tuple[list[float], list[bool]]:
    """Return the milliseconds of CPU time of each decision looked at in random games, and whether each action was followed wholly."""
    title = REGISTRY.title(id)
    setups = covering_setups(REGISTRY.meta(id))
    taken: list[float] = []
    complete: list[bool] = []
    for game in range(games):
        seats, chosen = setups[game % len(setups)]
        state, options = opened(id, seats, chosen)
        dealer = Dealer(game)
        count = 0
        while state.stack:
            decision = pending(state)
            assert decision is not None
            if decision.seat != CHANCE and count % EVERY == 0:
                texts = [state.catalogue.text(action) for action in options.items]
                begun = time.process_time()
                found = previews_of(title, state.rules, state, texts)
                taken.append((time.process_time() - begun) * 1000)
                complete += [option.complete for option in found]
            apply(state, wander(state, options, dealer, game % 4), options)
            count += 1
    return taken, complete


def main() -> None:
    """Print the median, the 99th of a hundred and the worst, and how many actions were followed wholly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    given = parser.parse_args()
    for id in REGISTRY.ids():
        taken, complete = times(id, given.games)
        taken.sort()
        whole = 100 * sum(complete) / len(complete)
        print(
            f"{id:20} {len(taken):5} decisions: median {statistics.median(taken):.1f} ms, "
            f"99 % {taken[int(len(taken) * 0.99)]:.1f} ms, worst {taken[-1]:.1f} ms; "
            f"{whole:.1f} % of the actions followed wholly"
        )


if __name__ == "__main__":
    main()
