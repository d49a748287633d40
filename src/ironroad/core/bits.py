"""Small sets as numbers: member n is bit n, at most 62 members."""

from ironroad.core.native import i64


def bit(member: i64) -> i64:
    """Return the set with this one member.

    The compiler writes the literal of ``1 << member`` as a C int of 32 bits, so the 1 is computed.
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
