"""Every endpoint gets what its own description allows, and rubbish: never a 5xx, never an answer that is not described.

The long form is `make fuzz-server`.
"""

import json
import os
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import Person, Server
from tests.server.contract import check

LONG = int(os.environ.get("IRONROAD_FUZZ", "0"))
EXAMPLES = LONG or 8
DATABASES = ("sqlite", "postgresql") if LONG else ("sqlite",)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
UNFIT = ("\x00", "\ud800", "\udfff", "\r\n", "\u202e", "\u2028", "\x85", "\U0010ffff")
"""A NUL, lone surrogates, line breaks and others: put into a text of every second request."""
ENDING = ("/api/me/deletion", "/api/sessions")
"""Endpoints that would end the session of whoever asks."""


@pytest.mark.parametrize("kind", DATABASES)
def test_no_endpoint_fails(
    own_server: Callable[..., Server], kind: str, request: pytest.FixtureRequest
) -> None:
    more = {} if kind == "sqlite" else {"database": request.getfixturevalue("postgres_url")}
    running = own_server(**more)
    ann, nobody = Person(running.url, "Ann"), Person(running.url)
    id = ann.table("me", "me", options={"rounds": "nine"}, visibility="public")
    schema = schemathesis.openapi.from_url(
        f"{running.url}/api/schema/openapi.json", config=SchemathesisConfig()
    )
    found: list[Any] = list(schema.get_all_operations())
    operations = [result.ok() for result in found]
    assert len(operations) > 35
    for operation in operations:
        is_ending = operation.path in ENDING and operation.method != "get"
        fuzz(operation, nobody if is_ending else ann, id)
    for person in (ann, nobody):
        person.close()


def fuzz(operation: Any, person: Person, id: str) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), unfit=st.sampled_from(UNFIT), choose=st.randoms())
    def once(case: Any, unfit: str, choose: random.Random) -> None:
        # Half of the requests concern a game that is there, and half of them have something unfit in them.
        if "id" in case.path_parameters and choose.random() < 0.5:
            case.path_parameters["id"] = id
        if choose.random() < 0.5:
            answer = send_spoiled(operation, case, person.http, unfit, choose)
            assert answer.status_code < 500, f"{answer.request.url} {answer.text}"
            check(answer)
        else:
            answer = case.call(base_url=person.url, cookies=dict(person.http.cookies))
            case.validate_response(answer, checks=CHECKS)

    once()


def send_spoiled(
    operation: Any, case: Any, http: httpx.Client, unfit: str, choose: random.Random
) -> httpx.Response:
    """Send a request with something unfit in one of its texts, wherever that is."""
    given = {"path": case.path_parameters, "query": case.query or {}, "body": case.body}
    holders = [part for part, value in given.items() if texts_of(value)]
    if holders:
        part = choose.choice(holders)
        given[part] = spoiled(given[part], choose.choice(texts_of(given[part])), unfit, choose)
    path = operation.path
    for name, value in given["path"].items():
        path = path.replace(f"{{{name}}}", encoded(value))
    pairs = [
        f"{encoded(name)}={encoded(each)}"
        for name, value in given["query"].items()
        for each in (value if isinstance(value, list) else [value])
    ]
    body = given["body"]
    sent: dict[str, Any] = {}
    if operation.body and isinstance(body, (dict, list, str, int, float, bool, type(None))):
        sent = {
            "content": json.dumps(body).encode(),
            "headers": {"content-type": "application/json"},
        }
    address = f"{path}?{'&'.join(pairs)}" if pairs else path
    return http.request(operation.method, address, **sent)


def encoded(value: Any) -> str:
    return quote(str(value), safe="", errors="surrogatepass")


def texts_of(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to all texts in a JSON value."""
    if isinstance(value, str):
        return [way]
    if isinstance(value, dict):
        return [found for key, each in value.items() for found in texts_of(each, (*way, key))]
    if isinstance(value, list):
        return [found for n, each in enumerate(value) for found in texts_of(each, (*way, n))]
    return []


def spoiled(value: Any, way: tuple[Any, ...], unfit: str, choose: random.Random) -> Any:
    """Return a JSON value with something unfit put into the text at the end of a way."""
    if not way:
        place = choose.randrange(len(value) + 1)
        return value[:place] + unfit + value[place:]
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[way[0]] = spoiled(value[way[0]], way[1:], unfit, choose)
    return copy
