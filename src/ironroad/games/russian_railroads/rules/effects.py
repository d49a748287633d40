"""The effects a turn earns, turned into decisions: a bag that its owner empties (p. 14)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step, do
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BLACK_WORKER,
    BONUS,
    BUILD,
    CARD,
    CARD_ENGINEER,
    COLOUR_COUNT,
    COUNT_MASK,
    DOUBLER,
    DUE,
    ENGINEER_SUM,
    FACTORY,
    HIRE,
    INDUSTRY,
    KIND_UNIT,
    LAST_AT_ONCE,
    LAST_FIRST,
    LOCOMOTIVE,
    LOCOMOTIVE_SUM,
    MARKER,
    MEDAL,
    NEW_TRACKS,
    PAYOUT,
    PAYOUT_ALL,
    PLACE,
    POINTS,
    REUSE,
    REVALUE,
    ROUBLE,
    STEP_ANY,
    STOCK,
    TEMPORARY,
    TOKEN,
    WORKER,
    rewards_name,
)
from ironroad.games.russian_railroads.rules import (
    auxiliary,
    bag,
    cards,
    engineers,
    feasible,
    ideas,
    industry,
    locomotives,
    modules,
    stock,
    track,
)
from ironroad.games.russian_railroads.rules.yard import ANYWHERE
from ironroad.games.russian_railroads.state import (
    EFFECT_SCORE,
    State,
    owe_all,
    place_of,
    score,
    settle_one,
)

# Kinds of effects in the bag other than track advances, as a set: bit 0 is INDUSTRY.
SOME_INDUSTRY: Final = 1 << (INDUSTRY - INDUSTRY)
SOME_DOUBLER: Final = 1 << (DOUBLER - INDUSTRY)
SOME_BUILD: Final = (
    1 << (BUILD - INDUSTRY) | 1 << (LOCOMOTIVE - INDUSTRY) | 1 << (FACTORY - INDUSTRY)
)
SOME_TOKEN: Final = 1 << (TOKEN - INDUSTRY)
SOME_BONUS: Final = 1 << (BONUS - INDUSTRY)
SOME_AGAIN: Final = 1 << (AGAIN - INDUSTRY)


class Settle(Step[State]):
    """Do at once what needs no choice, ask first what comes first, then let the player choose (ruling R3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Work through the bag; when it is empty the turn is over."""
        owed = state.owed
        place: i64 = 0
        while place < len(owed):
            entry: i64 = owed[place]
            if entry // KIND_UNIT <= LAST_AT_ONCE:
                del owed[place]
                do_at_once(state, self.seat, entry // KIND_UNIT, entry & COUNT_MASK)
                place = 0
            else:
                place += 1
        if not owed:
            return
        for place in range(len(owed)):
            entry = owed[place]
            if entry // KIND_UNIT <= LAST_FIRST:
                state.stack.append(self)
                do_first(state, self.seat, place)
                return
        state.stack.append(TAKE_OWED[self.seat])


def do_at_once(state: State, seat: i64, kind: i64, count: i64) -> None:
    """Carry out a reward that needs no choice."""
    if kind == POINTS:
        score_effect(state, seat, count)
    elif kind == ROUBLE:
        auxiliary.take_roubles(state, seat, count)
    elif kind == TEMPORARY:
        auxiliary.take_temporary(state, seat, count)
    elif kind == WORKER:
        auxiliary.take_workers(state, seat, count)
    elif NEW_TRACKS <= kind < NEW_TRACKS + COLOUR_COUNT:
        track.add_tracks(state, seat, kind - NEW_TRACKS, count)
    elif kind == REVALUE:
        ideas.revalue(state, seat, count)
    elif kind == MEDAL:
        ideas.place_medal(state, seat)
    elif kind == MARKER:
        ideas.add_marker(state, seat)
    elif kind == ENGINEER_SUM:
        score_effect(state, seat, engineers.sum_of(state, seat, count - 1))
    elif kind == LOCOMOTIVE_SUM:
        score_effect(state, seat, locomotives.sum_of_best(state, seat, count))
    elif kind == BLACK_WORKER:
        auxiliary.take_black_worker(state, seat)
    elif kind == CARD_ENGINEER:
        engineers.take(state, seat, state.rules.engineers.on_card)
    elif kind == HIRE:
        engineers.hire(state, seat)
    else:
        modules.do_at_once(state, seat, kind, count)


def score_effect(state: State, seat: i64, points: i64) -> None:
    """Score points in the middle of a turn."""
    score(state, seat, EFFECT_SCORE, points)
    events.points(state, seat, points)


def do_first(state: State, seat: i64, place: i64) -> None:
    """Ask what is dealt with before everything else; what cannot be done lapses."""
    entry: i64 = state.owed[place]
    kind: i64 = entry // KIND_UNIT
    if kind == PLACE:
        del state.owed[place]
        number: i64 = entry & COUNT_MASK
        state.stack.append(locomotives.PlaceLocomotive(seat, number, ANYWHERE))
        return
    if kind > PLACE:
        if kind == PAYOUT_ALL:
            del state.owed[place]
            pay_out_all(state, seat)
        elif kind == STOCK:
            settle_one(state, place)
            step_then_pay_out(state, seat)
        else:
            modules.do_first(state, seat, place)
        return
    settle_one(state, place)
    if kind == REUSE:
        full = entry & DUE != 0
        if feasible.has_target(state, seat, full, feasible.rooms(state, seat)):
            state.stack.append(ChooseReuse(seat, 1 if full else 0))
        else:
            events.lapsed(state, seat, REUSE)
    else:
        assert kind == CARD
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, seat, card):
                state.stack.append(CHOOSE_CARD[seat])
                return
        events.lapsed(state, seat, CARD)


def pay_out_all(state: State, seat: i64) -> None:
    """From this player on, everybody takes a payout; the rest of the own effects waits (ruling R39)."""
    seats: i64 = state.rules.seats
    start: i64 = state.position(seat)
    bag.put_aside(state, seat)
    state.stack.append(stock.TakeBagUp())
    for place in range(seats - 1, -1, -1):
        other = state.seat_at((start + place) % seats)
        state.stack.append(SETTLE[other])
        state.stack.append(stock.PayOut(other))


def step_then_pay_out(state: State, seat: i64) -> None:
    """Move on the stock market; a payout that comes with it waits until what the step brings is used (AR-16)."""
    place = place_of(state, PAYOUT)
    if place >= 0:
        settle_one(state, place)
        bag.put_aside(state, seat)
        do(state, SETTLE[seat], stock.PayOut(seat), SETTLE[seat], stock.TakeBagUp())
    stock.step(state, seat)


class TakeOwed(Decision[State]):
    """Effects earned in a turn are taken in any order; what need not be done may be given up (ruling R2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every single step of every effect; stopping, once nothing is left that must be done."""
        seat = self.seat
        must = False
        advances = False
        others: i64 = 0
        for entry in state.owed:
            kind: i64 = entry // KIND_UNIT
            if entry & DUE:
                must = True
            if kind <= STEP_ANY:
                advances = True
            else:
                others |= bit(kind - INDUSTRY)
        if advances:
            track.offer(state, seat, options)
        if others != 0:
            if others & SOME_INDUSTRY:
                industry.offer(state, seat, options)
            if others & SOME_DOUBLER:
                auxiliary.offer(state, seat, options)
            if others & SOME_BUILD:
                locomotives.offer(state, seat, options)
            if others & SOME_TOKEN:
                ideas.offer(state, seat, options)
            if others & SOME_BONUS:
                cards.offer_bonus(state, options)
            if others & SOME_AGAIN:
                offer_again(state, seat, options)
            if others >= modules.FIRST_OF_MODULES:
                modules.offer(state, seat, others, options)
        if not must or options.count == 0:
            options.add(state.rules.stop)

    def choose(self, state: State, action: i64) -> None:
        """Take the step, then see what it has earned."""
        rules = state.rules
        seat = self.seat
        if action == rules.stop:
            state.owed.clear()
            events.stopped(state, seat)
            return
        state.stack.append(SETTLE[seat])
        if action < rules.industry:
            track.take(state, seat, action)
        elif action < rules.doubler:
            industry.take(state, seat, action)
        elif action <= rules.build_locomotive:
            auxiliary.take(state, seat, action)
        elif action <= rules.new_factory:
            locomotives.build_locomotive(state, seat, action - rules.build_locomotive)
        elif action <= rules.used_factory:
            locomotives.build_new_factory(state, seat, action - rules.new_factory)
        elif action < rules.token:
            locomotives.build_used_factory(state, seat, action - rules.used_factory)
        elif action < rules.bonus_look:
            ideas.take(state, seat, action)
        elif action == rules.bonus_look:
            cards.look(state, seat)
        elif action == rules.bonus_points:
            cards.take_bonus_points(state, seat)
        elif action < rules.of_owed.first:
            cards.take_again(state, action)
        else:
            modules.take(state, seat, action)

    def prompt(self, state: State) -> Message:
        """Say what may still be done."""
        return Message("rr-ask-owed", rewards=rewards_name(state.owed))


def offer_again(state: State, seat: i64, options: Options) -> None:
    """Offer to repeat one action of the four-actions card, once the others are done (ruling R11)."""
    kinds = state.rules.again_kinds
    for entry in state.owed:
        if entry & DUE and entry // KIND_UNIT in kinds:
            return
    free = feasible.rooms(state, seat)
    for place in range(len(kinds)):
        if feasible.can_do(state, seat, kinds[place], 1, free):
            options.add(state.rules.again + place)


class ChooseCard(Decision[State]):
    """Take one of the ? cards (p. 22)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every card that can be done completely."""
        for card in range(state.rules.cards.count):
            if state.cards & bit(card) and feasible.can_take_card(state, self.seat, card):
                options.add(state.rules.card + card)

    def choose(self, state: State, action: i64) -> None:
        """Use the card."""
        cards.take_card(state, self.seat, action - state.rules.card)

    def prompt(self, state: State) -> Message:
        """Ask for the card."""
        return Message("rr-ask-card")


class ChooseReuse(Decision[State]):
    """Choose the space whose action is used again (p. 24, ruling R6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "full")

    def __init__(self, seat: i64, full: i64) -> None:
        super().__init__(seat)
        self.full: Final[i64] = full
        """1 if it must be done, and completely: a public engineer; 0 for a factory or an own engineer."""

    def options(self, state: State, options: Options) -> None:
        """Spaces with exactly one own worker; declining, unless it must be done."""
        free = feasible.rooms(state, self.seat)
        for space in state.rules.spaces.all:
            if feasible.can_reuse(state, self.seat, space, self.full == 1, free):
                options.add(state.rules.reuse + space.index)
        if self.full == 0:
            options.add(state.rules.decline)

    def choose(self, state: State, action: i64) -> None:
        """Earn what the space gives, without payment."""
        if action == state.rules.decline:
            events.lapsed(state, self.seat, REUSE)
            return
        space = state.rules.spaces.all[action - state.rules.reuse]
        events.reused(state, self.seat, space)
        owe_all(state, space.rewards, DUE if self.full == 1 else 0)

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        return Message("rr-ask-reuse")


# One of each serves all games.
SETTLE: Final = [Settle(0), Settle(1), Settle(2), Settle(3)]
TAKE_OWED: Final = [TakeOwed(0), TakeOwed(1), TakeOwed(2), TakeOwed(3)]
CHOOSE_CARD: Final = [ChooseCard(0), ChooseCard(1), ChooseCard(2), ChooseCard(3)]
