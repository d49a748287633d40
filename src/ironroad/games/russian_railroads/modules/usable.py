"""What a player owns and uses once a round beside the main action: income markers and foundries."""

from typing import Final, TypedDict

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import Pile
from ironroad.games.russian_railroads.expansion import Beside
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.state import ANNEX, State, owe_all


class OnceARound(Beside):
    """Things of a pile, kept for each player as the set of those owned and of those used in this round."""

    def __init__(self, first: int, pile: Pile, owned: int, used: int) -> None:
        super().__init__(first, True)
        self.pile: Final = pile
        self.owned: Final[i64] = owned
        self.used: Final[i64] = used

    def ready(self, state: State, seat: i64) -> i64:
        """Return the things of a player that were not used in this round, as a set."""
        place: i64 = seat * ANNEX
        return state.annexes[place + self.owned] & ~state.annexes[place + self.used]

    def needs_room(self, state: State, seat: i64) -> bool:
        """Whether anything is ready."""
        return self.ready(state, seat) != 0

    def offer(self, state: State, seat: i64, room: list[int], options: Options) -> None:
        """Offer what is ready and does something, be it only in part (ruling R24)."""
        ready: i64 = self.ready(state, seat)
        thing: i64 = 0
        while ready != 0:
            if ready & 1 and feasible.can_start(state, seat, self.pile.rewards[thing], room):
                options.add(self.first + thing)
            ready >>= 1
            thing += 1

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Use it up for this round and earn what it shows."""
        state.annexes[seat * ANNEX + self.used] |= bit(number)
        owe_all(state, self.pile.rewards[number], 0)


class UsableView(TypedDict):
    """An income marker or a foundry, and whether it was used in this round."""

    id: str
    used: bool


def usable(pile: Pile, owned: i64, used: i64) -> list[UsableView]:
    """Return the things of a player for a view."""
    return [{"id": pile.ids[p], "used": used & bit(p) != 0} for p in members_of(owned)]


def names(pile: Pile, members: i64) -> list[str]:
    """Return the ids of some things of a pile."""
    return [pile.ids[place] for place in members_of(members)]


def ready_again(state: State, used: i64) -> None:
    """In a new round everything can be used again."""
    for seat in range(state.rules.seats):
        state.annexes[seat * ANNEX + used] = 0
