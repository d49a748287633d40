"""Tokens that their owner may use once per round before or after the main action: income markers, foundries."""

from typing import Final

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import Pile
from ironroad.games.russian_railroads.expansion import SideActions
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.state import State, owe_all


class OnceARound(SideActions):
    """The actions that use a player's items of a pile, each once per round."""

    def __init__(self, first: int, pile: Pile) -> None:
        super().__init__(first, True)
        self.pile: Final = pile

    def ready(self, state: State, seat: i64) -> i64:
        """Return the player's items that can still be used in this round, as a bit mask."""
        raise NotImplementedError

    def needs_room(self, state: State, seat: i64) -> bool:
        """Whether any item is ready."""
        return self.ready(state, seat) != 0

    def offer(self, state: State, seat: i64, room: Rooms, options: Options) -> None:
        """Append the ready items whose rewards are possible at least in part (ruling R24)."""
        ready: i64 = self.ready(state, seat)
        thing: i64 = 0
        while ready != 0:
            if ready & 1 and feasible.can_start(state, seat, self.pile.rewards[thing], room):
                options.add(self.first + thing)
            ready >>= 1
            thing += 1

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Mark an item as used in this round and add its rewards to the bag; they are optional (ruling R24)."""
        self.use_up(state, seat, number)
        owe_all(state, self.pile.rewards[number], 0)

    def use_up(self, state: State, seat: i64, number: i64) -> None:
        """Mark an item as used in this round and pay its cost."""
        raise NotImplementedError
