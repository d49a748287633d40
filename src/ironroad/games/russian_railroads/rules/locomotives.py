"""Locomotives and factories (p. 8 to 10)."""

from typing import ClassVar, Final

from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import (
    BUILD,
    COUNT_MASK,
    DUE,
    FACTORY,
    KIND_UNIT,
    LOCOMOTIVE,
    rewards_name,
)
from ironroad.games.russian_railroads.rules import bag, factories
from ironroad.games.russian_railroads.rules.factories import first_gap
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.points import score_effect
from ironroad.games.russian_railroads.rules.special import reached_by_locomotive
from ironroad.games.russian_railroads.rules.yard import ANYWHERE, Yard, lowest
from ironroad.games.russian_railroads.state import (
    BLOCK,
    SLOT,
    State,
    count_in,
    place_of,
    settle_one,
    tile,
    total_of,
)
from ironroad.games.russian_railroads.state import FACTORY as FACTORY_BUILT


def can_place(state: State, seat: i64, number: i64, from_railroad: i64) -> bool:
    """Whether a locomotive fits an empty slot or replaces a lower number, on another railroad (ruling R4)."""
    slots = state.rules.railroads.slot_railroad
    first: i64 = seat * BLOCK + SLOT
    for slot in range(len(slots)):
        if state.players[first + slot] < number and slots[slot] != from_railroad:
            return True
    return False


def tiles(state: State) -> i64:
    """Return how many tiles a factory can be made of: piles and face-up factories."""
    return total_of(state.piles) + total_of(state.face_up)


def can_build_all(state: State, seat: i64, placed: i64, locomotives: i64, factories: i64) -> bool:
    """Whether a locomotive that is there already (0 if none) can be placed and so much be built, in some order."""
    if placed > 0:
        return yard_of(state, seat).can_place_and_build(placed, locomotives, factories)
    # Mostly there is enough of everything.
    if locomotives <= 1 and tiles(state) >= locomotives + factories:
        number = lowest(state.piles)
        if locomotives == 0 or (number > 0 and can_place(state, seat, number, ANYWHERE)):
            return True
    return yard_of(state, seat).can_build(locomotives, factories)


def yard_of(state: State, seat: i64) -> Yard:
    """Return what a player can build with, and where."""
    first: i64 = seat * BLOCK + SLOT
    slots = state.players[first : first + state.rules.railroads.slots]
    open_gaps: i64 = 0
    for gap in range(state.rules.lane.gaps):
        if state.players[seat * BLOCK + FACTORY_BUILT + gap] == 0:
            open_gaps += 1
    railroads = state.rules.railroads.slot_railroad
    return Yard(railroads, slots, state.piles, total_of(state.face_up), open_gaps)


def _due_builds(state: State, seat: i64, paid: i64) -> tuple[i64, i64]:
    """Return the locomotives and the factories that must still be built once one is paid for by this entry."""
    locomotives: i64 = 0
    factories: i64 = 0
    for entry in bag.due(state, seat):
        kind: i64 = entry // KIND_UNIT
        if kind == LOCOMOTIVE:
            locomotives += entry & COUNT_MASK
        elif kind in (FACTORY, BUILD):
            factories += entry & COUNT_MASK
    if paid & DUE:
        if paid // KIND_UNIT == LOCOMOTIVE:
            locomotives -= 1
        else:
            factories -= 1
    return locomotives, factories


def _payer(state: State, kind: i64) -> i64:
    """Return the entry of the bag that pays for a locomotive or a factory, or -1."""
    place = place_of(state, kind)
    return place if place >= 0 else place_of(state, BUILD)


class Building(Effect):
    """Locomotives and factories: one of them, or either."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to build a locomotive, a factory from the lowest pile or one that lies face up."""
        rules = state.rules
        number = lowest(state.piles)
        place = _payer(state, LOCOMOTIVE)
        if place >= 0 and number > 0 and can_place(state, seat, number, ANYWHERE):
            locomotives, factories = _due_builds(state, seat, state.owed[place])
            rest = yard_of(state, seat).without(number)
            if rest.can_place_and_build(number, locomotives, factories):
                options.add(rules.build_locomotive + number)
        place = _payer(state, FACTORY)
        if place < 0:
            return
        locomotives, factories = _due_builds(state, seat, state.owed[place])
        alone = locomotives + factories == 0
        if number > 0:
            if alone or yard_of(state, seat).with_new_factory().can_build(locomotives, factories):
                options.add(rules.new_factory + number)
        if state.face_up == 0:
            return
        if alone or yard_of(state, seat).with_used_factory().can_build(locomotives, factories):
            for used in range(1, rules.tiles.numbers + 1):
                if count_in(state.face_up, used) > 0:
                    options.add(rules.used_factory + used)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Build what the action says."""
        rules = state.rules
        if action <= rules.new_factory:
            build_locomotive(state, seat, action - rules.build_locomotive)
        elif action <= rules.used_factory:
            build_new_factory(state, seat, action - rules.new_factory)
        else:
            build_used_factory(state, seat, action - rules.used_factory)

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether so many locomotives can be built."""
        return can_build_all(state, seat, 0, count, 0)


def build_locomotive(state: State, seat: i64, number: i64) -> None:
    """Take a locomotive from the lowest pile; it has to be placed before anything else."""
    settle_one(state, _payer(state, LOCOMOTIVE))
    draw(state, seat, number)
    events.built_locomotive(state, seat, number)
    state.stack.append(PlaceLocomotive(seat, number, ANYWHERE))


def build_new_factory(state: State, seat: i64, number: i64) -> None:
    """Take a tile from the lowest pile and turn it over."""
    settle_one(state, _payer(state, FACTORY))
    draw(state, seat, number)
    build_factory(state, seat, number)


def build_used_factory(state: State, seat: i64, number: i64) -> None:
    """Take a factory that lies face up."""
    settle_one(state, _payer(state, FACTORY))
    state.face_up -= tile(number)
    build_factory(state, seat, number)


def draw(state: State, seat: i64, number: i64) -> None:
    """Take a tile from its pile."""
    state.piles -= tile(number)
    for expansion in state.rules.in_play:
        expansion.drawn(state, seat, number)


def build_factory(state: State, seat: i64, number: i64) -> None:
    """Put a factory into the next gap, or ask what makes room for it."""
    for expansion in state.rules.in_play:
        if expansion.asks_place(state, seat, number):
            return
    gap = first_gap(state, seat)
    if gap >= 0:
        factories.put_factory(state, seat, number, gap)
    else:
        state.stack.append(ReplaceFactory(seat, number))


class PlaceLocomotive(Decision[State]):
    """Put a new or a displaced locomotive in front of a railroad; the one it displaces moves on (p. 9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number", "from_railroad")

    def __init__(self, seat: i64, number: i64, from_railroad: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number
        self.from_railroad: Final[i64] = from_railroad
        """Where it was displaced, or ``ANYWHERE`` for a new one."""

    def options(self, state: State, options: Options) -> None:
        """Empty slots and lower numbers; of two slots that look the same, the first."""
        railroads = state.rules.railroads
        slots = railroads.slot_railroad
        first: i64 = self.seat * BLOCK + SLOT
        action: i64 = state.rules.put + (self.number - 1) * railroads.slots
        fitting = []
        for slot in range(len(slots)):
            there: i64 = state.players[first + slot]
            if there < self.number and slots[slot] != self.from_railroad:
                if slot > 0 and slots[slot - 1] == slots[slot]:
                    if state.players[first + slot - 1] == there:
                        continue
                fitting.append(slot)
        for slot in self._kept(state, fitting):
            options.add(action + slot)

    def _kept(self, state: State, slots: list[int]) -> list[int]:
        """Return the slots that leave possible what must still be built (ruling R1)."""
        if len(state.owed) + len(state.aside) == 0:
            return slots
        locomotives, factories = _due_builds(state, self.seat, 0)
        if locomotives + factories == 0:
            return slots
        yard = yard_of(state, self.seat)
        kept = [s for s in slots if yard.can_put_and_build(self.number, s, locomotives, factories)]
        return kept or slots

    def choose(self, state: State, action: i64) -> None:
        """Place it, and move on or turn over the one that stood there."""
        put(
            state,
            self.seat,
            self.number,
            (action - state.rules.put) % state.rules.railroads.slots,
            0,
        )

    def prompt(self, state: State) -> Message:
        """Ask for the railroad."""
        id = "rr-ask-locomotive" if self.from_railroad == ANYWHERE else "rr-ask-displaced"
        return Message(id, number=self.number)


class PlaceLoaded(PlaceLocomotive):
    """A displaced locomotive takes what goes with it along."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number", "from_railroad", "load")

    def __init__(self, seat: i64, number: i64, from_railroad: i64, load: i64) -> None:
        super().__init__(seat, number, from_railroad)
        self.load: Final[i64] = load

    def choose(self, state: State, action: i64) -> None:
        """Place it with its load."""
        slot: i64 = (action - state.rules.put) % state.rules.railroads.slots
        put(state, self.seat, self.number, slot, self.load)


def put(state: State, seat: i64, number: i64, slot: i64, load: i64) -> None:
    """Put a locomotive into a slot; the one that stood there moves on, or is turned over if it fits nowhere."""
    place: i64 = seat * BLOCK + SLOT + slot
    old: i64 = state.players[place]
    railroad: i64 = state.rules.railroads.slot_railroad[slot]
    state.players[place] = number
    old_load: i64 = load_of(state, seat, slot)
    for expansion in state.rules.in_play:
        expansion.set_load(state, seat, slot, load)
    events.placed_locomotive(state, seat, number, railroad)
    reached_by_locomotive(state, seat, railroad)
    if old == 0:
        return
    if can_place(state, seat, old, railroad):
        if old_load > 0:
            state.stack.append(PlaceLoaded(seat, old, railroad, old_load))
        else:
            state.stack.append(PlaceLocomotive(seat, old, railroad))
    else:
        printed: i64 = old - raised_by(state, old_load)
        state.face_up += tile(printed)
        events.turned_over(state, seat, printed)


def load_of(state: State, seat: i64, slot: i64) -> i64:
    """Return what goes with the locomotive of a slot, as a set."""
    load: i64 = 0
    for expansion in state.rules.in_play:
        load |= expansion.load_of(state, seat, slot)
    return load


def raised_by(state: State, load: i64) -> i64:
    """Return what a load adds to the number of its locomotive."""
    total: i64 = 0
    for expansion in state.rules.in_play:
        total += expansion.raised_by(load)
    return total


def raise_number(state: State, seat: i64, slot: i64, by: i64) -> None:
    """Raise the number of a locomotive, which may reach more at once."""
    state.players[seat * BLOCK + SLOT + slot] += by
    reached_by_locomotive(state, seat, state.rules.railroads.slot_railroad[slot])


class ReplaceFactory(Decision[State]):
    """All gaps are filled: the new factory takes the place of an old one, which goes face up (p. 10)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def options(self, state: State, options: Options) -> None:
        """Any of the factories."""
        options.add_run(state.rules.replace, state.rules.lane.gaps)

    def choose(self, state: State, action: i64) -> None:
        """Replace it; a marker that stands there stays and uses nothing (ruling R14)."""
        factories.put_factory(state, self.seat, self.number, action - state.rules.replace)

    def prompt(self, state: State) -> Message:
        """Ask for the factory to give up."""
        if self.number > state.rules.tiles.count:
            return Message("rr-ask-factory", factory=events.factory_name(state, self.number))
        factory = rewards_name(state.rules.tiles.factory[self.number])
        return Message("rr-ask-replace", number=self.number, factory=factory)


def sum_of_best(state: State, seat: i64, count: i64) -> i64:
    """Return the sum of a player's best locomotives."""
    first: i64 = seat * BLOCK + SLOT
    numbers = sorted(state.players[first : first + state.rules.railroads.slots], reverse=True)
    return sum(numbers[:count])


class LocomotiveSum(Effect):
    """Points for the own locomotives."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Score the numbers of the best ones."""
        score_effect(state, seat, sum_of_best(state, seat, count))


class CardLocomotive(Effect):
    """The locomotive that lies on a ? card; what counts is its number."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Ask where it goes."""
        number: i64 = state.owed[place] & COUNT_MASK
        del state.owed[place]
        state.stack.append(PlaceLocomotive(seat, number, ANYWHERE))

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether it finds a place."""
        return can_place(state, seat, count, ANYWHERE)
