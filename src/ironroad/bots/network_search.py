"""Tree search in which a network judges leaves instead of playouts, and may tell which options look best."""

import math
from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.network import Network
from ironroad.bots.search import Node, Search, Settings
from ironroad.core.engine import CHANCE, Decision, Options, State, apply
from ironroad.core.native import i64
from ironroad.core.outcome import Outcome
from ironroad.core.title import Title

BY_EVALUATION: Final = 0
BY_POLICY: Final = 1
BY_CHANCES: Final = 2
"""Where priors come from: the title's evaluation, as in the search without a network; the network's policy; or the
chances that it sees after each option."""


class NetworkSearch(Search):
    """The same tree with values of a network: winning chances that sum to one."""

    def __init__(
        self,
        title: Title[Any],
        evaluation: Evaluation[Any],
        network: Network,
        settings: Settings,
        seed: int,
        priors: i64 = BY_EVALUATION,
        rounds: i64 = 0,
    ) -> None:
        super().__init__(title, evaluation, settings, seed)
        self._network: Final = network
        self._priors: Final[i64] = priors
        self._lookahead.rounds = rounds
        self._rounds: Final[i64] = rounds

    def _set_priors(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Rate the legal children, or ask the network how likely each is the best."""
        if self._priors == BY_EVALUATION:
            super()._set_priors(node, seat, state, options)
        elif self._priors == BY_CHANCES:
            self._compare(node, seat, state, options)
        else:
            self._ask(node, seat, state, options)

    def _compare(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Rate the legal children by the chances that they leave to the seat."""
        trial = self._trial
        top = -1.0
        ratings: list[float] = []
        for child in node.children():
            rating = -1.0
            if options.holds(child.action):
                position = state.clone()
                apply(position, child.action, trial)
                rating = self._chances(position, seat)[seat]
                top = max(top, rating)
            ratings.append(rating)
        total = 0.0
        for place, child in enumerate(node.children()):
            if ratings[place] >= 0.0:
                child.deficit = top - ratings[place]
                child.prior = math.exp(-child.deficit * self._settings.sharpness)
                total += child.prior
        for place, child in enumerate(node.children()):
            if ratings[place] >= 0.0:
                child.prior /= total

    def _ask(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Take the network's policy for priors."""
        network = self._network
        network.read(state, seat)
        logits: list[float] = []
        for place in range(options.count):
            logits.append(network.logit(options.at(place)))
        set_policy(node, options, logits)

    def _evaluate(self, state: State, options: Options) -> list[float]:
        """Return the winning chances of a leaf, after the rounds that it is played on."""
        last: i64 = self._path[-1].seat if len(self._path) > 0 else CHANCE
        if self._rounds > 0:
            self._lookahead.rollout(state, options, self._seat, last)
        return self._chances(state, self._seat)

    def _chances(self, state: State, seat: i64) -> list[float]:
        """Return the winning chances as the seat that is to decide sees them; where chance is next, as this one does."""
        if state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            return self._network.chances(state, frame.seat if frame.seat >= 0 else seat)
        outcome = self._title.outcome(state)
        assert outcome is not None
        return won(outcome)


def set_policy(node: Node, options: Options, logits: list[float]) -> None:
    """Make the shares of a policy, by its logits for the options, the priors of the children."""
    top = max(logits)
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


def won(outcome: Outcome) -> list[float]:
    """Return how much of the win each seat has at the end, and the rest: that of players of the rules without a seat."""
    rivals = 0
    for rival in outcome.rivals:
        if rival.place == 1:
            rivals += 1
    winners = len(outcome.winners) + rivals
    shares = [1.0 / winners if place == 1 else 0.0 for place in outcome.places]
    return [*shares, float(rivals) / winners]
