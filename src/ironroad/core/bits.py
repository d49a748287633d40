"""Small sets as bit masks (member n is bit n, at most 62 members), and short rows of small numbers packed likewise."""

from collections.abc import Sequence
from typing import Final

from ironroad.core.native import i64


def bit(member: i64) -> i64:
    """Return the set with this one member.

    mypyc compiles the literal in ``1 << member`` to a 32-bit C int, so the 1 is computed.
    """
    one: i64 = member - member + 1
    return one << member


def is_single(members: i64) -> bool:
    """Whether a set that is not empty has one member only."""
    return members & (members - 1) == 0


def members_of(members: i64) -> list[int]:
    """Return the members of a set, in order."""
    result = []
    member: i64 = 0
    while members:
        if members & 1:
            result.append(int(member))
        members >>= 1
        member += 1
    return result


NUMBER_BITS: Final = 6
MOST_NUMBER: Final = 63
"""Short rows of numbers from 0 to this are packed into one, at most ten of them: a state with few lists is cheap to copy."""


def number_at(row: i64, place: i64) -> i64:
    """Return the number at a place of a row."""
    return row >> (place * NUMBER_BITS) & MOST_NUMBER


def with_number(row: i64, place: i64, number: i64) -> i64:
    """Return the row with another number at a place; raise ``OverflowError`` for one that does not fit."""
    if number < 0 or number > MOST_NUMBER:
        raise OverflowError(f"a row holds numbers from 0 to {MOST_NUMBER}, not {number}")
    return row + ((number - number_at(row, place)) << (place * NUMBER_BITS))


def row_of(numbers: Sequence[int]) -> i64:
    """Return numbers as a row."""
    row: i64 = 0
    for place, number in enumerate(numbers):
        row = with_number(row, place, number)
    return row


def numbers_in(row: i64, count: i64) -> list[int]:
    """Return the first numbers of a row."""
    return [int(number_at(row, place)) for place in range(count)]
