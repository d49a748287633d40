"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: points, the values of Shares, whether a company is depleted. So is what no move
changes, such as the map.
"""

from typing import Any, Final, final

from ironroad.core import encoding
from ironroad.core.encoding import MOST_BYTE, Kept, Row, bytes_of
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import COMPANY_COUNT, NOBODY
from ironroad.games.mini_express.network import WORD_BITS, Network
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


NO_NUMBERS: Final[list[int]] = []


@final
class Seen:
    """What a game looked like when it was last written, and its pieces."""

    def __init__(self, players: int) -> None:
        self.pile: Final = Kept()
        self.area: Final = Kept()
        self.supply: Final = Kept()
        self.shares: Final = Kept()
        self.length: Final = Kept()
        self.tiles: list[int] = NO_NUMBERS
        self.open: i64 = 0
        self.cities: Any = b""
        self.networks: Final[list[Network | None]] = [None] * COMPANY_COUNT
        self.tracks: Final[list[Any]] = [b""] * COMPANY_COUNT
        self.held: list[int] = NO_NUMBERS
        self.influence: list[int] = NO_NUMBERS
        self.players: Final[list[Any]] = [b""] * players


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._players: Final[i64] = rules.players
        self._seen: Final[list[Seen]] = []
        self._part: Final = Row()
        """Where pieces are written."""
        self.follow(1)
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

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        while len(self._seen) < games:
            self._seen.append(Seen(int(self._players)))

    def write(self, state: State, seat: i64) -> None:
        """Put everything into the row."""
        seen = self._seen[self.game]
        row = self.row
        self._question(state, seat)
        self._table(state, seat, seen)
        self._map(state, seen)
        self._hands(state, seen)
        for place in range(self.seats):
            row.piece(seen.players[(seat + place) % self.seats])
        rules = state.rules
        if rules.bot != NOBODY:
            row.piece(seen.players[rules.bot])
            row.put(state.chosen)
            row.put(state.target + 1)
            row.put_all(state.bag)

    def _table(self, state: State, seat: i64, seen: Seen) -> None:
        row = self.row
        row.put(self.seen_from(state.start, seat))
        row.put(0 if state.current == state.rules.bot else self.seen_from(state.current, seat))
        if state.pile:
            row.put(1)
            row.piece(seen.pile.bytes_of(state.pile))
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
        row.piece(seen.area.bytes_of(state.area))
        row.piece(seen.supply.bytes_of(state.supply))
        row.piece(seen.shares.bytes_of(state.shares))
        row.piece(seen.length.bytes_of(state.length))

    def _map(self, state: State, seen: Seen) -> None:
        row = self.row
        if seen.open != state.open or seen.tiles != state.tiles:
            seen.cities = self._cities(state)
            seen.open = state.open
            seen.tiles = state.tiles[:]
        row.piece(seen.cities)
        for company in range(COMPANY_COUNT):
            network = state.network[company]
            if network is not seen.networks[company]:
                seen.tracks[company] = self._track(network)
                seen.networks[company] = network
            row.piece(seen.tracks[company])

    def _cities(self, state: State) -> bytes:
        """Return the Demand tile of each city, from 1; 0 where there is none."""
        row = self._part
        row.clear()
        open: i64 = state.open
        for city in range(len(state.tiles)):
            row.put(state.tiles[city] + 1 if open & 1 else 0)
            open >>= 1
        return row.joined()

    def _track(self, network: Network) -> bytes:
        """Return where a company has trains."""
        row = self._part
        row.clear()
        word: i64 = 0
        left: i64 = self._hexes
        while left > 0:
            row.put_members(network.track(word), min(left, WORD_BITS))
            left -= WORD_BITS
            word += 1
        return row.joined()

    def _hands(self, state: State, seen: Seen) -> None:
        """Write the players whose Shares or influence changed."""
        held = state.held
        influence = state.influence
        if held == seen.held and influence == seen.influence:
            return
        players: i64 = self._players
        is_first = not seen.held
        for player in range(players):
            is_changed = is_first
            place: i64 = player
            while place < len(held) and not is_changed:
                is_changed = (
                    held[place] != seen.held[place] or influence[place] != seen.influence[place]
                )
                place += players
            if is_changed:
                own = slice(player, None, players)
                seen.players[player] = bytes_of(held[own] + influence[own])
        seen.held = held[:]
        seen.influence = influence[:]

    def _question(self, state: State, viewer: i64) -> None:
        """Put what is asked, and what the question names."""
        kind: i64 = 0
        seat: i64 = 0
        company: i64 = NOBODY
        city: i64 = NOBODY
        trains: i64 = 0
        if state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
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
