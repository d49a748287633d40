"""Weights by trial: a change is measured on every seat, what does better is kept, all of it repeats."""

import json
import random
from pathlib import Path

import pytest

from ironroad.bots import trans_siberian
from ironroad.bots.evolve import (
    FIRST_LOOK,
    SECOND_LOOK,
    Task,
    changed_at_random,
    edge_of,
    evolve,
    main,
    play,
    tasks_of,
)

TITLE = "trans-siberian"
HAND = trans_siberian.HAND


def test_a_change_is_tried_on_every_seat_from_the_same_opening() -> None:
    tasks = tasks_of(TITLE, [3, 4], HAND, [HAND], 2, 100)

    assert [task.seat for task in tasks] == [0, 1, 2, 0, 1, 2, 3]
    assert [task.seed for task in tasks] == [100] * 3 + [101] * 4
    assert [task.seats for task in tasks] == [3] * 3 + [4] * 4


def test_opponents_are_all_that_were_kept_before() -> None:
    other = [[2.0 * weight for weight in row] for row in HAND]
    tasks = tasks_of(TITLE, [3, 4], HAND, [HAND, other], 8, 0)

    for seats in (3, 4):
        met = [task.others for task in tasks if task.seats == seats]
        assert met.count(HAND) == met.count(other) > 0


def test_equal_weights_gain_nothing_over_all_seats() -> None:
    tasks = tasks_of(TITLE, [3], HAND, [HAND], 1, 7)

    assert edge_of([play(task) for task in tasks]).mean == pytest.approx(0.0, abs=1e-9)
    assert play(tasks[0]) == play(tasks[0])


def test_few_weights_change_and_never_the_constant() -> None:
    draw = random.Random(1)
    for _ in range(50):
        changed = changed_at_random(HAND, draw)
        differences = [
            place
            for row, before in zip(changed, HAND, strict=True)
            for place, pair in enumerate(zip(row, before, strict=True))
            if pair[0] != pair[1]
        ]
        assert 1 <= len(differences) <= 4
        assert 0 not in differences


def test_what_does_better_is_kept_and_what_does_worse_is_not() -> None:
    tried: list[int] = []

    def judged(_: object, tasks: list[Task]) -> list[float]:
        tried.append(len(tasks))
        return [tasks[0].tried[1][1] + 0.001 * number for number in range(3)]

    kept = evolve(TITLE, [3], 60, 1, judged)

    assert kept[1][1] > HAND[1][1]
    assert set(tried) == {3 * FIRST_LOOK, 3 * SECOND_LOOK}
    assert evolve(TITLE, [3], 60, 1, judged) == kept


def test_the_command_writes_weights_with_their_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "weights.json"
    line = f"evolve {TITLE} --seed 3 --trials 1 --seats 3 --jobs 1 --output {file}"
    monkeypatch.setattr("sys.argv", line.split())
    for look in ("FIRST_LOOK", "SECOND_LOOK"):
        monkeypatch.setattr(f"ironroad.bots.evolve.{look}", 1)
    main()
    data = json.loads(file.read_text("utf-8"))

    assert data["recipe"]["command"].endswith("evolve trans-siberian --seed 3 --trials 1 --seats 3")
    assert list(data["weights"]) == ["3"]
    assert len(data["weights"]["3"]) == len(HAND)
