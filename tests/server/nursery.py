"""Server processes at little cost: a process that has imported everything and read all words makes each of them by a fork.

A server of its own takes two seconds of work to import what it needs, and some tests start dozens. That ``python -m
ironroad.server`` starts by itself is tested where servers are started.
"""

import atexit
import gc
import json
import os
import runpy
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.server.processes import ServerProcess
from ironroad.locale import LANGUAGES, words_for
from ironroad.server.http.app import create_app
from ironroad.server.settings import Settings
from tests.server.hashes import hash_quickly

USUAL = (
    *("ironroad.server.run", "aiosqlite", "asyncpg", "anyio._backends._asyncio"),
    *("uvicorn.lifespan.on", "uvicorn.loops.auto", "uvloop"),
    *("tests.foreign.ironroad_cards.game", "tests.foreign.ironroad_cards.meta"),
)
"""What servers import, at once or later."""


class Nursery:
    """The process that is forked, as its user sees it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = threading.Lock()

    def ask(self, **request: object) -> Any:
        """Send a request; return what is answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """End the process; what it forked lives on."""
        self._process.communicate()


@cache
def nursery() -> Nursery:
    """Return the one of this process, which ends with it."""
    made = Nursery()
    atexit.register(made.close)
    return made


class Forked:
    """A process that was forked; has what is used of ``subprocess.Popen``."""

    def __init__(
        self,
        module: str,
        arguments: list[str],
        log: Path,
        environment: object,
        folder: Path | None = None,
    ) -> None:
        where = str(folder or Path.cwd())
        wanted = {"module": module, "arguments": arguments, "log": str(log), "folder": where}
        self.pid: int = nursery().ask(**wanted, environment=environment)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return how the process ended, ``None`` while it runs."""
        if self.returncode is None:
            self.returncode = nursery().ask(pid=self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until the process has ended."""
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            assert time.monotonic() < until, "the process does not end"
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal to a process that was not seen to end."""
        os.kill(self.pid, number)


class ForkedServer(ServerProcess):
    """A server that the nursery forks, alike in everything but the time that it takes to start."""

    def launch(self, *arguments: str) -> Forked:
        return Forked(self.module, list(arguments), self.log, self.environment)


def ended(pid: int) -> int | None:
    """Return how a child ended, as ``subprocess`` tells it; ``None`` while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def become(request: dict[str, Any]) -> None:
    """Run a module as a program in this process, with its own environment, folder and streams."""
    log = os.open(request["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDWR)
    for source, target in ((nothing, 0), (nothing, 1), (log, 2)):
        os.dup2(source, target)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    # As ``python -m`` does it.
    sys.path[0] = request["folder"]
    sys.argv = [request["module"], *request["arguments"]]
    runpy.run_module(request["module"], run_name="__main__", alter_sys=True)


def main() -> None:
    """Fork a process for each request that names a module; tell of those that are asked for by their id."""
    for name in USUAL:
        __import__(name)
    for language in LANGUAGES:
        words_for(language)
    # Litestar imports what it finds installed, when an application is made.
    create_app(Settings())
    hash_quickly()
    # What is here for ever is no garbage: whoever looks for some has pages of memory of its own after that.
    gc.collect()
    gc.freeze()
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        request = json.loads(line)
        if "module" in request:
            pid = os.fork()
            if pid == 0:
                answers.close()
                return become(request)
            answer: int | None = pid
        else:
            answer = ended(request["pid"])
        print(json.dumps(answer), file=answers, flush=True)
    return None


if __name__ == "__main__":
    main()
