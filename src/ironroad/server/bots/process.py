"""A bot worker process: started at the first task, killed when a reply is late."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import TypeVar

import msgspec

from ironroad.build import build_name
from ironroad.server.bots.compiled import CompiledBuild
from ironroad.server.bots.tasks import (
    BotReply,
    BotTask,
    GameOver,
    Ready,
    StudyReply,
    StudyTask,
)
from ironroad.server.settings import PREFIX, Settings

GRACE = 1.0
"""Seconds beyond its limit after which a bot's process is killed."""
MAX_REPLY_BYTES = 16_000_000
"""Maximum size of a reply in bytes."""
START_SECONDS = 60.0
"""Time limit for the start of a process, which is not the bot's fault."""

R = TypeVar("R", BotReply, StudyReply)


class BotProcess:
    """A worker process; handles one task at a time."""

    def __init__(self, settings: Settings, compiled: CompiledBuild | None = None) -> None:
        self._compiled = compiled or CompiledBuild(settings.compiled)
        self._uses_compiled = False
        self.build = build_name()
        """The build in which the bots of this process think."""
        self._environment = {
            **os.environ,
            f"{PREFIX}TITLES": ",".join(settings.titles),
            f"{PREFIX}BOT_PROGRAMS": ";".join(settings.bot_programs),
            f"{PREFIX}BOTS_KEPT": str(settings.bots_kept),
        }
        self._process: Process | None = None

    async def ask(self, task: BotTask, seconds: float) -> BotReply:
        """Return the reply of a bot; without one in time the process is killed."""
        reply = await self._asked(task, seconds, BotReply)
        return BotReply(None, reply) if isinstance(reply, str) else reply

    async def study(self, task: StudyTask, seconds: float) -> StudyReply:
        """Return what was found about a game; without a reply in time the process is killed."""
        reply = await self._asked(task, seconds, StudyReply)
        return StudyReply(None, reply) if isinstance(reply, str) else reply

    async def _asked(self, task: BotTask | StudyTask, seconds: float, kind: type[R]) -> R | str:
        """Return the reply of the process, or why there is none."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(seconds + GRACE):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(task) + b"\n")
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readline(), type=kind)
        except TimeoutError:
            problem = "too late"
        except (OSError, msgspec.MsgspecError):
            problem = "its process died"
        await self.stop()
        return problem

    def release(self, game: str) -> None:
        """Let the process drop the bots of a game; it does so when it has answered what it was asked."""
        process = self._process
        if process is not None and process.returncode is None:
            assert process.stdin is not None
            if not process.stdin.is_closing():
                process.stdin.write(msgspec.json.encode(GameOver(game)) + b"\n")

    async def _running(self) -> Process:
        if not self._uses_compiled and self._compiled.is_ready():
            # Bots lose their trees and start from the history of their game, as after any end of a process.
            await self.stop()
            self._uses_compiled = True
            self._environment = self._compiled.environment(self._environment)
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ironroad.server.bots.worker",
                stdin=PIPE,
                stdout=PIPE,
                env=self._environment,
                limit=MAX_REPLY_BYTES,
                start_new_session=True,
            )
            assert self._process.stdout is not None
            self.build = msgspec.json.decode(
                await self._process.stdout.readline(), type=Ready
            ).build
        return self._process

    async def stop(self) -> None:
        """Kill the process and the programs that it started; the next task starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
