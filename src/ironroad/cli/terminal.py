"""Terminal input and output: results on standard output, progress and errors on standard error."""

import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ironroad.core.message import Message, Value
from ironroad.locale import Words, language, words_for


class InputEnded(Exception):
    """Standard input has ended."""


class Terminal:
    """Prints in one language. Texts are printed verbatim: square brackets are not markup."""

    def __init__(self, lang: str | None) -> None:
        self.words: Final[Words] = words_for(language(lang))
        self.out: Final = Console(markup=False, highlight=False, emoji=False)
        self.err: Final = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def show(self, *things: RenderableType, style: str | None = None) -> None:
        """Print tables and texts to standard output."""
        for thing in things:
            self.out.print(thing, style=style)

    def say(self, id: str, /, **args: Value) -> None:
        """Print a sentence to standard output."""
        self.out.print(self.words.say(id, **args))

    def note(self, id: str, /, **args: Value) -> None:
        """Print a sentence about progress to standard error."""
        self.err.print(self.words.say(id, **args), soft_wrap=True)

    def error(self, message: Message) -> None:
        """Print an error to standard error, as one unwrapped line."""
        self.err.print(self.words.format(message), style="bold red", soft_wrap=True)

    def json(self, data: Any) -> None:
        """Print JSON to standard output, as one line."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")

    def ask(self, prompt: str) -> str:
        """Return a stripped line of input; raise ``InputEnded`` at the end of input."""
        self.out.print(prompt, style="bold", end=" ", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise InputEnded
        return line.strip()

    def choose(self, id: str, choices: Sequence[str], default: int = 0) -> int:
        """Return which of the numbered choices was picked; an empty line picks the default."""
        for number, choice in enumerate(choices, start=1):
            self.out.print(f"  {number}  {choice}")
        question = self.words.say(id, default=default + 1)
        while True:
            answer = self.ask(question)
            if not answer:
                return default
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            self.say("cli-choose-number", count=len(choices))

    def progress(self, id: str, total: int) -> "Counter":
        """Return a progress bar on standard error, shown only in an interactive terminal."""
        return Counter(self.err, self.words.say(id), total)


class Counter:
    """A progress bar that counts to a total."""

    def __init__(self, console: Console, label: str, total: int) -> None:
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self._bar: Final = Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        )
        self._task: Final = self._bar.add_task(label, total=total)

    def __enter__(self) -> "Counter":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def step(self, count: int = 1) -> None:
        """Count one more, or so many."""
        self._bar.advance(self._task, count)
