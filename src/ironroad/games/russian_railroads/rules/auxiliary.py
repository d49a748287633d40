"""The auxiliary actions and what they hand out: doublers, roubles, workers (p. 12, p. 13, p. 16)."""

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import DOUBLER
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    BLOCK,
    DOUBLERS,
    EXTRA,
    ROUBLES,
    TEMPORARY,
    WORKERS,
    State,
    place_of,
    settle_one,
)


def doubler_room(state: State, seat: i64) -> i64:
    """Return how many doublers are in the supply and find a free space (p. 12, ruling R10)."""
    railroads = state.rules.railroads
    free: i64 = 0
    for railroad in railroads.doubled:
        free += railroads.doublers[railroad] - state.players[seat * BLOCK + DOUBLERS + railroad]
    return min(free, state.doublers)


class Doublers(Effect):
    """Doublers above the railroads."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to place a doubler above each railroad with a free space."""
        if state.doublers == 0:
            return
        railroads = state.rules.railroads
        for place in range(len(railroads.doubled)):
            railroad = railroads.doubled[place]
            if state.players[seat * BLOCK + DOUBLERS + railroad] < railroads.doublers[railroad]:
                options.add(state.rules.doubler + place)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Place a doubler on the next free space of a railroad."""
        settle_one(state, place_of(state, DOUBLER))
        railroad: i64 = state.rules.railroads.doubled[action - state.rules.doubler]
        state.doublers -= 1
        place: i64 = seat * BLOCK + DOUBLERS + railroad
        state.players[place] += 1
        events.doubler(state, seat, railroad, state.players[place])


def take_roubles(state: State, seat: i64, count: i64) -> None:
    """Take roubles, as far as the supply goes (ruling R10)."""
    taken: i64 = min(count, state.roubles)
    state.roubles -= taken
    state.players[seat * BLOCK + ROUBLES] += taken
    events.roubles(state, seat, taken)


class Roubles(Effect):
    """Roubles of the supply."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take them."""
        take_roubles(state, seat, count)


class TemporaryWorkers(Effect):
    """The temporary workers."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take the temporary workers, if they are there."""
        taken: i64 = min(count, state.temporary)
        state.temporary -= taken
        state.players[seat * BLOCK + TEMPORARY] += taken
        events.temporary(state, seat, taken)


class Workers(Effect):
    """Workers of the own colour."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take workers of the own colour for the rest of the game, as far as there are any left (p. 16)."""
        first: i64 = seat * BLOCK
        taken: i64 = min(count, state.rules.start.extra_workers - state.players[first + EXTRA])
        state.players[first + EXTRA] += taken
        state.players[first + WORKERS] += taken
        events.workers(state, seat, taken)


class BlackWorker(Effect):
    """The black worker."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take the black worker from its ? card (p. 23)."""
        state.black_worker = seat
        state.players[seat * BLOCK + BLACK_READY] = 1
        events.black_worker(state, seat)
