"""The ``Expansion`` of the German boards: its hooks and its registration."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded, Frame
from ironroad.core.native import i64
from ironroad.core.placing import Field, Misplaced
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.modules.german import check, placing
from ironroad.games.russian_railroads.modules.german.components import BRANCH, INCOME, GermanThings
from ironroad.games.russian_railroads.modules.german.rules import layout
from ironroad.games.russian_railroads.modules.german.rules.incomes import Income, OwnIncomes
from ironroad.games.russian_railroads.modules.german.state import (
    NO_BOARD,
    GermanBoard,
    GermanTable,
    german_board,
    put_german_board,
)
from ironroad.games.russian_railroads.part import Part
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import State


class German(GermanThings):
    """The German boards."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        layout.ChooseBranch,
        layout.ChooseTile,
    )
    part_types: ClassVar[tuple[type[Part], ...]] = (GermanBoard, GermanTable)

    def add_side_actions(self, rules: Rules) -> None:
        """Add the actions that use income markers (rule GR-9)."""
        pile = self.incomes
        if pile.count > 0:
            first = add_pile(rules.catalogue, "use income", "rr-do-use-income", pile)
            rules.register_side_actions(OwnIncomes(first, pile))

    def initial_parts(self, seats: int) -> list[Part]:
        """Return the parts at the start: all tiles and income markers are available."""
        tiles: i64 = bit(len(self.layout.tiles)) - 1
        return [GermanTable(tiles, bit(self.incomes.count) - 1), *[NO_BOARD] * seats]

    def length(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """Return the length of the branch taken; before that, of the longest branch."""
        if railroad == self.layout.fork_railroad:
            branch: i64 = german_board(state, seat).laid(BRANCH)
            if branch > 0:
                return self.layout.branch_spaces[branch - 1]
        return last

    def last_space(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """Return the last space of the branch taken."""
        return self.length(state, seat, railroad, last)

    def laid(self, state: State, seat: i64, place: i64) -> i64:
        """Return the branch or tile that a player has at a layout place, from 1; 0 for none."""
        return german_board(state, seat).laid(place)

    def ask_on_entering(self, state: State, seat: i64, railroad: i64, space: i64) -> bool:
        """Push the decision about a branch or tile; return whether there is one."""
        return layout.ask_on_entering(state, seat, railroad, space)

    def start_round(self, state: State) -> None:
        """Make all income markers usable again (rule GR-9)."""
        for seat in range(state.rules.seats):
            put_german_board(state, seat, german_board(state, seat).with_incomes_used(0))

    def check_board(self, state: State, seat: int) -> None:
        """Check the tiles, branch and income markers of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check the common tiles and income markers."""
        check.check_table(state)

    def placed_fields(self, rules: Rules) -> list[Field[State]]:
        """Return the fields of its pieces."""
        return placing.fields(rules)

    def settle_placed(self, state: State, frames: list[Frame]) -> Misplaced | None:
        """Work out what follows from its pieces."""
        return placing.settle(state)


register(INCOME, Income())
