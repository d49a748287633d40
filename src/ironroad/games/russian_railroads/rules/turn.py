"""A turn: one action space is occupied, paid and used (p. 5, p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import MOST_SPACES
from ironroad.games.russian_railroads.components import (
    DUE,
)
from ironroad.games.russian_railroads.rules import feasible, free, order, workers
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import (
    BLACK_READY,
    BLOCK,
    ENGINEERS,
    PASS_SCORE,
    ROUBLES,
    WORKERS,
    State,
    owe_all,
    score,
)
from ironroad.games.russian_railroads.state import TEMPORARY as TEMPORARY_HELD


class TakeTurn(Decision[State]):
    """Occupy an action space and use it, or pass for the rest of the round (p. 5, p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Spaces that are free, can be paid and can be used; passing is always allowed (ruling R16)."""
        room = offer_spaces(state, self.seat, options)
        acts = options.count > 0
        options.add(state.rules.pass_turn)
        if acts and state.rules.free:
            free.offer(state, self.seat, room, options)

    def choose(self, state: State, action: i64) -> None:
        """Pay for the space and use it, or pass."""
        rules = state.rules
        if action == rules.pass_turn:
            pass_round(state, self.seat)
            return
        if action > rules.pass_turn:
            state.stack.append(MUST_ACT[self.seat])
            free.use(state, self.seat, action)
            return
        if rules.free:
            state.stack.append(free.AFTER_ACTION[self.seat])
        space = rules.spaces.all[action - rules.place]
        events.placed(state, self.seat, space)
        state.stack.append(USE_SPACE[self.seat * MOST_SPACES + space.index])
        workers.place(state, self.seat, space)

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        first = self.seat * BLOCK
        return Message(
            "rr-ask-turn",
            round=state.round,
            rounds=state.rules.start.rounds,
            workers=state.players[first + WORKERS],
            roubles=state.players[first + ROUBLES],
        )


class MustAct(TakeTurn):
    """Who has used something before the main action takes one, unless none is possible (ruling R23)."""

    def options(self, state: State, options: Options) -> None:
        """As in any turn, but passing only if nothing else can be done."""
        room = offer_spaces(state, self.seat, options)
        if options.count == 0:
            options.add(state.rules.pass_turn)
        else:
            free.offer(state, self.seat, room, options)


def offer_spaces(state: State, seat: i64, options: Options) -> list[int]:
    """Offer spaces and engineers that are free, can be paid and can be used; return what ``rooms`` says."""
    rules = state.rules
    first: i64 = seat * BLOCK
    roubles: i64 = state.players[first + ROUBLES]
    # A rouble may stand for a worker, never the reverse (p. 13).
    pieces: i64 = roubles + state.players[first + WORKERS]
    pieces += state.players[first + TEMPORARY_HELD] + state.players[first + BLACK_READY]
    if pieces == 0:
        return []
    room = feasible.rooms(state, seat)
    for space in rules.spaces.open_last if state.is_last_round() else rules.spaces.open:
        if space.roubles <= roubles and space.workers + space.roubles <= pieces:
            if state.spaces[space.index] == 0 or space.unlimited:
                if space.claim > 0:
                    if order.can_claim(state, seat, space):
                        if workers.can_claim_by_exchange(state, seat):
                            options.add(rules.place + space.index)
                elif (space.room >= 0 and room[space.room] >= space.count) or (
                    space.searched and feasible.can_use(state, seat, space, room)
                ):
                    options.add(rules.place + space.index)
    offer_engineers(state, seat, room, pieces, roubles, options)
    return room


def offer_engineers(
    state: State, seat: i64, room: list[int], pieces: i64, roubles: i64, options: Options
) -> None:
    """Offer public engineers that can be used in full and own ones that can be used in part (p. 13)."""
    rules = state.rules
    own: i64 = state.players[seat * BLOCK + ENGINEERS]
    public: i64 = 0
    for place in range(1, rules.start.engineers_public + 1):
        public |= bit(state.engineer_at(place))
    left: i64 = (own | public) >> 1
    index: i64 = rules.spaces.board
    while left != 0:
        if left & 1 and state.spaces[index] == 0:
            space = rules.spaces.all[index]
            if space.roubles <= roubles and space.workers + space.roubles <= pieces:
                if own & bit(space.engineer):
                    if feasible.can_start(state, seat, space.rewards, room):
                        options.add(rules.place + index)
                elif feasible.can_use(state, seat, space, room):
                    options.add(rules.place + index)
        left >>= 1
        index += 1


def pass_round(state: State, seat: i64) -> None:
    """Turn the Turn Order card over and score what its back shows (p. 14)."""
    points: i64 = state.rules.start.pass_points[state.position(seat)]
    state.passed |= bit(seat)
    score(state, seat, PASS_SCORE, points)
    events.passed(state, seat, points)


class UseSpace(Step[State]):
    """What a space gives, once it is paid: in full on the board, also in part on an own engineer (p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def run(self, state: State) -> None:
        """Put its rewards into the bag; a turn-order space gives nothing now."""
        space = state.rules.spaces.all[self.space]
        if space.claim > 0:
            return
        own = space.engineer > 0 and state.owns_engineer(self.seat, space.engineer)
        owe_all(state, space.rewards, 0 if own else DUE)
        state.stack.append(SETTLE[self.seat])


# One of each serves all games.
TAKE_TURN: Final = [TakeTurn(0), TakeTurn(1), TakeTurn(2), TakeTurn(3)]
MUST_ACT: Final = [MustAct(0), MustAct(1), MustAct(2), MustAct(3)]
USE_SPACE: Final = [UseSpace(seat, space) for seat in range(4) for space in range(MOST_SPACES)]
