"""The Monte Carlo tree search bot: ``mcts:200ms``, ``mcts:500it``, with options such as ``mcts:1s,jobs=2``."""

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Protocol

from ironroad.bots.question import Question
from ironroad.bots.search import NO_LIMIT, Search, Settings
from ironroad.bots.titles import KINDS_OF_WEIGHTS, evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import UNSEEN

NO_TIME: Final = 1e9
COMPARED: Final = ("candidates", "followed")
"""How many options and follow-ups the default policy compares, if it is not what the evaluation says."""
Counts = dict[int, tuple[int, float]]
"""Search statistics by action: visits, and the mean value for the searching seat."""


class Budget:
    """The budget and the parameters of a search, parsed from a bot spec."""

    usual_explore: ClassVar[float] = 0.6

    def __init__(self, parameter: str) -> None:
        self.text: Final = parameter
        self.iterations = NO_LIMIT
        self.seconds = NO_TIME
        self.jobs = 1
        self.weights = ""
        self.playout = 0
        self.guided = True
        self.explore = self.usual_explore
        self.sharpness = 30.0
        self.compared = dict.fromkeys(COMPARED, 0)
        for item in (parameter or "200ms").split(","):
            self._read(item.strip(), parameter)

    def _read(self, item: str, parameter: str) -> None:
        name, equals, value = item.partition("=")
        if found := re.fullmatch(r"(\d+)it", item):
            self.iterations = int(found.group(1))
        elif found := re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)", item):
            self.seconds = float(found.group(1)) / (1000 if found.group(2) == "ms" else 1)
        elif item in KINDS_OF_WEIGHTS:
            self.weights = item
        elif equals and name == "jobs" and value.isdecimal() and int(value) > 0:
            self.jobs = int(value)
        elif equals and name == "playout" and (value.isdecimal() or value == "full"):
            self.playout = -1 if value == "full" else int(value)
        elif equals and name == "explore" and _is_number(value):
            self.explore = float(value)
        elif equals and name == "sharpness" and _is_number(value):
            self.sharpness = float(value)
        elif equals and name in COMPARED and value.isdecimal() and int(value) > 0:
            self.compared[name] = int(value)
        elif item == "unguided":
            self.guided = False
        else:
            raise InvalidSetup("bots-budget", parameter=parameter)

    @property
    def settings(self) -> Settings:
        """The search parameters."""
        return Settings(self.guided, self.playout, self.explore, self.sharpness, **self.compared)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"\d+(\.\d+)?", text) is not None


class Searcher(Protocol):
    """Searches the options of a question."""

    def search(self, question: Question) -> Counts:
        """Return the statistics of each option."""

    def close(self) -> None:
        """End processes, if there are any."""


class LocalSearcher:
    """Searches for one seat in this process; keeps its tree between decisions."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget: Final = budget
        self._seed: Final = seed
        self._search: Search | None = None
        self._history: list[int] = []

    def search(self, question: Question) -> Counts:
        """Return the statistics of each option."""
        search = self._search
        if search is None:
            search = self._started(question)
            self._search = search
        self._follow(search, question.history)
        budget = self._budget
        actions = question.actions
        search.run(question.world, question.seat, actions, budget.iterations, budget.seconds)
        wanted = set(actions)
        baseline = search.root.expected()
        return {
            int(node.action): (int(node.visits), node.mean(baseline))
            for node in search.root.children()
            if node.action in wanted
        }

    def _started(self, question: Question) -> Search:
        """Return an empty tree."""
        title, seats = question.title, question.rules.seats
        evaluation = evaluation_for(title, seats, self._budget.weights)
        return Search(title, evaluation, self._budget.settings, self._seed)

    def _follow(self, search: Search, history: Sequence[int]) -> None:
        """Move the root to the node reached by the actions played since; start a new tree if they are unknown."""
        known = len(self._history)
        since = list(history[known:])
        if list(history[:known]) == self._history and UNSEEN not in since:
            search.descend(since)
        else:
            search.forget()
        self._history = list(history)

    def close(self) -> None:
        """Do nothing: there are no processes."""


Maker = Callable[[str, int], LocalSearcher]
"""Makes a searcher from the text of its budget and a seed."""


def local_searcher(parameter: str, seed: int) -> LocalSearcher:
    """Return a searcher of this process."""
    return LocalSearcher(Budget(parameter), seed)


def most_visited(counts: Counts) -> int:
    """Return the most visited action; ties go to the better mean, then to the first in the catalogue."""
    return min(counts, key=lambda action: (-counts[action][0], -counts[action][1], action))


class MctsBot:
    """Takes the option that its search visited most often."""

    def __init__(
        self,
        parameter: str,
        seed: int,
        budget: type[Budget] = Budget,
        maker: Maker = local_searcher,
    ) -> None:
        self._budget: Final = budget(parameter)
        self._maker: Final = maker
        self._seed: Final = seed
        self._searcher: Searcher | None = None
        self.counts: Counts = {}
        """What the last search found."""

    def choose(self, question: Question) -> str:
        """Search, then return the most visited option."""
        if self._searcher is None:
            self._searcher = self._started(question)
        self.counts = self._searcher.search(question)
        return question.rules.catalogue.text(most_visited(self.counts))

    def _started(self, question: Question) -> Searcher:
        shipped = question.rules.edition.name in question.title.meta.editions
        if self._budget.jobs == 1 or not shipped:  # Other processes can load shipped editions only.
            return self._maker(self._budget.text, self._seed)
        from ironroad.bots.parallel import ParallelSearcher  # Circular import.

        return ParallelSearcher(self._budget, self._seed, self._maker)

    def close(self) -> None:
        """Close the searcher."""
        if self._searcher is not None:
            self._searcher.close()
            self._searcher = None
