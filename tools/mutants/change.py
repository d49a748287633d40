"""What a mutant is: one small change of one file, named so that it is found again when lines shift."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Key:
    """Names a change without its line: file, function or entry, the text before and after.

    Equal changes of one function are told apart by ``occurrence``, counted from 1.
    """

    file: str
    where: str
    original: str
    changed: str
    occurrence: int = 1

    @property
    def change(self) -> str:
        """The change as it is printed."""
        return f"{self.original} -> {self.changed}"

    @property
    def text(self) -> str:
        """The whole key as one line."""
        return f"{self.file} | {self.where} | {self.change} | {self.occurrence}"


@dataclass(frozen=True)
class Place:
    """Where a change is: its first character, and the lines of the statement it belongs to."""

    line: int
    column: int
    first_line: int
    last_line: int


def numbered(keys: Iterable[Key]) -> list[Key]:
    """Return the keys with occurrences filled in, in the order given."""
    seen: Counter[Key] = Counter()
    result = []
    for key in keys:
        seen[key] += 1
        result.append(replace(key, occurrence=seen[key]))
    return result
