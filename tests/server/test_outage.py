"""The ledger has one writer: what cannot be written is answered with 503, and nothing of it is there."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from ironroad.server.storage.batches import Batch, Bulk, Row
from ironroad.server.storage.database import Database
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import settings_for

AWAY = (503, "server-database-away")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def running(database: str) -> Iterator[Server]:
    server = Server(settings_for(database)).start()
    yield server
    server.stop()


@pytest.fixture
def beside(running: Server) -> Iterator[Server]:
    """Another server on the same database."""
    server = Server(settings_for(running.settings.database)).start()
    yield server
    server.stop()


@pytest.fixture
def visit(running: Server) -> Iterator[Callable[[str], Person]]:
    met: list[Person] = []

    def person(name: str) -> Person:
        met.append(Person(running.url, name))
        return met[-1]

    yield person
    for each in met:
        each.close()


@contextmanager
def missing(server: Server, table: str) -> Iterator[None]:
    """Take a table out of the database for a while, so that the statements on it fail."""
    _execute(server, f"ALTER TABLE {table} RENAME TO away")
    try:
        yield
    finally:
        _execute(server, f"ALTER TABLE away RENAME TO {table}")


def _execute(server: Server, statement: str) -> None:
    async def work() -> None:
        database = Database(server.settings)
        async with database.write() as connection:
            await connection.exec_driver_sql(statement)
        await database.close()

    asyncio.run(work())


def test_every_change_that_cannot_be_written_is_answered_alike(
    running: Server, visit: Callable[[str], Person]
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    open_table = ann.table("me", "open", start=False)
    full_table = ann.table("me", "me", start=False)
    game = ann.table("me", "me")
    seats = [{"kind": "me"}, {"kind": "me"}]
    for id in (open_table, full_table, game):
        ann.game(id)  # It is in memory: only the writing fails.
    step = ann.step(game, action="bet 1")
    with missing(running, "entries"):
        ann.refused(*AWAY, "POST", "/api/games", {"title": "cards", "seats": seats})
        bob.refused(*AWAY, "POST", f"/api/games/{open_table}/join", {})
        ann.refused(*AWAY, "POST", f"/api/games/{full_table}/start")
        ann.refused(*AWAY, "POST", f"/api/games/{game}/play", step)
    assert ann.game(open_table)["table"]["seats"][1]["kind"] == "open"
    assert ann.game(full_table)["table"]["status"] == "open"
    assert ann.position(game)["move"] == 2
    bob.ok("POST", f"/api/games/{open_table}/join", {})
    ann.ok("POST", f"/api/games/{full_table}/start")
    ann.ok("POST", f"/api/games/{game}/play", step)


def test_what_people_write_is_refused_alike_while_the_database_is_away(
    running: Server, visit: Callable[[str], Person]
) -> None:
    ann = visit("Ann")
    game = ann.table("me", "me")
    wishes: dict[str, list[tuple[str, str, object]]] = {
        "chat": [("POST", f"/api/games/{game}/chat", {"text": "hello"})],
        "notes": [
            ("PUT", f"/api/games/{game}/notes", {"text": "plan"}),
            ("GET", f"/api/games/{game}/notes", None),
        ],
        "choices": [("PUT", f"/api/games/{game}/notices", {"webhook": True})],
        "games": [("GET", "/api/games", None)],
        "people": [
            ("PATCH", "/api/me", {"name": "Anna"}),
            ("POST", "/api/sessions", {"login": "anna", "password": "long enough"}),
        ],
    }
    for table, asked in wishes.items():
        with missing(running, table):
            for method, path, body in asked:
                ann.refused(*AWAY, method, path, body)
    socket = ann.socket()
    with missing(running, "chat"):
        socket.send(type="say", game=game, text="hello")
        assert socket.wait("problem")["error"]["id"] == "server-database-away"
    socket.send(type="say", game=game, text="hello")
    socket.send(type="ping", at=1)
    socket.wait("pong")  # Messages are answered in their order, so the first line is said.
    socket.close()
    assert ann.ok("POST", f"/api/games/{game}/chat", {"text": "hello"}) == 2


def test_the_writer_goes_on_after_anything(
    running: Server, visit: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a transaction raises, its request fails, the others are carried out and so is what follows."""
    ann = visit("Ann")
    games = [ann.table("me", "me") for _ in range(6)]
    real = Database.write_batch

    async def failing(self: Database, work: Callable[[Batch], None]) -> None:
        def also(batch: Batch) -> None:
            work(Suspicious(batch, games[0]))

        await real(self, also)

    monkeypatch.setattr(Database, "write_batch", failing)
    steps = [ann.step(id, action="bet 1") for id in games]
    with ThreadPoolExecutor(6) as threads:
        asked = [
            threads.submit(ann.ask, "POST", f"/api/games/{id}/play", step)
            for id, step in zip(games, steps, strict=True)
        ]
        found = [each.result().status_code for each in asked]
    assert found == [500] + [200] * 5
    monkeypatch.undo()
    ann.ok("POST", f"/api/games/{games[0]}/play", steps[0])


class Suspicious:
    """A batch that fails at the rows of one game, in a way that nobody foresaw."""

    def __init__(self, batch: Batch, game: str) -> None:
        self._batch = batch
        self._game = game

    def write(self, bulk: Bulk, rows: Sequence[Row]) -> None:
        if any([row.get("game") == self._game for row in rows]):
            raise LookupError("nobody foresaw this")
        self._batch.write(bulk, rows)

    def execute(self, statement: sa.Executable) -> None:
        self._batch.execute(statement)

    def claim(self, statement: sa.Executable) -> None:
        self._batch.claim(statement)


@pytest.mark.parametrize("table", ["entries", "seats"])
def test_a_rematch_is_there_wholly_or_not_at_all(
    running: Server, visit: Callable[[str], Person], table: str
) -> None:
    """Whatever fails, the old game never names a table that does not exist."""
    ann = visit("Ann")
    id = ann.table("me", "me")
    play_out(id, ann)
    with missing(running, table):
        ann.refused(*AWAY, "POST", f"/api/games/{id}/rematch")
    before = ann.ok("GET", "/api/games?list=mine")["tables"]
    assert ann.game(id)["table"]["rematch"] is None
    again = ann.ok("POST", f"/api/games/{id}/rematch")["table"]["id"]
    assert ann.game(id)["table"]["rematch"] == again
    assert before == []
    assert ann.game(again)["table"]["status"] == "open"


def test_of_two_processes_that_make_a_rematch_one_is_first(
    beside: Server, visit: Callable[[str], Person]
) -> None:
    ann = visit("Ann")
    other = Person(beside.url)
    other.http.cookies = ann.http.cookies
    for round in range(5):
        id = ann.table("me", "me")
        play_out(id, ann)
        assert other.game(id)["table"]["rematch"] is None
        with ThreadPoolExecutor(2) as threads:
            path = f"/api/games/{id}/rematch"
            asked = [threads.submit(person.ok, "POST", path) for person in (ann, other)]
            ids = {each.result()["table"]["id"] for each in asked}
        assert len(ids) == 1
        assert len(ann.ok("GET", "/api/games?list=mine")["tables"]) == round + 1
    other.close()
