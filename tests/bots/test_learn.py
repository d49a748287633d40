"""Learning: finds the weights behind scores, repeats itself, and what it stored fits the features."""

import json
from pathlib import Path

import pytest

from ironroad.bots.learn import Task, fit, main, sample_game, solve
from ironroad.bots.titles import bot_module, stored_weights, titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.games import REGISTRY


def test_linear_equations_are_solved() -> None:
    assert solve([[0.0, 2.0, 4.0], [1.0, 1.0, 5.0]]) == [3.0, 2.0]


def test_the_weights_behind_the_scores_are_found() -> None:
    dealer = Dealer(1)
    rows = []
    for _ in range(400):
        values = [1.0, float(dealer.below(20)), float(dealer.below(20))]
        rows.append((0, values, 5.0 + 2.0 * values[1] - 3.0 * values[2]))
    found = fit(rows, [[0.0, 0.0, 0.0], [7.0, 8.0, 9.0]], ridge=1e-9)

    assert found[0] == pytest.approx([5.0, 2.0, -3.0], abs=1e-3)
    assert found[1] == [7.0, 8.0, 9.0]  # Nothing was seen of that stage.


def test_a_strong_ridge_keeps_the_weights_before() -> None:
    rows = [(0, [1.0, 2.0], 50.0), (0, [1.0, 5.0], 90.0)]

    assert fit(rows, [[1.0, 2.0]], ridge=1e9)[0] == pytest.approx([1.0, 2.0], abs=1e-3)


def test_samples_repeat_and_end_with_the_final_score() -> None:
    found = bot_module("mini-express").EVALUATION
    weights = [[1.0] * len(found.names)] * found.stages
    task: Task = ("mini-express", 2, {}, weights, 5)

    assert sample_game(task) == sample_game(task)
    assert len({score for _, _, score in sample_game(task)}) <= 3  # Two people and the Bot.


def test_the_command_writes_weights_with_their_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "weights.json"
    line = f"learn mini-express --seed 3 --games 2 --rounds 1 --seats 3 --jobs 1 --output {file}"
    monkeypatch.setattr("sys.argv", line.split())
    main()
    data = json.loads(file.read_text("utf-8"))

    assert "--seed 3 --games 2" in data["recipe"]["command"]
    assert list(data["weights"]) == ["3"]


@pytest.mark.parametrize("title", titles_with_features())
def test_stored_weights_fit_the_features(title: str) -> None:
    module = bot_module(title)
    found = module.EVALUATION
    tables = [module.HAND]
    data = stored_weights(REGISTRY.package(title))
    assert data is not None
    assert data["recipe"]["command"].startswith("python -m ironroad.bots.")
    assert f" {title} --seed " in data["recipe"]["command"]
    tables += data["weights"].values()
    for table in tables:
        assert len(table) == found.stages
        assert {len(row) for row in table} == {len(found.names)}
