"""Bots: in processes of their own, with a limit, and replaced when they fail."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ironroad.bots.question import ask
from ironroad.bots.referee import MAX_FAULTS
from ironroad.build import build_name
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.process import BotProcess
from ironroad.server.bots.tasks import BotTask, task_of
from ironroad.server.bots.turn import BotTurn
from ironroad.server.bots.worker import Bots
from ironroad.server.games.bot_levels import OFFERED
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import Entry
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, Meet
from tests.server.test_secrets import game_with

ROOT = Path(__file__).parents[2]
DEALS = ("deal card-2", "deal card-4", "deal card-6")


def task(level: str = "random", seconds: float = 5.0) -> BotTask:
    game = game_with(DEALS)
    assert game.table is not None
    return task_of(game, ask(game.table, 1), level, seconds)


def test_a_game_against_bots_comes_to_its_end(meet: Meet) -> None:
    ann = meet("Ann")
    assert play_out(ann.table("me", "bot", "bot"), ann)["status"] == "finished"


def test_bots_alone_play_a_whole_game(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("bot", "bot", "bot", title="trans-siberian")
    deadline = time.monotonic() + 60
    while ann.game(id)["table"]["status"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert ann.game(id)["table"]["status"] == "finished"


@pytest.mark.parametrize("level", [*OFFERED, "greedy:hand"])
def test_every_level_answers_with_a_legal_action(level: str) -> None:
    assert Bots(1).answer(task(level)).action in ("bet 0", "bet 1", "bet 2")


def test_every_level_is_offered_and_may_sit_down(meet: Meet) -> None:
    ann = meet("Ann")
    levels = ann.ok("GET", "/api/bots")
    assert levels == ["random", "greedy", "easy", "normal", "hard", "expert"]
    for level in levels:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = ann.ok("POST", "/api/games", {"title": "cards", "seats": seats, "start": False})
        assert made["table"]["seats"][1]["level"] == level


@pytest.mark.parametrize(
    ("level", "status", "problem"),
    [
        ("hal", 400, "server-unknown-bot"),
        ("mcts:60s", 400, "server-unknown-bot"),
        ("stdio:rm", 400, "server-unknown-bot"),
        ("expert:60s", 422, "bots-no-parameter"),
    ],
)
def test_guests_choose_neither_budgets_nor_commands(
    meet: Meet, level: str, status: int, problem: str
) -> None:
    table = {"title": "cards", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    meet("Ann").refused(status, problem, "POST", "/api/games", table)


def test_the_wire_says_that_a_bot_thinks(own_server: Callable[..., Server]) -> None:
    running = own_server(bots=0)
    ann = Person(running.url, "Ann")
    id = ann.table("me", "bot")
    socket = ann.socket()
    assert socket.watch(id)["thinking"] is False
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    assert socket.wait("position", seat=1)["thinking"] is True
    assert ann.position(id)["thinking"] is True
    for each in (socket, ann):
        each.close()


def against(running: Server, program: str) -> tuple[Person, str]:
    ann = Person(running.url, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": program}]
    made = ann.ok("POST", "/api/games", {"title": "cards", "seats": seats})
    return ann, made["table"]["id"]


def faults(running: Server, id: str) -> list[int]:
    with contextlib.closing(sqlite3.connect(running.settings.sqlite_path)) as connection:
        query = "SELECT seat FROM entries WHERE game = ? AND kind = 'fault'"
        return [seat for (seat,) in connection.execute(query, (id,))]


def test_a_program_of_the_operator_takes_a_seat(own_server: Callable[..., Server]) -> None:
    program = f"example={sys.executable} {ROOT}/examples/random_bot.py"
    running = own_server(bot_programs=(program,))
    ann, id = against(running, "example")
    assert "example" in ann.ok("GET", "/api/bots")
    assert play_out(id, ann)["status"] == "finished"
    assert faults(running, id) == []
    ann.close()


@pytest.mark.parametrize("mode", ["crash", "hang", "illegal", "nonsense"])
def test_a_program_that_fails_loses_its_decisions_and_the_game_goes_on(
    own_server: Callable[..., Server], caplog: pytest.LogCaptureFixture, mode: str
) -> None:
    program = f"bad={sys.executable} -m tests.bots.misbehave {mode}"
    running = own_server(bot_programs=(program,), bot_seconds=1.0, log_level="WARNING")
    ann, id = against(running, "bad")
    socket = ann.socket()
    socket.watch(id)
    assert play_out(id, ann)["status"] == "finished"
    lost = faults(running, id)
    assert set(lost) == {1}
    assert 1 <= len(lost) <= MAX_FAULTS
    assert "a bot lost its decision" in caplog.text
    kinds = []
    while not (position := socket.wait("position"))["outcome"]:
        kinds += [change["kind"] for change in position["changes"]]
    assert kinds.count("fault") == len(lost)
    for each in (socket, ann):
        each.close()


def test_after_three_faults_a_bot_is_asked_no_more() -> None:
    entries = [
        Entry(game="game", number=number, kind="fault", seat=0)
        for number in range(5, 5 + MAX_FAULTS)
    ]
    game = game_with(DEALS)
    game.take(entries, seen=game.moves)
    assert game.faults == [MAX_FAULTS, 0, 0]

    async def drawn() -> set[str]:
        nobody = BotPool(Settings(bots=0))  # Whoever asks here waits for ever.
        actions = set()
        for seed in range(30):
            game.seed = seed
            turn = BotTurn(game, 1.0)
            actions.add(await asyncio.wait_for(turn.action(nobody), 5))
            assert not turn.is_fault
        return actions

    assert asyncio.run(drawn()) == {"bet 0", "bet 1", "bet 2"}


def test_programs_end_with_their_worker() -> None:
    async def ask() -> int:
        sleeper = f"{sys.executable} -m tests.bots.misbehave hang"
        worker = BotProcess(Settings(titles=TOY, bot_programs=(f"sleeper={sleeper}",)))
        assert (await worker.ask(task("sleeper", 60.0), 1.0)).action is None
        await asyncio.sleep(0.2)
        found = subprocess.run(["pgrep", "-fc", sleeper], capture_output=True, check=False)
        await worker.stop()
        return int(found.stdout)

    assert asyncio.run(ask()) == 0


def test_a_worker_process_answers_line_by_line() -> None:
    line = msgspec.json.encode(task()) + b"\n"
    environment = {**os.environ, "IRONROAD_TITLES": TOY[0]}
    done = subprocess.run(
        [sys.executable, "-m", "ironroad.server.bots.worker"],
        input=line + b"rubbish\n" + line,
        capture_output=True,
        env=environment,
        check=True,
    )
    replies = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert replies.pop(0) == {"build": build_name()}
    assert [reply["action"] is not None for reply in replies] == [True, False, True]


@pytest.mark.alone
def test_a_bot_that_takes_too_long_is_ended_and_the_next_question_answered() -> None:
    async def ask() -> tuple[str | None, str | None, float]:
        worker = BotProcess(Settings(titles=TOY))
        assert (await worker.ask(task(), 30)).action is not None
        assert worker._process is not None
        worker._process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        late = (await worker.ask(task(), -0.5)).action
        seconds = time.monotonic() - began
        again = (await worker.ask(task(), 30)).action
        await worker.stop()
        return late, again, seconds

    late, again, seconds = asyncio.run(ask())
    assert late is None
    assert seconds < 5
    assert again in ("bet 0", "bet 1", "bet 2")


def test_a_worker_that_dies_is_replaced() -> None:
    async def ask() -> list[str | None]:
        worker = BotProcess(Settings(titles=TOY))
        first = (await worker.ask(task(), 30)).action
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        second = (await worker.ask(task(), 30)).action
        await worker.stop()
        return [first, second]

    assert None not in asyncio.run(ask())


def test_an_unknown_bot_gives_no_answer_and_does_no_harm() -> None:
    async def ask() -> str | None:
        pool = BotPool(Settings(titles=TOY, bots=1))
        found = (await pool.ask(task("hal"))).action
        await pool.stop()
        return found

    assert asyncio.run(ask()) is None


def test_without_workers_bots_wait_for_another_process(own_server: Callable[..., Server]) -> None:
    idle = own_server(bots=0)
    ann = Person(idle.url, "Ann")
    id = ann.table("bot", "me")
    time.sleep(0.5)
    assert ann.position(id)["move"] == 2
    busy = own_server(database=idle.settings.database)
    deadline = time.monotonic() + 60
    while not ann.position(id)["actions"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert busy.url != idle.url
    ann.close()
