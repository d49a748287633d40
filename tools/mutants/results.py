"""The outcomes of a run, kept on disk as they come, so that an interrupted run can go on."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.subject import ROOT, Subject
from tools.mutants.tasks import Task

FOLDER = ROOT / "build" / "mutants"
WATCHED = (ROOT / "src" / "ironroad" / "core", ROOT / "tools" / "mutants")


@dataclass(frozen=True)
class Result:
    """What became of a mutant, and how many tests concern it."""

    outcome: str
    tests: int

    @property
    def lives(self) -> bool:
        """Whether no test noticed it."""
        return self.outcome == "survived"


class Results:
    """Outcomes by the text of the key, in a file of lines."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path = path
        self.digest = digest
        self.known: dict[str, Result] = {}

    def read(self, changed_too: bool) -> bool:
        """Read what an earlier run found; refuse it where code or tests are others, unless told not to."""
        if not self.path.exists():
            return False
        lines = self.path.read_text("utf-8").splitlines()
        if not changed_too and (not lines or json.loads(lines[0]) != self.digest):
            return False
        for line in lines[1:]:
            key, outcome, tests = json.loads(line)
            self.known[key] = Result(outcome, tests)
        return True

    def begin(self) -> None:
        """Write the file anew with what is known."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(self.digest)]
        lines += [_line(key, result) for key, result in self.known.items()]
        self.path.write_text("\n".join(lines) + "\n", "utf-8")

    def add(self, key: str, result: Result) -> None:
        """Keep one more outcome."""
        self.known[key] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(key, result) + "\n")

    def keep(self, tasks: Sequence[Task], survivors_again: bool) -> None:
        """Forget outcomes of mutants that are no more, and survivors if they are to run again."""
        keys = {task.key.text for task in tasks}
        self.known = {
            key: result
            for key, result in self.known.items()
            if key in keys and not (survivors_again and result.lives)
        }


def _line(key: str, result: Result) -> str:
    return json.dumps([key, result.outcome, result.tests])


def digest_of(subject: Subject) -> str:
    """Return a name for the state of everything that decides on the outcomes."""
    digest = hashlib.sha256()
    for folder in (*WATCHED, subject.folder, *subject.tests):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".txt") and path.name != "mutants.toml":
                digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
