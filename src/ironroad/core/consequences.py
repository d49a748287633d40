"""What an action brings, seen before it is taken: how much everybody has before and after, and which pieces lie where.

A title counts what everybody may see (``Accounts``). ``Lookout`` takes each action on a clone and compares; where the
same seat is then asked on, it follows the answers as far as its budget of positions goes.
"""

from typing import ClassVar, Final, Generic, TypeVar

from ironroad.core.engine import Coded, Options, State, apply, pending
from ironroad.core.message import Message
from ironroad.core.native import describe, i64, mypyc_attr

S = TypeVar("S", bound=State)

NO_SEAT: Final = -1
"""The seat of what belongs to no player, such as the money of a company."""
PICTURED: Final = 48
"""Positions whose pieces are compared for one action; where there are more, no piece is certain."""


class Item(Coded):
    """Something counted: whose it is, and what. The words get the amount as ``$count``.

    ``parts`` are the places of the items that this one is the sum of, such as everything that one may pay with.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "what", "parts")

    def __init__(self, seat: int, what: Message, parts: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.parts: Final = parts


class Sign(Coded):
    """Words at a place of the board, such as what is paid there."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place", "what")

    def __init__(self, place: str, what: Message) -> None:
        self.place: Final = place
        self.what: Final = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Accounts(Generic[S]):
    """What everybody may see at a table as numbers, and the pieces on it; a title adds its own in a subclass.

    The order of the items is that in which people read them.
    """

    def __init__(self, items: list[Item]) -> None:
        self.items: Final = items

    def amounts(self, state: S) -> list[int]:
        """Return how much there is of each item. Nothing that is hidden from anybody may count."""
        return []

    def told(self, low: list[int], high: list[int]) -> list[int]:
        """Return the places of what changes, as people read it.

        A sum is told where a payment is certain but not what it is paid with, and then instead of its parts.
        """
        changed = [place for place in range(len(low)) if low[place] or high[place]]
        left_out: set[int] = set()
        for place in changed:
            parts = self.items[place].parts
            if parts and not _is_payment(place, parts, low, high):
                left_out.add(place)
            else:
                left_out.update(parts)
        return [place for place in changed if place not in left_out]

    def pieces(self, state: S) -> list[str]:
        """Return the pieces that lie on the board, each as ``kind@place``; nothing that is hidden from anybody."""
        return []

    def signs(self, state: S, action: i64) -> list[Sign]:
        """Return what is said on the board about a legal action: costs, each where it is paid."""
        return []


def _is_payment(place: int, parts: tuple[int, ...], low: list[int], high: list[int]) -> bool:
    """Whether a sum falls by a certain number, and parts of it only fall, one or another."""
    is_open = any([low[part] != high[part] for part in parts])
    only_falls = all([high[part] <= 0 for part in parts])
    return low[place] == high[place] and only_falls and is_open


class Consequence:
    """What an action brings: the least and the most that each item changes by, and pieces that come and go."""

    def __init__(self) -> None:
        self.low: list[int] = []
        self.high: list[int] = []
        self.added: list[str] = []
        """Pieces that lie on the board afterwards, however the seat goes on."""
        self.removed: list[str] = []
        """Pieces that lie there no more, however the seat goes on."""
        self.possible: list[str] = []
        """Pieces that lie on the board afterwards if the seat goes on in some way."""
        self.follows = False
        """Whether the seat is asked on before the action is carried out."""
        self.is_complete = True
        """Whether every way to go on was followed; if not, there may be more than the least and the most."""
        self.is_open_end = False
        """Whether the game ends with something that is hidden now, so that no amount can be told."""
        self.may_end = False
        """Whether the game ends if the seat goes on in some way."""
        self.ends = False
        """Whether the game ends however the seat goes on."""


describe(
    Consequence,
    """What an action would bring: ``low`` and ``high`` go by the items of the title's accounts, as differences; ``added``
and ``removed`` are pieces that come and go for certain, ``possible`` those that may come. ``follows`` tells whether more
questions follow, ``is_complete`` whether all answers to them were followed; ``may_end`` and ``ends`` whether the game
ends with it.
""",
)


class Lookout(Generic[S]):
    """Looks ahead from a position that its seat may know wholly: one that was determinized for it."""

    def __init__(self, accounts: Accounts[S], state: S, has_hidden: bool) -> None:
        decision = pending(state)
        assert decision is not None
        self._accounts: Final = accounts
        self._state: Final = state
        self._seat: Final[i64] = decision.seat
        self._has_hidden: Final = has_hidden
        """Whether the end of the game shows what was hidden."""
        self._before: Final = accounts.amounts(state)
        self._pieces: Final = set(accounts.pieces(state))
        self._found = Consequence()
        self._sure: set[str] = set()
        self._kept: set[str] = set()
        self._possible: set[str] = set()
        self._pictures: i64 = 0

    def look(self, action: i64, budget: i64) -> Consequence:
        """Return what a legal action brings, looking at not many more positions than the budget."""
        found = Consequence()
        self._found = found
        self._possible = set()
        self._pictures = 0
        self._follow(self._state, action, budget)
        if found.is_open_end:
            found.low = []
            found.high = []
        if self._pictures > PICTURED or not found.is_complete:
            self._sure = set()
            self._kept = self._pieces
        found.added = sorted(self._sure - self._pieces)
        found.removed = sorted(self._pieces - self._kept)
        found.possible = sorted(self._possible - self._sure - self._pieces)
        return found

    def _follow(self, state: State, action: i64, budget: i64) -> i64:
        """Take an action on a clone and go on; return how many positions were looked at."""
        options = Options()
        child = state.clone()
        apply(child, action, options)
        decision = pending(child)
        if decision is None or decision.seat != self._seat or decision.opens or decision.reveals:
            self._reckon(child)
            return 1
        self._found.follows = True
        count: i64 = options.count
        if budget <= count:
            self._found.is_complete = False
            self._reckon(child)
            return 1
        spent: i64 = 1
        for place in range(count):
            # What earlier answers left over is for the later ones.
            spent += self._follow(child, options.at(place), (budget - spent) // (count - place))
        return spent

    def _reckon(self, state: State) -> None:
        """Add a position in which the action is carried out."""
        found = self._found
        is_over = not state.stack
        found.ends = is_over and (found.ends or self._pictures == 0)
        if is_over:
            found.may_end = True
            found.is_open_end = found.is_open_end or self._has_hidden
        now: S = state  # type: ignore[assignment]  # A clone is of its own kind.
        amounts = self._accounts.amounts(now)
        before = self._before
        is_first = len(found.low) == 0
        for place in range(len(before)):
            more: i64 = amounts[place] - before[place]
            if is_first:
                found.low.append(more)
                found.high.append(more)
            elif more < found.low[place]:
                found.low[place] = more
            elif more > found.high[place]:
                found.high[place] = more
        self._pictures += 1
        if self._pictures <= PICTURED:
            self._picture(set(self._accounts.pieces(now)))

    def _picture(self, pieces: set[str]) -> None:
        if self._pictures == 1:
            self._sure = pieces
            self._kept = pieces
        else:
            self._sure = self._sure & pieces
            self._kept = self._kept | pieces
        self._possible = self._possible | pieces
