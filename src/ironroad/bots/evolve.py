"""Learns the weights of an evaluation by trial: ``python -m ironroad.bots.evolve trans-siberian --seed 1``.

A few weights are changed at random. A player with the changed ones meets players with weights that were kept before,
those set by hand among them, from random openings, on every seat in turn; what does better than those kept last, by
more than chance explains, is kept. To meet the last ones alone would not do: what beats them may lose to others.
That serves where the final score says little about who wins: in an auction everybody's points depend on what the
others are ready to pay.
"""

import argparse
import importlib
import math
import multiprocessing
import os
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironroad
from ironroad.bots.evaluation import final_values
from ironroad.bots.greedy import Greedy
from ironroad.bots.learn import evaluation_with, save
from ironroad.bots.question import ask
from ironroad.bots.titles import MODULES

Weights = list[list[float]]
Run = Callable[[Callable[["Task"], float], list["Task"]], Iterable[float]]
FIRST_LOOK: Final = 6
"""Openings from which a change is tried at first, and from which it must do no worse."""
SECOND_LOOK: Final = 24
"""Openings from which what passed must do better by more than the error of the mean, and a half."""
SURELY: Final = 1.5
CHANGES: Final = 4
"""The most weights that are changed at once."""
FACTOR: Final = 0.4
STEP: Final = 0.08
"""How far a weight moves: by a factor, and by a step that also takes it away from zero."""


class Task(NamedTuple):
    """A game: one seat plays with weights that are tried, all others with other ones."""

    title: str
    seats: int
    tried: Weights
    others: Weights
    seat: int
    opening: int
    seed: int


class Edge(NamedTuple):
    """By how much one does better than the other, and the error of that."""

    mean: float
    error: float


def play(task: Task) -> float:
    """Return how much better the weights that are tried did than the mean of the others."""
    table = ironroad.new(task.title, task.seats, task.seed)
    draw = random.Random(task.seed)
    players = [
        Greedy(table.title, evaluation_with(task.title, weights), task.seed + seat)
        for seat in range(task.seats)
        for weights in [task.tried if seat == task.seat else task.others]
    ]
    decisions = 0
    while table.seat is not None:
        question = ask(table, task.seed + decisions)
        if decisions < task.opening:
            table.play(draw.choice(question.options))
        else:
            rates = players[question.seat].rate(question.world, question.seat, question.actions, 1)
            table.play(question.options[rates.index(max(rates))])
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    values = final_values(outcome, importlib.import_module(MODULES[task.title]).SCALE)
    others = [value for seat, value in enumerate(values) if seat != task.seat]
    return values[task.seat] - (sum(others) / len(others) if others else 0.0)


def tasks_of(
    title: str, counts: list[int], tried: Weights, league: list[Weights], openings: int, seed: int
) -> list[Task]:
    """Return the games from so many openings, seat counts and opponents in turn, with the tried weights on every seat."""
    found = []
    for number in range(openings):
        seats = counts[number % len(counts)]
        others = league[(seed + number // len(counts)) % len(league)]
        for seat in range(seats):
            opening = 2 + number % 5
            found.append(Task(title, seats, tried, others, seat, opening, seed + number))
    return found


def edge_of(results: Iterable[float]) -> Edge:
    """Return the mean of results and its error."""
    found = list(results)
    mean = sum(found) / len(found)
    spread = sum([(result - mean) ** 2 for result in found]) / len(found)
    return Edge(mean, math.sqrt(spread / len(found)))


def changed_at_random(weights: Weights, draw: random.Random) -> Weights:
    """Return weights of which a few are different; the constant, which all players share, stays."""
    changed = [list(row) for row in weights]
    for _ in range(draw.randint(1, CHANGES)):
        row = draw.choice(changed)
        place = draw.randrange(1, len(row))
        row[place] = round(row[place] * math.exp(draw.gauss(0, FACTOR)) + draw.gauss(0, STEP), 3)
    return changed


def evolve(
    title: str,
    counts: list[int],
    trials: int,
    seed: int,
    run: Run,
    told: Callable[[str], None] = lambda _: None,
) -> Weights:
    """Return the weights that are left after so many trials."""
    league: list[Weights] = [importlib.import_module(MODULES[title]).HAND]
    draw = random.Random(seed)

    def edge(changed: Weights, openings: int, seed: int) -> Edge:
        """Return how much better the changed weights do than those kept last, against the same opponents."""
        results = [
            run(play, tasks_of(title, counts, tried, league, openings, seed))
            for tried in (changed, league[-1])
        ]
        return edge_of([one - other for one, other in zip(*results, strict=True)])

    for trial in range(trials):
        changed = changed_at_random(league[-1], draw)
        first = seed * 1_000_000_000 + trial * 1_000
        if edge(changed, FIRST_LOOK, first).mean <= 0:
            continue
        found = edge(changed, SECOND_LOOK, first + FIRST_LOOK)
        if found.mean > SURELY * found.error:
            league.append(changed)
            told(f"{trial + 1} of {trials}: better by {found.mean:.3f} +- {found.error:.3f}")
    return league[-1]


def main() -> None:
    """Evolve and write the weights with their recipe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=sorted(MODULES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seats", type=int, action="append", help="seat counts, in turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    meta = importlib.import_module("ironroad.games").REGISTRY.meta(given.title)
    counts = given.seats or list(meta.seats)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        weights = evolve(given.title, counts, given.trials, given.seed, pool.imap, print)
    command = f"python -m ironroad.bots.evolve {given.title} --seed {given.seed}"
    command += f" --trials {given.trials}" + "".join([f" --seats {n}" for n in given.seats or []])
    target = "win and margin in games against the weights before"
    everywhere: dict[str, Any] = {str(seats): weights for seats in counts}
    save(given.title, command, target, everywhere, given.output)


if __name__ == "__main__":
    main()
