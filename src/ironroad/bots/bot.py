"""The bot interface, and the registry that makes a bot from a spec such as ``greedy`` or ``mcts:200ms``.

The same spec and seed give the same bot."""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final, Protocol, runtime_checkable

from ironroad.bots.question import Question
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title


class Bot(Protocol):
    """Chooses the actions of one seat."""

    def choose(self, question: Question) -> str:
        """Return one of the question's options."""

    def close(self) -> None:
        """Release processes and other resources; the game is over for this bot."""


@runtime_checkable
class Selective(Protocol):
    """A bot that does not play every rule set."""

    def check(self, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if it does not play this one."""


Maker = Callable[[str, int], Bot]
"""A factory: makes a bot from the parameter after the colon, which may be empty, and a seed."""
GROUP: Final = "ironroad.bots"
"""The entry-point group in which other distributions register their factories."""


class RandomBot:
    """Chooses uniformly at random."""

    def __init__(self, parameter: str, seed: int) -> None:
        refuse_parameter("random", parameter)
        self._dealer: Final = Dealer(seed)

    def choose(self, question: Question) -> str:
        """Return a random option."""
        return question.options[self._dealer.below(len(question.options))]

    def close(self) -> None:
        """Do nothing: there are no resources."""


def refuse_parameter(kind: str, parameter: str) -> None:
    """Raise ``InvalidSetup`` if a kind that takes no parameter is given one."""
    if parameter:
        raise InvalidSetup("bots-no-parameter", kind=kind, parameter=parameter)


class Kinds:
    """The registry of bot factories, by kind."""

    def __init__(self) -> None:
        self._makers: Final[dict[str, Maker]] = {}
        self._searched = False

    def add(self, kind: str, maker: Maker) -> None:
        """Register a kind."""
        self._makers[kind] = maker

    def names(self) -> list[str]:
        """Return the names of all kinds, those of other distributions last."""
        self._find_others()
        return list(self._makers)

    def make(self, spec: str, seed: int) -> Bot:
        """Return a bot; raise ``InvalidSetup`` if the spec is invalid."""
        kind, _, parameter = spec.partition(":")
        if kind not in self._makers:
            self._find_others()
        if kind not in self._makers:
            choices = ", ".join(self._makers)
            raise InvalidSetup("bots-unknown-kind", kind=kind, choices=choices)
        return self._makers[kind](parameter, seed)

    def check(self, spec: str, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if the spec is invalid, or its bot does not play a rule set."""
        bot = self.make(spec, 0)
        bot.close()
        if isinstance(bot, Selective):
            bot.check(title, rules)

    def _find_others(self) -> None:
        if not self._searched:
            self._searched = True
            for point in entry_points(group=GROUP):
                self._makers.setdefault(point.name, point.load())
