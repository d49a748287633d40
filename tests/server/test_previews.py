"""Previews of all actions of a decision in one request; what moves brought, when and by whom."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

from ironroad.core.engine import FORCED
from ironroad.face import new
from ironroad.server.games import previews
from tests.server.clients import Person, Server
from tests.server.conftest import Meet

TITLES = ["mini-express", "russian-railroads", "trans-siberian"]


def asked(person: Person, id: str) -> Any:
    return person.ok("GET", f"/api/games/{id}/previews")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which actions were looked at, one for each decision."""
    threads: list[str] = []
    looking = previews.previews_of

    def noting(*work: Any) -> Any:
        threads.append(threading.current_thread().name)
        return looking(*work)

    monkeypatch.setattr(previews, "previews_of", noting)
    return threads


@pytest.mark.parametrize("title", TITLES)
def test_every_action_has_a_preview_at_the_version_of_the_position(meet: Meet, title: str) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title=title)
    for _ in range(8):
        position = ann.position(id)
        answer = asked(ann, id)
        assert answer["version"] == position["version"]
        texts = [action["text"] for action in position["actions"]]
        assert [option["action"] for option in answer["options"]] == texts
        ann.play(id, texts[-1])


def test_a_preview_tells_what_happens_and_not_that_there_was_no_other_choice() -> None:
    table = new("russian-railroads", 3, seed=2)
    forced = 0
    told = 0
    for _ in range(30):
        texts = table.options()
        for option in previews.previews_of(table.title, table.rules, table.state, texts):
            # The core writes what ``Words`` describes as dictionaries.
            ids = [cast("dict[str, str]", event)["id"] for event in option.events]
            assert FORCED not in ids
            told += len(ids)
        before = len(table.log())
        table.play(texts[0])
        forced += FORCED in [message.id for _, message in table.log()[before:]]
    assert forced
    assert told


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_comes_true(meet: Meet, title: str) -> None:
    """An action after which nobody is asked on changes the projected points as it was told."""
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title=title)
    told = 0
    for step in range(40):
        position = ann.position(id)
        if position["seat"] is None:
            break
        options = {each["action"]: each for each in asked(ann, id)["options"]}
        action = position["actions"][step % len(position["actions"])]["text"]
        ann.play(id, action)
        option = options[action]
        if not option["follows"]:
            told += 1
            assert option["complete"]
            for change in option["changes"]:
                assert change["low"] == change["high"] != 0
            seen = [event["words"] for event in ann.position(id)["events"]]
            seen = [words for words in seen if words["id"] != FORCED]
            assert seen[: len(option["events"])] == option["events"]
    assert told


def test_the_same_question_is_answered_once_and_beside_the_event_loop(
    server: Server, meet: Meet, looked: list[str]
) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", title="russian-railroads")
    with ThreadPoolExecutor(4) as askers:
        answers = list(askers.map(lambda _: asked(ann, id), range(8)))
    assert all(answer == answers[0] for answer in answers)
    assert len(looked) == 1
    assert looked[0] != server.thread_name
    ann.play(id, ann.position(id)["actions"][0]["text"])
    asked(ann, id)
    assert len(looked) == 2


def test_what_failed_is_tried_again(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title="mini-express")
    monkeypatch.setattr(previews, "BUDGET", None)
    assert ann.ask("GET", f"/api/games/{id}/previews").status_code == 500
    monkeypatch.undo()
    assert asked(ann, id)["options"]


@pytest.mark.parametrize(
    ("title", "first", "last"),
    [
        ("mini-express", "me-score", "me-score"),
        ("russian-railroads", "rr-score-so-far", "rr-score-industry"),
        ("trans-siberian", "ts-score-cash", "ts-score-dividend"),
    ],
)
def test_positions_tell_projected_points_line_by_line(
    meet: Meet, title: str, first: str, last: str
) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title=title)
    cards = ann.position(id)["projected"]
    while not all(card["items"] for card in cards):
        ann.play(id, ann.position(id)["actions"][0]["text"])
        cards = ann.position(id)["projected"]
    assert len(cards) == 3
    for card in cards:
        assert card["total"] == sum([item["points"] for item in card["items"]])
        labels = [item["label"]["id"] for item in card["items"]]
        assert (labels[0], labels[-1]) == (first, last)


@pytest.mark.parametrize("title", TITLES)
def test_what_a_move_brought_is_what_was_told_before(meet: Meet, title: str) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title=title)
    compared = 0
    for step in range(30):
        position = ann.position(id)
        if position["seat"] is None:
            break
        options = {each["action"]: each for each in asked(ann, id)["options"]}
        action = position["actions"][step % len(position["actions"])]["text"]
        ann.play(id, action)
        if not options[action]["follows"]:
            brought = ann.ok("GET", f"/api/games/{id}/effect?move={position['move'] + 1}")
            assert brought["changes"] == options[action]["changes"]
            assert brought["added"] == options[action]["added"]
            assert brought["removed"] == options[action]["removed"]
            compared += 1
    assert compared
    last = ann.position(id)["last"]
    ann.refused(409, "server-no-move", "GET", f"/api/games/{id}/effect?move={last + 1}")
    ann.refused(409, "server-no-move", "GET", f"/api/games/{id}/effect?move=0")


def test_the_log_tells_who_moved_and_when_and_forgets_what_was_taken_back(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title="trans-siberian")
    ann.play(id, ann.position(id)["actions"][0]["text"])
    begun = ann.position(id)
    seat = begun["seat"]
    ann.play(id, begun["actions"][1]["text"])
    first = ann.position(id)["events"]
    assert {(event["move"], event["seat"]) for event in first} == {(begun["move"] + 1, seat)}
    ann.ok(
        "POST", f"/api/games/{id}/undo", {"version": ann.position(id)["version"], "key": "undo-1"}
    )
    ann.play(id, begun["actions"][0]["text"])
    log = ann.ok("GET", f"/api/games/{id}/log")["events"]
    again = [event for event in log if event["move"] == begun["move"] + 1]
    assert {event["seat"] for event in again} == {seat}
    assert all(event["at"] > first[0]["at"] for event in again)
    times = [event["at"] for event in log if event["at"] is not None]
    assert times == sorted(times)
    assert {event["seat"] for event in log if event["move"] == 1} == {None}, "chance dealt first"
