"""Points scored in the middle of a turn (p. 16, p. 23)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import EFFECT_SCORE, State, score


def score_effect(state: State, seat: i64, points: i64) -> None:
    """Score points in the middle of a turn."""
    score(state, seat, EFFECT_SCORE, points)
    events.points(state, seat, points)


class Points(Effect):
    """Points."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Score them."""
        score_effect(state, seat, count)
