"""Whose bot thinks next: nobody waits for many tables of somebody else, and whoever waits is told."""

import asyncio
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ironroad.server.bots import queue
from ironroad.server.bots.queue import BotQueue, Place, Wait
from ironroad.server.settings import Limits
from tests.server.clients import Person, Server, play_out

ROOT = Path(__file__).parents[2]
EXPERT_SECONDS = 1.0
"""What an expert thinks about a decision."""
TABLES = 25


def expert_tables(person: Person, *seats: str) -> list[str]:
    """Make many tables whose bots think for long."""
    wishes = [
        {"kind": "bot", "level": "expert"} if kind == "bot" else {"kind": kind} for kind in seats
    ]
    table = {"title": "mini-express", "seats": wishes}
    return [person.ok("POST", "/api/games", table)["table"]["id"] for _ in range(TABLES)]


@pytest.mark.alone
@pytest.mark.parametrize("seats", [("bot", "bot", "bot"), ("bot", "bot", "me")])
def test_many_tables_of_one_person_do_not_delay_the_bots_of_another(
    own_server: Callable[..., Server], seats: tuple[str, ...]
) -> None:
    running = own_server()
    eve, ann = Person(running.url, "Eve"), Person(running.url, "Ann")
    ids = expert_tables(eve, *seats)
    time.sleep(2)  # All of them wait.
    waits = []
    for _ in range(3):
        id = ann.table("me", "bot")
        ann.play(id, "bet 1")
        socket = ann.socket()
        socket.watch(id)
        ann.play(id, "hide left")
        began = time.monotonic()
        while not socket.wait("position")["actions"]:
            continue
        waits.append(time.monotonic() - began)
        socket.close()
    moved = [id for id in ids if eve.game(id)["table"]["moves"] > 0]
    # The bot makes two decisions, and each waits for at most the one that is being thought about.
    assert max(waits) < 2 * EXPERT_SECONDS + 2.5, waits
    assert moved
    for each in (eve, ann):
        each.close()


def test_whoever_watches_is_told_how_many_decisions_are_before(
    own_server: Callable[..., Server],
) -> None:
    running = own_server()
    eve = Person(running.url, "Eve")
    last = expert_tables(eve, "bot", "bot", "bot")[-1]
    socket = eve.socket()
    version = socket.watch(last)["version"]
    told = [socket.wait("waiting", game=last)]
    while told[-1]["before"] is not None and len(told) < 4:
        told.append(socket.wait("waiting", game=last))
    befores = [each["before"] for each in told]
    assert befores[0] > befores[1]
    assert {each["version"] for each in told} == {version}
    assert abs(told[0]["since"] - time.time()) < 60
    late = eve.socket()  # Whoever comes later is told too.
    late.watch(last)
    assert late.wait("waiting", game=last)["since"] == told[0]["since"]
    for each in (socket, late, eve):
        each.close()


def test_sockets_of_another_process_are_told_as_well(
    own_postgres: str, own_server: Callable[..., Server]
) -> None:
    one, other = own_server(database=own_postgres), own_server(database=own_postgres, bots=0)
    eve = Person(one.url, "Eve")
    beside = Person(other.url)
    beside.http.cookies = eve.http.cookies
    id = expert_tables(eve, "bot", "bot", "bot")[-1]
    socket = beside.socket()
    socket.watch(id)
    assert socket.wait("waiting", game=id)["before"] > 0
    for each in (socket, eve, beside):
        each.close()


def test_a_bot_that_thinks_at_once_is_not_said_to_wait(own_server: Callable[..., Server]) -> None:
    ann = Person(own_server().url, "Ann")
    id = ann.table("me", "bot")
    socket = ann.socket()
    socket.watch(id)
    play_out(id, ann)
    time.sleep(2 * queue.TELL_SECONDS)
    socket.send(type="ping")
    socket.wait("pong")
    assert not [text for text in socket.raw if '"waiting"' in text]
    for each in (socket, ann):
        each.close()


def order(limits: Limits, asked: list[tuple[str, Place]], places: int = 1) -> list[str]:
    """Return the games in the order in which they are served, all asked while somebody else's bot thinks."""

    async def work() -> list[str]:
        served: list[str] = []
        waiting = BotQueue(places, limits)

        async def think(game: str, place: Place) -> None:
            async with waiting.turn(game, place):
                served.append(game)
                await asyncio.sleep(0.001)

        async with waiting.turn("first", Place("somebody")):
            tasks = [asyncio.create_task(think(*each)) for each in asked]
            await asyncio.sleep(0.01)
        await asyncio.wait_for(asyncio.gather(*tasks), 10)
        waiting.close()
        return served

    return asyncio.run(work())


def test_games_with_people_come_first_and_owners_take_turns() -> None:
    asked = [(f"eve-{n}", Place("eve", has_people=n >= 2)) for n in range(4)]
    asked += [("ann-0", Place("ann", has_people=True)), ("bob-0", Place("bob"))]
    assert order(Limits(), asked) == ["eve-2", "ann-0", "eve-3", "bob-0", "eve-0", "eve-1"]


def test_the_games_of_one_owner_take_turns() -> None:
    """A game that has just been served comes after those that wait since."""
    asked = [(game, Place("eve", True)) for game in ("a", "a", "b", "c")]
    assert order(Limits(), asked) == ["a", "b", "c", "a"]

    async def work() -> list[str]:
        served: list[str] = []
        waiting = BotQueue(1, Limits())

        async def think(game: str, decisions: int) -> None:
            for _ in range(decisions):
                async with waiting.turn(game, Place("eve", True)):
                    served.append(game)
                    await asyncio.sleep(0.001)

        await asyncio.gather(*[think(game, 3) for game in "abc"])
        return served

    assert "".join(asyncio.run(work())) == "abcabcabc"


def test_a_decision_that_nobody_waits_for_is_not_put_off_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = [("bots", Place("bob")), *[(f"eve-{n}", Place("eve", True)) for n in range(9)]]
    assert order(Limits(), asked)[-1] == "bots"
    monkeypatch.setattr(queue, "PATIENCE", 0.0)
    assert order(Limits(), asked)[0] == "bots"


def test_one_persons_bots_think_so_many_at_once() -> None:
    async def work(limits: Limits) -> int:
        waiting = BotQueue(4, limits)
        now = most = 0

        async def think(game: str) -> None:
            nonlocal now, most
            async with waiting.turn(game, Place("eve", True)):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.01)
                now -= 1

        await asyncio.wait_for(asyncio.gather(*[think(str(n)) for n in range(8)]), 10)
        return most

    assert asyncio.run(work(Limits(bots_at_once=1))) == 1
    assert asyncio.run(work(Limits(bots_at_once=3))) == 3
    assert asyncio.run(work(Limits(bots_at_once=9))) == 4


@pytest.mark.alone
def test_one_persons_bots_think_so_long_in_a_minute() -> None:
    """With a bound of 12 seconds, a second of thinking beyond it is earned in five."""

    async def work() -> tuple[float, float]:
        waiting = BotQueue(1, Limits(thinking_per_minute=12))
        waiting._used["eve"] = (12.2, time.monotonic())  # As after 12.2 seconds of thinking.
        began = time.monotonic()
        waits: dict[str, float] = {}

        async def think(owner: str) -> None:
            async with waiting.turn(owner, Place(owner, True)):
                waits[owner] = time.monotonic() - began

        await asyncio.wait_for(asyncio.gather(think("eve"), think("ann")), 10)
        return waits["eve"], waits["ann"]

    eve, ann = asyncio.run(work())
    assert 0.9 < eve < 3
    assert ann < 0.5


@pytest.mark.alone
def test_thinking_is_counted() -> None:
    async def work() -> float:
        waiting = BotQueue(1, Limits())
        for game in ("a", "b"):
            async with waiting.turn(game, Place("eve", True)):
                await asyncio.sleep(0.2)
        return waiting._used_by("eve")

    # Each second gives one back.
    assert 0.15 < asyncio.run(work()) < 2


def test_whoever_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def work() -> list[Wait]:
        told: list[Wait] = []
        waiting = BotQueue(1, Limits())
        waiting.told = told.append

        async def think(game: str) -> None:
            async with waiting.turn(game, Place("eve")):
                return

        async with waiting.turn("first", Place("eve")):
            tasks = [asyncio.create_task(think(game)) for game in ("b", "c")]
            await asyncio.sleep(queue.TELL_SECONDS + 0.1)
            tasks[0].cancel()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
        async with waiting.turn("last", Place("eve")):
            return told

    told = asyncio.run(work())
    assert [(wait.game, wait.before) for wait in told] == [("b", 0), ("c", 1), ("c", None)]


def test_the_bots_of_a_game_that_is_over_are_released(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    """A program shows it: it runs for as long as its bot is kept."""
    # A file of its own, as other tests may run the example at the same time.
    file = shutil.copy(ROOT / "examples" / "random_bot.py", tmp_path / "released.py")
    program = f"{sys.executable} {file}"
    running = own_server(bot_programs=(f"example={program}",))
    ann = Person(running.url, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "example"}]
    ids = [
        ann.ok("POST", "/api/games", {"title": "cards", "seats": seats})["table"]["id"]
        for _ in range(2)
    ]

    def programs() -> int:
        found = subprocess.run(["pgrep", "-fc", program], capture_output=True, check=False)
        return int(found.stdout)

    for id in ids:
        ann.play(id, "bet 1")
        ann.play(id, "hide left")
    while not all([ann.position(id)["actions"] for id in ids]):
        time.sleep(0.05)
    assert programs() == 2
    assert play_out(ids[0], ann)["status"] == "finished"
    deadline = time.monotonic() + 60
    while programs() != 1:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    ann.do(ids[1], "resign")
    while programs() != 0:
        assert time.monotonic() < deadline + 60
        time.sleep(0.1)
    ann.close()
