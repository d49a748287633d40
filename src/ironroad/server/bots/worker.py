"""The program of a bot process: one task a line on stdin, one reply a line on stdout.

A bot is kept between the decisions of its game, with its search tree, as in the arena. One that was dropped, or was
kept by a process that has ended, is made anew and starts from the history in its task; so does one whose game went
back by undo.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS
from ironroad.server.bots.tasks import READY, BotReply, BotTask, question_of
from ironroad.server.games.bot_levels import programs_of
from ironroad.server.games.rulesets import register_titles
from ironroad.server.settings import Settings, read_settings

PROGRAMS_KEPT: Final = 8
"""Programs of the operator that stay alive between their decisions."""
Key = tuple[str, int, str]
"""Game, seat and level."""


class BotCache:
    """Bots by game and seat; the least recently used one is closed when there are too many."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._bots: OrderedDict[Key, Bot] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Bot]) -> Bot:
        """Return the bot of a seat, made if it is not there."""
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make()
        self._bots[key] = bot
        while len(self._bots) > self._room:
            self._bots.popitem(last=False)[1].close()
        return bot

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

    def close(self) -> None:
        """Close all bots and end all programs."""
        self._bots.close()
        self._programs.close()


def bots_for(settings: Settings) -> Bots:
    """Return the bots of a process with these settings."""
    register_titles(settings.titles)
    return Bots(settings.bots_kept, programs_of(settings.bot_programs))


def main() -> None:
    """Say that it is ready, then answer tasks until stdin ends."""
    bots = bots_for(read_settings())
    _write(READY)
    for line in sys.stdin.buffer:
        try:
            reply = bots.answer(msgspec.json.decode(line, type=BotTask))
        except Exception as error:
            # A bot is somebody else's code: nothing it raises may end the process.
            reply = BotReply(None, f"{type(error).__name__}: {error}")
        _write(reply)
    bots.close()


def _write(reply: BotReply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
