"""What counts in Russian Railroads: points, the income of a round, and the engine that makes it grow.

Nearly everything earns in every round to come, so most features are multiplied by the rounds left.
"""

from typing import ClassVar, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.core.bits import bit
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    COUNT_MASK,
    DOUBLER,
    INDUSTRY,
    KIND_UNIT,
    STEP,
    STEP_ANY,
)
from ironroad.games.russian_railroads.modules.american.state import BOULDERS, LEVEL, SPIKE
from ironroad.games.russian_railroads.modules.coal.state import BOILED_GAPS, COAL, FOUNDRIES
from ironroad.games.russian_railroads.modules.german.state import INCOMES
from ironroad.games.russian_railroads.scoring import (
    card_points,
    industry_points,
    railroad_points,
)
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLACK_READY,
    BLOCK,
    DOUBLERS,
    ENGINEERS,
    EXTRA,
    FACTORY,
    MARKER,
    MEDAL,
    NOT_IN_PLAY,
    OWNED,
    ROUBLES,
    ROW,
    SCORE,
    SCORE_COUNT,
    TEMPORARY,
    TOKENS,
    WORKERS,
    State,
    track_place,
)

NOTHING: Final = [0.0] * 28
"""The features of somebody who has nothing."""
STAGES: Final = 7


class RussianRailroadsEvaluation(Evaluation[State]):
    """Features by seat; a stage is a round, counted from the last."""

    names: ClassVar[tuple[str, ...]] = (
        "constant",
        "points",
        "income",
        "black",
        "gray",
        "brown",
        "natural-white",
        "reach",
        "industry",
        "factories",
        "workers-ready",
        "extra-workers",
        "doublers",
        "engineers",
        "roubles",
        "owed-tracks",
        "owed-others",
        "tokens",
        "cards",
        "colours",
        "turn-order",
        "revalued-or-medal",
        "incomes",
        "coal",
        "foundries",
        "boiled-factories",
        "stock",
        "boulders",
    )
    stages: ClassVar[int] = STAGES

    def stage(self, state: State) -> i64:
        """Return how many rounds follow this one."""
        return max(0, min(STAGES - 1, state.rules.start.rounds - state.round))

    def features(self, state: State) -> list[list[float]]:
        """Return the features of each seat."""
        left = float(state.rules.start.rounds - max(1, state.round) + 1)
        result: list[list[float]] = []
        for seat in range(state.rules.seats):
            result.append(_of_seat(state, seat, left))
        if state.stack:
            frame = state.stack[-1]
            if isinstance(frame, Decision) and frame.seat >= 0:
                _add_owed(state, left, result[frame.seat])
        return result


def _of_seat(state: State, seat: i64, left: float) -> list[float]:
    """Return what lies before one player."""
    players = state.players
    first: i64 = seat * BLOCK
    points: i64 = 0
    for place in range(first + SCORE, first + SCORE + SCORE_COUNT):
        points += players[place]
    income: i64 = industry_points(state, seat)
    reach: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        income += railroad_points(state, seat, railroad)
        reach += min(state.reach(seat, railroad), state.rules.railroads.spaces[railroad])
    values = NOTHING[:]
    values[0] = 1.0
    values[1] = float(points)
    values[2] = float(income) * left
    _add_tracks(state, seat, left, values)
    values[7] = float(reach) * left
    industry: i64 = 0
    for marker in range(state.rules.lanes.markers):
        space: i64 = players[first + MARKER + marker]
        if space != NOT_IN_PLAY:
            industry += space
    values[8] = float(industry) * left
    factories: i64 = 0
    for gap in range(state.rules.lane.gaps):
        if players[first + FACTORY + gap] > 0:
            factories += 1
    values[9] = float(factories) * left
    if not state.passed & bit(seat):
        ready: i64 = players[first + WORKERS] + players[first + TEMPORARY]
        ready += players[first + BLACK_READY]
        values[10] = float(ready) * (left + 1.0)
    black: i64 = 1 if state.black_worker == seat else 0
    values[11] = float(players[first + EXTRA] + black) * (left - 1.0)
    doublers: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        doublers += players[first + DOUBLERS + railroad]
    values[12] = float(doublers) * left
    values[13] = float(_members(players[first + ENGINEERS]))
    values[14] = float(players[first + ROUBLES]) * (left if left > 1.0 else 0.5)
    values[17] = float(_members(players[first + TOKENS])) * left
    for take in state.takes:
        if take % 8 == seat:
            values[18] += float(card_points(state, seat, take // 8))
    values[19] = float(_members(players[first + OWNED])) * left
    values[20] = float(state.rules.seats - 1 - state.position(seat)) * (1.0 if left > 1.0 else 0.0)
    row: i64 = min(1, players[first + ROW])
    values[21] = float(row + players[first + MEDAL] + state.annex(seat, SPIKE)) * left
    if len(state.annexes) > 0:
        _add_modules(state, seat, left, values)
    return values


def _add_modules(state: State, seat: i64, left: float, values: list[float]) -> None:
    """Add what lies before a player on the boards and in the modules of the expansions."""
    annexes = state.annexes
    first: i64 = seat * ANNEX
    values[22] = float(_members(annexes[first + INCOMES])) * left
    values[23] = float(annexes[first + COAL]) * (1.0 if left > 1.0 else 0.3)
    values[24] = float(_members(annexes[first + FOUNDRIES])) * left
    values[25] = float(_members(annexes[first + BOILED_GAPS])) * left
    values[26] = float(annexes[first + LEVEL])
    values[27] = float(_members(annexes[first + BOULDERS])) * left


def _add_tracks(state: State, seat: i64, left: float, values: list[float]) -> None:
    """Add how far the tracks of each colour have come, scored yet or not."""
    players = state.players
    black: i64 = 0
    gray: i64 = 0
    brown: i64 = 0
    better: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        first: i64 = track_place(seat, railroad, 0)
        colours: i64 = state.rules.railroads.colours[railroad]
        for colour in range(colours):
            space: i64 = players[first + colour]
            if colour == 0:
                black += space
            elif colour == 1:
                gray += space
            elif colour == 2:
                brown += space
            else:
                better += space
    values[3] = float(black) * left
    values[4] = float(gray) * left
    values[5] = float(brown) * left
    values[6] = float(better) * left


def _members(members: i64) -> i64:
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


def _add_owed(state: State, left: float, values: list[float]) -> None:
    """Count the effects that the acting player has earned and not taken yet."""
    for entry in state.owed:
        kind: i64 = entry // KIND_UNIT
        count = float(entry & COUNT_MASK)
        if STEP <= kind <= STEP_ANY or kind in (INDUSTRY, DOUBLER):
            values[15] += count * left
        else:
            values[16] += count * left


EVALUATION: Final = RussianRailroadsEvaluation
SCALE: Final = 40.0
HAND: Final = [
    [
        0.0,  # constant
        1.0,  # points
        1.0,  # income
        0.35,  # black
        0.5,  # gray
        0.7,  # brown
        1.0,  # natural-white
        0.25,  # reach
        0.35,  # industry
        0.8,  # factories
        0.9,  # workers-ready
        4.0,  # extra-workers
        0.8,  # doublers
        4.0,  # engineers
        0.4,  # roubles
        0.9,  # owed-tracks
        1.5,  # owed-others
        1.0,  # tokens
        1.0,  # cards
        1.5,  # colours
        1.0,  # turn-order
        3.0,  # revalued-or-medal
        2.5,  # incomes
        1.0,  # coal
        1.5,  # foundries
        0.7,  # boiled-factories
        6.0,  # stock
        -1.0,  # boulders
    ]
] * STAGES
