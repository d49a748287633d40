"""Bots: in processes of their own, with a limit, and replaced when they fail."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec
import pytest

from ironroad.server.bots import BotPool, Worker, question_of
from ironroad.server.settings import Settings
from ironroad.server.worker import PLAYERS, Question, answer
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, Meet
from tests.server.test_secrets import game_with

DEALS = ("deal card-2", "deal card-4", "deal card-6")


def question(level: str = "random", seconds: float = 5.0) -> Question:
    return question_of(game_with(DEALS), 0, level, seconds)


def test_a_game_against_bots_comes_to_its_end(meet: Meet) -> None:
    ann = meet("Ann")
    assert play_out(ann.table("me", "bot", "bot"), ann)["status"] == "finished"


def test_bots_alone_play_a_whole_game(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("bot", "bot", "bot", title="trans-siberian")
    deadline = time.monotonic() + 30
    while ann.game(id)["table"]["status"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert ann.game(id)["table"]["status"] == "finished"


def test_a_bot_answers_with_a_legal_action() -> None:
    assert answer(question()).action in ("bet 0", "bet 1", "bet 2")


@pytest.mark.parametrize("level", ["greedy", "greedy:hand", "easy", "normal", "hard"])
def test_every_level_answers_with_a_legal_action(level: str) -> None:
    assert answer(question(level)).action in ("bet 0", "bet 1", "bet 2")


def test_a_worker_process_answers_line_by_line() -> None:
    line = msgspec.json.encode(question()) + b"\n"
    environment = {**os.environ, "IRONROAD_TITLES": TOY[0]}
    done = subprocess.run(
        [sys.executable, "-m", "ironroad.server.worker"],
        input=line + b"rubbish\n" + line,
        capture_output=True,
        env=environment,
        check=True,
    )
    replies = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert [reply["action"] is not None for reply in replies] == [True, False, True]


def test_a_bot_that_takes_too_long_is_ended_and_the_next_question_answered() -> None:
    async def ask() -> tuple[str | None, str | None, float]:
        worker = Worker(TOY)
        assert await worker.ask(question(), 30) is not None
        assert worker._process is not None
        worker._process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        late = await worker.ask(question(), -0.5)
        seconds = time.monotonic() - began
        again = await worker.ask(question(), 30)
        await worker.stop()
        return late, again, seconds

    late, again, seconds = asyncio.run(ask())
    assert late is None
    assert seconds < 5
    assert again in ("bet 0", "bet 1", "bet 2")


def test_a_worker_that_dies_is_replaced() -> None:
    async def ask() -> list[str | None]:
        worker = Worker(TOY)
        first = await worker.ask(question(), 30)
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        second = await worker.ask(question(), 30)
        await worker.stop()
        return [first, second]

    assert None not in asyncio.run(ask())


def test_an_unknown_bot_gives_no_answer_and_does_no_harm() -> None:
    async def ask() -> str | None:
        pool = BotPool(Settings(titles=TOY, bots=1))
        found = await pool.ask(question("hal"))
        await pool.stop()
        return found

    assert "hal" not in PLAYERS
    assert asyncio.run(ask()) is None


def test_without_workers_bots_wait_for_another_process(own_server: Callable[..., Server]) -> None:
    idle = own_server(bots=0)
    ann = Person(idle.url, "Ann")
    id = ann.table("bot", "me")
    time.sleep(0.5)
    assert ann.position(id)["move"] == 2
    busy = own_server(database=idle.settings.database)
    deadline = time.monotonic() + 20
    while not ann.position(id)["actions"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert busy.url != idle.url
    ann.close()
