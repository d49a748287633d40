"""The flow: a turn is one action, then the check for dividends and what follows from them (p. 5, p. 10)."""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.trans_siberian import events, scoring
from ironroad.games.trans_siberian.components import RAILROAD_COUNT
from ironroad.games.trans_siberian.rules import shares, tracks
from ironroad.games.trans_siberian.rules.auction import BeginAuctions
from ironroad.games.trans_siberian.rules.building import BuildLink, can_build
from ironroad.games.trans_siberian.rules.dividends import AdjustMarkers, AdjustStock, PayDividends
from ironroad.games.trans_siberian.rules.nationalization import Nationalize
from ironroad.games.trans_siberian.state import State


class StartTurn(Step[State]):
    """The current player is asked for an action."""

    def run(self, state: State) -> None:
        """Ask the player."""
        begin_turn(state)


class TakeAction(Decision[State]):
    """Buy one certificate or two, build for a railroad, or pass (p. 5)."""

    opens: ClassVar[bool] = True
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Passing is always allowed, even with other actions at hand."""
        shares.offer_certificates(state, self.seat, options)
        for railroad in range(RAILROAD_COUNT):
            if can_build(state, self.seat, railroad):
                options.add(state.rules.build_for + railroad)
        options.add(state.rules.pass_turn)

    def choose(self, state: State, action: i64) -> None:
        """Carry the action out, or ask on for its details."""
        rules = state.rules
        if action == rules.pass_turn:
            events.passed(state, self.seat)
            tracks.advance_timing(state)
        elif action >= rules.build_for:
            state.stack.append(BuildLink(self.seat, action - rules.build_for))
        elif action < rules.buy + RAILROAD_COUNT:
            shares.buy(state, self.seat, action - rules.buy)
        else:
            shares.buy_two(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask for the action."""
        return Message(
            "ts-ask-action",
            money=state.cash[self.seat],
            timing=state.timing,
            end=state.rules.tracks.timing_end,
        )


class EndTurn(Step[State]):
    """A dividend is paid when the timing marker has reached its last space; then the next player."""

    def run(self, state: State) -> None:
        """In the first phase the phase may shift; in the second railroads may be nationalized."""
        if state.timing < state.rules.tracks.timing_end:
            pass_on(state)
            return
        state.stack.append(NEXT_TURN)
        state.stack.append(CheckEnd())
        if state.phase == 1:
            state.stack.append(AdjustMarkers(0))
            state.stack.append(AdjustStock())
            state.stack.append(CheckPhaseShift())
        else:
            state.stack.append(Nationalize())
        state.stack.append(PayDividends())


class CheckPhaseShift(Step[State]):
    """A stock value of 48 or more, of a private railroad too, brings the second phase (p. 11)."""

    def run(self, state: State) -> None:
        """Black and White are auctioned at once; the adjustments follow after that."""
        shift = state.rules.tracks.phase_shift
        for railroad in range(RAILROAD_COUNT):
            if state.is_open(railroad) and state.price(railroad) >= shift:
                state.phase = 2
                events.phase_two(state)
                state.stack.append(BeginAuctions(1))
                return


class CheckEnd(Step[State]):
    """The game may end here and nowhere else (p. 11)."""

    def run(self, state: State) -> None:
        """End the game by leaving nothing to do, or return the timing marker."""
        if scoring.ends(state) == 0:
            state.timing = 0
            return
        if state.events is not None:
            for reason in scoring.end_reasons(state):
                events.game_over(state, reason)
        state.stack.clear()


class NextTurn(Step[State]):
    """Play passes clockwise."""

    def run(self, state: State) -> None:
        """The next seat is the current player."""
        pass_on(state)


def pass_on(state: State) -> None:
    """Let the next seat clockwise begin its turn."""
    state.current = (state.current + 1) % len(state.cash)
    begin_turn(state)


def begin_turn(state: State) -> None:
    """Push the question for an action, with the end of the turn below it."""
    state.stack.append(END_TURN)
    state.stack.append(TAKE_ACTION[state.current])


# These frames have no fields but a seat: one of each serves all games.
START_TURN: Final = StartTurn()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(5)]
