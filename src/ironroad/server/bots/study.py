"""What a bot process finds out for people: steps of reviews, analyses, and advice in running games."""

import math
import time
from collections import OrderedDict
from functools import lru_cache

import msgspec

import ironroad
from ironroad.core.table import Table
from ironroad.server.bots.tasks import (
    AdviseTask,
    JudgeTask,
    Played,
    StudyReply,
    StudyTask,
    ThinkTask,
    question_of,
)
from ironroad.study import analysis
from ironroad.study.analysis import AT_ONCE, Analyser
from ironroad.study.hints import hint, warning
from ironroad.study.review import Judged, judge
from ironroad.study.summary import to_json

GAMES_KEPT = 4
"""Games that are kept between the steps of their reviews."""
ANALYSERS_KEPT = 4
"""Positions whose search trees are kept, so that whoever asks for more iterations does not wait for the first again."""
OPTIONS_SHOWN = 8
"""Options of a position that are told."""

TURN_SECONDS = 1.0
"""How long is thought about a position before others have their turn."""

_analysers: OrderedDict[tuple[Played, int, int], Analyser] = OrderedDict()


def studied(task: StudyTask) -> StudyReply:
    """Return what is found about a game; a failure is a reply too."""
    try:
        return StudyReply(msgspec.json.encode(_found(task)).decode())
    except Exception as error:
        return StudyReply(None, f"{type(error).__name__}: {error}")


def _found(task: StudyTask) -> object:
    if isinstance(task, AdviseTask):
        return advice(task)
    table = _table(task.played)
    if isinstance(task, ThinkTask):
        return _thought(task, table)
    if isinstance(task, JudgeTask):
        return judge(table, task.move, task.iterations, task.seed)
    judged = [msgspec.json.decode(each, type=Judged) for each in task.judged]
    return to_json(table, judged, task.iterations, task.seed)


def _thought(task: ThinkTask, table: Table) -> object:
    """Think on about a position for a turn, or until so many iterations stand behind it.

    It does not matter for what is found how many turns that takes. Where what was thought in earlier turns is not kept any
    more, it is thought anew in one: else those who are many could take it from each other for ever.
    """
    key = (task.played, task.move, task.seed)
    analyser = _analysers.pop(key, None)
    then = table.at(task.move)
    is_anew = analyser is None or analyser.iterations > task.iterations
    if analyser is None or is_anew:
        analyser = Analyser(then, task.seed)
    end = math.inf if is_anew and task.is_begun else time.monotonic() + TURN_SECONDS
    while (missing := analyser.missing(task.iterations)) and time.monotonic() < end:
        analyser.think(min(AT_ONCE, missing))
    _analysers[key] = analyser
    while len(_analysers) > ANALYSERS_KEPT:
        _analysers.popitem(last=False)
    return analysis.to_json(then, analyser.analysis(OPTIONS_SHOWN))


def advice(task: AdviseTask) -> object:
    """Return a hint, or the warning that an action deserves, as JSON values."""
    question = question_of(task.asked)
    if task.action is None:
        found = hint(question, task.iterations, task.seed)
        return [each.to_json(question) for each in found]
    warned = warning(question, task.action, task.iterations, task.seed)
    if warned is None:
        return None
    return {"chance": warned.chance.value, "better": warned.better.to_json(question)}


@lru_cache(maxsize=GAMES_KEPT)
def _table(played: Played) -> Table:
    return ironroad.load(played.record, edition_text=played.edition_text)
