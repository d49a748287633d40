"""A server that cannot start says why in one sentence and exits with code 2."""

import asyncio
import contextlib
import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.server.processes import ServerProcess, free_port
from ironroad.core.errors import InvalidSetup
from ironroad.server.settings import check_names, read_settings
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, execute_on
from tests.server.nursery import Forked, ForkedServer

MODULE = (sys.executable, "-m", "ironroad.server")
COMMAND = (sys.executable, "-c", "from ironroad.cli.main import main; main()", "serve", "--no-open")
Start = Callable[..., str]


@pytest.fixture
def refused(tmp_path: Path) -> Start:
    """Try to start a server; return what it says. Without a command it is forked, which is a tenth of the work."""

    def start(*options: str, command: tuple[str, ...] = (), **variables: str) -> str:
        given = {f"IRONROAD_{name}": value for name, value in variables.items() if name != "LANG"}
        environment = {**os.environ, "LANG": variables.get("LANG", "C"), "COLUMNS": "400", **given}
        arguments = ["--port", str(free_port()), *options]
        if command:
            code, said = started([*command, *arguments], tmp_path, environment)
        else:
            code, said = forked(arguments, tmp_path, environment)
        assert code == 2, said
        assert "Traceback" not in said
        assert len(said.splitlines()) == 1, said
        return said

    return start


def started(command: list[str], folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Run a program; return how it ended and what it said."""
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stderr.strip()


def forked(arguments: list[str], folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Do the same with a server that the nursery forks."""
    log = folder / "said"
    log.unlink(missing_ok=True)
    code = Forked("ironroad.server", arguments, log, environment, folder).wait(60)
    return code, log.read_text().strip()


def test_a_misspelt_setting_is_told_with_the_nearest_one(refused: Start) -> None:
    assert "IRONROAD_DATABASE?" in refused(DATABSE="sqlite:///games.db", command=MODULE)
    spoken = refused(command=COMMAND, LIMIT_CHAT_CHAR="7", LANG="es_ES.UTF-8")
    assert "No existe el ajuste IRONROAD_LIMIT_CHAT_CHAR." in spoken
    assert "IRONROAD_LIMIT_CHAT_CHARS" in spoken


def test_every_setting_has_a_name_and_other_variables_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PORT", "SMTP_HOST", "LIMIT_ORDERS", "COMPILE", "OPT_LEVEL", "CLIENT"):
        monkeypatch.setenv(f"IRONROAD_{name}", "1")
    assert check_names() == []
    monkeypatch.setenv("IRONROAD_ZZZ", "1")
    assert check_names() == ["IRONROAD_ZZZ"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOTS", "-1"),
        ("PORT", "70000"),
        ("HEARTBEAT_SECONDS", "0"),
        ("POLL_SECONDS", "nan"),
        ("SESSION_DAYS", "-3"),
        ("BOT_SECONDS", "inf"),
        ("LIMIT_REQUESTS_PER_SECOND", "-0.5"),
        ("LIMIT_THINKING_PER_MINUTE", "0"),
        ("SMTP_PORT", "-25"),
        ("LOG_LEVEL", "LOUD"),
        ("PORT", "tcp://10.0.0.1:8018"),
    ],
)
def test_a_setting_out_of_range_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"IRONROAD_{name}", value)
    with pytest.raises(InvalidSetup) as refusal:
        read_settings()
    assert refusal.value.message.args["setting"] == f"IRONROAD_{name}"


def test_zero_is_fine_where_it_has_a_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRONROAD_BOTS", "0")
    monkeypatch.setenv("IRONROAD_NOTICE_DELAY", "0")
    assert read_settings().bots == 0


def test_wrong_values_are_told_at_the_start(refused: Start) -> None:
    assert "IRONROAD_LOG_LEVEL" in refused(LOG_LEVEL="LOUD")
    assert "more than 0" in refused(HEARTBEAT_SECONDS="-1")


def test_a_database_of_a_newer_version_is_refused(refused: Start, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.db")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    said = refused("--database", "sqlite:///newer.db")
    assert "newer version" in said
    assert "9999" in said


def test_a_newer_postgresql_is_refused(refused: Start, own_postgres: str) -> None:
    made = "CREATE TABLE alembic_version (version_num TEXT)"
    told = "INSERT INTO alembic_version VALUES ('9999')"
    asyncio.run(execute_on(own_postgres, made, told))
    assert "9999" in refused("--database", own_postgres)


def test_a_database_that_cannot_be_written_is_refused(refused: Start, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is no database, however long it may be. " * 100)
    for path in ("missing/games.db", "/proc/games.db", "text.db", "."):
        assert "does not answer" in refused("--database", f"sqlite:///{path}")


def test_a_port_that_is_taken_is_refused(refused: Start) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "cannot listen" in refused("--port", str(taken.getsockname()[1]))


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with packages that Python finds, here and in processes that are started."""
    broken = tmp_path / "broken_title"
    broken.mkdir()
    (broken / "__init__.py").write_text("")
    (broken / "meta.py").write_text("raise RuntimeError('half a title')\n")
    (broken / "game.py").write_text("")
    late = tmp_path / "late_title"
    late.mkdir()
    (late / "__init__.py").write_text("")
    (late / "meta.py").write_text("from tests.foreign.ironroad_cards.meta import META\n")
    (late / "game.py").write_text("import nowhere_to_be_found\n")
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep), os.getcwd()]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in paths if path]))
    return tmp_path


def test_a_title_that_the_settings_name_must_be_there(refused: Start, packages: Path) -> None:
    assert "no_such_package" in refused(TITLES="cards=no_such_package")
    assert "half a title" in refused(TITLES="cards=broken_title")
    assert "nowhere_to_be_found" in refused(TITLES="cards=late_title")


def test_an_installed_title_that_is_broken_is_left_out(packages: Path, tmp_path: Path) -> None:
    installed = packages / "broken-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    points = "[ironroad.games]\nbroken = broken_title\nlate = late_title\nlost = no_such_package\n"
    (installed / "entry_points.txt").write_text(points)
    server = ServerProcess(f"sqlite:///{tmp_path}/games.db", tmp_path / "log").start()
    ann = Person(server.url, "Ann")
    titles = [title["id"] for title in ann.ok("GET", "/api/titles")]
    assert "trans-siberian" in titles
    assert not {"broken", "late", "lost"} & set(titles)
    text = "[edition]\n"
    answer = ann.ask("POST", "/api/titles/trans-siberian/edition", {"text": text})
    assert answer.status_code == 422  # It was read: the processes for that live.
    ann.close()
    server.stop()
    log = server.log.read_text()
    for id in ("broken", "late", "lost"):
        assert f"title {id} is left out" in log


def test_a_game_of_a_missing_title_is_refused_in_words(own_server: Callable[..., Server]) -> None:
    running = own_server()
    ann = Person(running.url, "Ann")
    gone, other = ann.table("bot", "me"), ann.table("bot", "me")
    with contextlib.closing(sqlite3.connect(running.settings.sqlite_path)) as connection:
        connection.execute("UPDATE games SET title = 'sold-out' WHERE id = ?", (gone,))
        connection.commit()
    running.stop()
    again = own_server(database=running.settings.database)
    back = Person(again.url)
    back.http.cookies = ann.http.cookies
    problem = back.refused(409, "server-title-missing", "GET", f"/api/games/{gone}")
    assert "sold-out" in problem["sentence"]
    assert len(back.ok("GET", "/api/games?list=mine")["tables"]) == 2
    assert play_out(other, back)["status"] == "finished"
    for each in (ann, back):
        each.close()


def test_one_server_process_has_a_database_file(refused: Start, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    server = ForkedServer(url, tmp_path / "log", IRONROAD_TITLES=TOY[0]).start()
    said = refused("--database", url)
    assert "Another server uses" in said
    server.kill()
    server.start()  # Whoever was killed holds nothing.
    assert server.stop() in (0, -15)


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        (tmp_path / "games.db").touch(0o644)
        server = ServerProcess(f"sqlite:///{tmp_path}/games.db", tmp_path / "log").start()
    finally:
        os.umask(old)
    Person(server.url, "Ann").close()
    names = [path.name for path in tmp_path.glob("games.db*")]
    modes = {stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names}
    server.stop()
    assert {"games.db", "games.db-wal", "games.db-shm"} <= set(names)
    assert modes == {0o600}


@pytest.mark.parametrize("command", [MODULE, COMMAND])
@pytest.mark.parametrize("lang", ["C", "es_ES.UTF-8"])
def test_the_help_is_for_operators(command: tuple[str, ...], lang: str) -> None:
    done = subprocess.run(
        [*command, "--help"],
        env={**os.environ, "LANG": lang, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    for part in (
        "--database",
        "IRONROAD_DATABASE",
        "IRONROAD_HOST",
        "IRONROAD_PORT",
        "IRONROAD_BOTS",
    ):
        assert part in done.stdout
    for part in ("sqlite:///ironroad.db", "8018", "docs/deploying.md"):
        assert part in done.stdout.replace("\n", " ")


def test_clocks_have_bounds(meet: Callable[..., Person]) -> None:
    ann = meet("Ann")
    for clock in (
        {"kind": "bank", "seconds": -1},
        {"kind": "bank", "seconds": 60, "increment": -1},
        {"kind": "deadline", "seconds": 10**10},
        {"kind": "none", "seconds": -5},
    ):
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = {"title": "cards", "seats": seats, "terms": {"clock": clock}}
        answer = ann.ask("POST", "/api/games", table)
        assert answer.status_code == 400, answer.text
        assert answer.json()["sentence"]


def test_a_stored_clock_beyond_the_bounds_is_still_read(own_server: Callable[..., Server]) -> None:
    running = own_server()
    ann = Person(running.url, "Ann")
    id = ann.table("me", "me", terms={"clock": {"kind": "bank", "seconds": 60}})
    with contextlib.closing(sqlite3.connect(running.settings.sqlite_path)) as connection:
        change = "UPDATE games SET terms = replace(terms, '60', '-60')"
        connection.execute(change)
        connection.commit()
    running.stop()
    again = own_server(database=running.settings.database)
    back = Person(again.url)
    back.http.cookies = ann.http.cookies
    assert back.game(id)["table"]["terms"]["clock"]["seconds"] == -60
    for each in (ann, back):
        each.close()
