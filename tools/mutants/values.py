"""Mutants of edition files: every number, flag, text, list and table of the TOML changed, in the text itself."""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final

from tools.mutants.change import Key, Place, numbered

PROSE: Final = frozenset({"source", "why", "note", "notes"})
"""Values that explain and are not printed anywhere."""
LONGEST: Final = 90
_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_NAME: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"')
_SCALAR: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_+.:-]+')
_NUMBER: Final = re.compile(r"(?<![\w-])\d+(?![\w-])")


class UnknownShape(Exception):
    """The file is TOML that this reader does not understand."""


@dataclass(frozen=True)
class Span:
    """A value in the text: what it is, where it stands, what it holds."""

    start: int
    end: int
    value: Any
    items: tuple["Span", ...] = ()
    fields: dict[str, "Span"] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """A line ``key = value`` of a section; ``start`` and ``end`` hold the whole line."""

    section: str
    key: str
    start: int
    end: int
    value: Span


@dataclass(frozen=True)
class ValueMutant:
    """One change of an edition: this text instead of what stands there."""

    key: Key
    place: Place
    start: int
    end: int
    new: str

    def apply(self, text: str) -> str:
        """Return the changed file."""
        return text[: self.start] + self.new + text[self.end :]


class _Reader:
    """Reads the shape of editions: sections of lines, each with one value."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def entries(self) -> Iterator[tuple[str, int, Entry | None]]:
        """Return headers (without an entry) and entries in file order."""
        section = ""
        self._skip()
        while self.at < len(self.text):
            start = self.at
            if self._take("["):
                section = self._match(_NAME).strip('"')
                self._expect("]")
                yield section, start, None
            else:
                key = self._match(_NAME).strip('"')
                self._expect("=")
                value = self._value()
                newline = self.text.find("\n", self.at)
                end = newline + 1 if newline >= 0 else len(self.text)
                yield section, start, Entry(section, key, start, end, value)
            self._skip()

    def _value(self) -> Span:
        self._skip()
        start = self.at
        if self._take("["):
            items: list[Span] = []
            while not self._take("]"):
                items.append(self._value())
                self._take(",")
            return Span(start, self.at, [item.value for item in items], items=tuple(items))
        if self._take("{"):
            fields: dict[str, Span] = {}
            while not self._take("}"):
                self._skip()
                name = self._match(_NAME).strip('"')
                self._expect("=")
                fields[name] = self._value()
                self._take(",")
            values = {name: span.value for name, span in fields.items()}
            return Span(start, self.at, values, fields=fields)
        text = self._match(_SCALAR)
        return Span(start, self.at, tomllib.loads(f"value = {text}")["value"])

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        assert found
        self.at = found.end()

    def _take(self, sign: str) -> bool:
        """Step over a sign, if it comes next."""
        self._skip()
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def _expect(self, sign: str) -> None:
        if not self._take(sign):
            raise UnknownShape(f"line {self._line()}: {sign} expected")

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if not found:
            raise UnknownShape(f"line {self._line()}: cannot be read")
        self.at = found.end()
        return found.group()

    def _line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1


class EditionFile:
    """An edition's text and its mutants."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        read = list(_Reader(text).entries())
        self.entries = [entry for _, _, entry in read if entry is not None]
        self.headers = [(section, start) for section, start, entry in read if entry is None]
        self._compare()
        self.kinds = self._kinds()
        found = list(self._mutants())
        keys = numbered([mutant.key for mutant in found])
        self.mutants = [
            ValueMutant(key, mutant.place, mutant.start, mutant.end, mutant.new)
            for key, mutant in zip(keys, found, strict=True)
        ]

    def _compare(self) -> None:
        """What was read must be what TOML says."""
        data: dict[str, dict[str, Any]] = {section: {} for section, _ in self.headers}
        for entry in self.entries:
            data[entry.section][entry.key] = entry.value.value
        if data != tomllib.loads(self.text):
            raise UnknownShape(f"{self.file}: read otherwise than by tomllib")

    def _kinds(self) -> dict[tuple[str, str], list[str]]:
        """Return the texts that occur as each value of a section, and by the value's name alone."""
        kinds: dict[tuple[str, str], set[str]] = {}
        for entry in self.entries:
            for name, span in (entry.value.fields or {entry.key: entry.value}).items():
                for leaf in span.items or (span,):
                    if isinstance(leaf.value, str):
                        kinds.setdefault((entry.section, name), set()).add(leaf.value)
                        if entry.value.fields:
                            kinds.setdefault(("", name), set()).add(leaf.value)
        return {kind: sorted(texts) for kind, texts in kinds.items()}

    def _mutants(self) -> Iterator[ValueMutant]:
        """Return all changes that give different files."""
        seen = {self.text}
        for mutant in self._changes():
            changed = mutant.apply(self.text)
            if changed not in seen:
                seen.add(changed)
                yield mutant

    def _changes(self) -> Iterator[ValueMutant]:
        ends = [start for _, start in self.headers[1:]] + [len(self.text)]
        for (section, start), end in zip(self.headers, ends, strict=True):
            yield self._mutant(section, f"[{section}]", "(removed)", (start, end, ""))
        for entry in self.entries:
            where = f"{entry.section}.{entry.key}"
            if entry.value.fields:
                yield self._mutant(where, entry.key, "(removed)", (entry.start, entry.end, ""))
            for name, span in (entry.value.fields or {entry.key: entry.value}).items():
                if name not in PROSE:
                    yield from self._value(entry.section, where, name, span)

    def _value(self, section: str, where: str, name: str, span: Span) -> Iterator[ValueMutant]:
        for edit in self._edits(section, name, span):
            yield self._in_value(where, name, span, edit, "")
        for index, item in enumerate(span.items):
            following = span.items[index + 1].start if index + 1 < len(span.items) else item.end
            before = span.items[index - 1].end if index and following == item.end else item.start
            edits = list(self._edits(section, name, item))
            edits.append((before, following, ""))
            edits.append((item.start, item.end, f"{self._raw(item)}, {self._raw(item)}"))
            for edit in edits:
                yield self._in_value(where, name, span, edit, f"[{index}]")

    def _in_value(
        self, where: str, name: str, span: Span, edit: tuple[int, int, str], index: str
    ) -> ValueMutant:
        """Return the change of a value; a long list is not shown as a whole."""
        start, end, new = edit
        original = self._raw(span)
        changed = self.text[span.start : start] + new + self.text[end : span.end]
        if len(original) > LONGEST:
            name += index
            original, changed = self.text[start:end].strip(", "), new or "(removed)"
        return self._mutant(where, f"{name} = {original}", f"{name} = {changed}", edit)

    def _edits(self, section: str, name: str, span: Span) -> Iterator[tuple[int, int, str]]:
        """Return what may stand instead of a single value."""
        value, raw = span.value, self._raw(span)
        if isinstance(value, bool):
            yield span.start, span.end, str(not value).lower()
        elif isinstance(value, int | float):
            for step in (1, -1):
                yield span.start, span.end, str(Decimal(raw.replace("_", "")) + step)
        elif isinstance(value, str):
            other = json.dumps(self._other(section, name, value), ensure_ascii=False)
            yield span.start, span.end, other
            for found in _NUMBER.finditer(raw):
                for step in (1, -1):
                    number = int(found.group()) + step
                    if number >= 0:
                        new = str(number).zfill(len(found.group()))
                        yield span.start + found.start(), span.start + found.end(), new

    def _other(self, section: str, name: str, value: str) -> str:
        """Return another text that occurs at the same kind of place, the next one in the alphabet."""
        for kind in ((section, name), ("", name)):
            others = self.kinds.get(kind, [])
            if len(others) > 1 and value in others:
                return others[(others.index(value) + 1) % len(others)]
        return f"{value}-x"

    def _raw(self, span: Span) -> str:
        return self.text[span.start : span.end]

    def _mutant(
        self, where: str, original: str, changed: str, edit: tuple[int, int, str]
    ) -> ValueMutant:
        start, end, new = edit
        line = self.text.count("\n", 0, start) + 1
        column = start - (self.text.rfind("\n", 0, start) + 1) + 1
        key = Key(self.file, where, " ".join(original.split()), " ".join(changed.split()))
        return ValueMutant(key, Place(line, column, line, line), start, end, new)
