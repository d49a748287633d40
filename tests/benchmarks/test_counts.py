"""What benchmarks count: the same games as the timed ones, with every step told apart."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.compare import compared
from benchmarks.counts import Counts, random_game, total
from benchmarks.ours import random_play
from benchmarks.run import actions, summary
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, apply
from ironroad.core.playout import new_game, playout, random_action
from ironroad.face import rules_for
from ironroad.games import REGISTRY


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_the_counted_games_are_those_that_are_timed(id: str) -> None:
    title, rules = REGISTRY.title(id), rules_for(id, 3)
    for seed in range(3):
        state, options = new_game(title, rules)
        assert random_game(title, rules, seed).actions == playout(state, options, Dealer(seed))


@pytest.mark.parametrize("id", REGISTRY.ids())
def test_dealt_tiles_are_no_choices(id: str) -> None:
    title, rules = REGISTRY.title(id), rules_for(id, 3)
    state, options = new_game(title, rules)
    dealer, chance, choices = Dealer(4), 0, 0
    while state.stack:
        if isinstance(state.stack[-1], Chance):
            chance += 1
        else:
            choices += 1
        apply(state, random_action(state, options, dealer), options)
    counts = random_game(title, rules, 4)
    assert (counts.choices, counts.chance) == (choices, chance)
    assert chance > 0


def test_speeds_have_the_shares_of_what_was_counted() -> None:
    id = REGISTRY.ids()[0]
    title, rules = REGISTRY.title(id), rules_for(id, 2)
    played = random_play(title, rules, 0.05)
    counts = total([random_game(title, rules, seed) for seed in range(100)])
    assert played.chance / played.choices == pytest.approx(counts.chance / counts.choices)
    assert played.forced / played.choices == pytest.approx(counts.forced / counts.choices)


def test_games_are_counted_together() -> None:
    assert total([Counts(3, 2, 1), Counts(10, 0, 5)]) == Counts(13, 2, 6)


def test_rounds_become_a_median_with_its_spread() -> None:
    rounds = [{"name": "a", "choices": speed, "forced": 1.0} for speed in (5.0, 1.0, 3.0)]
    row = summary(rounds)
    assert row["choices"] == {"median": 3.0, "least": 1.0, "most": 5.0}
    assert actions(row) == 4.0


def test_two_runs_stand_side_by_side(tmp_path: Path) -> None:
    paths = []
    for number, ratio in enumerate((50.0, 100.0)):
        rows = [{"name": "a title", "ratio": ratio, "clone_us": {"median": 0.4 / (number + 1)}}]
        counted = [{"title": "a", "per choice": 900 - 300 * number}]
        paths.append(tmp_path / f"{number}.json")
        paths[-1].write_text(json.dumps({"rows": rows, "instructions": counted}))
    console = Console(width=120, record=True)
    console.print(compared(*paths))
    text = console.export_text()
    assert "2.00" in text
    assert "0.50" in text
    assert "0.667" in text
