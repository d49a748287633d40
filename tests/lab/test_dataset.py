"""Datasets: shards that are what was played, the same from the same plan, and resumed where a run was stopped."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

from ironroad.core.errors import InvalidSetup
from ironroad.core.playout import new_game, replay
from ironroad.games import REGISTRY
from ironroad.lab.dataset import Plan, make, play_rows, shard_file
from ironroad.lab.match import Setup
from tests.cli.conftest import Run

TITLE = REGISTRY.ids()[-1]
SETUP = Setup(TITLE, REGISTRY.meta(TITLE).seats[0], {}, None)
SEARCH = "mcts:3it"


def plan(**changes: Any) -> Plan:
    return Plan(SETUP, [SEARCH, "random"], 5, 2, "npz")._replace(**changes)


def arrays(file: Path) -> dict[str, Any]:
    with np.load(file) as found:
        return dict(found)


def test_rows_tell_what_was_played(tmp_path: Path) -> None:
    assert list(make(plan(), 2, tmp_path, 1, "local")) == [0]
    found = arrays(tmp_path / "shard-00000.npz")
    encoder = REGISTRY.title(TITLE).encoder(SETUP.rules())
    for game in (0, 1):
        rows = np.flatnonzero(found["game"] == game)
        for row in rows:
            legal = np.flatnonzero(found["mask"][row])
            assert found["action"][row] in legal
            visited = np.flatnonzero(found["visits"][row])
            assert set(visited) <= set(legal)
            assert found["observation"][row].size == encoder.spec.size
        searched = [row for row in rows if found["visits"][row].any()]
        assert 0 < len(searched) < len(rows)
        for row in searched:
            assert found["visits"][row].max() == found["visits"][row][found["action"][row]]
        last = {int(found["seat"][row]): row for row in rows}
        for seat, row in last.items():
            turned = found["places"][row].tolist()
            places = turned[-seat:] + turned[:-seat] if seat else turned
            assert places[seat] == found["place"][row]
            assert found["totals"][row][0] == found["total"][row]


def test_positions_are_those_of_the_game() -> None:
    """A game of deterministic bots is played again from its rows."""
    setup = SETUP._replace(options={"start": "first"})
    rows = play_rows(plan(setup=setup, bots=["greedy"]), 0)
    title, rules = REGISTRY.title(TITLE), setup.rules()
    encoder = title.encoder(rules)
    state, options = new_game(title, rules)
    for row in rows:
        assert row.move == rows.index(row)
        assert encoder.encode(state, row.seat) == row.observation
        assert [action for action, legal in enumerate(row.mask) if legal] == options.items
        assert replay(state, options, [row.action]) == 1
    outcome = title.outcome(state)
    assert outcome is not None
    assert [rows[-1].total, rows[-1].place] == [
        outcome.totals[rows[-1].seat],
        outcome.places[rows[-1].seat],
    ]


def test_equal_plans_give_equal_shards_and_games_differ(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        list(make(plan(bots=["random"]), 4, tmp_path / folder, 1, "local"))
    for name in ("shard-00000.npz", "shard-00001.npz"):
        first, second = arrays(tmp_path / "one" / name), arrays(tmp_path / "two" / name)
        assert all((first[key] == second[key]).all() for key in first)
    other = arrays(tmp_path / "one" / "shard-00001.npz")
    first = arrays(tmp_path / "one" / "shard-00000.npz")
    assert first["action"].tolist() != other["action"].tolist()
    assert set(other["game"].tolist()) == {2, 3}


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    random = plan(bots=["random"])
    assert next(make(random, 6, tmp_path, 1, "local")) == 0
    kept = shard_file(tmp_path, random, 0)
    before = kept.stat().st_mtime_ns
    assert sorted(make(random, 6, tmp_path, 1, "local")) == [0, 1, 2]
    assert kept.stat().st_mtime_ns == before
    assert sorted(make(random, 8, tmp_path, 1, "local")) == [0, 1, 2, 3]
    with pytest.raises(InvalidSetup) as refused:
        list(make(random._replace(seed=6), 6, tmp_path, 1, "local"))
    assert refused.value.message.id == "lab-dataset-other"


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    list(make(plan(format="parquet"), 2, tmp_path / "p", 1, "local"))
    list(make(plan(), 2, tmp_path / "n", 1, "local"))
    table = polars.read_parquet(tmp_path / "p" / "shard-00000.parquet")
    found = arrays(tmp_path / "n" / "shard-00000.npz")
    assert table["action"].to_list() == found["action"].tolist()
    assert b"".join(table["observation"].to_list()) == found["observation"].tobytes()
    assert b"".join(table["mask"].to_list()) == found["mask"].tobytes()
    assert table["totals"].to_list() == found["totals"].tolist()
    for row, (actions, counts) in enumerate(zip(table["visited"], table["visits"], strict=True)):
        assert found["visits"][row][actions.to_list()].tolist() == counts.to_list()
        assert found["visits"][row].sum() == counts.sum()


def test_the_spec_names_actions_and_numbers(tmp_path: Path) -> None:
    list(make(plan(bots=["random"]), 1, tmp_path, 1, "local"))
    spec = json.loads((tmp_path / "spec.json").read_text("utf-8"))
    rules = SETUP.rules()
    assert spec["actions"] == [action.text for action in rules.catalogue.actions]
    fields = REGISTRY.title(TITLE).encoder(rules).spec.fields
    assert [each["name"] for each in spec["fields"]] == [each.name for each in fields]
    assert spec["fields"][0]["high"] == fields[0].high


def test_a_random_opening_is_left_out() -> None:
    opened = plan(setup=SETUP._replace(opening=3), bots=["random"])
    moves = [row.move for row in play_rows(opened, 0)]
    assert len(moves) > 1
    assert min(moves) >= 3


def test_formats_that_there_are_not_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup) as refused:
        list(make(plan(format="csv"), 1, tmp_path, 1, "local"))
    assert refused.value.message.id == "lab-dataset-format"


def test_a_missing_package_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironroad.lab.dataset.find_spec", lambda name: None)
    with pytest.raises(InvalidSetup) as refused:
        list(make(plan(), 1, tmp_path, 1, "local"))
    assert refused.value.message.id == "lab-missing"


def test_the_command_writes_a_card_that_says_how_to_make_it_again(tmp_path: Path, run: Run) -> None:
    line = f"dataset {TITLE} {tmp_path / 'one'} --bot random --games 3 --shard 2 --seed 4 --jobs 1"
    assert run(line).exit_code == 0
    card = (tmp_path / "one" / "README.md").read_text("utf-8")
    again = card.splitlines()[-1].strip().removeprefix("ironroad ")
    assert run(f"{again.replace('DIR', str(tmp_path / 'two'))} --jobs 1").exit_code == 0
    for number in (0, 1):
        first, second = [
            arrays(tmp_path / name / f"shard-{number:05}.npz") for name in ("one", "two")
        ]
        assert (first["observation"] == second["observation"]).all()
    assert (tmp_path / "two" / "README.md").read_text("utf-8") == card
    for field in first:
        assert field in card
    assert run(f"{line} --lang es").exit_code == 0
    assert "partidas" in (tmp_path / "one" / "README.md").read_text("utf-8")


def test_the_card_counts_what_an_earlier_run_made(tmp_path: Path, run: Run) -> None:
    for games in (6, 2):
        line = f"dataset {TITLE} {tmp_path} --bot random --games {games} --shard 2 --seed 4"
        assert run(f"{line} --jobs 1").exit_code == 0
        card = (tmp_path / "README.md").read_text("utf-8")
        assert "6 games in 3 files" in card
        assert "--games 6 " in card
