"""Greedy play: one decision ahead, and on to the end of whatever the same seat chooses next."""

from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.sight import Sight, asks
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, State, apply
from ironroad.core.native import i64
from ironroad.core.title import Title

DEPTH: Final = 5
"""How many decisions of the same seat are followed."""
WIDTH: Final = 3
"""How many of its options are followed at each of them, the best by first sight."""


class Greedy:
    """Rates every option by the best end of the turn that it leads to."""

    def __init__(self, title: Title[Any], evaluation: Evaluation[Any], seed: int) -> None:
        self._title: Final = title
        self._dealer: Final = Dealer(seed)
        self._sight: Final = Sight(title, evaluation, self._dealer)

    def rate(self, world: State, seat: i64, actions: list[int], worlds: i64) -> list[float]:
        """Return the value of each action to the seat, the mean over so many dealt worlds."""
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
        """Return what the position is worth to the seat when it has chosen on as well as it can."""
        if depth >= DEPTH or not asks(state, seat):
            return self._sight.value(state, seat)
        children: list[State] = []
        offers: list[Options] = []
        sights: list[float] = []
        for action in options.items:
            child = state.clone()
            offer = Options()
            apply(child, action, offer)
            children.append(child)
            offers.append(offer)
            sights.append(self._sight.value(child, seat))
        best = -1.0
        for _ in range(min(WIDTH, len(children))):
            place = highest(sights)
            sights[place] = -1.0
            best = max(best, self._follow(children[place], offers[place], seat, depth + 1))
        return best


def highest(values: list[float]) -> i64:
    """Return the place of the highest value, the first where several are."""
    best: i64 = 0
    for place in range(len(values)):
        if values[place] > values[best]:
            best = place
    return best
