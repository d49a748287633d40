"""Positions set up by hand on the server: drawn, refused in words, analysed, and kept apart from running games."""

from typing import Any

import pytest

from ironroad.games import REGISTRY
from tests.server.clients import Person
from tests.server.conftest import Meet

TITLES = [id for id in REGISTRY.ids() if REGISTRY.title(id).has_placing]
OPENED = {
    "phase": "phase-1",
    "certificates-red-1": 2,
    "certificates-blue-2": 2,
    "certificates-green-3": 1,
    "status-yellow": "removed",
}


def drawn(person: Person, title: str = "trans-siberian", **more: Any) -> Any:
    body = {"seats": 3, **more}
    return person.ok("POST", f"/api/titles/{title}/position", body)


def values_of(found: Any) -> dict[str, Any]:
    return {field["id"]: field["value"] for field in found["fields"]}


def begun(person: Person, found: Any, title: str = "trans-siberian") -> Any:
    wish = {"title": title, "seats": found["seats"], "options": found["options"]}
    return person.ok("POST", "/api/analyses", {**wish, "edition_text": found["text"]})


@pytest.mark.parametrize("title", TITLES)
def test_a_fresh_set_up_is_read_field_by_field(meet: Meet, title: str) -> None:
    ann = meet("Ann")
    facts = next(each for each in ann.ok("GET", "/api/titles") if each["id"] == title)
    found = drawn(ann, title)
    again = drawn(ann, title, values=values_of(found))

    assert facts["placing"]
    assert found["problem"] is None
    assert found["view"]["title"] == title
    assert (again["view"], again["text"]) == (found["view"], found["text"])
    assert drawn(ann, title, text=found["text"])["fields"] == found["fields"]
    assert begun(ann, found, title)["own_edition"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_cannot_be_is_told_in_words_with_the_field_to_blame(meet: Meet, language: str) -> None:
    ann = meet("Ann")
    ann.ok("PATCH", "/api/me", {"language": language})
    found = drawn(ann, values={**OPENED, "treasury-yellow": 5})

    assert found["view"] is None
    assert found["blamed"] == "treasury-yellow"
    assert found["problem"]["args"]["reason"]["id"] == "ts-place-no-treasury"
    assert values_of(found)["treasury-yellow"] == 5
    wish = {"title": "trans-siberian", "seats": 3, "edition_text": found["text"]}
    problem = ann.refused(422, "error-edition", "POST", "/api/analyses", wish)
    assert {"en": "no treasury", "es": "no tiene caja"}[language] in problem["sentence"]


def test_a_position_is_analysed_thought_about_and_played_on(meet: Meet) -> None:
    ann = meet("Ann")
    found = drawn(ann, values={**OPENED, "turn": "seat-2", "treasury-red": 30})
    analysis = begun(ann, found)
    path = f"/api/analyses/{analysis['id']}"
    at = ann.ok("GET", f"{path}/position?node={analysis['begin']}")
    thought = ann.ok("POST", f"{path}/think", {"node": analysis["begin"], "iterations": 8})
    game = ann.ok("POST", f"{path}/branch", {"node": analysis["begin"], "seat": 1})

    assert at["seat"] == 1
    assert thought["options"] or thought["chances"]
    assert ann.position(game["table"]["id"])["view"]["railroads"][0]["treasury"] == 30


def test_a_position_of_an_analysis_is_changed_by_hand(meet: Meet) -> None:
    ann = meet("Ann")
    analysis = begun(ann, drawn(ann, values=OPENED))
    begin = analysis["begin"]
    taken = drawn(ann, analysis=analysis["id"], node=begin)
    changed = drawn(ann, text=taken["text"], values={**values_of(taken), "cash-1": 7})

    assert {id: values_of(taken)[id] for id in OPENED} == OPENED
    assert changed["view"]["players"][0]["cash"] == 7
    address = "/api/titles/mini-express/position"
    wish = {"seats": 3, "analysis": analysis["id"], "node": begin}
    ann.refused(404, "server-unknown-analysis", "POST", address, wish)


def test_an_edition_with_a_position_is_checked_drawn_and_shared(meet: Meet) -> None:
    ann = meet("Ann")
    text = drawn(ann, seats=4)["text"]
    address = "/api/titles/trans-siberian"
    broken = {"text": text.replace("[position]", "[position]\ncash-9 = 1")}

    assert ann.ok("POST", f"{address}/edition", {"text": text})["name"] == "by-hand"
    assert ann.ok("POST", f"{address}/drawing", {"text": text})["view"]["phase"] == 1
    key = ann.ok("POST", f"{address}/shared", {"text": text})["key"]
    assert ann.ok("GET", f"{address}/shared/{key}")["text"] == text
    problem = ann.refused(422, "error-edition", "POST", f"{address}/edition", broken)
    assert "cash-9" in problem["sentence"]
    seats = [{"kind": "me"}] * 4
    wish = {"title": "trans-siberian", "seats": seats, "edition_text": text}
    assert ann.ok("POST", "/api/games", wish)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"seats": 9}, 422, "error-seats"),
        ({"seats": 3, "edition": "none"}, 400, "server-unknown-edition"),
        ({"seats": 3, "text": "nothing"}, 422, "error-edition"),
        ({"seats": 3, "values": {"x": 1}}, 422, "position-unknown-field"),
        ({"seats": 3, "text": "x" * 300_000}, 400, "server-too-long"),
        ({"seats": 3, "analysis": "none"}, 404, "server-unknown-analysis"),
    ],
)
def test_what_makes_no_sense_is_refused(
    meet: Meet, body: dict[str, Any], status: int, reason: str
) -> None:
    address = "/api/titles/trans-siberian/position"
    meet("Ann").refused(status, reason, "POST", address, body)


@pytest.mark.parametrize("value", [-1, 2**53, "seat-9", '"]\\', "rot"])
def test_hostile_values_are_answered_with_a_sentence(meet: Meet, value: int | str) -> None:
    ann = meet("Ann")
    for field in ("turn", "cash-1", "stock-red", "cube-moscow-oryol"):
        found = drawn(ann, values={**OPENED, field: value})
        assert found["problem"] is not None
        assert len(found["fields"]) > 100


def test_nobody_who_plays_sets_their_game_up_by_hand(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "me", "me", title="trans-siberian")
    ann.play(id, "bid 8")
    view = ann.position(id)["view"]
    values = {"turn": f"seat-{view['current'] + 1}"}
    found = drawn(ann, values=values)
    wish = {"title": "trans-siberian", "seats": 3, "options": found["options"]}
    body = {**wish, "edition_text": found["text"]}
    ann.refused(403, "server-analysis-seated", "POST", "/api/analyses", body)
    bob.ok("POST", "/api/analyses", body)
    other = drawn(ann, values={**values, "cash-1": 40})
    assert begun(ann, other)
