"""Winning chances: what the evaluation's values of a position mean as probabilities of all players, which sum to one.

Values say who is better; they are no probabilities: equal seats have one half each. A calibration, fitted for each title
on games that were played to the end (``ironroad.study.calibrate``), turns them into chances (decision 043).
"""

import math
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.core.engine import Decision, State
from ironroad.core.native import i64
from ironroad.core.title import Outcome, Title

SURE: Final = 1e-6
"""Values nearer to 0 or 1 than this count as this near."""
PARAMETERS: Final = 3
"""Parameters of a stage: slope, tempo and rival."""
UNFITTED: Final = [1.0, 0.0, 0.0]
"""The parameters of a stage without a calibration."""


class Calibration:
    """Parameters of a softmax over the players, a row for each stage of the evaluation.

    ``slope`` multiplies the logit of a value, ``tempo`` is added for the seat that is to decide, ``rival`` for opponents
    of the rules who have no seat.
    """

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows: Final = rows

    def chances(self, values: list[float], stage: i64, decider: i64, seats: i64) -> list[float]:
        """Return the winning chance of each player, given the values of all."""
        row = self.rows[min(stage, len(self.rows) - 1)]
        strengths: list[float] = []
        top = -1e18
        for player in range(len(values)):
            strength = row[0] * logit(values[player])
            if player == decider:
                strength += row[1]
            if player >= seats:
                strength += row[2]
            strengths.append(strength)
            top = max(top, strength)
        total = 0.0
        result: list[float] = []
        for strength in strengths:
            share = math.exp(strength - top)
            result.append(share)
            total += share
        for player in range(len(result)):
            result[player] /= total
        return result


def logit(value: float) -> float:
    """Return the inverse of the logistic function, bounded where a value is nearly sure."""
    inside = min(max(value, SURE), 1.0 - SURE)
    return math.log(inside / (1.0 - inside))


def shares_of_win(outcome: Outcome) -> list[float]:
    """Return what each player has of the win at the end of a game: winners share it, rivals come after the seats."""
    places = [*outcome.places, *[rival.place for rival in outcome.rivals]]
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


class Account:
    """What the iterations of a search found about the chances of all players."""

    def __init__(self, players: i64) -> None:
        self.count: i64 = 0
        self.sums: Final = [0.0] * players
        self.squares: Final = [0.0] * players

    def add(self, chances: list[float]) -> None:
        """Count one iteration."""
        self.count += 1
        for player in range(len(chances)):
            self.sums[player] += chances[player]
            self.squares[player] += chances[player] * chances[player]


class Tally:
    """Keeps account of the winning chances at the leaves of a search, by the first action."""

    def __init__(
        self, title: Title[Any], evaluation: Evaluation[Any], calibration: Calibration, seats: i64
    ) -> None:
        self._title: Final = title
        self._evaluation: Final = evaluation
        self._calibration: Final = calibration
        self._seats: Final[i64] = seats
        self.accounts: Final[dict[int, Account]] = {}

    def add(self, action: i64, state: State, values: list[float]) -> None:
        """Count a leaf that was reached by this first action and has these values."""
        chances = self.chances(state, values)
        account = self.accounts.get(action)
        if account is None:
            account = Account(len(chances))
            self.accounts[action] = account
        account.add(chances)

    def chances(self, state: State, values: list[float]) -> list[float]:
        """Return the winning chances of all players in a position, finished or not, given its values."""
        if not state.stack:
            outcome = self._title.outcome(state)
            assert outcome is not None
            return shares_of_win(outcome)
        frame = state.stack.top()
        assert isinstance(frame, Decision)
        stage = self._evaluation.stage(state)
        return self._calibration.chances(values, stage, frame.seat, self._seats)
