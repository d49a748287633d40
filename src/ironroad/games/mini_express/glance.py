"""What a network of parts is told: companies as a player sees them, and what an option does to which company.

A feature stands for a combination of small numbers, such as Influence and price; larger numbers count as the last.
"""

from typing import ClassVar, Final

from ironroad.bots.parts import Glance, Sink
from ironroad.core.engine import Decision
from ironroad.core.native import i64
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import COMPANY_COUNT, PURPLE
from ironroad.games.mini_express.network import FURTHEST
from ironroad.games.mini_express.rules.building import ChooseCity, ChooseHex, ChooseInfluence
from ironroad.games.mini_express.scoring import WORST_COLUMN
from ironroad.games.mini_express.state import State

INFLUENCES: Final[i64] = 12
HOLDINGS: Final[i64] = 6
VALUES: Final[i64] = 12
LENGTHS: Final[i64] = 16
LEFT: Final[i64] = 7
ALL_LEFT: Final[i64] = 25
AREAS: Final[i64] = 6
SUPPLIES: Final[i64] = 9
"""The supply in threes."""
CITIES: Final[i64] = 8
TILES: Final[i64] = 12
PLAYERS: Final[i64] = 5
MOST_LEAD: Final[i64] = 4
LEADS: Final[i64] = 9

LENGTH: Final[i64] = 0
SUPPLY: Final[i64] = LENGTH + LENGTHS * LEFT
DEMAND: Final[i64] = SUPPLY + AREAS * SUPPLIES
DESTINATIONS: Final[i64] = DEMAND + TILES * AREAS
END: Final[i64] = DESTINATIONS + CITIES * AREAS
ALL: Final[i64] = END + LEFT * LEFT
ASIDE: Final[i64] = ALL + ALL_LEFT
POINTS: Final[i64] = ASIDE + HOLDINGS
RIVAL: Final[i64] = POINTS + HOLDINGS * VALUES
PRICE: Final[i64] = RIVAL + INFLUENCES * INFLUENCES
MONEY: Final[i64] = PRICE + INFLUENCES * AREAS * 2
GROWTH: Final[i64] = MONEY + INFLUENCES * LEFT
LEAD: Final[i64] = GROWTH + HOLDINGS * LENGTHS * LEFT
OTHERS: Final[i64] = LEAD + HOLDINGS * LEADS
TURN: Final[i64] = OTHERS + (PLAYERS - 1) * INFLUENCES * HOLDINGS
HELD_DEMAND: Final[i64] = TURN + PLAYERS * INFLUENCES
BUILT: Final[i64] = HELD_DEMAND + HOLDINGS * TILES
GAINED: Final[i64] = BUILT + AREAS
FEATURES: Final[i64] = GAINED + 3
"""Where the features of each kind begin."""

SHARE: Final[i64] = 0
BUILD: Final[i64] = 1
TRAVEL: Final[i64] = 2
GAIN: Final[i64] = TRAVEL + FURTHEST
GAIN_TWO: Final[i64] = GAIN + 1
GAIN_ANY: Final[i64] = GAIN + 2
COMPENSATE: Final[i64] = GAIN + 3
INFLUENCE: Final[i64] = GAIN + 4
CHOOSE: Final[i64] = GAIN + 5
REACH: Final[i64] = GAIN + 6
ROLES: Final[i64] = GAIN + 7
"""What a company may be in an option: its Share is taken, it builds, travels one to five trains, gives Influence, …"""
INSIDE: Final[i64] = 0
NEAR: Final[i64] = INSIDE + COMPANY_COUNT + 1
CROSSED: Final[i64] = NEAR + CITIES
TRAITS: Final[i64] = CROSSED + COMPANY_COUNT + 1


class MiniExpressGlance(Glance[State]):
    """Companies are the parts."""

    parts: ClassVar[int] = int(COMPANY_COUNT)
    features: ClassVar[int] = int(FEATURES)
    roles: ClassVar[int] = int(ROLES)
    traits: ClassVar[int] = int(TRAITS)

    def __init__(self, rules: Rules) -> None:
        self._tiles: list[int] = []
        self._demand: list[int] = [0] * (COMPANY_COUNT + 1)
        """For each company, the cities whose tile gives Influence in it, as a set; then those with purple."""

    def look(self, state: State, seat: i64, sink: Sink) -> None:
        """Tell the features of all companies as a player sees them."""
        self._see_tiles(state)
        all_left: i64 = 0
        reach: i64 = 0
        for company in range(COMPANY_COUNT):
            all_left += state.shares[company]
            reach |= state.destinations(company)
        for company in range(COMPANY_COUNT):
            demand: i64 = self._demand[company]
            demand &= state.open
            tiles: i64 = min(count_of(demand), TILES - 1)
            sink.part(company, DEMAND + tiles * AREAS + min(count_of(demand & reach), AREAS - 1))
            sink.part(company, ALL + min(all_left, ALL_LEFT - 1))
            _tell_company(state, company, sink)
            _tell_hand(state, company, seat, tiles, sink)
            _tell_rivals(state, company, seat, sink)
        if state.stack:
            _tell_question(state, sink)

    def _see_tiles(self, state: State) -> None:
        if state.tiles is self._tiles and not state.pile:
            return
        printed = state.rules.demand
        demand = [0] * (COMPANY_COUNT + 1)
        for city, kind in enumerate(state.tiles):
            if kind >= 0:
                demand[printed.first[kind]] |= 1 << city
                demand[printed.second[kind]] |= 1 << city
        self._demand = demand
        self._tiles = state.tiles

    def option(self, state: State, action: i64, sink: Sink) -> None:
        """Tell what an option does to which company."""
        rules = state.rules
        if action >= rules.influence:
            if action < rules.influence + COMPANY_COUNT:
                sink.role(INFLUENCE, action - rules.influence)
        elif action >= rules.via:
            _tell_hex(state, rules.plain[action - rules.via], sink)
        elif action >= rules.to:
            _tell_city(state, action - rules.to, sink)
        elif action >= rules.build:
            self._tell_build(state, action - rules.build, sink)
        elif action >= rules.share:
            sink.role(SHARE, action - rules.share)
        elif action >= rules.choose and action < rules.choose + COMPANY_COUNT:
            sink.role(CHOOSE, action - rules.choose)

    def _tell_build(self, state: State, company: i64, sink: Sink) -> None:
        """Tell what building with a company may bring."""
        sink.role(BUILD, company)
        destinations: i64 = state.destinations(company)
        sink.trait(NEAR + min(count_of(destinations), CITIES - 1))
        for other in range(COMPANY_COUNT):
            demand: i64 = self._demand[other]
            if demand & destinations:
                sink.role(REACH, other)


def _tell_company(state: State, company: i64, sink: Sink) -> None:
    """Tell what a company is for everybody."""
    left: i64 = min(state.shares[company], LEFT - 1)
    length: i64 = min(state.length[company], LENGTHS - 1)
    sink.part(company, LENGTH + length * LEFT + left)
    supply: i64 = min((state.supply[company] + 2) // 3, SUPPLIES - 1)
    sink.part(company, SUPPLY + state.area[company] * SUPPLIES + supply)
    destinations: i64 = state.destinations(company)
    near: i64 = min(count_of(destinations), CITIES - 1)
    network = state.network[company]
    trains: i64 = 0
    while trains < AREAS - 1 and destinations & ~network.within(trains):
        trains += 1
    sink.part(company, DESTINATIONS + near * AREAS + trains)
    least: i64 = LEFT - 1
    for other in range(COMPANY_COUNT):
        if other != company:
            least = min(least, state.shares[other])
    sink.part(company, END + left * LEFT + least)
    if state.aside:
        sink.part(company, ASIDE + min(state.aside[company], HOLDINGS - 1))


def _tell_hand(state: State, company: i64, seat: i64, tiles: i64, sink: Sink) -> None:
    """Tell what a company is to a player."""
    rules = state.rules
    players: i64 = rules.players
    place: i64 = company * players + seat
    influence: i64 = state.influence[place]
    money: i64 = min(influence, INFLUENCES - 1)
    held: i64 = min(state.held[place], HOLDINGS - 1)
    left: i64 = min(state.shares[company], LEFT - 1)
    length: i64 = min(state.length[company], LENGTHS - 1)
    some: i64 = 1 if left > 0 else 0
    sink.part(company, PRICE + (money * AREAS + state.area[company]) * 2 + some)
    sink.part(company, MONEY + money * LEFT + left)
    sink.part(company, GROWTH + (held * LENGTHS + length) * LEFT + left)
    turn: i64 = (seat - state.current + players) % players
    sink.part(company, TURN + turn * INFLUENCES + money)
    sink.part(company, HELD_DEMAND + held * TILES + tiles)


def _tell_rivals(state: State, company: i64, seat: i64, sink: Sink) -> None:
    """Tell what a company is to the others, and what it is worth to a player."""
    rules = state.rules
    players: i64 = rules.players
    first: i64 = company * players
    influence: i64 = state.influence[first + seat]
    held: i64 = min(state.held[first + seat], HOLDINGS - 1)
    ahead: i64 = 0
    best: i64 = 0
    for offset in range(1, players):
        place: i64 = first + (seat + offset) % players
        theirs: i64 = state.influence[place]
        best = max(best, theirs)
        if theirs > influence:
            ahead += 1
        stake: i64 = min(state.held[place], HOLDINGS - 1)
        both: i64 = min(theirs, INFLUENCES - 1) * HOLDINGS + stake
        sink.part(company, OTHERS + (offset - 1) * INFLUENCES * HOLDINGS + both)
    value: i64 = 0
    if influence > 0:
        column: i64 = min(ahead + rules.mode.best_column, WORST_COLUMN)
        value = min(rules.chart.values[state.length[company]][column], VALUES - 1)
    sink.part(company, POINTS + held * VALUES + value)
    money: i64 = min(influence, INFLUENCES - 1)
    sink.part(company, RIVAL + money * INFLUENCES + min(best, INFLUENCES - 1))
    lead: i64 = max(-MOST_LEAD, min(MOST_LEAD, influence - best))
    sink.part(company, LEAD + held * LEADS + lead + MOST_LEAD)


def _tell_question(state: State, sink: Sink) -> None:
    """Tell which companies a question within a build is about."""
    frame = state.stack.top()
    assert isinstance(frame, Decision)
    if isinstance(frame, ChooseCity):
        sink.part(frame.company, BUILT)
    elif isinstance(frame, ChooseHex):
        sink.part(frame.company, BUILT + frame.left)
        kind: i64 = state.tiles[frame.city]
        first: i64 = state.rules.demand.first[kind]
        second: i64 = state.rules.demand.second[kind]
        sink.part(first, GAINED + (1 if first == second else 0))
        if second != PURPLE and second != first:
            sink.part(second, GAINED)
    elif isinstance(frame, ChooseInfluence):
        sink.part(frame.printed, GAINED + 2)


def _tell_city(state: State, city: i64, sink: Sink) -> None:
    """Tell who gains what by building to a city."""
    frame = state.stack.top()
    if not isinstance(frame, ChooseCity):
        return
    trains: i64 = state.trains_to(frame.company, city)
    sink.role(TRAVEL + max(1, min(trains, FURTHEST)) - 1, frame.company)
    kind: i64 = state.tiles[city]
    first: i64 = state.rules.demand.first[kind]
    second: i64 = state.rules.demand.second[kind]
    if second == PURPLE:
        sink.role(GAIN_ANY, first)
    elif second == first:
        sink.role(GAIN_TWO, first)
    else:
        sink.role(GAIN, first)
        sink.role(GAIN, second)
    inside: i64 = 0
    for company in range(COMPANY_COUNT):
        if (state.network[company].cities >> city) & 1:
            sink.role(COMPENSATE, company)
            inside += 1
    sink.trait(INSIDE + inside)


def _tell_hex(state: State, hex: i64, sink: Sink) -> None:
    """Tell who is compensated on the way."""
    inside: i64 = 0
    for company in range(COMPANY_COUNT):
        if state.has_train(company, hex):
            sink.role(COMPENSATE, company)
            inside += 1
    sink.trait(CROSSED + inside)


def count_of(members: i64) -> i64:
    """Return how many members a set has."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count


GLANCE: Final = MiniExpressGlance
