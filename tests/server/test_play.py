"""Playing: exactly once, undo within bounds, consent beyond them, confirmation, clocks, resignation."""

import threading
import time
from typing import Any

import pytest

from tests.server.clients import Person, new_key, play_out
from tests.server.conftest import Meet


def pair(meet: Meet, **more: Any) -> tuple[Person, Person, str]:
    """Two people at one table that has begun; the first is to move."""
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False, **more)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    return ann, bob, id


def wait_for_turn(person: Person, id: str) -> None:
    deadline = time.monotonic() + 60
    while not person.position(id)["actions"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize(("title", "seats"), [("cards", 2), ("trans-siberian", 4)])
def test_every_title_is_played_to_its_end(meet: Meet, title: str, seats: int) -> None:
    ann = meet("Ann")
    id = ann.table(*["me"] * seats, title=title)
    end = play_out(id, ann)
    assert end["status"] == "finished"
    assert len(end["outcome"]["places"]) == seats
    assert [score["total"] for score in end["scores"]] == end["outcome"]["totals"]


def test_a_repeated_request_gets_the_same_answer_and_no_second_move(meet: Meet) -> None:
    ann, _, id = pair(meet)
    body = ann.step(id, action="bet 1")
    first = ann.ok("POST", f"/api/games/{id}/play", body)
    for _ in range(3):
        assert ann.ok("POST", f"/api/games/{id}/play", body) == first
    assert ann.position(id)["view"]["bets"] == [1, 0]


def test_a_request_that_comes_too_late_is_told_the_present_version(meet: Meet) -> None:
    ann, _, id = pair(meet)
    old = ann.step(id, action="bet 1")
    done = ann.play(id, "bet 2")
    late = {**old, "key": new_key()}
    problem = ann.refused(409, "server-stale", "POST", f"/api/games/{id}/play", late)
    assert problem["version"] == done["version"]


def test_of_many_who_play_the_same_version_one_is_accepted(meet: Meet) -> None:
    ann, _, id = pair(meet)
    bodies = [ann.step(id, action=f"bet {n % 3}") for n in range(12)]
    statuses: list[int] = []

    def send(body: object) -> None:
        with_own_connection = Person(ann.url)
        with_own_connection.http.cookies = ann.http.cookies
        answer = with_own_connection.ask("POST", f"/api/games/{id}/play", body)
        statuses.append(answer.status_code)
        with_own_connection.close()

    threads = [threading.Thread(target=send, args=(body,)) for body in bodies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * 11
    assert ann.position(id)["move"] == 3


def test_what_is_no_action_or_not_legal_changes_nothing(meet: Meet) -> None:
    ann, _, id = pair(meet)
    before = ann.game(id)
    ann.cannot(422, "error-unknown-action", id, "play", action="bet 99")
    ann.cannot(422, "error-illegal-action", id, "play", action="hide left")
    assert ann.game(id) == before


def test_undo_takes_back_ones_own_decisions_up_to_the_other_seat(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    start = ann.position(id)
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    assert ann.position(id)["may_undo"]
    bob.cannot(422, "error-nothing-to-undo", id, "undo")
    ann.do(id, "undo")
    assert ann.position(id)["move"] == 3
    ann.do(id, "undo")
    back = ann.position(id)
    assert (back["move"], back["view"], back["actions"]) == (
        start["move"],
        start["view"],
        start["actions"],
    )
    ann.cannot(422, "error-nothing-to-undo", id, "undo")


def test_restart_takes_back_the_whole_turn(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    assert ann.position(id)["turn_start"] == 2
    ann.do(id, "restart")
    assert ann.position(id)["move"] == 2
    ann.play(id, "bet 2")
    ann.play(id, "hide right")
    bob.play(id, "bet 0")
    ann.cannot(422, "error-nothing-to-undo", id, "restart")


def test_beyond_that_all_must_agree(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    for person, action in ((ann, "bet 1"), (ann, "hide left"), (bob, "bet 0")):
        person.play(id, action)
    ann.cannot(400, "server-bad-move-number", id, "propose", kind="undo", argument=0)
    ann.cannot(400, "server-bad-move-number", id, "propose", kind="undo", argument=99)
    ann.do(id, "propose", kind="undo", argument=2)
    proposal = bob.position(id)["proposal"]
    assert (proposal["kind"], proposal["argument"], proposal["needed"]) == ("undo", 2, [1])
    ann.cannot(409, "server-nothing-to-answer", id, "answer", agree=True)
    ann.cannot(409, "server-proposal-waits", id, "propose", kind="pause")
    bob.do(id, "answer", agree=False)
    assert bob.position(id)["move"] == 5
    ann.do(id, "propose", kind="undo", argument=2)
    bob.do(id, "answer", agree=True)
    assert bob.position(id)["move"] == 2
    assert bob.position(id)["proposal"] is None


def test_a_bot_agrees_to_everything(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "bot", options={"rounds": "nine"})
    ann.play(id)
    ann.play(id)
    wait_for_turn(ann, id)
    ann.do(id, "propose", kind="undo", argument=2)
    assert ann.position(id)["move"] == 2


def test_a_turn_counts_when_it_is_confirmed(meet: Meet) -> None:
    ann, bob, id = pair(meet, terms={"confirm": True})
    ann.play(id, "bet 1")
    ann.cannot(409, "server-nothing-to-confirm", id, "confirm")
    ann.play(id, "hide left")
    assert ann.position(id)["unconfirmed"] == 0
    assert bob.position(id)["actions"] == []
    bob.cannot(409, "server-unconfirmed", id, "play", action="bet 1")
    bob.cannot(409, "server-nothing-to-confirm", id, "confirm")
    ann.do(id, "undo")
    assert ann.position(id)["unconfirmed"] is None
    ann.play(id, "hide right")
    ann.do(id, "confirm")
    bob.play(id, "bet 1")
    assert play_confirmed(id, ann, bob) == "finished"


def play_confirmed(id: str, *people: Person) -> str:
    for _ in range(200):
        for person in people:
            position = person.position(id)
            if position["status"] != "running":
                return str(position["status"])
            if (
                position["unconfirmed"] is not None
                and position["unconfirmed"] == position["viewer"]
            ):
                person.do(id, "confirm")
            elif position["actions"]:
                person.play(id)
    return "running"


def test_a_pause_needs_consent_and_stops_the_game(meet: Meet) -> None:
    ann, bob, id = pair(meet, terms={"clock": {"kind": "bank", "seconds": 600, "increment": 5}})
    ann.cannot(409, "server-not-paused", id, "propose", kind="resume")
    bob.do(id, "propose", kind="pause")
    ann.do(id, "answer", agree=True)
    position = ann.position(id)
    assert position["paused"]
    assert position["clock"]["turn"] is None
    ann.cannot(409, "server-paused", id, "play", action="bet 1")
    ann.do(id, "propose", kind="resume")
    bob.do(id, "answer", agree=True)
    ann.play(id, "bet 1")


def test_the_clock_charges_whoever_is_waited_for(meet: Meet) -> None:
    began = time.monotonic()
    ann, bob, id = pair(meet, terms={"clock": {"kind": "bank", "seconds": 100, "increment": 10}})
    time.sleep(0.3)
    ann.play(id, "bet 1")
    left = ann.position(id)["clock"]["left"]
    assert 100 - (time.monotonic() - began) <= left[0] < 99.8
    assert left[1] == 100
    ann.play(id, "hide left")
    clock = bob.position(id)["clock"]
    assert clock["turn"] == 1
    assert 105 < clock["left"][0] < 109.8
    bob.cannot(409, "server-time-left", id, "timeout")


def test_when_time_is_out_the_others_may_let_a_bot_play(meet: Meet) -> None:
    ann, bob, id = pair(meet, terms={"clock": {"kind": "deadline", "seconds": 0}})
    bob.do(id, "timeout")
    assert bob.game(id)["table"]["seats"][0]["gone"] == "timeout"
    assert play_out(id, bob)["status"] == "finished"
    ann.cannot(403, "server-not-seated", id, "play", action="bet 1")


def test_a_table_may_say_that_nobody_is_replaced(meet: Meet) -> None:
    terms = {"clock": {"kind": "deadline", "seconds": 0}, "timeout": "nothing"}
    _, bob, id = pair(meet, terms=terms)
    bob.cannot(403, "server-no-timeout", id, "timeout")


def test_a_seat_is_given_to_a_bot_by_agreement(meet: Meet) -> None:
    ann, bob, cat = meet("Ann"), meet("Bob"), meet("Cat")
    id = ann.table("me", "open", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    cat.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    bob.cannot(400, "server-bad-seat", id, "propose", kind="replace", argument=1)
    bob.do(id, "propose", kind="replace", argument=0)
    cat.do(id, "answer", agree=True)
    assert bob.game(id)["table"]["seats"][0]["gone"] == "replaced"
    assert play_out(id, bob, cat)["status"] == "finished"


def test_resignation_leaves_the_seat_to_a_bot_and_the_last_one_ends_the_game(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    bob.cannot(403, "server-not-this-seat", id, "resign", seat=0)
    ann.do(id, "resign")
    assert bob.game(id)["table"]["seats"][0]["gone"] == "resigned"
    wait_for_turn(bob, id)
    bob.do(id, "resign")
    assert bob.game(id)["table"]["status"] == "abandoned"


def test_a_preview_tells_what_is_certain(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    events = ann.ok("GET", f"/api/games/{id}/preview?action=bet 2")["events"]
    assert events == [{"id": "cards-event-bet", "args": {"seat": 0, "amount": 2}}]
    assert ann.position(id)["move"] == 2
    bob.refused(403, "server-not-your-turn", "GET", f"/api/games/{id}/preview?action=bet 2")
    ann.refused(422, "error-illegal-action", "GET", f"/api/games/{id}/preview?action=hide left")


def test_the_outcome_tells_of_rivals_without_a_seat(meet: Meet) -> None:
    ann = meet("Ann")
    end = play_out(ann.table("me", title="mini-express"), ann)
    (rival,) = end["outcome"]["rivals"]
    assert rival["name"]["id"] == "me-bot"
    assert sorted([rival["place"], *end["outcome"]["places"]]) in ([1, 2], [1, 1])
    assert rival["score"]["total"] == sum([item["points"] for item in rival["score"]["items"]])


@pytest.mark.parametrize("title", ["mini-express", "trans-siberian", "russian-railroads", "cards"])
def test_sockets_and_requests_tell_the_same(meet: Meet, title: str) -> None:
    """What a socket gets is encoded apart, once for everybody; it says what a request is answered with."""
    people = [meet("Ann"), meet("Bob"), meet("Cleo"), meet("Eve")]
    ann = people[0]
    id = ann.table("me", "open", "open", title=title, start=False)
    for person in people[1:3]:
        person.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    sockets = [person.socket() for person in people]
    for socket in sockets:
        socket.watch(id)
    for _ in range(12):
        before = [person.position(id) for person in people]
        decider = next((n for n, seen in enumerate(before) if seen["actions"]), None)
        if decider is None:
            break
        people[decider].play(id)
        for person, socket in zip(people, sockets, strict=True):
            now = person.position(id)
            assert socket.wait("position", version=now["version"]) == {"type": "position", **now}
    for socket in sockets:
        socket.close()


def test_an_action_that_is_not_possible_is_told_why(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    asked = ann.ok("GET", f"/api/games/{id}/objection?action=hide left")["reason"]
    assert asked["id"] == "error-not-asked"
    assert asked["args"]["question"] == ann.position(id)["question"]
    assert ann.ok("GET", f"/api/games/{id}/objection?action=bet 2")["reason"] is None
    bob.refused(403, "server-not-your-turn", "GET", f"/api/games/{id}/objection?action=bet 2")
    ann.refused(422, "error-unknown-action", "GET", f"/api/games/{id}/objection?action=fly")


def test_a_title_tells_its_own_reasons(meet: Meet) -> None:
    ann = meet("Ann")
    body = {"title": "trans-siberian", "seats": [{"kind": "me"}] * 3}
    id = ann.ok("POST", "/api/games", {**body, "options": {"start": "first"}})["table"]["id"]
    for action in ("bid 8", "drop", "drop"):
        ann.do(id, "play", action=action)
    reason = ann.ok("GET", f"/api/games/{id}/objection?action=build omsk-tyumen")["reason"]
    assert reason["id"] == "ts-why-home"
