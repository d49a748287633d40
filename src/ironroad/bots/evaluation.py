"""What a position is worth: features of each player, weighed, as points of the final score."""

import math
from typing import Any, ClassVar, Final, Generic, TypeVar

from ironroad.core.engine import State
from ironroad.core.native import i64, mypyc_attr
from ironroad.core.title import Outcome, Title

S = TypeVar("S", bound=State)

WIN_SHARE: Final = 0.8
"""How much of the value of a finished game is the win; the rest is the margin."""
BEST_RIVAL: Final = 0.7
"""How much of the margin is measured against the best rival; the rest against the mean of all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Weighs the features of a position; a title says what they are.

    The weights are a table: for each stage of the game one row, a weight for each feature.
    """

    names: ClassVar[tuple[str, ...]] = ()
    """What the features are called, in order."""
    stages: ClassVar[int] = 1
    hides: ClassVar[bool] = True
    """Whether a seat may know what others do not; then options are tried in more than one world."""
    sight: ClassVar[int] = 0
    """How many choices that an option brings with it a search looks at too: to build is worth what is built."""
    rounds: ClassVar[int] = 1
    """How often the turn comes back to the asking seat before a search judges a position."""

    def __init__(self, weights: list[list[float]], scale: float) -> None:
        self.weights: Final = weights
        self.scale: Final = scale
        """The margin, in points, that makes a win likely."""

    def stage(self, state: S) -> i64:
        """Return the stage of the game, counted from 0."""
        return 0

    def features(self, state: S) -> list[list[float]]:
        """Return the features of each player: the seats, and rivals of the rules after them."""
        raise NotImplementedError

    def worth(self, state: S) -> list[float]:
        """Return the points that each player can expect to have at the end."""
        weights = self.weights[self.stage(state)]
        result: list[float] = []
        for values in self.features(state):
            total = 0.0
            for place in range(len(weights)):
                total += weights[place] * values[place]
            result.append(total)
        return result

    def values(self, state: S) -> list[float]:
        """Return how well each player stands, from 0 (lost) to 1 (won)."""
        worth = self.worth(state)
        result: list[float] = []
        for player in range(len(worth)):
            result.append(standing(worth, player, self.scale))
        return result

    def value(self, state: S, seat: i64) -> float:
        """Return how well one player stands."""
        return standing(self.worth(state), seat, self.scale)


def standing(points: list[float], player: i64, scale: float) -> float:
    """Return how well a player stands by these points: one half where all are equal."""
    count: i64 = len(points)
    if count == 1:
        return squashed(points[0] / scale)
    best = -1e18
    total = 0.0
    for other in range(count):
        if other != player:
            best = max(best, points[other])
            total += points[other]
    rivals = BEST_RIVAL * best + (1.0 - BEST_RIVAL) * total / float(count - 1)
    return squashed((points[player] - rivals) / scale)


def squashed(margin: float) -> float:
    """Return a number between 0 and 1 that rises with the margin."""
    if margin < -30.0:
        return 0.0
    if margin > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-margin))


def final_values(outcome: Outcome, scale: float) -> list[float]:
    """Return how well each seat has done in a finished game: the win, and a little for the margin."""
    points = [float(total) for total in outcome.totals]
    points += [float(rival.card.total) for rival in outcome.rivals]
    winners = len(outcome.winners)
    result: list[float] = []
    for seat in range(len(outcome.places)):
        margin = standing(points, seat, scale)
        won = 1.0 / winners if outcome.places[seat] == 1 else 0.0
        result.append(WIN_SHARE * won + (1.0 - WIN_SHARE) * margin)
    return result


class ScoreNow(Evaluation[State]):
    """For a title without features of its own: the points as if the game ended now."""

    def __init__(self, title: Title[Any], scale: float) -> None:
        super().__init__([[]], scale)
        self._title: Final = title

    def worth(self, state: State) -> list[float]:
        """Return the totals of the score cards."""
        return [float(card.total) for card in self._title.scores(state)]


class Even(Evaluation[State]):
    """Everybody stands the same: what a search then costs is the cost of its tree."""

    def __init__(self, players: int) -> None:
        super().__init__([[]], 1.0)
        self._values: Final = [0.5] * players

    def values(self, state: State) -> list[float]:
        """Return one half for each player."""
        return self._values
