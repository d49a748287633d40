"""A process that thinks for bots: one JSON question a line on stdin, one JSON reply a line on stdout.

The question holds a determinized state, so a bot cannot look into hands, however it is written.
"""

import secrets
import sys
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

import msgspec

from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS
from ironroad.bots.question import Question
from ironroad.core.codec import decode_state
from ironroad.core.engine import Options, advance
from ironroad.games import REGISTRY
from ironroad.server.bots.tasks import READY, BotReply, BotTask
from ironroad.server.games.bot_levels import OFFERED, level_name, programs_of
from ironroad.server.games.rulesets import register_titles, rule_set
from ironroad.server.settings import read_settings

PROGRAMS_AT_ONCE: Final = 8
"""Programs that stay alive between the decisions of their games."""


class KeptBots:
    """The bots of a worker process: those of ironroad by level, and the operator's programs by name."""

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        self._programs = dict(programs or {})
        self._running: OrderedDict[tuple[str, int], Bot] = OrderedDict()

    def answer(self, task: BotTask) -> BotReply:
        """Return what the bot of the question does."""
        title = REGISTRY.title(task.title)
        rules = rule_set(
            task.title,
            task.seats,
            task.options,
            task.edition,
            task.edition_text,
        )
        state = decode_state(title, rules, task.state)
        options = Options()
        advance(state, options)
        texts = [rules.catalogue.text(action) for action in options.items]
        asked = Question(title, rules, task.seat, texts, state, [])
        if task.level in self._programs:
            return BotReply(self._program(task).choose(asked))
        bot = _made(task.level)
        try:
            return BotReply(bot.choose(asked))
        finally:
            bot.close()

    def _program(self, task: BotTask) -> Bot:
        """Return the program that plays a seat of a game; it is started once."""
        key = (task.game, task.seat)
        bot = self._running.pop(key, None)
        if bot is None:
            command = self._programs[task.level]
            bot = KINDS.make(f"stdio:{task.seconds:g}s:{command}", secrets.randbits(31))
        self._running[key] = bot
        while len(self._running) > PROGRAMS_AT_ONCE:
            self._running.popitem(last=False)[1].close()
        return bot

    def close(self) -> None:
        """End all programs."""
        for bot in self._running.values():
            bot.close()


def _made(level: str) -> Bot:
    if level_name(level) not in OFFERED:
        raise ValueError("not a bot of this server")
    return KINDS.make(level, secrets.randbits(63))


def main() -> None:
    """Say that it is ready, then answer questions until stdin ends."""
    settings = read_settings()
    register_titles(settings.titles)
    bots = KeptBots(programs_of(settings.bot_programs))
    _say(READY)
    for line in sys.stdin.buffer:
        try:
            reply = bots.answer(msgspec.json.decode(line, type=BotTask))
        except Exception as error:
            # Whatever a bot does wrong, the server goes on; it plays in its stead.
            reply = BotReply(None, f"{type(error).__name__}: {error}")
        _say(reply)
    bots.close()


def _say(reply: BotReply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
