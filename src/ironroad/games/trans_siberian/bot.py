"""Evaluation features for Trans-Siberian Railroad: money, stock with its risks, expected dividends, control.

A certificate is worth its price at the end if its railroad is public and escapes nationalization, and until then
its part of every dividend. During an auction the leader is assumed to win at the price bid.
"""

from typing import ClassVar, Final, final

from ironroad.bots.evaluation import Evaluation, Features, Row
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.trans_siberian.components import NOBODY, RAILROAD_COUNT
from ironroad.games.trans_siberian.rules.auction import AuctionRound, BidOrDrop
from ironroad.games.trans_siberian.state import State

STAGES: Final = 3
MIDDLE: Final = 3
"""The number of dividends after which the last stage begins."""
FIRST_INCOME: Final = 3.0
"""Approximate income of the first link of a railroad."""
NO_PRICE: Final = 1_000


class TransSiberianEvaluation(Evaluation[State]):
    """Features by player; the stages are the first auctions, the early game and the rest."""

    names: ClassVar[tuple[str, ...]] = (
        "constant",
        "cash",
        "cash-early",
        "stock",
        "stock-early",
        "private-stock",
        "private-stock-early",
        "dividends",
        "growth",
        "risk",
        "control",
        "leading",
    )
    stages: ClassVar[int] = STAGES
    hidden_information: ClassVar[bool] = False
    lookahead: ClassVar[int] = 1
    rounds: ClassVar[int] = 2
    candidates: ClassVar[int] = 8

    def stage(self, state: State) -> i64:
        """Return 0 during the first auctions, 1 in the early game, then 2."""
        if state.dividends == 0 and is_auction(state):
            return 0
        return 1 if state.dividends < MIDDLE else 2

    def write_features(self, state: State, features: Features) -> None:
        """Add the row of each seat."""
        seats: i64 = len(state.cash)
        stocks: list[Stock] = []
        for railroad in range(RAILROAD_COUNT):
            if state.is_open(railroad):
                stocks.append(Stock(state, railroad))
        highest: i64 = 0
        for stock in stocks:
            if stock.public:
                highest = max(highest, stock.income)
        left: float = dividends_left(state, stocks)
        early: float = left / float(state.rules.tracks.dividends_end)
        for seat in range(seats):
            _write_seat(state, seat, stocks, highest, left, early, features.add())
        _add_auction(state, left, early, features)


def dividends_left(state: State, stocks: "list[Stock]") -> float:
    """Return the expected number of dividends; the current one counts as a fraction.

    With fewer than two public railroads the next dividend is the last, unless somebody buys before.
    """
    tracks = state.rules.tracks
    soon: float = 1.0 - float(state.timing) / float(tracks.timing_end + 1)
    due: float = float(tracks.dividends_end - state.dividends) - 1.0
    public: i64 = 0
    wanted: i64 = 0
    top: i64 = 0
    cheapest: i64 = NO_PRICE
    for stock in stocks:
        if stock.public:
            public += 1
            top = max(top, state.stock[stock.railroad])
        else:
            wanted += 1
            cheapest = min(cheapest, state.price(stock.railroad))
    due = min(due, float(tracks.stock_last - top) / 2.0)
    if public < 2 and not is_auction(state):
        buyers: i64 = 0
        for money in state.cash:
            if money >= cheapest:
                buyers += 1
        if wanted + public < 2 or buyers == 0:
            return soon
        return soon + due * soon * 0.8
    return soon + due


def is_auction(state: State) -> bool:
    """Whether an auction is going on."""
    for frame in state.stack.frames():
        if isinstance(frame, (BidOrDrop, AuctionRound)):
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class Stock:
    """The figures of an open railroad that do not depend on who holds its certificates."""

    def __init__(self, state: State, railroad: i64) -> None:
        seats: i64 = len(state.cash)
        self.railroad: Final[i64] = railroad
        self.first: Final[i64] = railroad * seats
        """The index of the first seat's certificates."""
        sold: i64 = 0
        most: i64 = 0
        ties: i64 = 0
        for place in range(self.first, self.first + seats):
            count: i64 = state.held[place]
            sold += count
            if count > most:
                most = count
                ties = 0
            if count == most:
                ties += 1
        self.sold: Final[float] = float(sold)
        self.price: Final[float] = float(state.price(railroad))
        self.income: Final[i64] = state.income[railroad]
        self.each: Final[float] = float((self.income + sold - 1) // sold)
        """The dividend on a certificate."""
        self.treasury: Final[float] = float(state.treasury[railroad])
        self.public: Final[bool] = sold > 1
        self.risk: Final[float] = _risk(state, railroad) if sold > 1 else 0.0
        self.most: Final[i64] = most
        self.ties: Final[float] = float(ties)


def _write_seat(
    state: State,
    seat: i64,
    stocks: list[Stock],
    highest: i64,
    left: float,
    early: float,
    row: Row,
) -> None:
    """Write the features of a player's money and certificates; ``highest`` is the highest income of a public railroad."""
    cash = float(state.cash[seat])
    public = public_early = private = private_early = 0.0
    dividends = growth = risk = control = leading = 0.0
    for stock in stocks:
        count: i64 = state.held[stock.first + seat]
        if count:
            held = float(count)
            worth = held * stock.price
            if stock.public:
                public += worth
                public_early += worth * early
                risk += worth * stock.risk
                if stock.income == highest:
                    leading += held * left
            else:
                private += worth
                private_early += worth * early
            dividends += held * stock.each * left
            growth += held / stock.sold * stock.treasury * early
            if count == stock.most:
                control += min(stock.treasury, 24.0) * early / stock.ties
    row[0] = 1.0
    row[1] = cash
    row[2] = cash * early
    row[3] = public
    row[4] = public_early
    row[5] = private
    row[6] = private_early
    row[7] = dividends
    row[8] = growth
    row[9] = risk
    row[10] = control
    row[11] = leading


def _risk(state: State, railroad: i64) -> float:
    """Return the risk of nationalization: 1 if it follows the next dividend."""
    limits = state.rules.tracks.nationalization
    last: i64 = len(limits) - 1
    price: i64 = state.price(railroad)
    danger = 0.0
    step: i64 = 0
    while step < 3:
        if price < limits[min(state.nationalization + step, last)]:
            danger = 1.0 - 0.3 * float(step)
            break
        step += 1
    return danger if state.phase == 2 else 0.3 * danger


def _add_auction(state: State, left: float, early: float, features: Features) -> None:
    """Count the leader of an auction as the buyer."""
    if not state.stack:
        return
    frame = state.stack.top()
    if isinstance(frame, BidOrDrop) and frame.leader != NOBODY:
        values = features.rows[frame.leader]
        paid = float(frame.high)
        price = float(min(frame.high, 44))
        values[1] -= paid
        values[2] -= paid * early
        values[5] += price
        values[6] += price * early
        values[7] += FIRST_INCOME * left
        values[8] += paid * early
        values[10] += min(paid, 24.0) * early


EVALUATION: Final = TransSiberianEvaluation
SCALE: Final = 60.0
AUCTION: Final = [0.0, 1.2, 1.0, 1.0, 0.3, 0.0, 0.35, 0.8, 0.5, -0.7, 0.1, 1.0]
"""Money is worth more before the first turn: it makes railroads public and keeps the game going."""
TURNS: Final = [0.0, 1.0, 0.3, 1.0, 0.3, 0.0, 0.35, 0.8, 0.5, -0.7, 0.1, 1.0]
HAND: Final = [AUCTION, *[TURNS] * (STAGES - 1)]
