"""Boulders, coin spaces and the golden spike of the American boards (rules AR-3 to AR-6)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.expansion import SideActions
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import BOULDER, american
from ironroad.games.russian_railroads.modules.american.state import (
    american_board,
    put_american_board,
)
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import side_actions
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.special import is_reached
from ironroad.games.russian_railroads.state import State, consume_one, owe_all, place_of


class RemoveBoulder(Effect):
    """Remove a boulder (rule AR-4)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append the removal of each remaining boulder."""
        things = american(state.rules)
        board = american_board(state, seat)
        for boulder in range(len(things.boulders)):
            if board.has_boulder(boulder):
                options.add(things.boulder + boulder)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Remove a boulder and add its rewards to the bag."""
        things = american(state.rules)
        boulder: i64 = action - things.boulder
        consume_one(state, place_of(state, BOULDER))
        put_american_board(state, seat, american_board(state, seat).without_boulder(boulder))
        events.boulder(state, seat, boulder)
        owe_all(state, things.boulders[boulder].rewards, 0)


class Spike(Effect):
    """The golden spike (rule AR-9)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the golden spike to the player: some scoring spaces score more."""
        put_american_board(state, seat, american_board(state, seat).with_spike())
        events.spike(state, seat)


def offer_buying(state: State, seat: i64, options: Options) -> None:
    """Append the coin spaces that are reached, affordable and not paid yet (rule AR-5, ruling R36)."""
    things = american(state.rules)
    player = state.players[seat]
    for place in range(len(things.bought)):
        number: i64 = things.bought[place]
        advantage = state.rules.railroads.advantages[number]
        if player.roubles >= advantage.roubles:
            if not player.took_advantage(number):
                if is_reached(state, seat, advantage):
                    options.add(things.buy + place)


class CoinSpaces(SideActions):
    """The actions that pay for coin spaces (rule AR-5)."""

    def offer(self, state: State, seat: i64, room: Rooms, options: Options) -> None:
        """Append the coin spaces that can be paid."""
        offer_buying(state, seat, options)

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Pay for a coin space, mark it as taken and add its rewards to the bag."""
        place: i64 = american(state.rules).bought[number]
        advantage = state.rules.railroads.advantages[place]
        player = state.players[seat]
        player.roubles -= advantage.roubles
        state.roubles += advantage.roubles
        player.advantages |= bit(place)
        events.bought(state, seat, advantage)
        owe_all(state, advantage.rewards, 0)


class AfterRelocation(Step[State]):
    """After the action of a relocated worker: coin spaces may be paid, nothing else (ruling R47)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Push the decision if a coin space can be paid."""
        options = Options()
        offer_buying(state, self.seat, options)
        if options.count > 0:
            state.stack.append(PAY_COIN[self.seat])


class PayCoin(Decision[State]):
    """Pay for a coin space before the scoring, or not."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """The coin spaces that can be paid, and finishing."""
        offer_buying(state, self.seat, options)
        options.add(state.rules.finish)

    def choose(self, state: State, action: i64) -> None:
        """Pay and ask again, or finish."""
        if action != state.rules.finish:
            state.stack.append(AFTER_RELOCATION[self.seat])
            side_actions.use(state, self.seat, action)

    def prompt(self, state: State) -> Message:
        """Ask for the coin space."""
        return Message("rr-ask-coin")


# Frames are immutable, so all games share these instances, indexed by seat.
AFTER_RELOCATION: Final = [AfterRelocation(seat) for seat in range(4)]
PAY_COIN: Final = [PayCoin(seat) for seat in range(4)]
