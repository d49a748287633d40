"""The setup before the first turn (p. 4, p. 10, p. 13, p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Frame, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.board import MOST_CITIES, city_name
from ironroad.games.mini_express.components import (
    COMPANY_COUNT,
    NO_TILE,
    NOBODY,
    REFRESH,
)
from ironroad.games.mini_express.network import SETS
from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.rules.draft import (
    DRAFT_END,
    AddRefresh,
    ChooseShare,
    DrawBotShare,
    Split,
    TakeTwo,
)
from ironroad.games.mini_express.rules.turn import START_TURN_OF
from ironroad.games.mini_express.state import SPIKE_GONE, SPIKE_WAITS, State

FIRST_TURN_ACTIONS: Final = 1
"""The Starting Player's first turn has one action in every mode (p. 14)."""


class DealDemand(Chance[State]):
    """A Demand tile is drawn for a city, then for the next (p. 4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: i64) -> None:
        super().__init__()
        self.city: Final[i64] = city

    def options(self, state: State, options: Options) -> None:
        """Every kind that is left, as likely as there are tiles of it."""
        options.add_counted(state.rules.deal, state.pile)

    def choose(self, state: State, action: i64) -> None:
        """Lay the tile on the city; with all cities supplied the pile is empty."""
        kind: i64 = action - state.rules.deal
        state.pile[kind] -= 1
        state.tiles[self.city] = kind
        state.open |= bit(self.city)
        events.dealt(state, self.city, kind)
        if self.city + 1 < len(state.tiles):
            state.stack.append(DEAL_DEMAND[self.city + 1])
        else:
            state.pile = []

    def prompt(self, state: State) -> Message:
        """Say what is drawn."""
        return Message("me-ask-deal", city=city_name(state.rules.map.cities[self.city]))


DEAL_DEMAND: Final = [DealDemand(city) for city in range(MOST_CITIES)]
"""The deal to each city; these frames serve all games."""


class DrawStart(Chance[State]):
    """Nobody can check who rode a train last: the Starting Player is drawn (ruling R39)."""

    def options(self, state: State, options: Options) -> None:
        """Any seat."""
        options.add_run(state.rules.start, state.rules.seats)

    def choose(self, state: State, action: i64) -> None:
        """The Starting Player drafts first and has the first turn."""
        state.start = action - state.rules.start
        state.current = state.start
        events.start_player(state, state.start)

    def prompt(self, state: State) -> Message:
        """Say what is drawn."""
        return Message("me-ask-start")


class BeginDraft(Step[State]):
    """The draft in the order of the Starting Player, and its form in each mode."""

    def run(self, state: State) -> None:
        """Push all choices of the draft, in seat order and back (p. 4)."""
        rules = state.rules
        order = [(state.start + turn) % rules.seats for turn in range(rules.seats)]
        frames: list[Frame] = []
        if rules.mode.actions == 2:
            for seat in order:
                frames.append(TakeTwo(seat))
                frames.append(Split(seat))
        else:
            frames.extend([ChooseShare(seat) for seat in [*order, *reversed(order)]])
        frames.append(DRAFT_END)
        if rules.seats == 1:
            frames.extend([DrawBotShare(), DrawBotShare()])
        if rules.bot != NOBODY:
            frames.append(AddRefresh())
        do(state, *frames)


def setup(rules: Rules) -> State:
    """Return the first state, with the deal of the Demand tiles on the stack."""
    mode = rules.mode
    limits = rules.limits
    board = rules.map
    state = State(
        rules,
        stack=[],
        start=0,
        current=0,
        pile=rules.demand.counts[:],
        aside=[mode.aside] * COMPANY_COUNT,
        tiles=[NO_TILE] * board.city_count,
        open=0,
        network=[0] * (COMPANY_COUNT * SETS),
        area=[limits.area_at_start] * COMPANY_COUNT,
        supply=[limits.trains - 1 - limits.area_at_start] * COMPANY_COUNT,
        shares=[mode.area] * COMPANY_COUNT,
        box=[mode.shares - mode.area - mode.aside] * COMPANY_COUNT,
        length=[0] * COMPANY_COUNT,
        held=[0] * (COMPANY_COUNT * rules.players),
        influence=[limits.influence] * (COMPANY_COUNT * rules.players),
        bag=[],
        chosen=0,
        target=-1,
        spike=SPIKE_GONE if rules.spike is None else SPIKE_WAITS,
        east=NOBODY,
        west=NOBODY,
    )
    for company in range(COMPANY_COUNT):
        companies.place_train(state, company, board.starts[company])
    if rules.bot != NOBODY:
        _set_up_bot(state, rules)
    do(state, DEAL_DEMAND[0], DrawStart(), BeginDraft(), START_TURN_OF[FIRST_TURN_ACTIONS])
    return state


def _set_up_bot(state: State, rules: Rules) -> None:
    """The Bot has Influence too; its bag begins without the refresh tiles (p. 10)."""
    state.bag = rules.bot_tiles.counts[:]
    state.bag[REFRESH] = 0
    for company in range(COMPANY_COUNT):
        state.influence[company * rules.players + rules.bot] = rules.level.influence_at_start
