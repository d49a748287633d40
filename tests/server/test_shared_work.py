"""Work in a thread is done once for all who ask for the same, and never two pieces at a time."""

import asyncio
import threading

import pytest

from ironroad.server.games import shared_work
from ironroad.server.games.shared_work import SharedWork


def test_who_asks_for_the_same_gets_the_same_answer() -> None:
    calls: list[str] = []

    async def ask() -> None:
        work = SharedWork()
        first, second = work.task("a", calls.append, "a"), work.task("a", calls.append, "a")
        other = work.task("b", calls.append, "b")
        assert first is second
        await asyncio.gather(first, other)
        await work.task("a", calls.append, "a")

    asyncio.run(ask())
    assert calls == ["a", "b"]


def test_two_pieces_of_work_never_run_together() -> None:
    inside: list[int] = []
    most: list[int] = []
    lock = threading.Lock()

    def work() -> None:
        with lock:
            inside.append(1)
            most.append(len(inside))
        threading.Event().wait(0.02)
        with lock:
            inside.pop()

    async def ask() -> None:
        shared = SharedWork()
        await asyncio.gather(*[shared.task(number, work) for number in range(5)])

    asyncio.run(ask())
    assert most == [1] * 5


def test_work_that_failed_is_done_anew() -> None:
    outcomes = iter([ValueError("once"), None])

    def work() -> str:
        error = next(outcomes)
        if error is not None:
            raise error
        return "done"

    async def ask() -> str:
        shared = SharedWork()
        with pytest.raises(ValueError, match="once"):
            await shared.task("a", work)
        return await shared.task("a", work)

    assert asyncio.run(ask()) == "done"


def test_old_answers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_work, "KEPT", 2)
    calls: list[int] = []

    async def ask() -> None:
        shared = SharedWork()
        for number in (1, 2, 3, 1):
            await shared.task(number, calls.append, number)

    asyncio.run(ask())
    assert calls == [1, 2, 3, 1]
