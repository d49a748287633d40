"""The protocol between the server and its bot processes: one JSON object per line."""

from typing import Any

import msgspec

from ironroad.bots.question import Question
from ironroad.bots.seeds import bot_seed
from ironroad.core.codec import decode_state, encode_state
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.server.games.game import Game
from ironroad.server.games.rulesets import rule_set


class BotTask(msgspec.Struct, frozen=True, kw_only=True, tag="decide"):
    """A question for the bot of a seat; the true state is not in it."""

    game: str
    seat: int
    level: str
    seed: int
    """The seed for creating the bot."""
    seconds: float
    """The time limit, for programs that are told theirs."""
    title: str
    seats: int
    options: dict[str, str]
    edition: str
    edition_text: str | None
    legal: list[str]
    world: dict[str, Any]
    """A determinized state, encoded."""
    history: list[int]
    """The actions so far by index, ``UNSEEN`` where not everybody knows them."""


class Played(msgspec.Struct, frozen=True):
    """Moves that are open to everybody who may see them: of a finished game, or of an analysis."""

    record: str
    edition_text: str | None


class JudgeTask(msgspec.Struct, frozen=True, tag="judge"):
    """A decision of a finished game that is to be judged; the reply is what ``ironroad.study.review`` finds."""

    played: Played
    move: int
    iterations: int
    seed: int


class SumTask(msgspec.Struct, frozen=True, tag="sum"):
    """All decisions of a finished game, judged: the reply is the review."""

    played: Played
    iterations: int
    seed: int
    judged: list[msgspec.Raw]


class ThinkTask(msgspec.Struct, frozen=True, tag="think"):
    """A position that is to be thought about, in all for so many iterations; the reply is ``ironroad.study.analysis``.

    The reply comes after a second or so, with fewer iterations if that was not enough: then it is asked for again, so that
    others have their turn in between.
    """

    played: Played
    move: int
    iterations: int
    seed: int
    is_begun: bool = False
    """Whether some of the iterations were made for this request already."""


class AdviseTask(msgspec.Struct, frozen=True, tag="advise"):
    """A question of a running game about which somebody wants advice; the true state is not in it."""

    asked: BotTask
    action: str | None
    """What is to be warned of, if it costs much; ``None`` for a hint."""
    iterations: int
    seed: int


class StudyReply(msgspec.Struct, frozen=True):
    """What was found, as a JSON text, or why nothing was."""

    found: str | None
    problem: str = ""


StudyTask = JudgeTask | SumTask | ThinkTask | AdviseTask


class GameOver(msgspec.Struct, frozen=True, tag="over"):
    """A game that is over: its bots are not needed any more. It gets no reply."""

    game: str


class BotReply(msgspec.Struct, frozen=True):
    """The action that a bot chose, or why it chose none."""

    action: str | None
    problem: str = ""


class Ready(msgspec.Struct, frozen=True):
    """The first line of a process, with the build that runs in it: time limits count from here."""

    build: str


def task_of(game: Game, question: Question, level: str, seconds: float) -> BotTask:
    """Return a question as it is sent to a process."""
    return BotTask(
        game=game.id,
        seat=question.seat,
        level=level,
        seed=bot_seed(game.seed, question.seat, level),
        seconds=seconds,
        title=game.row.title,
        seats=game.row.seats,
        options=question.rules.options,
        edition=game.row.edition,
        edition_text=game.row.edition_text,
        legal=question.options,
        world=encode_state(question.world),
        history=question.history,
    )


def question_of(task: BotTask) -> Question:
    """Return the question that was sent."""
    title = REGISTRY.title(task.title)
    if task.edition_text is None:
        rules = rule_set(task.title, task.seats, task.options, task.edition)
    else:
        # A game was begun with it, so it has been read within bounds before; and this is a bot's process.
        rules = rules_for(task.title, task.seats, task.options, edition_text=task.edition_text)
    world = decode_state(title, rules, task.world)
    return Question(title, rules, task.seat, task.legal, world, task.history)
