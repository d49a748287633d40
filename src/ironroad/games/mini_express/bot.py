"""Evaluation features for Mini Express: Shares by length and rank, Influence as money and as rank, and time.

Influence buys Shares and decides what they are worth, so a point of it is worth most where Shares are left,
cheap, and already held.
"""

from typing import ClassVar, Final

from ironroad.bots.evaluation import Evaluation, Features, Row
from ironroad.core.native import i64
from ironroad.games.mini_express.components import COMPANY_COUNT
from ironroad.games.mini_express.scoring import WORST_COLUMN
from ironroad.games.mini_express.state import State

STAGES: Final = 5
GROWTH: Final[i64] = 4
"""Approximate remaining growth of a company in the middle of a game."""


class MiniExpressEvaluation(Evaluation[State]):
    """Features by player, the Bot of the rules included; the stages are fractions of the Shares taken."""

    names: ClassVar[tuple[str, ...]] = (
        "constant",
        "points",
        "points-early",
        "shares",
        "influence",
        "influence-early",
        "useful-influence",
        "growth",
        "lead",
        "in-reach",
        "second-best",
    )
    stages: ClassVar[int] = STAGES
    hidden_information: ClassVar[bool] = False
    lookahead: ClassVar[int] = 1
    rounds: ClassVar[int] = 2
    candidates: ClassVar[int] = 8

    def stage(self, state: State) -> i64:
        """Return the stage, by the fraction of Shares taken."""
        return min(STAGES - 1, int((1.0 - shares_left(state)) * float(STAGES) * 1.2))

    def write_features(self, state: State, features: Features) -> None:
        """Add the row of each player."""
        early: float = shares_left(state)
        for player in range(state.rules.players):
            _write_player(state, player, early, features.add())


def shares_left(state: State) -> float:
    """Return the fraction of Shares that nobody holds."""
    left: i64 = 0
    held: i64 = 0
    for count in state.shares:
        left += count
    for count in state.held:
        held += count
    return float(left) / float(max(1, left + held))


def _write_player(state: State, player: i64, early: float, row: Row) -> None:
    """Write a player's features, summed over the companies."""
    rules = state.rules
    chart = rules.chart.values
    longest: i64 = len(chart) - 1
    worst: i64 = WORST_COLUMN
    points = points_early = shares = money = money_early = 0.0
    useful = growth = lead = in_reach = second_best = 0.0
    for company in range(COMPANY_COUNT):
        place: i64 = company * rules.players + player
        influence: i64 = state.influence[place]
        count: i64 = state.held[place]
        held = float(count)
        ahead, best = _rivals(state, company, player, influence)
        column: i64 = min(ahead + rules.mode.best_column, worst)
        length: i64 = state.length[company]
        value = later = 0.0
        if influence:
            now: i64 = chart[length][column]
            then: i64 = chart[min(length + GROWTH, longest)][column]
            value = float(now)
            later = float(then)
        points += held * value
        points_early += held * value * early
        shares += held
        money += float(influence)
        money_early += float(influence) * early
        growth += held * (later - value) * early
        if held > 0.0:
            lead += held * float(max(-3, min(3, influence - best)))
            if influence and column < worst:
                second_best += held * value / 2.0
        if state.shares[company]:
            useful += float(min(influence, 5)) * value * early
            price: i64 = state.area[company]
            if influence >= price:
                in_reach += max(value, 2.0) - float(price) * 0.3
    row[0] = 1.0
    row[1] = points
    row[2] = points_early
    row[3] = shares
    row[4] = money
    row[5] = money_early
    row[6] = useful
    row[7] = growth
    row[8] = lead
    row[9] = in_reach
    row[10] = second_best


def _rivals(state: State, company: i64, player: i64, influence: i64) -> tuple[i64, i64]:
    """Return how many rivals have more Influence in a company than a player, and the highest Influence of a rival."""
    ahead: i64 = 0
    best: i64 = 0
    first: i64 = company * state.rules.players
    for other in range(state.rules.players):
        if other != player:
            theirs: i64 = state.influence[first + other]
            best = max(best, theirs)
            if theirs > influence:
                ahead += 1
    return ahead, best


EVALUATION: Final = MiniExpressEvaluation
SOLO: Final = "level"
"""The option for the strength of the Bot in a solo game; benchmarks.strength plays an arena for each of its values."""
SCALE: Final = 10.0
HAND: Final = [[0.0, 1.0, 0.2, 1.0, 0.3, 0.8, 0.05, 0.3, 0.4, 0.15, 0.1]] * STAGES
