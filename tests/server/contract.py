"""Compares answers with the OpenAPI description: every answer that any test gets."""

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import msgspec
from litestar import Litestar

from ironroad.server.http.app import create_app
from ironroad.server.settings import Settings

SEEN: set[tuple[str, str, str]] = set()
"""Method, path and status of the answers that were compared."""


@cache
def description() -> dict[str, Any]:
    app = create_app(Settings()).app
    assert isinstance(app, Litestar)
    # As it is sent: with defaults as plain values.
    schema: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(app.openapi_schema.to_schema())
    )
    return schema


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    # The most particular address first: /games/imports before /games/{id}.
    paths = sorted(description()["paths"], key=lambda path: (path.count("{"), path))
    return [(re.compile(re.sub(r"\{[^/]+\}", "[^/]+", path)), path) for path in paths]


def operation(method: str, path: str) -> tuple[str, dict[str, Any]] | None:
    """Return what the description says of a request; nothing if it has no such address or method."""
    for pattern, template in _patterns():
        if pattern.fullmatch(path):
            found = description()["paths"][template].get(method.lower())
            return None if found is None else (template, found)
    return None


@cache
def _validator(template: str, method: str, status: str) -> jsonschema_rs.Draft202012Validator:
    described = description()
    answer = described["paths"][template][method]["responses"][status]
    schema = answer["content"]["application/json"]["schema"]
    whole = {**schema, "components": described["components"]}
    return jsonschema_rs.Draft202012Validator(whole)


def check(answer: httpx.Response) -> None:
    """Refuse an answer with a status, a type or a shape that the description does not have."""
    method, path = answer.request.method.lower(), answer.request.url.path
    found = operation(method, path)
    if found is None:
        return
    template, described = found
    status = str(answer.status_code)
    what = f"{method} {template} {status}"
    assert status in described["responses"], f"{what} is not described: {answer.text[:300]}"
    SEEN.add((method, template, status))
    content = described["responses"][status].get("content") or {}
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if not answer.content:
        assert not content or kind == "text/plain", f"{what} has no body"
        return
    assert kind in content, f"{what} is {kind}, and described as {list(content)}"
    if kind == "application/json":
        error = next(_validator(template, method, status).iter_errors(answer.json()), None)
        assert error is None, f"{what}: {error}"
