"""Learns the weights of an evaluation from who wins: ``python -m ironroad.bots.evolve TITLE --seed 1``.

That serves where the final score says little about who wins: in an auction everybody's points depend on what the
others are ready to pay. Players with weights that were kept before, those set by hand first, meet from random openings.
A step of logistic regression, of wins on how far the features of a player differ from those of the rivals, says in
which direction the weights should change; games say how far. The change that does best, by more than chance explains,
is kept. Opponents are all that were kept: to meet the last ones alone would not do, what beats them may lose to others.
"""

import argparse
import math
import multiprocessing
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironroad
from ironroad.bots.evaluation import BEST_RIVAL, Evaluation, final_values, squashed
from ironroad.bots.greedy import Greedy
from ironroad.bots.learn import SLIP, Pull, change_of, evaluation_with, save, weighed
from ironroad.bots.question import ask
from ironroad.bots.titles import bot_module, titles_with_features
from ironroad.games import REGISTRY

Weights = list[list[float]]
STEPS: Final = (0.1, 0.2, 0.4)
"""The parts of the change that are tried: the whole leads to positions that nobody has learned from."""
LOOK: Final = 24
"""Openings from which a change is tried, on every seat."""
SURELY: Final = 1.5
"""By how many times the error of the mean a change must do better to be kept."""
LONGEST: Final = 8
"""The most random decisions of an opening."""
SEEN: Final = 4
"""Of so many positions one is learned from: neighbours are much alike."""
RIDGE: Final = 0.01


class Game(NamedTuple):
    """A game to be played: who sits where, after how many random decisions, and how seldom they slip."""

    title: str
    players: tuple[Weights, ...]
    opening: int
    slip: int
    seed: int


class Position(NamedTuple):
    """A moment of a game: the stage and the features of each player."""

    stage: int
    features: list[list[float]]


class Played(NamedTuple):
    """What came of a game: some of its positions, and how well each seat has done."""

    positions: list[Position]
    values: list[float]


class Edge(NamedTuple):
    """By how much one does better than the other, and the error of that."""

    mean: float
    error: float


Run = Callable[[Callable[[Game], Played], list[Game]], list[Played]]


def play(game: Game) -> Played:
    """Play a game between greedy players."""
    table = ironroad.new(game.title, len(game.players), game.seed)
    draw = random.Random(game.seed)
    evaluations = [evaluation_with(game.title, weights) for weights in game.players]
    players = [Greedy(table.title, e, game.seed + seat) for seat, e in enumerate(evaluations)]
    positions: list[Position] = []
    decisions = 0
    while table.seat is not None:
        question = ask(table, game.seed + decisions)
        if decisions % SEEN == 0:
            positions.append(_position(evaluations[0], question.world))
        if decisions < game.opening or (game.slip and draw.randrange(game.slip) == 0):
            table.play(draw.choice(question.options))
        else:
            rates = players[question.seat].rate(question.world, question.seat, question.actions, 1)
            table.play(question.options[rates.index(max(rates))])
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    return Played(positions, final_values(outcome, evaluations[0].scale))


def _position(evaluation: Evaluation[Any], state: Any) -> Position:
    return Position(int(evaluation.stage(state)), evaluation.features(state))


def lead(played: Played, seat: int) -> float:
    """Return how much better a seat did than the mean of the others."""
    others = played.values[:seat] + played.values[seat + 1 :]
    return played.values[seat] - (sum(others) / len(others) if others else 0.0)


def trials_of(
    title: str, counts: list[int], tried: Weights, league: list[Weights], seed: int
) -> list[tuple[Game, int]]:
    """Return games with the tried weights on every seat in turn, and that seat.

    Seat counts and opponents change from opening to opening.
    """
    found = []
    for number in range(LOOK):
        seats = counts[number % len(counts)]
        others = league[number // len(counts) % len(league)]
        for seat in range(seats):
            players = tuple([tried if other == seat else others for other in range(seats)])
            found.append((Game(title, players, 2 + number % 5, 0, seed + number), seat))
    return found


def samples_of(
    title: str, counts: list[int], league: list[Weights], games: int, seed: int
) -> list[Game]:
    """Return games between any of the league, every second one with slips."""
    found = []
    for number in range(games):
        draw = random.Random(seed + number)
        players = tuple([draw.choice(league) for _ in range(counts[number % len(counts)])])
        slip = SLIP if number % 2 else 0
        found.append(Game(title, players, draw.randint(1, LONGEST), slip, seed + number))
    return found


def edge_of(leads: list[float]) -> Edge:
    """Return the mean of some leads and its error."""
    mean = sum(leads) / len(leads)
    spread = sum([(one - mean) ** 2 for one in leads]) / len(leads)
    return Edge(mean, math.sqrt(spread / len(leads)))


def direction(played: list[Played], weights: Weights, scale: float) -> Weights:
    """Return how the weights should change for the evaluation to tell who will win."""
    rows: list[list[Pull]] = [[] for _ in weights]
    for game in played:
        for position in game.positions:
            old = weights[position.stage]
            for seat, value in enumerate(game.values):
                difference = _difference(position.features, seat, old)
                expected = squashed(weighed(difference, old) / scale)
                counted = expected * (1.0 - expected)
                rows[position.stage].append((difference, counted, (value - expected) * scale))
    return [
        change_of(found, len(old), RIDGE) if found else [0.0] * len(old)
        for found, old in zip(rows, weights, strict=True)
    ]


def _difference(features: list[list[float]], seat: int, weights: list[float]) -> list[float]:
    """Return by how much the features of a seat differ from those of its rivals, as an evaluation weighs them."""
    rivals = [values for other, values in enumerate(features) if other != seat]
    if not rivals:
        return features[seat]
    best = max(rivals, key=lambda values: weighed(values, weights))
    shared = (1.0 - BEST_RIVAL) / len(rivals)
    return [
        own - BEST_RIVAL * best[place] - shared * sum([values[place] for values in rivals])
        for place, own in enumerate(features[seat])
    ]


def moved(weights: Weights, change: Weights, part: float) -> Weights:
    """Return the weights after a part of a change."""
    return [
        [round(weight + part * step, 3) for weight, step in zip(row, steps, strict=True)]
        for row, steps in zip(weights, change, strict=True)
    ]


def evolve(
    title: str,
    counts: list[int],
    rounds: int,
    games: int,
    seed: int,
    run: Run,
    told: Callable[[str], None] = lambda _: None,
) -> Weights:
    """Return the weights that are left after so many rounds, each with so many games to learn from."""
    module = bot_module(title)
    league: list[Weights] = [module.HAND]

    def leads(tried: Weights, first: int) -> list[float]:
        trials = trials_of(title, counts, tried, league, first)
        played = run(play, [game for game, _ in trials])
        return [lead(one, seat) for one, (_, seat) in zip(played, trials, strict=True)]

    for number in range(rounds):
        first = (seed * 1_000 + number) * 1_000_000
        played = run(play, samples_of(title, counts, league, games, first))
        change = direction(played, league[-1], module.SCALE)
        before = leads(league[-1], first + games)
        found = []
        for part in STEPS:
            weights = moved(league[-1], change, part)
            after = leads(weights, first + games)
            edge = edge_of([one - other for one, other in zip(after, before, strict=True)])
            told(f"round {number + 1}, {part} of the change: {edge.mean:+.3f} +- {edge.error:.3f}")
            found.append((edge, weights))
        edge, weights = max(found, key=lambda pair: pair[0].mean)
        if edge.mean > SURELY * edge.error:
            league.append(weights)
    return league[-1]


def main() -> None:
    """Evolve and write the weights with their recipe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_features())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=500, help="to learn from in each round")
    parser.add_argument("--seats", type=int, action="append", help="seat counts, in turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    meta = REGISTRY.meta(given.title)
    counts = given.seats or list(meta.seats)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        weights = evolve(
            given.title, counts, given.rounds, given.games, given.seed, pool.map, print
        )
    command = f"python -m ironroad.bots.evolve {given.title} --seed {given.seed}"
    command += f" --rounds {given.rounds} --games {given.games}"
    command += "".join([f" --seats {seats}" for seats in given.seats or []])
    everywhere: dict[str, Any] = {str(seats): weights for seats in counts}
    save(given.title, command, "win and margin of each player", everywhere, given.output)


if __name__ == "__main__":
    main()
