"""The bot that searches with a network of parts: ``parts:200ms``, ``parts:500it``, with options such as ``parts:1s,jobs=2``."""

from typing import Any, Final

from ironroad.bots.mcts import Budget, LocalSearcher, MctsBot
from ironroad.bots.parts_files import parts_network_for
from ironroad.bots.parts_search import PartsSearch
from ironroad.bots.question import Question
from ironroad.bots.titles import evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title

PARTS: Final = "parts"
FILE: Final = "file="
NAMES: Final = ("jobs", "explore")


class PartsBudget(Budget):
    """The budget of a search with a network of parts; ``file=PATH`` takes another network than the title's own."""

    def __init__(self, parameter: str) -> None:
        self.file = ""
        super().__init__(parameter)

    def _read(self, item: str, parameter: str) -> None:
        if item.startswith(FILE):
            self.file = item.removeprefix(FILE)
        elif item[:1].isdecimal() or item.partition("=")[0] in NAMES:
            super()._read(item, parameter)
        else:
            raise InvalidSetup("bots-budget", parameter=parameter)


class PartsSearcher(LocalSearcher):
    """Searches with a network of parts; keeps its tree between decisions."""

    def __init__(self, budget: PartsBudget, seed: int) -> None:
        super().__init__(budget, seed)
        self._file: Final = budget.file

    def _started(self, question: Question) -> PartsSearch:
        """Return an empty tree."""
        title, rules = question.title, question.rules
        network = parts_network_for(title, rules, self._file)
        evaluation = evaluation_for(title, rules.seats)
        return PartsSearch(title, evaluation, network, self._budget.settings, self._seed)


def parts_searcher(parameter: str, seed: int) -> PartsSearcher:
    """Return a searcher of this process."""
    return PartsSearcher(PartsBudget(parameter), seed)


class PartsBot(MctsBot):
    """Takes the option that its search visited most often."""

    def __init__(self, parameter: str, seed: int) -> None:
        super().__init__(parameter, seed, PartsBudget, parts_searcher)
        self._file: Final = PartsBudget(parameter).file

    def check(self, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if no network fits the rule set."""
        parts_network_for(title, rules, self._file)
