"""A game as text: a short header, then one action a line, chance included; ``#`` starts a comment."""

from collections.abc import Mapping, Sequence
from typing import Final

from ironroad.core.errors import InvalidRecord
from ironroad.core.message import Message, Value

FORMAT: Final = "ironroad 1"
_NEEDED: Final = ("title", "rules", "edition", "digest", "seats")
_KNOWN: Final = (*_NEEDED, "options", "names", "result")


class Record:
    """What a game was: enough to play it again without a seed."""

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
        header.append(f"names: {', '.join(record.names)}")
    if record.result:
        header.append(f"result: {' '.join(map(str, record.result))}")
    return "\n".join([*header, "", *record.moves, ""])


def parse_record(text: str) -> Record:
    """Read a record; raise ``InvalidRecord`` with line and reason if it is none or damaged."""
    lines = [line.split("#", 1)[0].strip() for line in text.splitlines()]
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
    if not value.isdecimal():
        raise invalid(line, "record-not-a-number", name=name, value=value)
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


def _names(header: Mapping[str, tuple[int, str]]) -> list[str]:
    _, text = header.get("names", (0, ""))
    return [name.strip() for name in text.split(",")] if text else []


def _result(header: Mapping[str, tuple[int, str]]) -> list[int]:
    line, text = header.get("result", (0, ""))
    try:
        return [int(item) for item in text.split()]
    except ValueError:
        raise invalid(line, "record-not-a-number", name="result", value=text) from None
