"""The exceptions of the package. An operation that raises one changes nothing."""

from typing import Any, Final

from ironroad.core.message import WORDING, Message, Value


class IronroadError(Exception):
    """The base class; its text is a message, so that it can be translated."""

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message: Final = Message(id, **args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return WORDING.sentence(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return error_again, (type(self), self.message)


def error_again(kind: type[IronroadError], message: Message) -> IronroadError:
    """Return an error with this message, such as one that another process has raised."""
    return kind(message.id, **message.args)


class UnknownTitle(IronroadError):
    """No title of that name is registered."""


class InvalidSetup(IronroadError):
    """A seat count or option that the title does not offer."""


class InvalidEdition(IronroadError):
    """An edition file that cannot be used; the message names file, line and reason."""


class InvalidRecord(IronroadError):
    """A record that cannot be read or does not replay; the message names line and reason."""


class InvalidNotation(IronroadError):
    """A text that is not an action of this title."""


class IllegalAction(IronroadError):
    """An action of this title that may not be taken now."""


class NothingToUndo(IronroadError):
    """No decision of the seat can be undone without crossing chance or a reveal."""


class DeadEnd(IronroadError):
    """A decision without options: a bug in the rules, never a player's fault."""


class BrokenInvariant(IronroadError):
    """A component is missing or duplicated: a bug in the rules, never a player's fault."""
