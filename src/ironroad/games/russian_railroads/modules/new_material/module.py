"""The ``Expansion`` of the new material: its hooks and its registration."""

from typing import ClassVar

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Coded, Frame
from ironroad.core.native import i64
from ironroad.core.placing import Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.components import KIND_UNIT
from ironroad.games.russian_railroads.modules.new_material import placing
from ironroad.games.russian_railroads.modules.new_material.components import (
    BURN,
    CAR,
    COAL_FACTORY,
    DRAW,
    ITEM_ENGINEER,
    SPECIAL,
    STEP_APART,
    WITH_CAR,
    NewThings,
)
from ironroad.games.russian_railroads.modules.new_material.rules import items
from ironroad.games.russian_railroads.modules.new_material.rules.steps import (
    StepApart,
    StepsApart,
    TakeNewTracks,
)
from ironroad.games.russian_railroads.modules.new_material.state import (
    NO_BOARD,
    NewBoard,
    NewTable,
    new_board,
    new_table,
    put_new_board,
)
from ironroad.games.russian_railroads.part import Part
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import State, count_in


class NewMaterial(NewThings):
    """The new material."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        items.ChooseItem,
        items.DrawStart,
        StepApart,
        TakeNewTracks,
    )
    part_types: ClassVar[tuple[type[Part], ...]] = (NewBoard, NewTable)

    def initial_parts(self, seats: int) -> list[Part]:
        """Return the parts at the start: all items available."""
        return [NewTable(bit(self.items.count) - 1), *[NO_BOARD] * seats]

    def load_of(self, state: State, seat: i64, slot: i64) -> i64:
        """Return ``WITH_CAR`` if the locomotive in a slot has the freight car, else 0."""
        return WITH_CAR if new_board(state, seat).has_car(slot) else 0

    def set_load(self, state: State, seat: i64, slot: i64, load: i64) -> None:
        """Set whether the locomotive in a slot has the freight car."""
        before: i64 = new_board(state, seat).cars
        cars: i64 = before & ~bit(slot)
        if load & WITH_CAR:
            cars |= bit(slot)
        if cars != before:
            put_new_board(state, seat, NewBoard(cars))

    def raised_by(self, load: i64) -> i64:
        """Return the number that the freight car adds to its locomotive (ruling R34)."""
        return self.raises_one if load & WITH_CAR else 0

    def check_board(self, state: State, seat: int) -> None:
        """Raise ``BrokenInvariant`` for a freight car without a locomotive."""
        for slot in members_of(new_board(state, seat).cars):
            require(state.players[seat].locomotive(slot) > 0, "freight car")

    def check_table(self, state: State, held: list[int]) -> None:
        """Raise ``BrokenInvariant`` unless the coal factory of the edition exists exactly once."""
        number = self.coal_factory
        there = held.count(int(number))
        there += int(count_in(state.face_up, number)) if number > 0 else 0
        left = [self.items.ids[item] for item in members_of(new_table(state).items)]
        owed = [entry // KIND_UNIT for entry in state.owed + state.aside]
        there += left.count("coal-factory") + owed.count(COAL_FACTORY)
        require(there == (1 if number > 0 else 0), "coal factory")

    def placed_fields(self, rules: Rules) -> list[Field[State]]:
        """Return the fields of its pieces."""
        return placing.fields(rules)

    def settle_placed(self, state: State, frames: list[Frame]) -> Misplaced | None:
        """Work out what follows from its pieces."""
        return placing.settle(state)


register(ITEM_ENGINEER, items.ItemEngineer())
register(SPECIAL, items.Special())
register(COAL_FACTORY, items.CoalFactory())
register(DRAW, items.Draw())
register(STEP_APART, StepsApart())
register(BURN, items.Burning())
register(CAR, items.FreightCar())
