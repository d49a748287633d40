"""The new material in a position set up by hand: special ? items and the freight car."""

from typing import Final

from ironroad.core.bits import bit, members_of
from ironroad.core.message import Message
from ironroad.core.placing import Choice, Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, slot_name
from ironroad.games.russian_railroads.components import REVALUE, count_of, kind_of, rewards_name
from ironroad.games.russian_railroads.modules.new_material.components import (
    CAR,
    COAL_FACTORY,
    ITEM_ENGINEER,
    new_material,
)
from ironroad.games.russian_railroads.modules.new_material.state import (
    NewBoard,
    NewTable,
    new_board,
    new_table,
    put_new_board,
    put_new_table,
)
from ironroad.games.russian_railroads.placing_spots import FaceUp, Spot, field, yes_or_no
from ironroad.games.russian_railroads.state import State, count_in


class Item(Spot):
    """Whether a special ? item was taken."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return 0 if new_table(state).items & bit(self.item) else 1

    def write(self, state: State, value: int) -> None:
        """Set it."""
        others = new_table(state).items & ~bit(self.item)
        put_new_table(state, NewTable(others | (1 - value) << self.item))


class Car(Spot):
    """Whether the freight car is behind the locomotive in a slot."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def read(self, state: State) -> int:
        """Return 1 if so."""
        return int(new_board(state, self.seat).has_car(self.slot))

    def write(self, state: State, value: int) -> None:
        """Set it."""
        others = new_board(state, self.seat).cars & ~bit(self.slot)
        put_new_board(state, self.seat, NewBoard(others | value << self.slot))


def fields(rules: Rules) -> list[Field[State]]:
    """Return the fields of the items, and of the freight car."""
    group, pile, result = Message("web-rr-items"), new_material(rules).items, []
    choices = [
        Choice("there", Message("rr-place-there")),
        Choice("taken", Message("rr-place-gone")),
    ]
    for item, id in enumerate(pile.ids):
        words, target = rewards_name(pile.rewards[item]), f"item:{id}"
        result.append(field(f"item-{id}", words, group, Item(item), choices=choices, target=target))
    factory = int(new_material(rules).coal_factory)
    words = Message("rr-place-face-up", factory=Message("rr-factory-coal-factory"))
    spot_of, group = FaceUp(factory), Message("web-rr-supply")
    id, target = f"face-up-{factory}", f"used:{factory}"
    result += [field(id, words, group, spot_of, high=1, target=target)] if factory > 0 else []
    for seat in range(rules.seats):
        group = Message("position-seat", seat=seat)
        for slot, id in enumerate(rules.railroads.slot_ids):
            words = Message("rr-place-car", slot=slot_name(rules.railroads, slot))
            spot, id = Car(seat, slot), f"car-{id}-{seat + 1}"
            result.append(field(id, words, group, spot, choices=yes_or_no()))
    return result


def settle(state: State) -> Misplaced | None:
    """Take the items that are on boards, and leave the coal factory where it was if it is on none (rule NM-6)."""
    cars = [
        (slot, seat)
        for seat in range(state.rules.seats)
        for slot in members_of(new_board(state, seat).cars)
    ]
    for place, (slot, seat) in enumerate(cars):
        id = f"car-{state.rules.railroads.slot_ids[slot]}-{seat + 1}"
        if place > 0:
            return Misplaced(id, "rr-placed-cars")
        if state.players[seat].locomotive(slot) == 0:
            return Misplaced(id, "rr-placed-car")
    return _settle_items(state, len(cars) > 0)


def _settle_items(state: State, has_car: bool) -> Misplaced | None:
    things, gaps, revalued, hired = new_material(state.rules), state.rules.lane.gaps, [], 0
    factories = int(count_in(state.face_up, things.coal_factory)) if things.coal_factory > 0 else 0
    for player in state.players:
        revalued.append(int(player.revaluation))
        hired |= int(player.engineers)
        factories += len([gap for gap in range(gaps) if player.factory(gap) == things.coal_factory])
    if factories > 1:
        return Misplaced(f"face-up-{things.coal_factory}", "rr-placed-coal-factory")
    items = int(new_table(state).items)
    for item, rewards in enumerate(things.items.rewards):
        for reward in rewards:
            kind = kind_of(reward)
            if kind == COAL_FACTORY:
                items |= int(bit(item))
            if (
                (kind == COAL_FACTORY and factories > 0)
                or (kind == CAR and has_car)
                or (kind == ITEM_ENGINEER and hired >> things.on_item & 1)
                or (kind == REVALUE and count_of(reward) in revalued)
            ):
                items &= ~int(bit(item))
    put_new_table(state, NewTable(items))
    return None
