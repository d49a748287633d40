"""Answers to HTTP requests that failed: exception handlers for all endpoints."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from ironroad.core.errors import IronroadError
from ironroad.core.message import Message
from ironroad.server.metrics import REFUSED
from ironroad.server.refusals import (
    Answered,
    Refusal,
    Stale,
    preferred_language,
    problem,
    status_and_message,
)

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
"""Messages for what the framework itself refuses."""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the asker's language: as set by the person, else as the browser says."""
    language: str | None = connection.scope["state"].get("language")
    return language or preferred_language(connection.headers.get("accept-language", ""))


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a request that failed."""
    if isinstance(error, Answered):
        return Response(error.done, status_code=200)
    status, message = _status_and_message(error)
    if status >= 500:
        LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    REFUSED.labels(str(status)).inc()
    version = error.version if isinstance(error, Stale) else None
    return Response(problem(message, language_of(request), version), status_code=status)


def _status_and_message(error: Exception) -> tuple[int, Message]:
    if isinstance(error, HTTPException) and error.status_code < 500:
        id = BY_STATUS.get(error.status_code, "server-bad-request")
        return error.status_code, Message(id)
    return status_and_message(error)


HANDLERS: ExceptionHandlersMap = {
    Answered: answer_error,
    Refusal: answer_error,
    Stale: answer_error,
    IronroadError: answer_error,
    HTTPException: answer_error,
    Exception: answer_error,
}
