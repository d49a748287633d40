"""Recorded games, told in words."""

import re
from pathlib import Path

import ironroad
from tests.cli.conftest import Run


def moves_of(file: Path) -> list[str]:
    return ironroad.load(file.read_text("utf-8"), seed=0).moves


def test_every_move_is_told_with_its_seat(run: Run, game_file: Path) -> None:
    shown = run(f"replay {game_file}").stdout

    assert "Trans-Siberian Railroad: Anna, Boris, Clara" in shown
    assert "   1. Chance: " in shown
    assert f"\n{len(moves_of(game_file)):4}. " in shown
    assert "wins." in shown or "share the win." in shown
    assert "ts-" not in shown


def test_a_game_reads_in_both_languages(run: Run, game_file: Path) -> None:
    shown = run(f"replay {game_file} --lang es").stdout

    assert "   1. Azar: Empieza " in shown
    assert "Se subasta la Roja; habla primero " in shown


def test_one_position_is_shown_with_its_board(run: Run, game_file: Path) -> None:
    shown = run(f"replay {game_file} --move 1").stdout

    assert "After move 1 of " in shown
    assert "Red is auctioned and nobody has bid yet" in shown
    assert "39 links free" in shown
    assert "Result" in run(f"replay {game_file} --move {len(moves_of(game_file))}").stdout


def test_stepping_goes_forth_and_back_and_anywhere(run: Run, game_file: Path) -> None:
    result = run(f"replay {game_file} --step", input="n\n\np\n7\nx\n999\nq\n")

    assert result.exit_code == 0
    positions = re.findall(r"After move (\d+) of", result.stdout)
    assert positions == ["0", "1", "2", "1", "7"]
    assert result.stdout.count("That move is not there.") == 2


def test_stepping_ends_politely_with_the_input(run: Run, game_file: Path) -> None:
    assert run(f"replay {game_file} --step --move 3", input="n\n").exit_code == 0


def test_a_game_that_was_stopped_is_told_as_far_as_it_went(run: Run, game_file: Path) -> None:
    kept = [line for line in game_file.read_text("utf-8").splitlines() if "result:" not in line]
    game_file.write_text("\n".join(kept[:14]), "utf-8")

    result = run(f"replay {game_file}")

    assert result.exit_code == 0
    assert "As it stands" in result.stdout
