"""Work that takes a thread some time: done once for all who ask for the same, one piece after the other."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

KEPT = 512
"""Answers that are kept."""


class SharedWork:
    """The last pieces of work with their answers; whoever asks again, or meanwhile, gets the same one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        self._turn = asyncio.Lock()

    def task(self, key: Hashable, work: Callable[..., T], *given: Any) -> asyncio.Task[T]:
        """Return the task of this key; work that failed is done anew.

        Ask for it under the lock of a game, wait for it without: what is given is the thread's own.
        """
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = asyncio.create_task(self._done(work, given))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return task

    async def _done(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        async with self._turn:
            return await asyncio.to_thread(work, *given)
