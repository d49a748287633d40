"""Bots in worker processes: they get a state in which nobody's secrets are true, and a time limit."""

import asyncio
import logging
import os
import secrets
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from ironroad.bots.kinds import KINDS
from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.server.game import Game
from ironroad.server.metrics import BOT_FAULTS, BOT_SECONDS
from ironroad.server.problems import bad_request
from ironroad.server.settings import PREFIX, Settings
from ironroad.server.worker import OFFERED, Question, Reply, level_name, programs_of

LOG = logging.getLogger(__name__)
GRACE = 1.0
"""How much longer than its limit a bot may take, before its process is ended."""
MOST_BYTES = 16_000_000
START_SECONDS = 60.0
"""So long a worker process may take to get ready; that is not the bot's fault."""


def bots_offered(settings: Settings) -> list[str]:
    """Return the bots that may sit at a table: by level, then the operator's programs."""
    return [*OFFERED, *programs_of(settings.bot_programs)]


def check_level(level: str, offered: Iterable[str]) -> None:
    """Refuse a bot that is not known, or a parameter that it does not take."""
    choices = list(offered)
    if level in choices:
        return
    if level_name(level) not in OFFERED:
        raise bad_request("server-unknown-bot", level=level, choices=", ".join(choices))
    KINDS.make(level, 0).close()


class Worker:
    """One worker process, asked one question at a time."""

    def __init__(self, titles: tuple[str, ...], programs: tuple[str, ...] = ()) -> None:
        self._environment = {
            **os.environ,
            f"{PREFIX}TITLES": ",".join(titles),
            f"{PREFIX}BOT_PROGRAMS": ";".join(programs),
        }
        self._process: Process | None = None

    async def ask(self, question: Question, seconds: float) -> str | None:
        """Return the action that the bot chose, or ``None`` if it took too long or failed."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(seconds + GRACE):
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                reply = msgspec.json.decode(line, type=Reply)
            if reply.action is None:
                self._note(question, reply.problem)
            return reply.action
        except TimeoutError:
            self._note(question, "too late")
        except (OSError, msgspec.MsgspecError):
            self._note(question, "its process died")  # The next question starts another.
        await self.stop()
        return None

    def _note(self, question: Question, problem: str) -> None:
        """Log a fault; what a bot wrote is left out, since it may tell what it holds."""
        BOT_FAULTS.labels(level_name(question.level)).inc()
        LOG.warning(
            "a bot failed",
            extra={
                "game": question.game,
                "seat": question.seat,
                "level": question.level,
                "problem": ":".join(problem.split(":")[:2])[:80],
            },
        )

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ironroad.server.worker",
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
        """End the process and the programs that it started; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


class BotPool:
    """A few worker processes; who asks waits for a free one."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self._workers = [
            Worker(settings.titles, settings.bot_programs) for _ in range(settings.bots)
        ]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def is_empty(self) -> bool:
        """Whether bots are left to other processes."""
        return not self._workers

    async def ask(self, question: Question) -> str | None:
        """Return what the bot does, or ``None`` if it gave no answer in time."""
        worker = await self._free.get()
        began = time.perf_counter()
        try:
            return await worker.ask(question, self.seconds)
        finally:
            BOT_SECONDS.labels(level_name(question.level)).observe(time.perf_counter() - began)
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all worker processes."""
        await asyncio.gather(*[worker.stop() for worker in self._workers])


def question_of(game: Game, seat: int, level: str, seconds: float) -> Question:
    """Return what a bot is told: the rules, and a state that looks to its seat as the true one does."""
    table = game.table
    assert table is not None
    dealer = Dealer(secrets.randbits(63))
    state = table.title.determinize(table.state, seat, dealer)
    return Question(
        game=game.id,
        title=game.row.title,
        seats=game.row.seats,
        options=table.rules.options,
        edition=game.row.edition,
        edition_text=game.row.edition_text,
        state=encode_state(state),
        seat=seat,
        level=level,
        seconds=seconds,
    )
