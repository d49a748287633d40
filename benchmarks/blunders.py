"""How many planted blunders a review finds, and how often it marks a right decision: ``python -m benchmarks.blunders TITLE``.

A case is a position of a game between greedy bots. A search ten times as long as the review's examines every option. The
option that it holds to be worst is played as a blunder, if it costs at least twice the share from which decisions are marked;
the option that it holds to be best is played as a right decision. The review judges both.
"""

import argparse
import json
import multiprocessing
import os
from typing import Any, Final, NamedTuple

from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.bots.titles import titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.lab.ratings import wilson
from ironroad.study.calibrate import Task, game
from ironroad.study.opinion import Thinker
from ironroad.study.review import STRENGTHS, judge, moves_to_judge
from ironroad.study.summary import MARKED_LOSS, grade

LONGER: Final = 10
"""How many times as long the search thinks that knows what is right."""
PLANTED_LOSS: Final = 2 * MARKED_LOSS
"""What a planted blunder costs at least, by the longer search."""
MOST_TRIES: Final = 20
"""Positions that are looked at for a case before it is given up."""


class Case(NamedTuple):
    """A planted blunder and a right decision in the same position, and whether the review marks them."""

    is_found: bool
    is_false_alarm: bool
    loss: float


def position(title: str, seats: int, seed: int) -> Table:
    """Return a table at some decision of a game between greedy bots."""
    table, _ = game(Task(title, seats, {}, seed))
    moves = moves_to_judge(table)
    return table.at(moves[Dealer(seed).below(len(moves))])


def planted(title: str, seats: int, seed: int, iterations: int) -> Case | None:
    """Return a case; ``None`` if no position was found in which an option costs enough."""
    for number in range(MOST_TRIES):
        table = position(title, seats, derive_seed(seed, number))
        question = ask(table, seed)
        thinker = Thinker(question, derive_seed(seed, "longer"))
        thinker.think(LONGER * iterations)
        for text in question.options:
            thinker.examine(text, max(1, LONGER * iterations // len(question.options)))
        opinion = thinker.opinion()
        best = opinion.candidates[0]
        worst = min(opinion.candidates, key=lambda each: each.chances[question.seat].value)
        loss = best.chances[question.seat].value - worst.chances[question.seat].value
        if loss >= PLANTED_LOSS:
            return Case(
                _is_marked(table, worst.action, iterations, seed),
                _is_marked(table, best.action, iterations, seed),
                loss,
            )
    return None


def _is_marked(table: Table, action: str, iterations: int, seed: int) -> bool:
    """Whether the review marks an action at this table."""
    played = table.clone()
    move = played.count
    played.play(action)
    return grade(judge(played, move, iterations, seed)) > 0


def _one(given: tuple[str, int, int, int]) -> Case | None:
    return planted(*given)


def main() -> None:
    """Plant blunders and print how many were found, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_features())
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", choices=list(STRENGTHS), default="quick")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    iterations = STRENGTHS[given.strength].iterations
    tasks = [
        (given.title, given.seats, derive_seed(given.seed, case), iterations)
        for case in range(given.cases)
    ]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        found = [case for case in pool.imap(_one, tasks) if case is not None]
    hits = sum([case.is_found for case in found])
    alarms = sum([case.is_false_alarm for case in found])
    rates = {
        "found": (hits, wilson(hits, len(found))),
        "false alarms": (alarms, wilson(alarms, len(found))),
    }
    told: dict[str, Any] = {
        "title": given.title,
        "seats": given.seats,
        "strength": given.strength,
        "iterations": iterations,
        "cases": len(found),
    }
    for name, (count, rate) in rates.items():
        told[name] = [count, *[round(value, 3) for value in rate]]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
