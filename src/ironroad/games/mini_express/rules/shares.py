"""Taking a Share (p. 6)."""

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.components import COMPANY_COUNT
from ironroad.games.mini_express.rules import companies
from ironroad.games.mini_express.state import State


def can_take(state: State, seat: i64, company: i64) -> bool:
    """Whether a Share is there and the player's Influence covers the trains in the area."""
    influence: i64 = state.influence[company * state.rules.players + seat]
    return state.shares[company] > 0 and influence >= state.area[company]


def offer(state: State, seat: i64, options: Options) -> None:
    """Append the Shares that a player can take."""
    first: i64 = state.rules.share
    players: i64 = state.rules.players
    place: i64 = seat
    for company in range(COMPANY_COUNT):
        if state.shares[company] > 0 and state.influence[place] >= state.area[company]:
            options.add(first + company)
        place += players


def depletes(state: State, company: i64) -> bool:
    """Whether taking a Share would deplete its company."""
    limits = state.rules.limits
    room: i64 = limits.area - state.area[company]
    added: i64 = min(limits.with_share, room)
    return state.shares[company] == 1 or added >= state.supply[company]


def take(state: State, seat: i64, company: i64) -> None:
    """Pay Influence, take the Share, add trains."""
    limits = state.rules.limits
    price: i64 = state.area[company]
    state.influence[company * state.rules.players + seat] -= price
    events.share(state, seat, company, price)
    companies.take_share(state, seat, company)
    companies.add_trains(state, company, limits.with_share, limits.area)
