"""Sixteen numbers side by side: what the layers of a network are made of.

Compiled, the attributes of a native class are C doubles in succession; a list would hold an object for each number.
"""

from typing import Final, final

WIDTH: Final = 16
"""How many numbers a lane has."""


@final
class Lane:
    """Sixteen numbers, which are added, scaled and compared together."""

    def __init__(self, values: list[float]) -> None:
        self.a: float = values[0]
        self.b: float = values[1]
        self.c: float = values[2]
        self.d: float = values[3]
        self.e: float = values[4]
        self.f: float = values[5]
        self.g: float = values[6]
        self.h: float = values[7]
        self.i: float = values[8]
        self.j: float = values[9]
        self.k: float = values[10]
        self.l: float = values[11]
        self.m: float = values[12]
        self.n: float = values[13]
        self.o: float = values[14]
        self.p: float = values[15]

    def twin(self) -> "Lane":
        """Return another lane of the same numbers."""
        other = Lane([0.0] * WIDTH)
        other.copy(self)
        return other

    def copy(self, other: "Lane") -> None:
        """Take the numbers of another lane."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e = other.e
        self.f = other.f
        self.g = other.g
        self.h = other.h
        self.i = other.i
        self.j = other.j
        self.k = other.k
        self.l = other.l
        self.m = other.m
        self.n = other.n
        self.o = other.o
        self.p = other.p

    def add(self, other: "Lane") -> None:
        """Add the numbers of another lane."""
        self.a += other.a
        self.b += other.b
        self.c += other.c
        self.d += other.d
        self.e += other.e
        self.f += other.f
        self.g += other.g
        self.h += other.h
        self.i += other.i
        self.j += other.j
        self.k += other.k
        self.l += other.l
        self.m += other.m
        self.n += other.n
        self.o += other.o
        self.p += other.p

    def add_scaled(self, other: "Lane", factor: float) -> None:
        """Add the numbers of another lane, each times a factor."""
        self.a += other.a * factor
        self.b += other.b * factor
        self.c += other.c * factor
        self.d += other.d * factor
        self.e += other.e * factor
        self.f += other.f * factor
        self.g += other.g * factor
        self.h += other.h * factor
        self.i += other.i * factor
        self.j += other.j * factor
        self.k += other.k * factor
        self.l += other.l * factor
        self.m += other.m * factor
        self.n += other.n * factor
        self.o += other.o * factor
        self.p += other.p * factor

    def rectify(self) -> None:
        """Make negative numbers zero."""
        self.a = max(self.a, 0.0)
        self.b = max(self.b, 0.0)
        self.c = max(self.c, 0.0)
        self.d = max(self.d, 0.0)
        self.e = max(self.e, 0.0)
        self.f = max(self.f, 0.0)
        self.g = max(self.g, 0.0)
        self.h = max(self.h, 0.0)
        self.i = max(self.i, 0.0)
        self.j = max(self.j, 0.0)
        self.k = max(self.k, 0.0)
        self.l = max(self.l, 0.0)
        self.m = max(self.m, 0.0)
        self.n = max(self.n, 0.0)
        self.o = max(self.o, 0.0)
        self.p = max(self.p, 0.0)

    def dot(self, other: "Lane") -> float:
        """Return the sum of the products with another lane's numbers."""
        return (
            (self.a * other.a + self.b * other.b + self.c * other.c + self.d * other.d)
            + (self.e * other.e + self.f * other.f + self.g * other.g + self.h * other.h)
            + (self.i * other.i + self.j * other.j + self.k * other.k + self.l * other.l)
            + (self.m * other.m + self.n * other.n + self.o * other.o + self.p * other.p)
        )

    def pour(self, rows: "list[list[Lane]]", into: "list[Lane]") -> None:
        """Add sixteen rows to lanes, each times one of the numbers; most numbers of a rectified lane are zero."""
        _pour(rows[0], self.a, into)
        _pour(rows[1], self.b, into)
        _pour(rows[2], self.c, into)
        _pour(rows[3], self.d, into)
        _pour(rows[4], self.e, into)
        _pour(rows[5], self.f, into)
        _pour(rows[6], self.g, into)
        _pour(rows[7], self.h, into)
        _pour(rows[8], self.i, into)
        _pour(rows[9], self.j, into)
        _pour(rows[10], self.k, into)
        _pour(rows[11], self.l, into)
        _pour(rows[12], self.m, into)
        _pour(rows[13], self.n, into)
        _pour(rows[14], self.o, into)
        _pour(rows[15], self.p, into)


def _pour(row: list[Lane], factor: float, into: list[Lane]) -> None:
    if factor != 0.0:
        for place in range(len(into)):
            into[place].add_scaled(row[place], factor)


Column = list[Lane]
"""As many lanes as a layer is wide."""


def column(values: list[float]) -> Column:
    """Return numbers as lanes; their count is a multiple of the width of one."""
    return [Lane(values[first : first + WIDTH]) for first in range(0, len(values), WIDTH)]
