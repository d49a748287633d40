"""The fork server: pytest collects a title's tests once, and every mutant runs in a fork of that process."""

import gc
import importlib
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pytest

from tools.mutants.change import Key
from tools.mutants.measures import Measures
from tools.mutants.running import (
    BROKEN,
    KILLED,
    OPTIONS,
    SURVIVED,
    UNFIT,
    Children,
    Done,
    Limits,
    Stop,
    on_interrupt,
    outcome_of,
    run_items,
    silence,
)
from tools.mutants.subject import Subject
from tools.mutants.tasks import Plan, Task
from tools.mutants.tests_map import Reads, Recorder, TestsMap

COLLECTING = 10.0
"""Seconds that imports and collection usually take at most."""


class Failure(Exception):
    """The tests do not run on unchanged code."""


def arguments(subject: Subject) -> list[str]:
    """Return how pytest is called."""
    return [*OPTIONS, f"--rootdir={subject.root}", *[str(path) for path in subject.tests]]


@dataclass(frozen=True)
class Run:
    """What is to be judged, and how."""

    subject: Subject
    tasks: Sequence[Task]
    jobs: int
    limits: Limits
    measures: Path
    """Where measurements of the tests are kept."""


def serve(run: Run, scratch: Path) -> Iterator[dict[str, Any]]:
    """Judge the tasks; return the server's reports as they come: tests, results, fresh."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        code = 1
        try:
            code = _Server(run, scratch, os.fdopen(writing, "w")).run()
        finally:
            os._exit(code)
    os.close(writing)
    try:
        with os.fdopen(reading) as reports:
            for line in reports:
                report = json.loads(line)
                if "failure" in report:
                    raise Failure(report["failure"])
                yield report
    except BaseException:
        os.kill(pid, signal.SIGTERM)
        raise
    finally:
        _, status = os.waitpid(pid, 0)
    if status:
        raise Failure("the fork server ended early")


class _Server:
    """Runs inside pytest: after collection it takes the place of the loop over the tests."""

    def __init__(self, run: Run, scratch: Path, reports: IO[str]) -> None:
        self.subject = run.subject
        self.tasks = run.tasks
        self.children = Children(run.jobs, scratch)
        self.limits = run.limits
        self.reports = reports
        self.measures = Measures(run.measures, run.subject)
        self.map = TestsMap()
        self.noticed = _Noticed()
        self.items: dict[str, pytest.Item] = {}
        self.reads = Reads()
        self.recorder = Recorder(run.subject.folder)

    def run(self) -> int:
        """Collect and serve."""
        silence()
        on_interrupt(self.children.kill)
        os.chdir(self.subject.root)
        return int(pytest.main(arguments(self.subject), plugins=[self, Stop()]))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Map the tests, then judge the mutants."""
        if session.testsfailed or not session.items:
            self._report(failure=f"the tests of {self.subject.id} cannot be collected")
            return True
        for path in self.subject.chapters():
            module = importlib.import_module(self.subject.module_of(path))
            if module.__file__ != str(path):
                self._report(failure=f"{path} is not what runs, but {module.__file__}")
                return True
        self.map.early = {path: set(lines) for path, lines in self.recorder.stop().items()}
        self.map.early_files = set(self.reads.paths)
        self.reads.active = False
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        try:
            self._measure()
            self._judge()
        except Failure as failure:
            self.children.kill()
            self._report(failure=str(failure))
        return True

    def _report(self, **fields: object) -> None:
        self.reports.write(json.dumps(fields) + "\n")
        self.reports.flush()

    def _measure(self) -> None:
        try:
            for number, (test, item) in enumerate(self.items.items()):
                if test not in self.measures.known:
                    path = self.children.scratch / f"measure-{number}.json"
                    work = _Measure(self, item, path)
                    self.children.start(work, work.done)
            self.children.finish()
        finally:
            self.measures.save()
        for test in self.items:
            found = self.measures.known[test]
            if found["golden"]:
                self.map.golden.append(test)
            elif found["seconds"] > self.limits.slowest:
                self.map.slow.append(test)
            else:
                self.map.add(test, found["seconds"], found["lines"])
        self._report(usual=self.map.usual, golden=self.map.golden, slow=self.map.slow)

    def _judge(self) -> None:
        waiting: list[tuple[int, Plan]] = []
        for index, task in enumerate(self.tasks):
            plan = task.plan(self.map)
            if plan.fresh:
                self._report(fresh=index, tests=plan.tests)
            elif not plan.tests:
                self._report(index=index, outcome="survived", tests=0)
            else:
                waiting.append((index, plan))
        for index, plan in waiting:
            self.children.start(self._work(self.tasks[index], plan), self._done(index, plan))
        self.children.finish()

    def _work(self, task: Task, plan: Plan) -> Callable[[], None]:
        def work() -> None:
            if not task.load():
                raise SystemExit(UNFIT)
            tests = self.noticed.first(task.key, plan.tests)
            run_items([self.items[test] for test in tests], self.map.usual, self.limits)

        return work

    def _done(self, index: int, plan: Plan) -> Done:
        def done(status: int, test: str) -> None:
            outcome = outcome_of(status)
            self.noticed.add(self.tasks[index].key, test)
            if outcome == "broken":
                raise Failure(f"{self.tasks[index].key.text}: cannot be judged")
            if outcome == "unfit":
                rest = self.map.in_order(self.map.all() - set(plan.tests))
                self._report(fresh=index, tests=plan.tests + rest)
            else:
                self._report(index=index, outcome=outcome, tests=len(plan.tests))

        return done


class _Noticed:
    """Which tests noticed earlier mutants: they are likely to notice the next one in the same place."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()

    def add(self, key: Key, test: str) -> None:
        """Note that a test has failed."""
        if test:
            self.counts[key.file, key.where, test] += 1

    def first(self, key: Key, tests: Sequence[str]) -> list[str]:
        """Return the tests, those first that noticed most there; others stay in their order."""
        return sorted(tests, key=lambda test: -self.counts[key.file, key.where, test])


class _Measure:
    """Runs one test on unchanged code and notes its lines, its time and what it reads."""

    def __init__(self, server: _Server, item: pytest.Item, path: Path) -> None:
        self.server = server
        self.item = item
        self.path = path

    def __call__(self) -> None:
        reads = Reads()
        recorder = Recorder(self.server.subject.folder)
        began = time.process_time()
        run_items([self.item], {self.item.nodeid: 60.0}, self.server.limits)
        seconds = time.process_time() - began
        lines = recorder.stop()
        golden = reads.are_below(self.server.subject.golden())
        found = {"seconds": seconds, "lines": lines, "golden": golden}
        self.path.write_text(json.dumps(found), "utf-8")

    def done(self, status: int, test: str) -> None:
        """Take over what the child found."""
        if status != SURVIVED:
            raise Failure(f"{self.item.nodeid} fails on unchanged code")
        self.server.measures.add(self.item.nodeid, json.loads(self.path.read_text("utf-8")))
        self.path.unlink()


class _Ordered:
    """A plugin for fresh processes: runs the tests in a given order, unknown ones of the same files last."""

    def __init__(self, fresh: "Fresh") -> None:
        self.fresh = fresh
        self.rank = {test: index for index, test in enumerate(fresh.tests)}
        self.files = {test.split("::")[0] for test in fresh.tests}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run what was collected."""
        if session.testsfailed:
            raise session.Failed("collection failed")
        items = [item for item in session.items if self._counts(item.nodeid)]
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))
        run_items(items, self.fresh.usual, self.fresh.run.limits)
        return True

    def _counts(self, test: str) -> bool:
        return test not in self.fresh.left_out and test.split("::")[0] in self.files


@dataclass(frozen=True)
class Fresh:
    """A mutant that needs a process which has loaded nothing of the title."""

    run: Run
    task: Task
    tests: Sequence[str]
    left_out: Sequence[str]
    usual: Mapping[str, float]

    def judge(self) -> None:
        """In a forked child: put the mutant in, then import, collect and run."""
        self.task.prepare()
        os.chdir(self.run.subject.root)
        self.run.limits.begin(COLLECTING)
        code = pytest.main(arguments(self.run.subject), plugins=[_Ordered(self), Stop()])
        if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            raise SystemExit(KILLED)
        raise SystemExit(SURVIVED if code == pytest.ExitCode.OK else BROKEN)
