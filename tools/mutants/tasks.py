"""Mutants as the runner sees them: how to put one into a process, and which tests concern it."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from tools.mutants import inject
from tools.mutants.change import Key, Place
from tools.mutants.source import Module, SourceMutant
from tools.mutants.subject import Subject
from tools.mutants.tests_map import TestsMap
from tools.mutants.values import EditionFile, ValueMutant

PRINTED_VALUE_TESTS: Final = ("test_printed", "test_edition")
"""How files of tests begin that are written for printed values."""


@dataclass(frozen=True)
class Plan:
    """The tests that concern a mutant, in the order in which they run.

    A mutant that can act while the tests are collected needs a process that has loaded nothing yet.
    """

    fresh: bool
    tests: list[str]


class Task(Protocol):
    """One mutant to be judged."""

    @property
    def key(self) -> Key:
        """Its name."""

    @property
    def place(self) -> Place:
        """Where it is."""

    def plan(self, tests: TestsMap) -> Plan:
        """Return which tests concern it."""

    def load(self) -> bool:
        """Put it into a process that has loaded the title; say whether that is possible."""

    def prepare(self) -> None:
        """Put it into a process that has not loaded the title."""


@dataclass(frozen=True)
class SourceTask:
    """A change of a rule."""

    module: Module
    name: str
    mutant: SourceMutant

    @property
    def key(self) -> Key:
        """Its name."""
        return self.mutant.key

    @property
    def place(self) -> Place:
        """Where it is."""
        return self.mutant.place

    def plan(self, tests: TestsMap) -> Plan:
        """A change inside a function concerns the tests that run its lines."""
        lines = range(self.place.first_line, self.place.last_line + 1)
        concerned = tests.running(self.module.path, lines)
        if not self.mutant.function:
            nearby = tests.touching(self.module.path)
            return Plan(True, tests.in_order(nearby) + tests.in_order(tests.all() - nearby))
        if tests.is_early(self.module.path, lines):
            rest = tests.all() - concerned
            return Plan(True, tests.in_order(concerned) + tests.in_order(rest))
        return Plan(False, tests.in_order(concerned))

    def load(self) -> bool:
        """Change the loaded function."""
        code = self.module.code(self.mutant)
        return inject.swap(sys.modules[self.name], self.mutant.function, code)

    def prepare(self) -> None:
        """Change the module as it is imported."""
        code = self.module.code(self.mutant)
        inject.import_changed(self.name, Path(self.module.path), code)


@dataclass(frozen=True)
class ValueTask:
    """A change of a printed value."""

    edition: EditionFile
    path: Path
    mutant: ValueMutant
    printed_only: bool
    """Whether only tests made for printed values count."""

    @property
    def key(self) -> Key:
        """Its name."""
        return self.mutant.key

    @property
    def place(self) -> Place:
        """Where it is."""
        return self.mutant.place

    def plan(self, tests: TestsMap) -> Plan:
        """Any test may hold a printed value; those made for it come first."""
        made = {
            test
            for test in tests.all()
            if Path(test.split("::")[0]).name.startswith(PRINTED_VALUE_TESTS)
        }
        rest = set() if self.printed_only else tests.all() - made
        order = tests.in_order(made) + tests.in_order(rest)
        return Plan(str(self.path) in tests.early_files, order)

    def load(self) -> bool:
        """Change what is read."""
        self.prepare()
        return True

    def prepare(self) -> None:
        """Change what is read."""
        inject.read_changed(self.path, self.mutant.apply(self.edition.text))


def edition_tasks(subject: Subject, only: str | None, printed_only: bool = False) -> list[Task]:
    """Return the mutants of a title's editions."""
    tasks: list[Task] = []
    for path in subject.editions():
        file = str(path.relative_to(subject.folder))
        if only is None or file.endswith(only):
            edition = EditionFile(file, path.read_text("utf-8"))
            tasks += [ValueTask(edition, path, mutant, printed_only) for mutant in edition.mutants]
    return tasks


def rule_tasks(subject: Subject, only: str | None) -> list[Task]:
    """Return the mutants of a title's rule chapters."""
    tasks: list[Task] = []
    for path in subject.chapters():
        file = str(path.relative_to(subject.folder))
        if only is None or file.endswith(only):
            module = Module(file, path.read_text("utf-8"), str(path))
            name = subject.module_of(path)
            tasks += [SourceTask(module, name, mutant) for mutant in module.mutants]
    return tasks
