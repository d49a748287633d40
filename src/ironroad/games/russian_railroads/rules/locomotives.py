"""Building and placing locomotives, building factories (p. 8 to 10)."""

from typing import ClassVar, Final

from ironroad.core.bits import numbers_in
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import (
    BUILD,
    COUNT_MASK,
    DUE,
    FACTORY,
    INDUSTRY,
    KIND_UNIT,
    LOCOMOTIVE,
    rewards_name,
)
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import bag, factories, industry
from ironroad.games.russian_railroads.rules.factories import first_gap
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.points import score_effect
from ironroad.games.russian_railroads.rules.special import reached_by_locomotive
from ironroad.games.russian_railroads.rules.yard import ANYWHERE, Yard, lowest
from ironroad.games.russian_railroads.state import (
    State,
    consume_one,
    count_in,
    place_of,
    tile,
    total_of,
)


def can_place(state: State, seat: i64, number: i64, from_railroad: i64) -> bool:
    """Whether a locomotive can go to an empty slot or replace a lower number, not on ``from_railroad`` (ruling R4)."""
    slots = state.rules.railroads.slot_railroad
    player = state.players[seat]
    for slot in range(len(slots)):
        if player.locomotive(slot) < number and slots[slot] != from_railroad:
            return True
    return False


def tiles(state: State) -> i64:
    """Return the number of tiles that can become factories: in the piles and face up."""
    return total_of(state.piles) + total_of(state.face_up)


def can_build_all(state: State, seat: i64, placed: i64, locomotives: i64, factories: i64) -> bool:
    """Whether this many locomotives and factories can be built in some order (rulings R1 and R18).

    ``placed`` is the number of a locomotive to place first, 0 for none.
    """
    if placed > 0:
        return yard_of(state, seat).can_place_and_build(placed, locomotives, factories)
    # Usual case, without a search: there are enough tiles.
    if locomotives <= 1 and tiles(state) >= locomotives + factories:
        number = lowest(state.piles)
        if locomotives == 0 or (number > 0 and can_place(state, seat, number, ANYWHERE)):
            return True
    return yard_of(state, seat).can_build(locomotives, factories)


def yard_of(state: State, seat: i64) -> Yard:
    """Return the start position of the search for a player."""
    player = state.players[seat]
    slots = numbers_in(player.locomotives, state.rules.railroads.slots)
    open_gaps: i64 = 0
    for gap in range(state.rules.lane.gaps):
        if player.factory(gap) == 0:
            open_gaps += 1
    railroads = state.rules.railroads.slot_railroad
    return Yard(railroads, slots, state.piles, total_of(state.face_up), open_gaps)


def _due_builds(state: State, seat: i64, paid: i64) -> tuple[i64, i64]:
    """Return the compulsory locomotives and factories that remain after one is built with the entry ``paid`` (0: none)."""
    locomotives: i64 = bag.due_of(state, seat, LOCOMOTIVE)
    factories: i64 = bag.due_of(state, seat, FACTORY) + bag.due_of(state, seat, BUILD)
    if paid & DUE:
        if paid // KIND_UNIT == LOCOMOTIVE:
            locomotives -= 1
        else:
            factories -= 1
    return locomotives, factories


def _leaves_industry(state: State, seat: i64, promised: i64) -> bool:
    """Whether the compulsory industry advances are possible if only ``promised`` more factories are built (ruling R1)."""
    steps: i64 = bag.due_of(state, seat, INDUSTRY)
    return steps == 0 or industry.room(state, seat, promised, steps) >= steps


def _payer(state: State, kind: i64) -> i64:
    """Return the index of the bag's entry that pays for a locomotive or factory (``kind``), or -1."""
    place = place_of(state, kind)
    return place if place >= 0 else place_of(state, BUILD)


class Building(Effect):
    """Build a locomotive, a factory, or either."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append a locomotive, a factory from the lowest pile and face-up ones, if compulsory effects stay possible."""
        rules = state.rules
        number = lowest(state.piles)
        place = _payer(state, LOCOMOTIVE)
        if place >= 0 and number > 0 and can_place(state, seat, number, ANYWHERE):
            locomotives, factories = _due_builds(state, seat, state.owed[place])
            alone = locomotives + factories == 0
            if alone or yard_of(state, seat).without(number).can_place_and_build(
                number, locomotives, factories
            ):
                if _leaves_industry(state, seat, factories):
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
        """Build the locomotive or factory of the action."""
        rules = state.rules
        if action <= rules.new_factory:
            build_locomotive(state, seat, action - rules.build_locomotive)
        elif action <= rules.used_factory:
            build_new_factory(state, seat, action - rules.new_factory)
        else:
            build_used_factory(state, seat, action - rules.used_factory)

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether ``count`` locomotives can be built."""
        return can_build_all(state, seat, 0, count, 0)


def build_locomotive(state: State, seat: i64, number: i64) -> None:
    """Take a locomotive from the lowest pile; placing it comes before everything else (ruling R3)."""
    consume_one(state, _payer(state, LOCOMOTIVE))
    draw(state, seat, number)
    events.built_locomotive(state, seat, number)
    state.stack.append(PlaceLocomotive(seat, number, ANYWHERE))


def build_new_factory(state: State, seat: i64, number: i64) -> None:
    """Take a tile from the lowest pile and turn it over."""
    consume_one(state, _payer(state, FACTORY))
    draw(state, seat, number)
    build_factory(state, seat, number)


def build_used_factory(state: State, seat: i64, number: i64) -> None:
    """Take a face-up factory."""
    consume_one(state, _payer(state, FACTORY))
    state.face_up -= tile(number)
    build_factory(state, seat, number)


def draw(state: State, seat: i64, number: i64) -> None:
    """Take a tile from its pile."""
    state.piles -= tile(number)
    for expansion in state.rules.in_play:
        expansion.on_tile_drawn(state, seat, number)


def build_factory(state: State, seat: i64, number: i64) -> None:
    """Put a factory into the next gap, or push the decision which factory it replaces."""
    for expansion in state.rules.in_play:
        if expansion.ask_place(state, seat, number):
            return
    gap = first_gap(state, seat)
    if gap >= 0:
        factories.put_factory(state, seat, number, gap)
    else:
        state.stack.append(ReplaceFactory(seat, number))


class PlaceLocomotive(Decision[State]):
    """Put a new or displaced locomotive in front of a railroad; one that it displaces is placed next (p. 9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number", "from_railroad")

    def __init__(self, seat: i64, number: i64, from_railroad: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number
        self.from_railroad: Final[i64] = from_railroad
        """The railroad where it was displaced, or ``ANYWHERE`` for a new one."""

    def options(self, state: State, options: Options) -> None:
        """Empty slots and slots with a lower number; of two equal slots of a railroad only the first."""
        railroads = state.rules.railroads
        slots = railroads.slot_railroad
        player = state.players[self.seat]
        action: i64 = state.rules.put + (self.number - 1) * railroads.slots
        for slot in range(len(slots)):
            there: i64 = player.locomotive(slot)
            if there < self.number and slots[slot] != self.from_railroad:
                if slot > 0 and slots[slot - 1] == slots[slot]:
                    if player.locomotive(slot - 1) == there:
                        continue
                options.add(action + slot)
        locomotives, factories = _due_builds(state, self.seat, 0)
        if locomotives + factories > 0:
            self._keep(state, options, locomotives, factories)

    def _keep(self, state: State, options: Options, locomotives: i64, factories: i64) -> None:
        """Keep only the slots after which the compulsory builds are possible, or all if there are none (ruling R1)."""
        yard = yard_of(state, self.seat)
        first: i64 = state.rules.put + (self.number - 1) * state.rules.railroads.slots
        listed = options.items
        kept = [
            action
            for action in listed
            if yard.can_put_and_build(self.number, action - first, locomotives, factories)
        ]
        options.clear()
        for action in kept or listed:
            options.add(action)

    def choose(self, state: State, action: i64) -> None:
        """Place it; the displaced one is placed next or turned over."""
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
    """Put a displaced locomotive with its attachments (boilerman, freight car) in front of a railroad."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number", "from_railroad", "load")

    def __init__(self, seat: i64, number: i64, from_railroad: i64, load: i64) -> None:
        super().__init__(seat, number, from_railroad)
        self.load: Final[i64] = load

    def choose(self, state: State, action: i64) -> None:
        """Place it with its attachments."""
        slot: i64 = (action - state.rules.put) % state.rules.railroads.slots
        put(state, self.seat, self.number, slot, self.load)


def put(state: State, seat: i64, number: i64, slot: i64, load: i64) -> None:
    """Put a locomotive into a slot; a displaced one must be placed next, or is turned over if it fits nowhere (p. 9)."""
    player = state.players[seat]
    old: i64 = player.locomotive(slot)
    railroad: i64 = state.rules.railroads.slot_railroad[slot]
    player.put_locomotive(slot, number)
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
    """Return the attachments of the locomotive in a slot, as a bit mask."""
    load: i64 = 0
    for expansion in state.rules.in_play:
        load |= expansion.load_of(state, seat, slot)
    return load


def raised_by(state: State, load: i64) -> i64:
    """Return the number that these attachments add to their locomotive."""
    total: i64 = 0
    for expansion in state.rules.in_play:
        total += expansion.raised_by(load)
    return total


def raise_number(state: State, seat: i64, slot: i64, by: i64) -> None:
    """Raise the number of a locomotive and earn the advantages it then reaches."""
    player = state.players[seat]
    player.put_locomotive(slot, player.locomotive(slot) + by)
    reached_by_locomotive(state, seat, state.rules.railroads.slot_railroad[slot])


class ReplaceFactory(Decision[State]):
    """Choose the factory that a new one replaces because all gaps are filled (p. 10)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def options(self, state: State, options: Options) -> None:
        """Every factory."""
        options.add_run(state.rules.replace, state.rules.lane.gaps)

    def choose(self, state: State, action: i64) -> None:
        """Replace it; a marker on that space stays and does not use the new factory (ruling R14)."""
        factories.put_factory(state, self.seat, self.number, action - state.rules.replace)

    def prompt(self, state: State) -> Message:
        """Ask for the factory to replace."""
        if self.number > state.rules.tiles.count:
            return Message("rr-ask-factory", factory=events.factory_name(state, self.number))
        factory = rewards_name(state.rules.tiles.factory[self.number])
        return Message("rr-ask-replace", number=self.number, factory=factory)


def sum_of_best(state: State, seat: i64, count: i64) -> i64:
    """Return the sum of the ``count`` highest locomotive numbers of a player."""
    numbers = numbers_in(state.players[seat].locomotives, state.rules.railroads.slots)
    return sum(sorted(numbers, reverse=True)[:count])


class LocomotiveSum(Effect):
    """Points for the highest locomotives of the player."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Score the sum of the ``count`` highest numbers."""
        score_effect(state, seat, sum_of_best(state, seat, count))


class CardLocomotive(Effect):
    """The locomotive of a ? card; the count of the reward is its number."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision where to place it."""
        number: i64 = state.owed[place] & COUNT_MASK
        del state.owed[place]
        state.stack.append(PlaceLocomotive(seat, number, ANYWHERE))

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether it can be placed."""
        return can_place(state, seat, count, ANYWHERE)
