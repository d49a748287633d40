"""Around the application: origin check, rate limits, security headers, metrics and the access log."""

import logging
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote_plus, urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from ironroad.core.message import Message as Words
from ironroad.server import wire
from ironroad.server.accounts.cookies import RENEWED
from ironroad.server.http.guard import Doorkeeper
from ironroad.server.metrics import REFUSED, REQUEST_SECONDS
from ironroad.server.refusals import preferred_language, problem
from ironroad.server.settings import Settings
from ironroad.server.wire.text import UNFIT

LOG = logging.getLogger("ironroad.access")
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
ENTRY_PATHS = frozenset(("/api/guests", "/api/accounts", "/api/sessions"))
"""Endpoints that create people or check passwords, with a limit of their own."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
MAX_BUCKETS = 50_000
"""Buckets kept; the least recently used are dropped."""


class Buckets:
    """Rate limits by key, as token buckets with a rate a second and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; ``False`` if there is none."""
        now = time.monotonic()
        left, at = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= 1


class Middleware:
    """An ASGI application around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, sockets: Mapping[str, ASGIApp]) -> None:
        self.app = app
        self._sockets = sockets
        limits = settings.limits
        self._secure = settings.secure_cookies
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)
        per_second = limits.entries_per_minute / 60
        self._entries = Buckets(per_second, max(5.0, limits.entries_per_minute * 2))
        self._door = Doorkeeper(settings)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Refuse or pass on a request."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        is_api = scope["path"].startswith("/api")

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS]
                if is_api:
                    headers.append(NO_STORE)
                renewed = scope.get("state", {}).get(RENEWED)
                if renewed is not None and b"set-cookie" not in dict(headers):
                    headers.append((b"set-cookie", renewed))
                if self._secure:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message = {**message, "headers": headers}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, sending)
        else:
            await _refuse(scope, sending, *refusal)
        seconds = time.perf_counter() - began
        REQUEST_SECONDS.labels(scope["method"] if scope["method"] in METHODS else "other").observe(
            seconds
        )
        LOG.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        client = _client(scope)
        is_told = b"x-forwarded-for" in dict(scope["headers"])
        has_room = self._door.enter(client, is_told)
        try:
            if has_room and self._refusal(scope) is None:
                await self._sockets.get(scope["path"], self.app)(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
        finally:
            self._door.leave(client)

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        if UNFIT.search(scope["path"]) or UNFIT.search(_query(scope)):
            return 400, "server-bad-address"
        headers = dict(scope["headers"])
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self._is_own(headers):
            return 403, "server-other-origin"
        if unsafe and scope["type"] == "http" and not _is_json(headers):
            return 415, "server-not-json"
        client = _client(scope)
        if scope["path"] in ENTRY_PATHS and unsafe and not self._entries.take(client):
            return 429, "server-too-fast"
        if scope["path"].startswith("/api") and not self._requests.take(client):
            return 429, "server-too-fast"
        return None

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from a page of this server, or from no page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")


def _client(scope: Any) -> str:
    """Return the address of the client, as a trusted proxy tells it or as it is."""
    return str(scope["client"][0]) if scope.get("client") else "-"


def _query(scope: Any) -> str:
    query: bytes = scope["query_string"]
    return unquote_plus(query.decode("latin-1"))


def _is_json(headers: dict[bytes, bytes]) -> bool:
    """Whether a request has no body or says that it is JSON; a form of another page can say neither."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return True
    kind = headers.get(b"content-type", b"").split(b";", 1)[0].strip().lower()
    return kind == b"application/json"


METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"))


async def _refuse(scope: Any, send: Send, status: int, id: str) -> None:
    headers = dict(scope["headers"])
    language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
    body = wire.encode(problem(Words(id), language))
    REFUSED.labels(str(status)).inc()
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json")],
    }
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
