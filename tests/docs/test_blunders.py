"""The figures of planted blunders in the documentation are those of the cases that are kept."""

from pathlib import Path

import pytest

from benchmarks import blunders
from benchmarks.blunders import (
    PLANTED_LOSS,
    Kept,
    Plan,
    counts,
    is_marked,
    load,
    plant,
    position,
    stored,
)
from ironroad.bots.seeds import derive_seed
from ironroad.bots.titles import titles_with_features
from ironroad.games import REGISTRY
from ironroad.locale import words_for
from ironroad.study.review import STRENGTHS, Strength

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
LINES = PAGE.read_text("utf-8").splitlines()
every_title = pytest.mark.parametrize("title", titles_with_features())


@every_title
def test_cases_kept_are_those_of_the_plan(title: str) -> None:
    plan = Plan(title)
    cases = load(stored(plan))
    assert [case["case"] for case in cases] == list(range(len(cases)))
    for case in cases:
        assert case["seed"] == plan.seed_of(case["case"])
        if "loss" in case:
            assert (case["title"], case["seats"]) == (title, plan.seats)
            assert case["iterations"] == STRENGTHS[plan.strength].iterations
            assert case["loss"] >= PLANTED_LOSS - 1e-4
            assert case["action"] != case["right"]


@every_title
def test_the_documentation_tells_how_many_planted_blunders_are_found(title: str) -> None:
    name = words_for("en").format(REGISTRY.meta(title).name)
    plan = Plan(title)
    cells = [name, f"`{plan.strength}`", *counts(load(stored(plan))).told()]
    assert f"| {' | '.join(cells)} |" in LINES


@every_title
def test_enough_blunders_are_found_and_few_right_decisions_are_marked(title: str) -> None:
    planted, found, alarms = counts(load(stored(Plan(title))))
    assert planted >= 200
    assert found >= 0.9 * planted
    assert alarms <= 0.1 * planted


@every_title
def test_the_kept_cases_are_of_the_present_review(title: str) -> None:
    """After a change that makes reviews judge differently, all cases are to be planted anew."""
    plan = Plan(title)
    for case in [case for case in load(stored(plan)) if "loss" in case][:2]:
        seed, iterations = case["seed"], case["iterations"]
        table = position(title, plan.seats, derive_seed(seed, case["tries"] - 1))
        assert table.count + 1 == case["move"]
        assert is_marked(table, case["action"], iterations, seed) == case["found"]
        assert is_marked(table, case["right"], iterations, seed) == case["alarm"]


def test_a_run_goes_on_where_the_kept_cases_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blunders, "HERE", tmp_path)
    monkeypatch.setitem(STRENGTHS, "hasty", Strength("hasty", 8))
    plan = Plan("trans-siberian", 3, strength="hasty")
    plant(plan, stored(plan), cases=1, jobs=1)
    first = load(stored(plan))
    blunders.keep(stored(plan), [{**first[0], "action": "as kept"}])
    plant(plan, stored(plan), cases=2, jobs=1)

    cases = load(stored(plan))
    assert [case["case"] for case in cases] == [0, 1]
    assert cases[0]["action"] == "as kept"


def test_cases_that_were_given_up_do_not_count() -> None:
    given_up: Kept = {"case": 0, "seed": 1}
    real: Kept = {"case": 1, "seed": 2, "loss": 0.2, "found": True, "alarm": False}
    assert counts([given_up, real]) == (1, 1, 0)
