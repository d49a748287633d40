"""Judging mutants: most in forks of a process that has collected the tests, some in fresh processes."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.mutants.results import Result
from tools.mutants.running import Children, Done, outcome_of
from tools.mutants.server import Failure, Fresh, Run, serve
from tools.mutants.subject import Subject
from tools.mutants.tasks import Task

Note = Callable[[Task, Result], None]


def judge(run: Run, note: Note) -> None:
    """Judge all tasks and note each outcome as it comes."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        scratch = Path(folder)
        usual: dict[str, float] = {}
        left_out: list[str] = []
        fresh: list[Fresh] = []
        for report in serve(run, scratch):
            if "usual" in report:
                usual, left_out = report["usual"], report["golden"] + report["slow"]
                _tell(run.subject, len(usual), len(report["golden"]), len(report["slow"]))
            elif "fresh" in report:
                task = run.tasks[report["fresh"]]
                fresh.append(Fresh(run, task, report["tests"], left_out, usual))
            else:
                note(run.tasks[report["index"]], Result(report["outcome"], report["tests"]))
        _judge_fresh(fresh, Children(run.jobs, scratch), note)


def _judge_fresh(fresh: Sequence[Fresh], children: Children, note: Note) -> None:
    try:
        for one in fresh:
            children.start(one.judge, _done(one, note))
        children.finish()
    except BaseException:
        children.kill()
        raise


def _done(fresh: Fresh, note: Note) -> Done:
    def done(status: int, test: str) -> None:
        outcome = outcome_of(status)
        if outcome == "broken":
            raise Failure(f"{fresh.task.key.text}: cannot be judged")
        note(fresh.task, Result(outcome, len(fresh.tests)))

    return done


def _tell(subject: Subject, tests: int, golden: int, slow: int) -> None:
    parts = [f"{subject.id}: {tests} tests"]
    if golden:
        parts.append(f"{golden} more read golden files and do not count")
    if slow:
        parts.append(f"{slow} more are slow and do not count")
    print("; ".join(parts), file=sys.stderr, flush=True)
