"""A turn: occupy an action space, pay for it and use it, or pass (p. 5, p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import MOST_SPACES
from ironroad.games.russian_railroads.components import DUE
from ironroad.games.russian_railroads.rules import occupying, prospects, side_actions, workers
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.state import State, owe_all


class TakeTurn(Decision[State]):
    """Occupy an action space and use it, or pass for the rest of the round (p. 5, p. 14)."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Spaces that are unoccupied, affordable and usable; passing is always allowed (ruling R16)."""
        room = occupying.offer_spaces(state, self.seat, options)
        acts = options.count > 0
        options.add(state.rules.pass_turn)
        if state.rules.has_side_actions:
            prospects.offer_before(state, self.seat, room, acts, options)

    def choose(self, state: State, action: i64) -> None:
        """Pay for the space and use it, pass, or use something before the main action."""
        rules = state.rules
        if action == rules.pass_turn:
            pass_round(state, self.seat)
            return
        if action > rules.pass_turn:
            state.stack.append(MUST_ACT[self.seat])
            side_actions.use(state, self.seat, action)
            return
        if rules.has_side_actions:
            state.stack.append(side_actions.AFTER_ACTION[self.seat])
        space = rules.spaces.all[action - rules.place]
        events.placed(state, self.seat, space)
        use = USE_SPACE[self.seat * MOST_SPACES + space.index]
        if workers.is_payment_forced(state, self.seat, space):
            workers.pay(state, self.seat, space, space.workers, 0, 0, space.roubles)
            use.run(state)
        else:
            state.stack.append(use)
            state.stack.append(workers.Pay(self.seat, space.index))

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        player = state.players[self.seat]
        return Message(
            "rr-ask-turn",
            round=state.round,
            rounds=state.rules.start.rounds,
            workers=player.workers,
            temporary=player.temporary,
            roubles=player.roubles,
        )


class MustAct(TakeTurn):
    """A turn in which something was used before the main action, which is then compulsory if possible (ruling R23)."""

    def options(self, state: State, options: Options) -> None:
        """As in any turn, but passing only if nothing else is possible."""
        room = occupying.offer_spaces(state, self.seat, options)
        prospects.offer_before(state, self.seat, room, options.count > 0, options)
        if options.count == 0:
            options.add(state.rules.pass_turn)


def pass_round(state: State, seat: i64) -> None:
    """Pass for the round and score the back of the Turn Order card (p. 14)."""
    points: i64 = state.rules.start.pass_points[state.position(seat)]
    state.passed |= bit(seat)
    state.players[seat].pass_points += points
    events.passed(state, seat, points)


class UseSpace(Step[State]):
    """The rewards of a paid space: compulsory, except those of the player's own engineers, which are optional (p. 14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def run(self, state: State) -> None:
        """Add its rewards to the bag; a turn-order space takes effect at the end of the round."""
        space = state.rules.spaces.all[self.space]
        if space.claim > 0:
            return
        own = space.engineer > 0 and state.players[self.seat].owns_engineer(space.engineer)
        owe_all(state, space.rewards, 0 if own else DUE)
        SETTLE[self.seat].run(state)


# Frames are immutable, so all games share these instances, indexed by seat.
TAKE_TURN: Final = [TakeTurn(0), TakeTurn(1), TakeTurn(2), TakeTurn(3)]
MUST_ACT: Final = [MustAct(0), MustAct(1), MustAct(2), MustAct(3)]
USE_SPACE: Final = [UseSpace(seat, space) for seat in range(4) for space in range(MOST_SPACES)]
