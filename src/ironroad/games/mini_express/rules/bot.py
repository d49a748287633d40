"""The Bot: how its tiles move its markers, and what it does by them (p. 10 to 12)."""

from typing import ClassVar, Final

from ironroad.core.engine import Chance, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.components import COMPANY_COUNT, REFRESH
from ironroad.games.mini_express.network import LEVELS, WORD_BITS, WORDS
from ironroad.games.mini_express.rules import building, companies
from ironroad.games.mini_express.state import State

UNRANKED: Final = -1


def move_chosen(state: State, steps: i64) -> None:
    """Move the Chosen Company marker along the Asset Areas and round again."""
    state.chosen = (state.chosen + steps) % COMPANY_COUNT
    events.bot_company(state)


def move_target(state: State, steps: i64) -> None:
    """Move the Target City marker over cities with a tile; after the last it stays (ruling R38)."""
    while steps:
        city: i64 = state.target + 1
        while city < state.rules.map.city_count and not (state.open >> city) & 1:
            city += 1
        if city == state.rules.map.city_count:
            break
        state.target = city
        steps -= 1
    events.bot_target(state)


class DrawBotTile(Chance[State]):
    """A tile for the Bot's turn. Only the first of a turn moves the Target City marker."""

    __match_args__: ClassVar[tuple[str, ...]] = ("again",)

    def __init__(self, again: i64) -> None:
        super().__init__()
        self.again: Final[i64] = again
        """1 if the company of the tile before could not act."""

    def options(self, state: State, options: Options) -> None:
        """Every kind of tile that is in the bag."""
        offer_tiles(state, options)

    def choose(self, state: State, action: i64) -> None:
        """Move the markers and act; a refresh returns all tiles to the bag and another is drawn."""
        tiles = state.rules.bot_tiles
        kind: i64 = action - state.rules.draw
        if kind == REFRESH:
            state.bag = tiles.counts
            events.refreshed(state)
            state.stack.append(self)
            return
        take_tile(state, kind)
        move_chosen(state, tiles.company[kind])
        if self.again == 0:
            move_target(state, tiles.city[kind])
        act(state)

    def prompt(self, state: State) -> Message:
        """Say what is drawn."""
        return Message("me-ask-draw")


def take_tile(state: State, kind: i64) -> None:
    """Take a tile out of the bag."""
    state.bag = state.bag[:]
    state.bag[kind] -= 1


def offer_tiles(state: State, options: Options) -> None:
    """Offer every kind of tile that is in the bag, as likely as there are tiles of it."""
    options.add_counted(state.rules.draw, state.bag)


def takes_share(state: State, company: i64) -> bool:
    """Whether the Bot would take a Share of this company rather than build for it."""
    return state.area[company] <= state.rules.level.share_up_to


def company_can_act(state: State, company: i64) -> bool:
    """Whether the Bot can do with a company what the trains in its area ask for."""
    if takes_share(state, company):
        return state.shares[company] > 0
    return state.destinations(company) != 0


def can_act(state: State) -> bool:
    """Whether the Bot can act with any company (ruling R15)."""
    for company in range(COMPANY_COUNT):
        if company_can_act(state, company):
            return True
    return False


DRAW_TILE: Final = DrawBotTile(0)
DRAW_AGAIN: Final = DrawBotTile(1)


def act(state: State) -> None:
    """Take a Share or build with the chosen company, by the trains in its area, or draw again."""
    company: i64 = state.chosen
    if not company_can_act(state, company):
        if can_act(state):
            events.bot_cannot(state, company)
            state.stack.append(DRAW_AGAIN)
        else:
            events.skipped(state, state.rules.bot)
    elif takes_share(state, company):
        take_share(state, company)
    else:
        build(state, company)


def take_share(state: State, company: i64) -> None:
    """Take a Share for nothing and add trains as the level says (p. 11, p. 13)."""
    rules = state.rules
    events.share(state, rules.bot, company, 0)
    companies.take_share(state, rules.bot, company)
    companies.add_trains(state, company, rules.limits.with_share, rules.level.area_up_to)
    if rules.level.influence_with_share:
        companies.gain_influence(state, rules.bot, company, rules.level.influence_with_share)


def build(state: State, company: i64) -> None:
    """Connect the company to the Bot's destination."""
    city: i64 = destination(state, company)
    building.build(state, state.rules.bot, company, city, route_to(state, company, city), 0)


def destination(state: State, company: i64) -> i64:
    """Return the city nearest to the target; then fewest trains, most companies, highest number."""
    cities: i64 = state.destinations(company)
    near = state.rules.map.cities_near[state.target]
    step: i64 = 0
    nearest: i64 = cities & near[step]
    while nearest == 0:
        step += 1
        nearest = cities & near[step]
    best: i64 = -1
    best_rank: i64 = UNRANKED
    city: i64 = 0
    while nearest:
        if nearest & 1:
            if best < 0:
                best = city
            else:
                if best_rank == UNRANKED:
                    best_rank = _rank(state, company, best)
                rank: i64 = _rank(state, company, city)
                if rank <= best_rank:
                    best = city
                    best_rank = rank
        nearest >>= 1
        city += 1
    return best


def _rank(state: State, company: i64, city: i64) -> i64:
    """Return how good a city is next to others as near to the target; less is better."""
    # At most four companies are in a city.
    return state.trains_to(company, city) * 10 - state.companies_in(city)


def route_to(state: State, company: i64, city: i64) -> i64:
    """Return the route from the first possible start hex in the order of hexes, leftmost (p. 11)."""
    rules = state.rules
    board = rules.map
    trains: i64 = state.trains_to(company, city)
    hex: i64 = first_start(state, company, city, trains)
    route: i64 = 0
    while trains:
        hex = rules.clockwise[hex * board.city_count + city]
        route = building.extended(route, hex)
        trains -= 1
    return route


def first_start(state: State, company: i64, city: i64, trains: i64) -> i64:
    """Return the first hex of a company from which a city is this many trains away."""
    place: i64 = (city * LEVELS + trains) * WORDS
    network = state.network[company]
    word: i64 = 0
    starts: i64 = 0
    while starts == 0:
        starts = network.track(word)
        starts &= state.rules.map.circles[place + word]
        word += 1
    hex: i64 = (word - 1) * WORD_BITS
    while not starts & 1:
        starts >>= 1
        hex += 1
    return hex
