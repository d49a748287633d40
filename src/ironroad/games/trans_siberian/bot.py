"""What counts in Trans-Siberian Railroad: money, stock with its risks, dividends to come, control.

A certificate is worth its price at the end if its railroad is public and escapes nationalization, and until then
its part of every dividend. While an auction runs, whoever leads is taken to have won at the price bid.
"""

from typing import ClassVar, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.core.native import i64
from ironroad.games.trans_siberian.components import NOBODY, OPEN, RAILROAD_COUNT
from ironroad.games.trans_siberian.rules.auction import AuctionRound, BidOrDrop
from ironroad.games.trans_siberian.state import State

STAGES: Final = 3
MIDDLE: Final = 3
"""The dividends after which the game is no longer young."""
FIRST_INCOME: Final = 3.0
"""About what the first link of a railroad brings."""
NO_PRICE: Final = 1_000


class TransSiberianEvaluation(Evaluation[State]):
    """Features by player; a stage is the first auctions, the young game, or the rest."""

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
    hides: ClassVar[bool] = False
    sight: ClassVar[int] = 1
    rounds: ClassVar[int] = 2

    def stage(self, state: State) -> i64:
        """Return 0 while the first railroads are sold, 1 in the young game, then 2."""
        if state.dividends == 0 and is_auction(state):
            return 0
        return 1 if state.dividends < MIDDLE else 2

    def features(self, state: State) -> list[list[float]]:
        """Return the features of each seat."""
        seats: i64 = len(state.cash)
        left: float = dividends_left(state)
        early: float = left / float(state.rules.tracks.dividends_end)
        highest: i64 = 0
        for railroad in range(RAILROAD_COUNT):
            if state.is_public(railroad):
                highest = max(highest, state.income[railroad])
        stocks: list[Stock] = []
        for railroad in range(RAILROAD_COUNT):
            if state.is_open(railroad):
                stocks.append(Stock(state, railroad, highest))
        result: list[list[float]] = []
        for seat in range(seats):
            result.append(_of_seat(state, seat, stocks, left, early))
        _add_auction(state, left, early, result)
        return result


def dividends_left(state: State) -> float:
    """Return how many dividends are to be expected, a part of one for the running one.

    With fewer than two public railroads the next dividend is the last, unless somebody buys before.
    """
    tracks = state.rules.tracks
    soon: float = 1.0 - float(state.timing) / float(tracks.timing_end + 1)
    due: float = float(tracks.dividends_end - state.dividends) - 1.0
    public: i64 = 0
    wanted: i64 = 0
    top: i64 = 0
    cheapest: i64 = NO_PRICE
    for railroad in range(RAILROAD_COUNT):
        if state.is_public(railroad):
            public += 1
            top = max(top, state.stock[railroad])
        elif state.status[railroad] == OPEN:
            wanted += 1
            cheapest = min(cheapest, state.price(railroad))
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
    """Whether railroads are being sold."""
    for frame in state.stack:
        if isinstance(frame, (BidOrDrop, AuctionRound)):
            return True
    return False


class Stock:
    """What counts of an open railroad, whoever holds its certificates."""

    def __init__(self, state: State, railroad: i64, highest: i64) -> None:
        seats: i64 = len(state.cash)
        self.first: Final[i64] = railroad * seats
        """Where the certificates of the first seat are counted."""
        sold: i64 = state.sold(railroad)
        self.sold: Final[float] = float(sold)
        self.price: Final[float] = float(state.price(railroad))
        self.each: Final[float] = float((state.income[railroad] + sold - 1) // sold)
        """The dividend on a certificate."""
        self.treasury: Final[float] = float(state.treasury[railroad])
        self.public: Final[bool] = sold > 1
        self.risk: Final[float] = _risk(state, railroad) if sold > 1 else 0.0
        self.leads: Final[bool] = state.income[railroad] == highest
        """Whether no public railroad has a higher income."""
        most: i64 = 0
        ties: i64 = 0
        for place in range(self.first, self.first + seats):
            if state.held[place] > most:
                most = state.held[place]
                ties = 0
            if state.held[place] == most:
                ties += 1
        self.most: Final[i64] = most
        self.ties: Final[float] = float(ties)


def _of_seat(
    state: State, seat: i64, stocks: list[Stock], left: float, early: float
) -> list[float]:
    """Return what a player's money and certificates mean, added up."""
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
                if stock.leads:
                    leading += held * left
            else:
                private += worth
                private_early += worth * early
            dividends += held * stock.each * left
            growth += held / stock.sold * stock.treasury * early
            if count == stock.most:
                control += min(stock.treasury, 24.0) * early / stock.ties
    return [
        1.0,
        cash,
        cash * early,
        public,
        public_early,
        private,
        private_early,
        dividends,
        growth,
        risk,
        control,
        leading,
    ]


def _risk(state: State, railroad: i64) -> float:
    """Return how near nationalization is: 1 if the next dividend brings it."""
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


def _add_auction(state: State, left: float, early: float, result: list[list[float]]) -> None:
    """Take the leader of a running auction to be the buyer."""
    if not state.stack:
        return
    frame = state.stack[-1]
    if isinstance(frame, BidOrDrop) and frame.leader != NOBODY:
        values = result[frame.leader]
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
