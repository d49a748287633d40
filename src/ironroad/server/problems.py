"""Why something is refused: a status and a message, never a stack trace."""

from ironroad.core.message import Message, Value
from ironroad.server.wire import Done


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, id: str, /, **args: Value) -> None:
        self.status = status
        self.message = Message(id, **args)
        super().__init__(id)


def unknown_game() -> Refusal:
    """No such game, or one that the asker may not know of: both read the same."""
    return Refusal(404, "server-unknown-game")


def not_signed_in() -> Refusal:
    """No cookie, or one that is forged, expired or revoked."""
    return Refusal(401, "server-not-signed-in")


def forbidden(reason: str, /, **args: Value) -> Refusal:
    """The asker may see the game but not do this."""
    return Refusal(403, reason, **args)


def conflict(reason: str, /, **args: Value) -> Refusal:
    """Not as things stand now."""
    return Refusal(409, reason, **args)


def bad_request(reason: str, /, **args: Value) -> Refusal:
    """What was sent makes no sense."""
    return Refusal(400, reason, **args)


class Stale(Exception):
    """The game went on meanwhile; the asker gets the present version."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(version)


class Answered(Exception):
    """The request was carried out before; here is the answer it got."""

    def __init__(self, done: Done) -> None:
        self.done = done
        super().__init__(done.key)
