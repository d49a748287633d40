"""Editions: everything printed on a board, tile or card, with its source and its mark.

An edition is TOML of one fixed shape, so that errors can name the line of every value:
tables of entries, each entry an inline table with the value, a ``mark`` and a ``source``.

    [links]
    omsk-tyumen = { ends = ["omsk", "tyumen"], income = 2, mark = "printed", source = "p. 3" }

A file that says ``extends`` in its ``[edition]`` table replaces single entries of another edition.
A table ``[position]`` holds a position set up by hand: see ``core.placing``.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ironroad.core.bounds import WORD, is_plain, toml_excess
from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message, Value

MARKS: Final = ("printed", "derived", "reconstructed")
POSITION: Final = "position"
"""The section of a position set up by hand."""
_HEADER: Final = re.compile(r"\s*\[\s*([\w-]+)\s*\]")
_KEY: Final = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=""")
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Entry:
    """One entry of an edition: its values, their source, and the mark that says how certain they are."""

    def __init__(self, file: str, line: int, section: str, key: str, data: Any) -> None:
        self.file: Final = file
        self.line: Final = line
        self.section: Final = section
        self.key: Final = key
        if not isinstance(data, dict):
            raise self.error("edition-not-an-entry", key=key)
        self.data: Final[dict[str, Any]] = dict(data)
        self.mark: Final[str] = self._provenance("mark")
        self.source: Final[str] = self._provenance("source")
        self.is_read = False
        """Whether a rule set has read one of its values."""
        if self.mark not in MARKS:
            raise self.error("edition-unknown-mark", mark=self.mark, marks=", ".join(MARKS))
        wrong = _wrong_id(key)
        if wrong is not None:
            raise invalid(file, line, wrong)
        for name, value in self.data.items():
            if not is_plain(value):
                raise self.error("edition-not-plain", name=name)

    def __repr__(self) -> str:
        return f"<Entry {self.section}.{self.key}, {self.mark}, {self.file}:{self.line}>"

    def __reduce__(self) -> tuple[Any, ...]:
        data = {**self.data, "mark": self.mark, "source": self.source}
        return Entry, (self.file, self.line, self.section, self.key, data), self.is_read

    def __setstate__(self, is_read: bool) -> None:
        self.is_read = is_read

    def _provenance(self, name: str) -> str:
        value = self.data.pop(name, None)
        if not isinstance(value, str) or not value:
            raise self.error("edition-missing-value", key=self.key, name=name)
        return value

    def error(self, reason: str, /, **args: Value) -> InvalidEdition:
        """Return the error that points at this entry."""
        return invalid(self.file, self.line, Message(reason, **args))

    def _value(self, name: str) -> Any:
        self.is_read = True
        if name not in self.data:
            raise self.error("edition-missing-value", key=self.key, name=name)
        return self.data[name]

    def _whole(self, name: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error(
                "edition-not-in-range", name=name, value=repr(value), low=low, high=high
            )
        return value

    def integer(self, name: str = "value", low: int = 0, high: int = 9999) -> int:
        """Return a whole number between ``low`` and ``high``."""
        return self._whole(name, self._value(name), low, high)

    def integers(self, name: str = "values", low: int = 0, high: int = 9999) -> list[int]:
        """Return a list of whole numbers, each between ``low`` and ``high``."""
        value = self._value(name)
        if not isinstance(value, list):
            raise self.error("edition-not-a-list", name=name)
        return [self._whole(name, item, low, high) for item in value]

    def number(self, name: str) -> float:
        """Return any number."""
        value = self._value(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error("edition-not-a-number", name=name, value=repr(value))
        return float(value)

    def text(self, name: str) -> str:
        """Return a text."""
        value = self._value(name)
        if not isinstance(value, str):
            raise self.error("edition-not-a-text", name=name, value=repr(value))
        return value

    def texts(self, name: str) -> list[str]:
        """Return a list of texts."""
        value = self._value(name)
        if not isinstance(value, list) or not all([isinstance(item, str) for item in value]):
            raise self.error("edition-not-a-list", name=name)
        return list(value)

    def flag(self, name: str) -> bool:
        """Return a boolean; false where the entry has none."""
        self.is_read = True
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.error("edition-not-a-flag", name=name, value=repr(value))
        return value

    def one_of(self, name: str, choices: Sequence[str]) -> int:
        """Return the position of a text among the choices."""
        value = self.text(name)
        if value not in choices:
            raise self.error(
                "edition-unknown-name", name=name, value=value, choices=", ".join(choices)
            )
        return choices.index(value)

    def all_of(self, name: str, choices: Sequence[str]) -> list[int]:
        """Return the positions of a list of texts among the choices."""
        for value in self.texts(name):
            if value not in choices:
                raise self.error("edition-unknown-id", name=name, value=value)
        return [choices.index(value) for value in self.texts(name)]


class Given:
    """One line of a position set up by hand: a number or a word for a field."""

    def __init__(self, file: str, line: int, key: str, value: Any) -> None:
        self.file: Final = file
        self.line: Final = line
        self.key: Final = key
        wrong = _wrong_id(key)
        if wrong is not None:
            raise invalid(file, line, wrong)
        if isinstance(value, bool) or not isinstance(value, int | str) or not is_plain(value):
            raise self.error("position-not-a-value", key=key)
        self.value: Final[int | str] = value

    def __repr__(self) -> str:
        return f"<Given {self.key} = {self.value!r}, {self.file}:{self.line}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Given, (self.file, self.line, self.key, self.value)

    def error(self, reason: str, /, **args: Value) -> InvalidEdition:
        """Return the error that points at this line."""
        return invalid(self.file, self.line, Message(reason, **args))


NOTHING_GIVEN: Final[dict[str, Given]] = {}


class Edition:
    """A parsed edition: sections of entries. What the entries mean is checked by the title.

    Editions are equal if title, name and values are, whatever their sources say.
    """

    def __init__(
        self,
        title: str,
        name: str,
        file: str,
        sections: Mapping[str, Mapping[str, Entry]],
        position: Mapping[str, Given] = NOTHING_GIVEN,
    ) -> None:
        self.title: Final = title
        self.name: Final = name
        self.file: Final = file
        self.sections: Final = sections
        self.position: Final = position
        """What its ``[position]`` says, by field; empty where games begin as the rules say."""
        self.digest: Final = _digest(sections, position)
        """A digest of the values, without the texts of their sources."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Edition)
            and self.title == other.title
            and self.name == other.name
            and self.digest == other.digest
        )

    def __hash__(self) -> int:
        return hash((self.title, self.name, self.digest))

    def __repr__(self) -> str:
        return f"<Edition {self.name} of {self.title}, digest {self.digest}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Edition, (self.title, self.name, self.file, self.sections, self.position)

    def without_position(self) -> "Edition":
        """Return the printed values alone."""
        return Edition(self.title, self.name, self.file, self.sections)

    def keys(self, section: str) -> list[str]:
        """Return the ids of a section, in file order."""
        return list(self._section(section))

    def entries(self, section: str) -> list[Entry]:
        """Return the entries of a section, in file order."""
        return list(self._section(section).values())

    def entry(self, section: str, key: str) -> Entry:
        """Return one entry; raise ``InvalidEdition`` if it is missing."""
        entries = self._section(section)
        if key not in entries:
            reason = Message("edition-missing-entry", section=section, key=key)
            raise invalid(self.file, 1, reason)
        return entries[key]

    def entries_read(self) -> list[Entry]:
        """Return the entries that rule sets have read from this edition, in file order."""
        return [
            entry for part in self.sections.values() for entry in part.values() if entry.is_read
        ]

    def _section(self, section: str) -> Mapping[str, Entry]:
        if section not in self.sections:
            raise invalid(self.file, 1, Message("edition-missing-section", section=section))
        return self.sections[section]

    def expect(self, shape: Mapping[str, Sequence[str]]) -> None:
        """Raise ``InvalidEdition`` for sections and value names that the title does not know."""
        for section, entries in self.sections.items():
            for entry in entries.values():
                if section not in shape:
                    raise entry.error("edition-unknown-section", section=section)
                for name in entry.data:
                    if name not in shape[section]:
                        raise entry.error("edition-unknown-value", name=name, key=entry.key)


def _digest(sections: Mapping[str, Mapping[str, Entry]], position: Mapping[str, Given]) -> str:
    values: dict[str, dict[str, Any]] = {
        section: {key: entry.data for key, entry in entries.items()}
        for section, entries in sections.items()
    }
    if position:
        # The order of the lines does not matter, as that of entries does.
        values[POSITION] = {key: position[key].value for key in sorted(position)}
    text = json.dumps(values, sort_keys=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _wrong_id(id: str) -> Message | None:
    """Return why something cannot be the name of an edition or of an entry."""
    if len(id) > WORD:
        return Message("edition-long-id", limit=WORD)
    return None if _ID.fullmatch(id) else Message("edition-bad-id", key=id)


def invalid(file: str, line: int, reason: Message) -> InvalidEdition:
    """Return the error that points at a line of an edition file."""
    return InvalidEdition("error-edition", file=file, line=line, reason=reason)


def title_of(text: str, file: str) -> str:
    """Return the id of the title that a text says it is an edition of."""
    about = _tables(text, file).get("edition")
    title = about.get("title") if isinstance(about, dict) else None
    if not isinstance(title, str):
        raise invalid(file, 1, Message("edition-missing-section", section="edition"))
    return title


def _tables(text: str, file: str) -> dict[str, Any]:
    """Read a text as TOML."""
    excess = toml_excess(text)
    if excess is not None:
        line = text.count("\n", 0, excess.position) + 1
        raise invalid(file, line, Message(excess.id, limit=excess.limit))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found.group(1)) if found else len(text.splitlines())
        raise invalid(file, line, Message("edition-not-toml", reason=str(error))) from None


def parse_edition(text: str, file: str, title: str, known: Mapping[str, str]) -> Edition:
    """Read an edition of a title; ``known`` holds the texts of the editions it may extend."""
    return _edition_of(_tables(text, file), _lines(text), file, title, known)


@lru_cache(maxsize=32)
def _base(text: str, file: str) -> tuple[dict[str, Any], dict[tuple[str, str], int]]:
    """Return what ``_edition_of`` asks about an edition that others extend: reading it is most of the work."""
    return _tables(text, file), _lines(text)


def _edition_of(
    tables: Mapping[str, Any],
    lines: Mapping[tuple[str, str], int],
    file: str,
    title: str,
    known: Mapping[str, str],
) -> Edition:
    data = dict(tables)
    about = data.pop("edition", None)
    if not isinstance(about, dict):
        raise invalid(file, 1, Message("edition-missing-section", section="edition"))
    about_line = lines.get(("edition", ""), 1)
    if about.get("title") != title:
        found_title = str(about.get("title", "-"))
        reason = Message("edition-other-title", title=title, found=found_title)
        raise invalid(file, lines.get(("edition", "title"), about_line), reason)
    name = about.get("name")
    wrong = _wrong_id(str(name))
    if wrong is not None or not isinstance(name, str):
        raise invalid(file, about_line, wrong or Message("edition-bad-id", key=str(name)))
    sections: dict[str, dict[str, Entry]] = {}
    base = about.get("extends")
    if base is not None:
        if not isinstance(base, str) or base not in known:
            line = lines.get(("edition", "extends"), about_line)
            bases = ", ".join(sorted(known))
            reason = Message("edition-unknown-base", base=str(base), known=bases)
            raise invalid(file, line, reason)
        others = {other: body for other, body in known.items() if other != base}
        parent = _edition_of(*_base(known[base], base), base, title, others)
        sections = {section: dict(entries) for section, entries in parent.sections.items()}
    position = _position(file, data.pop(POSITION, None), lines)
    for section, entries in data.items():
        if not isinstance(entries, dict):
            line = lines.get(("", section), 1)
            raise invalid(file, line, Message("edition-not-an-entry", key=section))
        mine = sections.setdefault(section, {})
        for key, value in entries.items():
            mine[key] = Entry(file, lines.get((section, key), 1), section, key, value)
    return Edition(title, name, file, sections, position)


def _position(file: str, data: Any, lines: Mapping[tuple[str, str], int]) -> dict[str, Given]:
    """Return what a text says about a position; an edition that is extended has none."""
    if data is None:
        return NOTHING_GIVEN
    line = lines.get((POSITION, ""), 1)
    if not isinstance(data, dict) or not data:
        raise invalid(file, line, Message("position-empty"))
    return {
        key: Given(file, lines.get((POSITION, key), line), key, value)
        for key, value in data.items()
    }


def _lines(text: str) -> dict[tuple[str, str], int]:
    """Return the line of each section and of each key in it."""
    lines: dict[tuple[str, str], int] = {}
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            section = header.group(1)
            lines.setdefault((section, ""), number)
        elif key := _KEY.match(line):
            name = key.group(1) or key.group(2) or key.group(3)
            lines.setdefault((section, name), number)
    return lines


def edition_to_json(edition: Edition) -> dict[str, Any]:
    """Return an edition as plain JSON values, so that whoever has these need not read its text."""
    data: dict[str, Any] = {
        "title": edition.title,
        "name": edition.name,
        "file": edition.file,
        "sections": {
            section: {key: _entry_to_json(entry) for key, entry in entries.items()}
            for section, entries in edition.sections.items()
        },
    }
    if edition.position:
        data[POSITION] = {key: [each.line, each.value] for key, each in edition.position.items()}
    return data


def _entry_to_json(entry: Entry) -> list[Any]:
    provenance = {"mark": entry.mark, "source": entry.source}
    return [entry.file, entry.line, {**entry.data, **provenance}]


def edition_from_json(data: Mapping[str, Any]) -> Edition:
    """Return the edition that ``edition_to_json`` wrote."""
    sections = {
        section: {
            key: Entry(file, line, section, key, values)
            for key, (file, line, values) in entries.items()
        }
        for section, entries in data["sections"].items()
    }
    position = {
        key: Given(data["file"], line, key, value)
        for key, (line, value) in data.get(POSITION, {}).items()
    }
    return Edition(data["title"], data["name"], data["file"], sections, position)
