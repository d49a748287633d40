"""Tree search with a learned policy: a network of parts tells which options are likely and plays leaves on.

Leaves are judged as in the search without a network, by the evaluation of the title.
"""

from typing import Any, Final

from ironroad.bots.evaluation import Evaluation
from ironroad.bots.lookahead import HORIZON
from ironroad.bots.network_search import set_policy
from ironroad.bots.parts_network import PartsNetwork
from ironroad.bots.search import Node, Search, Settings
from ironroad.core.engine import CHANCE, Chance, Decision, Options, State, apply
from ironroad.core.native import i64
from ironroad.core.title import Title


class PartsSearch(Search):
    """The same tree with the policy of a network instead of comparisons by the evaluation."""

    def __init__(
        self,
        title: Title[Any],
        evaluation: Evaluation[Any],
        network: PartsNetwork,
        settings: Settings,
        seed: int,
    ) -> None:
        super().__init__(title, evaluation, settings, seed)
        self._network: Final = network
        self._rounds: Final[i64] = evaluation.rounds

    def _set_priors(self, node: Node, seat: i64, state: State, options: Options) -> None:
        """Take the network's policy for priors."""
        network = self._network
        network.read(state, seat)
        logits: list[float] = []
        for place in range(options.count):
            logits.append(network.logit(state, options.at(place)))
        set_policy(node, options, logits)

    def _evaluate(self, state: State, options: Options) -> list[float]:
        """Return the values of a leaf for all players, after it is played on."""
        self._play_on(state, options)
        return self._lookahead.values(state)

    def _play_on(self, state: State, options: Options) -> None:
        """Play the likeliest options until the searching seat is to move again, for as many rounds as the evaluation says."""
        last: i64 = self._path[-1].seat if len(self._path) > 0 else CHANCE
        rounds: i64 = 0
        steps: i64 = 0
        while state.stack and steps < HORIZON * self._rounds:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            if isinstance(frame, Chance):
                apply(state, self._dealer.deal(options), options)
                last = CHANCE
            else:
                if frame.seat == self._seat and last != self._seat and steps > 0:
                    rounds += 1
                    if rounds == self._rounds:
                        return
                last = frame.seat
                apply(state, self._likeliest(state, frame.seat, options), options)
            steps += 1

    def _likeliest(self, state: State, seat: i64, options: Options) -> i64:
        """Return the option that is the most likely best, the first of equals."""
        network = self._network
        network.read(state, seat)
        best: i64 = options.at(0)
        top = network.logit(state, best)
        for place in range(1, options.count):
            logit = network.logit(state, options.at(place))
            if logit > top:
                top = logit
                best = options.at(place)
        return best
