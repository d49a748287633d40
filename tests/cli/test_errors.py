"""Wrong input: one sentence on standard error, exit code 2, nothing on standard output, no traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

BROKEN_EDITION = """[edition]
title = "trans-siberian"
name = "mine"
extends = "standard"

[tracks]
dividends = { end = 99, mark = "printed", source = "my board" }
"""


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate chess", "There is no title “chess”. Choose one of: "),
        ("play chess", "There is no title “chess”. Choose one of: "),
        ("edition check chess", "There is no title “chess”. Choose one of: "),
        (
            "simulate trans-siberian --seats 9",
            "Trans-Siberian Railroad is not played with 9 seats. Choose one of: 3, 4, 5.",
        ),
        (
            "perft trans-siberian --seats 1",
            "Trans-Siberian Railroad is not played with 1 seat. Choose one of: 3, 4, 5.",
        ),
        (
            "play trans-siberian --seats human,random",
            "Trans-Siberian Railroad is not played with 2 seats. Choose one of: 3, 4, 5.",
        ),
        (
            "play trans-siberian --seats human,robot,random",
            "“robot” is not a kind of player. Choose one of: human, random, greedy, mcts, net, policy, parts, style, stdio, agent, easy",
        ),
        (
            "play trans-siberian --seats human:1,random,random",
            "A player of the kind “human” takes no parameter “1”.",
        ),
        (
            "play trans-siberian --seats human,random:1,random",
            "A bot of the kind “random” takes no parameter “1”.",
        ),
        (
            "play trans-siberian --seats human,net:5it,random",
            "There is no network for trans-siberian. Train one with: python -m ironroad.bots.train",
        ),
        (
            "play trans-siberian --seats human,parts:5it,random",
            "There is no network of parts for trans-siberian.",
        ),
        (
            "arena mini-express net:5it greedy --seats 5",
            "No network of mini-express fits this set-up; it does not know: seats=5.",
        ),
        (
            "arena mini-express net:fast greedy --seats 3",
            "“fast” is no budget for a search.",
        ),
        (
            "play trans-siberian --seats human,random,random --names A,B,C,D",
            "There are 4 names for 3 seats. Leave some out.",
        ),
        (
            "fuzz trans-siberian --option start",
            "“start” is not an option. Write it as key=value.",
        ),
        (
            "bench trans-siberian --option map=europe",
            "There is no option “map”. Choose one of: start.",
        ),
        (
            "simulate trans-siberian --option start=last",
            "The option “start” has no value “last”. Choose one of: random, first.",
        ),
        (
            "simulate trans-siberian --edition nowhere.toml",
            "“nowhere.toml” is neither an edition of this title nor a file.",
        ),
        ("simulate trans-siberian --games 1 --output /proc/x/games", "cannot be written"),
        ("replay nowhere.txt", "There is no file nowhere.txt. Check the name and the folder."),
        ("replay /", "/ is a folder. Give the name of a file."),
        ("play --resume nowhere.txt", "There is no file nowhere.txt."),
    ],
)
def test_wrong_input_is_one_sentence(run: Run, line: str, sentence: str) -> None:
    result = run(line)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_errors_are_translated(run: Run) -> None:
    wished = run("simulate chess --lang es")
    found = run("simulate chess", lang="es_MX.UTF-8")

    assert wished.exit_code == found.exit_code == 2
    assert "No hay ningún juego «chess»." in wished.stderr
    assert wished.stderr == found.stderr


@pytest.mark.parametrize(
    "line", ["nonsense", "simulate", "titles --lang fr", "simulate trans-siberian --games 0"]
)
def test_wrong_usage_ends_with_2(run: Run, line: str) -> None:
    result = run(line)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: The file is empty."),
        ("hello\n", "line 1: A record begins with “ironroad 1”, but here stands “hello”."),
        ("ironroad 1\ncolour: red\n", "line 2: The header “colour” is unknown."),
    ],
)
def test_a_file_that_is_no_record_is_refused(
    run: Run, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")

    result = run(f"replay {file}")

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_wrong_move_is_refused_with_its_line(run: Run, game_file: Path) -> None:
    lines = game_file.read_text("utf-8").splitlines()
    lines[-1] = "bid 9999"
    game_file.write_text("\n".join(lines), "utf-8")

    result = run(f"replay {game_file}")

    assert result.exit_code == 2
    assert f"line {len(lines)}: “bid 9999” is not an action of this game." in result.stderr


def test_bytes_that_are_no_text_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00")

    result = run(f"replay {file}")

    assert result.exit_code == 2
    assert f"The file {file} cannot be read" in result.stderr


def test_a_move_beyond_the_record_is_refused(run: Run, game_file: Path) -> None:
    result = run(f"replay {game_file} --move 5000")

    assert result.exit_code == 2
    assert "The record has no move 5,000." in result.stderr


def test_a_broken_edition_is_refused_with_file_and_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BROKEN_EDITION, "utf-8")

    for line in (f"edition check trans-siberian {file}", f"perft trans-siberian --edition {file}"):
        result = run(line)

        assert result.exit_code == 2
        reason = "end must be a whole number from 1 to 20, not 99."
        assert f"{file}, line 7: {reason}" in result.stderr
        assert result.stdout == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (".".join("a" * 90_000) + " = 1\n", "A key here has more than 8 parts."),
        ("x = " + "9" * 5_000, "A number or a name here has more than 64 characters."),
        ("x = " + "[" * 5_000, "More than 12 brackets are open here."),
        ("#" * 200_001, "The text has more than 200,000 bytes."),
    ],
)
def test_an_edition_that_would_take_long_to_read_is_refused_at_once(
    run: Run, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "long.toml"
    file.write_text(text, "utf-8")
    result = run(f"edition check trans-siberian {file}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
