"""Income markers of the German boards (rules GR-8 and GR-9)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import module_events
from ironroad.games.russian_railroads.components import INCOME
from ironroad.games.russian_railroads.rules import feasible
from ironroad.games.russian_railroads.state import (
    ANNEX,
    INCOMES,
    INCOMES_LEFT,
    INCOMES_USED,
    State,
    owe_all,
    place_of,
    settle_one,
)


def offer(state: State, options: Options) -> None:
    """Offer the markers that nobody has taken."""
    left: i64 = state.common[INCOMES_LEFT]
    for marker in range(state.rules.modules.incomes.count):
        if left & bit(marker):
            options.add(state.rules.of_owed.income + marker)


def take(state: State, seat: i64, action: i64) -> None:
    """Take a marker; it can be used in this round."""
    marker: i64 = action - state.rules.of_owed.income
    settle_one(state, place_of(state, INCOME))
    state.common[INCOMES_LEFT] -= bit(marker)
    state.annexes[seat * ANNEX + INCOMES] |= bit(marker)
    module_events.income(state, seat, marker)


def has_ready(state: State, seat: i64) -> bool:
    """Whether a player has a marker that lies face up."""
    first: i64 = seat * ANNEX
    incomes: i64 = state.annexes[first + INCOMES]
    return incomes & ~state.annexes[first + INCOMES_USED] != 0


def offer_use(state: State, seat: i64, free: list[int], options: Options) -> None:
    """Offer own markers that are face up and do something, be it only in part (ruling R24)."""
    first: i64 = seat * ANNEX
    ready: i64 = state.annexes[first + INCOMES] & ~state.annexes[first + INCOMES_USED]
    marker: i64 = 0
    while ready != 0:
        if ready & 1:
            rewards = state.rules.modules.incomes.rewards[marker]
            if feasible.can_start(state, seat, rewards, free):
                options.add(state.rules.further.use_income + marker)
        ready >>= 1
        marker += 1


def use(state: State, seat: i64, marker: i64) -> None:
    """Turn a marker over and earn what it shows."""
    state.annexes[seat * ANNEX + INCOMES_USED] |= bit(marker)
    module_events.used_income(state, seat, marker)
    owe_all(state, state.rules.modules.incomes.rewards[marker], 0)


def turn_up(state: State) -> None:
    """After the scoring all markers lie face up again."""
    for seat in range(state.rules.seats):
        state.annexes[seat * ANNEX + INCOMES_USED] = 0
