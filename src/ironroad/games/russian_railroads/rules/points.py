"""Points scored during a turn (p. 16, p. 23)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State


def score_effect(state: State, seat: i64, points: i64) -> None:
    """Add points scored during a turn."""
    state.players[seat].effect_points += points
    events.points(state, seat, points)


class Points(Effect):
    """Points as a reward."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Add the points."""
        score_effect(state, seat, count)
