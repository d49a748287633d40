"""What people and programs write: unfit text is refused at the gate, fit text survives everything."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ironroad.core.record import parse_record
from ironroad.server import wire
from ironroad.server.wire import text
from ironroad.server.wire.common import Body
from tests.server.clients import new_key, play_out
from tests.server.conftest import Meet

UNFIT = {
    "NUL": "An\x00na",
    "line break": "Anna\nBeth",
    "final line break": "Anna\n",
    "separator": "Anna\u2028Beth",
    "override": "Anna\u202eBeth",
    "isolate": "\u2066Anna",
    "zero width": "\u200b\u200d",
    "blank": "\u3000",
    "Hangul filler": "\u3164",
    "control": "Anna\x85",
}
FIT = ["Anna", "José María", "安娜", "Ann ❤️", "a, b", "c # d", '"', "\\", "ⵥ", "O'Hara", "x" * 40]


def requests() -> Iterator[type]:
    """All types that the server reads from outside."""
    yield from Body.__subclasses__()
    yield from get_args(wire.FromClient)


def texts_in(type: Any, path: str) -> Iterator[tuple[str, msgspec.inspect.StrType]]:
    """All texts inside a type, with where they are."""
    if isinstance(type, msgspec.inspect.StrType):
        yield path, type
    elif isinstance(type, msgspec.inspect.StructType):
        for field in type.fields:
            yield from texts_in(field.type, f"{path}.{field.name}")
    elif isinstance(type, msgspec.inspect.ListType):
        yield from texts_in(type.item_type, path)
    elif isinstance(type, msgspec.inspect.DictType):
        yield from texts_in(type.key_type, path)
        yield from texts_in(type.value_type, path)
    elif isinstance(type, msgspec.inspect.UnionType):
        for one in type.types:
            yield from texts_in(one, path)


FREE = {
    "SignIn.password",
    "NewPassword.old",
    "Farewell.password",
    # Kept as JSON, in which every character that is unfit for a database is escaped.
    "PersonChange.preferences",
}
"""Texts that are compared or encoded, and never stored as they are."""


@pytest.mark.parametrize("kind", list(requests()), ids=lambda kind: kind.__name__)
def test_every_text_of_a_request_has_a_pattern(kind: type) -> None:
    for path, found in texts_in(msgspec.inspect.type_info(kind), kind.__name__):
        assert path in FREE or found.pattern, path
        assert path in FREE or found.pattern is None or found.pattern.endswith(text.END), path


@pytest.mark.parametrize("name", list(UNFIT.values()), ids=list(UNFIT))
def test_unfit_names_are_refused(meet: Meet, name: str) -> None:
    stranger = meet()
    stranger.refused(400, "server-bad-field", "POST", "/api/guests", {"name": name})
    anna = meet("Anna")
    anna.refused(400, "server-bad-field", "PATCH", "/api/me", {"name": name})
    seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
    table = {"title": "cards", "seats": seats}
    found = anna.refused(400, "server-bad-field", "POST", "/api/games", table)
    assert found["error"]["args"]["field"] == "seats[0].name"
    table = {"title": "cards", "seats": [{"kind": "me"}], "name": name}
    anna.refused(400, "server-bad-field", "POST", "/api/games", table)


@pytest.mark.parametrize("name", FIT)
def test_fit_names_are_taken(meet: Meet, name: str) -> None:
    anna = meet("Anna")
    assert anna.ok("PATCH", "/api/me", {"name": name})["name"] == name


@pytest.mark.parametrize("bad", ["\x00", "\u202e", "\x07"])
def test_texts_of_all_kinds_are_refused(meet: Meet, bad: str) -> None:
    anna = meet("Anna")
    id = anna.table("me", "me")
    step = anna.step(id)
    game = f"/api/games/{id}"
    bodies: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", f"{game}/play", {**step, "action": f"bet{bad}1"}),
        ("POST", f"{game}/play", {**step, "action": "bet 1", "key": f"k{bad}"}),
        ("POST", f"{game}/undo", {**step, "key": f"k{bad}"}),
        ("POST", f"{game}/chat", {"text": f"hello{bad}"}),
        ("PUT", f"{game}/notes", {"text": f"hello{bad}"}),
        ("PUT", f"{game}/orders", {"orders": [{"actions": [f"bet{bad}1"]}]}),
        ("POST", f"{game}/join", {"token": f"a{bad}"}),
        ("PATCH", "/api/me", {"webhook": f"https://a{bad}"}),
        ("PATCH", "/api/me", {"email": f"a{bad}@example.org"}),
        ("POST", "/api/accounts", {"login": f"anna{bad}", "password": "long enough"}),
        ("POST", "/api/accounts", {"login": "anna", "password": f"long enough{bad}"}),
        ("POST", "/api/sessions", {"login": f"anna{bad}", "password": "long enough"}),
        ("POST", "/api/games", {"title": f"cards{bad}", "seats": [{"kind": "me"}]}),
        ("POST", "/api/games/imports", {"record": f"ironroad 1{bad}"}),
        ("POST", "/api/titles/cards/edition", {"text": f"[edition]{bad}"}),
    ]
    for method, path, body in bodies:
        anna.refused(400, "server-bad-field", method, path, body)
    assert anna.step(id)["version"] == step["version"]


def test_a_chat_message_may_have_several_lines(meet: Meet) -> None:
    anna = meet("Anna")
    id = anna.table("me", "open")
    anna.ok("POST", f"/api/games/{id}/chat", {"text": "one\n\ttwo"})
    assert anna.ok("GET", f"/api/games/{id}/chat")["lines"][0]["text"] == "one\n\ttwo"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/a%00b",
        "/api/games?search=%00",
        "/api/games?title=%0a",
        "/api/games?after=%00",
        "/api/titles/%00/editions/standard",
        "/api/games/abc?token=%e2%80%ae",
    ],
)
def test_addresses_with_control_characters_are_refused(meet: Meet, path: str) -> None:
    meet("Anna").refused(400, "server-bad-address", "GET", path)


@pytest.mark.parametrize(
    ("content", "kind", "status", "problem"),
    [
        (b'{"name": "Anna\xed\xa0\x80"}', "application/json", 400, "server-bad-request"),
        (b'{"name": "Anna\\ud800"}', "application/json", 400, "server-bad-request"),
        (b'{"name": "Anna"', "application/json", 400, "server-bad-request"),
        (b'{"name": "Anna", "colour": 1}', "application/json", 400, "server-unknown-field"),
        (b'{"name": "Anna"}', "text/plain", 415, "server-not-json"),
        (b'{"name": "Anna"}', "", 415, "server-not-json"),
        (b"name=Anna", "application/x-www-form-urlencoded", 415, "server-not-json"),
    ],
)
def test_what_is_not_json_is_refused(
    meet: Meet, content: bytes, kind: str, status: int, problem: str
) -> None:
    stranger = meet()
    headers = {"content-type": kind} if kind else {}
    answer = stranger.http.post("/api/guests", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, problem)


NAMES = st.from_regex(text.NAME, fullmatch=True).filter(lambda name: len(name) <= 40)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(names=st.tuples(NAMES, NAMES))
def test_names_survive_record_import_and_export(meet: Meet, names: tuple[str, str]) -> None:
    anna = meet("Anna")
    seats = [{"kind": "me", "name": name} for name in names]
    made = anna.ok("POST", "/api/games", {"title": "cards", "seats": seats})
    id = made["table"]["id"]
    play_out(id, anna)
    record = anna.http.get(f"/api/games/{id}/record").text
    assert parse_record(record).names == list(names)
    brought = anna.ok("POST", "/api/games/imports", {"record": record})
    assert [seat["name"] for seat in brought["table"]["seats"]] == list(names)
    again = anna.http.get(f"/api/games/{brought['table']['id']}/record").text
    assert parse_record(again).names == list(names)


def test_names_of_a_record_that_nobody_could_have_are_left_out(meet: Meet) -> None:
    anna = meet("Anna")
    id = anna.table("me", "me")
    play_out(id, anna)
    record = anna.http.get(f"/api/games/{id}/record").text
    line = next(line for line in record.splitlines() if line.startswith("names"))
    names = ", ".join([json.dumps("\x00"), json.dumps("\ud800")])
    record = record.replace(line, f"names: {names}")
    brought = anna.ok("POST", "/api/games/imports", {"record": record})
    assert [seat["name"] for seat in brought["table"]["seats"]] == ["Anna", "Anna"]


def test_a_bad_key_does_not_reach_others(meet: Meet) -> None:
    anna = meet("Anna")
    id = anna.table("me", "me")
    step = anna.step(id)
    key = new_key()
    body = {**step, "action": "bet 1", "key": f"{key}\x00more"}
    anna.refused(400, "server-bad-field", "POST", f"/api/games/{id}/play", body)
    anna.ok("POST", f"/api/games/{id}/play", {**step, "action": "bet 1", "key": key})
