"""The bot that searches with a network: ``net:200ms``, ``net:500it``, with options such as ``net:1s,jobs=2``."""

from typing import Any, ClassVar, Final

from ironroad.bots.mcts import Budget, LocalSearcher, MctsBot
from ironroad.bots.network_search import NetworkSearch
from ironroad.bots.networks import network_for
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title

FILE: Final = "file="
POLICY: Final = "policy"
NAMES: Final = ("jobs", "explore", "sharpness")


class NetBudget(Budget):
    """The budget of a search with a network; ``policy`` lets the network rate options too.

    ``file=PATH`` names another network than the title's own.
    """

    usual_explore: ClassVar[float] = 0.15

    def __init__(self, parameter: str) -> None:
        self.file = ""
        super().__init__(parameter)

    def _read(self, item: str, parameter: str) -> None:
        name, _, value = item.partition("=")
        if item.startswith(FILE):
            self.file = value
        elif item == POLICY:
            self.guided = False
        elif item[:1].isdecimal() or name in NAMES:
            super()._read(item, parameter)
        else:
            raise InvalidSetup("bots-budget", parameter=parameter)


class NetworkSearcher(LocalSearcher):
    """Searches with a network; keeps its tree between decisions."""

    def __init__(self, budget: NetBudget, seed: int) -> None:
        super().__init__(budget, seed)
        self._file: Final = budget.file

    def _started(self, question: Question) -> NetworkSearch:
        """Return an empty tree."""
        title, rules = question.title, question.rules
        network = network_for(title, rules, self._file)
        evaluation = evaluation_for(title, rules.seats)
        return NetworkSearch(title, evaluation, network, self._budget.settings, self._seed)


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
