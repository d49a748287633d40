"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: whether a railroad is public, who controls it, what is unsold.
"""

from typing import Any, Final

from ironroad.core import encoding
from ironroad.core.native import i64
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import (
    NATIONALIZED,
    NOBODY,
    OPEN,
    RAILROAD_COUNT,
)
from ironroad.games.trans_siberian.rules.auction import (
    BidOrDrop,
    ChooseAttachedLink,
    ChooseHomeLink,
    SetStockValue,
)
from ironroad.games.trans_siberian.rules.building import BuildLink, BuildSecondLink, ChoosePayee
from ironroad.games.trans_siberian.rules.shares import ChooseBonus
from ironroad.games.trans_siberian.rules.turn import TakeAction
from ironroad.games.trans_siberian.setup import DealStartPlayer
from ironroad.games.trans_siberian.state import State

QUESTIONS: Final[dict[Any, int]] = {
    DealStartPlayer: 1,
    BidOrDrop: 2,
    ChooseHomeLink: 3,
    ChooseAttachedLink: 4,
    SetStockValue: 5,
    TakeAction: 6,
    ChooseBonus: 7,
    BuildLink: 8,
    BuildSecondLink: 9,
    ChoosePayee: 10,
}
"""What is asked, as a number; 0 when the game is over."""


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        spec = self.spec
        spec.section("question")
        spec.number("kind", len(QUESTIONS))
        spec.number("seat", rules.seats + 1)
        spec.number("railroad", RAILROAD_COUNT)
        spec.wide("amount")
        spec.number("leader", rules.seats)
        spec.number("link", rules.map.count)
        spec.section("table")
        spec.number("current", rules.seats)
        spec.number("phase", 2)
        spec.number("timing", rules.tracks.timing_end)
        spec.number("dividends", rules.tracks.dividends_end)
        spec.number("nationalization", len(rules.tracks.nationalization) - 1)
        spec.section("railroads")
        spec.numbers("status", RAILROAD_COUNT, NATIONALIZED)
        spec.wides("treasury", RAILROAD_COUNT)
        spec.wides("income", RAILROAD_COUNT)
        spec.numbers("stock", RAILROAD_COUNT, rules.tracks.stock_last + 1)
        spec.numbers("cubes", RAILROAD_COUNT, max(rules.components.link_cubes))
        spec.section("links")
        spec.numbers("owner", rules.map.count, RAILROAD_COUNT)
        for player in range(rules.seats):
            spec.section(f"player-{player}")
            spec.wide("cash")
            spec.numbers("certificates", RAILROAD_COUNT, max(rules.components.certificates))

    def write(self, state: State, seat: i64) -> None:
        """Put everything into the row."""
        row = self.row
        self._question(state, seat)
        row.put(self.seen_from(state.current, seat))
        row.put(state.phase)
        row.put(state.timing)
        row.put(state.dividends)
        row.put(state.nationalization)
        self._railroads(state)
        for link in range(len(state.owner)):
            row.put(state.owner[link] + 1)
        for place in range(self.seats):
            player: i64 = (seat + place) % self.seats
            row.put_wide(state.cash[player])
            for railroad in range(RAILROAD_COUNT):
                row.put(state.held[railroad * self.seats + player])

    def _railroads(self, state: State) -> None:
        row = self.row
        row.put_all(state.status)
        for railroad in range(RAILROAD_COUNT):
            row.put_wide(state.treasury[railroad])
        for railroad in range(RAILROAD_COUNT):
            row.put_wide(state.income[railroad])
        for railroad in range(RAILROAD_COUNT):
            row.put(state.stock[railroad] + 1 if state.status[railroad] == OPEN else 0)
        row.put_all(state.cubes)

    def _question(self, state: State, viewer: i64) -> None:
        """Put what is asked, and what the question names."""
        kind: i64 = 0
        seat: i64 = 0
        railroad: i64 = NOBODY
        amount: i64 = 0
        leader: i64 = NOBODY
        link: i64 = NOBODY
        if state.stack:
            frame: Any = state.stack.top()
            kind = QUESTIONS[type(frame)]
            seat = self.asked(frame.seat, viewer)
            if isinstance(frame, BidOrDrop):
                railroad = state.rules.components.auctioned[frame.round][frame.place]
                leader = frame.leader
                amount = 0 if leader == NOBODY else frame.high
            elif isinstance(frame, ChooseHomeLink | ChooseAttachedLink | BuildLink):
                railroad = frame.railroad
            elif isinstance(frame, SetStockValue):
                railroad = frame.railroad
                amount = frame.price
            elif isinstance(frame, BuildSecondLink):
                railroad = frame.railroad
                link = frame.first
            elif isinstance(frame, ChoosePayee):
                railroad = frame.railroad
                costs = state.rules.costs
                external = state.rules.map.external[frame.first]
                amount = costs.external_jump if external else costs.jump
        row = self.row
        row.put(kind)
        row.put(seat)
        row.put(railroad + 1)
        row.put_wide(amount)
        row.put(self.seen_from(leader, viewer))
        row.put(link + 1)
