"""The pool of bot worker processes, shared by all games."""

import asyncio
import time
from collections import OrderedDict

from ironroad.server.bots.compiled import CompiledBuild
from ironroad.server.bots.process import BotProcess
from ironroad.server.bots.queue import BotQueue, Place
from ironroad.server.bots.tasks import BotReply, BotTask, StudyReply, StudyTask
from ironroad.server.games.bot_levels import level_name
from ironroad.server.metrics import BOT_SECONDS
from ironroad.server.settings import Settings

MAX_HOMES = 10_000
"""Maximum number of games whose last process is remembered."""

STUDY_SECONDS = 300.0
"""Time limit for a step of a review or for advice, which takes a second or two where the engine is compiled."""


class BotPool:
    """A pool of worker processes; a task waits until one is free and it is its turn."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        compiled = CompiledBuild(settings.compiled)
        self._processes = [BotProcess(settings, compiled) for _ in range(settings.bots)]
        self._free = list(self._processes)
        self.queue = BotQueue(len(self._processes), settings.limits)
        self._homes: OrderedDict[str, BotProcess] = OrderedDict()
        """The process that last played a game: it keeps the search trees of the game's bots."""

    @property
    def is_empty(self) -> bool:
        """Whether this server process runs no bots and leaves them to others."""
        return not self._processes

    @property
    def builds(self) -> list[str]:
        """In which builds bots think here: ``compiled``, ``interpreted``, or both for a while."""
        return sorted({process.build for process in self._processes})

    @property
    def games(self) -> list[str]:
        """The games whose bots may be kept here."""
        return list(self._homes)

    async def ask(self, task: BotTask, place: Place | None = None) -> BotReply:
        """Return the reply of the bot."""
        async with self.queue.turn(task.game, place or Place()):
            process = self._take_process(task.game)
            began = time.perf_counter()
            try:
                return await process.ask(task, self.seconds)
            finally:
                seconds = time.perf_counter() - began
                BOT_SECONDS.labels(level_name(task.level)).observe(seconds)
                self._free.append(process)

    async def study(self, task: StudyTask, work: str, place: Place) -> StudyReply:
        """Return what was found about a game; ``work`` takes its turns as a game does, in the process of its last one.

        Whoever has asked waits for it to the end: a process that thinks is not left with a reply for nobody.
        """
        async with self.queue.turn(work, place):
            process = self._take_process(work)
            try:
                return await process.study(task, STUDY_SECONDS)
            finally:
                self._free.append(process)

    def _take_process(self, game: str) -> BotProcess:
        """Return the process that played the game before, or the last used one if that is busy.

        A bot without its tree can play at once; waiting for the tree would make people wait for other tables' games.
        """
        process = self._homes.pop(game, None)
        if process is None or process not in self._free:
            process = self._free[-1]
        self._free.remove(process)
        self._homes[game] = process
        if len(self._homes) > MAX_HOMES:
            self._homes.popitem(last=False)
        return process

    def release(self, game: str) -> None:
        """Let all processes drop the bots of a game that is over."""
        self._homes.pop(game, None)
        for process in self._processes:
            process.release(game)

    async def stop(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*[process.stop() for process in self._processes])
