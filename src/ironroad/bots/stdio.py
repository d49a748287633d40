"""Bots in any language: runs a program that reads and writes lines of JSON (protocol version 1).

``docs/bots.md`` describes the messages.
"""

import json
import queue
import re
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Any, Final

from ironroad.bots.question import Question
from ironroad.bots.referee import BotFault
from ironroad.core.errors import InvalidSetup

PROTOCOL: Final = 1
DEFAULT_SECONDS: Final = 10.0
"""Seconds for each answer, unless the spec says otherwise."""
MAX_LINE: Final = 1_000_000
GRACE: Final = 1.0
"""Seconds a program has to exit after ``bye`` before it is killed."""
ENDED: Final = None


class StdioBot:
    """A program as a bot; started at the first question and restarted after a fault."""

    def __init__(self, parameter: str, seed: int) -> None:
        limit, command = DEFAULT_SECONDS, parameter
        if found := re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s):(.+)", parameter):
            limit = float(found.group(1)) / (1000 if found.group(2) == "ms" else 1)
            command = found.group(3)
        try:
            self._command: Final = shlex.split(command)
        except ValueError:
            raise InvalidSetup("bots-command", command=command) from None
        if not self._command:
            raise InvalidSetup("bots-command", command=command)
        self._limit: Final = limit
        self._seed: Final = seed
        self._program: _Program | None = None
        self._asked = 0

    def choose(self, question: Question) -> str:
        """Ask the program for an action; raise ``BotFault`` if it fails."""
        try:
            if self._program is None:
                self._program = _Program(self._command)
                self._program.send(self._hello(question))
                self._expect("ready")
            self._asked += 1
            self._program.send(
                {
                    "type": "choose",
                    "id": self._asked,
                    "seat": question.seat,
                    "view": question.view,
                    "options": question.options,
                }
            )
            answer = self._expect("action")
        except BotFault:
            self._stop()
            raise
        if answer.get("id") != self._asked or not isinstance(answer.get("action"), str):
            self._stop()
            raise BotFault("an answer without the id or the action")
        return str(answer["action"])

    def _hello(self, question: Question) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "title": question.title.meta.id,
            "rules": question.title.meta.rules_version,
            "seats": question.rules.seats,
            "seat": question.seat,
            "options": question.rules.options,
            "edition": question.rules.edition.name,
            "layout": question.title.layout(question.rules),
            "seconds": self._limit,
            "seed": self._seed,
        }

    def _expect(self, kind: str) -> dict[str, Any]:
        assert self._program is not None
        line = self._program.line(self._limit)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFault(f"not JSON: {line[:80]!r}") from None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise BotFault(f"not a message of the type {kind!r}: {line[:80]!r}")
        return answer

    def _stop(self, grace: float = 0.0) -> None:
        if self._program is not None:
            self._program.end(grace)
            self._program = None

    def close(self) -> None:
        """Send ``bye``; kill the program if it does not exit."""
        if self._program is not None:
            self._program.send({"type": "bye"})
            self._stop(GRACE)


class _Program:
    """A running program with queues for its input and output.

    Separate threads write and read, so that a program that does not read, or writes endlessly, does not block the game.
    """

    def __init__(self, command: list[str]) -> None:
        try:
            self._process: Final = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise BotFault(f"the program does not start: {error}") from None
        self._messages: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        self._lines: Final[queue.Queue[bytes | None]] = queue.Queue(maxsize=1000)
        self._over: Final = threading.Event()
        self._threads: Final = [
            threading.Thread(target=work, daemon=True) for work in (self._write, self._read)
        ]
        for thread in self._threads:
            thread.start()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:  # The reading thread reports the end.
            while (message := self._messages.get()) is not ENDED:
                pipe.write(message)
                pipe.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while (line := pipe.readline(MAX_LINE)) and not self._over.is_set():
                self._lines.put(line)
        self._lines.put(ENDED)

    def send(self, message: dict[str, Any]) -> None:
        """Write one message."""
        self._messages.put(json.dumps(message).encode() + b"\n")

    def line(self, seconds: float) -> bytes:
        """Return the next line; raise ``BotFault`` after a timeout."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFault(f"no answer in {seconds:g} s") from None
        if line is ENDED:
            raise BotFault("the program has ended")
        return line

    def end(self, grace: float) -> None:
        """Close the input, and kill the program if it still runs after the grace period."""
        self._over.set()
        self._messages.put(ENDED)
        with suppress(queue.Empty):
            while True:  # Unblocks the reading thread if the queue is full.
                self._lines.get_nowait()
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            # Child processes of the program may hold the pipes open: do not wait for them.
            thread.join(GRACE)
