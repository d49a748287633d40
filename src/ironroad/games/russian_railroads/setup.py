"""The initial state and the draws before the first round (p. 2 to 4, p. 21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit, row_of, with_number
from ironroad.core.engine import CHANCE, Chance, Frame, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.components import BLACK, LETTERS
from ironroad.games.russian_railroads.player import NEVER, Player
from ironroad.games.russian_railroads.rules.cards import ChooseStart
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import START_ROUND
from ironroad.games.russian_railroads.state import NOBODY, State, tile

A: Final = LETTERS.index("a")
B: Final = LETTERS.index("b")


class DealOrder(Chance[State]):
    """Deal a Turn Order card at random; positions are dealt in order (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place

    def options(self, state: State, options: Options) -> None:
        """Every seat without a position."""
        dealt = [int(state.seat_at(place)) for place in range(self.place)]
        for seat in range(state.rules.seats):
            if seat not in dealt:
                options.add(state.rules.deal_seat + seat)

    def choose(self, state: State, action: i64) -> None:
        """Give the position to the seat."""
        seat: i64 = action - state.rules.deal_seat
        state.order = with_number(state.order, self.place, seat)
        events.seated(state, seat, self.place + 1)

    def prompt(self, state: State) -> Message:
        """Return the message that describes the draw."""
        return Message("rr-ask-deal-order", position=self.place + 1)


class DealEngineer(Chance[State]):
    """Deal the next engineer of the row: letter A for the first spaces, B for the rest (p. 3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place", "letter")

    def __init__(self, place: i64, letter: i64) -> None:
        super().__init__()
        self.place: Final[i64] = place
        self.letter: Final[i64] = letter

    def options(self, state: State, options: Options) -> None:
        """Every engineer of the letter that nobody has and whose number is not in the row yet (rule NM-3)."""
        first: i64 = state.rules.deal_engineer
        hired: i64 = 0
        for player in state.players:
            hired |= player.engineers
        for index in state.rules.engineers.lettered[self.letter]:
            if not hired & bit(index) and not _is_in_row(state, index):
                options.add(first + index)

    def choose(self, state: State, action: i64) -> None:
        """Put the engineer on the next space of the row, from the hiring space to the left."""
        index: i64 = action - state.rules.deal_engineer
        state.row = with_number(state.row, self.place, index)
        events.dealt_engineer(state, index)

    def prompt(self, state: State) -> Message:
        """Return the message that describes the draw."""
        return Message("rr-ask-deal-engineer", letter=LETTERS[self.letter].upper())


def _is_in_row(state: State, index: i64) -> bool:
    """Whether the number of an engineer is in the row."""
    numbers = state.rules.engineers.numbers
    number: i64 = numbers[index]
    length: i64 = state.rules.start.row_length
    for place in range(length):
        there: i64 = state.engineer_at(place)
        if there > 0 and numbers[there] == number:
            return True
    return False


class RemoveBonus(Chance[State]):
    """Remove an End Bonus card from the game unseen (p. 3)."""

    def options(self, state: State, options: Options) -> None:
        """Every card of the pile."""
        for card in range(state.rules.bonuses.count):
            if state.pile & bit(card):
                options.add(state.rules.remove + card)

    def choose(self, state: State, action: i64) -> None:
        """Move the card from the pile to the removed ones."""
        card: i64 = bit(action - state.rules.remove)
        state.pile &= ~card
        state.removed |= card
        events.removed_bonus(state)

    def audience(self) -> int:
        """Return ``CHANCE``: no seat learns the card before the game is over."""
        return CHANCE

    def prompt(self, state: State) -> Message:
        """Return the message that describes the draw."""
        return Message("rr-ask-remove")


class OfferStarts(Step[State]):
    """Starting Bonus cards are chosen from the last player to the second; the first player gets none (p. 4)."""

    def run(self, state: State) -> None:
        """Push one decision per player from the last position to the second, then the first round."""
        frames: list[Frame] = []
        for place in range(state.rules.seats - 1, 0, -1):
            seat = state.seat_at(place)
            frames.append(ChooseStart(seat))
            frames.append(SETTLE[seat])
        do(state, *frames, START_ROUND)


def _player(rules: Rules) -> Player:
    """Return a player at the start: black on the first space of each railroad, one locomotive (p. 4)."""
    start = rules.start
    black = row_of([1])
    player = Player(
        top_tracks=black,
        middle_tracks=black,
        bottom_tracks=black,
        colours=bit(BLACK),
        locomotives=0,
        factories=0,
        markers=0,
        doublers=0,
        roubles=start.roubles,
        workers=start.workers,
        extra_workers=0,
        temporary=0,
        black_worker_ready=False,
        advantages=0,
        tokens=0,
        revaluation=0,
        medal=False,
        engineers=0,
        looked=NEVER,
        top_points=0,
        middle_points=0,
        bottom_points=0,
        industry_points=0,
        pass_points=0,
        effect_points=0,
        card_points=0,
        majority_points=0,
        further_points=0,
    )
    player.put_locomotive(rules.railroads.start_slot, start.start_locomotive)
    for lane in rules.lanes.all:
        player.put_marker(lane.first_marker, 0)
    return player


def setup(rules: Rules) -> State:
    """Return the initial state, with all draws still on the stack."""
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
        players=[_player(rules) for _ in range(rules.seats)],
        parts=[
            part for expansion in rules.in_play for part in expansion.initial_parts(rules.seats)
        ],
        aside=[],
    )
    frames: list[Frame] = [DealOrder(place) for place in range(rules.seats)]
    for place in range(start.row_length):
        frames.append(DealEngineer(place, A if place < start.engineers_a else B))
    frames += [RemoveBonus() for _ in range(start.bonus_removed)]
    for expansion in rules.in_play:
        frames += expansion.setup_frames()
    do(state, *frames, OfferStarts())
    return state
