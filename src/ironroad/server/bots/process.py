"""A process in which bots think: started at the first task, killed when an answer comes too late."""

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from ironroad.server.bots.tasks import BotReply, BotTask
from ironroad.server.games.bot_levels import level_name
from ironroad.server.metrics import BOT_FAULTS
from ironroad.server.settings import PREFIX

LOG = logging.getLogger(__name__)
GRACE = 1.0
"""Seconds beyond its limit after which a bot's process is killed."""
MOST_BYTES = 16_000_000
"""The longest reply."""
START_SECONDS = 60.0
"""Time limit for the start of a process, which is not the bot's fault."""


class BotProcess:
    """A worker process, given one task at a time."""

    def __init__(self, titles: tuple[str, ...], programs: tuple[str, ...] = ()) -> None:
        self._environment = {
            **os.environ,
            f"{PREFIX}TITLES": ",".join(titles),
            f"{PREFIX}BOT_PROGRAMS": ";".join(programs),
        }
        self._process: Process | None = None

    async def ask(self, task: BotTask, seconds: float) -> str | None:
        """Return the action that the bot chose, or ``None`` if it took too long or failed."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(seconds + GRACE):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(task) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                reply = msgspec.json.decode(line, type=BotReply)
            if reply.action is None:
                self._note(task, reply.problem)
            return reply.action
        except TimeoutError:
            self._note(task, "too late")
        except (OSError, msgspec.MsgspecError):
            self._note(task, "its process died")  # The next task starts another.
        await self.stop()
        return None

    def _note(self, task: BotTask, problem: str) -> None:
        """Log a fault, without what the bot wrote: that may tell what it holds."""
        BOT_FAULTS.labels(level_name(task.level)).inc()
        LOG.warning(
            "a bot failed",
            extra={
                "game": task.game,
                "seat": task.seat,
                "level": task.level,
                "problem": ":".join(problem.split(":")[:2])[:80],
            },
        )

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ironroad.server.bots.worker",
                stdin=PIPE,
                stdout=PIPE,
                env=self._environment,
                limit=MOST_BYTES,
                start_new_session=True,
            )
            assert self._process.stdout is not None
            await self._process.stdout.readline()
        return self._process

    async def stop(self) -> None:
        """Kill the process and the programs that it started; the next task starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
