"""Pieces of rows: several small numbers as bytes, which are kept where they occur again.

mypyc has no fast way to set a byte, and a fast one to join ``bytes`` whose number is known: ``b"%b%b" % (one, other)``.
So a row is put together from pieces that are ready, rather than byte by byte.
"""

from typing import Any, Final, final

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
from ironroad.core.engine import Options
from ironroad.core.native import i64

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


def nothing(count: i64) -> bytes:
    """Return so many zeros."""
    if count > _MOST_NOTHING:
        return bytes(int(count))
    zeros: bytes = _NOTHING[count]
    return zeros


SLOTS: Final = 4096
"""How many pieces of a kind are kept; one that comes to the place of another takes it."""
_LOW_BITS: Final = 0x3FFFFFFF
_NO_NUMBER: Final = -MOST_WIDE
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
class Pieces:
    """Makes pieces of sets and of small numbers, and keeps them."""

    def __init__(self) -> None:
        self._rows: Final = nothing_known()
        self._sets: Final = nothing_known()

    def numbers(self, row: i64, count: i64) -> bytes:
        """Return the first numbers of a packed row (``core.bits``), a byte each."""
        place: i64 = slot_of(row, count)
        known = self._rows[place]
        if known.first != row or known.second != count:
            known = Known(row, count, _numbers_of(row, count))
            self._rows[place] = known
        piece: bytes = known.piece
        return piece

    def members(self, members: i64, count: i64) -> bytes:
        """Return a set: 1 for each of ``count`` possible members that is in it, 0 for others."""
        if count <= _FLAGS:
            few: bytes = _MEMBERS[count * 256 + (members & MOST_BYTE)]
            return few
        place: i64 = slot_of(members, count)
        known = self._sets[place]
        if known.first != members or known.second != count:
            known = Known(members, count, _set_of(members, count))
            self._sets[place] = known
        piece: bytes = known.piece
        return piece

    def few(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> bytes:
        """Return five numbers, a byte each; raise ``OverflowError`` if one does not fit."""
        if (first | second | third | fourth | fifth) & ~MOST_NUMBER != 0:
            return bytes_of([int(first), int(second), int(third), int(fourth), int(fifth)])
        row: i64 = (
            first
            | second << NUMBER_BITS
            | third << NUMBER_BITS * 2
            | fourth << NUMBER_BITS * 3
            | fifth << NUMBER_BITS * 4
        )
        return self.numbers(row, 5)

    def one(self, value: i64) -> bytes:
        """Return a number of one byte; raise ``OverflowError`` if it does not fit."""
        if value < 0 or value > MOST_BYTE:
            raise OverflowError(f"a byte holds 0 to {MOST_BYTE}, not {value}")
        piece: bytes = _BYTES[value]
        return piece

    def wide(self, value: i64) -> bytes:
        """Return a number of two bytes; raise ``OverflowError`` if it does not fit."""
        if value < 0 or value > MOST_WIDE:
            raise OverflowError(f"two bytes hold 0 to {MOST_WIDE}, not {value}")
        low: bytes = _BYTES[value & MOST_BYTE]
        high: bytes = _BYTES[value >> 8]
        return b"%b%b" % (low, high)

    def pair(self, first: i64, second: i64) -> bytes:
        """Return two numbers, a byte each, likewise."""
        if (first | second) & ~MOST_NUMBER != 0:
            return bytes_of([int(first), int(second)])
        piece: bytes = _PAIRS[first | second << NUMBER_BITS]
        return piece


@final
class Row:
    """A row that is being written: its pieces, in a buffer that is used again."""

    def __init__(self, pieces: Pieces) -> None:
        self._known: Final = pieces
        self._pieces: list[Any] = []
        self._count: i64 = 0
        self._held: i64 = 0
        self._holding: i64 = 0
        """Small numbers that are not a piece yet, packed, and how many they are."""

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
        self._append(self._known.numbers(held, holding))

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
        self.piece(self._known.members(members, count))

    def put_numbers(self, row: i64, count: i64) -> None:
        """Append the first numbers of a packed row, a byte each."""
        self.piece(self._known.numbers(row, count))

    def joined(self) -> bytes:
        """Return the whole row."""
        if self._holding > 0:
            self._release()
        # Most encoders write the same number of pieces each time, and a list of them need not be copied.
        if self._count == len(self._pieces):
            return b"".join(self._pieces)
        return b"".join(self._pieces[: self._count])


@final
class Marks:
    """Legal actions of games in succession: a byte for each action of the catalogue, 1 for those that are legal, else 0."""

    def __init__(self, pieces: Pieces, actions: int) -> None:
        self._actions: Final[i64] = actions
        self._row: Final = Row(pieces)
        self._zeros: i64 = 0
        """How many zeros come next, perhaps of several games."""

    def clear(self) -> None:
        """Begin anew."""
        self._row.clear()
        self._zeros = 0

    def put(self, options: Options) -> None:
        """Append the actions of a game; none of them is legal if there are no options."""
        # Options are in the order of the catalogue.
        count: i64 = options.count
        done: i64 = 0
        place: i64 = 0
        while place < count:
            first: i64 = options.at(place)
            last: i64 = first
            members: i64 = 1
            place += 1
            while place < count and options.at(place) < first + _FLAGS:
                last = options.at(place)
                members |= bit(last - first)
                place += 1
            self._row.piece(nothing(self._zeros + first - done))
            self._row.piece(_MEMBERS[(last - first + 1) * 256 + members])
            self._zeros = 0
            done = last + 1
        self._zeros += self._actions - done

    def joined(self) -> bytes:
        """Return the marks of all games."""
        self._row.piece(nothing(self._zeros))
        self._zeros = 0
        return self._row.joined()


def bytes_of(numbers: list[int]) -> bytes:
    """Return numbers of one byte each; raise ``OverflowError`` if one does not fit."""
    try:
        return bytes(numbers)
    except ValueError:
        raise OverflowError(f"a byte holds 0 to {MOST_BYTE}, not all of {numbers}") from None


def copied(buffer: Any) -> bytes:
    """Return the bytes of a ``bytearray``; ``bytes(buffer)`` takes about three times as many instructions."""
    return b"".join([buffer])


@final
class Kept:
    """A list of numbers and its bytes, which are written again only when the list has changed."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._piece: bytes = b""

    def bytes_of(self, numbers: list[int]) -> bytes:
        """Return numbers of one byte each."""
        if numbers != self._numbers:
            self._piece = bytes_of(numbers)
            self._numbers = numbers[:]
        return self._piece


@final
class Sheet:
    """Lists of numbers as bytes; a number is written again only when it has changed, and bytes are read in any order.

    Each list has its own place, from which on its bytes are; there are 256 at most. An order is the places of bytes. It
    is what ``translate`` takes a table for: one call reads all of them.
    """

    def __init__(self, lists: int) -> None:
        self._kept: Final[list[list[int]]] = [[] for _ in range(lists)]
        """What the lists were when they were last looked at."""
        self._bytes: Final = bytearray(MOST_BYTE + 1)
        self._table: bytes = nothing(MOST_BYTE + 1)
        self._is_written = True

    def see(self, which: i64, first: i64, numbers: list[int], more: i64 = 0) -> None:
        """Look at a list, whose numbers have one byte each when ``more`` is added to them."""
        kept = self._kept[which]
        if numbers == kept:
            return
        self._make_room(kept, len(numbers))
        for place, number in enumerate(numbers):
            if number != kept[place]:
                self._put(first + place, number + more)
                kept[place] = number

    def see_wide(self, which: i64, first: i64, numbers: list[int]) -> None:
        """Look at a list whose numbers have two bytes each."""
        kept = self._kept[which]
        if numbers == kept:
            return
        self._make_room(kept, len(numbers))
        for place, number in enumerate(numbers):
            if number != kept[place]:
                self._put(first + 2 * place, number & MOST_BYTE)
                self._put(first + 2 * place + 1, number >> 8)
                kept[place] = number

    def _make_room(self, kept: list[int], count: int) -> None:
        while len(kept) < count:
            kept.append(_NO_NUMBER)

    def _put(self, place: i64, value: i64) -> None:
        self._is_written = False
        if value < 0 or value > MOST_BYTE:
            raise OverflowError(f"a byte holds 0 to {MOST_BYTE}, not {value}")
        self._bytes[place] = int(value)

    def read(self, order: bytes) -> bytes:
        """Return the bytes at these places."""
        if not self._is_written:
            self._table = copied(self._bytes)
            self._is_written = True
        return order.translate(self._table)


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
        self._piece: bytes = b""
        self._is_joined = False

    def changes(self, items: list[Any]) -> list[int]:
        """Return which items are not what they were before; they have to be written now."""
        kept = self._items
        changed: list[int] = []
        if items != kept:
            for place, item in enumerate(items):
                if item is not kept[place]:
                    kept[place] = item
                    changed.append(place)
        return changed

    def put(self, place: i64, piece: Any) -> None:
        """Write the bytes of a place: a ``bytearray``, which is not copied first."""
        self._bytes[self._slices[place]] = piece
        self._is_joined = False

    def piece(self) -> bytes:
        """Return all bytes."""
        if not self._is_joined:
            self._piece = copied(self._bytes)
            self._is_joined = True
        return self._piece


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
