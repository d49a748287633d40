"""What a seat may know as a row of small numbers; nothing is hidden in this title.

What follows from the rest is left out: points, the values of Shares, whether a company is depleted. So is what no move
changes, such as the map.
"""

from typing import Any, Final, final

from ironroad.core import encoding
from ironroad.core.bits import NUMBER_BITS
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.core.pieces import MOST_BYTE, Kept, Sheet, bytes_of, copied
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
COMPANY_LISTS: Final = 4
"""Trains on the map, trains in the supply, Shares and length of each company: what their section has."""
COMPANY_ORDER: Final = bytes(range(COMPANY_LISTS * COMPANY_COUNT))
OF_PLAYERS: Final = COMPANY_LISTS * COMPANY_COUNT
"""Where what the players have begins on the sheet of a game: their Shares, then their influence."""


@final
class Seen:
    """What a game looked like when it was last written, and its pieces."""

    def __init__(self, cities: int) -> None:
        self.pile: Final = Kept()
        self.sheet: Final = Sheet(COMPANY_LISTS + 2)
        """What the companies have, and the Shares and influence of the players."""
        self.tiles: list[int] = NO_NUMBERS
        self.open: i64 = 0
        self.shown: Final = bytearray(cities)
        """The Demand tiles of the cities, as they are told."""
        self.cities: bytes = b""
        self.networks: Final[list[Network | None]] = [None] * COMPANY_COUNT
        self.tracks: Final[list[bytes]] = [b""] * COMPANY_COUNT
        self.map: bytes = b""
        """The tracks of all companies."""


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._orders: Final = [self._order(rules, seat) for seat in range(rules.seats)]
        """Where the Shares and the influence of the players are, as each seat counts them."""
        self._cities: Final[i64] = rules.map.city_count
        self._seen: Final[list[Seen]] = []
        self.follow(1)
        self._hexes: Final[i64] = rules.map.count
        self._kinds: Final[i64] = len(rules.demand.ids)
        self._undealt: Final = bytes([0] * len(rules.demand.ids))
        self._drafted: Final = bytes([0] * (1 + COMPANY_COUNT))
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

    def _order(self, rules: Rules, seat: int) -> bytes:
        """Return the places of each player's Shares and influence, the Bot last."""
        players = [(seat + place) % rules.seats for place in range(rules.seats)]
        if rules.bot != NOBODY:
            players.append(int(rules.bot))
        own = range(0, 2 * COMPANY_COUNT * rules.players, rules.players)
        return bytes([OF_PLAYERS + player + first for player in players for first in own])

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        while len(self._seen) < games:
            self._seen.append(Seen(int(self._cities)))

    def write(self, state: State, seat: i64) -> bytes:
        """Return everything."""
        seen = self._seen[self.game]
        self._see_map(state, seen)
        self._see_lists(state, seen.sheet)
        return b"%b%b%b%b%b%b%b%b%b" % (
            self._question(state, seat),
            self._table(state, seat, seen),
            self._draft(state),
            self._spike(state),
            seen.sheet.read(COMPANY_ORDER),
            seen.cities,
            seen.map,
            seen.sheet.read(self._orders[seat]),
            b"" if state.rules.bot == NOBODY else self._bot(state),
        )

    def _see_lists(self, state: State, sheet: Sheet) -> None:
        """Look at what companies and players have."""
        sheet.see(0, 0, state.area)
        sheet.see(1, COMPANY_COUNT, state.supply)
        sheet.see(2, 2 * COMPANY_COUNT, state.shares)
        sheet.see(3, 3 * COMPANY_COUNT, state.length)
        sheet.see(4, OF_PLAYERS, state.held)
        sheet.see(5, OF_PLAYERS + len(state.held), state.influence)

    def _table(self, state: State, seat: i64, seen: Seen) -> bytes:
        """Return whose turn it is, and the Demand tiles that are not dealt yet."""
        current: i64 = (
            0 if state.current == state.rules.bot else self.seen_from(state.current, seat)
        )
        dealing: i64 = 1 if state.pile else 0
        turn: i64 = self.seen_from(state.start, seat) | current << NUMBER_BITS
        return b"%b%b" % (
            self.pieces.numbers(turn | dealing << NUMBER_BITS * 2, 3),
            seen.pile.bytes_of(state.pile) if state.pile else self._undealt,
        )

    def _draft(self, state: State) -> bytes:
        """Return the Shares set aside, after a 1; else zeros."""
        return bytes_of([1, *state.aside]) if state.aside else self._drafted

    def _spike(self, state: State) -> bytes:
        """Return where the Golden Spike is, in the expansion that has one."""
        if state.rules.spike is None:
            return b""
        return bytes_of([int(state.spike), int(state.east + 1), int(state.west + 1)])

    def _see_map(self, state: State, seen: Seen) -> None:
        """Write cities and tracks that changed."""
        if seen.tiles != state.tiles:
            seen.tiles = state.tiles[:]
            self._show_tiles(state, seen, -1)
        elif seen.open != state.open:
            self._show_tiles(state, seen, seen.open ^ state.open)
        is_same = True
        for company, network in enumerate(state.network):
            if network is not seen.networks[company]:
                seen.tracks[company] = self._track(network)
                seen.networks[company] = network
                is_same = False
        if not is_same:
            seen.map = b"".join(seen.tracks)

    def _show_tiles(self, state: State, seen: Seen, changed: i64) -> None:
        """Write the Demand tile of each city that changed, from 1; 0 where there is none."""
        open: i64 = state.open
        for city in range(self._cities):
            if changed & 1:
                seen.shown[city] = state.tiles[city] + 1 if open & 1 else 0
            changed >>= 1
            open >>= 1
        seen.open = state.open
        seen.cities = copied(seen.shown)

    def _track(self, network: Network) -> bytes:
        """Return where a company has trains."""
        words: list[bytes] = []
        word: i64 = 0
        left: i64 = self._hexes
        while left > 0:
            words.append(self.pieces.members(network.track(word), min(left, WORD_BITS)))
            left -= WORD_BITS
            word += 1
        return b"".join(words)

    def _bot(self, state: State) -> bytes:
        """Return what the Bot will do."""
        return bytes_of([int(state.chosen), int(state.target + 1), *state.bag])

    def _question(self, state: State, viewer: i64) -> bytes:
        """Return what is asked, and what the question names."""
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
        return self.pieces.few(kind, seat, company + 1, city + 1, trains)
