"""Which refusals each endpoint can give: for the OpenAPI description, and for tests that compare every answer with it."""

from collections.abc import Iterable
from types import NoneType

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from ironroad.server import wire
from ironroad.server.http.middleware import SAFE

REASONS = {
    400: "The request is malformed or makes no sense; the message says which part.",
    401: "Nobody is signed in, or the session has ended; or login and password are wrong.",
    403: "The asker may not do this; or the request comes from a page of another site.",
    404: "There is no such thing, or it is not open to the asker.",
    409: "The present state does not allow it; if the game has moved on, `version` is the present one.",
    410: "What a link was for is taken, or is offered no longer.",
    413: "The body is too long.",
    415: "The body is not said to be JSON.",
    422: "The rules, or the rules for editions and records, do not allow it; the message says why.",
    429: "Too much at once, or too much in all.",
    500: "The server made a mistake; nothing was changed.",
    503: "The server is busy, or its database does not answer; nothing was changed.",
}


DONE = {200: ResponseSpec(NoneType, generate_examples=False, description="It is done.")}
"""The answer of endpoints that have nothing to tell: ``null``."""


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals that an endpoint declares, besides those that follow from its address and what it takes."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=REASONS[status])
        for status in statuses
    }


def declare_refusals(app: Litestar) -> None:
    """Add to every endpoint of the description the refusals that it can give without being reached."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.include_in_schema is not False:
                    declared = dict(handler.responses or {})
                    handler.responses = refuses(*_gate(route.path, handler)) | declared


def _gate(path: str, handler: HTTPRouteHandler) -> Iterable[int]:
    """Return what the middleware, the dependencies and the decoding of the body can refuse."""
    takes = handler.parsed_fn_signature.parameters
    yield 400
    yield 500
    if path.startswith("/api"):
        yield 429
        yield 503
    if path.startswith("/api/games/{id"):
        # The game is not there or not for the asker; or its title is missing.
        yield from (404, 409)
    if "person" in takes:
        yield 401
    if any([method not in SAFE for method in handler.http_methods]):
        yield from (403, 413, 415)
