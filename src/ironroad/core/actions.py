"""Actions, created once per rule set: an integer index internally, a text externally."""

from typing import Final

from ironroad.core.errors import InvalidNotation
from ironroad.core.message import Message, Value


class Action:
    """One possible action; its text is used in notation, wire format, logs and tests."""

    def __init__(self, index: int, text: str, message: Message) -> None:
        self.index: Final = index
        self.text: Final = text
        self.message: Final = message
        """The action in words."""

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


class Catalogue:
    """All actions of a rule set, in a fixed order: an action's index is its position."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self._by_text: Final[dict[str, Action]] = {}

    def add(self, text: str, message: str, /, **args: Value) -> int:
        """Append an action and return its index."""
        if text in self._by_text:
            raise ValueError(f"the action {text!r} is there already")
        action = Action(len(self.actions), text, Message(message, **args))
        self.actions.append(action)
        self._by_text[text] = action
        return action.index

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def text(self, index: int) -> str:
        """Return the notation of an action."""
        return self.actions[index].text

    def parse(self, text: str) -> int:
        """Return the index of the action with this text; raise ``InvalidNotation`` if there is none."""
        action = self._by_text.get(text)
        if action is None:
            action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise InvalidNotation("error-unknown-action", action=text)
        return action.index
