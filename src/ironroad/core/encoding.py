"""Positions as rows of small numbers, for programs that learn.

An ``Encoder`` writes what a seat may know as bytes; its ``Spec`` says what each of them means. A row is put together
from ready-made pieces, several numbers each, which takes less time than setting its bytes one by one. What did not change
since a game was last looked at is not written again: its piece is kept.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS
from ironroad.core.engine import CHANCE, Coded, Options, State
from ironroad.core.native import describe, i64, mypyc_attr

MOST_BYTE: Final = 255
MOST_WIDE: Final = 65535
_FLAGS: Final = 8

_BYTES: Final[list[Any]] = [bytes([value]) for value in range(MOST_BYTE + 1)]
_MEMBERS: Final[list[Any]] = [
    bytes([members >> place & 1 for place in range(count)])
    for count in range(_FLAGS + 1)
    for members in range(MOST_BYTE + 1)
]
"""The first members of a set as bytes of 0 and 1, by count * 256 + members."""
_PAIRS: Final[list[Any]] = [
    bytes([low, high]) for high in range(MOST_NUMBER + 1) for low in range(MOST_NUMBER + 1)
]
"""Two numbers of a row (``core.bits``)."""

_MOST_NOTHING: Final = 640
_NOTHING: Final[list[Any]] = [bytes(count) for count in range(_MOST_NOTHING + 1)]
"""Several zeros; more of them are made when they are needed."""
_GAPS: Final = 256
_MARKS: Final[list[Any]] = [bytes(gap) + b"\x01" for gap in range(_GAPS)]
"""A legal action after others that are not, as bytes of 0 and 1, by the number of others."""


def nothing(count: i64) -> Any:
    """Return so many zeros."""
    return _NOTHING[count] if count <= _MOST_NOTHING else bytes(int(count))


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


SLOTS: Final = 4096
"""How many pieces of a kind are kept; one that comes to the place of another takes it."""
_LOW_BITS: Final = 0x3FFFFFFF
_TOGETHER: Final = 5
"""So many small numbers in succession are one piece. With more of them, fewer pieces would have been there before."""


@final
class Known:
    """A piece that was put together before, and what it was made of."""

    def __init__(self, first: i64, second: i64, piece: Any) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.piece: Final = piece


def nothing_known() -> list[Known]:
    """Return places for pieces, all of them empty."""
    return [Known(-1, -1, b"")] * SLOTS


def slot_of(value: i64, other: i64) -> i64:
    """Return the place of a piece that is made of a number up to 2^62 and a small one, spread by multiplication."""
    mixed: i64 = (value & _LOW_BITS) * 1013904223 + (value >> 30) * 198491317 + other * 668265263
    return (mixed >> 15 ^ mixed >> 29) & (SLOTS - 1)


@final
class Row:
    """A row that is being written: its pieces, in a buffer that is used again."""

    def __init__(self) -> None:
        self._pieces: list[Any] = []
        self._count: i64 = 0
        self._held: i64 = 0
        self._holding: i64 = 0
        """Small numbers that are not a piece yet, packed, and how many they are."""
        self._rows: Final = nothing_known()
        self._sets: Final = nothing_known()

    def clear(self) -> None:
        """Begin anew."""
        self._count = 0
        self._held = 0
        self._holding = 0

    def piece(self, piece: Any) -> None:
        """Append bytes that are ready."""
        if self._holding > 0:
            self._release()
        self._append(piece)

    def _append(self, piece: Any) -> None:
        if self._count == len(self._pieces):
            self._pieces.append(piece)
        else:
            self._pieces[self._count] = piece
        self._count += 1

    def _release(self) -> None:
        """Make a piece of the numbers that wait."""
        held: i64 = self._held
        holding: i64 = self._holding
        self._held = 0
        self._holding = 0
        self._append_numbers(held, holding)

    def put(self, value: i64) -> None:
        """Append a number of one byte; raise ``OverflowError`` if it does not fit."""
        if value < 0 or value > MOST_BYTE:
            raise OverflowError(f"a byte holds 0 to {MOST_BYTE}, not {value}")
        if value > MOST_NUMBER:
            self.piece(_BYTES[value])
            return
        self._held |= value << (self._holding * NUMBER_BITS)
        self._holding += 1
        if self._holding == _TOGETHER:
            self._release()

    def put_wide(self, value: i64) -> None:
        """Append a number of two bytes; raise ``OverflowError`` if it does not fit."""
        if value < 0 or value > MOST_WIDE:
            raise OverflowError(f"two bytes hold 0 to {MOST_WIDE}, not {value}")
        self.put(value & MOST_BYTE)
        self.put(value >> 8)

    def put_all(self, values: list[int]) -> None:
        """Append numbers of one byte each."""
        for place in range(len(values)):
            self.put(values[place])

    def put_members(self, members: i64, count: i64) -> None:
        """Append a set: 1 for each of ``count`` possible members that is in it, 0 for others."""
        if count <= _FLAGS:
            self.piece(_MEMBERS[count * 256 + (members & MOST_BYTE)])
            return
        place: i64 = slot_of(members, count)
        known = self._sets[place]
        if known.first != members or known.second != count:
            known = Known(members, count, _set_of(members, count))
            self._sets[place] = known
        self.piece(known.piece)

    def put_numbers(self, row: i64, count: i64) -> None:
        """Append the first numbers of a packed row, a byte each."""
        if self._holding > 0:
            self._release()
        self._append_numbers(row, count)

    def _append_numbers(self, row: i64, count: i64) -> None:
        place: i64 = slot_of(row, count)
        known = self._rows[place]
        if known.first != row or known.second != count:
            known = Known(row, count, _numbers_of(row, count))
            self._rows[place] = known
        self._append(known.piece)

    def put_marks(self, options: Options, count: i64) -> None:
        """Append a byte for each of the first ``count`` actions of the catalogue: 1 for those that are legal, else 0."""
        # Options are in the order of the catalogue.
        done: i64 = 0
        for place in range(options.count):
            action: i64 = options.at(place)
            gap: i64 = action - done
            if gap >= _GAPS:
                self.piece(nothing(gap))
                gap = 0
            self.piece(_MARKS[gap])
            done = action + 1
        self.piece(nothing(count - done))

    def joined(self) -> bytes:
        """Return the whole row."""
        if self._holding > 0:
            self._release()
        # Most encoders write the same number of pieces each time, and a list of them need not be copied.
        if self._count == len(self._pieces):
            return b"".join(self._pieces)
        return b"".join(self._pieces[: self._count])


def bytes_of(numbers: list[int]) -> bytes:
    """Return numbers of one byte each; raise ``OverflowError`` if one does not fit."""
    try:
        return bytes(numbers)
    except ValueError:
        raise OverflowError(f"a byte holds 0 to {MOST_BYTE}, not all of {numbers}") from None


def wides_of(numbers: list[int]) -> bytes:
    """Return numbers of two bytes each; raise ``OverflowError`` if one does not fit."""
    return b"".join([number.to_bytes(2, "little") for number in numbers])


@final
class Kept:
    """A list of numbers and its bytes, which are written again only when the list has changed."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._piece: Any = b""

    def bytes_of(self, numbers: list[int]) -> Any:
        """Return numbers of one byte each."""
        if numbers != self._numbers:
            self._piece = bytes_of(numbers)
            self._numbers = numbers[:]
        return self._piece

    def wides_of(self, numbers: list[int]) -> Any:
        """Return numbers of two bytes each."""
        if numbers != self._numbers:
            self._piece = wides_of(numbers)
            self._numbers = numbers[:]
        return self._piece


def slices_of(places: int, width: int) -> list[Any]:
    """Return where the bytes of each place are; all that have the same places share them."""
    return [slice(place * width, (place + 1) * width) for place in range(places)]


@final
class Patched:
    """Bytes for the items of a list; those of items that changed are replaced.

    Items are compared by identity: a list keeps the very object until it gets another one. So it may happen that a place
    is written again for nothing, never that a change is missed.
    """

    def __init__(self, items: int, slices: list[Any]) -> None:
        self._items: Final[list[Any]] = [None] * items
        self._bytes: Final[Any] = bytearray(slices[-1].stop)
        self._slices: Final = slices

    def changes(self, items: list[Any]) -> list[int]:
        """Return which items are not what they were before; they have to be written now."""
        kept = self._items
        changed: list[int] = []
        if items != kept:
            for place in range(len(kept)):
                item = items[place]
                if item is not kept[place]:
                    kept[place] = item
                    changed.append(place)
        return changed

    def put(self, place: i64, piece: Any) -> None:
        """Write the bytes of a place: a ``bytearray``, which is not copied first."""
        self._bytes[self._slices[place]] = piece

    def piece(self) -> Any:
        """Return all bytes; they change with the next ``put``."""
        return self._bytes


def _set_of(members: i64, count: i64) -> bytes:
    """Return a byte for each possible member of a set."""
    pieces: list[Any] = []
    while count > _FLAGS:
        pieces.append(_MEMBERS[_FLAGS * 256 + (members & MOST_BYTE)])
        members >>= _FLAGS
        count -= _FLAGS
    pieces.append(_MEMBERS[count * 256 + (members & MOST_BYTE)])
    return b"".join(pieces)


def _numbers_of(row: i64, count: i64) -> bytes:
    """Return a byte for each of the first numbers of a packed row."""
    pieces: list[Any] = []
    while count > 1:
        pieces.append(_PAIRS[row & 4095])
        row >>= NUMBER_BITS * 2
        count -= 2
    if count == 1:
        pieces.append(_BYTES[row & MOST_NUMBER])
    return b"".join(pieces)


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
        self.row: Final = Row()
        self.marks: Final = Row()
        """Where legal actions are written."""
        self.game: i64 = 0
        """Which of several games is written."""

    def write(self, state: S, seat: i64) -> None:
        """Put what a seat may know into ``row``."""
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
        """Return what a seat may know as a row of bytes."""
        self.row.clear()
        self.game = 0
        self.write(state, seat)
        return self.row.joined()

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
