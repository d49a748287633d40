"""Everything that may go wrong by a caller's doing; each error leaves what it was asked to change untouched."""

from typing import Final

from ironroad.core.message import WORDING, Message, Value


class IronroadError(Exception):
    """The base of all errors of this package; its words are a message, so that they can be translated."""

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message: Final = Message(id, **args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return WORDING.sentence(self.message)


class UnknownTitle(IronroadError):
    """No title of that name is registered."""


class InvalidSetup(IronroadError):
    """A seat count or option that the title does not offer."""


class InvalidEdition(IronroadError):
    """An edition file that cannot be used; the message names file, line and reason."""


class InvalidRecord(IronroadError):
    """A record that cannot be read or does not replay; the message names line and reason."""


class InvalidNotation(IronroadError):
    """A text that is no action of this title."""


class IllegalAction(IronroadError):
    """An action of this title that may not be taken now."""


class NothingToUndo(IronroadError):
    """No decision of the asking seat can be taken back without crossing chance or a reveal."""


class DeadEnd(IronroadError):
    """A decision without options: a fault of the rules, never of a player."""


class BrokenInvariant(IronroadError):
    """A component that is missing or there twice: a fault of the rules, never of a player."""
