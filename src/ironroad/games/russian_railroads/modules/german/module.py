"""The German boards in a game: what they answer where the base game asks."""

from typing import ClassVar

from ironroad.core.bits import bit
from ironroad.core.engine import Coded
from ironroad.core.native import i64
from ironroad.games.russian_railroads.actions import Rules, add_pile
from ironroad.games.russian_railroads.modules.german import check, layout
from ironroad.games.russian_railroads.modules.german.components import BRANCH, INCOME, GermanThings
from ironroad.games.russian_railroads.modules.german.incomes import Income, OwnIncomes
from ironroad.games.russian_railroads.modules.german.state import (
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    LAID,
    TILES_LEFT,
)
from ironroad.games.russian_railroads.modules.usable import ready_again
from ironroad.games.russian_railroads.rules.kinds import register
from ironroad.games.russian_railroads.state import ANNEX, State


class German(GermanThings):
    """The German boards."""

    frames: ClassVar[tuple[type[Coded], ...]] = (
        layout.ChooseBranch,
        layout.ChooseTile,
    )

    def add_beside(self, rules: Rules) -> None:
        """Own income markers are used beside the main action."""
        pile = self.incomes
        if pile.count > 0:
            first = add_pile(rules.catalogue, "use income", "rr-do-use-income", pile)
            rules.put_beside(OwnIncomes(first, pile, INCOMES, INCOMES_USED))

    def lay_out(self, common: list[int]) -> None:
        """All tiles and income markers lie out."""
        common[TILES_LEFT] = int(bit(len(self.layout.tiles))) - 1
        common[INCOMES_LEFT] = int(bit(self.incomes.count)) - 1

    def length(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """Return the length of the branch taken, or of the longest while none is."""
        if railroad == self.layout.fork_railroad:
            branch: i64 = state.annexes[seat * ANNEX + LAID + BRANCH]
            if branch > 0:
                return self.layout.branch_spaces[branch - 1]
        return last

    def last_space(self, state: State, seat: i64, railroad: i64, last: i64) -> i64:
        """Return the end of the branch taken."""
        return self.length(state, seat, railroad, last)

    def laid(self, state: State, seat: i64, place: i64) -> i64:
        """Return the branch or tile that a player has laid out."""
        return state.annexes[seat * ANNEX + LAID + place]

    def ask_on_entering(self, state: State, seat: i64, railroad: i64, space: i64) -> bool:
        """Ask for the branch or the tile."""
        return layout.ask_on_entering(state, seat, railroad, space)

    def start_round(self, state: State) -> None:
        """After the scoring all income markers lie face up again."""
        ready_again(state, INCOMES_USED)

    def check_board(self, state: State, seat: int) -> None:
        """Check tiles, branch and markers of a player."""
        check.check_board(state, seat)

    def check_table(self, state: State, held: list[int]) -> None:
        """Check what lies out."""
        check.check_table(state)


register(INCOME, Income())
