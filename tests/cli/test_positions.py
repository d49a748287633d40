"""Positions set up by hand on the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

HEAD = '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n'
POSITION = """
[position]
seats = 4
phase = "phase-1"
turn = "seat-3"
certificates-red-1 = 2
certificates-blue-2 = 1
certificates-green-3 = 1
status-yellow = "removed"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(HEAD + POSITION, "utf-8")
    return path


@pytest.mark.parametrize(("lang", "words"), [("C.UTF-8", "Player 3"), ("es", "Jugador 3")])
def test_a_position_is_analysed_without_a_record(
    run: Run, file: Path, lang: str, words: str
) -> None:
    result = run(f"analyse --edition {file} --iterations 12 --options 2", lang=lang)

    assert result.exit_code == 0
    assert words in result.stdout
    assert "%" in result.stdout


def test_a_sound_position_is_sound(run: Run, file: Path) -> None:
    result = run(f"edition check trans-siberian {file}")

    assert result.exit_code == 0
    assert "sound" in result.stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("treasury-yellow = 3", "Yellow, Treasury: Nobody holds a certificate of Yellow"),
        ("cash-9 = 3", "There is no field “cash-9” in this set-up"),
        ("timing = 77", "The game, Timing marker: A whole number from 0 to 4 is needed, not 77"),
    ],
)
def test_a_broken_position_is_named(run: Run, file: Path, line: str, sentence: str) -> None:
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    for command in (f"edition check trans-siberian {file}", f"analyse --edition {file}"):
        result = run(command)
        said = " ".join(result.stderr.split())
        assert result.exit_code == 2
        assert sentence in said
        assert "line 14" in said
        assert "Traceback" not in said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("analyse", "Give a saved game, or with --edition a file with a position set up by hand."),
        ("analyse --edition none.toml", "none.toml"),
    ],
)
def test_without_a_position_there_is_nothing_to_analyse(run: Run, line: str, sentence: str) -> None:
    result = run(line)

    assert result.exit_code == 2
    assert sentence in " ".join(result.stderr.split())


def test_an_edition_without_a_position_sets_up_no_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for text, sentence in (
        (HEAD, "has no section [position]"),
        ("x = 1\n", "The section [edition] is missing"),
        ('[edition]\ntitle = "chess"\n', "There is no title “chess”"),
    ):
        path.write_text(text, "utf-8")
        result = run(f"analyse --edition {path}")
        assert result.exit_code == 2
        assert sentence in " ".join(result.stderr.split())
