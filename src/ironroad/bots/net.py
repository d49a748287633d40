"""Bots with a network: one that searches, ``net:200ms``, ``net:500it``, with options such as ``net:1s,jobs=2``; and
one that takes what the network says without any search, ``policy``."""

from typing import Any, ClassVar, Final

from ironroad.bots.mcts import Budget, LocalSearcher, MctsBot
from ironroad.bots.network import Network
from ironroad.bots.network_search import BY_CHANCES, BY_EVALUATION, BY_POLICY, NetworkSearch
from ironroad.bots.networks import network_for
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title

FILE: Final = "file="
POLICY: Final = "policy"
COMPARE: Final = "compare"
ROUNDS: Final = "rounds"
NAMES: Final = ("jobs", "explore", "sharpness")


class NetBudget(Budget):
    """The budget of a search with a network.

    ``policy`` takes priors from the network's policy and ``compare`` from the chances that it sees after each option;
    ``rounds=2`` plays leaves on as the search without a network does, before they are judged; ``file=PATH`` names
    another network than the title's own.
    """

    usual_explore: ClassVar[float] = 0.15

    def __init__(self, parameter: str) -> None:
        self.file = ""
        self.priors = BY_EVALUATION
        self.rounds = 0
        super().__init__(parameter)

    def _read(self, item: str, parameter: str) -> None:
        name, _, value = item.partition("=")
        if item.startswith(FILE):
            self.file = value
        elif item == POLICY:
            self.priors = BY_POLICY
        elif item == COMPARE:
            self.priors = BY_CHANCES
        elif name == ROUNDS and value.isdecimal():
            self.rounds = int(value)
        elif item[:1].isdecimal() or name in NAMES:
            super()._read(item, parameter)
        else:
            raise InvalidSetup("bots-budget", parameter=parameter)


class NetworkSearcher(LocalSearcher):
    """Searches with a network; keeps its tree between decisions."""

    def __init__(self, budget: NetBudget, seed: int) -> None:
        super().__init__(budget, seed)
        self._net: Final = budget

    def _started(self, question: Question) -> NetworkSearch:
        """Return an empty tree."""
        title, rules = question.title, question.rules
        network = network_for(title, rules, self._net.file)
        evaluation = evaluation_for(title, rules.seats)
        budget = self._net
        return NetworkSearch(
            title, evaluation, network, budget.settings, self._seed, budget.priors, budget.rounds
        )


def network_searcher(parameter: str, seed: int) -> NetworkSearcher:
    """Return a searcher of this process."""
    return NetworkSearcher(NetBudget(parameter), seed)


class NetBot(MctsBot):
    """Takes the option that its search visited most often."""

    def __init__(self, parameter: str, seed: int) -> None:
        super().__init__(parameter, seed, NetBudget, network_searcher)
        self._file: Final = NetBudget(parameter).file

    def check(self, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if no network fits the rule set."""
        network_for(title, rules, self._file)


class PolicyBot:
    """Takes the option that the network holds to be the most likely best, the first of equals."""

    def __init__(self, parameter: str, seed: int) -> None:
        if parameter and not parameter.startswith(FILE):
            raise InvalidSetup("bots-no-parameter", kind=POLICY, parameter=parameter)
        self._file: Final = parameter.removeprefix(FILE)
        self._network: Network | None = None

    def check(self, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if no network fits the rule set."""
        network_for(title, rules, self._file)

    def choose(self, question: Question) -> str:
        """Return the most likely option."""
        if self._network is None:
            self._network = network_for(question.title, question.rules, self._file)
        network = self._network
        network.read(question.world, question.seat)
        logits = [network.logit(action) for action in question.actions]
        return question.options[logits.index(max(logits))]

    def close(self) -> None:
        """Do nothing: there are no resources."""
