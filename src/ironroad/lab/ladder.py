"""A fixed trial of an agent: against each rung of a ladder of bots, in each title, seat-balanced and from fixed seeds."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ironroad.bots.ratings import bot_ratings
from ironroad.core.title import Meta
from ironroad.games import REGISTRY
from ironroad.lab.arena import Plan, run
from ironroad.lab.match import Game, Setup
from ironroad.lab.ratings import Standing, standings

RUNGS: Final = ("random", "easy", "normal", "mcts:50it", "mcts:200it")
"""The opponents, the weakest first. Their budgets are iterations, so that the machine's speed changes nothing."""
SEATS: Final = 3
SEED: Final = 1
ROUNDS: Final = 10
"""So many times the agent plays each seat against each rung unless told otherwise."""


class Result(NamedTuple):
    """How the agent did against one rung."""

    title: str
    rung: str
    rating: float | None
    games: int
    standing: Standing
    reason: str | None
    """Why the first answer of the agent that was none is a fault."""


def seats_of(meta: Meta) -> int:
    """Return the number of seats in the trial: three, or the number next to it that a title has."""
    return min(meta.seats, key=lambda seats: (abs(seats - SEATS), seats))


def climb(
    agent: str,
    titles: Sequence[str],
    rungs: Sequence[str] = RUNGS,
    rounds: int = ROUNDS,
    jobs: int = 1,
    backend: str = "local",
) -> Iterator[Result]:
    """Yield the results of the agent, a bot's spec, rung by rung: one seat is the agent's, the others are the rung's."""
    for title in titles:
        meta = REGISTRY.meta(title)
        seats = seats_of(meta)
        ratings = bot_ratings(title)
        for rung in rungs:
            setup = Setup(title, seats, {}, None)
            games = _played(setup, agent, rung, rounds * seats, jobs, backend)
            rated = ratings.get(rung)
            found = {each.bot: each for each in standings(games)}
            rating = None if rated is None else rated.rating
            yield Result(title, rung, rating, len(games), found[agent], first_fault(games, agent))


def first_fault(games: Sequence[Game], bot: str) -> str | None:
    """Return the reason of a bot's first fault, if it made one."""
    for game in games:
        for player, faults in zip(game["bots"], game["faults"], strict=True):
            if player == bot and faults:
                return str(faults[0]["reason"])
    return None


def _played(setup: Setup, agent: str, rung: str, games: int, jobs: int, backend: str) -> list[Game]:
    plan = Plan(setup, [agent, rung], games, SEED)
    return sorted(run(plan, jobs, backend, None), key=lambda game: game["game"])
