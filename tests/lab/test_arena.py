"""The arena: the same games whatever runs them, and nothing lost when it is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

from ironroad.core.errors import InvalidSetup
from ironroad.lab import arena, parquet
from ironroad.lab.arena import GAMES_FILE, Plan
from ironroad.lab.match import Game, Setup
from tests.cli.conftest import Run

SETUP = Setup("trans-siberian", 3, {}, None)


def plan(games: int = 6, seed: int = 1) -> Plan:
    return Plan(SETUP, ["random"], games, seed)


def without_times(games: list[Game]) -> list[dict[str, object]]:
    ordered = sorted(games, key=lambda game: game["game"])
    return [{**game, "seconds": None} for game in ordered]


def test_the_games_follow_from_the_seed_alone(tmp_path: Path) -> None:
    alone = list(arena.run(plan(), 1, "local", None))
    together = list(arena.run(plan(), 2, "local", tmp_path / "arena"))

    assert without_times(alone) == without_times(together)
    assert without_times(list(arena.run(plan(seed=2), 1, "local", None))) != without_times(alone)


def test_an_opening_at_random_is_the_same_for_every_order_of_the_seats(tmp_path: Path) -> None:
    drawn = Plan(SETUP._replace(opening=4), ["greedy"], 4, 1)
    games = list(arena.run(drawn, 1, "local", tmp_path))

    openings = [[m for m, s in zip(g["moves"], g["seats"], strict=True) if s >= 0] for g in games]
    first, again, _, other = openings  # Three games of a round, then the first of the next.
    assert first[:4] == again[:4]
    assert first[:4] != other[:4]
    assert [game["moves"] for game in arena.run(drawn, 1, "local", tmp_path)] == [
        game["moves"] for game in games
    ]
    with pytest.raises(InvalidSetup):
        list(arena.run(Plan(SETUP, ["greedy"], 4, 1), 1, "local", tmp_path))


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = list(arena.run(plan(), 1, "local", tmp_path))
    file = tmp_path / GAMES_FILE
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:50], "utf-8")  # Killed within a line.
    again = list(arena.run(plan(), 1, "local", tmp_path))

    assert without_times(again) == without_times(whole)
    assert len(file.read_text("utf-8").splitlines()) == 6


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    list(arena.run(plan(2), 1, "local", tmp_path))
    with pytest.raises(InvalidSetup) as caught:
        list(arena.run(plan(2, seed=9), 1, "local", tmp_path))

    assert caught.value.message.id == "lab-other-plan"


def test_a_killed_arena_is_resumed(tmp_path: Path) -> None:
    line = "arena trans-siberian random --seats 3 --games 3000 --seed 5 --jobs 1 --json --resume"
    command = [sys.executable, "-m", "ironroad", *line.split(), str(tmp_path)]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
    file = tmp_path / GAMES_FILE
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or file.stat().st_size < 10_000):
        time.sleep(0.05)
    program.send_signal(signal.SIGKILL)
    program.wait()
    done = len(file.read_text("utf-8").splitlines())
    assert 0 < done < 3000

    resumed = list(arena.run(Plan(SETUP, ["random"], done + 2, 5), 1, "local", tmp_path))
    fresh = list(arena.run(Plan(SETUP, ["random"], done + 2, 5), 1, "local", None))
    assert without_times(resumed) == without_times(fresh)


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(InvalidSetup) as caught:
        list(arena.run(plan(1), 1, "cloud", None))

    assert caught.value.message.id == "lab-backend"


def test_all_games_go_to_parquet(tmp_path: Path) -> None:
    games = list(arena.run(plan(3), 1, "local", None))
    parquet.write(games, tmp_path / "games.parquet")
    table = polars.read_parquet(tmp_path / "games.parquet")

    assert table.shape[0] == 9
    assert table["place"].to_list() == [place for game in games for place in game["places"]]


@pytest.mark.parametrize(
    ("lang", "word"), [("C.UTF-8", "Fair share"), ("es_ES.UTF-8", "Parte justa")]
)
def test_the_command_prints_a_table_and_writes_a_report(
    run: Run, tmp_path: Path, lang: str, word: str
) -> None:
    report = tmp_path / "report.html"
    line = "arena trans-siberian mcts:2it,unguided random --seats 3 --games 3 --seed 1 --jobs 1"
    result = run(f"{line} --report {report}", lang=lang)

    assert result.exit_code == 0
    assert "random" in result.stdout
    page = report.read_text("utf-8")
    assert word in page
    assert "<svg" in page
    assert "http" not in page  # Nothing is loaded from anywhere.


def test_statistics_of_the_games_of_an_arena(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    run(f"arena trans-siberian random --seats 3 --games 9 --seed 1 --jobs 1 --resume {folder}")
    report = tmp_path / "stats.html"
    result = run(f"stats {folder} --json --report {report}")
    data = json.loads(result.stdout)

    assert data["games"] == 9
    assert [seat["seats"] for seat in data["seats"]] == [9, 9, 9]
    assert sum([count for _, _, count in data["lengths"]]) == 9
    assert sum([count for _, count in data["endings"]]) >= 9
    assert any([result["name"] == "pass" for result in data["actions"]])
    assert data["holdings"].keys() == {"ts-certificates"}
    assert "<svg" in report.read_text("utf-8")
    told = run(f"stats {folder}").stdout
    assert "By seat" in told
    assert "Certificates" in told
    assert "Drop out" in told  # Actions are told in words.


def test_statistics_without_games_are_refused(run: Run, tmp_path: Path) -> None:
    assert run(f"stats {tmp_path}").exit_code == 2
