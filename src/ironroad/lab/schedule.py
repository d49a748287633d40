"""The seating of an arena: every bot plays every seat equally often, in every order."""

from collections.abc import Sequence
from itertools import combinations, permutations

from ironroad.bots.seeds import derive_seed
from ironroad.core.errors import InvalidSetup


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the groups of bots that play together: the last bot fills empty seats; with more bots than seats, every
    combination plays.

    >>> line_ups(["greedy", "random"], 3)
    [('greedy', 'random', 'random')]
    """
    if not bots:
        raise InvalidSetup("lab-no-bots")
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    return list(combinations(bots, seats))


def seating(bots: Sequence[str], seats: int, game: int, seed: int) -> tuple[list[str], int]:
    """Return the bots by seat and the seed of a game.

    The games of a round share a seed: the same group, rotated by one seat from game to game, gets the same deal.
    """
    groups = line_ups(bots, seats)
    round, turn = divmod(game, seats)
    group = groups[round % len(groups)]
    orders = list(permutations(range(1, seats)))
    order = (0, *orders[round // len(groups) % len(orders)])
    seated = [group[order[(place + turn) % seats]] for place in range(seats)]
    return seated, derive_seed(seed, round)
