"""Position evaluation: a weighted sum of features estimates the final score of each player."""

import math
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from ironroad.core.engine import State
from ironroad.core.native import i64, mypyc_attr
from ironroad.core.title import Outcome, Title

S = TypeVar("S", bound=State)

WIN_WEIGHT: Final = 0.8
"""The weight of the win in the value of a finished game; the rest is the margin."""
BEST_RIVAL_WEIGHT: Final = 0.7
"""The weight of the best rival in the margin; the rest is the mean of all rivals."""


@final
@mypyc_attr(acyclic=True)
class _Number:
    """A place for one number. Compiled, it holds a machine float: writing it makes no object and counts no reference."""

    def __init__(self, value: float) -> None:
        self.value: float = value


@final
class Row:
    """The features of a player, or the weights of a stage. It reads and is written like a list of numbers."""

    def __init__(self, numbers: list[float]) -> None:
        self._numbers: Final = [_Number(number) for number in numbers]

    def __getitem__(self, place: i64) -> float:
        return self._numbers[place].value

    def __setitem__(self, place: i64, number: float) -> None:
        self._numbers[place].value = number

    def clear(self) -> None:
        """Set all numbers to 0."""
        for number in self._numbers:
            number.value = 0.0

    def times(self, weights: "Row") -> float:
        """Return the sum of the numbers, each times its weight."""
        total = 0.0
        others = weights._numbers
        for place, number in enumerate(self._numbers):
            value: float = number.value
            if value != 0.0:  # Many are.
                total += others[place].value * value
        return total

    def numbers(self) -> list[float]:
        """Return the numbers as a list."""
        return [number.value for number in self._numbers]


@final
class Features:
    """The features of all players: a row for each, in memory that is used again and again."""

    def __init__(self, width: int) -> None:
        self._width: Final = width
        self.rows: Final[list[Row]] = []
        self.count: i64 = 0
        """The number of rows in use."""

    def clear(self) -> None:
        """Begin anew without rows."""
        self.count = 0

    def add(self) -> Row:
        """Return the row of the next player, all zeros."""
        if self.count == len(self.rows):
            self.rows.append(Row([0.0] * self._width))
        row = self.rows[self.count]
        row.clear()
        self.count += 1
        return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """A linear evaluation; each title defines the features in a subclass.

    The weights are a table: one row per stage of the game, one weight per feature.
    An evaluation writes features where it wrote the last ones, so each player has one of its own.
    """

    names: ClassVar[tuple[str, ...]] = ()
    """The names of the features, in order."""
    stages: ClassVar[int] = 1
    hidden_information: ClassVar[bool] = True
    """Whether seats have hidden information; then options are evaluated in more than one determinization."""
    lookahead: ClassVar[int] = 0
    """How many follow-up decisions are included when an option is evaluated: deciding to build is worth what is then built."""
    rounds: ClassVar[int] = 1
    """How many rounds a leaf is played on, until the searching seat is to move again, before it is evaluated."""
    candidates: ClassVar[int] = 12
    """How many options the default policy compares; of more, a random sample."""
    followed: ClassVar[int] = 4
    """How many follow-ups of each of them it compares; of more, a random sample."""

    def __init__(self, weights: list[list[float]], scale: float) -> None:
        self.weights: Final = weights
        self.scale: Final = scale
        """The scale of the logistic function: the margin, in points, that makes a win likely."""
        self._weights: Final = [Row(row) for row in weights]
        self._features: Final = Features(len(weights[0]))

    def stage(self, state: S) -> i64:
        """Return the stage of the game, counted from 0."""
        return 0

    def write_features(self, state: S, features: Features) -> None:
        """Add the row of each player: the seats, then automated opponents of the rules."""
        raise NotImplementedError

    def features(self, state: S) -> list[list[float]]:
        """Return the features of each player as lists."""
        written = self._written(state)
        return [written.rows[player].numbers() for player in range(written.count)]

    def _written(self, state: S) -> Features:
        features = self._features
        features.clear()
        self.write_features(state, features)
        return features

    def expected_scores(self, state: S) -> list[float]:
        """Return the estimated final score of each player."""
        weights = self._weights[self.stage(state)]
        features = self._written(state)
        result: list[float] = []
        for player in range(features.count):
            result.append(features.rows[player].times(weights))
        return result

    def values(self, state: S) -> list[float]:
        """Return the value of the position for each player, from 0 (lost) to 1 (won)."""
        scores = self.expected_scores(state)
        result: list[float] = []
        for player in range(len(scores)):
            result.append(relative_value(scores, player, self.scale))
        return result

    def value(self, state: S, seat: i64) -> float:
        """Return the value of the position for one player."""
        return relative_value(self.expected_scores(state), seat, self.scale)


def relative_value(points: list[float], player: i64, scale: float) -> float:
    """Return a player's value, given the scores of all: one half where all are equal."""
    count: i64 = len(points)
    if count == 1:
        return logistic(points[0] / scale)
    best = -1e18
    total = 0.0
    for other in range(count):
        if other != player:
            best = max(best, points[other])
            total += points[other]
    rivals = BEST_RIVAL_WEIGHT * best + (1.0 - BEST_RIVAL_WEIGHT) * total / float(count - 1)
    return logistic((points[player] - rivals) / scale)


def logistic(margin: float) -> float:
    """Return the logistic function of the margin, between 0 and 1."""
    if margin < -30.0:
        return 0.0
    if margin > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-margin))


def final_values(outcome: Outcome, scale: float) -> list[float]:
    """Return the value of a finished game for each seat: mostly the win, partly the margin."""
    points = [float(total) for total in outcome.totals]
    points += [float(rival.card.total) for rival in outcome.rivals]
    winners = len(outcome.winners)
    result: list[float] = []
    for seat in range(len(outcome.places)):
        margin = relative_value(points, seat, scale)
        won = 1.0 / winners if outcome.places[seat] == 1 else 0.0
        result.append(WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * margin)
    return result


class ScoreEvaluation(Evaluation[State]):
    """The evaluation of a title that defines no features: the score as if the game ended now."""

    def __init__(self, title: Title[Any], scale: float) -> None:
        super().__init__([[]], scale)
        self._title: Final = title

    def expected_scores(self, state: State) -> list[float]:
        """Return the totals of the score cards."""
        return [float(card.total) for card in self._title.scores(state)]


class ConstantEvaluation(Evaluation[State]):
    """Gives every player the same value; used to measure the cost of the search tree alone."""

    def __init__(self, players: int) -> None:
        super().__init__([[]], 1.0)
        self._values: Final = [0.5] * players

    def values(self, state: State) -> list[float]:
        """Return one half for each player."""
        return self._values
