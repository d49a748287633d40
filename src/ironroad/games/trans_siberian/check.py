"""Conservation: every certificate, cube and marker is somewhere exactly once."""

from ironroad.core.errors import BrokenInvariant
from ironroad.games.trans_siberian.components import (
    NATIONALIZED,
    OPEN,
    RAILROAD_COUNT,
    UNOPENED,
)
from ironroad.games.trans_siberian.state import State


def check(state: State) -> None:
    """Raise ``BrokenInvariant`` for the first inconsistency."""
    for railroad in range(RAILROAD_COUNT):
        _check_railroad(state, railroad)
    rules = state.rules
    _require(min(state.cash) >= 0, "cash")
    _require(0 <= state.timing <= rules.tracks.timing_end, "timing")
    _require(0 <= state.dividends <= rules.tracks.dividends_end, "dividends")
    _require(0 <= state.nationalization < len(rules.tracks.nationalization), "nationalization")
    _require(state.phase in (1, 2), "phase")


def _check_railroad(state: State, railroad: int) -> None:
    components = state.rules.components
    built = [link for link, owner in enumerate(state.owner) if owner == railroad]
    network = 0
    for link in built:
        network |= state.rules.map.mask[link]
    status = state.status[railroad]
    sold = state.sold(railroad)
    _require(state.network[railroad] == network, "network")
    _require(0 <= sold <= components.certificates[railroad], "certificates")
    _require((sold > 0) == (status == OPEN), "status")
    _require(state.treasury[railroad] >= 0, "treasury")
    _require(0 <= state.stock[railroad] <= state.rules.tracks.stock_last, "stock")
    if status in (UNOPENED, OPEN):
        _require(state.cubes[railroad] + len(built) == components.link_cubes[railroad], "cubes")
    else:
        _require(state.cubes[railroad] == 0, "cubes")
    if status == OPEN:
        earned = sum([state.rules.map.income[link] for link in built])
        _require(state.income[railroad] == min(earned, state.rules.tracks.income_last), "income")
    else:
        _require(state.treasury[railroad] + state.income[railroad] == 0, "closed")
    if status != OPEN and status != NATIONALIZED:
        _require(not built, "links")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant("error-invariant", what=what)
