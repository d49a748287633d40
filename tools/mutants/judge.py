"""Judging mutants: most in forks of a process that has collected the tests, some in fresh processes."""

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.results import Result
from tools.mutants.running import Children, Limits, outcome_of
from tools.mutants.server import judge_fresh, serve
from tools.mutants.subject import Subject
from tools.mutants.tasks import Task

Note = Callable[[Task, Result], None]


@dataclass(frozen=True)
class _Fresh:
    """A mutant that needs a process which has loaded nothing of the title."""

    subject: Subject
    task: Task
    tests: list[str]
    golden: list[str]
    usual: Mapping[str, float]
    limits: Limits
    note: Note

    def work(self) -> None:
        """In the child: judge it."""
        judge_fresh(self.subject, self.task, self.tests, self.golden, self.usual, self.limits)

    def done(self, status: int) -> None:
        """In the parent: note how it ended."""
        self.note(self.task, Result(outcome_of(status), len(self.tests)))


def judge(subject: Subject, tasks: Sequence[Task], jobs: int, note: Note, limits: Limits) -> None:
    """Judge all tasks and note each outcome as it comes."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        scratch = Path(folder)
        usual: dict[str, float] = {}
        golden: list[str] = []
        fresh: list[_Fresh] = []
        for report in serve(subject, tasks, jobs, scratch, limits):
            if "usual" in report:
                usual, golden = report["usual"], report["golden"]
            elif "fresh" in report:
                task, tests = tasks[report["fresh"]], report["tests"]
                fresh.append(_Fresh(subject, task, tests, golden, usual, limits, note))
            else:
                note(tasks[report["index"]], Result(report["outcome"], report["tests"]))
        children = Children(jobs, scratch / "fresh")
        children.scratch.mkdir()
        try:
            for one in fresh:
                children.start(one.work, one.done)
            children.finish()
        except BaseException:
            children.kill()
            raise
