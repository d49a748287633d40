"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: points, the values of Shares, whether a company is depleted. So is what no move
changes, such as the map.
"""

from typing import Any, Final

from ironroad.core import encoding
from ironroad.core.encoding import MOST_BYTE
from ironroad.core.native import i64
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import COMPANY_COUNT, NOBODY
from ironroad.games.mini_express.network import WORD_BITS
from ironroad.games.mini_express.rules.bot import DrawBotTile
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex, ChooseInfluence
from ironroad.games.mini_express.rules.draft import ChooseShare, DrawBotShare, Split, TakeTwo
from ironroad.games.mini_express.rules.golden_spike import ChooseWest
from ironroad.games.mini_express.rules.harbor import ChooseHarbor
from ironroad.games.mini_express.rules.turn import TakeAction, TakeSecondAction
from ironroad.games.mini_express.setup import DealDemand, DrawStart
from ironroad.games.mini_express.state import SPIKE_DRIVEN, State

QUESTIONS: Final[dict[Any, int]] = {
    DealDemand: 1,
    DrawStart: 2,
    ChooseShare: 3,
    TakeTwo: 4,
    Split: 5,
    DrawBotShare: 6,
    TakeAction: 7,
    TakeSecondAction: 8,
    ChooseCity: 9,
    ChooseHex: 10,
    ChooseInfluence: 11,
    ChooseWest: 12,
    ChooseHarbor: 13,
    DrawBotTile: 14,
}
"""What is asked, as a number; 0 when the game is over."""


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._hexes: Final[i64] = rules.map.count
        self._kinds: Final[i64] = len(rules.demand.ids)
        self._undealt: Final = bytes([0] * len(rules.demand.ids))
        self._drafted: Final = bytes([0] * COMPANY_COUNT)
        self._name_table(rules)
        for player in range(rules.seats):
            self.spec.section(f"player-{player}")
            self._name_player(rules)
        if rules.bot != NOBODY:
            self._name_bot(rules)

    def _name_table(self, rules: Rules) -> None:
        spec = self.spec
        cities = rules.map.city_count
        spec.section("question")
        spec.number("kind", len(QUESTIONS))
        spec.number("seat", rules.seats + 1)
        spec.number("company", COMPANY_COUNT)
        spec.number("city", cities)
        spec.number("trains", MOST_BYTE)
        spec.section("table")
        spec.number("start", rules.seats)
        spec.number("current", rules.seats)
        spec.number("dealing", 1)
        spec.numbers("pile", self._kinds, max(rules.demand.counts))
        spec.number("drafting", 1)
        spec.numbers("aside", COMPANY_COUNT, rules.mode.shares)
        if rules.spike is not None:
            spec.number("spike", SPIKE_DRIVEN)
            spec.number("spike_east", COMPANY_COUNT)
            spec.number("spike_west", COMPANY_COUNT)
        spec.section("companies")
        spec.numbers("trains", COMPANY_COUNT, rules.limits.area)
        spec.numbers("supply", COMPANY_COUNT, rules.limits.trains)
        spec.numbers("shares", COMPANY_COUNT, rules.mode.shares)
        spec.numbers("length", COMPANY_COUNT, rules.chart.last)
        spec.section("cities")
        spec.numbers("tile", cities, self._kinds)
        for company in range(COMPANY_COUNT):
            spec.section(f"track-{company}")
            spec.numbers("train", self._hexes, 1)

    def _name_player(self, rules: Rules) -> None:
        self.spec.numbers("shares", COMPANY_COUNT, rules.mode.shares)
        self.spec.numbers("influence", COMPANY_COUNT, MOST_BYTE)

    def _name_bot(self, rules: Rules) -> None:
        self.spec.section("bot")
        self._name_player(rules)
        self.spec.number("chosen", COMPANY_COUNT - 1)
        self.spec.number("target", rules.map.city_count)
        counts = rules.bot_tiles.counts
        self.spec.numbers("bag", len(counts), max(counts))

    def write(self, state: State, seat: i64) -> None:
        """Put everything into the row."""
        self._question(state, seat)
        self._table(state, seat)
        self._map(state)
        for place in range(self.seats):
            self._player(state, (seat + place) % self.seats)
        rules = state.rules
        if rules.bot != NOBODY:
            self._player(state, rules.bot)
            self.row.put(state.chosen)
            self.row.put(state.target + 1)
            self.row.put_all(state.bag)

    def _table(self, state: State, seat: i64) -> None:
        row = self.row
        row.put(self.seen_from(state.start, seat))
        row.put(0 if state.current == state.rules.bot else self.seen_from(state.current, seat))
        if state.pile:
            row.put(1)
            row.put_all(state.pile)
        else:
            row.put(0)
            row.piece(self._undealt)
        if state.aside:
            row.put(1)
            row.put_all(state.aside)
        else:
            row.put(0)
            row.piece(self._drafted)
        if state.rules.spike is not None:
            row.put(state.spike)
            row.put(state.east + 1)
            row.put(state.west + 1)
        row.put_all(state.area)
        row.put_all(state.supply)
        row.put_all(state.shares)
        row.put_all(state.length)

    def _map(self, state: State) -> None:
        row = self.row
        open: i64 = state.open
        for city in range(len(state.tiles)):
            row.put(state.tiles[city] + 1 if open & 1 else 0)
            open >>= 1
        for network in state.network:
            word: i64 = 0
            left: i64 = self._hexes
            while left > 0:
                row.put_members(network.track(word), min(left, WORD_BITS))
                left -= WORD_BITS
                word += 1

    def _player(self, state: State, player: i64) -> None:
        players: i64 = state.rules.players
        for company in range(COMPANY_COUNT):
            self.row.put(state.held[company * players + player])
        for company in range(COMPANY_COUNT):
            self.row.put(state.influence[company * players + player])

    def _question(self, state: State, viewer: i64) -> None:
        """Put what is asked, and what the question names."""
        kind: i64 = 0
        seat: i64 = 0
        company: i64 = NOBODY
        city: i64 = NOBODY
        trains: i64 = 0
        if state.stack:
            frame: Any = state.stack.top()
            kind = QUESTIONS[type(frame)]
            seat = self.asked(frame.seat, viewer)
            if isinstance(frame, ChooseCity):
                company = frame.company
                trains = state.area[company]
            elif isinstance(frame, ChooseHex):
                company = frame.company
                city = frame.city
                trains = frame.left
            elif isinstance(frame, ChooseInfluence):
                company = frame.printed
            elif isinstance(frame, ChooseHarbor):
                company = frame.company
            elif isinstance(frame, DealDemand):
                city = frame.city
        row = self.row
        row.put(kind)
        row.put(seat)
        row.put(company + 1)
        row.put(city + 1)
        row.put(trains)
