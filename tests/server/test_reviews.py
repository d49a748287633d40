"""Reviews on the server: worked out once, step by step, in bot processes; stopped, resumed, kept over a restart."""

import contextlib
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ironroad
from ironroad.server.reviews import desk
from ironroad.server.settings import Limits
from tests.cli.conftest import Run, run
from tests.server.clients import PATIENCE, Person, Server, Socket, play_out
from tests.server.conftest import Meet

__all__ = ["run"]


def finished(ann: Person, bob: Person, **more: Any) -> str:
    """Return a game of two people that is over."""
    id = ann.table("me", "open", start=False, **more)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    assert play_out(id, ann, bob)["status"] == "finished"
    return id


def path(id: str) -> str:
    return f"/api/games/{id}/review"


def waited(person: Person, id: str, is_due: Callable[[Any], bool], strength: str = "quick") -> Any:
    """Wait until a review is as it should be."""
    end = time.monotonic() + PATIENCE
    while not is_due(facts := person.ok("GET", f"{path(id)}?strength={strength}")):
        assert time.monotonic() < end, facts
        time.sleep(0.05)
    return facts


def is_done(facts: Any) -> bool:
    return bool(facts["status"] == "done")


def steps(server: Server, id: str) -> list[tuple[int, str]]:
    """Return the steps that are stored, from the database."""
    with contextlib.closing(sqlite3.connect(server.settings.sqlite_path)) as connection:
        query = "SELECT move, judged FROM review_steps WHERE game = ? ORDER BY move"
        return list(connection.execute(query, (id,)))


def test_a_finished_game_is_reviewed_once_for_all(server: Server, meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    id = finished(ann, bob, visibility="public")
    assert eve.ok("GET", path(id))["status"] == "none"
    first = ann.ok("POST", path(id), {"strength": "quick"})
    second = bob.ok("POST", path(id), {"strength": "quick"})

    assert (first["status"], first["is_own"]) == ("running", True)
    assert not second["is_own"]
    review = waited(eve, id, is_done)["review"]
    taken = review["decisions"]
    assert len(taken) == first["total"] == len(steps(server, id))
    assert all([abs(sum(each["chances"]) - 1) < 0.01 for each in taken])
    assert review["names"] == []
    assert "Ann" not in str(review)
    # Asked for again, it is there, and nothing is worked out anew.
    assert ann.ok("POST", path(id), {"strength": "quick"})["review"] == review


def progress(socket: Socket, id: str) -> list[Any]:
    """Return all that a socket is told of a review until it is done."""
    told = [socket.wait("review")]
    while told[-1]["status"] != "done":
        told.append(socket.wait("review"))
    assert {each["game"] for each in told} == {id}
    return told


def test_whoever_watches_is_told_how_far_a_review_is(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    server = own_server(bots=1)
    ann, bob, eve = [meet(name, server.url) for name in ("Ann", "Bob", "Eve")]
    id = finished(ann, bob, visibility="public")
    sockets = [each.socket() for each in (ann, eve)]
    for socket in sockets:
        socket.watch(id)
    ann.ok("POST", path(id), {"strength": "quick"})
    for socket in sockets:
        told = progress(socket, id)
        done = [each["done"] for each in told]
        assert done == sorted(done)
        assert set(done) == set(range(told[0]["total"] + 1))
        assert "Ann" not in str(told)
        socket.close()


def test_the_server_tells_what_the_command_prints(
    server: Server, meet: Meet, run: Run, tmp_path: Path
) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = finished(ann, bob)
    ann.ok("POST", path(id), {"strength": "quick"})
    review = waited(ann, id, is_done)["review"]
    record = tmp_path / "game.txt"
    table = ironroad.load(ann.ask("GET", f"/api/games/{id}/record").text)
    record.write_text(desk.nameless_record(table), "utf-8")
    assert json.loads(run(f"review {record} --budget quick --json").stdout) == review


def test_a_running_game_is_not_reviewed(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    for method, where, body in (
        ("GET", path(id), None),
        ("POST", path(id), {"strength": "quick"}),
        ("POST", f"{path(id)}/stop", {"strength": "quick"}),
    ):
        ann.refused(409, "server-review-unfinished", method, where, body)


def test_whoever_may_not_see_a_game_is_told_nothing(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    play_out(id := ann.table("me", "me", visibility="private"), ann)
    for method, where, body in (
        ("GET", path(id), None),
        ("POST", path(id), {"strength": "quick"}),
        ("POST", f"{path(id)}/stop", {"strength": "quick"}),
    ):
        eve.refused(404, "server-unknown-game", method, where, body)


def test_a_review_is_stopped_and_goes_on(own_server: Callable[..., Server], meet: Meet) -> None:
    server = own_server(bots=1)
    ann, bob = meet("Ann", server.url), meet("Bob", server.url)
    id = finished(ann, bob)
    ann.ok("POST", path(id), {"strength": "thorough"})
    waited(ann, id, lambda facts: facts["done"] > 0, "thorough")
    bob.refused(403, "server-not-your-review", "POST", f"{path(id)}/stop", {"strength": "thorough"})
    stopped = ann.ok("POST", f"{path(id)}/stop", {"strength": "thorough"})
    assert stopped["status"] in ("stopped", "done")
    kept = steps(server, id)
    bob.ok("POST", path(id), {"strength": "thorough"})
    waited(bob, id, is_done, "thorough")
    assert steps(server, id)[: len(kept)] == kept


def test_a_review_goes_on_after_a_restart(
    own_server: Callable[..., Server], meet: Meet, monkeypatch: Any
) -> None:
    monkeypatch.setattr(desk, "TAKEOVER_SECONDS", 0.5)
    server = own_server(bots=1)
    ann, bob = meet("Ann", server.url), meet("Bob", server.url)
    id = finished(ann, bob)
    ann.ok("POST", path(id), {"strength": "thorough"})
    waited(ann, id, lambda facts: facts["done"] > 0, "thorough")
    server.stop()
    kept = steps(server, id)
    again = own_server(bots=1)
    cookie = ann.http.cookies["ironroad"]
    later = meet("", again.url)
    later.http.cookies.set("ironroad", cookie)
    waited(later, id, is_done, "thorough")
    assert kept
    assert steps(again, id)[: len(kept)] == kept


def test_a_review_is_worked_out_by_the_process_that_has_bots(
    own_server: Callable[..., Server], own_postgres: str, meet: Meet, monkeypatch: Any
) -> None:
    """Asked for where no bots are, taken over by another process, read in both; what both do at once is done once."""
    monkeypatch.setattr(desk, "TAKEOVER_SECONDS", 0.5)
    front = own_server(database=own_postgres, bots=0)
    ann, bob = meet("Ann", front.url), meet("Bob", front.url)
    id = finished(ann, bob)
    ann.ok("POST", path(id), {"strength": "quick"})
    assert ann.ok("GET", path(id))["done"] == 0
    socket = ann.socket()
    socket.watch(id)
    backs = [own_server(database=own_postgres, bots=1) for _ in range(2)]
    review = waited(ann, id, is_done)["review"]
    for back in backs:
        there = meet("", back.url)
        there.http.cookies.set("ironroad", ann.http.cookies["ironroad"])
        assert there.ok("GET", path(id))["review"] == review
    # What other processes find is told where somebody watches.
    assert progress(socket, id)[-1]["done"] == len(review["decisions"])
    socket.close()


def test_nobody_asks_for_many_reviews_at_once(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    server = own_server(bots=0, limits=Limits(reviews_at_once=1))
    ann, bob = meet("Ann", server.url), meet("Bob", server.url)
    one, other = finished(ann, bob), finished(ann, bob)
    ann.ok("POST", path(one), {"strength": "quick"})
    ann.refused(429, "server-too-many-reviews", "POST", path(other), {"strength": "quick"})
    assert bob.ok("POST", path(other), {"strength": "quick"})["status"] == "running"
    ann.ok("POST", f"{path(one)}/stop", {"strength": "quick"})
    assert ann.ok("POST", path(one), {"strength": "quick"})["status"] == "running"


def test_a_review_that_fails_again_and_again_has_failed(
    own_server: Callable[..., Server], meet: Meet, monkeypatch: Any
) -> None:
    monkeypatch.setattr(desk, "nameless_record", lambda table: "no record")
    server = own_server(bots=1)
    ann, bob = meet("Ann", server.url), meet("Bob", server.url)
    id = finished(ann, bob)
    ann.ok("POST", path(id), {"strength": "quick"})
    assert waited(ann, id, lambda facts: facts["status"] == "failed")["done"] == 0
