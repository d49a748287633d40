"""Threads for calls that block and cannot be ended: looking up names, and SMTP."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from ironroad.server.notices.undelivered import Undelivered

T = TypeVar("T")


class BlockingCalls:
    """Runs each call in a thread of its own, so that one that hangs takes no place of another's.

    A call whose caller has given up goes on until it ends by itself, and counts as long; the process does not wait for it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._running = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Return what a call returns; raise ``Undelivered`` while too many hang."""
        if self._running >= self._most:
            raise Undelivered("server-delivery-busy")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._running += 1

        def end(value: T | None, error: Exception | None) -> None:
            self._running -= 1
            if answer.done():  # Its caller has given up.
                return
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(value)  # type: ignore[arg-type]  # Without an error there is a value.

        def call() -> None:
            value, problem = None, None
            try:
                value = work(*args)
            except Exception as error:
                problem = error
            if not loop.is_closed():
                loop.call_soon_threadsafe(end, value, problem)

        threading.Thread(target=call, name="notice", daemon=True).start()
        return await answer
