"""What counts in Mini Express: Shares by length and rank, Influence as money and as rank, and time.

Influence buys Shares and decides what they are worth, so a point of it is worth most where Shares are left,
cheap, and already held.
"""

from typing import ClassVar, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.core.native import i64
from ironroad.games.mini_express.components import COMPANY_COUNT
from ironroad.games.mini_express.scoring import WORST_COLUMN
from ironroad.games.mini_express.state import State

FEATURES: Final = 11
STAGES: Final = 5
GROWTH: Final[i64] = 4
"""About as much a company may still grow in the middle of a game."""


class MiniExpressEvaluation(Evaluation[State]):
    """Features by player, the Bot of the rules included; a stage is a part of the Shares being taken."""

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
    hides: ClassVar[bool] = False
    sight: ClassVar[int] = 1
    rounds: ClassVar[int] = 2

    def stage(self, state: State) -> i64:
        """Return how much of the game has passed, in steps."""
        return min(STAGES - 1, int((1.0 - shares_left(state)) * float(STAGES) * 1.2))

    def features(self, state: State) -> list[list[float]]:
        """Return the features of each player."""
        players: i64 = state.rules.players
        early: float = shares_left(state)
        result: list[list[float]] = []
        for _ in range(players):
            values = [0.0 for _ in range(FEATURES)]
            values[0] = 1.0
            result.append(values)
        for company in range(COMPANY_COUNT):
            for player in range(players):
                _add_company(state, company, player, early, result[player])
        return result


def shares_left(state: State) -> float:
    """Return the part of all Shares that nobody holds yet."""
    left: i64 = 0
    held: i64 = 0
    for count in state.shares:
        left += count
    for count in state.held:
        held += count
    return float(left) / float(max(1, left + held))


def _add_company(
    state: State, company: i64, player: i64, early: float, values: list[float]
) -> None:
    """Add what one company means to a player."""
    rules = state.rules
    players: i64 = rules.players
    first: i64 = company * players
    influence: i64 = state.influence[first + player]
    shares: i64 = state.held[first + player]
    held = float(shares)
    ahead: i64 = 0
    best: i64 = 0
    for other in range(players):
        if other != player:
            theirs: i64 = state.influence[first + other]
            best = max(best, theirs)
            if theirs > influence:
                ahead += 1
    worst: i64 = WORST_COLUMN
    column: i64 = min(ahead + rules.mode.best_column, worst)
    length: i64 = state.length[company]
    chart = rules.chart.values
    value = float(chart[length][column]) if influence else 0.0
    longest: i64 = len(chart) - 1
    later = float(chart[min(length + GROWTH, longest)][column]) if influence else 0.0
    money = float(influence)
    values[1] += held * value
    values[2] += held * value * early
    values[3] += held
    values[4] += money
    values[5] += money * early
    values[7] += held * (later - value) * early
    if shares:
        margin: i64 = influence - best
        values[8] += held * float(max(-3, min(3, margin)))
        if influence and column < worst:
            values[10] += held * value / 2.0
    if state.shares[company]:
        values[6] += float(min(influence, 5)) * value * early
        price: i64 = state.area[company]
        if influence >= price:
            values[9] += max(value, 2.0) - float(price) * 0.3


EVALUATION: Final = MiniExpressEvaluation
SCALE: Final = 10.0
HAND: Final = [[0.0, 1.0, 0.2, 1.0, 0.3, 0.8, 0.05, 0.3, 0.4, 0.15, 0.1]] * STAGES
