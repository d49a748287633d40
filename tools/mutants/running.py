"""Running tests in a forked child: quick to fail, with a limit for time and memory."""

import math
import os
import resource
import signal
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

SURVIVED: Final = 0
KILLED: Final = 1
UNFIT: Final = 13
"""The change cannot be made in a module that is loaded already."""
BROKEN: Final = 14
"""The mutant could not be judged: a fault of this tool."""
MEMORY: Final = 3 << 30
FOLDER: Final = "PYTEST_DEBUG_TEMPROOT"
"""The variable that tells pytest where temporary files go; each child has a folder of its own."""
TOO_LONG: Final = (signal.SIGPROF, signal.SIGALRM)
NOTICED: Final = "noticed-by"
"""The file in which a child leaves the name of the test that failed."""
WAITING: Final = 60.0
WAITING_FACTOR: Final = 20.0
"""A process that waits for something is given up after this many seconds and this many times its limit."""
OPTIONS: Final = (
    *("-p", "no:cacheprovider"),
    *("-p", "no:faulthandler"),
    *("--tb=no", "-q", "-s", "--no-header", "--no-summary"),
)


Done = Callable[[int, str], None]


class Limits:
    """How long a test may take: a multiple of what it took on unchanged code, and a constant.

    Processor time counts, so that a busy machine does not look like a mutant that never ends.
    Tests that usually take more than ``slowest`` seconds do not count.
    """

    def __init__(
        self, factor: float = 5.0, constant: float = 2.0, slowest: float = math.inf
    ) -> None:
        self.factor = factor
        self.constant = constant
        self.slowest = slowest

    def seconds(self, usual: float) -> float:
        """Return the limit for a test that usually takes this long."""
        return self.constant + self.factor * usual

    def begin(self, usual: float) -> None:
        """From now on the process has that long; whatever waits instead of working has longer."""
        seconds = self.seconds(usual)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, WAITING + WAITING_FACTOR * seconds)


class Stop:
    """A plugin that ends the process as soon as a test fails."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure is enough."""
        if report.failed:
            (Path(os.environ[FOLDER]) / NOTICED).write_text(report.nodeid, "utf-8")
            os._exit(KILLED)


def run_items(items: Sequence[pytest.Item], usual: Mapping[str, float], limits: Limits) -> None:
    """Run tests one after the other; a signal ends the process when one takes too long."""
    for index, item in enumerate(items):
        following = items[index + 1] if index + 1 < len(items) else None
        limits.begin(usual.get(item.nodeid, 1.0))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def begin_child(scratch: Path) -> None:
    """Prepare a forked child: silent, with a folder of its own for temporary files."""
    silence()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for number in (signal.SIGTERM, *TOO_LONG):
        signal.signal(number, signal.SIG_DFL)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))
    scratch.mkdir()
    os.environ[FOLDER] = str(scratch)


def silence() -> None:
    """Let everything the process prints disappear."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def outcome_of(status: int) -> str:
    """Return what the end of a child says about its mutant."""
    if os.WIFSIGNALED(status):
        return "timed out" if os.WTERMSIG(status) in TOO_LONG else "killed"
    code = os.WEXITSTATUS(status)
    return {SURVIVED: "survived", UNFIT: "unfit", BROKEN: "broken"}.get(code, "killed")


class Children:
    """Forked children, a few at a time."""

    def __init__(self, jobs: int, scratch: Path) -> None:
        self.jobs = jobs
        self.scratch = scratch
        self.count = 0
        self.running: dict[int, tuple[Path, Done]] = {}

    def start(self, work: Callable[[], None], done: Done) -> None:
        """Fork a child that does the work; wait first while all places are taken.

        ``done`` hears how it ended and which test failed, if one did.
        """
        while len(self.running) >= self.jobs:
            self._reap()
        self.count += 1
        folder = self.scratch / str(self.count)
        pid = os.fork()
        if pid == 0:
            _child(work, folder)
        self.running[pid] = (folder, done)

    def finish(self) -> None:
        """Wait for all children."""
        while self.running:
            self._reap()

    def kill(self) -> None:
        """End all children now; nobody hears of them any more."""
        for pid, (folder, _) in self.running.items():
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            remove(folder)
        self.running.clear()

    def _reap(self) -> None:
        pid, status = os.wait()
        folder, done = self.running.pop(pid)
        noticed = folder / NOTICED
        test = noticed.read_text("utf-8") if noticed.exists() else ""
        remove(folder)
        done(status, test)


def _child(work: Callable[[], None], folder: Path) -> None:
    """Do the work and end without any clean-up of the parent's."""
    code = BROKEN
    try:
        begin_child(folder)
        work()
        code = SURVIVED
    except MemoryError:
        code = KILLED
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else BROKEN
    finally:
        os._exit(code)


def remove(folder: Path) -> None:
    """Remove a folder of temporary files."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        else:
            path.unlink()
    if folder.exists():
        folder.rmdir()


def on_interrupt(action: Callable[[], None]) -> None:
    """Do something before the process ends by SIGTERM."""

    def handle(number: int, frame: FrameType | None) -> None:
        action()
        os._exit(KILLED)

    signal.signal(signal.SIGTERM, handle)
