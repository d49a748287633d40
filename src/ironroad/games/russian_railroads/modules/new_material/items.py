"""Special ? items, and what they bring: engineer, coal factory, freight car, drawn cards (rules NM-4 and NM-6)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import COUNT_MASK, KIND_UNIT, REVALUE
from ironroad.games.russian_railroads.events import start as started
from ironroad.games.russian_railroads.modules.coal.state import COAL
from ironroad.games.russian_railroads.modules.new_material import events
from ironroad.games.russian_railroads.modules.new_material.components import BURN, CAR, new_material
from ironroad.games.russian_railroads.modules.new_material.state import CARS, ITEMS_LEFT
from ironroad.games.russian_railroads.rules import engineers, locomotives
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    SLOT,
    State,
    owe_all,
    place_of,
    settle_one,
)


def can_choose(state: State, seat: i64, item: i64) -> bool:
    """Whether an item is left; nobody revalues twice (ruling R32)."""
    if not state.common[ITEMS_LEFT] & bit(item):
        return False
    for reward in new_material(state.rules).items.rewards[item]:
        if reward // KIND_UNIT == REVALUE and not EFFECTS[REVALUE].can_play(state, seat):
            return False
    return True


def has_choice(state: State, seat: i64) -> bool:
    """Whether there is any item for a player."""
    for item in range(new_material(state.rules).items.count):
        if can_choose(state, seat, item):
            return True
    return False


class Special(Effect):
    """One of the special ? items."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Ask for the item."""
        del state.owed[place]
        state.stack.append(ChooseItem(seat))

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether there is any item for a player."""
        return has_choice(state, seat)


class ChooseItem(Decision[State]):
    """Take one of the special ? items, which lie out for everybody."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every item that is left and can be used."""
        for item in range(new_material(state.rules).items.count):
            if can_choose(state, self.seat, item):
                options.add(new_material(state.rules).item + item)

    def choose(self, state: State, action: i64) -> None:
        """Take it and earn what it brings."""
        item: i64 = action - new_material(state.rules).item
        state.common[ITEMS_LEFT] -= bit(item)
        events.item(state, self.seat, item)
        owe_all(state, new_material(state.rules).items.rewards[item], 0)

    def prompt(self, state: State) -> Message:
        """Ask for the item."""
        return Message("rr-ask-item")


class Draw(Effect):
    """Starting Bonus cards, drawn by chance."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Draw the first."""
        count: i64 = state.owed[place] & COUNT_MASK
        del state.owed[place]
        state.stack.append(DrawStart(seat, 0, min(count, state.rules.starts.count)))


class DrawStart(Chance[State]):
    """Starting Bonus cards are drawn for a player, one after the other (rule NM-4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner", "drawn", "left")

    def __init__(self, owner: i64, drawn: i64, left: i64) -> None:
        super().__init__()
        self.owner: Final[i64] = owner
        self.drawn: Final[i64] = drawn
        """The cards drawn before, as a set."""
        self.left: Final[i64] = left

    def options(self, state: State, options: Options) -> None:
        """Any card that was not drawn before."""
        for card in range(state.rules.starts.count):
            if not self.drawn & bit(card):
                options.add(new_material(state.rules).draw + card)

    def choose(self, state: State, action: i64) -> None:
        """Earn what the card shows; it may be used in part (ruling R33)."""
        card: i64 = action - new_material(state.rules).draw
        started(state, self.owner, card)
        owe_all(state, state.rules.starts.rewards[card], 0)
        if self.left > 1:
            state.stack.append(DrawStart(self.owner, self.drawn | bit(card), self.left - 1))

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-draw")


class ItemEngineer(Effect):
    """The engineer of an item."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take him."""
        engineers.take(state, seat, new_material(state.rules).on_item)


class CoalFactory(Effect):
    """The coal factory."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Build it like any other factory."""
        del state.owed[place]
        locomotives.build_factory(state, seat, new_material(state.rules).coal_factory)


class Burning(Effect):
    """Coal burnt in the coal factory."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer to burn a coal, if there is one."""
        if state.annexes[seat * ANNEX + COAL] > 0:
            options.add(new_material(state.rules).burn)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Pay one coal for more advances of the coal factory."""
        settle_one(state, place_of(state, BURN))
        state.annexes[seat * ANNEX + COAL] -= 1
        events.burnt(state, seat)
        owe_all(state, new_material(state.rules).burning, 0)


class FreightCar(Effect):
    """The freight car, which raises the number of a locomotive (ruling R34)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer every locomotive for the freight car; there is only one car."""
        first: i64 = new_material(state.rules).car
        for slot in range(state.rules.railroads.slots):
            if state.players[seat * BLOCK + SLOT + slot] > 0:
                options.add(first + slot)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Attach the freight car to a locomotive."""
        things = new_material(state.rules)
        settle_one(state, place_of(state, CAR))
        slot: i64 = action - things.car
        state.annexes[seat * ANNEX + CARS] |= bit(slot)
        events.car(state, seat, slot)
        locomotives.raise_number(state, seat, slot, things.raises_one)
