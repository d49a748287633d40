"""Positions as rows of small numbers, for programs that learn.

An ``Encoder`` writes what a seat may know as bytes; its ``Spec`` says what each of them means. A row is put together
from ready-made pieces, several numbers each (``core.pieces``). What did not change since a game was last looked at is not
written again: its piece is kept.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from ironroad.core.engine import CHANCE, Coded, State
from ironroad.core.native import describe, i64, mypyc_attr
from ironroad.core.pieces import MOST_BYTE, MOST_WIDE, Pieces, Row


class Field(Coded):
    """One number of a row: where it stands, what it is called and how large it gets."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "section",
        "name",
        "index",
        "at",
        "width",
        "low",
        "high",
    )

    def __init__(
        self, section: str, name: str, index: int, at: int, width: int, low: int, high: int
    ) -> None:
        self.section: Final = section
        self.name: Final = name
        self.index: Final = index
        """Its place among those of the same section and name."""
        self.at: Final = at
        """The place of its first byte."""
        self.width: Final = width
        """One byte, or two: the lower one first."""
        self.low: Final = low
        self.high: Final = high

    def value_in(self, row: bytes | bytearray, start: int = 0) -> int:
        """Return the number as a row has it."""
        place = start + self.at
        return row[place] if self.width == 1 else row[place] + 256 * row[place + 1]


describe(
    Field,
    """One number of an encoded position: ``section``, ``name`` and ``index`` (its place among those of the same name),
``at`` (its first byte), ``width`` (bytes, the lower one first), ``low`` and ``high`` (between which it is).
""",
)


class Spec:
    """The numbers of a row, in their order."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size: int = 0
        """How many bytes a row has."""
        self._section = ""

    def section(self, name: str) -> None:
        """Begin a section."""
        self._section = name

    def number(self, name: str, high: int, low: int = 0) -> None:
        """Add a number of one byte."""
        self.add(name, 0, 1, low, high)

    def wide(self, name: str) -> None:
        """Add a number of two bytes, which is as large as two bytes allow."""
        self.add(name, 0, 2, 0, MOST_WIDE)

    def numbers(self, name: str, count: int, high: int) -> None:
        """Add several numbers of one byte each."""
        for index in range(count):
            self.add(name, index, 1, 0, high)

    def wides(self, name: str, count: int) -> None:
        """Add several numbers of two bytes each."""
        for index in range(count):
            self.add(name, index, 2, 0, MOST_WIDE)

    def add(self, name: str, index: int, width: int, low: int, high: int) -> None:
        """Add a number of some bytes, the index-th of its name."""
        if high > (MOST_BYTE if width == 1 else MOST_WIDE):
            raise OverflowError(f"{self._section} {name}: {high} does not fit into {width} bytes")
        self.fields.append(Field(self._section, name, index, self.size, width, low, high))
        self.size += width

    def sections(self) -> dict[str, slice]:
        """Return the bytes of each section."""
        found: dict[str, slice] = {}
        for field in self.fields:
            first = found[field.section].start if field.section in found else field.at
            found[field.section] = slice(first, field.at + field.width)
        return found

    def slice_of(self, section: str, name: str) -> slice:
        """Return the bytes of all numbers of a name; raise ``KeyError`` if a section has none."""
        found = [field for field in self.fields if (field.section, field.name) == (section, name)]
        if not found:
            raise KeyError((section, name))
        return slice(found[0].at, found[-1].at + found[-1].width)


describe(
    Spec,
    """What the bytes of an encoded position mean: ``fields`` in their order, ``size`` bytes in all.

``sections()`` gives the bytes of each section as a slice, ``slice_of(section, name)`` those of one name.
""",
)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Encodes the positions of one rule set; a title says what is written, and in ``spec`` what it means.

    Every fact of the seat's view is in the row, and nothing else; what follows from other facts is left out. Seats are
    counted from the one that looks: 0 is that seat itself, 1 the next one.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final[i64] = seats
        self.spec: Final = Spec()
        self.pieces: Final = Pieces()
        self.row: Final = Row(self.pieces)
        """Where a row, or parts of it, may be put together one number after the other."""
        self.game: i64 = 0
        """Which of several games is written."""

    def write(self, state: S, seat: i64) -> bytes:
        """Return what a seat may know as a row of bytes."""
        raise NotImplementedError

    def follow(self, games: int) -> None:
        """Get ready for so many games side by side; an encoder that keeps pieces does so for each of them."""

    def seen_from(self, seat: i64, viewer: i64) -> i64:
        """Return a seat counted from the viewer, who is 1; 0 is nobody."""
        if seat < 0:
            return 0
        return (seat - viewer + self.seats) % self.seats + 1

    def asked(self, seat: i64, viewer: i64) -> i64:
        """Return who decides, likewise; the number after the last seat is chance."""
        return self.seats + 1 if seat == CHANCE else self.seen_from(seat, viewer)

    def encode(self, state: S, seat: i64) -> bytes:
        """Return what a seat may know as a row of bytes, of one game among no others."""
        self.game = 0
        return self.write(state, seat)

    def encode_into(self, state: S, seat: i64, buffer: Any, start: i64) -> None:
        """Write the row into a buffer of bytes (a ``bytearray``, a ``memoryview``) from a place on."""
        row = self.encode(state, seat)
        buffer[start : start + len(row)] = row


describe(
    Encoder,
    """Encodes positions of one rule set as rows of bytes; ``title.encoder(rules)`` makes one.

``encode(state, seat)`` returns what a seat may know, ``encode_into(state, seat, buffer, start)`` writes it into a
``bytearray`` or ``memoryview``; ``spec`` says what each byte means. An encoder reuses its memory: each thread needs one
of its own.
""",
)
