"""Income markers of the German boards (rules GR-8 and GR-9)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.german import events
from ironroad.games.russian_railroads.modules.german.components import INCOME, german
from ironroad.games.russian_railroads.modules.german.state import INCOMES, INCOMES_LEFT
from ironroad.games.russian_railroads.modules.usable import OnceARound
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import ANNEX, State, place_of, settle_one


class Income(Effect):
    """An income marker from the common supply."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer the markers that nobody has taken."""
        things = german(state.rules)
        left: i64 = state.common[INCOMES_LEFT]
        for marker in range(things.incomes.count):
            if left & bit(marker):
                options.add(things.income + marker)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take a marker; it can be used in this round."""
        marker: i64 = action - german(state.rules).income
        settle_one(state, place_of(state, INCOME))
        state.common[INCOMES_LEFT] -= bit(marker)
        state.annexes[seat * ANNEX + INCOMES] |= bit(marker)
        events.income(state, seat, marker)


class OwnIncomes(OnceARound):
    """The income markers of a player."""

    def use(self, state: State, seat: i64, number: i64) -> None:
        """Turn a marker over and earn what it shows."""
        events.used_income(state, seat, number)
        super().use(state, seat, number)
