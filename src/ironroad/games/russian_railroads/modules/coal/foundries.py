"""Coal: spaces that are paid with it, and foundries (rules CO-3 to CO-9)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Chance, Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import DUE, Pile, rewards_name
from ironroad.games.russian_railroads.events import placed
from ironroad.games.russian_railroads.expansion import Beside
from ironroad.games.russian_railroads.modules.coal import boilermen, events
from ironroad.games.russian_railroads.modules.coal.components import FOUNDRY, coal
from ironroad.games.russian_railroads.modules.coal.state import (
    COAL,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_UNSEEN,
    FOUNDRIES_USED,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.modules.usable import OnceARound
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import (
    ANNEX,
    COAL_PIECE,
    State,
    owe_all,
    place_of,
    settle_one,
)


class TakeCoal(Effect):
    """Coal."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take coal; there is always enough."""
        state.annexes[seat * ANNEX + COAL] += count
        events.coal(state, seat, count)


class RevealFoundry(Chance[State]):
    """The next foundry of the stack is turned to its front and laid out."""

    def options(self, state: State, options: Options) -> None:
        """Any foundry whose front nobody has seen."""
        unseen: i64 = state.common[FOUNDRIES_UNSEEN]
        things = coal(state.rules)
        for foundry in range(things.foundries.count):
            if unseen & bit(foundry):
                options.add(things.reveal + foundry)

    def choose(self, state: State, action: i64) -> None:
        """Lay it out."""
        foundry: i64 = action - coal(state.rules).reveal
        state.common[FOUNDRIES_UNSEEN] -= bit(foundry)
        state.common[FOUNDRIES_SHOWN] |= bit(foundry)
        state.common[FOUNDRY_STACK] -= 1
        events.revealed(state, foundry)

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-reveal")


class Foundry(Effect):
    """A foundry that lies open."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer the foundries that lie open."""
        things = coal(state.rules)
        shown: i64 = state.common[FOUNDRIES_SHOWN]
        for foundry in range(things.foundries.count):
            if shown & bit(foundry):
                options.add(things.foundry + foundry)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take an open foundry; the next of the stack takes its place at once."""
        foundry: i64 = action - coal(state.rules).foundry
        settle_one(state, place_of(state, FOUNDRY))
        state.common[FOUNDRIES_SHOWN] -= bit(foundry)
        state.annexes[seat * ANNEX + FOUNDRIES] |= bit(foundry)
        events.foundry(state, seat, foundry)
        if state.common[FOUNDRY_STACK] > 0:
            state.stack.append(RevealFoundry())

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether so many lie open."""
        return len(members_of(state.common[FOUNDRIES_SHOWN])) >= count


class OwnFoundries(OnceARound):
    """The foundries of a player; each use costs coal."""

    def __init__(self, first: int, pile: Pile, cost: i64) -> None:
        super().__init__(first, pile, FOUNDRIES, FOUNDRIES_USED)
        self.cost: Final[i64] = cost

    def ready(self, state: State, seat: i64) -> i64:
        """Return the foundries that were not used in this round, if the coal is there."""
        if state.annexes[seat * ANNEX + COAL] < self.cost:
            return 0
        return super().ready(state, seat)

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Pay the coal and earn what the foundry gives; straight after that it may be closed."""
        state.annexes[seat * ANNEX + COAL] -= self.cost
        events.used_foundry(state, seat, number)
        state.stack.append(OfferClosing(seat, number))
        super().use(state, seat, number)


class OfferClosing(Step[State]):
    """A foundry that was used may be closed, if its boilerman finds a place."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "foundry")

    def __init__(self, seat: i64, foundry: i64) -> None:
        self.seat: Final[i64] = seat
        self.foundry: Final[i64] = foundry

    def run(self, state: State) -> None:
        """Ask, if there is a choice."""
        if boilermen.places(state, self.seat) > 0:
            state.stack.append(CloseFoundry(self.seat, self.foundry))


class CloseFoundry(Decision[State]):
    """Close the foundry just used: turned over it is a boilerman; it is never opened again."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "foundry")

    def __init__(self, seat: i64, foundry: i64) -> None:
        super().__init__(seat)
        self.foundry: Final[i64] = foundry

    def options(self, state: State, options: Options) -> None:
        """Every place for a boilerman, or keep the foundry."""
        boilermen.offer(state, self.seat, options)
        options.add(coal(state.rules).keep)

    def choose(self, state: State, action: i64) -> None:
        """Place the boilerman."""
        if action == coal(state.rules).keep:
            return
        state.annexes[self.seat * ANNEX + FOUNDRIES] -= bit(self.foundry)
        events.closed_foundry(state, self.seat, self.foundry)
        boilermen.place(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask where it goes."""
        rewards = rewards_name(coal(state.rules).foundries.rewards[self.foundry])
        return Message("rr-ask-close", rewards=rewards)


class CoalSpaces(Beside):
    """The spaces that are paid with coal."""

    def __init__(self, first: int, spaces: list[Space]) -> None:
        super().__init__(first, False)
        self.spaces: Final = spaces

    def needs_room(self, state: State, seat: i64) -> bool:
        """Whether a player has coal."""
        return state.annexes[seat * ANNEX + COAL] > 0

    def offer(self, state: State, seat: i64, room: list[int], options: Options) -> None:
        """Offer the unused spaces that can be paid and used completely."""
        held: i64 = state.annexes[seat * ANNEX + COAL]
        if held == 0:
            return
        for place in range(len(self.spaces)):
            space = self.spaces[place]
            if space.coal <= held and state.spaces[space.index] == 0:
                if feasible.can_use(state, seat, space, room):
                    options.add(self.first + place)

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Lay coal on a space, where it stays until the end of the round, and use it in full."""
        space = self.spaces[number]
        state.annexes[seat * ANNEX + COAL] -= space.coal
        state.spaces[space.index] = space.coal * COAL_PIECE
        placed(state, seat, space)
        owe_all(state, space.rewards, DUE)
