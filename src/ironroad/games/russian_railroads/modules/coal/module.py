"""The ``Expansion`` of the Coal module: its hooks and its registration."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded, Frame
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.placing import Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.modules.coal import check, placing
from ironroad.games.russian_railroads.modules.coal.components import (
    BOILERMAN,
    COAL,
    FOUNDRY,
    REUSE_OTHERS,
    WITH_BOILERMAN,
    CoalThings,
)
from ironroad.games.russian_railroads.modules.coal.rules import foundries
from ironroad.games.russian_railroads.modules.coal.rules.boilermen import Boilerman
from ironroad.games.russian_railroads.modules.coal.rules.reuse import ReuseOther, ReuseOthers
from ironroad.games.russian_railroads.modules.coal.state import (
    NO_BOARD,
    CoalBoard,
    CoalTable,
    coal_board,
    put_coal_board,
)
from ironroad.games.russian_railroads.part import Part
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import State


class Coal(CoalThings):
    """The Coal module."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        foundries.RevealFoundry,
        foundries.OfferClosing,
        foundries.CloseFoundry,
        ReuseOther,
    )
    part_types: ClassVar[tuple[type[Part], ...]] = (CoalBoard, CoalTable)

    def add_side_actions(self, rules: Rules) -> None:
        """Add the actions that use foundries and spaces for coal (rules CO-5 and CO-8)."""
        pile = self.foundries
        if pile.count > 0:
            first = add_pile(rules.catalogue, "use foundry", "rr-do-use-foundry", pile)
            rules.register_side_actions(foundries.OwnFoundries(first, pile, self.foundry_cost))
        spaces = rules.spaces.for_coal
        if spaces:
            rules.register_side_actions(foundries.CoalSpaces(self.add_spaces(rules), spaces))

    def initial_parts(self, seats: int) -> list[Part]:
        """Return the parts at the start: all foundries in the stack, and each player's coal."""
        table = CoalTable(0, bit(self.foundries.count) - 1, self.foundries.count)
        return [table, *[NO_BOARD.with_coal(self.coal)] * seats]

    def setup_frames(self) -> list[Frame]:
        """Return the draws of the first open foundries (rule CO-2)."""
        return [foundries.RevealFoundry() for _ in range(self.foundries_open)]

    def load_of(self, state: State, seat: i64, slot: i64) -> i64:
        """Return ``WITH_BOILERMAN`` if the locomotive in a slot has a boilerman, else 0."""
        return WITH_BOILERMAN if coal_board(state, seat).boils_slot(slot) else 0

    def set_load(self, state: State, seat: i64, slot: i64, load: i64) -> None:
        """Set whether the locomotive in a slot has a boilerman."""
        board = coal_board(state, seat)
        slots: i64 = board.boiled_slots & ~bit(slot)
        if load & WITH_BOILERMAN:
            slots |= bit(slot)
        if slots != board.boiled_slots:
            put_coal_board(state, seat, board.with_boilermen(slots, board.boiled_gaps))

    def raised_by(self, load: i64) -> i64:
        """Return the number that a boilerman adds to its locomotive (rule CO-12)."""
        return self.raises_each if load & WITH_BOILERMAN else 0

    def on_factory_replaced(self, state: State, seat: i64, gap: i64, number: i64) -> bool:
        """Remove the boilerman of a replaced factory (rule CO-14); the factory itself stays in the game."""
        board = coal_board(state, seat)
        gaps: i64 = board.boiled_gaps & ~bit(gap)
        put_coal_board(state, seat, board.with_boilermen(board.boiled_slots, gaps))
        return False

    def factory_gives(
        self, state: State, seat: i64, gap: i64, number: i64, rewards: list[int]
    ) -> list[int]:
        """Return the rewards of a factory, more with a boilerman (rule CO-13)."""
        if coal_board(state, seat).boils_gap(gap):
            return self.boiled[number]
        return rewards

    def start_round(self, state: State) -> None:
        """Make every foundry usable again (rule CO-8)."""
        for seat in range(state.rules.seats):
            put_coal_board(state, seat, coal_board(state, seat).with_foundries_used(0))

    def objection(self, state: State, seat: i64, space: Space) -> Message | None:
        """Return that the player has too little coal, if so."""
        if coal_board(state, seat).coal < space.coal:
            return Message("rr-why-coal", coal=space.coal)
        return None

    def check_board(self, state: State, seat: int) -> None:
        """Check the boilermen and coal of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check the foundries."""
        check.check_table(state)

    def placed_fields(self, rules: Rules) -> list[Field[State]]:
        """Return the fields of its pieces."""
        return placing.fields(rules)

    def settle_placed(self, state: State, frames: list[Frame]) -> Misplaced | None:
        """Work out what follows from its pieces."""
        return placing.settle(state, frames)


register(COAL, foundries.TakeCoal())
register(REUSE_OTHERS, ReuseOthers())
register(FOUNDRY, foundries.Foundry())
register(BOILERMAN, Boilerman())
