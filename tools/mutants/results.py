"""The outcomes of a run, kept on disk as they come, so that an interrupted run can go on."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.measures import digest_of
from tools.mutants.subject import ROOT, Subject
from tools.mutants.tasks import Task

FOLDER = ROOT / "build" / "mutants"


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
    """Outcomes by the text of the key, in a file of lines; each line names the state of the code it was found on."""

    def __init__(self, path: Path, digest: str) -> None:
        self.path = path
        self.digest = digest
        self.known: dict[str, Result] = {}
        self.digests: dict[str, str] = {}

    def read(self) -> None:
        """Read what earlier runs found; a line torn by an interruption is left out."""
        if self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                try:
                    key, outcome, tests, digest = json.loads(line)
                except ValueError:
                    continue
                self.known[key] = Result(outcome, tests)
                self.digests[key] = digest

    def forget(self, tasks: Sequence[Task], resume: bool, survivors: bool) -> None:
        """Forget the outcomes of mutants that are to be judged: all of them, unless told to go on.

        ``resume`` keeps what was found on the same code, ``survivors`` keeps whatever was noticed.
        """
        for key in [task.key.text for task in tasks]:
            if key in self.known:
                same = resume and self.digests[key] == self.digest
                if not same and not (survivors and not self.known[key].lives):
                    del self.known[key]

    def begin(self) -> None:
        """Rewrite the file with the known outcomes."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("".join([self._line(key) for key in self.known]), "utf-8")

    def add(self, key: str, result: Result) -> None:
        """Keep one more outcome."""
        self.known[key] = result
        self.digests[key] = self.digest
        with self.path.open("a", encoding="utf-8") as file:
            file.write(self._line(key))

    def _line(self, key: str) -> str:
        result = self.known[key]
        return json.dumps([key, result.outcome, result.tests, self.digests[key]]) + "\n"


def state_of(subject: Subject) -> str:
    """Return a name for the state of everything that decides on the outcomes."""
    folders = (ROOT / "tools" / "mutants", subject.code, *subject.tests)
    return digest_of([path for folder in folders for path in folder.rglob("*")])
