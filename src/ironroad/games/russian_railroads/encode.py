"""What a seat may know as a row of small numbers: no End Bonus cards held by others, removed, or in the pile.

What follows from the rest is left out: reach, length and points of railroads, the points of the industry track, public
engineers, ? tokens that are left. The order of the effects in the bag is left out too: they may be taken in any.
"""

from typing import Any, Final

from ironroad.core import encoding
from ironroad.core.bits import NUMBER_BITS, bit
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.core.pieces import (
    Known,
    Patched,
    bytes_of,
    copied,
    nothing_known,
    slices_of,
    slot_of,
)
from ironroad.games.russian_railroads.actions import Rules, space_name
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    COLOUR_COUNT,
    COUNT_MASK,
    DUE,
    KIND_COUNT,
    KIND_UNIT,
)
from ironroad.games.russian_railroads.modules.encode import MODULE_QUESTIONS, Modules
from ironroad.games.russian_railroads.numbers import name_player, name_space, name_table
from ironroad.games.russian_railroads.player import NEVER, Player
from ironroad.games.russian_railroads.rules.cards import ChooseBonus, ChooseCard, ChooseStart
from ironroad.games.russian_railroads.rules.effects import TakeOwed
from ironroad.games.russian_railroads.rules.locomotives import (
    PlaceLoaded,
    PlaceLocomotive,
    ReplaceFactory,
)
from ironroad.games.russian_railroads.rules.reuse import ChooseReuse
from ironroad.games.russian_railroads.rules.rounds import Relocate
from ironroad.games.russian_railroads.rules.side_actions import FinishTurn
from ironroad.games.russian_railroads.rules.turn import MustAct, TakeTurn
from ironroad.games.russian_railroads.rules.workers import Pay, SwapWorker
from ironroad.games.russian_railroads.rules.yard import ANYWHERE
from ironroad.games.russian_railroads.setup import DealEngineer, DealOrder, RemoveBonus
from ironroad.games.russian_railroads.sights import Owned, Sight, Stock
from ironroad.games.russian_railroads.state import (
    BLACK_PIECE,
    CLOSED,
    COAL_MASK,
    COAL_SHIFT,
    NOBODY,
    OWN_BITS,
    OWN_MASK,
    ROUBLE_MASK,
    ROUBLE_SHIFT,
    TEMPORARY_MASK,
    TEMPORARY_SHIFT,
    TILE_BITS,
    TILE_MASK,
    State,
)

MOST_SEATS: Final = 4

DISPLACED: Final = 24
SPECIAL: Final = 25
QUESTIONS: Final[dict[Any, int]] = {
    DealOrder: 1,
    DealEngineer: 2,
    RemoveBonus: 3,
    ChooseStart: 4,
    TakeTurn: 5,
    MustAct: 5,
    Pay: 6,
    SwapWorker: 7,
    TakeOwed: 8,
    ChooseCard: 9,
    ChooseBonus: 10,
    ChooseReuse: 11,
    PlaceLocomotive: 12,
    PlaceLoaded: 12,
    ReplaceFactory: 13,
    Relocate: 14,
    FinishTurn: 15,
    **MODULE_QUESTIONS,
}
"""What is asked, as a number; 0 when the game is over. What reads the same has the same number."""


class Encoder(encoding.Encoder[State]):
    """Encodes positions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self._modules: Final = Modules(rules, self.pieces)
        spaces = [space for space in rules.spaces.all if space.in_play]
        self._spaces: Final = [int(space.index) for space in spaces]
        asked = [(space_name(space), space.workers, space.roubles) for space in rules.spaces.all]
        self._same_space: Final = [asked.index(each) for each in asked]
        """The first space that a question names with the same words."""
        self._place_of: Final = [
            self._spaces.index(index) if index in self._spaces else NOBODY
            for index in range(len(rules.spaces.all))
        ]
        """The place of a space in the row."""
        self._slices: Final = slices_of(len(spaces), 2 * rules.seats + 4)
        self._looks: Final = nothing_known()
        self._owned: Final[list[Owned]] = []
        """What was last seen of each player of each game."""
        self._sights: Final[list[Sight]] = []
        """What each seat of each game last saw."""
        self._stocks: Final[list[Stock]] = []
        """What was last seen of the middle of the table of each game."""
        self.follow(1)
        self._nothing_owed: Final = bytes([0] * (2 * KIND_COUNT))
        count = rules.bonuses.count
        self._unseen_bonuses: Final[list[Any]] = [
            bytes([cards] + [0] * count) for cards in range(count + 1)
        ]
        """Some End Bonus cards of which nothing is told."""
        name_table(self.spec, rules)
        self._modules.name_table(self.spec)
        for place in self._spaces:
            name_space(self.spec, rules, place)
        for player in range(rules.seats):
            self.spec.section(f"player-{player}")
            name_player(self.spec, rules)
            self._modules.name_player(self.spec)

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        seats = int(self.seats)
        while len(self._owned) < games * seats:
            self._owned.append(Owned())
            self._sights.append(Sight(Patched(len(self._place_of), self._slices)))
        while len(self._stocks) < games:
            self._stocks.append(Stock())

    def write(self, state: State, seat: i64) -> bytes:
        """Return everything."""
        first: i64 = self.game * self.seats
        sight = self._sights[first + seat]
        if not sight.has_order(state):
            sight.take_order(state, self._written_order(state, seat))
        stock = self._stocks[self.game]
        if not stock.is_still(state):
            stock.take(state, self._written_stock(state))
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            self._question(state, seat),
            sight.order_piece,
            stock.piece,
            self.pieces.pair(state.roubles, state.doublers),
            self.pieces.one(state.temporary),
            self._cards(state, seat, sight),
            self._owed(state),
            self._modules.table(state) if self._modules.in_use else b"",
            self._all_spaces(state, seat, sight.spaces),
            self._player(state, seat, 0),
            self._player(state, seat, 1),
            self._player(state, seat, 2),
            self._player(state, seat, 3),
        )

    def _written_order(self, state: State, seat: i64) -> bytes:
        """Return the turn order, and whose turn it is."""
        seats: list[int] = []
        for place in range(self.seats):
            shown: i64 = self.seen_from(state.seat_at(place), seat) if state.round > 0 else 0
            seats.append(int(shown))
        current: i64 = self.seen_from(state.seat_at(state.turn), seat) if state.turn >= 0 else 0
        seats.append(int(current))
        return bytes_of(seats)

    def _cards(self, state: State, seat: i64, sight: Sight) -> bytes:
        """Return the cards that are left, as far as the seat knows them."""
        looked: i64 = state.players[seat].looked
        seen: i64 = NEVER
        if looked != NEVER:
            seen = state.pile
            # Whoever takes a card has looked: those taken later are others' ones.
            for place in range(looked, len(state.takes)):
                seen |= bit(state.takes[place] // 8)
        if not sight.has_cards(state, seen):
            sight.take_cards(state, seen, self._written_cards(state, seen))
        return sight.cards_piece

    def _written_stock(self, state: State) -> bytes:
        rules = state.rules
        row = self.row
        row.clear()
        row.put_numbers(state.row, rules.start.row_length)
        self._tiles(state.piles, rules.tiles.count)
        self._tiles(state.face_up, rules.tiles.numbers)
        return row.joined()

    def _tiles(self, tiles: i64, count: i64) -> None:
        """Put how many tiles there are of each number, from 1."""
        for _ in range(count):
            tiles >>= TILE_BITS
            self.row.put(tiles & TILE_MASK)

    def _written_cards(self, state: State, seen: i64) -> bytes:
        rules = state.rules
        left: i64 = state.pile
        cards: i64 = 0
        while left != 0:
            left &= left - 1
            cards += 1
        return b"%b%b%b%b" % (
            self.pieces.members(state.starts, rules.starts.count),
            self.pieces.members(state.cards, rules.cards.count),
            self.pieces.pair(cards, 0 if seen == NEVER else 1),
            self.pieces.members(0 if seen == NEVER else seen, rules.bonuses.count),
        )

    def _owed(self, state: State) -> bytes:
        """Return how many effects of each kind may be taken, and how many must be."""
        if not state.owed:
            return self._nothing_owed
        counts = bytearray(2 * KIND_COUNT)
        for entry in state.owed:
            first = KIND_COUNT if entry & DUE else 0
            counts[first + entry // KIND_UNIT] = entry & COUNT_MASK
        return copied(counts)

    def _all_spaces(self, state: State, seat: i64, spaces: Patched) -> bytes:
        """Return the pieces on all spaces."""
        for index in spaces.changes(state.spaces):
            place: i64 = self._place_of[index]
            if place != NOBODY:
                spaces.put(place, self._space(state.spaces[index], seat))
        return spaces.piece()

    def _space(self, pieces: i64, seat: i64) -> Any:
        """Return the pieces on a space; what was seen before is kept, since spaces mostly look alike."""
        place: i64 = slot_of(pieces, seat)
        known = self._looks[place]
        if known.first != pieces or known.second != seat:
            known = Known(pieces, seat, self._look(int(pieces), int(seat)))
            self._looks[place] = known
        return known.piece

    def _look(self, pieces: int, seat: int) -> bytearray:
        seats = [(seat + place) % int(self.seats) for place in range(self.seats)]
        return bytearray(
            [
                *[pieces >> each * OWN_BITS & OWN_MASK for each in seats],
                *[pieces >> TEMPORARY_SHIFT + each * 2 & TEMPORARY_MASK for each in seats],
                1 if pieces & BLACK_PIECE else 0,
                pieces >> ROUBLE_SHIFT & ROUBLE_MASK,
                pieces >> COAL_SHIFT & COAL_MASK,
                1 if pieces & CLOSED else 0,
            ]
        )

    def _player(self, state: State, viewer: i64, place: i64) -> bytes:
        """Return what a player has, counted from the viewer; nothing if there are not as many."""
        if place >= self.seats:
            return b""
        seat: i64 = viewer + place
        if seat >= self.seats:
            seat -= self.seats
        owned = self._owned[self.game * self.seats + seat]
        has_bonuses = len(state.takes) > 0
        own = self._own(state, seat, owned, has_bonuses)
        if not has_bonuses and not self._modules.in_use:
            return own
        return b"%b%b%b" % (
            own,
            self._bonuses(state, seat, viewer) if has_bonuses else b"",
            self._modules.player(state, seat) if self._modules.in_use else b"",
        )

    def _own(self, state: State, seat: i64, owned: Owned, has_bonuses: bool) -> bytes:
        """Return what all see of a player; if nobody has End Bonus cards, that there are none too."""
        player = state.players[seat]
        flags: i64 = state.passed >> seat & 1
        flags += 2 if state.black_worker == seat else 0
        flags += 4 if player.black_worker_ready else 0
        flags += 8 if player.medal else 0
        numbers: i64 = (
            player.workers
            | player.extra_workers << NUMBER_BITS
            | player.temporary << NUMBER_BITS * 2
            | player.roubles << NUMBER_BITS * 3
            | player.revaluation << NUMBER_BITS * 4
        )
        points: i64 = player.points()
        supply: i64 = numbers | flags << NUMBER_BITS * 5 | points << NUMBER_BITS * 6
        has_board = owned.has_board(player)
        if owned.supply == supply and has_board and owned.has_bonuses == has_bonuses:
            return owned.piece
        if owned.supply != supply:
            owned.supply_piece = self._written_supply(points, flags, numbers)
            owned.supply = supply
        if not has_board:
            owned.take_board(player, self._written_board(state.rules, player))
        none: bytes = b"" if has_bonuses else self._unseen_bonuses[0]
        owned.piece = b"%b%b%b" % (owned.supply_piece, owned.board_piece, none)
        owned.has_bonuses = has_bonuses
        return owned.piece

    def _written_supply(self, points: i64, flags: i64, supply: i64) -> bytes:
        pieces = self.pieces
        return b"%b%b%b" % (
            pieces.wide(points),
            pieces.members(flags, 4),
            pieces.numbers(supply, 5),
        )

    def _written_board(self, rules: Rules, player: Player) -> bytes:
        pieces = self.pieces
        railroads = rules.railroads
        top, middle, bottom = railroads.colours
        return b"%b%b%b%b%b%b%b%b%b%b" % (
            pieces.numbers(player.top_tracks, top),
            pieces.numbers(player.middle_tracks, middle),
            pieces.numbers(player.bottom_tracks, bottom),
            pieces.numbers(player.locomotives, railroads.slots),
            pieces.numbers(player.doublers, RAILROAD_COUNT),
            pieces.members(player.colours, COLOUR_COUNT),
            pieces.numbers(player.factories, rules.lane.gaps),
            pieces.numbers(player.markers, rules.lanes.markers),
            pieces.members(player.tokens, rules.tokens.count),
            pieces.members(player.engineers >> 1, rules.engineers.count),
        )

    def _bonuses(self, state: State, player: i64, viewer: i64) -> bytes:
        """Return how many End Bonus cards a player took and, if they are open, which was the first, second and so on."""
        cards = state.cards_of(int(player))
        told: bytes = self._unseen_bonuses[len(cards)]
        if cards and (player == viewer or not state.stack):
            order = bytearray(told)
            for number, card in enumerate(cards, start=1):
                order[card + 1] = number
            told = copied(order)
        return told

    def _question(self, state: State, viewer: i64) -> bytes:
        """Return what is asked, what the question names, and the round."""
        kind: i64 = 0
        seat: i64 = 0
        number: i64 = 0
        space: i64 = NOBODY
        if state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            kind = QUESTIONS[type(frame)]
            seat = self.asked(frame.seat, viewer)
            if isinstance(frame, Pay):
                space = self._same_space[frame.space]
            elif isinstance(frame, PlaceLocomotive):
                number = frame.number
                kind = kind if frame.from_railroad == ANYWHERE else DISPLACED
            elif isinstance(frame, ReplaceFactory):
                number = frame.number
                kind = SPECIAL if number > state.rules.tiles.count else kind
            elif isinstance(frame, DealOrder):
                number = frame.place + 1
            elif isinstance(frame, DealEngineer):
                number = frame.letter
            elif type(frame) in MODULE_QUESTIONS:
                number = self._modules.number_in(frame)
        return self.pieces.few(kind, seat, number, space + 1, state.round)
