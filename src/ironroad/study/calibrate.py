"""Fits winning chances to finished games: ``python -m ironroad.study.calibrate TITLE --seed 1``.

Greedy bots, who sometimes choose at random, play games of every set-up. For each stage of the evaluation three parameters
are fitted by maximum likelihood to who won (``ironroad.bots.chances``). Other games, which the fit has not seen, tell how
reliable the chances are, of a position as it stands and after a search. The same command gives the same file.
"""

import argparse
import json
import math
import multiprocessing
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironroad
from ironroad.bots.chances import PARAMETERS, UNFITTED, Calibration, logit, shares_of_win
from ironroad.bots.greedy import Greedy
from ironroad.bots.learn import solve
from ironroad.bots.question import Question, ask
from ironroad.bots.seeds import derive_seed
from ironroad.bots.titles import chances_file, evaluation_for, titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study.opinion import Thinker

SLIP: Final = 12
"""One in this many decisions is random, so that positions vary."""
KEPT: Final = 24
"""At most this many positions of a game are kept, spread over the game."""
SEARCHED: Final = 4
"""At most this many positions of a held-out game are searched."""
ITERATIONS: Final = 48
"""The size of a search of a held-out position."""
STEPS: Final = 12
"""Newton steps of the fit, which converges in about half as many."""
PRIOR: Final = 100.0
"""Parameters are drawn towards those of a larger whole as if by this much information, about that of twenty games."""
BINS: Final = 10


class Row(NamedTuple):
    """A position of a game: what the calibration sees, and what each player had of the win."""

    stage: int
    decider: int
    seats: int
    values: list[float]
    shares: list[float]


class Forecast(NamedTuple):
    """Chances of all players in a position, and what each had of the win."""

    chances: list[float]
    shares: list[float]


class Task(NamedTuple):
    """A game to play."""

    title: str
    seats: int
    options: dict[str, str]
    seed: int


def game(task: Task) -> tuple[Table, list[Question]]:
    """Play a game between greedy bots who sometimes slip; return it with the questions that were asked."""
    table = ironroad.new(task.title, task.seats, task.seed, task.options)
    evaluation = evaluation_for(table.title, task.seats)
    dealer = Dealer(task.seed + 1)
    greedy = Greedy(table.title, evaluation, task.seed + 2)
    asked: list[Question] = []
    while table.seat is not None:
        question = ask(table, derive_seed(task.seed, table.count))
        asked.append(question)
        if dealer.below(SLIP) == 0:
            place = dealer.below(len(question.options))
        else:
            rates = greedy.rate(question.world, question.seat, question.actions, 1)
            place = rates.index(max(rates))
        table.play(question.options[place])
    return table, asked


def play(task: Task) -> tuple[list[Question], list[float]]:
    """Play a game; return the questions that are kept and the shares of the win."""
    table, asked = game(task)
    assert table.outcome is not None
    return spread(asked, KEPT), shares_of_win(table.outcome)


def spread(items: list[Question], count: int) -> list[Question]:
    """Return at most this many items, evenly spaced."""
    if len(items) <= count:
        return items
    return [items[place * len(items) // count] for place in range(count)]


def rows_of(task: Task) -> list[Row]:
    """Play a game and return its positions."""
    questions, shares = play(task)
    return _rows(questions, shares)


def _rows(questions: list[Question], shares: list[float]) -> list[Row]:
    found = []
    for question in questions:
        seats = question.rules.seats
        evaluation = evaluation_for(question.title, seats)
        values = evaluation.values(question.world)
        stage = int(evaluation.stage(question.world))
        found.append(Row(stage, question.seat, seats, values, shares))
    return found


def searched(given: tuple[Task, list[list[float]]]) -> tuple[list[Row], list[Forecast]]:
    """Play a held-out game; return its positions, and what a search with the fitted chances thinks of some of them."""
    task, fitted = given
    questions, shares = play(task)
    found = []
    for question in spread(questions, SEARCHED):
        thinker = Thinker(question, derive_seed(task.seed, "held out"), Calibration(fitted))
        thinker.think(ITERATIONS)
        chances = [each.value for each in thinker.opinion().chances]
        found.append(Forecast(chances, shares))
    return _rows(questions, shares), found


def fit(rows: list[Row], stages: int) -> dict[str, list[list[float]]]:
    """Return the parameters of each stage, by seat count.

    Those of a seat count are drawn towards those of all, which are drawn towards those of all stages.
    """
    whole = _fitted(rows, UNFITTED)
    by_stage = [
        _fitted([row for row in rows if row.stage == stage], whole) for stage in range(stages)
    ]
    return {
        str(seats): [
            _fitted([row for row in rows if (row.seats, row.stage) == (seats, stage)], start)
            for stage, start in enumerate(by_stage)
        ]
        for seats in sorted({row.seats for row in rows})
    }


def _fitted(rows: list[Row], start: list[float]) -> list[float]:
    """Return the parameters of maximum likelihood, drawn towards the start, by Newton's method."""
    now = list(start)
    for _ in range(STEPS):
        table = [
            [PRIOR if line == column else 0.0 for column in range(PARAMETERS)]
            + [PRIOR * (start[line] - now[line])]
            for line in range(PARAMETERS)
        ]
        for row in rows:
            _add_position(table, row, now)
        now = [value + step for value, step in zip(now, solve(table), strict=True)]
    return [round(value, 4) for value in now]


def _add_position(table: list[list[float]], row: Row, now: list[float]) -> None:
    """Add the information of a position and its gradient, the last column, to the equations of a Newton step."""
    chances = Calibration([now]).chances(row.values, 0, row.decider, row.seats)
    inputs = [
        [logit(value), float(player == row.decider), float(player >= row.seats)]
        for player, value in enumerate(row.values)
    ]
    mean = [
        sum([chance * values[i] for chance, values in zip(chances, inputs, strict=True)])
        for i in range(PARAMETERS)
    ]
    for chance, share, values in zip(chances, row.shares, inputs, strict=True):
        away = [value - middle for value, middle in zip(values, mean, strict=True)]
        for i in range(PARAMETERS):
            table[i][PARAMETERS] += (share - chance) * values[i]
            for j in range(PARAMETERS):
                table[i][j] += chance * away[i] * away[j]


def forecasts(rows: list[Row], fitted: list[list[float]]) -> list[Forecast]:
    """Return the calibrated chances of positions as they stand."""
    calibration = Calibration(fitted)
    return [
        Forecast(calibration.chances(row.values, row.stage, row.decider, row.seats), row.shares)
        for row in rows
    ]


def reliability(found: list[Forecast]) -> dict[str, Any]:
    """Return how good forecasts are, next to guessing that all players have equal chances."""
    guesses = [
        Forecast([1.0 / len(each.chances)] * len(each.chances), each.shares) for each in found
    ]
    bins = []
    pairs = [pair for each in found for pair in zip(each.chances, each.shares, strict=True)]
    for number in range(BINS):
        inside = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == number]
        if inside:
            said = sum([chance for chance, _ in inside]) / len(inside)
            won = sum([share for _, share in inside]) / len(inside)
            bins.append([len(inside), round(said, 4), round(won, 4)])
    return {
        "positions": len(found),
        "log_loss": round(_log_loss(found), 4),
        "log_loss_guessing": round(_log_loss(guesses), 4),
        "brier": round(_brier(found), 4),
        "brier_guessing": round(_brier(guesses), 4),
        "bins": bins,
    }


def _log_loss(found: list[Forecast]) -> float:
    total = 0.0
    for each in found:
        for chance, share in zip(each.chances, each.shares, strict=True):
            total -= share * math.log(max(chance, 1e-9))
    return total / len(found)


def _brier(found: list[Forecast]) -> float:
    total = 0.0
    for each in found:
        for chance, share in zip(each.chances, each.shares, strict=True):
            total += (chance - share) ** 2
    return total / len(found)


def tasks(title: str, seats: int, games: int, seed: int, purpose: str) -> list[Task]:
    """Return games of all set-ups with this seat count, in turn."""
    setups = [options for count, options in REGISTRY.meta(title).setups() if count == seats]
    order = list(range(len(setups)))
    Dealer(derive_seed(seed, seats)).shuffle(order)
    return [
        Task(
            title, seats, setups[order[game % len(order)]], derive_seed(seed, seats, purpose, game)
        )
        for game in range(games)
    ]


def calibrate(title: str, seed: int, games: int, pool: Any) -> dict[str, list[list[float]]]:
    """Return the parameters of each stage, by seat count."""
    counts: Sequence[int] = REGISTRY.meta(title).seats
    wanted = [task for seats in counts for task in tasks(title, seats, games, seed, "fit")]
    rows = [row for found in pool.map(rows_of, wanted, chunksize=4) for row in found]
    return fit(rows, evaluation_for(REGISTRY.title(title), counts[0]).stages)


def held_out(
    title: str, seed: int, games: int, fitted: dict[str, list[list[float]]], pool: Any
) -> dict[str, Any]:
    """Return how reliable the chances are in games that the fit has not seen, by seat count and in all."""
    found: dict[str, Any] = {}
    all_standing: list[Forecast] = []
    all_searched: list[Forecast] = []
    for count, rows in fitted.items():
        given = [(task, rows) for task in tasks(title, int(count), games, seed, "held out")]
        played = pool.map(searched, given, chunksize=4)
        standing = forecasts([row for kept, _ in played for row in kept], rows)
        thought = [each for _, some in played for each in some]
        found[count] = {"standing": reliability(standing), "searched": reliability(thought)}
        all_standing += standing
        all_searched += thought
    found["all"] = {"standing": reliability(all_standing), "searched": reliability(all_searched)}
    return found


def main() -> None:
    """Fit and test the chances of a title, and write them with the command that produced them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_features())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    command = f"python -m ironroad.study.calibrate {given.title} --seed {given.seed} --games {given.games}"
    output = given.output or Path(str(chances_file(REGISTRY.package(given.title))))
    data: dict[str, Any] = {
        "title": given.title,
        "recipe": {"command": command, "rules": REGISTRY.meta(given.title).rules_version},
    }
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        data["chances"] = calibrate(given.title, given.seed, given.games, pool)
        data["held_out"] = held_out(
            given.title, given.seed, given.games // 2, data["chances"], pool
        )
    output.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
