"""People who share a keyboard do not see each other's secrets."""

from io import StringIO

import pytest

from ironroad.cli.session import Session
from ironroad.cli.terminal import Terminal
from tests.core.tables import toy_table


def test_the_screen_is_handed_over_where_there_are_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("take 1\n\ntake 1\n\nq\n\n"))
    table = toy_table()
    assert table.has_secrets(0)
    assert not table.has_secrets(1)

    Session(Terminal("en"), table, [None, None], None).run()

    anna, beth, again = capsys.readouterr().out.split("it is your turn: press Enter")
    assert "• Secret" in anna
    assert "secret  1" in anna
    assert "• Hidden" in beth
    assert "secret  1" not in beth
    assert "secret  1" in again
    assert "• Secret" not in again


def test_a_player_alone_at_the_keyboard_is_never_asked_to_look_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class FirstOption:
        def choose(self, table: object) -> str:
            return "take 1"

    monkeypatch.setattr("sys.stdin", StringIO("take 1\ntake 1\nq\n\n"))

    Session(Terminal("en"), toy_table(), [None, FirstOption()], None).run()

    shown = capsys.readouterr().out
    assert "press Enter when" not in shown
    assert shown.count("your choice") == 2
