"""Workers: paying for spaces, exchange and relocation, the return after a round (p. 5, p. 13, p. 15, p. 19)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.actions import pieces_name, space_name
from ironroad.games.russian_railroads.components import BLACK, STEP, reward_of
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import (
    BLACK_PIECE,
    CLOSED,
    OWN_BITS,
    ROUBLE_PIECE,
    TEMPORARY_SHIFT,
    State,
    owe,
)


def can_claim_by_exchange(state: State, seat: i64) -> bool:
    """Whether the player can get a worker of their colour onto a turn-order space, by payment or exchange (ruling R8)."""
    return state.players[seat].workers > 0 or has_worker_placed(state, seat)


def has_worker_placed(state: State, seat: i64) -> bool:
    """Whether a worker of a player's colour is on any space."""
    for space in range(len(state.spaces)):
        if state.own_on(seat, space) > 0:
            return True
    return False


def is_payment_forced(state: State, seat: i64, space: Space) -> bool:
    """Whether there is only one way to pay: the player has no pieces but own workers and the roubles of the cost."""
    player = state.players[seat]
    return player.pieces() == player.workers + space.roubles


def pay(
    state: State, seat: i64, space: Space, own: i64, black: i64, temporary: i64, roubles: i64
) -> None:
    """Put pieces on a space; the black worker gives one more black advance (p. 23, ruling R7)."""
    player = state.players[seat]
    player.workers -= own
    player.temporary -= temporary
    player.roubles -= roubles
    if black > 0:
        player.black_worker_ready = False
    state.spaces[space.index] += (
        own * bit(seat * OWN_BITS)
        + temporary * bit(TEMPORARY_SHIFT + seat * 2)
        + black * BLACK_PIECE
        + roubles * ROUBLE_PIECE
    )
    if space.twin >= 0:
        state.spaces[space.twin] = CLOSED
    events.paid(state, seat, own, black, temporary, roubles)
    if black > 0 and space.gives_black:
        owe(state, reward_of(STEP + BLACK, 1))
    if space.claim > 0 and own == 0:
        state.stack.append(SwapWorker(seat, space.index))


class Pay(Decision[State]):
    """Choose the workers and roubles that pay for a space (p. 5, p. 13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def options(self, state: State, options: Options) -> None:
        """Every combination of own, black and temporary workers and roubles that meets the cost."""
        space = state.rules.spaces.all[self.space]
        payments = state.rules.payments
        player = state.players[self.seat]
        own: i64 = player.workers
        black: i64 = 1 if player.black_worker_ready else 0
        temporary: i64 = player.temporary
        total: i64 = space.workers + space.roubles
        exchange = space.claim == 0 or has_worker_placed(state, self.seat)
        for roubles in range(space.roubles, min(total, player.roubles) + 1):
            for blacks in range(min(black, total - roubles) + 1):
                for temps in range(min(temporary, total - roubles - blacks) + 1):
                    workers: i64 = total - roubles - blacks - temps
                    if workers <= own and (workers > 0 or exchange):
                        options.add(payments.action(workers, blacks, temps, roubles))

    def choose(self, state: State, action: i64) -> None:
        """Put the pieces on the space."""
        payments = state.rules.payments
        place: i64 = action - payments.first
        pay(
            state,
            self.seat,
            state.rules.spaces.all[self.space],
            payments.own[place],
            payments.black[place],
            payments.temporary[place],
            payments.roubles[place],
        )

    def prompt(self, state: State) -> Message:
        """Ask for the pieces."""
        space = state.rules.spaces.all[self.space]
        return Message(
            "rr-ask-pay",
            space=space_name(space),
            cost=pieces_name(space.workers, 0, 0, space.roubles),
        )


class SwapWorker(Decision[State]):
    """Exchange a piece that is not an own worker on a turn-order space with an own worker on another space (p. 15)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def options(self, state: State, options: Options) -> None:
        """Every space with an own worker."""
        for space in range(len(state.spaces)):
            if state.own_on(self.seat, space) > 0:
                options.add(state.rules.swap + space)

    def choose(self, state: State, action: i64) -> None:
        """Exchange the pieces; the piece moved away does not use its new space (ruling R8)."""
        other: i64 = action - state.rules.swap
        worker: i64 = bit(self.seat * OWN_BITS)
        foreign: i64 = state.spaces[self.space]
        state.spaces[self.space] = worker
        state.spaces[other] += foreign - worker
        events.swapped(state, self.seat, other)

    def prompt(self, state: State) -> Message:
        """Ask for the worker to exchange."""
        return Message("rr-ask-swap")


def relocate(state: State, from_space: i64, to_space: i64) -> None:
    """Move the worker of a turn-order space to another space (p. 15)."""
    state.spaces[to_space] += state.spaces[from_space]
    state.spaces[from_space] = 0
    twin: i64 = state.rules.spaces.all[to_space].twin
    if twin >= 0:
        state.spaces[twin] = CLOSED


class ReturnPieces(Step[State]):
    """All pieces leave the spaces after the scoring (p. 19)."""

    def run(self, state: State) -> None:
        """Return workers to their owners, temporary workers and roubles to the supply; clear the passes."""
        start = state.rules.start
        for space in range(len(state.spaces)):
            if state.spaces[space] != 0:
                state.roubles += state.roubles_on(space)
                state.spaces[space] = 0
        state.temporary = start.supply_temporary
        state.passed = 0
        for seat in range(state.rules.seats):
            player = state.players[seat]
            player.workers = start.workers + player.extra_workers
            player.temporary = 0
            player.black_worker_ready = state.black_worker == seat
