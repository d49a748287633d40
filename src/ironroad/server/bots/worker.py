"""The program of a bot worker process: one task per line on stdin, one reply per line on stdout.

A bot is kept until its game is over, with its search tree, as in the arena. A bot that was evicted, or
whose process has ended, is created again and starts from the history in its task; so does one whose game was undone.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec

from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS
from ironroad.build import build_name
from ironroad.server.bots.study import studied
from ironroad.server.bots.tasks import (
    BotReply,
    BotTask,
    GameOver,
    Ready,
    StudyReply,
    StudyTask,
    question_of,
)
from ironroad.server.games.bot_levels import programs_of
from ironroad.server.games.rulesets import register_titles
from ironroad.server.settings import Settings, read_settings

PROGRAMS_KEPT: Final = 8
"""Maximum number of operators' programs kept running between their decisions."""
Key = tuple[str, int, str]
"""Game, seat and level."""


class BotCache:
    """An LRU cache of bots by game and seat; evicted bots are closed."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._bots: OrderedDict[Key, Bot] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Bot]) -> Bot:
        """Return the bot of a seat, creating it if needed."""
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make()
        self._bots[key] = bot
        while len(self._bots) > self._room:
            self._bots.popitem(last=False)[1].close()
        return bot

    def release(self, game: str) -> None:
        """Close the bots of a game."""
        for key in [key for key in self._bots if key[0] == game]:
            self._bots.pop(key).close()

    def close(self) -> None:
        """Close all bots."""
        while self._bots:
            self._bots.popitem()[1].close()


class Bots:
    """The bots of this process: those of ironroad by level, and the operator's programs by name."""

    def __init__(self, room: int, commands: Mapping[str, str] | None = None) -> None:
        self._commands = dict(commands or {})
        self._bots = BotCache(room)
        self._programs = BotCache(PROGRAMS_KEPT)

    def answer(self, task: BotTask) -> BotReply:
        """Return what the bot of a task chooses."""
        return BotReply(self._bot(task).choose(question_of(task)))

    def _bot(self, task: BotTask) -> Bot:
        key = (task.game, task.seat, task.level)
        command = self._commands.get(task.level)
        if command is None:
            return self._bots.get(key, lambda: KINDS.make(task.level, task.seed))
        spec = f"stdio:{task.seconds:g}s:{command}"
        return self._programs.get(key, lambda: KINDS.make(spec, task.seed))

    def release(self, game: str) -> None:
        """Close the bots of a game that is over, and end their programs."""
        self._bots.release(game)
        self._programs.release(game)

    def close(self) -> None:
        """Close all bots and end all programs."""
        self._bots.close()
        self._programs.close()


def bots_for(settings: Settings) -> Bots:
    """Return the bots of a process with these settings."""
    register_titles(settings.titles)
    return Bots(settings.bots_kept, programs_of(settings.bot_programs))


def main() -> None:
    """Report readiness, then answer tasks until stdin ends."""
    bots = bots_for(read_settings())
    _write(Ready(build_name()))
    for line in sys.stdin.buffer:
        try:
            task = msgspec.json.decode(line, type=BotTask | GameOver | StudyTask)
            reply = _handle(bots, task)
        except Exception as error:
            # A bot may be third-party code: no exception of its may end the process.
            reply = BotReply(None, f"{type(error).__name__}: {error}")
        if reply is not None:
            _write(reply)
    bots.close()


def _handle(bots: Bots, task: BotTask | GameOver | StudyTask) -> BotReply | StudyReply | None:
    if isinstance(task, BotTask):
        return bots.answer(task)
    if not isinstance(task, GameOver):
        return studied(task)
    with suppress(Exception):  # The same holds for its end, to which nobody waits for a reply.
        bots.release(task.game)
    return None


def _write(reply: BotReply | StudyReply | Ready) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
