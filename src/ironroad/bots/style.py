"""Bots that follow one simple idea and play greedily otherwise: ``style:NAME``.

A strong player must not lose to somebody who always does the same. The ideas of a title are in ``styles.json`` in its
folder: patterns of actions that are taken whenever there are any, and of others that are left as long as possible.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ironroad.bots.greedy_bot import GreedyBot
from ironroad.bots.question import Question
from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Ruleset, Title

STYLE: Final = "style"
STYLES_FILE: Final = "styles.json"


class Style(NamedTuple):
    """A simple strategy: what is taken whenever it is offered, the dearest idea first, and what is left."""

    prefer: Sequence[str] = ()
    """Patterns of whole actions; of the first that fits any option, one of the options is taken."""
    avoid: Sequence[str] = ()
    """Patterns of whole actions that are taken only if there is nothing else."""
    first: bool = False
    """Whether the first of the preferred options is taken, instead of the one that looks best."""

    def wanted(self, options: Sequence[str]) -> list[str]:
        """Return the options among which the best is taken.

        >>> Style(prefer=["buy .*"], avoid=["pass"]).wanted(["buy red", "build", "pass"])
        ['buy red']
        >>> Style(prefer=["buy .*"], avoid=["pass"]).wanted(["build", "pass"])
        ['build']
        """
        for pattern in self.prefer:
            if found := [text for text in options if re.fullmatch(pattern, text)]:
                return found[:1] if self.first else found
        kept = [text for text in options if not any(re.fullmatch(one, text) for one in self.avoid)]
        return kept or list(options)


@lru_cache(maxsize=16)
def styles_of(package: str) -> Mapping[str, Style]:
    """Return the styles of a title by name; none if it has no file of them."""
    file = resources.files(package) / STYLES_FILE
    if not file.is_file():
        return {}
    return {name: Style(**style) for name, style in json.loads(file.read_text("utf-8")).items()}


class StyleBot:
    """Follows a style of the title; among what the style wants it takes what the greedy bot holds to be best."""

    def __init__(self, name: str, seed: int) -> None:
        self._name: Final = name
        self._greedy: Final = GreedyBot("", seed)

    def check(self, title: Title[Any], rules: Ruleset) -> None:
        """Raise ``InvalidSetup`` if the title has no such style."""
        self._style(title)

    def choose(self, question: Question) -> str:
        """Return the best option that the style wants."""
        wanted = self._style(question.title).wanted(question.options)
        if len(wanted) == 1:
            return wanted[0]
        rates = self._greedy.rate(question)
        rated = dict(zip(question.options, rates, strict=True))
        return max(wanted, key=lambda text: rated[text])

    def _style(self, title: Title[Any]) -> Style:
        styles = styles_of(title.package)
        if self._name not in styles:
            choices = ", ".join(styles) or "-"
            raise InvalidSetup(
                "bots-unknown-style", style=self._name, title=title.meta.id, choices=choices
            )
        return styles[self._name]

    def close(self) -> None:
        """Do nothing: there are no resources."""
