"""What follows from pieces that people placed, and what cannot be."""

from ironroad.core.engine import do
from ironroad.core.placing import Misplaced, Slot
from ironroad.games.mini_express.board import city_name
from ironroad.games.mini_express.components import (
    COMPANIES,
    COMPANY_COUNT,
    NO_TILE,
    NOBODY,
    PURPLE,
    REFRESH,
    company_name,
    tile_name,
)
from ironroad.games.mini_express.rules.turn import START_TURN_OF
from ironroad.games.mini_express.setup import DEAL_DEMAND, FIRST_TURN_ACTIONS, BeginDraft
from ironroad.games.mini_express.state import (
    SPIKE_DRIVEN,
    SPIKE_EAST,
    SPIKE_GONE,
    SPIKE_WAITS,
    State,
)


def settle(state: State) -> Misplaced | None:
    """Work out supplies, Shares out of the game, and the tiles that are not on the map any more."""
    for company in range(COMPANY_COUNT):
        wrong = _company(state, company)
        if wrong is not None:
            return wrong
    undealt = bool(state.aside) and state.open == 0
    return (
        _spike(state)
        or (None if undealt else _tiles(state) or _cities(state))
        or _harbors(state)
        or (_draft(state, undealt) if state.aside else _turn(state))
    )


def _company(state: State, company: int) -> Misplaced | None:
    rules = state.rules
    name, id = company_name(company), COMPANIES[company]
    players = int(rules.players)
    on_map = len(state.hexes_with(company)) + [state.east, state.west].count(company)
    supply = rules.limits.trains - on_map - state.area[company]
    if supply < 0:
        used = on_map + state.area[company]
        most = rules.limits.trains
        return Misplaced(f"trains-{id}", "me-place-too-many", company=name, count=used, most=most)
    held = sum(state.held[company * players : (company + 1) * players])
    aside = state.aside[company] if state.aside else 0
    box = rules.mode.shares - state.shares[company] - held - aside
    if box < 0:
        used, most = rules.mode.shares - box, rules.mode.shares
        return Misplaced(f"unsold-{id}", "me-place-shares-of", company=name, count=used, most=most)
    if supply == 0 and state.shares[company]:
        return Misplaced(f"unsold-{id}", "me-place-depleted", company=name)
    Slot("supply", company).write(state, supply)
    Slot("box", company).write(state, box)
    return None


def _tiles(state: State) -> Misplaced | None:
    """Put the kinds that are left where no tile is any more: nobody sees which lay there."""
    demand = state.rules.demand
    left = demand.counts[:]
    for city, id in enumerate(state.rules.map.cities):
        if state.open >> city & 1:
            kind = state.tiles[city]
            left[kind] -= 1
            if left[kind] < 0:
                tile = tile_name(demand.first[kind], demand.second[kind])
                most = demand.counts[kind]
                return Misplaced(f"tile-{id}", "me-place-tile-count", tile=tile, most=most)
    for city in range(state.rules.map.city_count):
        if not state.open >> city & 1:
            kind = [count > 0 for count in left].index(True)
            left[kind] -= 1
            Slot("tiles", city).write(state, kind)
    state.pile = []
    return None


def _cities(state: State) -> Misplaced | None:
    """A city loses its tile when it is full, not before; San Francisco in the event of Omaha, too (p. 7, p. 14)."""
    board = state.rules.map
    spike = state.rules.spike
    for city, id in enumerate(board.cities):
        inside, room = int(state.companies_in(city)), board.capacity[city]
        is_open = bool(state.open >> city & 1)
        taken = (
            spike is not None and city == spike.goal and state.spike in (SPIKE_EAST, SPIKE_DRIVEN)
        )
        if is_open and (inside >= room or taken):
            return Misplaced(f"tile-{id}", "me-place-full", city=city_name(id))
        if not is_open and inside < room and not taken:
            return Misplaced(
                f"tile-{id}", "me-place-not-full", city=city_name(id), count=inside, room=room
            )
    return None


def _spike(state: State) -> Misplaced | None:
    """The tile has a train of either side as far as the event has come (p. 14, p. 15)."""
    spike = state.rules.spike
    if spike is None:
        return None
    begun = state.spike in (SPIKE_EAST, SPIKE_DRIVEN)
    if state.east != NOBODY and not begun:
        return Misplaced("spike-east", "me-place-no-east")
    if state.west != NOBODY and state.spike != SPIKE_DRIVEN:
        return Misplaced("spike-west", "me-place-no-west")
    if state.west != NOBODY and state.west == state.east:
        return Misplaced("spike-west", "me-place-same-side")
    cities = state.rules.map.cities
    trigger, goal = city_name(cities[spike.trigger]), city_name(cities[spike.goal])
    if state.spike == SPIKE_WAITS and (
        state.companies_in(spike.trigger) or state.companies_in(spike.goal)
    ):
        return Misplaced("spike", "me-place-spike-late", first=trigger, second=goal)
    if begun and not state.companies_in(spike.trigger):
        return Misplaced("spike", "me-place-spike-early", city=trigger)
    if state.spike == SPIKE_GONE and not state.companies_in(spike.goal):
        return Misplaced("spike", "me-place-spike-early", city=goal)
    return None


def _harbors(state: State) -> Misplaced | None:
    """A Harbor has one train, and enough of them are free for the purple tiles to come (p. 16)."""
    rules = state.rules
    free = 0
    for number, hex in enumerate(rules.harbors):
        here = [company for company in range(COMPANY_COUNT) if state.has_train(company, hex)]
        if len(here) > 1:
            field = f"train-{COMPANIES[here[1]]}-{rules.map.hexes[hex]}"
            name = city_name(rules.map.harbor_names[number])
            return Misplaced(field, "me-place-harbor", harbor=name)
        free += not here
    if rules.harbors and not state.pile:
        for city, id in enumerate(rules.map.cities):
            purple = rules.demand.second[state.tiles[city]] == PURPLE
            if purple and state.open >> city & 1 and not state.companies_in(city):
                free -= 1
                if free < 0:
                    return Misplaced(f"tile-{id}", "me-place-harbors")
    return None


def _draft(state: State, undealt: bool) -> Misplaced | None:
    """Before the draft nobody has Shares, every city has its tile, and the Bot's bag is full (p. 4, p. 10)."""
    rules = state.rules
    if any(state.held):
        holder = [count > 0 for count in state.held].index(True)
        company, player = divmod(holder, int(rules.players))
        name = "bot" if player == rules.bot else str(player + 1)
        return Misplaced(f"shares-{COMPANIES[company]}-{name}", "me-place-draft-shares")
    if state.current != state.start:
        return Misplaced("turn", "me-place-draft-turn")
    for kind in range(1, len(state.bag)):
        if state.bag[kind] < rules.bot_tiles.counts[kind]:
            field = f"bag-{rules.bot_tiles.company[kind]}-{rules.bot_tiles.city[kind]}"
            return Misplaced(field, "me-place-draft-bag")
    if undealt:
        wrong = [company for company in range(COMPANY_COUNT) if len(state.hexes_with(company)) > 1]
        if wrong:
            return Misplaced("part", "me-place-draft-tiles")
        state.pile = rules.demand.counts[:]
        state.tiles = [NO_TILE] * rules.map.city_count
    state.stack.clear()
    do(state, BeginDraft(), START_TURN_OF[FIRST_TURN_ACTIONS])
    if undealt:
        do(state, DEAL_DEMAND[0])
    return None


def _turn(state: State) -> Misplaced | None:
    """In turns the refresh tiles are in the Bot's bag (p. 10)."""
    if state.bag:
        Slot("bag", REFRESH).write(state, state.rules.bot_tiles.counts[REFRESH])
    return None
