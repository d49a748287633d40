"""A process that thinks for bots: one JSON question a line on stdin, one JSON reply a line on stdout.

The question holds a determinized state, so a bot cannot look into hands, however it is written.
"""

import secrets
import sys
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ironroad.bots.bot import Bot
from ironroad.bots.kinds import KINDS, LEVELS
from ironroad.bots.question import Question as BotQuestion
from ironroad.core.codec import decode_state
from ironroad.core.engine import Options, advance
from ironroad.games import REGISTRY
from ironroad.server.rulebook import register_titles, rule_set
from ironroad.server.settings import read_settings

PROTOCOL: Final = 1
OFFERED: Final = ("random", "greedy", *LEVELS)
"""The bots for everybody; budgets are not for guests to choose, and programs are the operator's."""
PROGRAMS_AT_ONCE: Final = 8
"""So many programs stay alive between the questions of their games."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked."""

    protocol: int = PROTOCOL
    game: str
    title: str
    seats: int
    options: dict[str, str]
    edition: str
    edition_text: str | None
    state: dict[str, Any]
    seat: int
    level: str
    seconds: float


class Reply(msgspec.Struct, frozen=True):
    """What the bot does, or why it cannot."""

    action: str | None
    problem: str = ""


READY: Final = Reply(None, "ready")
"""The first line of a worker: from here on the time of its bots counts."""


class Players:
    """The bots of a worker process: those of ironroad by level, and the operator's programs by name."""

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        self._programs = dict(programs or {})
        self._running: OrderedDict[tuple[str, int], Bot] = OrderedDict()

    def answer(self, question: Question) -> Reply:
        """Return what the bot of the question does."""
        title = REGISTRY.title(question.title)
        rules = rule_set(
            question.title,
            question.seats,
            question.options,
            question.edition,
            question.edition_text,
        )
        state = decode_state(title, rules, question.state)
        options = Options()
        advance(state, options)
        texts = [rules.catalogue.text(action) for action in options.items]
        asked = BotQuestion(title, rules, question.seat, texts, state, [])
        if question.level in self._programs:
            return Reply(self._program(question).choose(asked))
        bot = _made(question.level)
        try:
            return Reply(bot.choose(asked))
        finally:
            bot.close()

    def _program(self, question: Question) -> Bot:
        """Return the program that plays a seat of a game; it is started once."""
        key = (question.game, question.seat)
        bot = self._running.pop(key, None)
        if bot is None:
            command = self._programs[question.level]
            bot = KINDS.make(f"stdio:{question.seconds:g}s:{command}", secrets.randbits(31))
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


def level_name(level: str) -> str:
    """Return the bot of a level: ``greedy`` of ``greedy:hand``."""
    return level.partition(":")[0]


def programs_of(settings: tuple[str, ...]) -> dict[str, str]:
    """Return the commands of the operator's programs, each given as ``name=command``."""
    pairs = [item.partition("=") for item in settings]
    return {name.strip(): command.strip() for name, _, command in pairs}


def main() -> None:
    """Say that it is ready, then answer questions until stdin ends."""
    settings = read_settings()
    register_titles(settings.titles)
    players = Players(programs_of(settings.bot_programs))
    _say(READY)
    for line in sys.stdin.buffer:
        try:
            reply = players.answer(msgspec.json.decode(line, type=Question))
        except Exception as error:
            # Whatever a bot does wrong, the server goes on; it plays in its stead.
            reply = Reply(None, f"{type(error).__name__}: {error}")
        _say(reply)
    players.close()


def _say(reply: Reply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
