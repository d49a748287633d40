"""``ironroad review``: what was played, what was better, and where the game turned, in both languages."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.study.records import short_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(short_record(), "utf-8")
    return path


def test_every_decision_is_judged(run: Run, record: Path) -> None:
    result = run(f"review {record} --budget 4it --json")
    data = json.loads(result.stdout)
    decisions = data["decisions"]

    assert result.exit_code == 0
    assert data["iterations"] == 4
    assert [each["seat"] for each in decisions if each["seat"] < 0] == []
    assert all([0 <= each["loss"] <= 1 for each in decisions])
    assert all([sum(each["chances"]) == pytest.approx(1, abs=1e-3) for each in decisions])
    assert all([each["loss"] == 0 for each in decisions if each["best"] == each["played"]])
    assert sum(data["final"]) == pytest.approx(1)
    assert 3 <= len(data["turning_points"]) <= 7
    for point in data["turning_points"]:
        assert point["text"]["en"] != point["text"]["es"]


@pytest.mark.parametrize(
    ("lang", "words"), [("C.UTF-8", "Turning points"), ("es_ES.UTF-8", "Momentos decisivos")]
)
def test_the_review_reads_in_both_languages(
    run: Run, record: Path, tmp_path: Path, lang: str, words: str
) -> None:
    report = tmp_path / "review.html"
    result = run(f"review {record} --budget 2it --report {report}", lang=lang)

    assert words in result.stdout
    assert "<polyline" in report.read_text("utf-8")


def test_a_game_that_is_not_over_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    path.write_text(short_record(moves=1), "utf-8")

    assert run(f"review {path}").exit_code == 2


@pytest.mark.parametrize("budget", ["slow", "1it", "it", "200ms"])
def test_a_budget_is_a_strength_or_iterations(run: Run, record: Path, budget: str) -> None:
    result = run(f"review {record} --budget {budget}")

    assert result.exit_code == 2
    assert "quick, thorough" in result.stderr
