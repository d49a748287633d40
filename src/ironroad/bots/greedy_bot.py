"""The greedy bot: chooses the option with the best position at the end of the turn."""

import math
from typing import Final

from ironroad.bots.greedy import Greedy
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer

WORLDS: Final = 2
"""How many determinizations each option is evaluated in."""
TICKETS: Final = 1 << 30


class GreedyBot:
    """Takes the best-rated option; with a temperature, samples among the options."""

    def __init__(self, weights: str, seed: int, temperature: float = 0.0) -> None:
        self._weights: Final = weights
        self._dealer: Final = Dealer(seed)
        self._temperature: Final = temperature
        """The softmax temperature, on the scale of values from 0 to 1; 0 always takes the best option."""

    def choose(self, question: Question) -> str:
        """Return the best option, the first of equals, or a sampled one."""
        rates = self.rate(question)
        if self._temperature:
            return question.options[self._sampled(rates)]
        return question.options[max(range(len(rates)), key=lambda place: (rates[place], -place))]

    def rate(self, question: Question) -> list[float]:
        """Return the value of each option."""
        rules = question.rules
        evaluation = evaluation_for(question.title, rules.seats, self._weights)
        greedy = Greedy(question.title, evaluation, self._dealer.bits())
        worlds = WORLDS if evaluation.hidden_information else 1
        return greedy.rate(question.world, question.seat, question.actions, worlds)

    def _sampled(self, rates: list[float]) -> int:
        best = max(rates)
        weights = [int(TICKETS * math.exp((rate - best) / self._temperature)) for rate in rates]
        ticket = self._dealer.below(min(sum(weights), (1 << 32) - 1))
        for place, weight in enumerate(weights):
            if ticket < weight:
                return place
            ticket -= weight
        return len(weights) - 1

    def close(self) -> None:
        """Do nothing: there are no resources."""
