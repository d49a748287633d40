"""Random games without bots, in batches: the fastest way to finished games."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypedDict

from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.playout import new_game, playout
from ironroad.core.title import Ruleset, Title
from ironroad.games import REGISTRY
from ironroad.lab.backend import run_all
from ironroad.lab.match import Setup

MAX_BATCH: Final = 64
BATCHES_PER_JOB: Final = 4
"""Small batches keep all processes busy to the end."""
MIN_GAMES_PER_PROCESS: Final = 20
"""For fewer games, starting a process would take longer than playing them."""


class RandomGame(TypedDict):
    """A finished game, as a line of the output."""

    game: int
    seed: int
    moves: int
    totals: list[int]
    places: list[int]
    reasons: list[str]


class Batch(NamedTuple):
    """Games that one process plays one after the other."""

    setup: Setup
    seed: int
    first: int
    games: int


def simulate(
    setup: Setup, seed: int, games: int, jobs: int, backend: str = "local"
) -> Iterator[RandomGame]:
    """Yield games 0, 1, 2… in this order, independent of the number of processes."""
    size = max(1, min(MAX_BATCH, games // (jobs * BATCHES_PER_JOB)))
    batches = [
        Batch(setup, seed, first, min(size, games - first)) for first in range(0, games, size)
    ]
    jobs = min(jobs, games // MIN_GAMES_PER_PROCESS)
    waiting: dict[int, list[RandomGame]] = {}
    following = 0
    for played in run_all(play_batch, batches, jobs, backend):
        waiting[played[0]["game"]] = played
        while following in waiting:
            ready = waiting.pop(following)
            following += len(ready)
            yield from ready


def play_batch(batch: Batch) -> list[RandomGame]:
    """Play the games of a batch."""
    setup, seed, first, games = batch
    title = REGISTRY.title(setup.title)
    rules = setup.rules()
    numbers = range(first, first + games)
    return [play_random(title, rules, game, derive_seed(seed, game)) for game in numbers]


def play_random(title: Title[Any], rules: Ruleset, game: int, seed: int) -> RandomGame:
    """Play one random game to its end."""
    state, options = new_game(title, rules)
    moves = playout(state, options, Dealer(seed))
    outcome = title.outcome(state)
    assert outcome is not None
    return {
        "game": game,
        "seed": seed,
        "moves": moves,
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "reasons": [reason.id for reason in outcome.reasons],
    }
