"""A title of another distribution is installed and played in the terminal, in the arena and on a server; nothing here names it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.server.processes import ServerProcess
from tests.server.clients import Person, play_out

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install the distribution into a folder of its own; return a PYTHONPATH with it."""
    folder = tmp_path_factory.mktemp("foreign")
    source, site = folder / "source", folder / "site"
    left_out = shutil.ignore_patterns("__pycache__", "test_*.py", "__init__.py")
    shutil.copytree(
        HERE, source, ignore=lambda at, names: left_out(at, names) if at == str(HERE) else set()
    )
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*pip, *offline, "--target", str(site), str(source)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert (site / "ironroad_cards" / "words" / "es.ftl").is_file()
    return os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])


def ironroad(path: str, folder: Path, line: str, told: str = "") -> str:
    """Run a command line where the distribution is installed; return what it prints."""
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "ironroad", *line.split()],
        cwd=folder,
        env=environment,
        input=told,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_where_it_is_installed(path: str, tmp_path: Path) -> None:
    listed = {each["id"]: each for each in json.loads(ironroad(path, tmp_path, "titles --json"))}
    without = json.loads(ironroad(os.environ.get("PYTHONPATH", ""), tmp_path, "titles --json"))

    assert listed["cards"]["name"] == "Cards"
    assert listed["cards"]["options"] == {"rounds": ["three", "nine"]}
    assert [each["id"] for each in without] == [id for id in listed if id != "cards"]


def test_it_is_played_in_the_terminal_with_its_board_and_words(path: str, tmp_path: Path) -> None:
    line = "play cards --terminal --seats human,greedy --names Ana,Berta --seed 3 --lang es"
    shown = ironroad(path, tmp_path, f"{line} --record game.txt", told="bet 2\n1\n" * 3)

    assert "Ronda 1 de 3" in shown
    assert "Berta: carta desconocida, apuestas 0" in shown
    assert "Ana apuesta 2." in shown
    assert "¿Dónde escondes tu piedra?" in shown
    assert "Se han jugado todas las rondas." in shown
    assert "cards-" not in shown
    replayed = ironroad(path, tmp_path, "replay game.txt --lang en")
    assert "All rounds were played." in replayed


def test_it_is_played_in_the_arena_by_its_own_bot(path: str, tmp_path: Path) -> None:
    line = "arena cards greedy random --seats 2 --games 100 --seed 1 --jobs 2 --json"
    result = json.loads(ironroad(path, tmp_path, line))
    places = {each["bot"]: each for each in result["standings"]}

    # Its features say that low cards are not worth a bet, which is how points are lost.
    assert places["greedy"]["score"][0] > places["random"]["score"][0] + 1
    assert not places["greedy"]["faults"]
    code = (
        "from ironroad.bots.titles import evaluation_for\n"
        "from ironroad.games import REGISTRY\n"
        "print(type(evaluation_for(REGISTRY.title('cards'), 2)).__module__)\n"
    )
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert told.stdout == "ironroad_cards.bot\n"


@pytest.fixture
def server(path: str, tmp_path: Path) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path}/games.db"
    running = ServerProcess(database, tmp_path / "log", PYTHONPATH=path).start()
    yield running
    running.stop()


def test_it_is_played_on_a_server(server: ServerProcess) -> None:
    ann = Person(server.url, "Ann")
    id = ann.table("me", "bot", "bot", title="cards")
    end = play_out(id, ann)

    assert end["status"] == "finished"
    assert end["outcome"]["reasons"] == [{"id": "cards-end", "args": {}}]
    assert {each["id"] for each in ann.ok("GET", "/api/titles")} > {"cards"}
    ann.close()
