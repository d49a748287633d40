"""Boulders, coin spaces and the golden spike of the American boards (rules AR-3 to AR-6)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.expansion import Beside
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import BOULDER, american
from ironroad.games.russian_railroads.modules.american.state import BOULDERS, SPIKE
from ironroad.games.russian_railroads.rules import free
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.special import is_reached
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    DONE,
    ROUBLES,
    State,
    owe_all,
    place_of,
    settle_one,
)


class RemoveBoulder(Effect):
    """The removal of a boulder."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to remove a boulder that is left."""
        things = american(state.rules)
        for boulder in range(len(things.boulders)):
            if state.annexes[seat * ANNEX + BOULDERS] & bit(boulder):
                options.add(things.boulder + boulder)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Remove a boulder and earn its points."""
        things = american(state.rules)
        boulder: i64 = action - things.boulder
        settle_one(state, place_of(state, BOULDER))
        state.annexes[seat * ANNEX + BOULDERS] -= bit(boulder)
        events.boulder(state, seat, boulder)
        owe_all(state, things.boulders[boulder].rewards, 0)


class Spike(Effect):
    """The golden spike."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Place it: some scoring spaces are worth more."""
        state.annexes[seat * ANNEX + SPIKE] = 1
        events.spike(state, seat)


def offer_buying(state: State, seat: i64, options: Options) -> None:
    """Offer the coin spaces whose condition is met and that were not paid for (ruling R36)."""
    things = american(state.rules)
    first: i64 = seat * BLOCK
    for place in range(len(things.bought)):
        number: i64 = things.bought[place]
        advantage = state.rules.railroads.advantages[number]
        if state.players[first + ROUBLES] >= advantage.roubles:
            if state.players[first + DONE] & bit(number) == 0:
                if is_reached(state, seat, advantage):
                    options.add(things.buy + place)


class CoinSpaces(Beside):
    """The special spaces that are paid for."""

    def offer(self, state: State, seat: i64, room: list[int], options: Options) -> None:
        """Offer those that can be paid for."""
        offer_buying(state, seat, options)

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Pay for a coin space, mark it done and earn its advantage."""
        place: i64 = american(state.rules).bought[number]
        advantage = state.rules.railroads.advantages[place]
        state.players[seat * BLOCK + ROUBLES] -= advantage.roubles
        state.roubles += advantage.roubles
        state.players[seat * BLOCK + DONE] |= bit(place)
        events.bought(state, seat, advantage)
        owe_all(state, advantage.rewards, 0)


class AfterRelocation(Step[State]):
    """The worker of a turn-order space has moved on; only coin spaces may still be paid (ruling R47)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Ask, if there is a coin space to pay for."""
        options = Options()
        offer_buying(state, self.seat, options)
        if options.count > 0:
            state.stack.append(PAY_COIN[self.seat])


class PayCoin(Decision[State]):
    """Pay for a coin space before the scoring, or leave it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """The coin spaces whose condition is met, and the end."""
        offer_buying(state, self.seat, options)
        options.add(state.rules.finish)

    def choose(self, state: State, action: i64) -> None:
        """Pay and ask again."""
        if action != state.rules.finish:
            state.stack.append(AFTER_RELOCATION[self.seat])
            free.use(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask what is paid for."""
        return Message("rr-ask-coin")


# One of each serves all games.
AFTER_RELOCATION: Final = [AfterRelocation(seat) for seat in range(4)]
PAY_COIN: Final = [PayCoin(seat) for seat in range(4)]
