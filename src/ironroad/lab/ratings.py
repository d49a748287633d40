"""What a series of games says about its bots: shares, places, scores and ratings, each with its interval."""

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ironroad.lab.match import Game

Z: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
SAMPLES: Final = 200
"""How often the games are drawn anew for the interval of a rating."""
STEPS: Final = 60
ELO: Final = 400 / math.log(10)


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one bot did. A share is of the games of each of its seats."""

    bot: str
    seats: int
    wins: Interval
    fair: float
    place: Interval
    score: Interval
    rating: Interval
    seconds: float
    faults: int


def wilson(successes: float, trials: int) -> Interval:
    """Return a share with its Wilson interval.

    >>> [round(number, 3) for number in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share = successes / trials
    spread = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / spread
    half = Z / spread * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """Return a mean with its interval."""
    mean = fmean(values)
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def standings(games: Sequence[Game]) -> list[Standing]:
    """Return how each bot did, the best rating first; the order of the games does not matter."""
    ordered = sorted(games, key=lambda game: game["game"])
    ratings = rate(ordered)
    result = [_standing(bot, ordered, ratings[bot]) for bot in ratings]
    return sorted(result, key=lambda each: (-each.rating.value, each.bot))


def _standing(bot: str, games: Sequence[Game], rating: Interval) -> Standing:
    wins, places, totals, fair, seconds, asked, faults = 0.0, [], [], 0.0, 0.0, 0, 0
    for game in games:
        winners = game["places"].count(1)
        for seat, name in enumerate(game["bots"]):
            if name == bot:
                place = game["places"][seat]
                wins += 1 / winners if place == 1 else 0
                places.append(float(place))
                totals.append(float(game["totals"][seat]))
                fair += 1 / (len(game["bots"]) + len(game["rivals"]))
                seconds += game["seconds"][seat]
                asked += game["seats"].count(seat)
                faults += len(game["faults"][seat])
    count = len(places)
    return Standing(
        bot,
        count,
        wilson(wins, count),
        fair / count,
        mean_of(places),
        mean_of(totals),
        rating,
        seconds / max(1, asked),
        faults,
    )


def pair_results(game: Game) -> list[tuple[str, str, float]]:
    """Return every pair of different bots that met, with the result of the first: 1, 0.5 or 0."""
    result = []
    for first in range(len(game["bots"])):
        for second in range(first + 1, len(game["bots"])):
            one, other = game["bots"][first], game["bots"][second]
            if one != other:
                mine, theirs = game["places"][first], game["places"][second]
                result.append((one, other, 0.5 if mine == theirs else float(mine < theirs)))
    return result


def rate(games: Sequence[Game]) -> dict[str, Interval]:
    """Return Bradley-Terry ratings on the scale of Elo, mean 0; games are drawn anew for the intervals."""
    bots = sorted({bot for game in games for bot in game["bots"]})
    pairs = [pair_results(game) for game in games]
    best = bradley_terry(bots, pairs)
    random = Random(len(games))
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    if len(bots) > 1:
        for _ in range(SAMPLES):
            sample = random.choices(pairs, k=len(pairs))
            for bot, rating in bradley_terry(bots, sample).items():
                drawn[bot].append(rating)
    result = {}
    for bot in bots:
        values = sorted(drawn[bot]) or [best[bot]]
        low = values[int(0.025 * len(values))]
        high = values[min(len(values) - 1, int(0.975 * len(values)))]
        result[bot] = Interval(best[bot], low, high)
    return result


def bradley_terry(
    bots: Sequence[str], games: Sequence[Sequence[tuple[str, str, float]]]
) -> dict[str, float]:
    """Return the ratings under which these results are most likely, half a draw added to each pair."""
    wins = dict.fromkeys(bots, 0.0)
    met: dict[tuple[str, str], float] = {}
    for pairs in games:
        for one, other, result in pairs:
            wins[one] += result
            wins[other] += 1 - result
            key = (one, other) if one < other else (other, one)
            met[key] = met.get(key, 0.0) + 1
    for one, other in met:
        wins[one] += 0.25
        wins[other] += 0.25
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        divisor = dict.fromkeys(bots, 0.0)
        for (one, other), count in met.items():
            share = (count + 0.5) / (strength[one] + strength[other])
            divisor[one] += share
            divisor[other] += share
        strength = {
            bot: wins[bot] / divisor[bot] if divisor[bot] else strength[bot] for bot in bots
        }
        middle = math.exp(fmean([math.log(each) for each in strength.values()]))
        strength = {bot: each / middle for bot, each in strength.items()}
    return {bot: ELO * math.log(each) for bot, each in strength.items()}
