"""Steps of reviews, in a bot process: a decision of a finished game, and the summary of all."""

from functools import lru_cache

import msgspec

import ironroad
from ironroad.core.table import Table
from ironroad.server.bots.tasks import JudgeTask, Played, StudyReply, SumTask
from ironroad.study.review import Judged, judge
from ironroad.study.summary import to_json

GAMES_KEPT = 4
"""Games that are kept between the steps of their reviews."""


def studied(task: JudgeTask | SumTask) -> StudyReply:
    """Return what is found about a finished game; a failure is a reply too."""
    try:
        return StudyReply(msgspec.json.encode(_found(task)).decode())
    except Exception as error:
        return StudyReply(None, f"{type(error).__name__}: {error}")


def _found(task: JudgeTask | SumTask) -> object:
    table = _table(task.played)
    if isinstance(task, JudgeTask):
        return judge(table, task.move, task.iterations, task.seed)
    judged = [msgspec.json.decode(each, type=Judged) for each in task.judged]
    return to_json(table, judged, task.iterations, task.seed)


@lru_cache(maxsize=GAMES_KEPT)
def _table(played: Played) -> Table:
    return ironroad.load(played.record, edition_text=played.edition_text)
