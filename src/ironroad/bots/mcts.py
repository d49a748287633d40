"""The searching bot: ``mcts:200ms``, ``mcts:500it``, with options such as ``mcts:1s,jobs=2``."""

import re
from collections.abc import Sequence
from typing import Final, Protocol

from ironroad.bots.question import Question
from ironroad.bots.search import NO_LIMIT, Search, Settings
from ironroad.bots.titles import KINDS_OF_WEIGHTS, evaluation_for
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import UNSEEN

NO_TIME: Final = 1e9
Counts = dict[int, tuple[int, float]]
"""What was found out about each action: visits, and the mean value to the seat that asks."""


class Budget:
    """What a search may spend on one decision, and how it goes about it."""

    def __init__(self, parameter: str) -> None:
        self.text: Final = parameter
        self.iterations = NO_LIMIT
        self.seconds = NO_TIME
        self.jobs = 1
        self.weights = ""
        self.playout = 0
        self.guided = True
        self.explore = 0.6
        self.sharpness = 30.0
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
        elif item == "unguided":
            self.guided = False
        else:
            raise InvalidSetup("bots-budget", parameter=parameter)

    @property
    def settings(self) -> Settings:
        """How the search works."""
        return Settings(self.guided, self.playout, self.explore, self.sharpness)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"\d+(\.\d+)?", text) is not None


class Thinks(Protocol):
    """Finds out about the options of a question."""

    def think(self, question: Question) -> Counts:
        """Return what was found out about each option."""

    def close(self) -> None:
        """Let go of processes."""


class Thinker:
    """Searches for one seat in this process and keeps its tree between decisions."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget: Final = budget
        self._seed: Final = seed
        self._search: Search | None = None
        self._history: list[int] = []

    def think(self, question: Question) -> Counts:
        """Return what was found out about each option."""
        search = self._search
        if search is None:
            rules = question.rules
            evaluation = evaluation_for(question.title, rules.seats, self._budget.weights)
            search = Search(question.title, evaluation, self._budget.settings, self._seed)
            self._search = search
        self._follow(search, question.history)
        budget = self._budget
        actions = question.actions
        search.think(question.world, question.seat, actions, budget.iterations, budget.seconds)
        wanted = set(actions)
        usual = search.root.expected()
        return {
            int(node.action): (int(node.visits), node.mean(usual))
            for node in search.root.children()
            if node.action in wanted
        }

    def _follow(self, search: Search, history: Sequence[int]) -> None:
        """Keep the part of the tree that grew beneath what was played since."""
        known = len(self._history)
        since = list(history[known:])
        if list(history[:known]) == self._history and UNSEEN not in since:
            search.descend(since)
        else:
            search.forget()
        self._history = list(history)

    def close(self) -> None:
        """Nothing to let go of."""


def most_visited(counts: Counts) -> int:
    """Return the action tried most often; among equals the better, then the first of the catalogue."""
    return min(counts, key=lambda action: (-counts[action][0], -counts[action][1], action))


class MctsBot:
    """Takes the option that its search tried most often."""

    def __init__(self, parameter: str, seed: int) -> None:
        self._budget: Final = Budget(parameter)
        self._seed: Final = seed
        self._thinker: Thinks | None = None

    def choose(self, question: Question) -> str:
        """Search, then return the option tried most often."""
        if self._thinker is None:
            self._thinker = self._started(question)
        return question.rules.catalogue.text(most_visited(self._thinker.think(question)))

    def _started(self, question: Question) -> Thinks:
        shipped = question.rules.edition.name in question.title.meta.editions
        if self._budget.jobs == 1 or not shipped:  # Other processes know shipped editions only.
            return Thinker(self._budget, self._seed)
        from ironroad.bots.parallel import ParallelThinker  # It imports this module.

        return ParallelThinker(self._budget, self._seed)

    def close(self) -> None:
        """End the processes, if there are any."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
