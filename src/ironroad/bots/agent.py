"""A bot that is a function of one's own: ``agent:MODULE:FUNCTION`` calls it with each question."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from ironroad.bots.question import Question
from ironroad.core.errors import InvalidSetup


def load(name: str) -> Callable[[Question], str]:
    """Return the function that a name such as ``my_agent:act`` means; modules of the current folder are found too."""
    module, colon, inside = name.partition(":")
    if not (colon and module and inside):
        raise InvalidSetup("bots-agent-name", name=name)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    found: Any
    try:
        found = import_module(module)
        for part in inside.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise InvalidSetup("bots-agent-missing", name=name, reason=str(error)) from None
    if not callable(found):
        raise InvalidSetup("bots-agent-missing", name=name, reason=repr(found))
    # A class is made once for each seat of a game, and the object is called.
    return found() if isinstance(found, type) else found  # type: ignore[no-any-return]  # Whatever it is, it is called.


class AgentBot:
    """Plays what the function answers: one of the question's options."""

    def __init__(self, parameter: str, seed: int) -> None:
        self._agent: Final = load(parameter)

    def choose(self, question: Question) -> str:
        """Ask the function."""
        return self._agent(question)

    def close(self) -> None:
        """Do nothing: there are no resources."""
