"""Measurements of tests, cached for the next run while neither the code nor the test's file changes."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.mutants.subject import Subject


def digest_of(files: Iterable[Path]) -> str:
    """Return a name for what some files hold."""
    digest = hashlib.sha256()
    for path in sorted(files):
        if path.suffix in (".py", ".toml", ".txt") and path.name != "mutants.toml":
            digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class Measures:
    """Time, lines and golden reads by test, with the state of the files they were found on."""

    def __init__(self, path: Path, subject: Subject) -> None:
        self.path = path
        self.root = subject.root
        tests = [file for folder in subject.tests for file in folder.rglob("*")]
        shared = [file for file in tests if not file.name.startswith("test_")]
        self.code = digest_of([*subject.code.rglob("*"), *shared])
        self.states: dict[str, str] = {}
        self.known: dict[str, dict[str, Any]] = {}
        if path.exists():
            for test, found in json.loads(path.read_text("utf-8")).items():
                if found["state"] == self._state(test):
                    self.known[test] = found

    def _state(self, test: str) -> str:
        """Return the state of everything a test depends on."""
        file = test.split("::")[0]
        if file not in self.states:
            self.states[file] = self.code + digest_of(
                [path for path in [self.root / file] if path.exists()]
            )
        return self.states[file]

    def add(self, test: str, found: dict[str, Any]) -> None:
        """Keep what was found."""
        self.known[test] = {**found, "state": self._state(test)}

    def save(self) -> None:
        """Write all that is known."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.known), "utf-8")
