"""Breaks rules and printed values one at a time, runs the tests that concern each, and lists what lives.

The exit code is 1 when a value of an edition lives unexplained, or when less than 95 % of the changes of a title's rules
are noticed. Survivors explained in tests/games/<title>/mutants.toml are left out of the total.
"""

import argparse
import json
import math
import os
import signal
import sys
import time
from pathlib import Path

from tools.mutants import accepted
from tools.mutants.judge import judge
from tools.mutants.report import Report
from tools.mutants.results import FOLDER, Result, Results, state_of
from tools.mutants.running import Limits
from tools.mutants.server import Failure, Run
from tools.mutants.subject import ACCEPTED, Subject, subjects
from tools.mutants.tasks import Task, edition_tasks, rule_tasks


def parser() -> argparse.ArgumentParser:
    """Return what the command line understands."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--title", help="one title only, by its id")
    add("--only", help="one file only, such as rules/building.py or editions/standard.toml")
    add("--rules", action="store_true", help="rule chapters only")
    add("--editions", action="store_true", help="edition files only")
    add("--with-laws", action="store_true", help="let tests/laws count as well")
    add(
        "--printed-only",
        action="store_true",
        help="for values of editions let only test_printed* and test_edition* count: quicker, stricter",
    )
    add(
        "--slowest",
        type=float,
        default=math.inf,
        metavar="SECONDS",
        help="let no test count that takes longer alone: quicker, stricter",
    )
    add("--every", type=int, default=1, metavar="N", help="only every Nth mutant, for a first look")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    add("--json", type=Path, metavar="FILE", help="write the report as JSON as well")
    add("--explain", action="store_true", help="print the survivors as entries for mutants.toml")
    add("--resume", action="store_true", help="keep what build/mutants holds of the same code")
    add("--survivors", action="store_true", help="keep what was noticed once, even on other code")
    return parser


class Progress:
    """A line that says how far it is."""

    def __init__(self, name: str, total: int) -> None:
        self.name = name
        self.total = total
        self.done = 0
        self.lived = 0
        self.began = self.shown = time.monotonic()

    def step(self, result: Result) -> None:
        """Count one more outcome."""
        self.done += 1
        self.lived += result.lives
        self.show()

    def show(self, always: bool = False) -> None:
        """Print the line: on a terminal often, in a log every half minute."""
        now = time.monotonic()
        if not always and now - self.shown < (0.2 if sys.stderr.isatty() else 30):
            return
        self.shown = now
        text = f"{self.name}: {self.done} of {self.total} mutants, {self.lived} survived, {now - self.began:.0f} s"
        print(text, file=sys.stderr, end="\r" if sys.stderr.isatty() and not always else "\n")


def tasks_of(subject: Subject, options: argparse.Namespace) -> list[Task]:
    """Return the mutants asked for."""
    tasks: list[Task] = []
    if not options.editions:
        tasks += rule_tasks(subject, options.only)
    if not options.rules:
        tasks += edition_tasks(subject, options.only, options.printed_only)
    return tasks[:: options.every]


def run(subject: Subject, options: argparse.Namespace) -> Report:
    """Judge one title's mutants."""
    tasks = tasks_of(subject, options)
    reasons = accepted.read(subject.tests[0] / ACCEPTED)
    name = f"{subject.id}{'-laws' if options.with_laws else ''}.jsonl"
    results = Results(FOLDER / name, state_of(subject))
    results.read()
    results.forget(tasks, options.resume, options.survivors)
    results.begin()
    waiting = [task for task in tasks if task.key.text not in results.known]
    progress = Progress(subject.id, len(waiting))

    def note(task: Task, result: Result) -> None:
        results.add(task.key.text, result)
        progress.step(result)

    if waiting:
        measures = FOLDER / name.replace(".jsonl", "-tests.json")
        judge(Run(subject, waiting, options.jobs, Limits(slowest=options.slowest), measures), note)
    progress.show(always=True)
    return Report(subject, tasks, results.known, reasons)


def main() -> int:
    """Run and report."""
    options = parser().parse_args()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    found = subjects(options.title, options.with_laws)
    if not found:
        print(f"there is no title {options.title}", file=sys.stderr)
        return 2
    try:
        reports = [run(subject, options) for subject in found]
    except (Failure, accepted.InvalidExplanation) as error:
        print(error, file=sys.stderr)
        return 2
    for report in reports:
        print("\n".join(report.lines()))
        if options.explain:
            print("\n" + "\n".join([accepted.entry_for(task.key) for task, _ in report.survivors]))
    if options.json:
        texts = [report.to_json() for report in reports]
        options.json.write_text(json.dumps(texts, indent=1) + "\n", "utf-8")
    return 0 if all(report.is_good for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
