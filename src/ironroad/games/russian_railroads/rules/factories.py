"""Factories in the industry track: gaps, replacing, steelworks (p. 10, rules AR-19 to AR-21)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events, module_events
from ironroad.games.russian_railroads.components import PAYOUT_ALL, reward_of
from ironroad.games.russian_railroads.rules import boilermen
from ironroad.games.russian_railroads.state import (
    BLOCK,
    FACTORY,
    WORKS_LEFT,
    State,
    count_in,
    owe,
    tile,
)


def first_gap(state: State, seat: i64) -> i64:
    """Return the left-most gap without a factory, or -1 when all are filled."""
    first: i64 = seat * BLOCK + FACTORY
    for gap in range(state.rules.lane.gaps):
        if state.players[first + gap] == 0:
            return gap
    return -1


def is_replaceable(state: State, seat: i64, gap: i64) -> bool:
    """Whether the factory of a gap may be replaced: a steelworks always, others once all gaps are filled."""
    number: i64 = state.players[seat * BLOCK + FACTORY + gap]
    if number == state.rules.tiles.steelworks:
        return True
    return number > 0 and first_gap(state, seat) < 0


def has_steelworks(state: State, seat: i64) -> bool:
    """Whether a steelworks stands in the industry track."""
    first: i64 = seat * BLOCK + FACTORY
    for gap in range(state.rules.lane.gaps):
        if state.players[first + gap] == state.rules.tiles.steelworks:
            return True
    return False


def put_factory(state: State, seat: i64, number: i64, gap: i64) -> None:
    """Put a factory into a gap; what stood there goes face up, a steelworks out of the game."""
    place: i64 = seat * BLOCK + FACTORY + gap
    old: i64 = state.players[place]
    if old > 0:
        if old != state.rules.tiles.steelworks:
            state.face_up += tile(old)
        if state.rules.modular:
            boilermen.lose_at_gap(state, seat, gap)
    state.players[place] = number
    events.built_factory(state, seat, number, gap)


def take_with_last(state: State, seat: i64, number: i64) -> None:
    """Who takes the last locomotive of a pile takes the steelworks beside it, once everything is placed."""
    if state.common[WORKS_LEFT] & bit(number) and count_in(state.piles, number) == 0:
        state.common[WORKS_LEFT] -= bit(number)
        owe(state, reward_of(PAYOUT_ALL, 1))
        state.stack.append(PlaceFactory(seat, state.rules.tiles.steelworks))
        module_events.steelworks(state, seat)


class PlaceFactory(Decision[State]):
    """Put a factory into the next gap or in the place of another one; a steelworks may be discarded."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def options(self, state: State, options: Options) -> None:
        """The factories that may be replaced, the next gap, discarding a steelworks."""
        rules = state.rules
        for gap in range(rules.lane.gaps):
            if is_replaceable(state, self.seat, gap):
                options.add(rules.replace + gap)
        if first_gap(state, self.seat) >= 0:
            options.add(rules.further.fill)
        if self.number == rules.tiles.steelworks:
            options.add(rules.further.discard)

    def choose(self, state: State, action: i64) -> None:
        """Place it."""
        rules = state.rules
        if action == rules.further.discard:
            module_events.discarded(state, self.seat)
            return
        gap = first_gap(state, self.seat)
        if action != rules.further.fill:
            gap = action - rules.replace
        put_factory(state, self.seat, self.number, gap)

    def prompt(self, state: State) -> Message:
        """Ask for the place."""
        return Message("rr-ask-factory", factory=events.factory_name(state, self.number))
