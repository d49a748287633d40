"""Records: a game as text, with a short header and one action per line, chance included; ``#`` starts a comment."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ironroad.core.bounds import DIGITS
from ironroad.core.errors import InvalidRecord
from ironroad.core.message import Message, Value

FORMAT: Final = "ironroad 1"
_NEEDED: Final = ("title", "rules", "edition", "digest", "seats")
_NAMES: Final = "names"
_KNOWN: Final = (*_NEEDED, "options", _NAMES, "result")
_QUOTED: Final = frozenset(',#"')
"""Characters that a name without quotation marks cannot hold."""
_JSON: Final = json.JSONDecoder()


class Record:
    """A recorded game: enough to replay it without a seed.

    Records are equal if all fields but the line numbers are.
    """

    def __init__(
        self,
        title: str,
        rules: int,
        edition: str,
        digest: str,
        seats: int,
        options: Mapping[str, str],
        moves: Sequence[str],
        names: Sequence[str] = (),
        result: Sequence[int] = (),
        lines: Sequence[int] = (),
    ) -> None:
        self.title: Final = title
        self.rules: Final = rules
        self.edition: Final = edition
        self.digest: Final = digest
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.moves: Final = list(moves)
        self.names: Final = list(names)
        self.result: Final = list(result)
        """The totals by seat; empty while the game runs."""
        self.lines: Final = list(lines)
        """The line each move stood on, for error messages; empty when the record was not read."""

    def _told(self) -> tuple[Any, ...]:
        return (
            self.title,
            self.rules,
            self.edition,
            self.digest,
            self.seats,
            self.options,
            self.moves,
            self.names,
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._told() == other._told()

    def __repr__(self) -> str:
        end = f"totals {' '.join(map(str, self.result))}" if self.result else "unfinished"
        return f"<Record of {self.title}, {self.seats} seats, {len(self.moves)} actions, {end}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (*self._told(), self.lines)

    def line_of(self, move: int) -> int:
        """Return the line on which a move stands."""
        return self.lines[move] if move < len(self.lines) else move + 1


def invalid(line: int, reason: str, /, **args: Value) -> InvalidRecord:
    """Return the error that points at a line of a record."""
    return InvalidRecord("error-record", line=line, reason=Message(reason, **args))


def format_record(record: Record) -> str:
    """Return the record as text."""
    options = " ".join([f"{id}={value}" for id, value in record.options.items()])
    header = [
        FORMAT,
        f"title: {record.title}",
        f"rules: {record.rules}",
        f"edition: {record.edition}",
        f"digest: {record.digest}",
        f"seats: {record.seats}",
    ]
    if options:
        header.append(f"options: {options}")
    if record.names:
        header.append(f"names: {', '.join([_written(name) for name in record.names])}")
    if record.result:
        header.append(f"result: {' '.join(map(str, record.result))}")
    return "\n".join([*header, "", *record.moves, ""])


def parse_record(text: str) -> Record:
    """Parse a record; raise ``InvalidRecord`` with line and reason if it is malformed."""
    lines = [_without_comment(line) for line in text.splitlines()]
    start = next((number for number, line in enumerate(lines) if line), None)
    if start is None:
        raise invalid(1, "record-empty")
    if lines[start] != FORMAT:
        raise invalid(start + 1, "record-not-a-record", found=lines[start][:40], format=FORMAT)
    header: dict[str, tuple[int, str]] = {}
    moves: list[str] = []
    numbers: list[int] = []
    for number, line in enumerate(lines[start + 1 :], start=start + 2):
        if not line:
            continue
        if not moves and ":" in line:
            name, value = line.split(":", 1)
            if name not in _KNOWN:
                raise invalid(number, "record-unknown-header", name=name)
            if name in header:
                raise invalid(number, "record-twice", name=name)
            header[name] = (number, value.strip())
        else:
            moves.append(line)
            numbers.append(number)
    for name in _NEEDED:
        if name not in header:
            raise invalid(start + 1, "record-missing-header", name=name)
    return Record(
        title=header["title"][1],
        rules=_number(header, "rules"),
        edition=header["edition"][1],
        digest=header["digest"][1],
        seats=_number(header, "seats"),
        options=_options(header),
        names=_names(header),
        result=_result(header),
        moves=moves,
        lines=numbers,
    )


def _number(header: Mapping[str, tuple[int, str]], name: str) -> int:
    line, value = header[name]
    if not value.isdecimal() or len(value) > DIGITS:
        raise invalid(line, "record-not-a-number", name=name, value=value[:40])
    return int(value)


def _options(header: Mapping[str, tuple[int, str]]) -> dict[str, str]:
    line, text = header.get("options", (0, ""))
    options: dict[str, str] = {}
    for item in text.split():
        id, equals, value = item.partition("=")
        if not equals:
            raise invalid(line, "record-bad-option", option=item)
        options[id] = value
    return options


def _written(name: str) -> str:
    """Return a name as it stands in a record: as a JSON string where a plain one would be read differently."""
    if name and name.isprintable() and name == name.strip() and not _QUOTED.intersection(name):
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())


def _without_comment(line: str) -> str:
    """Return a line without its comment; in names a ``#`` between quotation marks starts none."""
    if _NAMES in line and '"' in line and line.split(":", 1)[0].strip() == _NAMES:
        return line.strip()
    return line.split("#", 1)[0].strip()


def _names(header: Mapping[str, tuple[int, str]]) -> list[str]:
    line, text = header.get(_NAMES, (0, ""))
    names: list[str] = []
    place = 0
    while place < len(text) and text[place] != "#":
        name, place = _name_at(line, text, place)
        names.append(name)
        if place < len(text) and text[place] == ",":
            place = _after_blanks(text, place + 1)
            if place == len(text) or text[place] == "#":
                names.append("")
    return names


def _name_at(line: int, text: str, place: int) -> tuple[str, int]:
    """Return the name that begins at a place, and where it ends: at a comma, a comment or the end."""
    if text[place] != '"':
        end = place
        while end < len(text) and text[end] not in ",#":
            end += 1
        return text[place:end].strip(), end
    try:
        name, end = _JSON.raw_decode(text, place)
    except ValueError:
        raise invalid(line, "record-bad-name", name=text[place : place + 40]) from None
    end = _after_blanks(text, end)
    if end < len(text) and text[end] not in ",#":
        raise invalid(line, "record-bad-name", name=text[place : place + 40])
    return str(name), end


def _after_blanks(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place


def _result(header: Mapping[str, tuple[int, str]]) -> list[int]:
    line, text = header.get("result", (0, ""))
    try:
        return [int(item) for item in text.split()]
    except ValueError:
        raise invalid(line, "record-not-a-number", name="result", value=text[:40]) from None
