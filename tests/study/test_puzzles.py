"""Puzzles: what every title's file holds, and that a run finds the same again."""

import json
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ironroad.cli.main import app
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, words_for
from ironroad.study import mining
from ironroad.study.mining import HOPELESS, MARGIN, OF_ONE_SOLUTION, SETTLED, TEMPTED
from ironroad.study.puzzles import FILE, Puzzle, puzzle_from_json, puzzles_of

PUZZLES = [puzzle for title in REGISTRY.ids() for puzzle in puzzles_of(title).values()]
LARGEST = 500_000
"""The most bytes of a title's file."""
RECIPE = "ironroad puzzles mine russian-railroads --games 2 --seed 1 --depth 48,200,300"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.title}-{puzzle.id}")
def test_a_puzzle_keeps_what_it_promises(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert table.seat == puzzle.seat
    assert set(table.options()) == set(puzzle.chances)
    assert puzzle.tempting != puzzle.solution
    best = puzzle.chances[puzzle.solution]
    assert HOPELESS <= best.value <= SETTLED
    others = [chance for action, chance in puzzle.chances.items() if action != puzzle.solution]
    # Stored chances are rounded to four digits.
    assert all([best.low - chance.high >= MARGIN - 2e-4 for chance in others])
    assert best.value - puzzle.chances[puzzle.tempting].value >= TEMPTED - 2e-4
    table.play(puzzle.solution)
    for step in puzzle.line:
        assert (table.seat, step.action in table.options()) == (step.seat, True)
        table.take(table.rules.catalogue.parse(step.action))
    for language in LANGUAGES:
        for said in puzzle.reason:
            text = words_for(language).format(said)
            assert "study-" not in text
            assert "{" not in text
    assert puzzle.reason
    assert puzzle_from_json(puzzle.title, json.loads(json.dumps(puzzle.to_json()))) == puzzle


@pytest.mark.parametrize("title", REGISTRY.ids())
def test_the_puzzles_of_a_title_are_many_and_unlike(title: str) -> None:
    found = list(puzzles_of(title).values())
    assert found
    solutions = [puzzle.solution for puzzle in found]
    assert max([solutions.count(each) for each in solutions]) <= OF_ONE_SOLUTION
    # The record of a puzzle goes on where that of an earlier one of the same game ends.
    for puzzle in found:
        same = [each for each in found if puzzle.record.startswith(each.record)]
        assert len(same) <= mining.OF_ONE_GAME
    file = resources.files(REGISTRY.package(title)) / FILE
    assert len(file.read_bytes()) <= LARGEST


def mined(path: Path, *more: str) -> str:
    out = path / "found.json"
    command = RECIPE.split()[1:]
    ran = CliRunner().invoke(app, [*command, "--out", str(out), *more])
    assert ran.exit_code == 0, ran.output
    return out.read_text("utf-8")


def test_the_same_command_gives_the_same_file_however_many_work_on_it(tmp_path: Path) -> None:
    first = mined(tmp_path, "--jobs", "1")
    assert mined(tmp_path, "--jobs", "2") == first
    data = json.loads(first)
    assert data["puzzles"]
    assert data["recipe"]["command"] == RECIPE
    assert first == (Path(__file__).parent / "golden" / "puzzles.json").read_text("utf-8")


def test_depths_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    for depth in ("8", "8,24,x", "0,1,2"):
        command = [
            "puzzles",
            "mine",
            "mini-express",
            "--depth",
            depth,
            "--out",
            str(tmp_path / "x"),
        ]
        ran = CliRunner().invoke(app, command)
        assert ran.exit_code == 2
        assert "--depth" in ran.output
    assert not (tmp_path / "x").exists()
