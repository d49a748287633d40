"""Coal: spaces that are paid with it, and foundries (rules CO-3 to CO-9)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events, module_events
from ironroad.games.russian_railroads.components import BURN, DUE, FOUNDRY, rewards_name
from ironroad.games.russian_railroads.rules import boilermen, feasible
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import (
    ANNEX,
    COAL,
    COAL_PIECE,
    FOUNDRIES,
    FOUNDRIES_SHOWN,
    FOUNDRIES_UNSEEN,
    FOUNDRIES_USED,
    FOUNDRY_STACK,
    State,
    owe_all,
    place_of,
    settle_one,
)


def take_coal(state: State, seat: i64, count: i64) -> None:
    """Take coal; there is always enough."""
    state.annexes[seat * ANNEX + COAL] += count
    module_events.coal(state, seat, count)


class RevealFoundry(Chance[State]):
    """The next foundry of the stack is turned to its front and laid out."""

    def options(self, state: State, options: Options) -> None:
        """Any foundry whose front nobody has seen."""
        unseen: i64 = state.common[FOUNDRIES_UNSEEN]
        for foundry in range(state.rules.modules.foundries.count):
            if unseen & bit(foundry):
                options.add(state.rules.further.reveal + foundry)

    def choose(self, state: State, action: i64) -> None:
        """Lay it out."""
        foundry: i64 = action - state.rules.further.reveal
        state.common[FOUNDRIES_UNSEEN] -= bit(foundry)
        state.common[FOUNDRIES_SHOWN] |= bit(foundry)
        state.common[FOUNDRY_STACK] -= 1
        module_events.revealed(state, foundry)

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-reveal")


def offer(state: State, options: Options) -> None:
    """Offer the foundries that lie open."""
    shown: i64 = state.common[FOUNDRIES_SHOWN]
    for foundry in range(state.rules.modules.foundries.count):
        if shown & bit(foundry):
            options.add(state.rules.of_owed.foundry + foundry)


def take(state: State, seat: i64, action: i64) -> None:
    """Take an open foundry; the next of the stack takes its place at once."""
    foundry: i64 = action - state.rules.of_owed.foundry
    settle_one(state, place_of(state, FOUNDRY))
    state.common[FOUNDRIES_SHOWN] -= bit(foundry)
    state.annexes[seat * ANNEX + FOUNDRIES] |= bit(foundry)
    module_events.foundry(state, seat, foundry)
    if state.common[FOUNDRY_STACK] > 0:
        state.stack.append(RevealFoundry())


def has_coal(state: State, seat: i64) -> bool:
    """Whether a player has coal."""
    return state.annexes[seat * ANNEX + COAL] > 0


def offer_use(state: State, seat: i64, free: list[int], options: Options) -> None:
    """Offer own foundries that were not used in this round and do something, be it only in part."""
    first: i64 = seat * ANNEX
    if state.annexes[first + COAL] < state.rules.modules.foundry_cost:
        return
    ready: i64 = state.annexes[first + FOUNDRIES] & ~state.annexes[first + FOUNDRIES_USED]
    foundry: i64 = 0
    while ready != 0:
        if ready & 1:
            rewards = state.rules.modules.foundries.rewards[foundry]
            if feasible.can_start(state, seat, rewards, free):
                options.add(state.rules.further.use_foundry + foundry)
        ready >>= 1
        foundry += 1


def use(state: State, seat: i64, foundry: i64) -> None:
    """Pay the coal and earn what the foundry gives; straight after that it may be closed."""
    state.annexes[seat * ANNEX + COAL] -= state.rules.modules.foundry_cost
    state.annexes[seat * ANNEX + FOUNDRIES_USED] |= bit(foundry)
    module_events.used_foundry(state, seat, foundry)
    state.stack.append(OfferClosing(seat, foundry))
    owe_all(state, state.rules.modules.foundries.rewards[foundry], 0)


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
        options.add(state.rules.further.keep)

    def choose(self, state: State, action: i64) -> None:
        """Place the boilerman."""
        if action == state.rules.further.keep:
            return
        state.annexes[self.seat * ANNEX + FOUNDRIES] -= bit(self.foundry)
        module_events.closed_foundry(state, self.seat, self.foundry)
        boilermen.place(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask where it goes."""
        rewards = rewards_name(state.rules.modules.foundries.rewards[self.foundry])
        return Message("rr-ask-close", rewards=rewards)


def offer_spaces(state: State, seat: i64, free: list[int], options: Options) -> None:
    """Offer the unused spaces that are paid with coal and can be used completely."""
    coal: i64 = state.annexes[seat * ANNEX + COAL]
    if coal == 0:
        return
    spaces = state.rules.spaces.for_coal
    for place in range(len(spaces)):
        space = spaces[place]
        if space.coal <= coal and state.spaces[space.index] == 0:
            if feasible.can_use(state, seat, space, free):
                options.add(state.rules.use_space + place)


def use_space(state: State, seat: i64, space: Space) -> None:
    """Lay coal on a space, where it stays until the end of the round, and use it in full."""
    state.annexes[seat * ANNEX + COAL] -= space.coal
    state.spaces[space.index] = space.coal * COAL_PIECE
    events.placed(state, seat, space)
    owe_all(state, space.rewards, DUE)


def burn(state: State, seat: i64) -> None:
    """Pay one coal for more advances of the coal factory."""
    settle_one(state, place_of(state, BURN))
    state.annexes[seat * ANNEX + COAL] -= 1
    module_events.burnt(state, seat)
    owe_all(state, state.rules.modules.burning, 0)


def open_again(state: State) -> None:
    """In a new round every foundry can be used again."""
    for seat in range(state.rules.seats):
        state.annexes[seat * ANNEX + FOUNDRIES_USED] = 0
