"""A process in which bots think: started at the first task, killed when a reply comes too late."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from ironroad.server.bots.tasks import BotReply, BotTask
from ironroad.server.settings import PREFIX, Settings

GRACE = 1.0
"""Seconds beyond its limit after which a bot's process is killed."""
MOST_BYTES = 16_000_000
"""The longest reply."""
START_SECONDS = 60.0
"""Time limit for the start of a process, which is not the bot's fault."""


class BotProcess:
    """A process that is given one task at a time."""

    def __init__(self, settings: Settings) -> None:
        self._environment = {
            **os.environ,
            f"{PREFIX}TITLES": ",".join(settings.titles),
            f"{PREFIX}BOT_PROGRAMS": ";".join(settings.bot_programs),
            f"{PREFIX}BOTS_KEPT": str(settings.bots_kept),
        }
        self._process: Process | None = None

    async def ask(self, task: BotTask, seconds: float) -> BotReply:
        """Return the reply of a bot; without one in time the process is killed."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(seconds + GRACE):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(task) + b"\n")
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readline(), type=BotReply)
        except TimeoutError:
            problem = "too late"
        except (OSError, msgspec.MsgspecError):
            problem = "its process died"
        await self.stop()
        return BotReply(None, problem)

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
