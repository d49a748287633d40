"""Sockets are shown every version, or the newest one, whatever happens between processes.

The long run is benchmarks/server/followers.py.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGTERM

import pytest

from benchmarks.server.followers import follow, process
from benchmarks.server.processes import ServerProcess
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, settings_for

STRANGER = {"question": "no-such-question", "actions": ["bet 1"], "times": 1}
"""An order that never comes due."""


@pytest.fixture(scope="module")
def three(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Three processes on one database, each with room for one game in memory."""
    folder = tmp_path_factory.mktemp("three")
    servers = [process(postgres_url, folder / f"log-{n}", 1, IRONROAD_TITLES=TOY[0]) for n in "abc"]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        assert server.stop() in (0, -SIGTERM), "it ends, whatever became of its connections"


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("notices", {"webhook": True, "email": False}),
        ("orders", {"orders": [STRANGER]}),
        ("notes", {"text": "mine"}),
    ],
)
def test_a_socket_is_shown_moves_after_something_was_saved_elsewhere(
    three: list[ServerProcess], what: str, body: object
) -> None:
    here, there = three[:2]
    ann, bob = Person(here.url, "Ann"), Person(there.url, "Bob")
    id = ann.table("me", "me", visibility="public", options={"rounds": "nine"})
    socket = bob.socket()
    version = socket.watch(id)["version"]
    ann.ok("PUT", f"/api/games/{id}/{what}", body)
    for _ in range(6):
        done = ann.play(id)
        shown = socket.wait("position", 6)
        while shown["version"] < done["version"]:
            assert shown["version"] > version
            shown = socket.wait("position", 6)
        version = shown["version"]
    ann.ok("POST", f"/api/games/{id}/chat", {"text": "hello"})
    assert socket.wait("chat", 6)["text"] == "hello"
    for each in (socket, ann, bob):
        each.close()


def test_nobody_is_left_behind_in_three_processes(three: list[ServerProcess]) -> None:
    found = asyncio.run(
        follow(
            three,
            games=4,
            seconds=6,
            pause=0.2,
            cut=1.0,
            title="cards",
            options={"rounds": "nine"},
            seats=2,
        )
    )
    kinds = ("sockets left behind", "shown late or never", "older after newer", "closed")
    assert [found[kind] for kind in kinds] == [0, 0, 0, 0], found
    assert found["moves acknowledged"] >= 8, found


def test_whoever_reads_a_game_shows_it_to_those_who_watch(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    # On SQLite processes tell each other nothing: as if every message was lost.
    here, there = [Server(settings_for(url, poll_seconds=600)).start() for _ in range(2)]
    ann, bob = Person(here.url, "Ann"), Person(there.url, "Bob")
    id = ann.table("me", "me", visibility="public")
    socket = bob.socket()
    first = socket.watch(id)["version"]
    for _ in range(3):
        done = ann.play(id)
        assert bob.position(id)["version"] == done["version"]
        shown = socket.wait("position", 5)
        assert (shown["version"], shown["previous"]) == (done["version"], first)
        first = done["version"]
    for each in (socket, ann, bob):
        each.close()
    for server in (here, there):
        server.stop()


def test_the_poll_asks_what_was_shown_and_not_what_is_in_memory(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    here, there = [
        Server(settings_for(url, poll_seconds=0.3, live_games=1)).start() for _ in range(2)
    ]
    ann, bob = Person(here.url, "Ann"), Person(there.url, "Bob")
    ids = [ann.table("me", "me", visibility="public") for _ in range(2)]
    sockets = [bob.socket() for _ in ids]
    for id, socket in zip(ids, sockets, strict=True):
        socket.watch(id)  # There is room for one: the other game is not in memory.
    for _ in range(3):
        for id, socket in zip(ids, sockets, strict=True):
            version = ann.play(id)["version"]
            assert socket.wait("position", 5)["version"] == version
    for socket in sockets:
        socket.close()
    for person in (ann, bob):
        person.close()
    for server in (here, there):
        server.stop()


def test_a_move_that_came_too_late_is_answered_with_the_position(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    here, there = [Server(settings_for(url, poll_seconds=600)).start() for _ in range(2)]
    ann = Person(here.url, "Ann")
    other = Person(there.url)
    other.http.cookies = ann.http.cookies
    id = ann.table("me", "me")
    socket = other.socket()
    version = socket.watch(id)["version"]
    done = ann.play(id)
    late = {"version": version, "action": "bet 0", "key": "late"}
    other.refused(409, "server-stale", "POST", f"/api/games/{id}/play", late)
    assert socket.wait("position", 5)["version"] == done["version"]
    for each in (socket, ann, other):
        each.close()
    for server in (here, there):
        server.stop()


def test_a_rematch_is_shown_in_every_process(
    own_postgres: str, own_server: Callable[..., Server]
) -> None:
    here, there = [own_server(database=own_postgres) for _ in range(2)]
    ann, eve = Person(here.url, "Ann"), Person(there.url, "Eve")
    id = ann.table("me", "me", visibility="public")
    play_out(id, ann)
    socket = eve.socket()
    shown = socket.watch(id)["version"]
    again = ann.ok("POST", f"/api/games/{id}/rematch")["table"]["id"]
    table = socket.wait("table", 6)
    assert table["table"]["rematch"] == again
    position = socket.wait("position", 6)
    assert (position["version"], position["status"]) == (shown + 1, "finished")
    for each in (socket, ann, eve):
        each.close()
