"""First sight: what a position looks like to a seat, and what it would do there without a search."""

from typing import Any, Final

from ironroad.bots.evaluation import Evaluation, final_values
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Chance, Decision, Options, State, apply
from ironroad.core.native import i64
from ironroad.core.title import Title

NESTED: Final = 3
"""How many choices within a turn are made at first sight before a position is judged."""
HORIZON: Final = 24
"""How many actions at first sight a position is played on for at most, each round."""
GLANCES: Final = 12
"""How many options are looked at where an action is chosen."""


class Sight:
    """Judges positions and plays them on, with the evaluation of the title."""

    def __init__(self, title: Title[Any], evaluation: Evaluation[Any], dealer: Dealer) -> None:
        self._title: Final = title
        self._evaluation: Final = evaluation
        self._dealer: Final = dealer
        self._depth: Final[i64] = evaluation.sight
        self._rounds: Final[i64] = evaluation.rounds
        self._spares: Final = [Options() for _ in range(evaluation.sight + 1)]

    def values(self, state: State) -> list[float]:
        """Return what a position is worth to each seat, finished or not."""
        if state.stack:
            return self._evaluation.values(state)
        outcome = self._title.outcome(state)
        assert outcome is not None
        return final_values(outcome, self._evaluation.scale)

    def value(self, state: State, seat: i64) -> float:
        """Return what a position is worth to one seat."""
        if state.stack:
            return self._evaluation.value(state, seat)
        return self.values(state)[seat]

    def choice(self, state: State, options: Options, seat: i64) -> i64:
        """Return the option after which the seat looks best, among some drawn ones if there are many."""
        spare = self._spares[0]
        best: i64 = options.at(0)
        best_value = -1.0
        for number in range(min(options.count, GLANCES)):
            action: i64 = self._glance(options, number)
            position = state.clone()
            apply(position, action, spare)
            value = self._prospect(position, spare, seat, 1)
            if value > best_value:
                best_value = value
                best = action
        return best

    def _prospect(self, state: State, options: Options, seat: i64, depth: i64) -> float:
        """Return what a position is worth to the seat, with the best of what it chooses next."""
        if depth > self._depth or not asks(state, seat):
            return self.value(state, seat)
        spare = self._spares[depth]
        best = -1.0
        for number in range(min(options.count, GLANCES)):
            position = state.clone()
            apply(position, self._glance(options, number), spare)
            best = max(best, self._prospect(position, spare, seat, depth + 1))
        return best

    def _glance(self, options: Options, number: i64) -> i64:
        """Return the option to look at next: each in turn, or any where there are too many."""
        count: i64 = options.count
        return options.at(number if count <= GLANCES else self._dealer.below(count))

    def settle(self, state: State, options: Options, seat: i64) -> None:
        """Finish what the seat has begun, so that whole turns are compared."""
        steps: i64 = 0
        while steps < NESTED and asks(state, seat):
            apply(state, self.choice(state, options, seat), options)
            steps += 1

    def play_on(self, state: State, options: Options, seat: i64, last: i64) -> None:
        """Let everybody act until the turn has come back to the seat so many times; ``last`` has acted before.

        Positions are compared at the same moment of the round: right after a move the mover looks better.
        """
        rounds: i64 = 0
        steps: i64 = 0
        while state.stack and steps < HORIZON * self._rounds:
            frame = state.stack[-1]
            assert isinstance(frame, Decision)
            if isinstance(frame, Chance):
                apply(state, self._dealer.deal(frame, state, options), options)
                last = CHANCE
            else:
                if frame.seat == seat and last != seat and steps > 0:
                    rounds += 1
                    if rounds == self._rounds:
                        return
                apply(state, self.choice(state, options, frame.seat), options)
                last = frame.seat
            steps += 1


def asks(state: State, seat: i64) -> bool:
    """Whether the seat is the one to choose."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    assert isinstance(frame, Decision)
    return frame.seat == seat
