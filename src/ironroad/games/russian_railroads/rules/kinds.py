"""The dispatch table from reward kind to its handler, an ``Effect``; chapters and modules register theirs."""

from typing import Final

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import KIND_COUNT
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.state import State


class Effect:
    """The handler of a reward kind. Which methods it needs depends on the range of the kind (see ``components``).

    Up to ``LAST_AT_ONCE``: ``do``. Up to ``LAST_FIRST``: ``ask``. Others: ``offer`` and ``take``.
    """

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Carry out a reward without a choice."""
        raise NotImplementedError

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Remove an entry of the bag that comes before everything else and push its decision; it lapses if impossible."""
        raise NotImplementedError

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append the actions that carry out one unit of this kind."""
        raise NotImplementedError

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Carry out one unit and consume it from the bag."""
        raise NotImplementedError

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether ``count`` units can be carried out, for kinds with ``SEARCHED``; ``room`` is the result of ``rooms``."""
        return True

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether a ? token with this reward may be played."""
        return True


EFFECTS: Final = [Effect() for _ in range(KIND_COUNT)]
"""The handlers, indexed by reward kind."""


def register(kind: i64, effect: Effect) -> None:
    """Register the handler of a reward kind."""
    EFFECTS[kind] = effect
