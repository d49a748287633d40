"""Conservation: every train, Share and tile is somewhere exactly once."""

from ironroad.core.bits import members_of
from ironroad.core.errors import BrokenInvariant
from ironroad.games.mini_express.components import COMPANY_COUNT, NO_TILE
from ironroad.games.mini_express.network import NO_NETWORK
from ironroad.games.mini_express.rules.building import FinishBuild
from ironroad.games.mini_express.rules.harbor import ChooseHarbor
from ironroad.games.mini_express.state import State


def check(state: State) -> None:
    """Raise ``BrokenInvariant`` for the first inconsistency."""
    for company in range(COMPANY_COUNT):
        _check_company(state, company)
    _check_tiles(state)
    rules = state.rules
    _require(0 <= state.start < rules.seats, "start")
    _require(0 <= state.current < rules.players, "current")
    _require(min(state.influence) >= 0, "influence")
    _require(0 <= state.chosen < COMPANY_COUNT, "chosen")
    _require(-1 <= state.target < rules.map.city_count, "target")
    counts = rules.bot_tiles.counts
    _require(all([have <= count for have, count in zip(state.bag, counts, strict=False)]), "bag")


def _check_company(state: State, company: int) -> None:
    rules = state.rules
    players = rules.players
    hexes = state.hexes_with(company)
    on_tile = [state.east, state.west].count(company)
    in_hand = [frame.company for frame in state.stack if isinstance(frame, ChooseHarbor)].count(
        company
    )
    trains = len(hexes) + state.area[company] + state.supply[company] + on_tile + in_hand
    _require(trains == rules.limits.trains, "trains")
    _require(0 <= state.area[company] <= rules.limits.area, "area")
    _require(state.supply[company] >= 0, "supply")
    held = sum(state.held[company * players : (company + 1) * players])
    aside = state.aside[company] if state.aside else 0
    shares = state.shares[company] + state.box[company] + held + aside
    _require(shares == rules.mode.shares, "shares")
    _require(min(state.shares[company], state.box[company], held, aside) >= 0, "shares")
    _require(state.supply[company] > 0 or state.shares[company] == 0, "depleted")
    _require(0 <= state.length[company] <= rules.chart.last, "length")
    gains = rules.map.gains
    network = NO_NETWORK
    for hex in hexes:
        network = network.joined(gains[hex])
    _require(state.network[company].sets() == network.sets(), "network")


def _check_tiles(state: State) -> None:
    rules = state.rules
    for kind, count in enumerate(rules.demand.counts):
        left = state.pile[kind] if state.pile else 0
        _require(left + state.tiles.count(kind) == count, "tiles")
    _require(state.open >> rules.map.city_count == 0, "open")
    for city in members_of(state.open):
        full = state.companies_in(city) >= rules.map.capacity[city]
        _require(state.tiles[city] != NO_TILE, "open")
        _require(not full or _finishing(state), "capacity")


def _finishing(state: State) -> bool:
    """Whether a build waits for the choice of a purple tile, its city still with the tile."""
    return any([isinstance(frame, FinishBuild) for frame in state.stack])


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)
