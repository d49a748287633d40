"""Logs hold no words of people, whatever fails and however much is logged; they hold the cause of every 503."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from benchmarks.server.processes import ServerProcess
from ironroad.server.logs import JsonFormatter
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import METADATA
from tests.server.clients import PATIENCE, Person, new_key
from tests.server.conftest import TOY
from tests.server.nursery import ForkedServer

WORD = "xylophone"
"""What people write everywhere."""
RECORD = f"ironroad 1\ntitle cards\nnames {WORD}, {WORD}\n\n{WORD}\n"
EDITION = f'[edition]\nname = "{WORD}"\n{WORD} = 1\n'


@pytest.fixture(params=["sqlite", "postgresql"])
def talkative(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that logs all it can."""
    database = f"sqlite:///{tmp_path}/games.db"
    if request.param == "postgresql":
        database = request.getfixturevalue("own_postgres")
    server = ForkedServer(
        database,
        tmp_path / "log",
        IRONROAD_TITLES=TOY[0],
        IRONROAD_LOG_LEVEL="DEBUG",
        IRONROAD_NOTICE_PRIVATE_HOSTS="true",
    )
    yield server.start()
    server.stop()


def rename(server: ServerProcess, old: str, new: str) -> None:
    async def work() -> None:
        database = Database(Settings(database=server.database))
        async with database.write() as connection:
            await connection.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")
        await database.close()

    asyncio.run(work())


def say_everywhere(url: str, ann: Person, bob: Person, open_table: str, game: str) -> set[int]:
    """Make every request that takes words; return what came of them."""
    seats = [{"kind": "me", "name": WORD}, {"kind": "open"}]
    order = {"question": WORD, "actions": [WORD], "times": 1}
    step = {"version": 1, "key": f"{WORD}-{new_key()}"}
    table = {"title": "cards", "name": WORD, "seats": seats}
    account = {"login": WORD, "password": f"{WORD} {WORD}"}
    requests: list[tuple[Person, str, str, object]] = [
        (ann, "PATCH", "/api/me", {"name": WORD, "preferences": {WORD: WORD}}),
        (ann, "PATCH", "/api/me", {"email": f"{WORD}@example.com"}),
        (ann, "PATCH", "/api/me", {"webhook": f"http://127.0.0.1:9/{WORD}"}),
        (ann, "POST", "/api/sessions", account),
        (ann, "POST", "/api/games", table),
        (ann, "POST", "/api/games", {**table, "edition": WORD}),
        (ann, "POST", "/api/games", {**table, "edition_text": EDITION, "key": WORD}),
        (ann, "POST", "/api/games/imports", {"record": RECORD, "edition_text": EDITION}),
        (ann, "POST", "/api/titles/cards/edition", {"text": EDITION}),
        (ann, "POST", "/api/titles/cards/drawing", {"text": EDITION, "options": {WORD: WORD}}),
        (ann, "POST", "/api/titles/cards/shared", {"text": EDITION}),
        (bob, "POST", f"/api/games/{open_table}/join", {"token": WORD}),
        (ann, "PUT", f"/api/games/{open_table}/seats/0", {"kind": "me", "name": WORD}),
        (ann, "PUT", f"/api/games/{open_table}/seats/0", {"kind": "bot", "level": WORD}),
        (ann, "POST", f"/api/games/{game}/play", {**step, "action": WORD}),
        (ann, "POST", f"/api/games/{game}/chat", {"text": WORD, "key": WORD}),
        (ann, "POST", f"/api/games/{game}/chat", {"text": WORD}),
        (ann, "PUT", f"/api/games/{game}/notes", {"text": WORD}),
        (ann, "PUT", f"/api/games/{game}/orders", {"orders": [order]}),
        (ann, "GET", f"/api/games?search={WORD}&title={WORD}", None),
        (ann, "GET", f"/api/games/{game}/preview?action={WORD}", None),
        (ann, "GET", f"/api/games/{game}?token={WORD}", None),
    ]
    found = {person.ask(method, path, body).status_code for person, method, path, body in requests}
    with httpx.Client(base_url=url, timeout=PATIENCE) as stranger:
        found.add(stranger.post("/api/guests", json={"name": WORD}).status_code)
        found.add(stranger.post("/api/accounts", json=account).status_code)
    return found


def test_logs_hold_the_cause_and_no_words(talkative: ServerProcess) -> None:
    ann, bob = Person(talkative.url, "Ann"), Person(talkative.url, "Bob")
    open_table = ann.table("me", "open", start=False)
    game = ann.table("me", "me")
    found = say_everywhere(talkative.url, ann, bob, open_table, game)
    assert 500 not in found
    socket = ann.socket()
    socket.watch(game)
    for table in METADATA.tables:
        rename(talkative, table, "away")
        say_everywhere(talkative.url, ann, bob, open_table, game)
        socket.send(type="say", game=game, text=WORD)
        socket.send(type="play", game=game, version=3, action=WORD, key=WORD)
        rename(talkative, "away", table)
        # Everything that came is read: a connection that is not read is given up after a while.
        socket.send(type="ping")
        socket.wait("pong")
    for each in (socket, ann, bob):
        each.close()
    talkative.stop()
    log = talkative.log.read_text()
    assert WORD not in log
    lines = [json.loads(line) for line in log.splitlines()]
    causes = " ".join([line["cause"] for line in lines if "cause" in line])
    for table in ("people", "chat", "notes", "entries"):
        assert f"no such table: {table}" in causes or f'relation "{table}" does not exist' in causes
    failed = [line for line in lines if line["message"] == "a request failed"]
    assert failed
    assert all(["trace" in line for line in failed])


def test_a_trace_says_where_and_of_which_kind_but_not_what(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail() -> None:
        try:
            int(WORD[:5] + "-9")
        except ValueError as error:
            raise RuntimeError(WORD[:5]) from error

    try:
        fail()
    except RuntimeError:
        logging.getLogger("ironroad.test").exception("it failed")
    line = json.loads(JsonFormatter().format(caplog.records[0]))
    assert "ValueError" in line["trace"]
    assert "RuntimeError" in line["trace"]
    assert f"in {fail.__name__}\n    int(" in line["trace"]
    assert WORD[:5] not in line["trace"]
    error = OSError(28, "No space left on device")
    caplog.clear()
    logging.getLogger("ironroad.test").error("it failed", exc_info=error)
    assert "No space left" in JsonFormatter().format(caplog.records[0])
