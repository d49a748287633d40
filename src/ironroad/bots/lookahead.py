"""Default policy and shallow lookahead: evaluates positions and plays them on without a tree."""

from typing import Any, Final

from ironroad.bots.evaluation import Evaluation, final_values
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Chance, Decision, Options, State, apply
from ironroad.core.native import i64
from ironroad.core.title import Title

MAX_FOLLOW_UPS: Final = 3
"""The maximum number of follow-up decisions in a turn that the default policy takes before a position is evaluated."""
HORIZON: Final = 24
"""The maximum number of actions in a rollout, per round."""
NO_PLAN: Final = -1


class Lookahead:
    """Evaluates positions and plays them on by a greedy default policy, with the evaluation of the title."""

    def __init__(self, title: Title[Any], evaluation: Evaluation[Any], dealer: Dealer) -> None:
        self._title: Final = title
        self._evaluation: Final = evaluation
        self._dealer: Final = dealer
        self._depth: Final[i64] = evaluation.lookahead
        self.rounds: i64 = evaluation.rounds
        """How many rounds a leaf is played on."""
        self.candidates: i64 = evaluation.candidates
        """How many options the default policy compares."""
        self.followed: i64 = evaluation.followed
        """How many follow-ups of each of them it compares."""
        self._buffers: Final = [Options() for _ in range(evaluation.lookahead + 1)]
        self._follow_up: i64 = NO_PLAN
        """The best choice after the option that is being compared."""
        self._plan: i64 = NO_PLAN
        """The best choice after the option that was chosen last."""

    def values(self, state: State) -> list[float]:
        """Return the value of a position for each seat, finished or not."""
        if state.stack:
            return self._evaluation.values(state)
        outcome = self._title.outcome(state)
        assert outcome is not None
        return final_values(outcome, self._evaluation.scale)

    def value(self, state: State, seat: i64) -> float:
        """Return the value of a position for one seat."""
        if state.stack:
            return self._evaluation.value(state, seat)
        return self.values(state)[seat]

    def choice(self, state: State, options: Options, seat: i64) -> i64:
        """Return the option with the best value for the seat (the default policy); of many options, samples some."""
        buffer = self._buffers[0]
        best: i64 = options.at(0)
        best_value = -1.0
        for number in range(min(options.count, self.candidates)):
            action: i64 = self._candidate(options, number, self.candidates)
            position = state.clone()
            apply(position, action, buffer)
            self._follow_up = NO_PLAN
            value = self._best_value(position, buffer, seat, 1)
            if value > best_value:
                best_value = value
                best = action
                self._plan = self._follow_up
        return best

    def _next(self, state: State, options: Options, seat: i64) -> i64:
        """Return what the last choice of the seat was made for; if there is no such plan, the choice."""
        plan: i64 = self._plan
        self._plan = NO_PLAN
        return plan if plan != NO_PLAN else self.choice(state, options, seat)

    def _best_value(self, state: State, options: Options, seat: i64, depth: i64) -> float:
        """Return the value for the seat after the best of its follow-up choices."""
        if depth > self._depth or not is_to_move(state, seat):
            return self.value(state, seat)
        buffer = self._buffers[depth]
        best = -1.0
        for number in range(min(options.count, self.followed)):
            action: i64 = self._candidate(options, number, self.followed)
            position = state.clone()
            apply(position, action, buffer)
            value = self._best_value(position, buffer, seat, depth + 1)
            if value > best:
                best = value
                if depth == 1:
                    self._follow_up = action
        return best

    def _candidate(self, options: Options, number: i64, most: i64) -> i64:
        """Return the next option to compare: each in turn, or a random one if there are more than ``most``."""
        count: i64 = options.count
        return options.at(number if count <= most else self._dealer.below(count))

    def finish_turn(self, state: State, options: Options, seat: i64) -> None:
        """Play the rest of the seat's turn by the default policy, so that whole turns are compared."""
        steps: i64 = 0
        self._plan = NO_PLAN
        while steps < MAX_FOLLOW_UPS and is_to_move(state, seat):
            apply(state, self._next(state, options, seat), options)
            steps += 1

    def rollout(self, state: State, options: Options, seat: i64, last: i64) -> None:
        """Play by the default policy until the seat is to move again, for as many rounds as the evaluation says.

        ``last`` is the seat that acted last. Leaves are compared at the same moment of a round: right after a move the mover looks better.
        """
        rounds: i64 = 0
        steps: i64 = 0
        self._plan = NO_PLAN
        while state.stack and steps < HORIZON * self.rounds:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            if isinstance(frame, Chance):
                apply(state, self._dealer.deal(options), options)
                last = CHANCE
            else:
                if frame.seat == seat and last != seat and steps > 0:
                    rounds += 1
                    if rounds == self.rounds:
                        return
                apply(state, self._next(state, options, frame.seat), options)
                last = frame.seat
            steps += 1


def is_to_move(state: State, seat: i64) -> bool:
    """Whether the pending decision is the seat's."""
    if not state.stack:
        return False
    frame = state.stack.top()
    assert isinstance(frame, Decision)
    return frame.seat == seat
