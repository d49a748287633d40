"""Tree search in which a network judges leaves instead of playouts, and may tell which options look best."""

import math
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.network import Network
from ironroad.bots.search import Node, Search, Settings
from ironroad.core.engine import Decision, Options, State
from ironroad.core.native import i64
from ironroad.core.outcome import Outcome
from ironroad.core.title import Title


class NetworkSearch(Search):
    """The same tree with values of a network: winning chances that sum to one.

    If the settings are guided, priors come from the evaluation as in the search without a network, else from the network.
    """

    def __init__(
        self,
        title: Title[Any],
        evaluation: Evaluation[Any],
        network: Network,
        settings: Settings,
        seed: int,
    ) -> None:
        super().__init__(title, evaluation, settings, seed)
        self._network: Final = network
        self._is_guided: Final = settings.guided

    def _set_priors(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Rate the legal children, or ask the network how likely each is the best."""
        if self._is_guided:
            super()._set_priors(node, seat, state, options)
            return
        network = self._network
        network.read(state, seat)
        logits: list[float] = []
        top = -1e18
        for place in range(options.count):
            logit = network.logit(options.at(place))
            top = max(top, logit)
            logits.append(logit)
        total = 0.0
        for place in range(options.count):
            logits[place] = math.exp(logits[place] - top)
            total += logits[place]
        child = node.child
        for place in range(options.count):
            action: i64 = options.at(place)
            while child is not None and child.action != action:
                child = child.sibling
            assert child is not None
            child.prior = logits[place] / total

    def _evaluate(self, state: State, options: Options) -> list[float]:
        """Return the winning chances of a leaf, as the seat that is to decide sees it."""
        if state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            return self._network.chances(state, frame.seat)
        outcome = self._title.outcome(state)
        assert outcome is not None
        return won(outcome)


def won(outcome: Outcome) -> list[float]:
    """Return how much of the win each seat has at the end, and the rest: that of players of the rules without a seat."""
    rivals = 0
    for rival in outcome.rivals:
        if rival.place == 1:
            rivals += 1
    winners = len(outcome.winners) + rivals
    shares = [1.0 / winners if place == 1 else 0.0 for place in outcome.places]
    return [*shares, float(rivals) / winners]
