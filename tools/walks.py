"""Random walks through games, shared by the law tests, the golden files and the parity check."""

from collections.abc import Mapping
from typing import Any

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, State, apply
from ironroad.core.playout import new_game
from ironroad.core.title import Meta
from ironroad.face import rules_for
from ironroad.games import REGISTRY

Setup = tuple[str, int, dict[str, str]]
"""A title, a seat count and options."""


def all_setups() -> list[Setup]:
    """Return every way to set up every registered title."""
    return [
        (id, seats, options)
        for id in REGISTRY.ids()
        for seats, options in REGISTRY.meta(id).setups()
    ]


MAX_COMBINATIONS = 12
"""Up to this many combinations of options, covering setups contain every combination."""


def covering_setups(meta: Meta) -> list[tuple[int, dict[str, str]]]:
    """Return few setups in which every seat count and every value of every option occurs.

    Where options are few, every combination occurs: the usual one with all seat counts, the others with one each.
    """
    combinations = meta.setups()[: len(meta.setups()) // len(meta.seats)]
    if len(meta.options) > 1 and len(combinations) <= MAX_COMBINATIONS:
        usual = [(seats, combinations[0][1]) for seats in meta.seats]
        others = [options for _, options in combinations[1:]]
        return usual + [
            (meta.seats[place % len(meta.seats)], options) for place, options in enumerate(others)
        ]
    needed: set[tuple[str, object]] = set()
    for seats, options in meta.setups():
        needed |= _features(seats, options)
    chosen = []
    while needed:
        best = max(meta.setups(), key=lambda setup: len(_features(*setup) & needed))
        chosen.append(best)
        needed -= _features(*best)
    return chosen


def _features(seats: int, options: Mapping[str, str]) -> set[tuple[str, object]]:
    return {("seats", seats), *options.items()}


def setup_name(seats: int, options: Mapping[str, str]) -> str:
    """Return a file name for a setup."""
    return "-".join([str(seats), *options.values()])


def opened(title: str, seats: int, options: Mapping[str, str]) -> tuple[Any, Options]:
    """Return the first decision of a new game and its options."""
    return new_game(REGISTRY.title(title), rules_for(title, seats, options))


def wander(state: State, options: Options, dealer: Dealer, thrift: int) -> int:
    """Return a random action; the more thrift, the more it tends to the first options.

    Uniform play ends many games early. Thrift reaches the positions that careful players reach,
    because titles list the cheaper choice first.
    """
    frame = state.stack.top()
    if isinstance(frame, Chance):
        return dealer.deal(options)
    count = len(options)
    draws = [dealer.below(count) for _ in range(1 + dealer.below(thrift + 1))]
    return options.at(min(draws))


def walk(
    title: str, seats: int, options: Mapping[str, str], seed: int, most: int = -1
) -> list[int]:
    """Return the actions of a random game, at most this many."""
    state, buffer = opened(title, seats, options)
    dealer = Dealer(seed)
    actions: list[int] = []
    while state.stack and len(actions) != most:
        action = wander(state, buffer, dealer, seed % 4)
        apply(state, action, buffer)
        actions.append(action)
    return actions
