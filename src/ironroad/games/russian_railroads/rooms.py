"""The room for rewards: how many units of each kind can be carried out now, each kind by itself."""

from typing import Final, final

from ironroad.core.bits import bit
from ironroad.core.native import i64, mypyc_attr
from ironroad.games.russian_railroads.components import ROOM_BITS, ROOM_MASK, STEP_KINDS


def _guards() -> i64:
    """Return the highest bit of each packed room."""
    guards: i64 = 0
    for place in range(STEP_KINDS):
        guards += bit(place * ROOM_BITS + ROOM_BITS - 1)
    return guards


_GUARDS: Final[i64] = _guards()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rooms:
    """The room for each kind, by the indices of ``components``. It reads like a list.

    Packed into two numbers, because it is made at every turn and read for nearly every space.
    """

    def __init__(self, steps: i64, others: i64) -> None:
        self.steps: Final[i64] = steps
        """Of track advances by kind, ``ROOM_BITS`` each."""
        self.others: Final[i64] = others
        """Of other kinds, from ``INDUSTRY_ROOM`` on."""

    def __getitem__(self, place: i64) -> i64:
        if place < STEP_KINDS:
            return self.steps >> (place * ROOM_BITS) & ROOM_MASK
        return self.others >> ((place - STEP_KINDS) * ROOM_BITS) & ROOM_MASK

    def fits(self, steps: i64, others: i64) -> bool:
        """Whether there is room for all these amounts, packed like the rooms.

        A guard set above each room is borrowed by an amount that is larger than the room.
        """
        guards: i64 = _GUARDS
        left: i64 = ((self.steps | guards) - steps) & ((self.others | guards) - others)
        return left & guards == guards


NO_ROOM: Final = Rooms(0, 0)


def amount_at(amounts: i64, place: i64) -> i64:
    """Return the amount at a place of packed amounts."""
    return amounts >> (place * ROOM_BITS) & ROOM_MASK


def amount(number: i64, place: i64) -> i64:
    """Return packed amounts with this number at a place, to add to others; more than fits counts as the most that does."""
    return min(number, ROOM_MASK) << (place * ROOM_BITS)
