"""A compiled build that appears while an interpreted server runs: its bots move over, and the game goes on."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ironroad
from benchmarks.server.processes import ServerProcess
from ironroad.build import build_name
from tests.server.clients import Person

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PATIENCE = 120.0
# Python runs this when it starts with the folder on its path: each process leaves its number.
WITNESS = "import os, pathlib\npathlib.Path({folder!r}, str(os.getpid())).touch()\n"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[Person, str]]:
    """Return a person and a game against a bot, on an interpreted server."""
    (tmp_path / "witnesses").mkdir()
    server = ServerProcess(
        f"sqlite:///{tmp_path}/games.db",
        tmp_path / "log",
        PYTHONPATH=str(SOURCES),
        IRONROAD_COMPILED=str(tmp_path / "compiled"),
    ).start()
    ann = Person(server.url, "Ann")
    yield ann, ann.table("me", "bot", "bot", title="russian-railroads")
    ann.close()
    server.stop()


def build_beside(folder: Path) -> Path:
    """Return a build under another name, as the compiler makes it: of the package that runs the tests."""
    tree = folder / "compiled.new"
    package = Path(ironroad.__file__).parent
    shutil.copytree(package, tree / "ironroad", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, tree)
    witness = WITNESS.format(folder=str(folder / "witnesses"))
    (tree / "sitecustomize.py").write_text(witness, "utf-8")
    return tree


def play_some(person: Person, game: str, decisions: int) -> None:
    """Let the person decide so many times; bots play in between."""
    deadline = time.monotonic() + PATIENCE
    while decisions:
        assert time.monotonic() < deadline
        position = person.position(game)
        assert position["status"] == "running", "the game is too short for this"
        if position["actions"]:
            person.play(game)
            decisions -= 1
        else:
            time.sleep(0.02)


def test_bots_move_over_to_a_build_that_appears_and_the_game_goes_on(
    table: tuple[Person, str], tmp_path: Path
) -> None:
    ann, game = table
    play_some(ann, game, 3)
    assert ann.ok("GET", "/api/build")["bots"] == ["interpreted"]
    assert not list((tmp_path / "witnesses").iterdir())

    build_beside(tmp_path).rename(tmp_path / "compiled")
    before = ann.position(game)["last"]
    play_some(ann, game, 8)

    assert ann.position(game)["last"] > before + 8
    build = ann.ok("GET", "/api/build")
    assert (build["server"], build["bots"]) == ("interpreted", [build_name()])
    witnesses = list((tmp_path / "witnesses").iterdir())
    assert len(witnesses) == 1, (tmp_path / "log").read_text()


def test_a_build_of_other_sources_is_left_alone(table: tuple[Person, str], tmp_path: Path) -> None:
    ann, game = table
    tree = build_beside(tmp_path)
    with (tree / "ironroad" / "bots" / "seeds.py").open("a") as module:
        module.write("# Changed since.\n")
    tree.rename(tmp_path / "compiled")

    play_some(ann, game, 5)

    assert not list((tmp_path / "witnesses").iterdir())
    assert ann.ok("GET", "/api/build")["bots"] == ["interpreted"]
