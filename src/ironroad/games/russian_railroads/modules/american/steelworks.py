"""Steelworks: taken with the last locomotive of a pile, placed, replaced, discarded (rules AR-19 to AR-21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import reward_of
from ironroad.games.russian_railroads.events import factory_name
from ironroad.games.russian_railroads.modules.american import events
from ironroad.games.russian_railroads.modules.american.components import PAYOUT_ALL, american
from ironroad.games.russian_railroads.modules.american.state import WORKS_LEFT
from ironroad.games.russian_railroads.rules.factories import first_gap, put_factory
from ironroad.games.russian_railroads.state import BLOCK, FACTORY, State, count_in, owe


def is_replaceable(state: State, seat: i64, gap: i64) -> bool:
    """Whether the factory of a gap may be replaced: a steelworks always, others once all gaps are filled."""
    number: i64 = state.players[seat * BLOCK + FACTORY + gap]
    if number == american(state.rules).steelworks:
        return True
    return number > 0 and first_gap(state, seat) < 0


def has_steelworks(state: State, seat: i64) -> bool:
    """Whether a steelworks stands in the industry track."""
    first: i64 = seat * BLOCK + FACTORY
    steelworks: i64 = american(state.rules).steelworks
    for gap in range(state.rules.lane.gaps):
        if state.players[first + gap] == steelworks:
            return True
    return False


def take_with_last(state: State, seat: i64, number: i64) -> None:
    """Who takes the last locomotive of a pile takes the steelworks beside it, once everything is placed."""
    if state.common[WORKS_LEFT] & bit(number) and count_in(state.piles, number) == 0:
        state.common[WORKS_LEFT] -= bit(number)
        owe(state, reward_of(PAYOUT_ALL, 1))
        state.stack.append(PlaceFactory(seat, american(state.rules).steelworks))
        events.steelworks(state, seat)


class PlaceFactory(Decision[State]):
    """Put a factory into the next gap or in the place of another one; a steelworks may be discarded."""

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
        """Place it."""
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
