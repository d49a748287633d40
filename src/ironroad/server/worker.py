"""A process that thinks for bots: one JSON question a line on stdin, one JSON reply a line on stdout.

The question holds a determinized state, so a bot cannot look into hands, however it is written.
"""

import secrets
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from ironroad.bots.kinds import KINDS, LEVELS
from ironroad.bots.question import Question as BotQuestion
from ironroad.core.codec import decode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, State, advance
from ironroad.core.playout import random_action
from ironroad.core.title import Ruleset, Title
from ironroad.games import REGISTRY
from ironroad.server.rulebook import register_titles, rule_set
from ironroad.server.settings import read_settings

PROTOCOL: Final = 1


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked."""

    protocol: int = PROTOCOL
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


Player = Callable[[Title[Any], State, Options, Question, Dealer], int]
"""Chooses one of the options of a determinized state within ``question.seconds``."""


def play_random(
    title: Title[Any], state: State, options: Options, question: Question, dealer: Dealer
) -> int:
    """Return any legal action."""
    return random_action(state, options, dealer)


def play_bot(
    title: Title[Any], state: State, options: Options, question: Question, dealer: Dealer
) -> int:
    """Return what a bot of the ladder does."""
    rules = _rules(question)
    texts = [rules.catalogue.text(action) for action in options.items]
    asked = BotQuestion(title, rules, question.seat, texts, state, [])
    return rules.catalogue.parse(KINDS.make(question.level, dealer.bits()).choose(asked))


PLAYERS: Final[dict[str, Player]] = {
    "random": play_random,
    **dict.fromkeys(("greedy", *LEVELS), play_bot),
}
"""Bots by the name before the colon of their level; budgets are not for guests to choose."""


def _rules(question: Question) -> Ruleset:
    return rule_set(
        question.title,
        question.seats,
        question.options,
        question.edition,
        question.edition_text,
    )


def level_name(level: str) -> str:
    """Return the bot of a level: ``mcts`` of ``mcts:1s``."""
    return level.partition(":")[0]


def answer(question: Question, players: Mapping[str, Player] = PLAYERS) -> Reply:
    """Return what the bot of the question does."""
    title = REGISTRY.title(question.title)
    rules = _rules(question)
    state = decode_state(title, rules, question.state)
    options = Options()
    advance(state, options)
    player = players[level_name(question.level)]
    action = player(title, state, options, question, Dealer(secrets.randbits(63)))
    return Reply(rules.catalogue.text(action))


def main() -> None:
    """Answer questions until stdin ends."""
    register_titles(read_settings().titles)
    for line in sys.stdin.buffer:
        try:
            reply = answer(msgspec.json.decode(line, type=Question))
        except Exception as error:
            # Whatever a bot does wrong, the server goes on; it plays in its stead.
            reply = Reply(None, f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
