"""Paying for an action space with workers and roubles, and what returns after a round (p. 5, p. 13, p. 19)."""

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
    BLACK_READY,
    BLOCK,
    CLOSED,
    EXTRA,
    OWN_BITS,
    ROUBLE_PIECE,
    ROUBLES,
    TEMPORARY,
    TEMPORARY_SHIFT,
    WORKERS,
    State,
    owe,
)


def can_claim_by_exchange(state: State, seat: i64) -> bool:
    """Whether a turn-order space can be paid: in the end a worker of the own colour stands there (ruling R8)."""
    return state.players[seat * BLOCK + WORKERS] > 0 or has_worker_placed(state, seat)


def has_worker_placed(state: State, seat: i64) -> bool:
    """Whether a worker of a player's colour stands on any space."""
    for space in range(len(state.spaces)):
        if state.own_on(seat, space) > 0:
            return True
    return False


def place(state: State, seat: i64, space: Space) -> None:
    """Pay for a space, asking how where there is more than one way."""
    first: i64 = seat * BLOCK
    players = state.players
    spare: i64 = players[first + ROUBLES] - space.roubles
    if players[first + TEMPORARY] + players[first + BLACK_READY] + spare == 0:
        pay(state, seat, space, space.workers, 0, 0, space.roubles)
    else:
        state.stack.append(Pay(seat, space.index))


def pay(
    state: State, seat: i64, space: Space, own: i64, black: i64, temporary: i64, roubles: i64
) -> None:
    """Put pieces on a space; the black worker brings one more black advance (p. 23, ruling R7)."""
    first: i64 = seat * BLOCK
    players = state.players
    players[first + WORKERS] -= own
    players[first + BLACK_READY] -= black
    players[first + TEMPORARY] -= temporary
    players[first + ROUBLES] -= roubles
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
    """Choose the workers and roubles that go to a space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def options(self, state: State, options: Options) -> None:
        """Every mixture of own, black and temporary workers and roubles."""
        space = state.rules.spaces.all[self.space]
        payments = state.rules.payments
        first: i64 = self.seat * BLOCK
        own: i64 = state.players[first + WORKERS]
        black: i64 = state.players[first + BLACK_READY]
        temporary: i64 = state.players[first + TEMPORARY]
        total: i64 = space.workers + space.roubles
        exchange = space.claim == 0 or has_worker_placed(state, self.seat)
        for roubles in range(space.roubles, min(total, state.players[first + ROUBLES]) + 1):
            for blacks in range(min(black, total - roubles) + 1):
                for temps in range(min(temporary, total - roubles - blacks) + 1):
                    workers: i64 = total - roubles - blacks - temps
                    if workers <= own and (workers > 0 or exchange):
                        options.add(payments.action(workers, blacks, temps, roubles))

    def choose(self, state: State, action: i64) -> None:
        """Put the pieces there."""
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
    """Exchange a foreign piece on a turn-order space with an own worker from another space (p. 15)."""

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
        """Exchange the pieces; the one moved away does not use its new space (ruling R8)."""
        other: i64 = action - state.rules.swap
        worker: i64 = bit(self.seat * OWN_BITS)
        foreign: i64 = state.spaces[self.space]
        state.spaces[self.space] = worker
        state.spaces[other] += foreign - worker
        events.swapped(state, self.seat, other)

    def prompt(self, state: State) -> Message:
        """Ask for the worker to bring."""
        return Message("rr-ask-swap")


def relocate(state: State, from_space: i64, to_space: i64) -> None:
    """Move the worker of a turn-order space to another space (p. 15)."""
    state.spaces[to_space] += state.spaces[from_space]
    state.spaces[from_space] = 0
    twin: i64 = state.rules.spaces.all[to_space].twin
    if twin >= 0:
        state.spaces[twin] = CLOSED


class ReturnPieces(Step[State]):
    """After the scoring all workers and roubles leave the spaces (p. 19)."""

    def run(self, state: State) -> None:
        """Workers go home, temporary ones to their space, roubles to the supply."""
        start = state.rules.start
        for space in range(len(state.spaces)):
            state.roubles += state.roubles_on(space)
            state.spaces[space] = 0
        state.temporary = start.supply_temporary
        state.passed = 0
        for seat in range(state.rules.seats):
            first: i64 = seat * BLOCK
            state.players[first + WORKERS] = start.workers + state.players[first + EXTRA]
            state.players[first + TEMPORARY] = 0
            state.players[first + BLACK_READY] = 1 if state.black_worker == seat else 0
