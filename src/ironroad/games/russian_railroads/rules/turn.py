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
from ironroad.games.russian_railroads.rules import free, occupying, prospects, workers
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import (
    BLOCK,
    PASS_SCORE,
    ROUBLES,
    WORKERS,
    State,
    owe_all,
    score,
)


class TakeTurn(Decision[State]):
    """Occupy an action space and use it, or pass for the rest of the round (p. 5, p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Spaces that are free, can be paid and can be used; passing is always allowed (ruling R16)."""
        room = occupying.offer_spaces(state, self.seat, options)
        acts = options.count > 0
        options.add(state.rules.pass_turn)
        if state.rules.free:
            prospects.offer_before(state, self.seat, room, acts, options)

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
        room = occupying.offer_spaces(state, self.seat, options)
        prospects.offer_before(state, self.seat, room, options.count > 0, options)
        if options.count == 0:
            options.add(state.rules.pass_turn)


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
