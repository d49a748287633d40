"""Prints a checksum of many random games; interpreted and compiled builds must print the same.

python -m tools.parity --games 1000     games per title, divided among its setups
"""

import argparse
import hashlib

from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.games import REGISTRY
from tools.golden import digest
from tools.walks import all_setups, opened, wander


def checksum(games: int) -> str:
    """Return a digest of the actions, final states and scores of this many games of every title."""
    total = hashlib.sha256()
    for title, seats, options in all_setups():
        for seed in range(max(2, games // len(REGISTRY.meta(title).setups()))):
            state, buffer = opened(title, seats, options)
            dealer = Dealer(seed)
            while state.stack:
                action = wander(state, buffer, dealer, seed % 4)
                apply(state, action, buffer)
                total.update(b"%d," % action)
            scores = [card.total for card in REGISTRY.title(title).scores(state)]
            total.update(f"{digest(encode_state(state))} {scores}\n".encode())
    return total.hexdigest()


def main() -> None:
    """Print the checksum."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    print(checksum(parser.parse_args().games))


if __name__ == "__main__":
    main()
