"""Glicko-2 for games of any number of players.

Mark E. Glickman, "Example of the Glicko-2 system" (2022), http://www.glicko.net/glicko/glicko2.pdf; the steps are
numbered as there. A game is taken apart into pairs by places; what a pair weighs is in decision 032.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

RATING: Final = 1500.0
DEVIATION: Final = 350.0
"""What is known of a person before the first game: nothing."""
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much a volatility may change; the paper recommends 0.3 to 1.2."""
PERIOD: Final = 7 * 86_400.0
"""The rating period in seconds, for the deviation that grows while somebody does not play."""
PROVISIONAL: Final = 110.0
"""The deviation above which a rating is provisional."""
SCALE: Final = 173.7178
CLOSE: Final = 1e-6


class Strength(NamedTuple):
    """What is known of how well somebody plays."""

    rating: float = RATING
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a comparison."""
        return self.deviation > PROVISIONAL


class Meeting(NamedTuple):
    """An opponent in a game, and the result against them: 1, 0.5 or 0."""

    rating: float
    deviation: float
    score: float


def pair_weight(players: int) -> float:
    """Return what each pair of a game weighs.

    The number of opponents behind somebody varies by (n² - 1) / 12 among equals, where independent pairs would vary by
    (n - 1) / 4: the quotient (n + 1) / 3 says how much less a pair of such a game tells.

    >>> [round(pair_weight(players) * (players - 1), 2) for players in (2, 3, 4, 5)]
    [1.0, 1.5, 1.8, 2.0]
    """
    return 3 / (players + 1)


def rested(own: Strength, periods: float) -> Strength:
    """Return what is known of somebody who has not played for a time."""
    return own._replace(deviation=min(DEVIATION, _grown(own.deviation, own.volatility, periods)))


def rated(
    own: Strength, meetings: Sequence[Meeting], weight: float = 1.0, periods: float = 0.0
) -> Strength:
    """Return what is known of somebody after meeting opponents, periods after the game before."""
    mean, spread = (own.rating - RATING) / SCALE, own.deviation / SCALE
    inverse, gain = 0.0, 0.0
    for meeting in meetings:  # Steps 3 and 4.
        impact = _impact(meeting.deviation / SCALE)
        expected = 1 / (1 + math.exp(-impact * (mean - (meeting.rating - RATING) / SCALE)))
        inverse += weight * impact * impact * expected * (1 - expected)
        gain += weight * impact * (meeting.score - expected)
    if inverse == 0:
        return rested(own, periods)
    variance = 1 / inverse
    volatility = _volatility(own.volatility, spread, variance, variance * gain)
    before = min(DEVIATION, _grown(own.deviation, volatility, periods)) / SCALE  # Step 6.
    after = 1 / math.sqrt(1 / (before * before) + inverse)  # Step 7.
    return Strength(RATING + SCALE * (mean + after * after * gain), SCALE * after, volatility)


def _impact(spread: float) -> float:
    return 1 / math.sqrt(1 + 3 * spread * spread / (math.pi * math.pi))


def _grown(deviation: float, volatility: float, periods: float) -> float:
    return math.sqrt(deviation * deviation + periods * (SCALE * volatility) ** 2)


def _volatility(old: float, spread: float, variance: float, improvement: float) -> float:
    """Return the new volatility: step 5, by the Illinois algorithm."""
    start = math.log(old * old)
    squared, spread_squared = improvement * improvement, spread * spread

    def slope(x: float) -> float:
        grown = math.exp(x)
        below = spread_squared + variance + grown
        return grown * (squared - below) / (2 * below * below) - (x - start) / (TAU * TAU)

    low = start
    if squared > spread_squared + variance:
        high = math.log(squared - spread_squared - variance)
    else:
        step = 1
        while slope(start - step * TAU) < 0:
            step += 1
        high = start - step * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
