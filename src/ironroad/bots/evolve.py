"""Learns the weights of an evaluation from wins: ``python -m ironroad.bots.evolve TITLE --seed 1``.

For titles where the final score says little about who wins: in an auction, everybody's score depends on what the
others will pay. Each round plays training games from random openings between all weights accepted so far (the league,
which begins with the weights set by hand). A step of logistic regression of the results on the differences between a
player's features and those of the rivals gives the direction of the change; trial games against the whole league
choose the step size. The best step is accepted if it gains significantly. Opponents are the whole league because
weights that beat only the latest ones may lose to earlier ones.
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
from ironroad.bots.evaluation import BEST_RIVAL_WEIGHT, Evaluation, final_values, logistic
from ironroad.bots.greedy import Greedy
from ironroad.bots.learn import SLIP, WeightedRow, evaluation_with, ridge_step, save, weighted_sum
from ironroad.bots.question import ask
from ironroad.bots.titles import bot_module, titles_with_features
from ironroad.games import REGISTRY

Weights = list[list[float]]
STEPS: Final = (0.1, 0.2, 0.4)
"""The step sizes to try; a full step leads to positions that are not in the training games."""
TRIAL_OPENINGS: Final = 24
"""Openings of the trial games; each is played from every seat."""
MIN_STANDARD_ERRORS: Final = 1.5
"""The gain, in standard errors, above which a step is accepted."""
MAX_OPENING: Final = 8
"""The maximum number of random decisions in an opening."""
SAMPLE_EVERY: Final = 4
"""One in this many positions is used for training: neighbouring positions are much alike."""
RIDGE: Final = 0.01


class Game(NamedTuple):
    """A game to play: the weights by seat, the random decisions at the start, and the odds of a random decision later."""

    title: str
    players: tuple[Weights, ...]
    opening: int
    slip: int
    seed: int


class Position(NamedTuple):
    """A training position: the stage and the features of each player."""

    stage: int
    features: list[list[float]]


class PlayedGame(NamedTuple):
    """A finished game: sampled positions, and the final value for each seat."""

    positions: list[Position]
    values: list[float]


class Estimate(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float


Run = Callable[[Callable[[Game], PlayedGame], list[Game]], list[PlayedGame]]


def play(game: Game) -> PlayedGame:
    """Play a game between greedy players."""
    table = ironroad.new(game.title, len(game.players), game.seed)
    draw = random.Random(game.seed)
    evaluations = [evaluation_with(game.title, weights) for weights in game.players]
    players = [Greedy(table.title, e, game.seed + seat) for seat, e in enumerate(evaluations)]
    positions: list[Position] = []
    decisions = 0
    while table.seat is not None:
        question = ask(table, game.seed + decisions)
        if decisions % SAMPLE_EVERY == 0:
            positions.append(_position(evaluations[0], question.world))
        if decisions < game.opening or (game.slip and draw.randrange(game.slip) == 0):
            table.play(draw.choice(question.options))
        else:
            rates = players[question.seat].rate(question.world, question.seat, question.actions, 1)
            table.play(question.options[rates.index(max(rates))])
        decisions += 1
    outcome = table.outcome
    assert outcome is not None
    return PlayedGame(positions, final_values(outcome, evaluations[0].scale))


def _position(evaluation: Evaluation[Any], state: Any) -> Position:
    return Position(int(evaluation.stage(state)), evaluation.features(state))


def margin(played: PlayedGame, seat: int) -> float:
    """Return by how much the value of a seat exceeds the mean of the others."""
    others = played.values[:seat] + played.values[seat + 1 :]
    return played.values[seat] - (sum(others) / len(others) if others else 0.0)


def trial_games(
    title: str, counts: list[int], tried: Weights, league: list[Weights], seed: int
) -> list[tuple[Game, int]]:
    """Return the trial games, with the candidate weights on every seat in turn, and that seat.

    Seat counts and opponents vary from opening to opening.
    """
    found = []
    for number in range(TRIAL_OPENINGS):
        seats = counts[number % len(counts)]
        others = league[number // len(counts) % len(league)]
        for seat in range(seats):
            players = tuple([tried if other == seat else others for other in range(seats)])
            found.append((Game(title, players, 2 + number % 5, 0, seed + number), seat))
    return found


def training_games(
    title: str, counts: list[int], league: list[Weights], games: int, seed: int
) -> list[Game]:
    """Return the training games between random members of the league, every second one with random decisions."""
    found = []
    for number in range(games):
        draw = random.Random(seed + number)
        players = tuple([draw.choice(league) for _ in range(counts[number % len(counts)])])
        slip = SLIP if number % 2 else 0
        found.append(Game(title, players, draw.randint(1, MAX_OPENING), slip, seed + number))
    return found


def estimate_of(margins: list[float]) -> Estimate:
    """Return the mean of the values and its standard error."""
    mean = sum(margins) / len(margins)
    spread = sum([(one - mean) ** 2 for one in margins]) / len(margins)
    return Estimate(mean, math.sqrt(spread / len(margins)))


def direction(played: list[PlayedGame], weights: Weights, scale: float) -> Weights:
    """Return the step of logistic regression that makes the evaluation predict the winner better."""
    rows: list[list[WeightedRow]] = [[] for _ in weights]
    for game in played:
        for position in game.positions:
            old = weights[position.stage]
            for seat, value in enumerate(game.values):
                difference = _difference(position.features, seat, old)
                expected = logistic(weighted_sum(difference, old) / scale)
                counted = expected * (1.0 - expected)
                rows[position.stage].append((difference, counted, (value - expected) * scale))
    return [
        ridge_step(found, len(old), RIDGE) if found else [0.0] * len(old)
        for found, old in zip(rows, weights, strict=True)
    ]


def _difference(features: list[list[float]], seat: int, weights: list[float]) -> list[float]:
    """Return the features of a seat minus those of its rivals, weighted as in the evaluation's margin."""
    rivals = [values for other, values in enumerate(features) if other != seat]
    if not rivals:
        return features[seat]
    best = max(rivals, key=lambda values: weighted_sum(values, weights))
    shared = (1.0 - BEST_RIVAL_WEIGHT) / len(rivals)
    return [
        own - BEST_RIVAL_WEIGHT * best[place] - shared * sum([values[place] for values in rivals])
        for place, own in enumerate(features[seat])
    ]


def stepped(weights: Weights, change: Weights, part: float) -> Weights:
    """Return the weights after this part of a step."""
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
    """Return the last accepted weights after this many rounds, each with this many training games."""
    module = bot_module(title)
    league: list[Weights] = [module.HAND]

    def margins(tried: Weights, first: int) -> list[float]:
        trials = trial_games(title, counts, tried, league, first)
        played = run(play, [game for game, _ in trials])
        return [margin(one, seat) for one, (_, seat) in zip(played, trials, strict=True)]

    for number in range(rounds):
        first = (seed * 1_000 + number) * 1_000_000
        played = run(play, training_games(title, counts, league, games, first))
        change = direction(played, league[-1], module.SCALE)
        before = margins(league[-1], first + games)
        found = []
        for part in STEPS:
            weights = stepped(league[-1], change, part)
            after = margins(weights, first + games)
            gain = estimate_of([one - other for one, other in zip(after, before, strict=True)])
            told(f"round {number + 1}, {part} of the change: {gain.mean:+.3f} +- {gain.error:.3f}")
            found.append((gain, weights))
        gain, weights = max(found, key=lambda pair: pair[0].mean)
        if gain.mean > MIN_STANDARD_ERRORS * gain.error:
            league.append(weights)
    return league[-1]


def main() -> None:
    """Evolve the weights and write them with the command that produced them."""
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
