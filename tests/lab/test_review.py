"""The review: what was played, what was better, and where the game turned, in both languages."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.lab.records import short_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(short_record(), "utf-8")
    return path


def test_every_decision_is_judged(run: Run, record: Path) -> None:
    result = run(f"review {record} --budget 8it --json")
    data = json.loads(result.stdout)
    decisions = data["decisions"]

    assert result.exit_code == 0
    assert [each["seat"] for each in decisions if each["seat"] < 0] == []
    assert all([0 <= each["loss"] <= 1 for each in decisions])
    assert all([len(each["chances"]) == 3 for each in decisions])
    assert all([each["loss"] == 0 for each in decisions if each["best"] == each["played"]])
    assert len(data["final"]) == 3
    for point in data["turning_points"]:
        assert point["text"]["en"] != point["text"]["es"]


def test_a_squandered_turn_is_a_turning_point(run: Run, record: Path) -> None:
    data = json.loads(run(f"review {record} --budget 30it --json").stdout)
    assert [point["move"] for point in data["turning_points"]]


@pytest.mark.parametrize(
    ("lang", "words"), [("C.UTF-8", "Turning points"), ("es_ES.UTF-8", "Momentos decisivos")]
)
def test_the_review_reads_in_both_languages(
    run: Run, record: Path, tmp_path: Path, lang: str, words: str
) -> None:
    report = tmp_path / "review.html"
    result = run(f"review {record} --budget 4it --report {report}", lang=lang)

    assert words in result.stdout
    assert "<polyline" in report.read_text("utf-8")


def test_a_record_without_decisions_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(short_record(moves=1), "utf-8")

    assert run(f"review {path}").exit_code == 2
