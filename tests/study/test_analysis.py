"""Analyses of positions: chances, options with their lines, by iterations or by time, in Python and on the command line."""

import json
from pathlib import Path

import pytest

import ironroad
from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.study.analysis import Analyser, Analysis
from tests.cli.conftest import Run
from tests.study.records import short_record

ITERATIONS = 24


@pytest.fixture
def table() -> Table:
    return ironroad.load(short_record(moves=6), seed=1)


def sums_to_one(found: Analysis) -> bool:
    return sum([each.value for each in found.chances]) == pytest.approx(1)


def test_options_come_with_chances_points_and_lines(table: Table) -> None:
    before = table.record()
    found = ironroad.analyse(table, iterations=ITERATIONS)

    assert found.seat == table.seat
    assert found.iterations == ITERATIONS
    assert sums_to_one(found)
    actions = [each.action for each in found.prospects]
    assert set(actions) <= set(table.options())
    assert len(set(actions)) == len(actions)
    assert sum([each.visits for each in found.prospects]) == ITERATIONS
    assert found.chances == found.prospects[0].chances
    assert table.record() == before


@pytest.mark.parametrize(
    ("title", "seats"), [("mini-express", 1), ("mini-express", 4), ("russian-railroads", 3)]
)
def test_every_player_has_a_chance(title: str, seats: int) -> None:
    found = ironroad.analyse(ironroad.new(title, seats, seed=3), iterations=4)

    assert sums_to_one(found)
    assert len(found.chances) >= max(2, seats)


def test_a_line_can_be_played(table: Table) -> None:
    best = ironroad.analyse(table, iterations=200).prospects[0]
    trial = table.clone()
    trial.take(trial.rules.catalogue.parse(best.action))
    for seat, action in best.line:
        assert trial.seat == seat
        assert action in trial.options()
        trial.take(trial.rules.catalogue.parse(action))


def test_equal_iterations_give_equal_analyses_however_they_are_divided(table: Table) -> None:
    whole = ironroad.analyse(table, iterations=ITERATIONS, seed=5)
    parts = Analyser(table.clone(), seed=5)
    for _ in range(4):
        parts.think(ITERATIONS // 4)

    assert parts.iterations == ITERATIONS
    assert parts.analysis() == whole == ironroad.analyse(table, iterations=ITERATIONS, seed=5)
    assert whole != ironroad.analyse(table, iterations=ITERATIONS, seed=6)


def test_time_bounds_the_thinking_too(table: Table) -> None:
    assert ironroad.analyse(table, seconds=0.0).iterations > 0


def test_so_many_options_are_told_as_are_asked_for() -> None:
    table = ironroad.new("mini-express", 3, seed=1)
    all_options = ironroad.analyse(table, iterations=ITERATIONS)

    assert len(all_options.prospects) > 2
    assert (
        ironroad.analyse(table, iterations=ITERATIONS, most=2).prospects
        == (all_options.prospects[:2])
    )


def test_where_chance_decides_there_are_chances_and_no_options() -> None:
    table = ironroad.new("mini-express", 3, seed=1).at(5)
    assert table.seat == CHANCE
    found = ironroad.analyse(table, iterations=ITERATIONS)

    assert found.seat == CHANCE
    assert found.prospects == []
    assert sums_to_one(found)


def test_a_game_that_is_over_is_decided() -> None:
    table = ironroad.load(short_record())
    found = ironroad.analyse(table)
    assert table.outcome is not None

    assert found.seat is None
    assert [each.value > 0 for each in found.chances] == [
        place == 1 for place in table.outcome.places
    ]
    assert found.prospects == []


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(short_record(), "utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "words"), [("C.UTF-8", "Winning chances"), ("es_ES.UTF-8", "Probabilidades de ganar")]
)
def test_the_command_prints_options(run: Run, record: Path, lang: str, words: str) -> None:
    result = run(f"analyse {record} --move 6 --iterations 12 --options 2", lang=lang)

    assert result.exit_code == 0
    assert words in result.stdout
    assert "Anna" in result.stdout


def test_the_command_prints_what_the_function_returns(run: Run, record: Path) -> None:
    result = run(f"analyse {record} --move 6 --iterations 12 --json")
    data = json.loads(result.stdout)
    found = ironroad.analyse(ironroad.load(short_record()).at(6), iterations=12, most=5)

    assert data["move"] == 6
    assert [each["action"] for each in data["options"]] == [e.action for e in found.prospects]
    assert [each["visits"] for each in data["options"]] == [e.visits for e in found.prospects]


def test_the_end_is_told(run: Run, record: Path) -> None:
    result = run(f"analyse {record} --iterations 2")

    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_a_position_beyond_the_end_is_refused(run: Run, record: Path) -> None:
    result = run(f"analyse {record} --move 5000")

    assert result.exit_code == 2
    assert "up to" in result.stderr
