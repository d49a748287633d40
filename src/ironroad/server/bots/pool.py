"""The processes in which bots think, shared by all games."""

import asyncio
import time

from ironroad.server.bots.process import BotProcess
from ironroad.server.bots.tasks import BotTask
from ironroad.server.games.bot_levels import level_name
from ironroad.server.metrics import BOT_SECONDS
from ironroad.server.settings import Settings


class BotPool:
    """A few worker processes; a task waits for a free one."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self._workers = [
            BotProcess(settings.titles, settings.bot_programs) for _ in range(settings.bots)
        ]
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def is_empty(self) -> bool:
        """Whether bots are left to other processes."""
        return not self._workers

    async def ask(self, task: BotTask) -> str | None:
        """Return what the bot does, or ``None`` if it gave no answer in time."""
        worker = await self._free.get()
        began = time.perf_counter()
        try:
            return await worker.ask(task, self.seconds)
        finally:
            BOT_SECONDS.labels(level_name(task.level)).observe(time.perf_counter() - began)
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all worker processes."""
        await asyncio.gather(*[worker.stop() for worker in self._workers])
