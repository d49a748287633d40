"""The Golden Spike variant of the USA map (p. 14, p. 15)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.board import SIDES, GoldenSpike
from ironroad.games.mini_express.components import COMPANY_COUNT, NOBODY
from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.state import (
    SPIKE_DRIVEN,
    SPIKE_EAST,
    SPIKE_GONE,
    SPIKE_WAITS,
    State,
)

NO_HEX: Final = -1


def after_build(
    state: State, player: i64, company: i64, city: i64, hexes: list[int], safe: i64
) -> None:
    """Start the event of Omaha, or drive the last spike (ruling R28: in this order)."""
    spike = state.rules.spike
    assert spike is not None
    if state.spike == SPIKE_WAITS:
        if city == spike.trigger:
            _open_coast(state, spike, company)
        elif city == spike.goal:
            state.spike = SPIKE_GONE
            events.spike_lost(state)
    if state.spike == SPIKE_EAST and _reaches(state, spike, NO_HEX):
        state.spike = SPIKE_DRIVEN
        events.spike_driven(state)
        candidates = _candidates(state, spike, hexes)
        if candidates == 0:
            _drive(state, player, NOBODY)
        elif player == state.rules.bot:
            _drive(state, player, bot_choice(state, candidates))
        else:
            state.stack.append(ChooseWest(player, candidates, safe))


def _open_coast(state: State, spike: GoldenSpike, company: i64) -> None:
    """The builder is the East Side; the other companies get a new start on the far coast."""
    state.spike = SPIKE_EAST
    if state.supply[company] > 0:
        state.east = company
        companies.spend_supply(state, company, 1)
    events.spike_east(state, company)
    goal: i64 = state.rules.map.city_hex[spike.goal]
    for other in range(COMPANY_COUNT):
        if other != company and state.supply[other] > 0:
            companies.spend_supply(state, other, 1)
            companies.place_train(state, other, goal)
            events.spike_coast(state, other)
    companies.close_city(state, spike.goal)


def _reaches(state: State, spike: GoldenSpike, without: i64) -> bool:
    """Whether occupied hexes lead from Omaha to San Francisco, one hex left out."""
    board = state.rules.map
    ends = [board.city_hex[spike.goal]]
    return _leads(state, board.city_hex[spike.trigger], ends, without)


def _leads(state: State, start: i64, ends: list[int], without: i64) -> bool:
    """Whether a chain of hexes with track leads to one of the ends, one hex left out (ruling R20)."""
    board = state.rules.map
    seen = [False] * board.count
    seen[start] = True
    if without >= 0:
        seen[without] = True
    edge = [int(start)]
    while edge:
        hex = edge.pop()
        if hex in ends:
            return True
        for near in board.neighbours[hex * SIDES : hex * SIDES + SIDES]:
            if near < board.count and not seen[near] and state.is_occupied(near):
                seen[near] = True
                edge.append(near)
    return False


def _candidates(state: State, spike: GoldenSpike, hexes: list[int]) -> i64:
    """Return the companies that may be the West Side, as a set (rulings R19 and R29)."""
    result: i64 = 0
    for hex in hexes:
        if _on_chain(state, spike, hex):
            for company in range(COMPANY_COUNT):
                if state.has_train(company, hex):
                    result |= bit(company)
    if state.east != NOBODY:
        result &= ~bit(state.east)
    return result


def _on_chain(state: State, spike: GoldenSpike, hex: i64) -> bool:
    """Whether a chain between the two cities that uses no hex twice goes through this one.

    That is so unless some other hex stands between it and both ends.
    """
    board = state.rules.map
    ends = [board.city_hex[spike.trigger], board.city_hex[spike.goal]]
    for other in range(board.count):
        if other != hex and state.is_occupied(other):
            left = [end for end in ends if end != other]
            if not _leads(state, hex, left, other):
                return False
    return True


def _drive(state: State, player: i64, company: i64) -> None:
    """Put the West Side's train on the tile, if there is one; both sides get their bonus (p. 15)."""
    spike = state.rules.spike
    assert spike is not None
    if company != NOBODY:
        if state.supply[company] > 0:
            state.west = company
            companies.spend_supply(state, company, 1)
        events.spike_west(state, player, company)
    if state.east != NOBODY:
        companies.lengthen(state, state.east, spike.bonus)
    if state.west != NOBODY:
        companies.lengthen(state, state.west, spike.bonus)


class ChooseWest(Decision[State]):
    """The builder chooses the West Side Company."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "candidates", "safe")

    def __init__(self, seat: i64, candidates: i64, safe: i64) -> None:
        super().__init__(seat)
        self.candidates: Final[i64] = candidates
        self.safe: Final[i64] = safe

    def options(self, state: State, options: Options) -> None:
        """Every candidate; where the game must not end, those whose last train stays (ruling R31)."""
        harmless: i64 = 0
        for company in range(COMPANY_COUNT):
            if self.candidates & bit(company) and state.supply[company] > 1:
                harmless |= bit(company)
        offered: i64 = harmless if self.safe and harmless else self.candidates
        for company in range(COMPANY_COUNT):
            if offered & bit(company):
                options.add(state.rules.west + company)

    def choose(self, state: State, action: i64) -> None:
        """Drive the last spike with it."""
        _drive(state, self.seat, action - state.rules.west)

    def prompt(self, state: State) -> Message:
        """Ask for the company."""
        return Message("me-ask-west")


def bot_choice(state: State, candidates: i64) -> i64:
    """Return the Bot's West Side: most of its Shares, fewest of the people's, next for its marker (p. 15)."""
    rules = state.rules
    best: i64 = NOBODY
    best_key = (0, 0, 0)
    for company in range(COMPANY_COUNT):
        if candidates & bit(company):
            first: i64 = company * rules.players
            own: i64 = state.held[first + rules.bot]
            others: i64 = sum(state.held[first : first + rules.seats])
            steps: i64 = (company - state.chosen) % COMPANY_COUNT
            key = (int(own), int(-others), int(-steps))
            if best == NOBODY or key > best_key:
                best = company
                best_key = key
    return best
