"""Special ? items (engineer, coal factory, freight car) and drawn Starting Bonus cards (rules NM-4, NM-6 to NM-10)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import COUNT_MASK, KIND_UNIT, REVALUE
from ironroad.games.russian_railroads.events import start as started
from ironroad.games.russian_railroads.modules.coal.state import coal_board, put_coal_board
from ironroad.games.russian_railroads.modules.new_material import events
from ironroad.games.russian_railroads.modules.new_material.components import BURN, CAR, new_material
from ironroad.games.russian_railroads.modules.new_material.state import (
    NewBoard,
    NewTable,
    new_board,
    new_table,
    put_new_board,
    put_new_table,
)
from ironroad.games.russian_railroads.rules import engineers, locomotives
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
from ironroad.games.russian_railroads.state import State, consume_one, owe_all, place_of


def can_choose(state: State, seat: i64, item: i64) -> bool:
    """Whether an item is available; a player uses only one Revaluation marker (ruling R32)."""
    if not new_table(state).items & bit(item):
        return False
    for reward in new_material(state.rules).items.rewards[item]:
        if reward // KIND_UNIT == REVALUE and not EFFECTS[REVALUE].can_play(state, seat):
            return False
    return True


def has_choice(state: State, seat: i64) -> bool:
    """Whether a player can choose any item."""
    for item in range(new_material(state.rules).items.count):
        if can_choose(state, seat, item):
            return True
    return False


class Special(Effect):
    """Take one of the special ? items (rule NM-6)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision."""
        del state.owed[place]
        state.stack.append(ChooseItem(seat))

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether a player can choose any item."""
        return has_choice(state, seat)


class ChooseItem(Decision[State]):
    """Choose one of the special ? items of the common supply (rule NM-6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every item that the player can choose."""
        for item in range(new_material(state.rules).items.count):
            if can_choose(state, self.seat, item):
                options.add(new_material(state.rules).item + item)

    def choose(self, state: State, action: i64) -> None:
        """Take the item and add its rewards to the bag."""
        item: i64 = action - new_material(state.rules).item
        put_new_table(state, NewTable(new_table(state).items & ~bit(item)))
        events.item(state, self.seat, item)
        owe_all(state, new_material(state.rules).items.rewards[item], 0)

    def prompt(self, state: State) -> Message:
        """Ask for the item."""
        return Message("rr-ask-item")


class Draw(Effect):
    """Draw Starting Bonus cards at random (rule NM-4)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the first draw."""
        count: i64 = state.owed[place] & COUNT_MASK
        del state.owed[place]
        state.stack.append(DrawStart(seat, 0, min(count, state.rules.starts.count)))


class DrawStart(Chance[State]):
    """Draw the next of several different Starting Bonus cards for a player (rule NM-4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner", "drawn", "left")

    def __init__(self, owner: i64, drawn: i64, left: i64) -> None:
        super().__init__()
        self.owner: Final[i64] = owner
        self.drawn: Final[i64] = drawn
        """The cards drawn before, as a bit mask."""
        self.left: Final[i64] = left

    def options(self, state: State, options: Options) -> None:
        """Every card that was not drawn before."""
        for card in range(state.rules.starts.count):
            if not self.drawn & bit(card):
                options.add(new_material(state.rules).draw + card)

    def choose(self, state: State, action: i64) -> None:
        """Add the rewards of the card to the bag; they are optional (ruling R33)."""
        card: i64 = action - new_material(state.rules).draw
        started(state, self.owner, card)
        owe_all(state, state.rules.starts.rewards[card], 0)
        if self.left > 1:
            state.stack.append(DrawStart(self.owner, self.drawn | bit(card), self.left - 1))

    def prompt(self, state: State) -> Message:
        """Return the message that describes the draw."""
        return Message("rr-ask-draw")


class ItemEngineer(Effect):
    """The engineer that is a special ? item."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the engineer to the player."""
        engineers.take(state, seat, new_material(state.rules).on_item)


class CoalFactory(Effect):
    """The coal factory (rule NM-8)."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Build it like any other factory."""
        del state.owed[place]
        locomotives.build_factory(state, seat, new_material(state.rules).coal_factory)


class Burning(Effect):
    """Burn coal in the coal factory (rule NM-8)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append burning a coal, if the player has one."""
        if coal_board(state, seat).coal > 0:
            options.add(new_material(state.rules).burn)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Pay one coal and add the rewards for it to the bag."""
        consume_one(state, place_of(state, BURN))
        board = coal_board(state, seat)
        put_coal_board(state, seat, board.with_coal(board.coal - 1))
        events.burnt(state, seat)
        owe_all(state, new_material(state.rules).burning, 0)


class FreightCar(Effect):
    """The freight car, which raises the number of a locomotive (ruling R34)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append every locomotive as a place for the freight car; there is only one car."""
        first: i64 = new_material(state.rules).car
        for slot in range(state.rules.railroads.slots):
            if state.players[seat].locomotive(slot) > 0:
                options.add(first + slot)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Attach the freight car to a locomotive, whose number rises at once."""
        things = new_material(state.rules)
        consume_one(state, place_of(state, CAR))
        slot: i64 = action - things.car
        put_new_board(state, seat, NewBoard(new_board(state, seat).cars | bit(slot)))
        events.car(state, seat, slot)
        locomotives.raise_number(state, seat, slot, things.raises_one)
