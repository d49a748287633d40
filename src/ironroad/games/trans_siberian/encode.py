"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: whether a railroad is public, who controls it, what is unsold.
"""

from typing import Any, Final, final

from ironroad.core import encoding
from ironroad.core.encoding import Kept, bytes_of, wides_of
from ironroad.core.engine import Decision
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


NO_NUMBERS: Final[list[int]] = []


@final
class Seen:
    """What a game looked like when it was last written, and its pieces."""

    def __init__(self, seats: int) -> None:
        self.status: Final = Kept()
        self.treasury: Final = Kept()
        self.income: Final = Kept()
        self.cubes: Final = Kept()
        self.owner: list[int] = NO_NUMBERS
        self.links: Any = b""
        self.cash: list[int] = NO_NUMBERS
        self.held: list[int] = NO_NUMBERS
        self.players: Final[list[Any]] = [b""] * seats


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._seen: Final[list[Seen]] = []
        self.follow(1)
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

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        while len(self._seen) < games:
            self._seen.append(Seen(int(self.seats)))

    def write(self, state: State, seat: i64) -> None:
        """Put everything into the row."""
        seen = self._seen[self.game]
        row = self.row
        self._question(state, seat)
        row.put(self.seen_from(state.current, seat))
        row.put(state.phase)
        row.put(state.timing)
        row.put(state.dividends)
        row.put(state.nationalization)
        self._railroads(state, seen)
        if seen.owner != state.owner:
            seen.links = bytes_of([owner + 1 for owner in state.owner])
            seen.owner = state.owner[:]
        row.piece(seen.links)
        if seen.held != state.held or seen.cash != state.cash:
            self._hands(state, seen)
        for place in range(self.seats):
            row.piece(seen.players[(seat + place) % self.seats])

    def _hands(self, state: State, seen: Seen) -> None:
        """Write what the players have."""
        for player in range(self.seats):
            own = state.held[slice(player, None, self.seats)]
            seen.players[player] = wides_of([state.cash[player]]) + bytes_of(own)
        seen.held = state.held[:]
        seen.cash = state.cash[:]

    def _railroads(self, state: State, seen: Seen) -> None:
        row = self.row
        row.piece(seen.status.bytes_of(state.status))
        row.piece(seen.treasury.wides_of(state.treasury))
        row.piece(seen.income.wides_of(state.income))
        for railroad in range(RAILROAD_COUNT):
            row.put(state.stock[railroad] + 1 if state.status[railroad] == OPEN else 0)
        row.piece(seen.cubes.bytes_of(state.cubes))

    def _question(self, state: State, viewer: i64) -> None:
        """Put what is asked, and what the question names."""
        kind: i64 = 0
        seat: i64 = 0
        railroad: i64 = NOBODY
        amount: i64 = 0
        leader: i64 = NOBODY
        link: i64 = NOBODY
        if state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
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
