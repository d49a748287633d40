"""Which test runs which lines, and how long it takes: each test measured alone, in a process of its own."""

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coverage

Lines = dict[str, list[int]]


@dataclass
class TestsMap:
    """What the unchanged code showed about its tests."""

    __test__ = False

    usual: dict[str, float] = field(default_factory=dict)
    """Seconds by test; tests that do not count are not here."""
    early: dict[str, set[int]] = field(default_factory=dict)
    """Lines by file that run before the first test: during imports and collection."""
    early_files: set[str] = field(default_factory=set)
    """Files that are read before the first test."""
    golden: list[str] = field(default_factory=list)
    """Tests that read golden files."""
    slow: list[str] = field(default_factory=list)
    """Tests that take longer than was asked for."""
    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    def add(self, test: str, seconds: float, lines: Lines) -> None:
        """Note what a test runs."""
        self.usual[test] = seconds
        for path, numbers in lines.items():
            tests = self.lines.setdefault(path, {})
            for number in numbers:
                tests.setdefault(number, set()).add(test)

    def running(self, path: str, lines: Iterable[int]) -> set[str]:
        """Return the tests that run one of these lines."""
        tests = self.lines.get(path, {})
        return set().union(*[tests.get(line, set()) for line in lines])

    def touching(self, path: str) -> set[str]:
        """Return the tests that run any line of a file."""
        return self.running(path, self.lines.get(path, {}))

    def is_early(self, path: str, lines: Iterable[int]) -> bool:
        """Whether one of these lines runs before the first test."""
        return not self.early.get(path, set()).isdisjoint(lines)

    def all(self) -> set[str]:
        """Return all tests that count."""
        return set(self.usual)

    def in_order(self, tests: Iterable[str]) -> list[str]:
        """Return tests fastest first."""
        return sorted(tests, key=lambda test: (self.usual[test], test))


class Recorder:
    """Records the lines of a folder's files that run."""

    def __init__(self, folder: Path) -> None:
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[f"{folder}/*"], messages=False
        )
        self.coverage.set_option("run:disable_warnings", ["no-data-collected"])
        self.coverage.start()

    def stop(self) -> Lines:
        """Return the lines by file."""
        self.coverage.stop()
        data = self.coverage.get_data()
        return {path: sorted(data.lines(path) or ()) for path in data.measured_files()}


class Reads:
    """Notes which files are opened."""

    def __init__(self) -> None:
        self.paths: set[str] = set()
        self.active = True
        sys.addaudithook(self._note)

    def _note(self, event: str, args: tuple[Any, ...]) -> None:
        if self.active and event == "open" and isinstance(args[0], str | os.PathLike):
            self.paths.add(os.path.abspath(os.fspath(args[0])))

    def are_below(self, folders: Iterable[str]) -> bool:
        """Whether a file was read that is one of these, or lies in one of these folders."""
        return any(
            path == folder or path.startswith(folder + os.sep)
            for path in self.paths
            for folder in folders
        )
