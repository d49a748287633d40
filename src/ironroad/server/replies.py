"""How refusals are answered: a message id with arguments, and the sentence in the asker's language."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from ironroad.core.errors import IronroadError, UnknownTitle
from ironroad.core.message import Message
from ironroad.locale import LANGUAGES, words_for
from ironroad.server import wire
from ironroad.server.metrics import REFUSED
from ironroad.server.problems import Answered, Refusal, Stale

LOG = logging.getLogger(__name__)
BY_STATUS = {
    400: "server-bad-request",
    401: "server-not-signed-in",
    404: "server-not-found",
    405: "server-bad-method",
    413: "server-too-long",
    415: "server-bad-request",
    429: "server-too-fast",
}


def preferred_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that we speak."""
    for item in accepted.split(","):
        code = item.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of whoever asks: as set by the person, else as the browser says."""
    language: str | None = connection.scope["state"].get("language")
    return language or preferred_language(connection.headers.get("accept-language", ""))


def problem(
    message: Message, language: str, version: int | None = None, key: str | None = None
) -> wire.Problem:
    """Return a refusal as it travels."""
    sentence = words_for(language).format(message)
    return wire.Problem(wire.words(message), sentence, version, key)


def status_and_message(error: Exception) -> tuple[int, Message]:
    """Return how an error is answered; what is not foreseen tells nothing about its cause."""
    if isinstance(error, Refusal):
        return error.status, error.message
    if isinstance(error, Stale):
        return 409, Message("server-stale", version=error.version)
    if isinstance(error, UnknownTitle):
        return 404, error.message
    if isinstance(error, IronroadError):
        return 422, error.message
    if isinstance(error, HTTPException) and error.status_code < 500:
        id = BY_STATUS.get(error.status_code, "server-bad-request")
        return error.status_code, Message(id)
    return 500, Message("server-failed")


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a request that failed."""
    if isinstance(error, Answered):
        return Response(error.done, status_code=200)
    status, message = status_and_message(error)
    if status >= 500:
        LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    REFUSED.labels(str(status)).inc()
    version = error.version if isinstance(error, Stale) else None
    return Response(problem(message, language_of(request), version), status_code=status)


HANDLERS: ExceptionHandlersMap = {
    Answered: answer_error,
    Refusal: answer_error,
    Stale: answer_error,
    IronroadError: answer_error,
    HTTPException: answer_error,
    Exception: answer_error,
}
