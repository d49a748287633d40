"""Translatable texts as data: a message id with arguments, formatted elsewhere."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Union

from ironroad.core.native import describe

Value = Union[int, str, "Message"]

ALL: Final = -2
"""The audience of an event that everybody may read."""


class Message:
    """A message id with arguments; an argument is a number, a literal text or another message."""

    def __init__(self, id: str, /, **args: Value) -> None:
        self.id: Final = id
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.id!r}{args})"

    def __reduce__(self) -> tuple[Any, ...]:
        return message_from_json, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """Return the message as plain JSON values."""
        args = {
            name: value.to_json() if isinstance(value, Message) else value
            for name, value in self.args.items()
        }
        return {"id": self.id, "args": args}


describe(
    Message,
    """A sentence by its ``id``; each of its ``args`` is a number, a literal text or another message.

``ironroad.locale`` has the words. Messages never change, and are equal if id and arguments are.
""",
)


def message_from_json(data: Mapping[str, Any]) -> Message:
    """Return the message that ``to_json`` wrote."""
    args: dict[str, Value] = {}
    for name, value in data["args"].items():
        args[name] = message_from_json(value) if isinstance(value, dict) else value
    return Message(data["id"], **args)


class Event:
    """Something that happened, reported to people; no rule reads it.

    A secret event names the one seat that may read it, and the message that others read instead.
    """

    def __init__(
        self, message: Message, audience: int = ALL, masked: Message | None = None
    ) -> None:
        self.message: Final = message
        self.audience: Final = audience
        self.masked: Final = masked

    def seen_by(self, viewer: int | None) -> Message | None:
        """Return what this viewer may read; ``None`` as viewer is a spectator."""
        if self.audience in (ALL, viewer):
            return self.message
        return self.masked

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.message == other.message
            and self.audience == other.audience
            and self.masked == other.masked
        )

    def __hash__(self) -> int:
        return hash((self.message, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.message!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.message, self.audience, self.masked)


class Wording:
    """The hook that formats errors as sentences: the texts are outside the core."""

    def __init__(self) -> None:
        self.sentence: Callable[[Message], str] = repr


WORDING: Final = Wording()
