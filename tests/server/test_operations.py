"""Operations: health, metrics, limits, headers, migrations, backup, restart."""

import argparse
import asyncio
import contextlib
import json
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from benchmarks.server import restart
from ironroad.server.settings import Limits, Settings, read_settings
from ironroad.server.storage.batches import NEW_ENTRIES, NEW_REQUESTS, SqliteWriter
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import Entry
from ironroad.server.storage.schema import METADATA, SERVER
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, Meet
from tests.server.nursery import ForkedServer


def test_health_readiness_and_metrics(meet: Meet) -> None:
    ann = meet("Ann")
    assert ann.ok("GET", "/health")["status"] == "ok"
    assert ann.ok("GET", "/ready")["status"] == "ok"
    text = ann.ask("GET", "/metrics").text
    for name in ("ironroad_moves_total", "ironroad_sockets", "ironroad_commit_seconds_bucket"):
        assert name in text


def test_the_interface_is_described(meet: Meet) -> None:
    ann = meet()
    schema = ann.ok("GET", "/api/schema/openapi.json")
    assert "/api/games/{id}/play" in schema["paths"]
    assert "Position" in str(schema["components"]["schemas"].keys())
    assert "/api/games/{id}/play" in ann.ask("GET", "/api/docs").text
    socket = ann.ok("GET", "/api/socket.json")
    assert {"Position", "Watch", "SocketPlay"} <= set(socket["$defs"])


def test_every_answer_carries_the_security_headers(meet: Meet) -> None:
    for path in ("/api/me", "/nothing", "/health", "/api/docs"):
        headers = meet().ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert meet().ask("GET", "/api/me").headers["cache-control"] == "no-store"


def test_what_does_not_fit_is_refused_in_words(meet: Meet) -> None:
    ann = meet("Ann")
    ann.http.headers["content-type"] = "application/json"
    assert ann.http.post("/api/games", content=b"{" * 10).status_code == 400
    huge = b'{"title": "' + b"x" * 2_000_000 + b'"}'
    assert ann.http.post("/api/games", content=huge).status_code == 413
    for answer in (ann.ask("GET", "/api/nothing"), ann.ask("PUT", "/api/titles")):
        assert "Traceback" not in answer.text
        assert answer.json()["sentence"]


def test_who_asks_too_fast_is_slowed_down(own_server: Callable[..., Server]) -> None:
    running = own_server(limits=Limits(requests_per_second=1, requests_burst=10))
    ann = Person(running.url, "Ann")
    statuses = [ann.ask("GET", "/api/me").status_code for _ in range(30)]
    assert statuses[:8] == [200] * 8
    assert statuses[-1] == 429
    assert ann.ask("GET", "/health").status_code == 200
    ann.close()


def test_passwords_cannot_be_tried_out_fast(own_server: Callable[..., Server]) -> None:
    running = own_server(limits=Limits(entries_per_minute=3))
    eve = Person(running.url)
    wish = {"login": "ann", "password": "guess guess"}
    statuses = [eve.ask("POST", "/api/sessions", wish).status_code for _ in range(10)]
    assert statuses[-1] == 429
    eve.close()


def test_nobody_makes_tables_without_end(own_server: Callable[..., Server]) -> None:
    running = own_server(limits=Limits(tables_per_person=2))
    ann = Person(running.url, "Ann")
    ann.table("me", "open")
    ann.table("me", "open")
    table = {"title": "cards", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ann.refused(429, "server-too-many-tables", "POST", "/api/games", table)
    ann.close()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRONROAD_PORT", "1234")
    monkeypatch.setenv("IRONROAD_TITLES", "a=one.package, b=another")
    monkeypatch.setenv("IRONROAD_SMTP_HOST", "mail.example")
    monkeypatch.setenv("IRONROAD_LIMIT_CHAT_CHARS", "7")
    found = read_settings(host="0.0.0.0", database=None)
    assert (found.port, found.host) == (1234, "0.0.0.0")
    assert found.titles == ("a=one.package", "b=another")
    assert (found.smtp.host, found.limits.chat_chars) == ("mail.example", 7)


def migrate_from_several(url: str, folder: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from ironroad.server.storage.database import Database\n"
        "from ironroad.server.settings import Settings\n"
        "async def main():\n"
        "    database = Database(Settings(database=sys.argv[1]))\n"
        "    await database.migrate()\n"
        "    await database.close()\n"
        "asyncio.run(main())\n"
    )
    started = [subprocess.Popen([sys.executable, "-c", code, url], cwd=folder) for _ in range(4)]
    assert [process.wait(60) for process in started] == [0] * 4


def migrate(url: str) -> None:
    async def work() -> None:
        database = Database(Settings(database=url))
        await database.migrate()
        await database.close()

    asyncio.run(work())


def differences(url: str) -> list[object]:
    async def compare() -> list[object]:
        database = Database(Settings(database=url))
        async with database.read() as connection:
            found: list[object] = await connection.run_sync(_compare)
        await database.close()
        return found

    return asyncio.run(compare())


def _compare(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_several_processes_migrate_one_sqlite_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    migrate_from_several(url, tmp_path)
    assert differences(url) == []


def test_several_processes_migrate_one_postgresql_at_once(
    postgres_url: str, tmp_path: Path
) -> None:
    migrate_from_several(postgres_url, tmp_path)
    assert differences(postgres_url) == []


def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    async def pragmas() -> tuple[str, int]:
        database = Database(Settings(database=f"sqlite:///{tmp_path}/games.db"))
        async with database.read() as connection:
            mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar_one()
            sync = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar_one()
        await database.close()
        return mode, sync

    full = 2
    assert asyncio.run(pragmas()) == ("wal", full)
    migrate(f"sqlite:///{tmp_path}/games.db")
    writer = SqliteWriter(tmp_path / "games.db")
    assert writer.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writer.connection.execute("PRAGMA synchronous").fetchone() == (full,)
    writer.close()


@pytest.mark.parametrize("also", [[], [SERVER.insert().values(name="a", value="1")]])
def test_a_batch_is_written_wholly_or_not_at_all(tmp_path: Path, also: list[sa.Executable]) -> None:
    migrate(f"sqlite:///{tmp_path}/games.db")
    writer = SqliteWriter(tmp_path / "games.db")

    def write(keys: list[str], number: int) -> None:
        entry = Entry(game="g", number=number, kind="play", seat=0, text="it's 5", at=1.1)
        requests = [{"person": "p", "key": k, "game": "g", "version": 1, "at": 0.1} for k in keys]
        with writer.transaction() as batch:
            batch.write(NEW_ENTRIES, [msgspec.structs.asdict(entry)])
            batch.write(NEW_REQUESTS, requests)
            for statement in also:
                batch.execute(statement)

    def count() -> tuple[int, int]:
        query = "SELECT (SELECT count(*) FROM entries), (SELECT count(*) FROM requests)"
        found: tuple[int, int] = writer.connection.execute(query).fetchone()
        return found

    write(["one"], 1)
    assert count() == (1, 1)
    with pytest.raises(sa.exc.IntegrityError):
        write(["two", "two"], 2)
    assert count() == (1, 1)
    row = writer.connection.execute("SELECT text, seat, person, at FROM entries").fetchone()
    assert row == ("it's 5", 0, None, 1.1)
    writer.close()


def test_a_backup_of_one_file_holds_all_games(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    """As docs/deploying.md says: `VACUUM INTO` while the server runs, or a copy after it has stopped."""
    running = own_server()
    ann = Person(running.url, "Ann")
    id = ann.table("me", "me")
    end = play_out(id, ann)
    live = tmp_path / "live.db"
    with contextlib.closing(sqlite3.connect(running.settings.sqlite_path)) as connection:
        connection.execute("VACUUM INTO ?", (str(live),))
    running.stop()
    cold = tmp_path / "cold.db"
    shutil.copy(running.settings.sqlite_path, cold)
    for copy in (live, cold):
        restored = own_server(database=f"sqlite:///{copy}")
        again = Person(restored.url)
        again.http.cookies = ann.http.cookies
        assert again.position(id)["outcome"] == end["outcome"]
        again.close()
    ann.close()


@pytest.mark.alone
def test_a_restart_loses_nothing_and_sockets_come_back(tmp_path: Path) -> None:
    server = ForkedServer(
        f"sqlite:///{tmp_path}/games.db", tmp_path / "log", IRONROAD_TITLES=TOY[0]
    ).start()
    ann = Person(server.url, "Ann")
    id = ann.table("me", "me")
    socket = ann.socket()
    version = socket.watch(id)["version"]
    socket.send(type="play", game=id, version=version, action="bet 1", key="k")
    done = socket.wait("done")
    began = time.monotonic()
    assert server.stop() in (0, -signal.SIGTERM)
    server.start()
    again = ann.socket()
    position = again.watch(id)
    assert time.monotonic() - began < 20
    assert position["version"] == done["version"]
    assert position["view"]["bets"] == [1, 0]
    again.send(type="play", game=id, version=version, action="bet 1", key="k")
    assert again.wait("done")["version"] == done["version"]
    for each in (socket, again, ann):
        each.close()
    server.stop()


@pytest.mark.alone
@pytest.mark.parametrize("kill", [False, True])
def test_a_restart_under_load_costs_a_socket_no_more_than_its_pause(
    tmp_path: Path, kill: bool
) -> None:
    """Being away is being away as long as the server, and then until the next try: not a matter of speed."""
    server = ForkedServer(f"sqlite:///{tmp_path}/games.db", tmp_path / "log").start()
    options = argparse.Namespace(
        games=8, seats=3, restarts=1, pause=0.5, title="mini-express", kill=kill
    )
    found = asyncio.run(restart.run([server], options))
    server.stop()
    assert found["moves lost"] == []
    assert found["moves acknowledged"] > 0
    assert found["sockets lost and back"] == options.games
    late = found["a socket was away, ms, longest"] - found["a server was down, ms, longest"]
    assert late < options.pause * 1000 + 2_000


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: what would grow beyond it cannot be written."""
    server = ForkedServer(
        f"sqlite:///{tmp_path}/games.db", tmp_path / "log", IRONROAD_TITLES=TOY[0]
    ).start()
    ann = Person(server.url, "Ann")
    id = ann.table("me", "me")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (100_000, before[1]))
    deadline = time.monotonic() + 60
    while ann.ask("GET", "/ready").status_code == 200:
        assert time.monotonic() < deadline
        ann.ask("PUT", f"/api/games/{id}/notes", {"text": "x" * 20_000})
        time.sleep(0.1)
    assert ann.ask("GET", "/ready").status_code == 503
    assert ann.ask("GET", "/health").status_code == 200
    step = ann.step(id, action="bet 1")
    ann.refused(503, "server-database-away", "POST", f"/api/games/{id}/play", step)
    wish = {"text": "x" * 20_000}
    ann.refused(503, "server-database-away", "PUT", f"/api/games/{id}/notes", wish)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
    deadline = time.monotonic() + 60
    ann.ok("POST", f"/api/games/{id}/play", step)
    while ann.ask("GET", "/ready").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    ann.close()
    server.stop()
    causes = [json.loads(line).get("cause", "") for line in server.log.read_text().splitlines()]
    assert any(["disk" in cause for cause in causes])
