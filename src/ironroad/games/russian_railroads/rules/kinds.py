"""What the rules do with each kind of reward: a table that the chapters fill, and the bag of what is taken in any order."""

from typing import Final

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import KIND_COUNT
from ironroad.games.russian_railroads.state import State


class Effect:
    """What happens with rewards of one kind; a kind has the methods that its place in the order of kinds asks for."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Carry out a reward that needs no choice."""
        raise NotImplementedError

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Take an entry of the bag that is dealt with before everything else, and ask; what cannot be done lapses."""
        raise NotImplementedError

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer every single step that the bag pays for."""
        raise NotImplementedError

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take one step and use up what pays for it."""
        raise NotImplementedError

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether it can be carried out in full, where no number tells; ``free`` is what ``rooms`` says."""
        return True

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether a ? token that brings it may be played."""
        return True


EFFECTS: Final = [Effect() for _ in range(KIND_COUNT)]
"""By kind."""


def register(kind: i64, effect: Effect) -> None:
    """Say what happens with a kind of reward."""
    EFFECTS[kind] = effect
