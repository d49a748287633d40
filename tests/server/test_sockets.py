"""Sockets: pushes with versions, gaps, presence, chat, heartbeats, limits."""

import json
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ironroad.server.settings import Limits
from tests.server.clients import Person, Server, new_key
from tests.server.conftest import Meet
from tests.server.test_play import pair

SERVICE_RESTART = 1012


def test_a_move_is_pushed_to_everybody_with_its_version(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    sockets = [ann.socket(), bob.socket(), meet().socket()]
    firsts = [socket.watch(id) for socket in sockets]
    assert [first["viewer"] for first in firsts] == [0, 1, None]
    version = firsts[0]["version"]
    sockets[0].send(type="play", game=id, version=version, action="bet 1", key="k1")
    for socket in sockets:
        push = socket.wait("position")
        assert (push["previous"], push["version"]) == (version, version + 1)
        assert [event["words"]["id"] for event in push["events"]] == ["cards-event-bet"]
    assert sockets[0].wait("done")["key"] == "k1"
    for socket in sockets:
        socket.close()


def test_only_the_seat_that_decides_gets_the_question_and_the_actions(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    decides, waits = ann.position(id), bob.position(id)
    assert decides["question"]["id"] == "cards-ask-bet"
    assert len(decides["actions"]) == 3
    assert waits["question"] is None
    assert waits["actions"] == []


def test_a_client_that_missed_something_asks_anew(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    socket = bob.socket()
    before = socket.watch(id)
    socket.close()
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    again = bob.socket()
    now = again.watch(id)
    assert now["previous"] != before["version"]
    assert now["version"] == before["version"] + 2
    assert [action["text"] for action in now["actions"]] == ["bet 0", "bet 1", "bet 2"]
    log = bob.ok("GET", f"/api/games/{id}/log?since={before['move'] + 1}")["events"]
    assert [event["words"]["id"] for event in log] == ["cards-event-bet", "cards-event-hidden"]
    again.close()


def test_refusals_come_back_with_the_key(meet: Meet) -> None:
    _, bob, id = pair(meet)
    socket = bob.socket()
    version = socket.watch(id)["version"]
    socket.send(type="play", game=id, version=version, action="bet 1", key="mine")
    problem = socket.wait("problem")
    assert (problem["error"]["id"], problem["key"]) == ("server-not-your-turn", "mine")
    socket.send(type="play", game=id, version=version - 1, action="bet 1", key="late")
    problem = socket.wait("problem", key="late")
    assert (problem["error"]["id"], problem["version"]) == ("server-stale", version)
    socket.close()


def test_rubbish_is_refused_and_the_socket_stays_open(meet: Meet) -> None:
    socket = meet("Ann").socket()
    socket.receive()
    for rubbish in ("", "{", "[]", '{"type":"nothing"}', '{"type":"watch"}', "\x00"):
        socket.connection.send(rubbish)
        assert socket.wait("problem")["error"]["id"] == "server-bad-request"
    socket.send(type="watch", game="nothing")
    assert socket.wait("problem")["error"]["id"] == "server-unknown-game"
    socket.send(type="ping", at=1.5)
    assert socket.wait("pong")["at"] == 1.5
    socket.close()


def test_a_stranger_watches_but_does_not_play_or_speak(meet: Meet) -> None:
    _, _, id = pair(meet)
    socket = meet().socket()
    version = socket.watch(id)["version"]
    socket.send(type="play", game=id, version=version, action="bet 1", key="k")
    assert socket.wait("problem")["error"]["id"] == "server-not-signed-in"
    socket.send(type="say", game=id, text="hello")
    assert socket.wait("problem")["error"]["id"] == "server-not-signed-in"
    socket.close()


def test_the_lobby_of_a_table_is_followed_before_the_start(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    socket = ann.socket()
    socket.send(type="watch", game=id)
    assert socket.wait("table")["table"]["status"] == "open"
    bob.ok("POST", f"/api/games/{id}/join", {})
    assert socket.wait("table")["table"]["seats"][1]["name"] == "Bob"
    ann.ok("POST", f"/api/games/{id}/start")
    assert socket.wait("position")["status"] == "running"
    socket.close()


def test_a_deleted_table_is_gone_for_all_who_follow_it(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    socket = bob.socket()
    socket.send(type="watch", game=id)
    socket.wait("table")
    ann.ok("DELETE", f"/api/games/{id}")
    assert socket.wait("gone")["game"] == id
    socket.close()


def test_my_turn_is_told_whichever_game_i_look_at(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    socket = bob.socket()
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    assert socket.wait("turn")["game"] == id
    socket.close()


def test_presence_is_told(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    first = ann.socket()
    first.watch(id)
    second, third = bob.socket(), meet().socket()
    second.watch(id)
    third.watch(id)
    assert first.wait("presence", seats=[0, 1], spectators=1)
    second.close()
    assert first.wait("presence", seats=[0], spectators=1)
    for socket in (first, third):
        socket.close()


def test_what_is_said_reaches_those_who_may_read_it(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    watcher = meet("Cat")
    sockets = [bob.socket(), watcher.socket()]
    for socket in sockets:
        socket.watch(id)
    ann.ok("POST", f"/api/games/{id}/chat", {"text": "among us", "seated": True})
    ann.ok("POST", f"/api/games/{id}/chat", {"text": "for all"})
    assert sockets[0].wait("chat")["text"] == "among us"
    assert sockets[1].wait("chat")["text"] == "for all"
    watcher.refused(
        403, "server-not-seated", "POST", f"/api/games/{id}/chat", {"text": "x", "seated": True}
    )
    sockets[1].send(type="say", game=id, text="well played")
    assert sockets[0].wait("chat", text="well played")["name"] == "Cat"
    said = [line["text"] for line in bob.ok("GET", f"/api/games/{id}/chat")["lines"]]
    assert said == ["among us", "for all", "well played"]
    read = [line["text"] for line in watcher.ok("GET", f"/api/games/{id}/chat?after=0")["lines"]]
    assert read == ["for all", "well played"]
    for socket in sockets:
        socket.close()


def test_a_note_is_read_by_its_writer_alone(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    ann.ok("PUT", f"/api/games/{id}/notes", {"text": "hide right next time"})
    assert ann.ok("GET", f"/api/games/{id}/notes")["text"] == "hide right next time"
    assert bob.ok("GET", f"/api/games/{id}/notes")["text"] == ""
    ann.refused(400, "server-too-long", "PUT", f"/api/games/{id}/notes", {"text": "x" * 30_000})


def test_a_page_of_another_site_gets_no_socket(meet: Meet) -> None:
    with pytest.raises(InvalidStatus):
        meet("Ann").socket(Origin="https://evil.example")


@pytest.mark.alone
def test_a_silent_client_is_cut_off_and_a_stop_is_announced(
    own_server: Callable[..., Server],
) -> None:
    running = own_server(heartbeat_seconds=0.2)
    ann = Person(running.url, "Ann")
    socket = ann.socket()
    assert socket.receive()["heartbeat"] == 0.2
    began = time.monotonic()
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    assert time.monotonic() - began < 3
    other = own_server(database=running.settings.database)
    again = Person(other.url)
    again.http.cookies = ann.http.cookies
    waiting = again.socket()
    other.stop()
    with pytest.raises(ConnectionClosed) as closed:
        waiting.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SERVICE_RESTART
    for person in (socket, waiting, ann, again):
        person.close()


def test_who_sends_too_much_is_cut_off(own_server: Callable[..., Server]) -> None:
    running = own_server(limits=Limits(messages_burst=5, messages_per_second=0.1))
    ann = Person(running.url, "Ann")
    socket = ann.socket()
    for _ in range(6):
        socket.send(type="ping")
    with pytest.raises(ConnectionClosed):
        socket.wait("never")
    assert json.loads(socket.raw[-1])["error"]["id"] == "server-too-fast"
    socket.close()
    ann.close()


def test_a_storm_of_reconnecting_clients_is_survived(meet: Meet) -> None:
    ann, bob, id = pair(meet, options={"rounds": "nine"})
    for _ in range(30):
        sockets = [bob.socket() for _ in range(5)]
        for socket in sockets:
            socket.send(type="watch", game=id)
        for socket in sockets:
            socket.connection.socket.shutdown(2)  # Without a word, as phones do.
            socket.close()
    socket = ann.socket()
    version = socket.watch(id)["version"]
    socket.send(type="play", game=id, version=version, action="bet 1", key=new_key())
    assert socket.wait("done")["version"] == version + 1
    socket.close()
