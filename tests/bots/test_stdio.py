"""Programs that take a seat: good ones play, bad ones lose their turn and never hurt the game."""

import os
import signal
import sys
from pathlib import Path

import pytest

from ironroad.bots.kinds import KINDS
from ironroad.bots.question import Question, ask
from ironroad.bots.referee import MAX_FAULTS, RefereedBot
from ironroad.lab.match import Setup, play_game
from tests.core.tables import toy_table

HERE = Path(__file__).parent
EXAMPLE = HERE.parent.parent / "examples" / "random_bot.py"


def seat_of(kind: str, limit: str = "500ms") -> RefereedBot:
    command = f"stdio:{limit}:{sys.executable} {HERE / 'misbehave.py'} {kind}"
    return RefereedBot(KINDS.make(command, 1), 1)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("crash", "the program has ended"),
        ("hang", "no answer in 0.5 s"),
        ("mute", "no answer in 0.5 s"),
        ("nonsense", "not JSON"),
        ("binary", "not JSON"),
        ("flood", "not JSON"),
        ("other", "not a message of the type 'action'"),
        ("stale", "an answer without the id"),
        ("illegal", "illegal action 'fly to the moon'"),
    ],
)
def test_a_bad_program_loses_its_turn_and_is_replaced_after_three_faults(
    kind: str, reason: str
) -> None:
    player = seat_of(kind, "500ms" if kind in ("hang", "mute") else "20s")
    table = toy_table()
    for number in range(MAX_FAULTS + 2):
        question = ask(table, number)
        assert player.choose(question) in question.options
    player.close()

    assert len(player.faults) == MAX_FAULTS
    assert all(reason in fault.reason for fault in player.faults)


def test_a_good_program_is_not_at_fault() -> None:
    player = seat_of("good", "20s")
    table = toy_table()
    assert player.choose(ask(table, 1)) == "take 1"
    assert player.choose(ask(table, 2)) == "take 1"
    player.close()

    assert not player.faults


def test_nobody_waits_for_a_program_that_does_not_listen() -> None:
    player = seat_of("deaf")
    asked = ask(toy_table(), 1)
    many = ["take 1"] * 200_000  # More than a pipe holds.
    long = Question(asked.title, asked.rules, asked.seat, many, asked.world, [])

    assert player.choose(long) == "take 1"
    player.close()

    assert [fault.reason for fault in player.faults] == ["no answer in 0.5 s"]


def test_nobody_waits_for_what_a_program_has_started(tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text('sleep 60 & echo $! > "$0.pid"; wait\n', "utf-8")
    player = RefereedBot(KINDS.make(f"stdio:2s:sh {script}", 1), 1)
    question = ask(toy_table(), 1)

    assert player.choose(question) in question.options
    player.close()

    assert [fault.reason for fault in player.faults] == ["no answer in 2 s"]
    sleeper = int((tmp_path / "bot.sh.pid").read_text("utf-8"))
    os.kill(sleeper, signal.SIGKILL)  # It still holds the pipes; had we waited, it would be gone.


def test_a_program_has_time_to_say_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "last words"
    player = seat_of(f"polite '{file}'", "20s")
    player.choose(ask(toy_table(), 1))
    player.close()

    assert file.read_text("utf-8") == "bye"


def test_a_program_that_is_not_there_is_a_fault() -> None:
    player = RefereedBot(KINDS.make("stdio:/no/such/program", 1), 1)
    question = ask(toy_table(), 1)

    assert player.choose(question) in question.options
    assert "does not start" in player.faults[0].reason


def test_the_example_plays_a_whole_game() -> None:
    spec = f"stdio:20s:{sys.executable} {EXAMPLE}"
    game = play_game(Setup("trans-siberian", 3, {}, None), [spec, "random", "random"], 0, 1)

    assert game["faults"] == [[], [], []]
    assert sorted(game["places"])[0] == 1


def test_a_bot_that_raises_is_a_fault_too() -> None:
    class Broken:
        def choose(self, question: object) -> str:
            raise KeyError("oops")

        def close(self) -> None:
            pass

    player = RefereedBot(Broken(), 1)
    question = ask(toy_table(), 1)

    assert player.choose(question) in question.options
    assert player.faults[0].reason == "KeyError: 'oops'"
    assert player.faults[0].to_json() == {"action": 1, "reason": "KeyError: 'oops'"}
