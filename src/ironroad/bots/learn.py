"""Learns the weights of an evaluation from self-play: ``python -m ironroad.bots.learn TITLE --seed 1``.

Greedy bots play games in which some decisions and some seats are random, so that the training positions vary.
The weights are then fitted to the final scores by ridge regression, stage by stage, regularized towards the weights of
the previous round; the first round starts from the weights set by hand.
"""

import argparse
import json
import multiprocessing
import os
from pathlib import Path
from typing import Any, Final

import ironroad
from ironroad.bots.bot import RandomBot
from ironroad.bots.evaluation import Evaluation
from ironroad.bots.greedy import Greedy
from ironroad.bots.question import ask
from ironroad.bots.titles import bot_module, titles_with_features, weights_file
from ironroad.core.dealer import Dealer
from ironroad.games import REGISTRY

Row = tuple[int, list[float], float]
"""A training row: the stage, the features of one player, and the final score."""
Task = tuple[str, int, dict[str, str], list[list[float]], int]
WeightedRow = tuple[list[float], float, float]
"""Features, the weight of the row, and its residual: by how much the weighted sum should change."""
SLIP: Final = 12
"""One in this many decisions is random."""
RANDOM_SEATS: Final = 5
"""One in this many seats plays randomly throughout."""


def sample_game(task: Task) -> list[Row]:
    """Play one game and return its training rows."""
    title, seats, options, weights, seed = task
    evaluation = evaluation_with(title, weights)
    table = ironroad.new(title, seats, seed, options)
    dealer = Dealer(seed + 1)
    greedy = Greedy(table.title, evaluation, seed + 2)
    plays_randomly = [dealer.below(RANDOM_SEATS) == 0 for _ in range(seats)]
    random = RandomBot("", seed + 3)
    seen: list[tuple[int, list[list[float]]]] = []
    while table.seat is not None:
        question = ask(table, seed + table.count)
        seen.append((int(evaluation.stage(table.state)), evaluation.features(table.state)))
        if plays_randomly[question.seat] or dealer.below(SLIP) == 0:
            table.play(random.choose(question))
        else:
            rates = greedy.rate(question.world, question.seat, question.actions, 1)
            table.play(question.options[rates.index(max(rates))])
    outcome = table.outcome
    assert outcome is not None
    totals = [*outcome.totals, *[rival.card.total for rival in outcome.rivals]]
    return [
        (stage, values, float(totals[player]))
        for stage, players in seen
        for player, values in enumerate(players)
    ]


def evaluation_with(title: str, weights: list[list[float]]) -> Evaluation[Any]:
    """Return the evaluation of a title with these weights."""
    module = bot_module(title)
    evaluation: Evaluation[Any] = module.EVALUATION(weights, module.SCALE)
    return evaluation


def fit(rows: list[Row], before: list[list[float]], ridge: float) -> list[list[float]]:
    """Return the weights fitted by ridge regression, regularized towards the previous ones."""
    result = []
    for stage, old in enumerate(before):
        mine = [(values, score) for at, values, score in rows if at == stage]
        result.append(_fit_stage(mine, old, ridge) if mine else old)
    return result


def _fit_stage(
    rows: list[tuple[list[float], float]], old: list[float], ridge: float
) -> list[float]:
    errors = [score - weighted_sum(values, old) for values, score in rows]
    weighted = [(values, 1.0, error) for (values, _), error in zip(rows, errors, strict=True)]
    change = ridge_step(weighted, len(old), ridge)
    return [round(weight + step, 4) for weight, step in zip(old, change, strict=True)]


def weighted_sum(values: list[float], weights: list[float]) -> float:
    """Return the dot product."""
    return sum([value * weight for value, weight in zip(values, weights, strict=True)])


def ridge_step(rows: list[WeightedRow], count: int, ridge: float) -> list[float]:
    """Return the change of the weights that solves the ridge regression, with normalized features."""
    size = len(rows)
    scale = [
        max(1e-9, (sum([values[i] ** 2 for values, _, _ in rows]) / size) ** 0.5)
        for i in range(count)
    ]
    table = [[0.0] * (count + 1) for _ in range(count)]
    for values, counted, pull in rows:
        scaled = [value / unit for value, unit in zip(values, scale, strict=True)]
        for i in range(count):
            if scaled[i]:
                line, factor = table[i], counted * scaled[i]
                for j in range(count):
                    line[j] += factor * scaled[j]
                line[count] += scaled[i] * pull
    for i in range(count):
        table[i][i] += ridge * size
    return [step / unit for step, unit in zip(solve(table), scale, strict=True)]


def solve(table: list[list[float]]) -> list[float]:
    """Solve a linear system by Gaussian elimination; each row holds the coefficients and the right-hand side."""
    count = len(table)
    for i in range(count):
        pivot = max(range(i, count), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for row in range(i + 1, count):
            factor = table[row][i] / table[i][i]
            for j in range(i, count + 1):
                table[row][j] -= factor * table[i][j]
    result = [0.0] * count
    for i in reversed(range(count)):
        known = sum([table[i][j] * result[j] for j in range(i + 1, count)])
        result[i] = (table[i][count] - known) / table[i][i]
    return result


def learn(
    title: str,
    seats: int,
    options: dict[str, str],
    games: int,
    rounds: int,
    seed: int,
    ridge: float,
    jobs: int,
) -> list[list[float]]:
    """Return the weights for one seat count."""
    weights: list[list[float]] = bot_module(title).HAND
    for number in range(rounds):
        first = (seed * 1_000 + seats * 100 + number) * 1_000_000
        tasks = [(title, seats, options, weights, first + game * 100) for game in range(games)]
        if jobs > 1:
            with multiprocessing.get_context("spawn").Pool(jobs) as pool:
                samples = pool.map(sample_game, tasks, chunksize=8)
        else:
            samples = [sample_game(task) for task in tasks]
        weights = fit([row for sample in samples for row in sample], weights, ridge)
    return weights


def main() -> None:
    """Learn weights for each seat count and write them with the command that produced them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_features())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ridge", type=float, default=0.01)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    meta = REGISTRY.meta(given.title)
    counts = given.seats or meta.seats
    weights = {
        str(seats): learn(
            given.title,
            seats,
            {},
            given.games,
            given.rounds,
            given.seed,
            given.ridge,
            given.jobs,
        )
        for seats in counts
    }
    command = (
        f"python -m ironroad.bots.learn {given.title} --seed {given.seed}"
        f" --games {given.games} --rounds {given.rounds} --ridge {given.ridge}"
    )
    command += "".join([f" --seats {seats}" for seats in given.seats or []])
    save(given.title, command, "final score of each player", weights, given.output)


def save(
    title: str, command: str, target: str, weights: dict[str, Any], output: Path | None
) -> None:
    """Write weights with the command that produced them, into the title's folder or to another file."""
    found: type[Evaluation[Any]] = bot_module(title).EVALUATION
    rules = REGISTRY.meta(title).rules_version
    recipe = {"command": command, "rules": rules, "target": target}
    data = {"title": title, "recipe": recipe, "features": list(found.names), "weights": weights}
    usual = Path(str(weights_file(REGISTRY.package(title))))
    (output or usual).write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
