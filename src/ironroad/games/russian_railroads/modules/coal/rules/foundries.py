"""Coal, spaces that cost coal, and foundries (rules CO-3 to CO-9)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Chance, Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import DUE, Pile, rewards_name
from ironroad.games.russian_railroads.events import placed
from ironroad.games.russian_railroads.expansion import SideActions
from ironroad.games.russian_railroads.modules.coal import events
from ironroad.games.russian_railroads.modules.coal.components import FOUNDRY, coal
from ironroad.games.russian_railroads.modules.coal.rules import boilermen
from ironroad.games.russian_railroads.modules.coal.state import (
    coal_board,
    coal_table,
    put_coal_board,
    put_coal_table,
)
from ironroad.games.russian_railroads.modules.rules.usable import OnceARound
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import (
    COAL_PIECE,
    State,
    consume_one,
    owe_all,
    place_of,
)


class TakeCoal(Effect):
    """Coal as a reward (rule CO-3)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take coal, which is unlimited; without the module nothing happens."""
        if coal(state.rules).in_use:
            board = coal_board(state, seat)
            put_coal_board(state, seat, board.with_coal(board.coal + count))
            events.coal(state, seat, count)


class RevealFoundry(Chance[State]):
    """Reveal the top foundry of the stack (rules CO-2 and CO-3)."""

    def options(self, state: State, options: Options) -> None:
        """Every foundry whose front nobody has seen."""
        unseen: i64 = coal_table(state).unseen
        things = coal(state.rules)
        for foundry in range(things.foundries.count):
            if unseen & bit(foundry):
                options.add(things.reveal + foundry)

    def choose(self, state: State, action: i64) -> None:
        """Add it to the open foundries."""
        foundry: i64 = action - coal(state.rules).reveal
        put_coal_table(state, coal_table(state).with_shown(foundry))
        events.revealed(state, foundry)

    def prompt(self, state: State) -> Message:
        """Return the message that describes the draw."""
        return Message("rr-ask-reveal")


class Foundry(Effect):
    """Take an open foundry (rule CO-3)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append the open foundries."""
        things = coal(state.rules)
        shown: i64 = coal_table(state).shown
        for foundry in range(things.foundries.count):
            if shown & bit(foundry):
                options.add(things.foundry + foundry)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take an open foundry; the next one of the stack is revealed at once."""
        foundry: i64 = action - coal(state.rules).foundry
        consume_one(state, place_of(state, FOUNDRY))
        table = coal_table(state).without_shown(foundry)
        put_coal_table(state, table)
        board = coal_board(state, seat)
        put_coal_board(state, seat, board.with_foundries(board.foundries | bit(foundry)))
        events.foundry(state, seat, foundry)
        if table.stack > 0:
            state.stack.append(RevealFoundry())

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether at least ``count`` foundries are open."""
        return len(members_of(coal_table(state).shown)) >= count


class OwnFoundries(OnceARound):
    """The actions that use a player's foundries; each use costs coal (rule CO-8)."""

    def __init__(self, first: int, pile: Pile, cost: i64) -> None:
        super().__init__(first, pile)
        self.cost: Final[i64] = cost

    def ready(self, state: State, seat: i64) -> i64:
        """Return the foundries not used in this round, as a bit mask; none if the player has too little coal."""
        board = coal_board(state, seat)
        return board.foundries & ~board.foundries_used if board.coal >= self.cost else 0

    def use_up(self, state: State, seat: i64, number: i64) -> None:
        """Pay the coal and mark the foundry as used; after the use it may be closed (rule CO-9)."""
        board = coal_board(state, seat)
        used = board.with_foundries_used(board.foundries_used | bit(number))
        put_coal_board(state, seat, used.with_coal(board.coal - self.cost))
        events.used_foundry(state, seat, number)
        state.stack.append(OfferClosing(seat, number))


class OfferClosing(Step[State]):
    """Offer to close the foundry just used, if there is a place for its boilerman (rule CO-9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "foundry")

    def __init__(self, seat: i64, foundry: i64) -> None:
        self.seat: Final[i64] = seat
        self.foundry: Final[i64] = foundry

    def run(self, state: State) -> None:
        """Push the decision if there is a place."""
        if boilermen.places(state, self.seat) > 0:
            state.stack.append(CloseFoundry(self.seat, self.foundry))


class CloseFoundry(Decision[State]):
    """Close the foundry just used, which becomes a boilerman for good, or keep it (rule CO-9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "foundry")

    def __init__(self, seat: i64, foundry: i64) -> None:
        super().__init__(seat)
        self.foundry: Final[i64] = foundry

    def options(self, state: State, options: Options) -> None:
        """Every place for a boilerman, and keeping the foundry."""
        boilermen.offer(state, self.seat, options)
        options.add(coal(state.rules).keep)

    def choose(self, state: State, action: i64) -> None:
        """Close the foundry and place the boilerman, or keep it."""
        if action == coal(state.rules).keep:
            return
        board = coal_board(state, self.seat)
        left = board.with_foundries(board.foundries & ~bit(self.foundry))
        put_coal_board(state, self.seat, left)
        events.closed_foundry(state, self.seat, self.foundry)
        boilermen.place(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask for the place of the boilerman."""
        rewards = rewards_name(coal(state.rules).foundries.rewards[self.foundry])
        return Message("rr-ask-close", rewards=rewards)


class CoalSpaces(SideActions):
    """The actions that use spaces for coal (rules CO-5 and CO-6)."""

    def __init__(self, first: int, spaces: list[Space]) -> None:
        super().__init__(first, False)
        self.spaces: Final = spaces

    def needs_room(self, state: State, seat: i64) -> bool:
        """Whether a space is unoccupied and affordable."""
        held: i64 = coal_board(state, seat).coal
        if held > 0:
            for space in self.spaces:
                if space.coal <= held and state.spaces[space.index] == 0:
                    return True
        return False

    def offer(self, state: State, seat: i64, room: Rooms, options: Options) -> None:
        """Append the unoccupied spaces that are affordable and can be used completely."""
        held: i64 = coal_board(state, seat).coal
        if held == 0:
            return
        for place in range(len(self.spaces)):
            space = self.spaces[place]
            if space.coal <= held and state.spaces[space.index] == 0:
                if feasible.can_use(state, seat, space, room):
                    options.add(self.first + place)

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Pay with coal, which stays on the space until the end of the round; the rewards are compulsory (rule CO-6)."""
        space = self.spaces[number]
        board = coal_board(state, seat)
        put_coal_board(state, seat, board.with_coal(board.coal - space.coal))
        state.spaces[space.index] = space.coal * COAL_PIECE
        placed(state, seat, space)
        owe_all(state, space.rewards, DUE)
