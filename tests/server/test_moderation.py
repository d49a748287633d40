"""Blocks, mutes, reports, closed tables, suspended people, and what deletion takes."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ironroad.cli.main import app
from ironroad.server.moderation.reports import MOST_OPEN
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, Meet
from tests.server.rated import RATED, account, id_of, rated_games, table_of


def admin(server: Server, *command: str, code: int = 0) -> str:
    """Run a command of the operators on the database of a running server; return what it prints."""
    environment = {"IRONROAD_TITLES": TOY[0], "COLUMNS": "300"}
    full = ["admin", *command, "--database", server.settings.database]
    told = CliRunner().invoke(app, full, env=environment)
    assert told.exit_code == code, told.output
    return told.output


def said(person: Person, id: str) -> list[str]:
    return [line["text"] for line in person.ok("GET", f"/api/games/{id}/chat")["lines"]]


def say(person: Person, id: str, text: str) -> int:
    number: int = person.ok("POST", f"/api/games/{id}/chat", {"text": text})
    return number


# Blocks.


def test_the_chat_of_a_blocked_person_is_not_shown(meet: Meet) -> None:
    ann, bob, cat = meet("Ann"), meet("Bob"), meet("Cat")
    id = table_of(ann, bob, cat, terms={})
    say(bob, id, "before")
    ann.ok("PUT", f"/api/people/{id_of(bob)}/block")
    watching, other = ann.socket(), cat.socket()
    watching.watch(id)
    other.watch(id)
    say(bob, id, "hidden")
    say(cat, id, "shown")
    assert other.wait("chat")["text"] == "hidden"
    assert watching.wait("chat")["text"] == "shown"
    assert said(ann, id) == ["shown"]
    assert said(cat, id) == ["before", "hidden", "shown"]
    ann.ok("DELETE", f"/api/people/{id_of(bob)}/block")
    assert said(ann, id) == ["before", "hidden", "shown"]
    watching.close()
    other.close()


def test_a_blocked_person_cannot_join_the_tables_of_who_blocked_them(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    ann.ok("PUT", f"/api/people/{id_of(bob)}/block")
    assert ann.ok("GET", "/api/me/blocks") == [{"person": id_of(bob), "name": "Bob"}]
    assert ann.ok("GET", f"/api/people/{id_of(bob)}")["blocked"]
    assert not bob.ok("GET", f"/api/people/{id_of(ann)}")["blocked"]
    id = ann.table("me", "open", "invited", visibility="public")
    bob.refused(403, "server-blocked", "POST", f"/api/games/{id}/join", {})
    token = ann.game(id)["table"]["seats"][2]["token"]
    bob.refused(403, "server-blocked", "POST", f"/api/games/{id}/join", {"token": token})
    other = bob.table("me", "open")
    ann.ok("POST", f"/api/games/{other}/join", {})
    ann.ok("DELETE", f"/api/people/{id_of(bob)}/block")
    bob.ok("POST", f"/api/games/{id}/join", {})


def test_nobody_blocks_himself_or_nobody(meet: Meet) -> None:
    ann = meet("Ann")
    ann.refused(400, "server-not-oneself", "PUT", f"/api/people/{id_of(ann)}/block")
    ann.refused(404, "server-unknown-person", "PUT", "/api/people/nobody/block")
    meet().refused(401, "server-not-signed-in", "PUT", f"/api/people/{id_of(ann)}/block")


# Mutes and closed tables.


def test_the_maker_mutes_somebody_at_the_table(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = table_of(ann, bob, terms={})
    path = f"/api/games/{id}/mutes"
    bob.refused(403, "server-not-owner", "PUT", f"{path}/{id_of(ann)}")
    ann.ok("PUT", f"{path}/{id_of(bob)}")
    assert ann.ok("GET", path) == {"people": [id_of(bob)]}
    bob.refused(403, "server-muted", "POST", f"/api/games/{id}/chat", {"text": "hello"})
    with_socket = bob.socket()
    with_socket.watch(id)
    with_socket.send(type="say", game=id, text="hello")
    assert with_socket.wait("problem")["error"]["id"] == "server-muted"
    with_socket.close()
    elsewhere = table_of(ann, bob, terms={})
    say(bob, elsewhere, "hello")
    ann.ok("DELETE", f"{path}/{id_of(bob)}")
    say(bob, id, "hello")
    bob.refused(403, "server-not-owner", "GET", path)


def test_the_maker_closes_a_running_game(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = table_of(ann, bob, terms={})
    watching = bob.socket()
    watching.watch(id)
    bob.refused(403, "server-not-owner", "POST", f"/api/games/{id}/close")
    ann.ok("POST", f"/api/games/{id}/close")
    assert watching.wait("position", status="abandoned")["seat"] is not None
    watching.close()
    assert ann.game(id)["table"]["status"] == "abandoned"
    ann.refused(409, "server-not-running", "POST", f"/api/games/{id}/close")
    assert ann.ok("GET", f"/api/people/{id_of(ann)}")["results"] == []


def test_a_rated_game_is_not_closed_by_who_loses_it(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob)
    ann.refused(403, "server-rated-no-closing", "POST", f"/api/games/{id}/close")


# Reports and operators.


@pytest.fixture
def running(own_server: Callable[..., Server]) -> Server:
    return own_server()


def test_a_report_keeps_the_line_and_reaches_the_operators(running: Server, meet: Meet) -> None:
    ann, bob, eve = [meet(name, running.url) for name in ("Ann", "Bob", "Eve")]
    id = ann.table("me", "open", start=False, visibility="public")
    bob.ok("POST", f"/api/games/{id}/join", {})
    line = say(bob, id, "something rude")
    hidden = bob.ok("POST", f"/api/games/{id}/chat", {"text": "rude, too", "seated": True})
    wish = {"game": id, "line": line, "reason": "rude"}
    report = ann.ok("POST", "/api/reports", wish)["id"]
    ann.ok("POST", "/api/reports", {"person": id_of(bob), "reason": "always late"})
    unseen = {"game": id, "line": hidden, "reason": "rude"}
    eve.refused(404, "server-unknown-line", "POST", "/api/reports", unseen)
    ann.refused(
        400, "server-not-oneself", "POST", "/api/reports", {**wish, "line": say(ann, id, "x")}
    )
    ann.refused(404, "server-unknown-line", "POST", "/api/reports", {**wish, "line": 99})
    nobody = {"person": "nobody", "reason": "who?"}
    ann.refused(404, "server-unknown-person", "POST", "/api/reports", nobody)

    admin(running, "delete-chat", id, str(line))
    assert "something rude" not in said(ann, id)
    told = admin(running, "reports")
    assert "something rude" in told, "the copy stays"
    assert "always late" in told
    admin(running, "close-report", report)
    first, second = json.loads(admin(running, "reports", "--all", "--json"))
    assert (first["id"], first["state"], first["person"]) == (report, "closed", id_of(bob))
    assert second["state"] == "open"
    assert "something rude" not in admin(running, "reports")
    admin(running, "close-report", "none", code=2)
    admin(running, "delete-chat", id, str(line), code=2)


def test_reports_of_one_person_have_a_limit(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    wish = {"person": id_of(bob), "reason": "again"}
    for _ in range(MOST_OPEN):
        ann.ok("POST", "/api/reports", wish)
    ann.refused(429, "server-too-many-reports", "POST", "/api/reports", wish)


def test_a_suspended_person_is_out_and_may_be_let_in_again(running: Server, meet: Meet) -> None:
    bob = meet("Bob", running.url)
    login = {"login": "bob-the-rude", "password": "long enough"}
    bob.ok("POST", "/api/accounts", login)
    id = id_of(bob)
    watching = bob.socket()
    watching.wait("hello")
    shown = json.loads(admin(running, "person", "Bob-The-Rude", "--json"))
    assert (shown["id"], shown["name"], shown["suspended"]) == (id, "Bob", False)
    assert "password" not in shown

    admin(running, "suspend", "bob-the-rude")
    with pytest.raises(ConnectionClosed):
        watching.wait("never", 15)
    bob.refused(401, "server-not-signed-in", "GET", "/api/me")
    again = meet("", running.url)
    again.refused(403, "server-suspended", "POST", "/api/sessions", login)
    wrong = {**login, "password": "wrong wrong"}
    again.refused(401, "server-wrong-password", "POST", "/api/sessions", wrong)

    admin(running, "restore", id)
    again.ok("POST", "/api/sessions", login)
    admin(running, "suspend", "nobody", code=2)
    watching.close()


def test_an_operator_closes_a_table_while_people_play(running: Server, meet: Meet) -> None:
    ann, bob = account(meet("Ann", running.url)), account(meet("Bob", running.url))
    id = table_of(ann, bob)
    player = ann if ann.position(id)["actions"] else bob
    player.play(id)
    watching = ann.socket()
    before = watching.watch(id)
    assert "is closed" in admin(running, "close-table", id)
    shown = watching.wait("position", status="abandoned")
    assert shown["version"] == before["version"] + 1
    watching.close()
    stale = {"version": before["version"], "action": "x", "key": "late"}
    ann.refused(409, "server-not-running", "POST", f"/api/games/{id}/play", stale)
    time.sleep(1.5)
    assert ann.ok("GET", f"/api/people/{id_of(ann)}")["ratings"] == [], "it is not rated"
    admin(running, "close-table", id, code=2)
    waiting = ann.table("me", "open", start=False)
    assert "is deleted" in admin(running, "close-table", waiting)
    ann.refused(404, "server-unknown-game", "GET", f"/api/games/{waiting}")


# One's own data.


def test_deletion_takes_words_and_leaves_what_others_need(running: Server, meet: Meet) -> None:
    ann, bob = account(meet("Ann", running.url)), account(meet("Bob", running.url))
    id = table_of(ann, bob)
    say(bob, id, "my own words")
    play_out(id, ann, bob)
    rating = rated_games(ann, 1)["now"]
    rated_games(bob, 1)
    bob.ok("PUT", f"/api/people/{id_of(ann)}/block")
    bob.ok("POST", "/api/reports", {"person": id_of(ann), "reason": "slow"})
    ann.ok("POST", "/api/reports", {"person": id_of(bob), "reason": "slow, too"})
    export: dict[str, Any] = bob.ok("GET", "/api/me/export")
    assert [row["text"] for row in export["chat"]] == ["my own words"]
    assert [row["title"] for row in export["ratings"]] == ["cards"]
    assert len(export["results"]) == len(export["rating_steps"]) == 1
    assert [row["blocked"] for row in export["blocks"]] == [id_of(ann)]
    assert [row["reason"] for row in export["reports"]] == ["slow"]
    bob_id = id_of(bob)
    bob.ok("POST", "/api/me/deletion", {"password": "long enough"})
    assert said(ann, id) == []
    seat = ann.game(id)["table"]["seats"][1]
    assert (seat["name"], seat["person"]) == ("", None)
    assert rated_games(ann, 1)["now"] == rating
    told = json.loads(admin(running, "reports", "--json"))
    assert [(each["by"], each["person"]) for each in told] == [
        ("", id_of(ann)),
        (id_of(ann), bob_id),
    ]


def test_a_rematch_of_a_rated_game_is_rated(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    play_out(id := table_of(ann, bob, terms=RATED), ann, bob)
    again = ann.ok("POST", f"/api/games/{id}/rematch")["table"]
    assert again["terms"]["rated"]


def test_a_person_who_cannot_be_is_the_askers_mistake(meet: Meet) -> None:
    ann = meet("Ann")
    report = {"person": "a person", "reason": "rude"}
    problem = ann.refused(400, "server-bad-field", "POST", "/api/reports", report)
    assert problem["error"]["args"] == {"field": "person"}


def test_nobody_is_muted_whom_the_server_does_not_know(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me")
    for nobody in ("nobody", "n" * 40):
        path = f"/api/games/{id}/mutes/{nobody}"
        ann.refused(404, "server-unknown-person", "PUT", path)
    assert ann.ok("GET", f"/api/games/{id}/mutes") == {"people": []}
