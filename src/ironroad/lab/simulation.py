"""Random games without bots, in batches: the fastest way to finished games."""

import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final, NamedTuple

from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.playout import new_game, playout
from ironroad.core.title import Ruleset, Title
from ironroad.games import REGISTRY
from ironroad.lab.backend import run_all
from ironroad.lab.match import Setup
from ironroad.lab.tally import RandomGame, Tally

TRIED: Final = 20
"""The games that are played first, in this process, to find out how long one takes."""
BATCH_SECONDS: Final = 0.1
"""What a batch takes about: long next to handing it over, short for whoever watches the progress."""
BATCHES_PER_JOB: Final = 16
"""Batches are smaller where there would be fewer than this, so that all processes are busy to the end."""
STARTING_SECONDS = 0.5
"""What it takes to start processes: games that take less are played here."""


class Batch(NamedTuple):
    """Games that one process plays one after the other."""

    setup: Setup
    seed: int
    first: int
    games: int
    lines: bool


class Played(NamedTuple):
    """What a batch came to."""

    first: int
    tally: Tally
    lines: str
    """Each game as a line of JSON, if lines were asked for."""


def simulate(
    setup: Setup, seed: int, games: int, jobs: int, backend: str = "local", lines: bool = False
) -> Iterator[Played]:
    """Yield games 0, 1, 2… in this order, batch by batch; how they are divided changes none of them."""
    setup.rules()  # They are made once, which is not part of how long a game takes.
    start = perf_counter()
    tried = play_batch(Batch(setup, seed, 0, min(games, TRIED), lines))
    following = tried.tally.games
    each = (perf_counter() - start) / following
    yield tried
    batches = divided(Batch(setup, seed, following, games - following, lines), each, jobs)
    if (games - following) * each < STARTING_SECONDS:
        jobs = 1
    waiting: dict[int, Played] = {}
    for played in run_all(play_batch, batches, jobs, backend):
        waiting[played.first] = played
        while following in waiting:
            ready = waiting.pop(following)
            following += ready.tally.games
            yield ready


def divided(batch: Batch, each: float, jobs: int) -> list[Batch]:
    """Return parts of a batch whose games take so many seconds each."""
    size = max(1, min(int(BATCH_SECONDS / each), batch.games // (jobs * BATCHES_PER_JOB)))
    end = batch.first + batch.games
    return [
        batch._replace(first=first, games=min(size, end - first))
        for first in range(batch.first, end, size)
    ]


def play_batch(batch: Batch) -> Played:
    """Play the games of a batch."""
    setup, seed, first, games, lines = batch
    title = REGISTRY.title(setup.title)
    rules = setup.rules()
    numbers = range(first, first + games)
    played = [play_random(title, rules, game, derive_seed(seed, game)) for game in numbers]
    tally = Tally(setup.seats)
    tally.add(played)
    told = [json.dumps(game) + "\n" for game in played] if lines else []
    return Played(first, tally, "".join(told))


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
