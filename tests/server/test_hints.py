"""Hints and warnings: given to whoever plays alone against bots, counted, and worked out from what the seat may know."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from ironroad.games import REGISTRY
from ironroad.server.settings import Limits
from ironroad.study.puzzles import Puzzle, puzzles_of
from tests.server.clients import PATIENCE, Person, Server
from tests.server.conftest import PATIENT, Meet


def hint(id: str) -> str:
    return f"/api/games/{id}/hint"


def alone(person: Person, title: str = "mini-express", **more: Any) -> str:
    """Return a game of one person against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    made = person.ok("POST", "/api/games", {"title": title, "seats": seats, **more})
    id: str = made["table"]["id"]
    return id


def to_move(person: Person, id: str) -> Any:
    """Wait until the person is asked; return the position."""
    end = time.monotonic() + PATIENCE
    while not (position := person.position(id))["actions"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    return position


def asked(id: str, *people: Person) -> Person:
    """Wait until one of these people is asked, and return who it is."""
    end = time.monotonic() + PATIENCE
    while not (found := [each for each in people if each.position(id)["actions"]]):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found[0]


def costly(person: Person) -> tuple[str, Any, str, str]:
    """Return a game against bots in the position of a puzzle, what is worst in it, and what is best."""
    found = [puzzle for title in REGISTRY.ids() for puzzle in puzzles_of(title).values()]
    puzzle = max(found, key=lambda each: each.chances[each.solution].value - worst(each)[1])
    wish = {"record": puzzle.record, "kind": "table"}
    made = person.ok("POST", "/api/games/imports", wish)["table"]
    for seat in range(len(made["seats"])):
        kind = {"kind": "me"} if seat == puzzle.seat else {"kind": "bot", "level": "random"}
        person.ok("PUT", f"/api/games/{made['id']}/seats/{seat}", kind)
    person.ok("POST", f"/api/games/{made['id']}/start")
    position = to_move(person, made["id"])
    return made["id"], position, worst(puzzle)[0], puzzle.solution


def worst(puzzle: Puzzle) -> tuple[str, float]:
    """Return the worst option of a puzzle and its chance."""
    action = min(puzzle.chances, key=lambda each: puzzle.chances[each].value)
    return action, puzzle.chances[action].value


def wish(position: Any, **more: Any) -> dict[str, Any]:
    return {"version": position["version"], **more}


def hints_of(person: Person, id: str) -> list[int]:
    return [seat["hints"] for seat in person.game(id)["table"]["seats"]]


def test_a_hint_names_the_best_options_with_reasons_and_is_counted(meet: Meet) -> None:
    ann = meet("Ann")
    id = alone(ann)
    position = to_move(ann, id)
    assert ann.game(id)["table"]["may_hint"]
    assert hints_of(ann, id) == [0, 0, 0]
    found = ann.ok("POST", hint(id), wish(position))

    legal = {action["text"] for action in position["actions"]}
    options = found["options"]
    assert 2 <= len(options) <= 3
    assert {each["action"] for each in options} <= legal
    assert [each["chance"] for each in options] == sorted(
        [each["chance"] for each in options], reverse=True
    )
    for each in options:
        assert 0 <= each["low"] <= each["chance"] <= each["high"] <= 1
        assert all([said["id"].startswith("study-") for said in each["reasons"]])
    assert any([each["reasons"] for each in options])
    assert found["hints"] == 1
    assert hints_of(ann, id) == [1, 0, 0]
    # The same position is the same hint, counted once.
    assert ann.ok("POST", hint(id), wish(position)) == found
    assert hints_of(ann, id) == [1, 0, 0]


def test_everybody_who_watches_is_told_of_a_hint(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    id = alone(ann, visibility="public")
    position = to_move(ann, id)
    watching = eve.socket()
    watching.watch(id)
    ann.ok("POST", hint(id), wish(position))

    told = watching.wait("table")["table"]
    assert [seat["hints"] for seat in told["seats"]] == [1, 0, 0]
    assert not told["may_hint"]
    watching.close()


def test_hints_are_only_for_who_plays_alone_against_bots(meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    body = {"title": "mini-express", "seats": seats, "visibility": "public", "start": False}
    id = ann.ok("POST", "/api/games", body)["table"]["id"]
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    # A bot may be the first to decide.
    first = asked(id, ann, bob)
    position = to_move(first, id)
    assert not first.game(id)["table"]["may_hint"]
    first.refused(403, "server-hint-people", "POST", hint(id), wish(position))
    action = position["actions"][0]["text"]
    warn = f"/api/games/{id}/warning"
    first.refused(403, "server-hint-people", "POST", warn, wish(position, action=action))
    eve.refused(403, "server-not-seated", "POST", hint(id), wish(position))
    # Who has gone has played, too.
    other = bob if first is ann else ann
    other.do(id, "resign")
    position = to_move(first, id)
    first.refused(403, "server-hint-people", "POST", hint(id), wish(position))
    assert hints_of(ann, id) == [0, 0, 0]


def test_hints_are_not_for_one_person_on_all_seats(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", "me", title="mini-express")
    ann.refused(403, "server-hint-people", "POST", hint(id), wish(ann.position(id)))


def test_a_rated_game_has_no_hints(meet: Meet) -> None:
    ann = meet("Ann")
    ann.ok("POST", "/api/accounts", {"login": f"ann-{time.time_ns()}", "password": "long enough"})
    terms = {"rated": True, "clock": {"kind": "deadline", "seconds": 86_400}}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    body = {"title": "mini-express", "seats": seats, "terms": terms}
    id = ann.ok("POST", "/api/games", body)["table"]["id"]
    position = to_move(ann, id)
    assert not ann.game(id)["table"]["may_hint"]
    ann.refused(403, "server-rated-no-help", "POST", hint(id), wish(position))
    action = position["actions"][0]["text"]
    warn = f"/api/games/{id}/warning"
    ann.refused(403, "server-rated-no-help", "POST", warn, wish(position, action=action))


def test_who_is_not_to_move_or_late_gets_no_hint(meet: Meet) -> None:
    ann = meet("Ann")
    id = alone(ann)
    position = to_move(ann, id)
    problem = ann.refused(
        409, "server-stale", "POST", hint(id), {"version": position["version"] + 5}
    )
    assert problem["version"] == position["version"]
    ann.refused(
        422,
        "error-illegal-action",
        "POST",
        f"/api/games/{id}/warning",
        wish(position, action="build no-such-company"),
    )


def test_a_seat_that_is_not_to_move_gets_no_hint(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    # Without bot processes the game waits for its bot for ever.
    server = own_server(bots=0)
    ann = meet("Ann", server.url)
    id = alone(ann, "trans-siberian")
    position = ann.position(id)
    for _ in range(40):
        if not position["actions"]:
            break
        ann.play(id)
        position = ann.position(id)
    assert not position["actions"]
    ann.refused(403, "server-not-your-turn", "POST", hint(id), wish(position))


def test_without_processes_there_are_no_hints_and_no_warnings(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    server = own_server(bots=0)
    ann = meet("Ann", server.url)
    for _ in range(20):
        id = alone(ann)
        position = ann.position(id)
        if position["actions"]:
            break
    ann.refused(503, "server-hint-nobody", "POST", hint(id), wish(position))
    action = position["actions"][0]["text"]
    assert ann.ok("POST", f"/api/games/{id}/warning", wish(position, action=action)) == {
        "warning": None
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_hints_outlive_a_restart(
    kind: str, own_server: Callable[..., Server], meet: Meet, request: pytest.FixtureRequest
) -> None:
    more = {} if kind == "sqlite" else {"database": request.getfixturevalue("own_postgres")}
    server = own_server(bots=1, **more)
    ann = meet("Ann", server.url)
    id = alone(ann)
    ann.ok("POST", hint(id), wish(to_move(ann, id)))
    cookie = ann.http.cookies["ironroad"]
    server.stop()
    again = meet("", own_server(bots=1, **more).url)
    again.http.cookies.set("ironroad", cookie)
    assert hints_of(again, id) == [1, 0, 0]
    # Another decision is another hint.
    again.play(id)
    found = again.ok("POST", hint(id), wish(to_move(again, id)))
    assert found["hints"] == 2
    assert hints_of(again, id) == [2, 0, 0]


def test_a_hint_that_is_cancelled_is_not_counted(
    own_server: Callable[..., Server], meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironroad.server.hints.desk.HINT_ITERATIONS", 6000)
    server = own_server(bots=1)
    ann = meet("Ann", server.url)
    other = meet("", server.url)
    other.http.cookies.set("ironroad", ann.http.cookies["ironroad"])
    id = alone(ann)
    position = to_move(ann, id)
    answers: list[Any] = []
    asking = threading.Thread(
        target=lambda: answers.append(ann.ask("POST", hint(id), wish(position)))
    )
    asking.start()
    end = time.monotonic() + PATIENCE
    while not answers:
        other.ok("DELETE", hint(id))
        assert time.monotonic() < end
        time.sleep(0.02)
    asking.join()
    assert answers[0].status_code == 409
    assert answers[0].json()["error"]["id"] == "server-hint-cancelled"
    assert hints_of(other, id) == [0, 0, 0]


def test_a_costly_decision_is_warned_of_and_counts_as_a_hint(meet: Meet) -> None:
    ann = meet("Ann")
    id, position, bad, good = costly(ann)
    warn = f"/api/games/{id}/warning"
    found = ann.ok("POST", warn, wish(position, action=bad))["warning"]
    assert found is not None
    assert found["better"]["chance"] - found["chance"] >= 0.10
    assert found["better"]["action"] != bad
    assert found["hints"] == 1
    assert max(hints_of(ann, id)) == 1
    # It is asked back about the same decision as often as one likes, and counted once.
    assert ann.ok("POST", warn, wish(position, action=bad))["warning"] == found
    assert ann.ok("POST", warn, wish(position, action=good)) == {"warning": None}
    assert max(hints_of(ann, id)) == 1
    # The action is the player's: it is taken all the same.
    ann.play(id, bad)


def test_a_warning_does_not_wait_for_long(
    own_server: Callable[..., Server], meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironroad.server.hints.desk.WARNING_ITERATIONS", 50_000)
    impatient = Limits(entries_per_minute=1e6, warning_seconds=0.2)
    server = own_server(bots=1, limits=impatient)
    ann = meet("Ann", server.url)
    id = alone(ann)
    position = to_move(ann, id)
    action = position["actions"][0]["text"]
    warn = f"/api/games/{id}/warning"
    assert ann.ok("POST", warn, wish(position, action=action)) == {"warning": None}
    # Meanwhile the process thinks on, and nothing else is asked of it.
    another = position["actions"][1]["text"]
    assert ann.ok("POST", warn, wish(position, action=another)) == {"warning": None}
    ann.refused(429, "server-hint-busy", "POST", hint(id), wish(position))
    assert PATIENT.warning_seconds > 0.2
