"""One game without a table that deals its chance itself, for environments: what is done at each step, in one call."""

from typing import Any, Final

from ironroad.core.dealer import Dealer
from ironroad.core.encoding import Encoder
from ironroad.core.engine import Chance, Decision, Options, State, apply
from ironroad.core.message import ALL
from ironroad.core.native import i64
from ironroad.core.pieces import Marks, nothing
from ironroad.core.playout import new_game
from ironroad.core.table import UNSEEN
from ironroad.core.title import Ruleset, Title

OVER: Final = -1
"""The seat to move in a game that is over."""


class Match:
    """A game with its position, legal actions, and actions so far; those that not all may read are ``UNSEEN`` in ``seen``."""

    def __init__(
        self,
        encoder: Encoder[Any],
        state: State,
        options: Options,
        dealer: Dealer,
        moves: list[int],
        seen: list[int],
    ) -> None:
        self._encoder: Final = encoder
        self._actions: Final[i64] = len(state.catalogue)
        self._marks: Final = Marks(encoder.pieces, len(state.catalogue))
        self.state: Final = state
        self.options: Final = options
        self._dealer: Final = dealer
        self.moves: Final = moves
        self.seen: Final = seen
        self.seat: int = OVER
        """The seat to move, or ``OVER``."""
        self._deal()

    def parts(self) -> tuple[Any, ...]:
        """Return what the constructor takes after the encoder."""
        return self.state, self.options, self._dealer, self.moves, self.seen

    def step(self, action: i64) -> bool:
        """Take an action of the catalogue and deal chance; return whether it was legal, else nothing happens."""
        if not self.options.holds(action):
            return False
        self._take(action)
        self._deal()
        return True

    def _take(self, action: i64) -> None:
        frame = self.state.stack.top()
        assert isinstance(frame, Decision)
        number = int(action)
        self.moves.append(number)
        self.seen.append(number if frame.audience() == ALL else UNSEEN)
        apply(self.state, action, self.options)

    def _deal(self) -> None:
        state = self.state
        while state.stack:
            frame = state.stack.top()
            assert isinstance(frame, Decision)
            if not isinstance(frame, Chance):
                self.seat = int(frame.seat)
                return
            self._take(self._dealer.deal(self.options))
        self.seat = OVER

    def told(self) -> tuple[bytearray, bytearray]:
        """Return row and mask of the seat to move, in memory of their own."""
        marks = self._marks
        marks.clear()
        marks.put(self.options)
        row = self._encoder.encode(self.state, self.seat)
        return bytearray(row), bytearray(marks.joined())

    def row(self, seat: i64) -> bytearray:
        """Return what a seat may know, in memory of its own."""
        return bytearray(self._encoder.encode(self.state, seat))

    def mask(self, seat: int) -> bytearray:
        """Return a byte for each action, 1 for what the seat may do now, in memory of its own."""
        if seat != self.seat:
            return bytearray(nothing(self._actions))
        marks = self._marks
        marks.clear()
        marks.put(self.options)
        return bytearray(marks.joined())


def new_match(title: Title[Any], rules: Ruleset, encoder: Encoder[Any], seed: int) -> Match:
    """Return a new game at the first decision of a seat."""
    state, options = new_game(title, rules)
    return Match(encoder, state, options, Dealer(seed), [], [])
