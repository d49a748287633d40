"""Learns the weights of an evaluation by trial: ``python -m ironroad.bots.evolve trans-siberian --seed 1``.

A few weights are changed at random. A player with the changed ones meets players with those kept so far, from random
openings, on every seat in turn; what does better than chance explains is kept. That serves where the final score
says little about who wins: in an auction everybody's points depend on what the others are ready to pay.
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
SECOND_LOOK: Final = 14
"""Openings from which what passed must do better by more than the error of the mean."""
CHANGES: Final = 4
"""The most weights that are changed at once."""
FACTOR: Final = 0.4
STEP: Final = 0.08
"""How far a weight moves: by a factor, and by a step that also takes it away from zero."""


class Task(NamedTuple):
    """A game: one seat plays with changed weights, all others with those kept."""

    title: str
    seats: int
    changed: Weights
    kept: Weights
    seat: int
    opening: int
    seed: int


class Edge(NamedTuple):
    """By how much a player does better than the mean of the others, and the error of that."""

    mean: float
    error: float


def play(task: Task) -> float:
    """Return how much better the changed weights did than the mean of the others."""
    table = ironroad.new(task.title, task.seats, task.seed)
    draw = random.Random(task.seed)
    players = [
        Greedy(table.title, evaluation_with(task.title, weights), task.seed + seat)
        for seat in range(task.seats)
        for weights in [task.changed if seat == task.seat else task.kept]
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
    title: str, counts: list[int], changed: Weights, kept: Weights, openings: int, seed: int
) -> list[Task]:
    """Return the games from so many openings, seat counts in turn, each with the changed weights on every seat."""
    found = []
    for number in range(openings):
        seats = counts[number % len(counts)]
        for seat in range(seats):
            opening = 2 + number % 5
            found.append(Task(title, seats, changed, kept, seat, opening, seed + number))
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
    kept: Weights = importlib.import_module(MODULES[title]).HAND
    draw = random.Random(seed)
    for trial in range(trials):
        changed = changed_at_random(kept, draw)
        first = seed * 1_000_000_000 + trial * 1_000
        if edge_of(run(play, tasks_of(title, counts, changed, kept, FIRST_LOOK, first))).mean <= 0:
            continue
        games = tasks_of(title, counts, changed, kept, SECOND_LOOK, first + FIRST_LOOK)
        edge = edge_of(run(play, games))
        if edge.mean > edge.error:
            kept = changed
            told(f"{trial + 1} of {trials}: better by {edge.mean:.3f} +- {edge.error:.3f}")
    return kept


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
