"""The table before the first round (p. 2 to 4, p. 21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import CHANCE, Chance, Frame, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import MOST_MARKERS, RAILROAD_COUNT
from ironroad.games.russian_railroads.components import BLACK, COLOUR_COUNT, LETTERS
from ironroad.games.russian_railroads.rules.cards import ChooseStart
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import START_ROUND
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    COMMON,
    ENGINEER_BITS,
    LOOKED,
    MARKER,
    NOBODY,
    NOT_IN_PLAY,
    OWNED,
    ROUBLES,
    SEAT_BITS,
    SLOT,
    TRACK,
    WORKERS,
    State,
    tile,
)

A: Final = LETTERS.index("a")
B: Final = LETTERS.index("b")


class DealOrder(Chance[State]):
    """The Turn Order cards are dealt blindly, one place after the other (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def options(self, state: State, options: Options) -> None:
        """Any seat without a place."""
        dealt = [int(state.seat_at(place)) for place in range(self.place)]
        for seat in range(state.rules.seats):
            if seat not in dealt:
                options.add(state.rules.deal_seat + seat)

    def choose(self, state: State, action: i64) -> None:
        """Give the next place to the seat."""
        seat: i64 = action - state.rules.deal_seat
        state.order |= seat << (self.place * SEAT_BITS)
        events.seated(state, seat, self.place + 1)

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-deal-order", position=self.place + 1)


class DealEngineer(Chance[State]):
    """The next engineer of the row: A for the first spaces, B for the rest (p. 3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place", "letter")

    def __init__(self, place: i64, letter: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place
        self.letter: Final[i64] = letter

    def options(self, state: State, options: Options) -> None:
        """Any engineer of the letter whose number does not lie in the row."""
        engineers = state.rules.engineers
        row = [engineers.numbers[index] for index in state.engineers_in_row()]
        for index in engineers.lettered(self.letter):
            if engineers.numbers[index] not in row:
                options.add(state.rules.deal_engineer + index)

    def choose(self, state: State, action: i64) -> None:
        """Lay the engineer on the next space, from the hiring space to the left."""
        index: i64 = action - state.rules.deal_engineer
        state.row |= index << (self.place * ENGINEER_BITS)
        events.dealt_engineer(state, index)

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-deal-engineer", letter=LETTERS[self.letter].upper())


class RemoveBonus(Chance[State]):
    """An End Bonus card leaves the game, seen by nobody (p. 3)."""

    def options(self, state: State, options: Options) -> None:
        """Any card of the pile."""
        for card in range(state.rules.bonuses.count):
            if state.pile & bit(card):
                options.add(state.rules.remove + card)

    def choose(self, state: State, action: i64) -> None:
        """Move it out of the pile."""
        card: i64 = bit(action - state.rules.remove)
        state.pile &= ~card
        state.removed |= card
        events.removed_bonus(state)

    def audience(self) -> int:
        """Nobody knows which card it was until the game is over."""
        return CHANCE

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-remove")


class OfferStarts(Step[State]):
    """Starting Bonus cards go to the last player first; the first player gets none (p. 4)."""

    def run(self, state: State) -> None:
        """Ask from the last place up to the second."""
        frames: list[Frame] = []
        for place in range(state.rules.seats - 1, 0, -1):
            seat = state.seat_at(place)
            frames.append(ChooseStart(seat))
            frames.append(SETTLE[seat])
        do(state, *frames, START_ROUND)


def _board(rules: Rules) -> list[int]:
    """Return the board of one player."""
    block = [0] * BLOCK
    for railroad in range(RAILROAD_COUNT):
        block[TRACK + railroad * COLOUR_COUNT + BLACK] = 1
    block[OWNED] = int(bit(BLACK))
    block[SLOT + rules.railroads.start_slot] = rules.start.start_locomotive
    block[ROUBLES] = rules.start.roubles
    block[WORKERS] = rules.start.workers
    block[LOOKED] = NOT_IN_PLAY
    for marker in range(MOST_MARKERS):
        block[MARKER + marker] = NOT_IN_PLAY
    for lane in rules.lanes.all:
        block[MARKER + lane.first_marker] = 0
    return block


def _annex(rules: Rules) -> list[int]:
    """Return what boards and modules add to the board of one player."""
    annex = [0] * ANNEX
    for expansion in rules.in_play:
        expansion.hand_out(annex)
    return annex


def _common(rules: Rules) -> list[int]:
    """Return what boards and modules lay out for everybody."""
    common = [0] * COMMON
    for expansion in rules.in_play:
        expansion.lay_out(common)
    return common


def setup(rules: Rules) -> State:
    """Return the first position; everything dealt waits to be dealt."""
    start = rules.start
    piles = -rules.seats * tile(start.start_locomotive)
    for number in range(1, rules.tiles.count + 1):
        piles += max(0, rules.tiles.tiles[number] - start.tiles_removed) * tile(number)
    state = State(
        rules,
        stack=[],
        round=0,
        turn=-1,
        black_worker=NOBODY,
        roubles=start.supply_roubles - rules.seats * start.roubles - sum(rules.card_roubles),
        doublers=start.supply_doublers,
        temporary=start.supply_temporary,
        starts=bit(rules.starts.count) - 1,
        cards=bit(rules.cards.count) - 1,
        pile=bit(rules.bonuses.count) - 1,
        removed=0,
        order=0,
        row=0,
        piles=piles,
        face_up=0,
        passed=0,
        spaces=[0] * rules.spaces.count,
        owed=[],
        takes=[],
        players=_board(rules) * rules.seats,
        annexes=_annex(rules) * rules.seats if rules.modular else [],
        common=_common(rules) if rules.modular else [],
        aside=[],
    )
    frames: list[Frame] = [DealOrder(place) for place in range(rules.seats)]
    for place in range(start.row_length):
        frames.append(DealEngineer(place, A if place < start.engineers_a else B))
    frames += [RemoveBonus() for _ in range(start.bonus_removed)]
    for expansion in rules.in_play:
        frames += expansion.deals()
    do(state, *frames, OfferStarts())
    return state
