"""Why a request is refused: exceptions with a status and a message, and the answer that tells them."""

from ironroad.core.errors import IronroadError, UnknownTitle
from ironroad.core.message import Message, Value
from ironroad.locale import LANGUAGES, words_for
from ironroad.server.wire import Done, Problem, words


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, id: str, /, **args: Value) -> None:
        self.status = status
        self.message = Message(id, **args)
        super().__init__(id)


def unknown_game() -> Refusal:
    """Return the refusal for a missing game and for one that the asker may not know of: both read the same."""
    return Refusal(404, "server-unknown-game")


def not_signed_in() -> Refusal:
    """Return the refusal for a cookie that is missing, forged, expired or revoked."""
    return Refusal(401, "server-not-signed-in")


def forbidden(reason: str, /, **args: Value) -> Refusal:
    """Return the refusal for an asker who may see the game but not do this."""
    return Refusal(403, reason, **args)


def conflict(reason: str, /, **args: Value) -> Refusal:
    """Return the refusal for what the present state does not allow."""
    return Refusal(409, reason, **args)


def bad_request(reason: str, /, **args: Value) -> Refusal:
    """Return the refusal for a malformed or meaningless request."""
    return Refusal(400, reason, **args)


class Stale(Exception):
    """The request names an old version of the game; the asker is told the present one."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(version)


class Answered(Exception):
    """The request was carried out before; it is answered with what it got then."""

    def __init__(self, done: Done) -> None:
        self.done = done
        super().__init__(done.key)


class DatabaseAway(Exception):
    """The database does not answer or cannot be written; its text is the cause, without any values."""


def status_and_message(error: Exception) -> tuple[int, Message]:
    """Return the status and message for an error; an unforeseen one tells nothing about its cause."""
    if isinstance(error, Refusal):
        return error.status, error.message
    if isinstance(error, Stale):
        return 409, Message("server-stale", version=error.version)
    if isinstance(error, DatabaseAway):
        return 503, Message("server-database-away")
    if isinstance(error, UnknownTitle):
        return 404, error.message
    if isinstance(error, IronroadError):
        return 422, error.message
    return 500, Message("server-failed")


def problem(
    message: Message, language: str, version: int | None = None, key: str | None = None
) -> Problem:
    """Return the body of a refusal: the message, and its sentence in the asker's language."""
    return Problem(words(message), words_for(language).format(message), version, key)


def preferred_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that the server has words for."""
    for item in accepted.split(","):
        code = item.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
