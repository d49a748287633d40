"""The game state: players, pieces on action spaces, supplies, and the effects that are still owed."""

from typing import ClassVar, Final

from ironroad.core import engine
from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit, number_at, numbers_in
from ironroad.core.engine import Frame, Stack
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.components import COUNT_MASK, DUE, KIND_UNIT
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.player import Player

NOBODY: Final = -1

# Bit layout of the pieces on a space: four bits per seat for its workers, two bits per seat for temporary workers,
# the black worker, roubles, coal, and a flag that the space is closed because its twin was used (``Space.twin``).
OWN_BITS: Final = 4
OWN_MASK: Final = 15
TEMPORARY_SHIFT: Final = 16
TEMPORARY_MASK: Final = 3
BLACK_PIECE: Final = 1 << 24
ROUBLE_SHIFT: Final = 25
ROUBLE_MASK: Final = 31
ROUBLE_PIECE: Final = 1 << 25
COAL_SHIFT: Final = 30
COAL_MASK: Final = 15
COAL_PIECE: Final = 1 << 30
CLOSED: Final = 1 << 34

# Tile counts have four bits per tile number: there are more tile numbers than a packed row of ``core.bits`` holds.
TILE_BITS: Final = 4
TILE_MASK: Final = 15


class State(engine.State):
    """A position."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "stack",
        "round",
        "turn",
        "black_worker",
        "roubles",
        "doublers",
        "temporary",
        "starts",
        "cards",
        "pile",
        "removed",
        "order",
        "row",
        "piles",
        "face_up",
        "passed",
        "spaces",
        "owed",
        "takes",
        "players",
        "parts",
        "aside",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame] | Stack,
        round: i64,
        turn: i64,
        black_worker: i64,
        roubles: i64,
        doublers: i64,
        temporary: i64,
        starts: i64,
        cards: i64,
        pile: i64,
        removed: i64,
        order: i64,
        row: i64,
        piles: i64,
        face_up: i64,
        passed: i64,
        spaces: list[int],
        owed: list[int],
        takes: list[int],
        players: list[Player],
        parts: list[Part],
        aside: list[int],
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules: Final = rules
        self.round = round
        self.turn = turn
        """The position in the turn order of the player who acted last, from 0; -1 at the start of a round."""
        self.black_worker = black_worker
        """The seat that owns the black worker, or ``NOBODY``."""
        self.roubles = roubles
        self.doublers = doublers
        self.temporary = temporary
        """Roubles, doublers and temporary workers in the common supply."""
        self.starts = starts
        """Starting Bonus cards not yet taken, as a bit mask."""
        self.cards = cards
        """? cards not yet taken, as a bit mask."""
        self.pile = pile
        """End Bonus cards in the pile, as a bit mask. Hidden information."""
        self.removed = removed
        """End Bonus cards removed unseen, as a bit mask. Hidden information."""
        self.order = order
        """The seats by position in the turn order, packed: see ``seat_at``."""
        self.row = row
        """The row of engineers from the hiring space to the left, packed: see ``engineer_at``."""
        self.piles = piles
        """The count of locomotives in the supply by number, packed: see ``count_in``."""
        self.face_up = face_up
        """The count of face-up factories beside the supply by number, packed: see ``count_in``."""
        self.passed = passed
        """The seats that have passed, as a bit mask."""
        self.spaces = spaces
        """The pieces on each action space, in the bit layout described above."""
        self.owed = owed
        """The bag: effects that were earned and are still to be taken. An entry is a reward, with ``DUE`` if compulsory."""
        self.takes = takes
        """End Bonus cards taken, in order, as card * 8 + seat. The cards are hidden information."""
        self.players = players
        self.parts = parts
        """The parts of the expansions in use, for each one the table's part followed by one per player; else empty."""
        self.aside = aside
        """Bags set aside during a payout, each followed by its owner's seat and its length: see ``rules.bag``."""

    def clone(self) -> "State":
        """Return an equal, independent state."""
        return State(
            self.rules,
            self.stack.copy(),
            self.round,
            self.turn,
            self.black_worker,
            self.roubles,
            self.doublers,
            self.temporary,
            self.starts,
            self.cards,
            self.pile,
            self.removed,
            self.order,
            self.row,
            self.piles,
            self.face_up,
            self.passed,
            self.spaces[:],
            self.owed[:],
            self.takes[:],
            [player.clone() for player in self.players],
            self.parts[:] if self.parts else self.parts,  # Without expansions it stays empty.
            self.aside[:],
        )

    def reach(self, seat: i64, railroad: i64) -> i64:
        """Return the last space that a player's locomotives reach on a railroad (p. 8)."""
        owners: i64 = self.rules.railroads.slot_owners
        numbers: i64 = self.players[seat].locomotives
        total: i64 = 0
        while numbers != 0:
            if owners & MOST_NUMBER == railroad:
                total += numbers & MOST_NUMBER
            owners >>= NUMBER_BITS
            numbers >>= NUMBER_BITS
        return total

    def is_last_round(self) -> bool:
        """Whether the Last Round marker covers the turn-order spaces (p. 20)."""
        return self.round == self.rules.start.rounds

    def position(self, seat: i64) -> i64:
        """Return a player's position in the turn order, from 0."""
        place: i64 = 0
        while self.seat_at(place) != seat:
            place += 1
        return place

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a position of the turn order, from 0."""
        return number_at(self.order, place)

    def seats_in_order(self) -> list[int]:
        """Return the seats in turn order."""
        return numbers_in(self.order, self.rules.seats)

    def engineers_in_row(self) -> list[int]:
        """Return the indices of the engineers from the hiring space to the left; 0 is an empty space."""
        return numbers_in(self.row, self.rules.start.row_length)

    def engineer_at(self, place: i64) -> i64:
        """Return the index of the engineer on a space of the row, 0 if it is empty; the hiring space is space 0."""
        return number_at(self.row, place)

    def cards_of(self, seat: int) -> list[int]:
        """Return a player's End Bonus cards in the order they were taken."""
        return [take // 8 for take in self.takes if take % 8 == seat]

    def first_part(self, expansion: i64) -> i64:
        """Return the index in ``parts`` of the table's part of an expansion, or ``NOT_IN_USE``."""
        return (self.rules.part_row >> (expansion * NUMBER_BITS) & MOST_NUMBER) + NOT_IN_USE

    def own_on(self, seat: i64, space: i64) -> i64:
        """Return the number of workers of a player's colour on a space."""
        return self.spaces[space] >> (seat * OWN_BITS) & OWN_MASK

    def temporary_on(self, seat: i64, space: i64) -> i64:
        """Return the number of temporary workers that a player has on a space."""
        return self.spaces[space] >> (TEMPORARY_SHIFT + seat * 2) & TEMPORARY_MASK

    def has_black(self, space: i64) -> bool:
        """Whether the black worker is on a space."""
        return self.spaces[space] & BLACK_PIECE != 0

    def roubles_on(self, space: i64) -> i64:
        """Return the number of roubles on a space."""
        return self.spaces[space] >> ROUBLE_SHIFT & ROUBLE_MASK

    def coal_on(self, space: i64) -> i64:
        """Return the amount of coal on a space."""
        return self.spaces[space] >> COAL_SHIFT & COAL_MASK


def count_in(tiles: i64, number: i64) -> i64:
    """Return the count of tiles with this number in packed tile counts (``piles`` or ``face_up``)."""
    return tiles >> (number * TILE_BITS) & TILE_MASK


def tile(number: i64) -> i64:
    """Return packed tile counts with one tile of this number, to add to ``piles`` or ``face_up``."""
    return bit(number * TILE_BITS)


def total_of(tiles: i64) -> i64:
    """Return the total of packed tile counts."""
    total: i64 = 0
    while tiles > 0:
        total += tiles & TILE_MASK
        tiles >>= TILE_BITS
    return total


def owe(state: State, reward: i64) -> None:
    """Add a reward to the bag, merged with an entry of the same kind and urgency."""
    owed = state.owed
    for place in range(len(owed)):
        entry: i64 = owed[place]
        if (entry ^ reward) & ~COUNT_MASK == 0:
            owed[place] = entry + (reward & COUNT_MASK)
            return
    owed.append(reward)


def owe_all(state: State, rewards: list[int], urgency: i64) -> None:
    """Add rewards to the bag; ``urgency`` is ``DUE`` if they are compulsory, 0 if they are optional."""
    for reward in rewards:
        owe(state, reward | urgency)


def consume_one(state: State, place: i64) -> None:
    """Reduce an entry of the bag by one unit and remove it at zero."""
    entry: i64 = state.owed[place]
    if entry & COUNT_MASK == 1:
        del state.owed[place]
    else:
        state.owed[place] = entry - 1


def place_of(state: State, kind: i64) -> i64:
    """Return the index of the bag's entry of this kind, a compulsory one if there are both; -1 if there is none."""
    owed = state.owed
    found: i64 = -1
    for place in range(len(owed)):
        entry: i64 = owed[place]
        if entry // KIND_UNIT == kind:
            if entry & DUE:
                return place
            found = place
    return found
