"""Income markers of the German boards: taking and using them (rules GR-8 and GR-9)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.german import events
from ironroad.games.russian_railroads.modules.german.components import INCOME, german
from ironroad.games.russian_railroads.modules.german.state import (
    german_board,
    german_table,
    put_german_board,
    put_german_table,
)
from ironroad.games.russian_railroads.modules.rules.usable import OnceARound
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, consume_one, place_of


class Income(Effect):
    """Take an income marker from the common supply (rule GR-8)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append the markers that nobody has taken."""
        things = german(state.rules)
        left: i64 = german_table(state).incomes
        for marker in range(things.incomes.count):
            if left & bit(marker):
                options.add(things.income + marker)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take a marker; it can be used in this round already."""
        marker: i64 = action - german(state.rules).income
        consume_one(state, place_of(state, INCOME))
        put_german_table(state, german_table(state).without_income(marker))
        put_german_board(state, seat, german_board(state, seat).with_income(marker))
        events.income(state, seat, marker)


class OwnIncomes(OnceARound):
    """The actions that use a player's income markers (rule GR-9)."""

    def ready(self, state: State, seat: i64) -> i64:
        """Return the markers not used in this round, as a bit mask."""
        board = german_board(state, seat)
        return board.incomes & ~board.incomes_used

    def use_up(self, state: State, seat: i64, number: i64) -> None:
        """Mark an income marker as used in this round."""
        events.used_income(state, seat, number)
        board = german_board(state, seat)
        put_german_board(state, seat, board.with_incomes_used(board.incomes_used | bit(number)))
