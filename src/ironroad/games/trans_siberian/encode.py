"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: whether a railroad is public, who controls it, what is unsold.
"""

from typing import Any, Final, final

from ironroad.core import encoding
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.core.pieces import MOST_BYTE, Sheet, bytes_of
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
LISTS: Final = 7
OF_INCOME: Final = 3 * RAILROAD_COUNT
OF_CUBES: Final = 5 * RAILROAD_COUNT
OF_LINKS: Final = 6 * RAILROAD_COUNT
"""Where they are on the sheet of a game, after the status and the treasury of each railroad. Players are after the links."""
MONEY_ORDER: Final = bytes(range(OF_CUBES))
"""Status, treasury and income of the railroads, which follow each other in a row too."""


@final
class Seen:
    """What a game looked like when it was last written, and its pieces."""

    def __init__(self) -> None:
        self.sheet: Final = Sheet(LISTS)
        """What railroads and players have, and the owners of links."""
        self.valued: list[int] = NO_NUMBERS
        self.stock: list[int] = NO_NUMBERS
        self.values: bytes = b""
        """The Stock Values, and of which status and values they were written."""


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._seen: Final[list[Seen]] = []
        self._of_players: Final[i64] = OF_LINKS + rules.map.count
        """Where cash and certificates of the players begin on the sheet of a game."""
        self._orders: Final = [self._order(rules.seats, seat) for seat in range(rules.seats)]
        """Where they are, as each seat counts them."""
        self._links: Final = bytes(range(OF_CUBES, OF_LINKS + rules.map.count))
        """Where cubes and links are."""
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

    def _order(self, seats: int, seat: int) -> bytes:
        """Return the places of each player's cash, of two bytes, and certificates."""
        order: list[int] = []
        for place in range(seats):
            player = (seat + place) % seats
            order += [2 * player, 2 * player + 1]
            order += range(2 * seats + player, (2 + RAILROAD_COUNT) * seats, seats)
        return bytes([int(self._of_players) + each for each in order])

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        while len(self._seen) < games:
            self._seen.append(Seen())

    def write(self, state: State, seat: i64) -> bytes:
        """Return everything."""
        seen = self._seen[self.game]
        self._see(state, seen)
        return b"%b%b%b%b%b%b" % (
            self._question(state, seat),
            self.pieces.few(
                self.seen_from(state.current, seat),
                state.phase,
                state.timing,
                state.dividends,
                state.nationalization,
            ),
            seen.sheet.read(MONEY_ORDER),
            seen.values,
            seen.sheet.read(self._links),
            seen.sheet.read(self._orders[seat]),
        )

    def _see(self, state: State, seen: Seen) -> None:
        """Look at what railroads and players have, and write the Stock Values if they changed."""
        sheet = seen.sheet
        sheet.see(0, 0, state.status)
        sheet.see_wide(1, RAILROAD_COUNT, state.treasury)
        sheet.see_wide(2, OF_INCOME, state.income)
        sheet.see(3, OF_CUBES, state.cubes)
        sheet.see(4, OF_LINKS, state.owner, 1)
        sheet.see_wide(5, self._of_players, state.cash)
        sheet.see(6, self._of_players + 2 * self.seats, state.held)
        if seen.valued != state.status or seen.stock != state.stock:
            seen.values = self._stock(state)
            seen.valued = state.status[:]
            seen.stock = state.stock[:]

    def _stock(self, state: State) -> bytes:
        """Return the Stock Values of open railroads, from 1; 0 for others."""
        shown: list[int] = []
        for railroad, status in enumerate(state.status):
            shown.append(state.stock[railroad] + 1 if status == OPEN else 0)
        return bytes_of(shown)

    def _question(self, state: State, viewer: i64) -> bytes:
        """Return what is asked, and what the question names."""
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
        return b"%b%b" % (
            self.pieces.few(kind, seat, railroad + 1, amount & MOST_BYTE, amount >> 8),
            self.pieces.pair(self.seen_from(leader, viewer), link + 1),
        )
