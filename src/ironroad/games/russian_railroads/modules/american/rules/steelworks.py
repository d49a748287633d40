"""Steelworks: taken with the last tile of a pile, placed, replaced or discarded (rules AR-19 to AR-21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import reward_of
from ironroad.games.russian_railroads.events import factory_name
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import PAYOUT_ALL, american
from ironroad.games.russian_railroads.modules.american.state import (
    american_table,
    put_american_table,
)
from ironroad.games.russian_railroads.rules.factories import first_gap, put_factory
from ironroad.games.russian_railroads.state import State, count_in, owe


def is_replaceable(state: State, seat: i64, gap: i64) -> bool:
    """Whether the factory in a gap may be replaced: a steelworks always, others if all gaps are filled (rule AR-20)."""
    number: i64 = state.players[seat].factory(gap)
    if number == american(state.rules).steelworks:
        return True
    return first_gap(state, seat) < 0


def has_steelworks(state: State, seat: i64) -> bool:
    """Whether a player has a steelworks in the industry track."""
    player = state.players[seat]
    steelworks: i64 = american(state.rules).steelworks
    for gap in range(state.rules.lane.gaps):
        if player.factory(gap) == steelworks:
            return True
    return False


def take_with_last(state: State, seat: i64, number: i64) -> None:
    """Give the steelworks of a pile to the player who took its last tile; it is placed afterwards (AR-19, ruling R38)."""
    table = american_table(state)
    if table.steelworks & bit(number) and count_in(state.piles, number) == 0:
        put_american_table(state, table.without_steelworks(number))
        owe(state, reward_of(PAYOUT_ALL, 1))
        state.stack.append(PlaceFactory(seat, american(state.rules).steelworks))
        events.steelworks(state, seat)


class PlaceFactory(Decision[State]):
    """Put a factory into the next gap or replace another one; a steelworks may be discarded (rule AR-20)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def options(self, state: State, options: Options) -> None:
        """The factories that may be replaced, the next gap, discarding a steelworks."""
        things = american(state.rules)
        for gap in range(state.rules.lane.gaps):
            if is_replaceable(state, self.seat, gap):
                options.add(state.rules.replace + gap)
        if first_gap(state, self.seat) >= 0:
            options.add(things.fill)
        if self.number == things.steelworks:
            options.add(things.discard)

    def choose(self, state: State, action: i64) -> None:
        """Place the factory, or discard it."""
        things = american(state.rules)
        if action == things.discard:
            events.discarded(state, self.seat)
            return
        gap = first_gap(state, self.seat)
        if action != things.fill:
            gap = action - state.rules.replace
        put_factory(state, self.seat, self.number, gap)

    def prompt(self, state: State) -> Message:
        """Ask for the place."""
        return Message("rr-ask-factory", factory=factory_name(state, self.number))
