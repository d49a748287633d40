"""The table before the first round (p. 2 to 4, p. 21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Frame, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import BLACK, COLOUR_COUNT, LETTERS
from ironroad.games.russian_railroads.rules.cards import ChooseStart
from ironroad.games.russian_railroads.rules.turn import SETTLE, START_ROUND
from ironroad.games.russian_railroads.state import (
    BLOCK,
    LOOKED,
    MARKER,
    NOBODY,
    NOT_IN_PLAY,
    ROUBLES,
    SLOT,
    TRACK,
    WORKERS,
    State,
)

A: Final = LETTERS.index("a")
B: Final = LETTERS.index("b")


class DealOrder(Chance[State]):
    """The Turn Order cards are dealt blindly, one place after the other (p. 4)."""

    def options(self, state: State, options: Options) -> None:
        """Any seat without a place."""
        for seat in range(state.rules.seats):
            if seat not in state.order:
                options.add(state.rules.deal_seat + seat)

    def choose(self, state: State, action: i64) -> None:
        """Give the next place to the seat."""
        seat: i64 = action - state.rules.deal_seat
        state.order.append(seat)
        events.seated(state, seat, len(state.order))

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-deal-order", position=len(state.order) + 1)


class DealEngineer(Chance[State]):
    """The next engineer of the row: A for the first spaces, B for the rest (p. 3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("letter",)

    def __init__(self, letter: i64) -> None:
        super().__init__()
        self.letter: Final[i64] = letter

    def options(self, state: State, options: Options) -> None:
        """Any engineer of the letter that is not in the row."""
        for number in range(1, state.rules.engineers.count + 1):
            if state.rules.engineers.letters[number] == self.letter and number not in state.row:
                options.add(state.rules.deal_engineer + number)

    def choose(self, state: State, action: i64) -> None:
        """Lay the engineer on the next space, from the hiring space to the left."""
        number: i64 = action - state.rules.deal_engineer
        state.row.append(number)
        events.dealt_engineer(state, number)

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

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-remove")


class OfferStarts(Step[State]):
    """Starting Bonus cards go to the last player first; the first player gets none (p. 4)."""

    def run(self, state: State) -> None:
        """Ask from the last place up to the second."""
        frames: list[Frame] = []
        for place in range(state.rules.seats - 1, 0, -1):
            seat = state.order[place]
            frames.append(ChooseStart(seat))
            frames.append(SETTLE[seat])
        do(state, *frames, START_ROUND)


def _board(rules: Rules) -> list[int]:
    """Return the board of one player."""
    block = [0] * BLOCK
    for railroad in range(RAILROAD_COUNT):
        block[TRACK + railroad * COLOUR_COUNT + BLACK] = 1
    block[SLOT] = rules.start.start_locomotive
    block[ROUBLES] = rules.start.roubles
    block[WORKERS] = rules.start.workers
    block[LOOKED] = NOT_IN_PLAY
    block[MARKER] = 0
    block[MARKER + 1] = NOT_IN_PLAY
    return block


def setup(rules: Rules) -> State:
    """Return the first position; everything dealt waits to be dealt."""
    start = rules.start
    piles = [max(0, count - start.tiles_removed) for count in rules.tiles.tiles]
    piles[start.start_locomotive] -= rules.seats
    state = State(
        rules,
        stack=[],
        round=0,
        turn=0,
        black_worker=NOBODY,
        roubles=start.supply_roubles - rules.seats * start.roubles - sum(rules.card_roubles),
        doublers=start.supply_doublers,
        temporary=start.supply_temporary,
        starts=bit(rules.starts.count) - 1,
        cards=bit(rules.cards.count) - 1,
        pile=bit(rules.bonuses.count) - 1,
        removed=0,
        order=[],
        row=[],
        piles=piles,
        face_up=[0] * (rules.tiles.count + 1),
        spaces=[0] * rules.spaces.count,
        owed=[],
        takes=[],
        players=_board(rules) * rules.seats,
    )
    frames: list[Frame] = [DealOrder() for _ in range(rules.seats)]
    frames += [DealEngineer(A) for _ in range(start.engineers_a)]
    frames += [DealEngineer(B) for _ in range(start.engineers_b)]
    frames += [RemoveBonus() for _ in range(start.bonus_removed)]
    do(state, *frames, OfferStarts())
    return state
