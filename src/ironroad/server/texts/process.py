"""A process that reads texts: started at the first task, replaced when a text was too much for it."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from ironroad.server.refusals import Refusal
from ironroad.server.settings import Settings
from ironroad.server.texts.tasks import (
    Answer,
    Bounds,
    Failed,
    Refused,
    Reply,
    Task,
    error_of,
)

LOG = logging.getLogger(__name__)
PATIENCE = 6.0
"""Seconds that a task may take for each second of processor time that it has: the machine may be busy."""
MOST_BYTES = 16_000_000
"""The longest reply."""
START_SECONDS = 60.0
"""Time limit for the start of a process, which is not the text's fault."""


class TextProcess:
    """A process that is given one task at a time."""

    def __init__(self, settings: Settings) -> None:
        pairs = [item.partition("=") for item in settings.titles]
        bounds = Bounds([(id, package) for id, _, package in pairs], settings.text_megabytes)
        self._bounds = msgspec.json.encode(bounds).decode()
        self._process: Process | None = None

    async def ask(self, task: Task) -> Answer:
        """Return what a text says; raise why it cannot be used."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(task.seconds * PATIENCE):
                reply = await _exchange(process, task)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            raise await self._ended(isinstance(error, TimeoutError)) from None
        except BaseException:  # Whoever asked is gone: nobody reads the reply.
            await self.stop()
            raise
        if isinstance(reply, Answer):
            return reply
        if isinstance(reply, Refused):
            raise error_of(reply)
        # What is left of the memory may be little.
        await self.stop()
        if isinstance(reply, Failed) and not reply.is_memory:
            LOG.error("the rules failed on a text", extra={"problem": reply.problem})
            raise Refusal(422, "server-text-failed")
        raise _too_large()

    async def _ended(self, is_late: bool) -> Refusal:
        """Return why a process gave no reply, and make room for another."""
        status = await self.stop()
        LOG.warning("a text was too much", extra={"problem": "late" if is_late else str(status)})
        if is_late or status == -signal.SIGPROF:
            return Refusal(422, "server-text-too-slow")
        if status == -signal.SIGKILL:  # By the system, for want of memory.
            return _too_large()
        return Refusal(422, "server-text-failed")

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ironroad.server.texts.worker",
                self._bounds,
                stdin=PIPE,
                stdout=PIPE,
                limit=MOST_BYTES,
                start_new_session=True,
            )
            assert self._process.stdout is not None
            await self._process.stdout.readline()
        return self._process

    async def stop(self) -> int | None:
        """End the process; return its exit status if it had ended by itself."""
        process, self._process = self._process, None
        if process is None:
            return None
        assert process.stdin is not None
        process.stdin.close()
        # It may be about to end: then how it ended is known in a moment.
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                return await process.wait()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        return None


async def _exchange(process: Process, task: Task) -> Reply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    reply: Reply = msgspec.json.decode(await process.stdout.readline(), type=Reply)
    return reply


def _too_large() -> Refusal:
    return Refusal(422, "server-text-too-large")
