"""Results of bots over a series of games: win rates, places, scores and ratings, with confidence intervals."""

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ironroad.lab.match import Game

Z: Final = 1.96
"""Standard errors on each side of a 95 % confidence interval."""
SAMPLES: Final = 200
"""Bootstrap samples for the interval of a rating."""
STEPS: Final = 60
ELO: Final = 400 / math.log(10)


class Interval(NamedTuple):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """The results of one bot. A game counts once for each seat that the bot has in it."""

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
    """Return a proportion with its Wilson interval.

    >>> [round(number, 3) for number in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share = successes / trials
    spread = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / spread
    half = Z / spread * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """Return a mean with its normal confidence interval."""
    mean = fmean(values)
    half = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def standings(games: Sequence[Game]) -> list[Standing]:
    """Return the results of each bot, the best rating first; independent of the order of the games."""
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
    """Return every pair of different bots in a game, with the result of the first: 1, 0.5 or 0."""
    result = []
    for first in range(len(game["bots"])):
        for second in range(first + 1, len(game["bots"])):
            one, other = game["bots"][first], game["bots"][second]
            if one != other:
                mine, theirs = game["places"][first], game["places"][second]
                result.append((one, other, 0.5 if mine == theirs else float(mine < theirs)))
    return result


def rate(games: Sequence[Game], anchor: str | None = None) -> dict[str, Interval]:
    """Return Bradley-Terry ratings on the Elo scale, and bootstrap intervals; 0 is the mean, or the rating of the anchor."""
    bots = sorted({bot for game in games for bot in game["bots"]})
    pairs = [pair_results(game) for game in games]
    best = _relative(bradley_terry(bots, pairs), anchor)
    random = Random(len(games))
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    if len(bots) > 1:
        for _ in range(SAMPLES):
            sample = random.choices(pairs, k=len(pairs))
            for bot, rating in _relative(bradley_terry(bots, sample), anchor).items():
                drawn[bot].append(rating)
    result = {}
    for bot in bots:
        values = sorted(drawn[bot]) or [best[bot]]
        low = values[int(0.025 * len(values))]
        high = values[min(len(values) - 1, int(0.975 * len(values)))]
        result[bot] = Interval(best[bot], low, high)
    return result


def _relative(ratings: dict[str, float], anchor: str | None) -> dict[str, float]:
    base = 0.0 if anchor is None else ratings[anchor]
    return {bot: rating - base for bot, rating in ratings.items()}


def bradley_terry(
    bots: Sequence[str], games: Sequence[Sequence[tuple[str, str, float]]]
) -> dict[str, float]:
    """Return the maximum-likelihood ratings, with half a draw added to each pair as a prior."""
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
