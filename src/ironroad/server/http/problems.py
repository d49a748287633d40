"""Answers to HTTP requests that failed: exception handlers for all endpoints."""

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.response import File
from litestar.types import ExceptionHandlersMap

from ironroad.core.errors import IronroadError
from ironroad.core.message import Message
from ironroad.server.http.client import page
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
    415: "server-not-json",
    429: "server-too-fast",
}
"""Messages for what the framework itself refuses."""
DATA = ("/api", "/assets/", "/titles/", "/health", "/metrics")
"""How addresses begin that programs ask, not people."""
UNKNOWN_FIELD = re.compile(r"unknown field `([\w-]+)`")
IN_BODY = re.compile(r"at `\$\.data\.([\w-]+)")
"""Where msgspec says that a value of the body is wrong."""


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
    if status == 404 and _is_page(request):
        return File(
            page(), media_type="text/html", content_disposition_type="inline", status_code=404
        )
    version = error.version if isinstance(error, Stale) else None
    return Response(problem(message, language_of(request), version), status_code=status)


def _is_page(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody opened an address in a browser at which there is nothing: the client says so."""
    is_data = request.url.path.startswith(DATA)
    return request.method in ("GET", "HEAD") and not is_data and page().exists()


def _status_and_message(error: Exception) -> tuple[int, Message]:
    if isinstance(error, UnicodeDecodeError):
        return 400, Message("server-bad-request")
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return error.status_code, _field_message(error.extra[0])
    if isinstance(error, InternalServerException):
        # Litestar holds a wrong field of the body for the server's fault if it has the name of a dependency.
        cause = error.__cause__
        wrong = IN_BODY.search(str(cause)) if isinstance(cause, msgspec.ValidationError) else None
        if wrong is not None:
            return 400, Message("server-bad-field", field=wrong.group(1))
    if isinstance(error, HTTPException) and error.status_code < 500:
        id = BY_STATUS.get(error.status_code, "server-bad-request")
        return error.status_code, Message(id)
    return status_and_message(error)


def _field_message(found: dict[str, str]) -> Message:
    """Return which field is wrong; its value is not repeated."""
    unknown = UNKNOWN_FIELD.search(found["message"])
    if unknown is not None:
        return Message("server-unknown-field", field=unknown.group(1)[:40])
    key = found.get("key", "data")
    return (
        Message("server-bad-request") if key == "data" else Message("server-bad-field", field=key)
    )


HANDLERS: ExceptionHandlersMap = {
    Answered: answer_error,
    Refusal: answer_error,
    Stale: answer_error,
    IronroadError: answer_error,
    HTTPException: answer_error,
    Exception: answer_error,
}
