"""Dividends, and the adjustments after them (p. 10, p. 11)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.components import RAILROAD_COUNT
from ironroad.games.trans_siberian.rules import tracks
from ironroad.games.trans_siberian.state import State


def dividend_each(state: State, railroad: i64) -> i64:
    """Return the part of the income that each certificate with a player is paid, rounded up."""
    sold: i64 = state.sold(railroad)
    return (state.income[railroad] + sold - 1) // sold


def pay_dividend(state: State, railroad: i64) -> None:
    """Pay each certificate with a player its part of the income, from the bank."""
    seats: i64 = len(state.cash)
    each: i64 = dividend_each(state, railroad)
    if each == 0:
        return  # A railroad that opened without a link pays nothing (ruling R13).
    for seat in range(seats):
        held: i64 = state.held[railroad * seats + seat]
        if held:
            state.cash[seat] += held * each
            events.paid_dividend(state, railroad, seat, held * each)


class PayDividends(Step[State]):
    """Every open railroad pays, private ones too."""

    def run(self, state: State) -> None:
        """Pay railroad by railroad."""
        events.dividends(state, state.current)
        for railroad in range(RAILROAD_COUNT):
            if state.is_open(railroad):
                pay_dividend(state, railroad)


class AdjustStock(Step[State]):
    """The public railroads of highest income rise, all private ones fall."""

    def run(self, state: State) -> None:
        """Compare the public railroads that are left (ruling R18)."""
        highest: i64 = -1
        public: i64 = 0
        for railroad in range(RAILROAD_COUNT):
            if state.is_public(railroad):
                public |= bit(railroad)
                highest = max(highest, state.income[railroad])
        for railroad in range(RAILROAD_COUNT):
            if public & bit(railroad):
                if state.income[railroad] == highest:
                    tracks.raise_stock(state, railroad, 1)
            elif state.is_open(railroad):
                tracks.lower_stock(state, railroad)


class AdjustMarkers(Step[State]):
    """The nationalization marker moves unless a railroad was nationalized; the dividends marker always."""

    __match_args__: ClassVar[tuple[str, ...]] = ("nationalized",)

    def __init__(self, nationalized: i64) -> None:
        self.nationalized: Final[i64] = nationalized
        """How many railroads were nationalized in this sequence."""

    def run(self, state: State) -> None:
        """Move both markers."""
        if self.nationalized == 0:
            tracks.advance_nationalization(state, 1)
        state.dividends += 1
