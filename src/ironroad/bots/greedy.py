"""Greedy play: a beam search over the remaining decisions of the same seat in this turn."""

from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.lookahead import Lookahead, is_to_move
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, State, apply
from ironroad.core.native import i64
from ironroad.core.title import Title

DEPTH: Final = 5
"""The maximum depth, in decisions of the same seat."""
WIDTH: Final = 3
"""The beam width: how many of the best-rated options are followed at each decision."""


class Greedy:
    """Rates every option by the best position at the end of the turn that it leads to."""

    def __init__(self, title: Title[Any], evaluation: Evaluation[Any], seed: int) -> None:
        self._title: Final = title
        self._dealer: Final = Dealer(seed)
        self._lookahead: Final = Lookahead(title, evaluation, self._dealer)

    def rate(self, world: State, seat: i64, actions: list[int], worlds: i64) -> list[float]:
        """Return the value of each action for the seat, averaged over this many determinizations."""
        totals = [0.0 for _ in actions]
        for _ in range(worlds):
            state: State = self._title.determinize(world, seat, self._dealer)
            for place in range(len(actions)):
                child = state.clone()
                options = Options()
                apply(child, actions[place], options)
                totals[place] += self._follow(child, options, seat, 1)
        return [total / float(worlds) for total in totals]

    def _follow(self, state: State, options: Options, seat: i64, depth: i64) -> float:
        """Return the best value for the seat at the end of its turn."""
        if depth >= DEPTH or not is_to_move(state, seat):
            return self._lookahead.value(state, seat)
        children: list[State] = []
        offers: list[Options] = []
        ratings: list[float] = []
        for action in options.items:
            child = state.clone()
            offer = Options()
            apply(child, action, offer)
            children.append(child)
            offers.append(offer)
            ratings.append(self._lookahead.value(child, seat))
        best = -1.0
        for _ in range(min(WIDTH, len(children))):
            place = highest(ratings)
            ratings[place] = -1.0
            best = max(best, self._follow(children[place], offers[place], seat, depth + 1))
        return best


def highest(values: list[float]) -> i64:
    """Return the index of the highest value, the first of equals."""
    best: i64 = 0
    for place in range(len(values)):
        if values[place] > values[best]:
            best = place
    return best
