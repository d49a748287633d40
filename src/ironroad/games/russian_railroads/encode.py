"""What a seat may know as a row of small numbers: no End Bonus cards held by others, removed, or in the pile.

What follows from the rest is left out: reach, length and points of railroads, the points of the industry track, public
engineers, ? tokens that are left. The order of the effects in the bag is left out too: they may be taken in any.
"""

from typing import Any, Final

from ironroad.core import encoding
from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
from ironroad.core.encoding import MOST_BYTE, Known, Patched, nothing_known, slices_of, slot_of
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, space_name
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    COLOUR_COUNT,
    COUNT_MASK,
    DUE,
    KIND_COUNT,
    KIND_UNIT,
)
from ironroad.games.russian_railroads.modules.encode import LAST_QUESTION, MODULE_QUESTIONS, Modules
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
from ironroad.games.russian_railroads.sights import Owned, Sight
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
        self._modules: Final = Modules(rules, self.row)
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
        self.follow(1)
        self._part: Final = encoding.Row()
        """Where pieces are written."""
        self._nothing_owed: Final = bytes([0] * (2 * KIND_COUNT))
        count = rules.bonuses.count
        self._unseen_bonuses: Final[list[Any]] = [
            bytes([cards] + [0] * count) for cards in range(count + 1)
        ]
        """Some End Bonus cards of which nothing is told."""
        self._name_table(rules)
        for place in self._spaces:
            self._name_space(rules, place)
        for player in range(rules.seats):
            self.spec.section(f"player-{player}")
            self._name_player(rules)
            self._modules.name_player(self.spec)

    def _name_table(self, rules: Rules) -> None:
        spec = self.spec
        start = rules.start
        spec.section("question")
        spec.number("kind", LAST_QUESTION)
        spec.number("seat", rules.seats + 1)
        spec.number("number", MOST_BYTE)
        spec.number("space", len(rules.spaces.all))
        spec.section("table")
        spec.number("round", start.rounds)
        spec.numbers("order", rules.seats, rules.seats)
        spec.number("current", rules.seats)
        spec.numbers("engineers", start.row_length, rules.engineers.count)
        spec.numbers("piles", rules.tiles.count, TILE_MASK)
        spec.numbers("face_up", rules.tiles.numbers, TILE_MASK)
        spec.number("roubles", start.supply_roubles)
        spec.number("doublers", start.supply_doublers)
        spec.number("temporary", start.supply_temporary)
        spec.numbers("starts", rules.starts.count, 1)
        spec.numbers("cards", rules.cards.count, 1)
        spec.number("bonus_pile", rules.bonuses.count)
        spec.number("has_looked", 1)
        spec.numbers("bonuses_seen", rules.bonuses.count, 1)
        spec.section("owed")
        spec.numbers("may", KIND_COUNT, COUNT_MASK)
        spec.numbers("must", KIND_COUNT, COUNT_MASK)
        spec.section("modules")
        self._modules.name_table(spec)

    def _name_space(self, rules: Rules, place: int) -> None:
        spec = self.spec
        spec.section(f"space-{rules.spaces.ids[place]}")
        spec.numbers("workers", rules.seats, OWN_MASK)
        spec.numbers("temporary", rules.seats, TEMPORARY_MASK)
        spec.number("black_worker", 1)
        spec.number("roubles", ROUBLE_MASK)
        spec.number("coal", COAL_MASK)
        spec.number("closed", 1)

    def _name_player(self, rules: Rules) -> None:
        spec = self.spec
        railroads = rules.railroads
        spec.wide("points")
        for name in ("passed", "black_worker", "black_worker_ready", "medal"):
            spec.number(name, 1)
        spec.number("workers", MOST_NUMBER)
        spec.number("extra_workers", MOST_NUMBER)
        spec.number("temporary", rules.start.supply_temporary)
        spec.number("roubles", rules.start.supply_roubles)
        spec.number("revalued", MOST_NUMBER)
        for railroad in range(RAILROAD_COUNT):
            count = railroads.colours[railroad]
            spec.numbers(f"tracks_{railroads.ids[railroad]}", count, MOST_NUMBER)
        spec.numbers("locomotives", railroads.slots, MOST_NUMBER)
        spec.numbers("doublers", RAILROAD_COUNT, MOST_NUMBER)
        spec.numbers("colours", COLOUR_COUNT, 1)
        spec.numbers("factories", rules.lane.gaps, rules.tiles.numbers)
        spec.numbers("markers", rules.lanes.markers, MOST_NUMBER)
        spec.numbers("tokens", rules.tokens.count, 1)
        spec.numbers("engineers", rules.engineers.count, 1)
        spec.number("bonus_count", rules.bonuses.count)
        spec.numbers("bonuses", rules.bonuses.count, rules.bonuses.count)

    def follow(self, games: int) -> None:
        """Keep the pieces of so many games."""
        seats = int(self.seats)
        while len(self._owned) < games * seats:
            self._owned.append(Owned())
            self._sights.append(Sight(Patched(len(self._place_of), self._slices)))

    def write(self, state: State, seat: i64) -> None:
        """Put everything into the row."""
        row = self.row
        first: i64 = self.game * self.seats
        sight = self._sights[first + seat]
        self._question(state, seat)
        self._table(state, seat, sight)
        self._owed(state)
        self._modules.table(state)
        row.piece(self._all_spaces(state, seat, sight.spaces))
        has_bonuses = len(state.takes) > 0
        for place in range(self.seats):
            player: i64 = (seat + place) % self.seats
            row.piece(self._player(state, player, self._owned[first + player], has_bonuses))
            if has_bonuses:
                self._bonuses(state, player, seat)
            self._modules.player(state, player)

    def _table(self, state: State, seat: i64, sight: Sight) -> None:
        """Put what lies in the middle of the table."""
        row = self.row
        row.put(state.round)
        for place in range(self.seats):
            row.put(self.seen_from(state.seat_at(place), seat) if state.round > 0 else 0)
        row.put(self.seen_from(state.seat_at(state.turn), seat) if state.turn >= 0 else 0)
        if not sight.has_stock(state):
            sight.take_stock(state, self._written_stock(state))
        row.piece(sight.stock_piece)
        row.put(state.roubles)
        row.put(state.doublers)
        row.put(state.temporary)
        looked: i64 = state.players[seat].looked
        seen: i64 = NEVER
        if looked != NEVER:
            seen = state.pile
            # Whoever takes a card has looked: those taken later are others' ones.
            for place in range(looked, len(state.takes)):
                seen |= bit(state.takes[place] // 8)
        if not sight.has_cards(state, seen):
            sight.take_cards(state, seen, self._written_cards(state, seen))
        row.piece(sight.cards_piece)

    def _written_stock(self, state: State) -> bytes:
        rules = state.rules
        row = self._part
        row.clear()
        row.put_numbers(state.row, rules.start.row_length)
        self._tiles(state.piles, rules.tiles.count)
        self._tiles(state.face_up, rules.tiles.numbers)
        return row.joined()

    def _tiles(self, tiles: i64, count: i64) -> None:
        """Put how many tiles there are of each number, from 1."""
        for _ in range(count):
            tiles >>= TILE_BITS
            self._part.put(tiles & TILE_MASK)

    def _written_cards(self, state: State, seen: i64) -> bytes:
        rules = state.rules
        row = self._part
        row.clear()
        row.put_members(state.starts, rules.starts.count)
        row.put_members(state.cards, rules.cards.count)
        left: i64 = state.pile
        cards: i64 = 0
        while left != 0:
            left &= left - 1
            cards += 1
        row.put(cards)
        row.put(0 if seen == NEVER else 1)
        row.put_members(0 if seen == NEVER else seen, rules.bonuses.count)
        return row.joined()

    def _owed(self, state: State) -> None:
        """Put how many effects of each kind may be taken, and how many must be."""
        if not state.owed:
            self.row.piece(self._nothing_owed)
            return
        counts = bytearray(2 * KIND_COUNT)
        for entry in state.owed:
            first = KIND_COUNT if entry & DUE else 0
            counts[first + entry // KIND_UNIT] = entry & COUNT_MASK
        self.row.piece(bytes(counts))

    def _all_spaces(self, state: State, seat: i64, spaces: Patched) -> Any:
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

    def _player(self, state: State, seat: i64, owned: Owned, has_bonuses: bool) -> Any:
        """Return what a player has; if nobody has End Bonus cards, that there are none too."""
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
        owned.piece = owned.supply_piece + owned.board_piece
        if not has_bonuses:
            owned.piece += self._unseen_bonuses[0]
        owned.has_bonuses = has_bonuses
        return owned.piece

    def _written_supply(self, points: i64, flags: i64, supply: i64) -> bytes:
        row = self._part
        row.clear()
        row.put_wide(points)
        row.put_members(flags, 4)
        row.put_numbers(supply, 5)
        return row.joined()

    def _written_board(self, rules: Rules, player: Player) -> bytes:
        railroads = rules.railroads
        row = self._part
        row.clear()
        for railroad in range(RAILROAD_COUNT):
            row.put_numbers(player.tracks_of(railroad), railroads.colours[railroad])
        row.put_numbers(player.locomotives, railroads.slots)
        row.put_numbers(player.doublers, RAILROAD_COUNT)
        row.put_members(player.colours, COLOUR_COUNT)
        row.put_numbers(player.factories, rules.lane.gaps)
        row.put_numbers(player.markers, rules.lanes.markers)
        row.put_members(player.tokens, rules.tokens.count)
        row.put_members(player.engineers >> 1, rules.engineers.count)
        return row.joined()

    def _bonuses(self, state: State, player: i64, viewer: i64) -> None:
        """Put how many End Bonus cards a player took and, if they are open, which was the first, second and so on."""
        row = self.row
        cards = state.cards_of(int(player))
        told = self._unseen_bonuses[len(cards)]
        if cards and (player == viewer or not state.stack):
            order = bytearray(told)
            for number, card in enumerate(cards, start=1):
                order[card + 1] = number
            told = bytes(order)
        row.piece(told)

    def _question(self, state: State, viewer: i64) -> None:
        """Put what is asked, and what the question names."""
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
        row = self.row
        row.put(kind)
        row.put(seat)
        row.put(number)
        row.put(space + 1)
