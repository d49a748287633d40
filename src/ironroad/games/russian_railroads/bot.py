"""Evaluation features of Russian Railroads: points, the income per round, and what makes the income grow.

Nearly everything pays in every remaining round, so most features are multiplied by the number of rounds left.
"""

from typing import ClassVar, Final, final

from ironroad.bots.evaluation import Evaluation, Features, Row
from ironroad.core.bits import bit
from ironroad.core.engine import Decision
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    COUNT_MASK,
    DOUBLER,
    INDUSTRY,
    KIND_UNIT,
    STEP,
    STEP_ANY,
)
from ironroad.games.russian_railroads.modules.american.state import american_board
from ironroad.games.russian_railroads.modules.coal.state import coal_board
from ironroad.games.russian_railroads.modules.german.state import german_board
from ironroad.games.russian_railroads.player import NOT_IN_PLAY, Player
from ironroad.games.russian_railroads.scoring import (
    card_points,
    industry_points,
    railroad_points,
)
from ironroad.games.russian_railroads.state import State

STAGES: Final = 7
MOST_SEATS: Final = 4


class RussianRailroadsEvaluation(Evaluation[State]):
    """Linear evaluation with features per seat and weights per stage; the stage is the number of rounds that follow."""

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

    def __init__(self, weights: list[list[float]], scale: float) -> None:
        super().__init__(weights, scale)
        self._boards: Final = [BoardFigures() for _seat in range(MOST_SEATS)]

    def stage(self, state: State) -> i64:
        """Return the number of rounds after this one."""
        return max(0, min(STAGES - 1, state.rules.start.rounds - state.round))

    def write_features(self, state: State, features: Features) -> None:
        """Add the row of each seat."""
        left = float(state.rules.start.rounds - max(1, state.round) + 1)
        for seat in range(state.rules.seats):
            _write_seat(state, seat, left, self._boards[seat], features.add())
        if state.stack:
            frame = state.stack.top()
            if isinstance(frame, Decision) and frame.seat >= 0:
                _add_owed(state, left, features.rows[frame.seat])


@final
@mypyc_attr(acyclic=True)
class BoardFigures:
    """The features that depend on a player's board alone, for a round.

    They are kept until the board changes: an option changes one board at most, and all boards are evaluated for it.
    """

    def __init__(self) -> None:
        self._rules: Rules | None = None
        self._top_tracks: i64 = 0
        self._middle_tracks: i64 = 0
        self._bottom_tracks: i64 = 0
        self._locomotives: i64 = 0
        self._factories: i64 = 0
        self._markers: i64 = 0
        self._doublers: i64 = 0
        self._revaluation: i64 = 0
        self._medal = False
        self.income: i64 = 0
        """Points per round."""
        self.reach: i64 = 0
        self.industry: i64 = 0
        self.factories: i64 = 0
        self.black: i64 = 0
        self.gray: i64 = 0
        self.brown: i64 = 0
        self.better: i64 = 0
        """The sums of the spaces of tracks by colour, whether locomotives reach them or not."""

    def update(self, state: State, seat: i64) -> None:
        """Count anew what may have changed. Expansions have parts of their own, which are not looked at."""
        if state.rules.in_play or not self._holds_for(state.rules, state.players[seat]):
            self._note(state.rules, state.players[seat])
            self._count_income(state, seat)
            self._count_tracks(state, seat)

    def _holds_for(self, rules: Rules, player: Player) -> bool:
        return (
            self._rules is rules
            and self._top_tracks == player.top_tracks
            and self._middle_tracks == player.middle_tracks
            and self._bottom_tracks == player.bottom_tracks
            and self._locomotives == player.locomotives
            and self._factories == player.factories
            and self._markers == player.markers
            and self._doublers == player.doublers
            and self._revaluation == player.revaluation
            and self._medal == player.medal
        )

    def _note(self, rules: Rules, player: Player) -> None:
        self._rules = rules
        self._top_tracks = player.top_tracks
        self._middle_tracks = player.middle_tracks
        self._bottom_tracks = player.bottom_tracks
        self._locomotives = player.locomotives
        self._factories = player.factories
        self._markers = player.markers
        self._doublers = player.doublers
        self._revaluation = player.revaluation
        self._medal = player.medal

    def _count_income(self, state: State, seat: i64) -> None:
        """Count points per round, reach of locomotives, industry markers, factories."""
        player = state.players[seat]
        self.income = industry_points(state, seat)
        self.reach = 0
        for railroad in range(RAILROAD_COUNT):
            self.income += railroad_points(state, seat, railroad)
            last: i64 = state.rules.railroads.spaces[railroad]
            self.reach += min(state.reach(seat, railroad), last)
        self.industry = 0
        for marker in range(state.rules.lanes.markers):
            space: i64 = player.marker(marker)
            if space != NOT_IN_PLAY:
                self.industry += space
        self.factories = 0
        for gap in range(state.rules.lane.gaps):
            if player.factory(gap) > 0:
                self.factories += 1

    def _count_tracks(self, state: State, seat: i64) -> None:
        player = state.players[seat]
        self.black = self.gray = self.brown = self.better = 0
        for railroad in range(RAILROAD_COUNT):
            colours: i64 = state.rules.railroads.colours[railroad]
            for colour in range(colours):
                space: i64 = player.track(railroad, colour)
                if colour == 0:
                    self.black += space
                elif colour == 1:
                    self.gray += space
                elif colour == 2:
                    self.brown += space
                else:
                    self.better += space


def _write_seat(state: State, seat: i64, left: float, board: BoardFigures, values: Row) -> None:
    """Write the features of one seat; ``left`` is the number of rounds left, this one included."""
    values[0] = 1.0
    values[1] = float(state.players[seat].points())
    board.update(state, seat)
    values[2] = float(board.income) * left
    values[3] = float(board.black) * left
    values[4] = float(board.gray) * left
    values[5] = float(board.brown) * left
    values[6] = float(board.better) * left
    values[7] = float(board.reach) * left
    values[8] = float(board.industry) * left
    values[9] = float(board.factories) * left
    _add_pieces(state, seat, left, values)
    _add_progress(state, seat, left, values)
    if len(state.parts) > 0:
        _add_modules(state, seat, left, values)


def _add_pieces(state: State, seat: i64, left: float, values: Row) -> None:
    """Set the features of workers, doublers, engineers and roubles."""
    player = state.players[seat]
    if not state.passed & bit(seat):
        ready: i64 = player.pieces() - player.roubles
        values[10] = float(ready) * (left + 1.0)
    black: i64 = 1 if state.black_worker == seat else 0
    values[11] = float(player.extra_workers + black) * (left - 1.0)
    doublers: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        doublers += player.doublers_on(railroad)
    values[12] = float(doublers) * left
    values[13] = float(_members(player.engineers))
    values[14] = float(player.roubles) * (left if left > 1.0 else 0.5)


def _add_progress(state: State, seat: i64, left: float, values: Row) -> None:
    """Set the features of ? tokens, End Bonus cards, colours, turn order, revaluation and medal."""
    player = state.players[seat]
    values[17] = float(_members(player.tokens)) * left
    for take in state.takes:
        if take % 8 == seat:
            values[18] += float(card_points(state, seat, take // 8))
    values[19] = float(_members(player.colours)) * left
    values[20] = float(state.rules.seats - 1 - state.position(seat)) * (1.0 if left > 1.0 else 0.0)
    row: i64 = min(1, player.revaluation)
    medal: i64 = 1 if player.medal else 0
    values[21] = float(row + medal) * left


def _add_modules(state: State, seat: i64, left: float, values: Row) -> None:
    """Set the features of the expansions."""
    american = american_board(state, seat)
    coal = coal_board(state, seat)
    if american.spike:
        values[21] += left
    values[22] = float(_members(german_board(state, seat).incomes)) * left
    values[23] = float(coal.coal) * (1.0 if left > 1.0 else 0.3)
    values[24] = float(_members(coal.foundries)) * left
    values[25] = float(_members(coal.boiled_gaps)) * left
    values[26] = float(american.level)
    values[27] = float(_members(american.boulders)) * left


def _members(members: i64) -> i64:
    """Return the number of members of a bit mask."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


def _add_owed(state: State, left: float, values: Row) -> None:
    """Set the features of the effects in the bag, which belong to the player to act."""
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
