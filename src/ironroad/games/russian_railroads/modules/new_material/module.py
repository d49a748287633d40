"""The new material in a game: what it answers where the base game asks."""

from typing import ClassVar

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Coded
from ironroad.core.native import i64
from ironroad.games.russian_railroads.check import require
from ironroad.games.russian_railroads.components import KIND_UNIT
from ironroad.games.russian_railroads.modules.new_material import items
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
from ironroad.games.russian_railroads.modules.new_material.state import CARS, ITEMS_LEFT
from ironroad.games.russian_railroads.modules.new_material.steps import (
    StepApart,
    StepsApart,
    TakeNewTracks,
)
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import ANNEX, BLOCK, SLOT, State, count_in


class NewMaterial(NewThings):
    """The new material."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        items.ChooseItem,
        items.DrawStart,
        StepApart,
        TakeNewTracks,
    )

    def lay_out(self, common: list[int]) -> None:
        """The items lie out."""
        common[ITEMS_LEFT] = int(bit(self.items.count)) - 1

    def load_of(self, state: State, seat: i64, slot: i64) -> i64:
        """Return whether the freight car goes with a locomotive."""
        return WITH_CAR if state.annexes[seat * ANNEX + CARS] & bit(slot) else 0

    def set_load(self, state: State, seat: i64, slot: i64, load: i64) -> None:
        """Say whether the freight car stands behind a slot."""
        place: i64 = seat * ANNEX + CARS
        state.annexes[place] &= ~bit(slot)
        if load & WITH_CAR:
            state.annexes[place] |= bit(slot)

    def raised_by(self, load: i64) -> i64:
        """The freight car raises the number of its locomotive."""
        return self.raises_one if load & WITH_CAR else 0

    def check_board(self, state: State, seat: int) -> None:
        """A freight car stands behind a locomotive."""
        for slot in members_of(state.annex(seat, CARS)):
            require(state.players[seat * BLOCK + SLOT + slot] > 0, "freight car")

    def check_table(self, state: State, held: list[int]) -> None:
        """There is one coal factory, or none if the edition has none."""
        number = self.coal_factory
        there = held.count(int(number))
        there += int(count_in(state.face_up, number)) if number > 0 else 0
        left = [self.items.ids[item] for item in members_of(state.common[ITEMS_LEFT])]
        owed = [entry // KIND_UNIT for entry in state.owed + state.aside]
        there += left.count("coal-factory") + owed.count(COAL_FACTORY)
        require(there == (1 if number > 0 else 0), "coal factory")


register(ITEM_ENGINEER, items.ItemEngineer())
register(SPECIAL, items.Special())
register(COAL_FACTORY, items.CoalFactory())
register(DRAW, items.Draw())
register(STEP_APART, StepsApart())
register(BURN, items.Burning())
register(CAR, items.FreightCar())
