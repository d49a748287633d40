"""The greedy bot: the option whose turn ends best by the title's evaluation."""

import math
from typing import Final

from ironroad.bots.greedy import Greedy
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer

WORLDS: Final = 2
"""In how many worlds each option is tried."""
TICKETS: Final = 1 << 30


class GreedyBot:
    """Takes the best option at first sight; with a slip, a worse one now and then."""

    def __init__(self, weights: str, seed: int, slip: float = 0.0) -> None:
        self._weights: Final = weights
        self._dealer: Final = Dealer(seed)
        self._slip: Final = slip
        """How much worse an option may be, on the scale from lost to won, to be taken at times."""

    def choose(self, question: Question) -> str:
        """Return the best option, the first of several."""
        rates = self.rate(question)
        if self._slip:
            return question.options[self._slipped(rates)]
        return question.options[max(range(len(rates)), key=lambda place: (rates[place], -place))]

    def rate(self, question: Question) -> list[float]:
        """Return the value of each option."""
        rules = question.rules
        evaluation = evaluation_for(question.title, rules.seats, self._weights)
        greedy = Greedy(question.title, evaluation, self._dealer.bits())
        worlds = WORLDS if evaluation.hides else 1
        return greedy.rate(question.world, question.seat, question.actions, worlds)

    def _slipped(self, rates: list[float]) -> int:
        best = max(rates)
        weights = [int(TICKETS * math.exp((rate - best) / self._slip)) for rate in rates]
        ticket = self._dealer.below(min(sum(weights), (1 << 32) - 1))
        for place, weight in enumerate(weights):
            if ticket < weight:
                return place
            ticket -= weight
        return len(weights) - 1

    def close(self) -> None:
        """Nothing to let go of."""
