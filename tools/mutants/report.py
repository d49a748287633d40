"""What a run tells: a table by file, the survivors, and whether the goal is met."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tools.mutants.results import Result
from tools.mutants.subject import Subject
from tools.mutants.tasks import Task

GOAL = 95.0


@dataclass
class Row:
    """The counts of one file, or of several."""

    name: str
    mutants: int = 0
    killed: int = 0
    timed_out: int = 0
    survived: int = 0
    explained: int = 0

    @property
    def percent(self) -> float:
        """How many of those that are not explained were noticed."""
        counted = self.mutants - self.explained
        return 100.0 * (self.killed + self.timed_out) / counted if counted else 100.0

    def add(self, other: "Row") -> None:
        """Add the counts of another row."""
        self.mutants += other.mutants
        self.killed += other.killed
        self.timed_out += other.timed_out
        self.survived += other.survived
        self.explained += other.explained


class Report:
    """The outcomes of one title."""

    def __init__(
        self,
        subject: Subject,
        tasks: Sequence[Task],
        known: Mapping[str, Result],
        reasons: Mapping[str, str],
    ) -> None:
        self.subject = subject
        self.rows: dict[str, Row] = {}
        self.survivors: list[tuple[Task, Result]] = []
        for task in tasks:
            if result := known.get(task.key.text):
                self._count(task, result, task.key.text in reasons)
        self.total = Row("all")
        for row in self.rows.values():
            self.total.add(row)
        self.unused = self._unused(tasks, known, reasons)

    def _count(self, task: Task, result: Result, is_explained: bool) -> None:
        row = self.rows.setdefault(task.key.file, Row(task.key.file))
        row.mutants += 1
        if result.outcome == "killed":
            row.killed += 1
        elif result.outcome == "timed out":
            row.timed_out += 1
        elif is_explained:
            row.explained += 1
        else:
            row.survived += 1
            self.survivors.append((task, result))

    def _unused(
        self, tasks: Sequence[Task], known: Mapping[str, Result], reasons: Mapping[str, str]
    ) -> list[str]:
        """Return explanations of what does not survive; files that were not looked at are left out."""
        files = {task.key.file for task in tasks}
        return [
            text
            for text in reasons
            if text.split(" | ")[0] in files and not (text in known and known[text].lives)
        ]

    @property
    def is_good(self) -> bool:
        """Whether no edition value lives unexplained, and enough of the rules are held."""
        rules, editions = Row("rules"), Row("editions")
        for row in self.rows.values():
            (editions if row.name.endswith(".toml") else rules).add(row)
        return editions.survived == 0 and rules.percent >= GOAL

    def lines(self) -> list[str]:
        """Return the report as text."""
        lines = ["", f"{self.subject.id}", HEAD]
        lines += [_line(row) for row in self.rows.values()]
        if len(self.rows) > 1:
            lines.append(_line(self.total))
        if self.survivors:
            lines += ["", "Survived:"]
            for task, result in self.survivors:
                path = self.subject.folder.relative_to(self.subject.root) / task.key.file
                place = f"{path}:{task.place.line}:{task.place.column}"
                note = "" if result.tests else "  (no test runs it)"
                lines.append(f"{place}  {task.key.change}{note}")
        if self.unused:
            lines += ["", "Explained, but not among the survivors:", *self.unused]
        return lines

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON values."""
        return {
            "title": self.subject.id,
            "files": [
                {**vars(row), "percent": round(row.percent, 2)} for row in self.rows.values()
            ],
            "survivors": [
                {
                    "file": task.key.file,
                    "line": task.place.line,
                    "column": task.place.column,
                    "where": task.key.where,
                    "change": task.key.change,
                    "occurrence": task.key.occurrence,
                    "tests": result.tests,
                }
                for task, result in self.survivors
            ],
            "unused": self.unused,
        }


HEAD = f"{'':32}{'mutants':>9}{'killed':>9}{'timed out':>11}{'survived':>10}{'explained':>11}{'held':>9}"


def _line(row: Row) -> str:
    return (
        f"{row.name:32}{row.mutants:9}{row.killed:9}{row.timed_out:11}"
        f"{row.survived:10}{row.explained:11}{row.percent:8.1f}%"
    )
