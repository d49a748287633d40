"""The OpenAPI description says what the server does; `tests/server/contract.py` compares every answer with it."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Meet
from tests.server.contract import check, description

SAFE = ("get", "head", "options")
OPERATIONS = [(method, path) for path, item in description()["paths"].items() for method in item]
PROBLEM = {"$ref": "#/components/schemas/Problem"}


def described(method: str, path: str) -> Any:
    return description()["paths"][path][method]


def filled(path: str) -> str:
    return (
        path.replace("{seat}", "0")
        .replace("{language}", "en")
        .replace("{id}", "x")
        .replace("{name}", "x")
    )


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_refusals_have_their_real_shape_and_what_every_request_can_get(
    method: str, path: str
) -> None:
    answers = described(method, path)["responses"]
    expected = {"400", "500"}
    if path.startswith("/api"):
        expected.add("429")
    if method not in SAFE:
        expected |= {"403", "413", "415"}
    if path.startswith("/api/games/{id}"):
        expected.add("404")
    assert expected <= set(answers)
    for status, answer in answers.items():
        assert answer["description"]
        if status >= "400" and path != "/ready":
            assert answer["content"] == {"application/json": {"schema": PROBLEM}}


def test_a_problem_is_described_as_it_is_sent(meet: Meet) -> None:
    schema = description()["components"]["schemas"]["Problem"]
    sent = meet().refused(401, "server-not-signed-in", "GET", "/api/me")
    assert set(sent) == set(schema["properties"])


def test_texts_are_described_as_texts(meet: Meet) -> None:
    ann = meet("Ann")
    texts = [
        path
        for method, path in OPERATIONS
        if "text/plain"
        in (described(method, path)["responses"].get("200") or {}).get("content", {})
    ]
    assert texts == [
        "/api/titles/{id}/words/{language}",
        "/api/games/{id}/record",
        "/api/analyses/{id}/record",
        "/metrics",
    ]
    id = ann.table("me", "me")
    for path in ("/api/titles/cards/words/en", f"/api/games/{id}/record", "/metrics"):
        answer = ann.ask("GET", path)
        assert answer.headers["content-type"].startswith("text/plain")
    # What is refused there is a problem, and JSON.
    ann.refused(404, "server-unknown-game", "GET", "/api/games/none/record")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_that_is_not_said_to_be_json_is_refused_everywhere(meet: Meet, kind: str) -> None:
    ann = meet("Ann")
    for method, path in OPERATIONS:
        if method in SAFE:
            continue
        headers = {"content-type": kind} if kind else {}
        answer = ann.http.request(method, filled(path), content=b"{}", headers=headers)
        assert answer.status_code == 415, path
        check(answer)
    assert ann.ok("GET", "/api/me")["name"] == "Ann"


@pytest.mark.parametrize("status", [418, 409])
def test_an_answer_that_is_not_described_is_noticed(status: int) -> None:
    request = httpx.Request("GET", "http://localhost/api/me")
    with pytest.raises(AssertionError, match="is not described"):
        check(httpx.Response(status, request=request, json={}))


def test_an_answer_of_another_shape_is_noticed() -> None:
    request = httpx.Request("GET", "http://localhost/api/me")
    with pytest.raises(AssertionError, match="sentence"):
        check(httpx.Response(401, request=request, json={"type": "problem", "error": {"id": "x"}}))
    with pytest.raises(AssertionError, match="text/plain"):
        check(httpx.Response(401, request=request, text="no"))
