"""The program in a real terminal."""

import os
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

import ironroad

PATH = str(Path(ironroad.__file__).parent.parent)


def start(line: str, width: int = 100, **environment: str) -> Any:
    """Start the program in a terminal of this width."""
    env = {**os.environ, "PYTHONPATH": PATH, "TERM": "xterm-256color", **environment}
    env.pop("COLUMNS", None)
    return pexpect.spawn(
        sys.executable,
        ["-m", "ironroad", *line.split()],
        env=env,
        dimensions=(50, width),
        encoding="utf-8",
        timeout=120,
    )


@pytest.mark.parametrize(
    ("lang", "question", "over"),
    [("en_GB.UTF-8", "your choice", "The game is over"), ("es_ES.UTF-8", "elige", "ha terminado")],
)
def test_a_whole_game_in_a_terminal(lang: str, question: str, over: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    program = start(
        f"play trans-siberian --seats human,random,random --seed 6 --record {file}", LC_ALL=lang
    )
    answers = 0
    while program.expect([f"{question}[^\r\n]*:", over]) == 0:
        program.sendline("1")
        answers += 1
        assert answers < 2000
    program.expect(pexpect.EOF)
    program.close()

    assert program.exitstatus == 0
    assert answers > 3
    assert ironroad.load(file.read_text("utf-8"), seed=0).outcome is not None


def test_control_d_ends_politely() -> None:
    program = start("play trans-siberian --seats human,random,random", LC_ALL="C.UTF-8")
    program.expect("your choice")
    program.sendeof()
    program.expect("Goodbye!")
    program.expect(pexpect.EOF)
    program.close()

    assert program.exitstatus == 0


@pytest.mark.parametrize(
    ("line", "sign"),
    [
        ("play trans-siberian --seats human,random,random", "your choice"),
        ("simulate trans-siberian --games 1000000 --jobs 2", "Playing"),
        ("fuzz trans-siberian --games 1000000", "Testing"),
    ],
)
def test_control_c_ends_with_130_and_no_traceback(line: str, sign: str) -> None:
    program = start(line, LC_ALL="C.UTF-8")
    program.expect(sign)
    program.sendintr()
    program.expect(pexpect.EOF)
    shown = program.before
    program.close()

    assert program.exitstatus == 130
    assert "Traceback" not in shown


def test_the_program_can_be_asked_without_a_terminal() -> None:
    shown, status = pexpect.run(
        f"{sys.executable} -m ironroad titles --json",
        env={**os.environ, "PYTHONPATH": PATH},
        withexitstatus=True,
        encoding="utf-8",
    )

    assert status == 0
    assert shown.startswith("[{")
