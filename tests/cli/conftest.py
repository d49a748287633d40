"""The command line as a function, and a finished game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ironroad
from ironroad.cli.main import app
from ironroad.core.dealer import Dealer

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Return a function that runs a command line with input, in English unless told."""

    def invoke(line: str, input: str = "", lang: str = "C.UTF-8") -> Result:
        environment = {"LC_ALL": lang, "COLUMNS": "100", "NO_COLOR": "1"}
        return CliRunner(env=environment).invoke(
            app, line, input=input, catch_exceptions=False, prog_name="ironroad"
        )

    return invoke


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """Return the record of a finished game of three."""
    table = ironroad.new("trans-siberian", 3, seed=4, names=["Anna", "Boris", "Clara"])
    dealer = Dealer(4)
    while table.seat is not None:
        options = table.options()
        table.play(options[dealer.below(len(options))])
    path = tmp_path / "game.txt"
    path.write_text(table.record(), "utf-8")
    return path
