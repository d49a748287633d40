"""Boulders and coin spaces of the American boards (rules AR-3 to AR-6)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import module_events
from ironroad.games.russian_railroads.components import BOULDER
from ironroad.games.russian_railroads.rules.special import is_reached
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    BOULDERS,
    DONE,
    ROUBLES,
    State,
    owe_all,
    place_of,
    settle_one,
)


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer to remove a boulder that is left."""
    for boulder in range(len(state.rules.railroads.boulders)):
        if state.annexes[seat * ANNEX + BOULDERS] & bit(boulder):
            options.add(state.rules.of_owed.boulder + boulder)


def take(state: State, seat: i64, action: i64) -> None:
    """Remove a boulder and earn its points."""
    boulder: i64 = action - state.rules.of_owed.boulder
    settle_one(state, place_of(state, BOULDER))
    state.annexes[seat * ANNEX + BOULDERS] -= bit(boulder)
    module_events.boulder(state, seat, boulder)
    owe_all(state, state.rules.railroads.boulders[boulder].rewards, 0)


def offer_buying(state: State, seat: i64, options: Options) -> None:
    """Offer the coin spaces whose condition is met and that were not paid for (ruling R36)."""
    railroads = state.rules.railroads
    first: i64 = seat * BLOCK
    for place in range(len(railroads.bought)):
        number: i64 = railroads.bought[place]
        advantage = railroads.advantages[number]
        if state.players[first + ROUBLES] >= advantage.roubles:
            if state.players[first + DONE] & bit(number) == 0:
                if is_reached(state, seat, advantage):
                    options.add(state.rules.buy + place)


def buy(state: State, seat: i64, place: i64) -> None:
    """Pay for a coin space, mark it done and earn its advantage."""
    number: i64 = state.rules.railroads.bought[place]
    advantage = state.rules.railroads.advantages[number]
    state.players[seat * BLOCK + ROUBLES] -= advantage.roubles
    state.roubles += advantage.roubles
    state.players[seat * BLOCK + DONE] |= bit(number)
    module_events.bought(state, seat, advantage)
    owe_all(state, advantage.rewards, 0)
