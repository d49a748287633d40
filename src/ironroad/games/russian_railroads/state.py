"""What lies on the table: the boards of the players, pieces on action spaces, supplies, effects still owed."""

from typing import ClassVar, Final

from ironroad.core import engine
from ironroad.core.bits import bit
from ironroad.core.engine import Frame
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT, COUNT_MASK, DUE, KIND_UNIT

NOBODY: Final = -1
NOT_IN_PLAY: Final = -1

# One list holds all player boards, BLOCK numbers a seat; these are the places in a block.
TRACK: Final = 0
"""The space of each track by railroad * colours + colour; 0 while it is not on the railroad."""
OWNED: Final = 15
"""Colours won, as a set: their tracks are on the railroads or may enter them."""
SLOT: Final = 16
"""Locomotive numbers by slot; 0 is an empty slot."""
FACTORY: Final = 20
"""Factory numbers by gap; 0 is an open gap."""
MARKER: Final = 25
"""Industry markers; ``NOT_IN_PLAY`` before a further one is placed."""
DOUBLERS: Final = 28
"""Doublers above each railroad."""
ROUBLES: Final = 31
WORKERS: Final = 32
"""Workers of the own colour still in the supply before the player."""
EXTRA: Final = 33
"""Workers of the own colour won in the game."""
TEMPORARY: Final = 34
BLACK_READY: Final = 35
"""1 while the black worker lies before the player."""
DONE: Final = 36
"""Advantages taken, as a set; the ? space of the industry track comes after the railroads' ones."""
TOKENS: Final = 37
"""? tokens played, as a set."""
ROW: Final = 38
"""The row of track values in force: 0, or more after a revaluation."""
MEDAL: Final = 39
ENGINEERS: Final = 40
"""Engineers hired, as a set of their indices."""
LOOKED: Final = 41
"""How many End Bonus cards had been taken when the player last looked at the pile; -1 if never."""
SCORE: Final = 42
"""Points: three railroads, then what follows."""
INDUSTRY_SCORE: Final = 45
PASS_SCORE: Final = 46
EFFECT_SCORE: Final = 47
CARD_SCORE: Final = 48
MAJORITY_SCORE: Final = 49
FURTHER_SCORE: Final = 50
"""What a board or module scores at the end."""
SCORE_COUNT: Final = 9
BLOCK: Final = 51

# What boards and modules keep beside that; each says in its own state.py which places it uses.
ANNEX: Final = 16
"""Numbers a seat; none without them."""
COMMON: Final = 28
"""Numbers for the middle of the table; none without them."""

# The pieces on a space are one number: four bits of own workers a seat, two bits of temporary ones a seat,
# the black worker, roubles, coal, and whether the space beside it was used in its place.
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

# Short rows of small numbers are packed as well, so that a state is cheap to copy.
SEAT_BITS: Final = 4
SEAT_MASK: Final = 15
ENGINEER_BITS: Final = 6
ENGINEER_MASK: Final = 63
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
        "annexes",
        "common",
        "aside",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
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
        players: list[int],
        annexes: list[int],
        common: list[int],
        aside: list[int],
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules: Final = rules
        self.round = round
        self.turn = turn
        """The place in the turn order of whoever acted last; -1 at the start of a round."""
        self.black_worker = black_worker
        """The seat that has the black worker, or ``NOBODY``."""
        self.roubles = roubles
        self.doublers = doublers
        self.temporary = temporary
        """Supplies: roubles, doublers and temporary workers on the board."""
        self.starts = starts
        """Starting Bonus cards that can be chosen, as a set."""
        self.cards = cards
        """? cards still there, as a set."""
        self.pile = pile
        """End Bonus cards in the pile, as a set. Secret."""
        self.removed = removed
        """End Bonus cards removed unseen, as a set. Secret."""
        self.order = order
        """The seats by their place in the turn order, packed: see ``seat_at``."""
        self.row = row
        """Engineers from the hiring space to the left, packed: see ``engineer_at``."""
        self.piles = piles
        """Locomotives left in the supply, by number, packed: see ``count_in``."""
        self.face_up = face_up
        """Factories that lie face up beside the supply, by number, packed likewise."""
        self.passed = passed
        """The seats that have passed, as a set."""
        self.spaces = spaces
        """The pieces on each action space."""
        self.owed = owed
        """Effects earned and not yet taken: the bag. Each entry is a reward, with ``DUE`` if it must be done."""
        self.takes = takes
        """End Bonus cards taken, in order, as card * 8 + seat. The cards are secret."""
        self.players = players
        self.annexes = annexes
        """What boards and modules add to the board of each player; empty without them."""
        self.common = common
        """What they add to the middle of the table; empty without them."""
        self.aside = aside
        """Bags put aside while others take a payout, each followed by its length."""

    def clone(self) -> "State":
        """Return an equal, independent state."""
        return State(
            self.rules,
            self.stack[:],
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
            self.players[:],
            self.annexes[:],
            self.common[:],
            self.aside[:],
        )

    def reach(self, seat: i64, railroad: i64) -> i64:
        """Return the last space that a player's locomotives reach on a railroad (p. 8)."""
        slots = self.rules.railroads.slot_railroad
        first: i64 = seat * BLOCK + SLOT
        total: i64 = 0
        for slot in range(len(slots)):
            if slots[slot] == railroad:
                total += self.players[first + slot]
        return total

    def owns_engineer(self, seat: i64, number: i64) -> bool:
        """Whether a player has hired an engineer."""
        return self.players[seat * BLOCK + ENGINEERS] & bit(number) != 0

    def is_last_round(self) -> bool:
        """Whether the Last Round marker covers the turn-order spaces (p. 20)."""
        return self.round == self.rules.start.rounds

    def points(self, seat: int) -> int:
        """Return a player's total."""
        first = seat * BLOCK + SCORE
        return sum(self.players[first : first + SCORE_COUNT])

    def position(self, seat: i64) -> i64:
        """Return a player's place in the turn order, from 0."""
        place: i64 = 0
        while self.seat_at(place) != seat:
            place += 1
        return place

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a place in the turn order, from 0."""
        return self.order >> (place * SEAT_BITS) & SEAT_MASK

    def seats_in_order(self) -> list[int]:
        """Return the seats by their place in the turn order."""
        return [int(self.seat_at(place)) for place in range(self.rules.seats)]

    def engineers_in_row(self) -> list[int]:
        """Return the engineers from the hiring space to the left."""
        return [int(self.engineer_at(place)) for place in range(self.rules.start.row_length)]

    def engineer_at(self, place: i64) -> i64:
        """Return the engineer on a space of the row, from the hiring space to the left; 0 if it is empty."""
        return self.row >> (place * ENGINEER_BITS) & ENGINEER_MASK

    def cards_of(self, seat: int) -> list[int]:
        """Return the End Bonus cards of a player, in the order they were taken."""
        return [take // 8 for take in self.takes if take % 8 == seat]

    def own_on(self, seat: i64, space: i64) -> i64:
        """Return how many workers of a player's colour stand on a space."""
        return self.spaces[space] >> (seat * OWN_BITS) & OWN_MASK

    def temporary_on(self, seat: i64, space: i64) -> i64:
        """Return how many temporary workers a player has on a space."""
        return self.spaces[space] >> (TEMPORARY_SHIFT + seat * 2) & TEMPORARY_MASK

    def has_black(self, space: i64) -> bool:
        """Whether the black worker stands on a space."""
        return self.spaces[space] & BLACK_PIECE != 0

    def roubles_on(self, space: i64) -> i64:
        """Return how many roubles lie on a space."""
        return self.spaces[space] >> ROUBLE_SHIFT & ROUBLE_MASK

    def coal_on(self, space: i64) -> i64:
        """Return how much coal lies on a space."""
        return self.spaces[space] >> COAL_SHIFT & COAL_MASK

    def annex(self, seat: i64, place: i64) -> i64:
        """Return a number that boards and modules keep for a player; 0 without them."""
        if len(self.annexes) == 0:
            return 0
        return self.annexes[seat * ANNEX + place]


def track_place(seat: i64, railroad: i64, colour: i64) -> i64:
    """Return where the space of a track is kept."""
    return seat * BLOCK + TRACK + railroad * COLOUR_COUNT + colour


def count_in(tiles: i64, number: i64) -> i64:
    """Return how many tiles of a number there are in piles or among face-up factories."""
    return tiles >> (number * TILE_BITS) & TILE_MASK


def tile(number: i64) -> i64:
    """Return one tile, to be added to piles or face-up factories."""
    return bit(number * TILE_BITS)


def total_of(tiles: i64) -> i64:
    """Return how many tiles there are."""
    total: i64 = 0
    while tiles > 0:
        total += tiles & TILE_MASK
        tiles >>= TILE_BITS
    return total


def owe(state: State, reward: i64) -> None:
    """Put a reward into the bag, together with others of its kind and urgency."""
    owed = state.owed
    for place in range(len(owed)):
        entry: i64 = owed[place]
        if (entry ^ reward) & ~COUNT_MASK == 0:
            owed[place] = entry + (reward & COUNT_MASK)
            return
    owed.append(reward)


def owe_all(state: State, rewards: list[int], urgency: i64) -> None:
    """Put rewards into the bag; ``urgency`` is ``DUE`` for what must be done, 0 for what may be."""
    for reward in rewards:
        owe(state, reward | urgency)


def settle_one(state: State, place: i64) -> None:
    """Take one unit out of an entry of the bag."""
    entry: i64 = state.owed[place]
    if entry & COUNT_MASK == 1:
        del state.owed[place]
    else:
        state.owed[place] = entry - 1


def place_of(state: State, kind: i64) -> i64:
    """Return the entry of the bag with this kind, what must be done first; -1 if there is none."""
    owed = state.owed
    found: i64 = -1
    for place in range(len(owed)):
        entry: i64 = owed[place]
        if entry // KIND_UNIT == kind:
            if entry & DUE:
                return place
            found = place
    return found


def score(state: State, seat: i64, item: i64, points: i64) -> None:
    """Add points to one item of a player's score."""
    state.players[seat * BLOCK + item] += points


assert SCORE + RAILROAD_COUNT == INDUSTRY_SCORE
