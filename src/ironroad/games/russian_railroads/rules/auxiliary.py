"""Auxiliary actions: doublers, roubles, temporary, extra and black workers (p. 12, p. 13, p. 16)."""

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import DOUBLER
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, consume_one, place_of


def doubler_room(state: State, seat: i64) -> i64:
    """Return the number of doublers that a player can place: limited by free spaces and the supply (p. 12, ruling R10)."""
    spaces: i64 = state.rules.railroads.doubler_spaces
    placed: i64 = state.players[seat].doublers
    free: i64 = 0
    while spaces != 0:
        free += (spaces & MOST_NUMBER) - (placed & MOST_NUMBER)
        spaces >>= NUMBER_BITS
        placed >>= NUMBER_BITS
    return min(free, state.doublers)


class Doublers(Effect):
    """Place doublers above railroads (p. 12)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append a doubler above each railroad with a free space."""
        if state.doublers == 0:
            return
        railroads = state.rules.railroads
        player = state.players[seat]
        for place in range(len(railroads.doubled)):
            railroad = railroads.doubled[place]
            if player.doublers_on(railroad) < railroads.doublers[railroad]:
                options.add(state.rules.doubler + place)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Place a doubler above the next space of a railroad."""
        consume_one(state, place_of(state, DOUBLER))
        railroad: i64 = state.rules.railroads.doubled[action - state.rules.doubler]
        state.doublers -= 1
        player = state.players[seat]
        count: i64 = player.doublers_on(railroad) + 1
        player.put_doublers(railroad, count)
        events.doubler(state, seat, railroad, count)


def take_roubles(state: State, seat: i64, count: i64) -> None:
    """Take roubles from the supply, as many as are left (ruling R10)."""
    taken: i64 = min(count, state.roubles)
    state.roubles -= taken
    state.players[seat].roubles += taken
    events.roubles(state, seat, taken)


class Roubles(Effect):
    """Roubles from the supply."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take the roubles."""
        take_roubles(state, seat, count)


class TemporaryWorkers(Effect):
    """Temporary workers (p. 13)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take temporary workers from the supply, as many as are left."""
        taken: i64 = min(count, state.temporary)
        state.temporary -= taken
        state.players[seat].temporary += taken
        events.temporary(state, seat, taken)


class Workers(Effect):
    """Further workers of the player's colour (p. 16)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take workers for the rest of the game, as many as are left."""
        player = state.players[seat]
        taken: i64 = min(count, state.rules.start.extra_workers - player.extra_workers)
        player.extra_workers += taken
        player.workers += taken
        events.workers(state, seat, taken)


class BlackWorker(Effect):
    """The black worker of a ? card (p. 23)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the black worker to the player."""
        state.black_worker = seat
        state.players[seat].black_worker_ready = True
        events.black_worker(state, seat)
