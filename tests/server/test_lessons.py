"""Lessons at the server: a game on one seat, in which the others play as the lesson says."""

import time

import pytest

import ironroad
from ironroad.lessons import lesson_of
from tests.server.clients import Person, new_key
from tests.server.conftest import Meet

TITLES = ironroad.titles()


def wait_for_turn(person: Person, id: str, move: int) -> None:
    """Wait until the learner decides, at this move."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        position = person.position(id)
        if position["actions"] and position["move"] == move:
            return
        time.sleep(0.02)
    raise AssertionError(f"at {position['move']}, not at {move}")


def begin(person: Person, title: str) -> str:
    made = person.ok("POST", "/api/games/lessons", {"title": title, "key": new_key()})
    id: str = made["table"]["id"]
    return id


@pytest.mark.parametrize("title", TITLES)
def test_a_learner_plays_a_lesson_to_its_end(meet: Meet, title: str) -> None:
    ann = meet("Ann")
    id = begin(ann, title)
    taught = lesson_of(title)
    assert taught is not None
    told = ann.ok("GET", f"/api/titles/{title}/lesson")
    assert told["seat"] == taught.seat
    assert [step["id"] for step in told["steps"]] == [step.id for step in taught.steps]

    for step in told["steps"]:
        if step["action"]:
            wait_for_turn(ann, id, step["move"])
            ann.play(id, step["action"])

    # After the lesson bots play on, and the game does too.
    last = told["steps"][-1]["move"]
    ends = time.monotonic() + 60
    while (position := ann.position(id))["move"] <= last or not position["actions"]:
        assert time.monotonic() < ends, position["move"]
        time.sleep(0.05)
    played = ann.http.get(f"/api/games/{id}/record").text.split("\n\n", 1)[1].split("\n")
    moves = list(taught.moves)
    assert [one for one, other in zip(played, moves, strict=False) if one not in (other, "?")] == []


def test_whoever_leaves_the_lesson_plays_against_bots(meet: Meet) -> None:
    ann = meet("Ann")
    id = begin(ann, "mini-express")
    first = ann.position(id)["move"]
    ann.play(id, "choose brown")

    ends = time.monotonic() + 60
    while (position := ann.position(id))["move"] < first + 3 or not position["actions"]:
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_a_lesson_is_the_learners_alone_and_waits(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = begin(ann, "trans-siberian")

    bob.refused(404, "server-unknown-game", "GET", f"/api/games/{id}")
    mine = ann.ok("GET", "/api/games?list=mine")["tables"]
    (table,) = [table for table in mine if table["id"] == id]
    assert table["terms"]["lesson"]
    assert table["my_turn"]
    facts = {title["id"]: title for title in ann.ok("GET", "/api/titles")}
    assert table["moves"] < facts["trans-siberian"]["lesson"]
    assert facts["cards"]["lesson"] is None


def test_what_has_no_lesson_is_refused(meet: Meet) -> None:
    ann = meet("Ann")
    ann.refused(404, "server-no-lesson", "GET", "/api/titles/cards/lesson")
    ann.refused(404, "server-no-lesson", "POST", "/api/games/lessons", {"title": "cards"})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"title": "cards", "seats": seats, "terms": {"lesson": True}}
    ann.refused(400, "server-lesson-table", "POST", "/api/games", wish)


def test_a_repeated_request_begins_one_lesson(meet: Meet) -> None:
    ann = meet("Ann")
    wish = {"title": "mini-express", "key": new_key()}
    made = [ann.ok("POST", "/api/games/lessons", wish)["table"]["id"] for _ in range(2)]

    assert made[0] == made[1]
