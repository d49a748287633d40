"""What belongs to a company: its trains, its Shares, its length and its network (p. 5 to 7)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.mini_express import events
from ironroad.games.mini_express.state import State


def spend_supply(state: State, company: i64, count: i64) -> None:
    """Take trains out of the supply; an empty supply depletes the company at once (p. 5)."""
    state.supply[company] -= count
    if state.supply[company] == 0 and state.shares[company] > 0:
        discard(state, company, state.shares[company])
        state.shares[company] = 0
        events.depleted(state, company)


def discard(state: State, company: i64, count: i64) -> None:
    """Put Shares out of the game, or take unused ones from there."""
    state.box = state.box[:]
    state.box[company] += count


def add_trains(state: State, company: i64, count: i64, up_to: i64) -> None:
    """Move trains from the supply to the Asset Area, as far as there are any and there is room."""
    room: i64 = up_to - state.area[company]
    left: i64 = state.supply[company]
    added: i64 = min(min(count, room), left)
    if added > 0:
        state.area[company] += added
        events.trains(state, company, added)
        spend_supply(state, company, added)


def take_share(state: State, player: i64, company: i64) -> None:
    """Hand over a Share; the last one depletes the company (p. 5)."""
    state.shares[company] -= 1
    state.held[company * state.rules.players + player] += 1
    if state.shares[company] == 0:
        events.depleted(state, company)


def place_train(state: State, company: i64, hex: i64) -> None:
    """Put a train of a company on a hex, which extends its network."""
    state.network[company] = state.network[company].joined(state.rules.map.gains[hex])


def lengthen(state: State, company: i64, steps: i64) -> None:
    """Advance the Track Length marker, at most to the end of the chart (p. 7)."""
    before: i64 = state.length[company]
    after: i64 = min(before + steps, state.rules.chart.last)
    state.length[company] = after
    events.length(state, company, after - before)


def gain_influence(state: State, player: i64, company: i64, steps: i64) -> None:
    """Advance a player's marker on a company's Influence track."""
    state.influence[company * state.rules.players + player] += steps
    events.influence(state, player, company, steps)


def close_city(state: State, city: i64) -> None:
    """Take a city's Demand tile off the map."""
    state.open &= ~bit(city)
    events.closed(state, city)
