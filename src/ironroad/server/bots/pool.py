"""The processes in which bots think, shared by all games."""

import asyncio
import time
from collections import OrderedDict

from ironroad.server.bots.process import BotProcess
from ironroad.server.bots.tasks import BotReply, BotTask
from ironroad.server.games.bot_levels import level_name
from ironroad.server.metrics import BOT_SECONDS
from ironroad.server.settings import Settings

HOMES = 10_000
"""Games whose process is remembered."""


class BotPool:
    """A few processes; a task waits until one is free."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self._processes = [BotProcess(settings) for _ in range(settings.bots)]
        self._free = list(self._processes)
        self._slots = asyncio.Semaphore(len(self._processes))
        self._homes: OrderedDict[str, BotProcess] = OrderedDict()
        """The process that last played a game: it keeps the search trees of the game's bots."""

    @property
    def is_empty(self) -> bool:
        """Whether bots are left to other server processes."""
        return not self._processes

    async def ask(self, task: BotTask) -> BotReply:
        """Return the reply of the bot."""
        async with self._slots:
            process = self._take_process(task.game)
            began = time.perf_counter()
            try:
                return await process.ask(task, self.seconds)
            finally:
                seconds = time.perf_counter() - began
                BOT_SECONDS.labels(level_name(task.level)).observe(seconds)
                self._free.append(process)

    def _take_process(self, game: str) -> BotProcess:
        """Return the process that played the game before, or the last used one if that is busy.

        A bot without its tree plays at once; waiting for the tree would let people wait for strangers' games.
        """
        process = self._homes.pop(game, None)
        if process is None or process not in self._free:
            process = self._free[-1]
        self._free.remove(process)
        self._homes[game] = process
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return process

    async def stop(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*[process.stop() for process in self._processes])
