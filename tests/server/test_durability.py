"""Servers are killed at random moments: every acknowledged move is there afterwards, none twice."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from benchmarks.server.processes import ServerProcess
from benchmarks.server.storm import Findings, storm
from tests.server.clients import Person, Server, new_key
from tests.server.conftest import TOY, own_database, settings_for
from tests.server.nursery import ForkedServer

KILLS = 3
LEAST = 51
"""Moves that are acknowledged at least, however busy the machine is."""


def weather(servers: Sequence[ServerProcess]) -> Findings:
    try:
        return asyncio.run(
            storm(servers, KILLS, games=8, title="cards", seats=3, seed=5, least=LEAST)
        )
    finally:
        for server in servers:
            server.stop()


def check(found: Findings) -> None:
    assert found.lost == []
    assert found.twice == []
    assert found.broken == []
    assert found.acknowledged >= LEAST


def test_sqlite_survives_kills(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    check(weather([ForkedServer(url, tmp_path / "log", IRONROAD_TITLES=TOY[0]).start()]))


@pytest.fixture(scope="module")
def two_servers(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("two")
    # Moves and requests are counted: a database that no other test writes to.
    with own_database(postgres_url) as url:
        servers = [
            ForkedServer(url, folder / f"log-{n}", IRONROAD_TITLES=TOY[0]).start() for n in range(2)
        ]
        yield servers
        for server in servers:
            server.stop()


def test_a_table_starts_with_whoever_sat_down_in_another_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    here, there = [Server(settings_for(url)).start() for _ in range(2)]
    ann, bob = Person(here.url, "Ann"), Person(there.url, "Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")  # On SQLite processes tell each other nothing.
    assert [person.position(id)["status"] for person in (ann, bob)] == ["running", "running"]
    for each in (ann, bob):
        each.close()
    for server in (here, there):
        server.stop()


@pytest.mark.alone
def test_a_move_in_one_process_is_pushed_by_the_other(two_servers: list[ServerProcess]) -> None:
    here, there = two_servers
    ann, bob = Person(here.url, "Ann"), Person(there.url, "Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    socket = bob.socket()
    first = socket.watch(id)
    began = time.monotonic()
    done = ann.play(id, "bet 1")
    push = socket.wait("position", version=done["version"])
    assert time.monotonic() - began < 1.5, "by notification, not by polling"
    assert push["previous"] == first["version"]
    ann.ok("POST", f"/api/games/{id}/chat", {"text": "hello"})
    assert socket.wait("chat")["text"] == "hello"
    elsewhere = bob.socket()
    ann.play(id, "hide left")
    assert elsewhere.wait("turn")["game"] == id
    elsewhere.close()
    assert socket.wait("presence")["seats"]
    bob.play(id)
    assert ann.position(id)["move"] == 5
    for each in (socket, ann, bob):
        each.close()


def played_at_once(
    people: Sequence[Person], id: str, bodies: Sequence[object]
) -> list[httpx.Response]:
    """Return the answers to moves that several people send at the same time."""
    with ThreadPoolExecutor(len(people)) as threads:
        asked = [
            threads.submit(person.ask, "POST", f"/api/games/{id}/play", body)
            for person, body in zip(people, bodies, strict=True)
        ]
        return [each.result() for each in asked]


def test_of_two_processes_one_accepts_a_version(two_servers: list[ServerProcess]) -> None:
    ann = Person(two_servers[0].url, "Ann")
    other = Person(two_servers[1].url)
    other.http.cookies = ann.http.cookies
    for _ in range(15):
        id = ann.table("me", "me")
        assert other.position(id)["move"] == 2
        bodies = [ann.step(id, action=f"bet {n}") for n in range(2)]
        answers = played_at_once((ann, other), id, bodies)
        assert sorted([answer.status_code for answer in answers]) == [200, 409]
        assert [person.position(id)["move"] for person in (ann, other)] == [3, 3]
    for each in (ann, other):
        each.close()


def test_the_same_request_to_two_processes_is_answered_alike(
    two_servers: list[ServerProcess],
) -> None:
    ann = Person(two_servers[0].url, "Ann")
    other = Person(two_servers[1].url)
    other.http.cookies = ann.http.cookies
    for _ in range(15):
        id = ann.table("me", "me")
        assert other.position(id)["move"] == 2
        body = ann.step(id, action="bet 1", key=new_key())
        answers = played_at_once((ann, other), id, [body, body])
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()
    for each in (ann, other):
        each.close()


def test_postgresql_with_two_processes_survives_kills(two_servers: list[ServerProcess]) -> None:
    check(weather(two_servers))
