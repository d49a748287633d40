"""Building track: a company, a new city, a shortest route, and what follows (p. 6 to 8)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.mini_express import events
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import (
    COMPANY_COUNT,
    PURPLE,
    company_name,
)
from ironroad.games.mini_express.network import LEVELS, WORD_BITS, WORDS
from ironroad.games.mini_express.rules import companies, golden_spike, harbor
from ironroad.games.mini_express.state import SPIKE_EAST, SPIKE_WAITS, State

HEX_BITS: Final = 12
HEX_MASK: Final = 4095
"""A route is one number, twelve bits a hex counted from 1, the last hex lowest."""

MOST_SPENT: Final = 6
"""Trains of one company that a build can take from the supply.

They are most where the first build into Omaha completes the line: four as compensation, for nobody is in the city yet,
one for San Francisco, one for the West Side.
"""


def extended(route: i64, hex: i64) -> i64:
    """Return a route with one more hex at its end."""
    return (route << HEX_BITS) | (hex + 1)


def hexes_of(route: i64) -> list[int]:
    """Return the hexes of a route in the order of building."""
    hexes = []
    while route:
        hexes.append(int((route & HEX_MASK) - 1))
        route >>= HEX_BITS
    hexes.reverse()
    return hexes


def next_hexes(state: State, company: i64, city: i64, route: i64, left: i64) -> list[int]:
    """Return the hexes that may follow on a shortest route; ``left`` trains, 2 or more, are to place."""
    board = state.rules.map
    if route:
        last: i64 = (route & HEX_MASK) - 1
        return board.onward[last * board.city_count + city]
    result = []
    network = state.network[company]
    ring: i64 = (city * LEVELS + left - 1) * WORDS
    for word in range(WORDS):
        hexes: i64 = board.rings[ring + word]
        hexes &= network.edge(word)
        hex: i64 = word * WORD_BITS
        while hexes:
            if hexes & 1:
                result.append(int(hex))
            hexes >>= 1
            hex += 1
    return result


def go_on(
    state: State, seat: i64, company: i64, city: i64, route: i64, left: i64, safe: i64
) -> None:
    """Follow a route as far as it does not branch; build when it has arrived, else ask."""
    while left > 1:
        hexes = next_hexes(state, company, city, route, left)
        if len(hexes) > 1:
            state.stack.append(ChooseHex(seat, company, city, route, left, safe))
            return
        route = extended(route, hexes[0])
        left -= 1
    build(state, seat, company, city, extended(route, state.rules.map.city_hex[city]), safe)


@mypyc_attr(free_list_len=1)
class ChooseCity(Decision[State]):
    """Choose the city to connect to."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "company", "safe")

    def __init__(self, seat: i64, company: i64, safe: i64) -> None:
        super().__init__(seat)
        self.company: Final[i64] = company
        self.safe: Final[i64] = safe
        """1 if the action must not deplete a company (p. 14)."""

    def options(self, state: State, options: Options) -> None:
        """Cities with a Demand tile, without the company, within reach."""
        first: i64 = state.rules.to
        cities: i64 = state.destinations(self.company)
        city: i64 = 0
        while cities:
            if cities & 1:
                if self.safe == 0 or has_safe_route(state, self.seat, self.company, city):
                    options.add(first + city)
            cities >>= 1
            city += 1

    def choose(self, state: State, action: i64) -> None:
        """Find the way there."""
        city: i64 = action - state.rules.to
        trains: i64 = state.trains_to(self.company, city)
        go_on(state, self.seat, self.company, city, 0, trains, self.safe)

    def prompt(self, state: State) -> Message:
        """Ask for the city."""
        trains = state.area[self.company]
        return Message("me-ask-city", company=company_name(self.company), trains=trains)


@mypyc_attr(free_list_len=1)
class ChooseHex(Decision[State]):
    """Several routes are equally short: choose the next hex of one (p. 7)."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seat",
        "company",
        "city",
        "route",
        "left",
        "safe",
    )

    def __init__(
        self, seat: i64, company: i64, city: i64, route: i64, left: i64, safe: i64
    ) -> None:
        super().__init__(seat)
        self.company: Final[i64] = company
        self.city: Final[i64] = city
        self.route: Final[i64] = route
        self.left: Final[i64] = left
        self.safe: Final[i64] = safe

    def options(self, state: State, options: Options) -> None:
        """Every hex from which the city is as near as it can be."""
        via = state.rules.via_hex
        for hex in next_hexes(state, self.company, self.city, self.route, self.left):
            if self.safe == 0 or is_safe(
                state,
                self.seat,
                self.company,
                self.city,
                extended(self.route, hex),
                self.left - 1,
            ):
                options.add(via[hex])

    def choose(self, state: State, action: i64) -> None:
        """Go on from there."""
        hex: i64 = state.rules.plain[action - state.rules.via]
        route: i64 = extended(self.route, hex)
        go_on(state, self.seat, self.company, self.city, route, self.left - 1, self.safe)

    def prompt(self, state: State) -> Message:
        """Ask for the hex."""
        city = city_name(state.rules.map.cities[self.city])
        return Message(
            "me-ask-hex", company=company_name(self.company), city=city, trains=self.left
        )


def build(state: State, player: i64, company: i64, city: i64, route: i64, safe: i64) -> None:
    """Place the trains, compensate, lengthen, gain Influence; then what depends on it (p. 7)."""
    trains: i64 = 0
    rest: i64 = route
    while rest:
        companies.place_train(state, company, (rest & HEX_MASK) - 1)
        rest >>= HEX_BITS
        trains += 1
    state.area[company] -= trains
    events.built(state, player, company, city, trains)
    compensate(state, player, company, route)
    companies.lengthen(state, company, trains - 1)
    kind: i64 = state.tiles[city]
    first: i64 = state.rules.demand.first[kind]
    second: i64 = state.rules.demand.second[kind]
    if second != PURPLE:
        if first == second:
            companies.gain_influence(state, player, first, 2)
        else:
            companies.gain_influence(state, player, first, 1)
            companies.gain_influence(state, player, second, 1)
        finish(state, player, company, city, route, safe)
    elif player == state.rules.bot:
        for each in range(COMPANY_COUNT):
            companies.gain_influence(state, player, each, 1)
        finish(state, player, company, city, route, safe)
    else:
        companies.gain_influence(state, player, first, 1)
        state.stack.append(FinishBuild(player, company, city, route, safe))
        state.stack.append(ChooseInfluence(player, first))


def compensate(state: State, player: i64, company: i64, route: i64) -> None:
    """Each other company met in a hex gets a train into its area, hex by hex (p. 7)."""
    up_to: i64 = state.rules.limits.area
    if player == state.rules.bot:
        up_to = min(up_to, state.rules.level.compensation_below)
    while route:
        hex: i64 = (route & HEX_MASK) - 1
        word: i64 = hex // WORD_BITS
        member: i64 = bit(hex % WORD_BITS)
        for other in range(COMPANY_COUNT):
            if state.network[other].track(word) & member and other != company:
                companies.add_trains(state, other, 1, up_to)
        route >>= HEX_BITS


class ChooseInfluence(Decision[State]):
    """A purple tile gives Influence in a second company of choice (p. 7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "printed")

    def __init__(self, seat: i64, printed: i64) -> None:
        super().__init__(seat)
        self.printed: Final[i64] = printed

    def options(self, state: State, options: Options) -> None:
        """Any company but the one on the tile."""
        for company in range(COMPANY_COUNT):
            if company != self.printed:
                options.add(state.rules.influence + company)

    def choose(self, state: State, action: i64) -> None:
        """Gain the Influence."""
        companies.gain_influence(state, self.seat, action - state.rules.influence, 1)

    def prompt(self, state: State) -> Message:
        """Ask for the company."""
        return Message("me-ask-influence", company=company_name(self.printed))


class FinishBuild(Step[State]):
    """The end of a build, after the choice for a purple tile."""

    __match_args__: ClassVar[tuple[str, ...]] = ("player", "company", "city", "route", "safe")

    def __init__(self, player: i64, company: i64, city: i64, route: i64, safe: i64) -> None:
        self.player: Final[i64] = player
        self.company: Final[i64] = company
        self.city: Final[i64] = city
        self.route: Final[i64] = route
        self.safe: Final[i64] = safe

    def run(self, state: State) -> None:
        """Finish."""
        finish(state, self.player, self.company, self.city, self.route, self.safe)


def finish(state: State, player: i64, company: i64, city: i64, route: i64, safe: i64) -> None:
    """Take the tile off a full city; then apply the variants (rulings R28 and R35)."""
    kind: i64 = state.tiles[city]
    inside: i64 = state.companies_in(city)
    if inside >= state.rules.map.capacity[city]:
        companies.close_city(state, city)
    if state.spike == SPIKE_WAITS or state.spike == SPIKE_EAST:
        golden_spike.after_build(state, player, company, city, hexes_of(route), safe)
    if inside == 1 and state.rules.harbors and state.rules.demand.second[kind] == PURPLE:
        harbor.after_purple(state, player, state.rules.demand.first[kind])


def has_safe_route(state: State, seat: i64, company: i64, city: i64) -> bool:
    """Whether a company can be connected to a city without depleting any company."""
    return is_safe(state, seat, company, city, 0, state.trains_to(company, city))


def is_safe(state: State, seat: i64, company: i64, city: i64, route: i64, left: i64) -> bool:
    """Whether a route begun so can end without depleting any company (ruling R31)."""
    if min(state.supply) > MOST_SPENT:
        return True
    if left > 1:
        for hex in next_hexes(state, company, city, route, left):
            if is_safe(state, seat, company, city, extended(route, hex), left - 1):
                return True
        return False
    trial = state.clone()
    trial.stack.clear()
    before: i64 = trial.depleted()
    build(trial, seat, company, city, extended(route, state.rules.map.city_hex[city]), 1)
    options = Options()
    while trial.stack:
        frame = trial.stack.pop()
        if isinstance(frame, Step):
            frame.run(trial)
        else:
            # The choices that follow offer harmless answers first, so any of them serves.
            assert isinstance(frame, Decision)
            options.clear()
            frame.options(trial, options)
            frame.choose(trial, options.at(0))
    return trial.depleted() == before
