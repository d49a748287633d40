"""Boilermen, which raise the number of a locomotive, or what a factory gives (rules CO-10 to CO-13)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.coal import events
from ironroad.games.russian_railroads.modules.coal.components import BOILERMAN, coal
from ironroad.games.russian_railroads.modules.coal.state import BOILED, BOILED_GAPS, FOUNDRY_STACK
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.locomotives import raise_number
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    FACTORY,
    SLOT,
    State,
    place_of,
    settle_one,
)


def places(state: State, seat: i64) -> i64:
    """Return how many locomotives and factories are without a boilerman."""
    rules = state.rules
    free: i64 = 0
    for slot in range(rules.railroads.slots):
        if _takes_boilerman(state, seat, slot):
            free += 1
    for gap in range(rules.lane.gaps):
        if _gap_takes_boilerman(state, seat, gap):
            free += 1
    return free


def _takes_boilerman(state: State, seat: i64, slot: i64) -> bool:
    if state.players[seat * BLOCK + SLOT + slot] == 0:
        return False
    return not state.annexes[seat * ANNEX + BOILED] & bit(slot)


def _gap_takes_boilerman(state: State, seat: i64, gap: i64) -> bool:
    if state.players[seat * BLOCK + FACTORY + gap] == 0:
        return False
    return not state.annexes[seat * ANNEX + BOILED_GAPS] & bit(gap)


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer every locomotive and factory that has no boilerman."""
    rules = state.rules
    things = coal(rules)
    for slot in range(rules.railroads.slots):
        if _takes_boilerman(state, seat, slot):
            options.add(things.boil_slot + slot)
    for gap in range(rules.lane.gaps):
        if _gap_takes_boilerman(state, seat, gap):
            options.add(things.boil_gap + gap)


def place(state: State, seat: i64, action: i64) -> None:
    """Put a boilerman beside a locomotive, which may reach more at once, or beside a factory."""
    things = coal(state.rules)
    if action >= things.boil_gap:
        gap: i64 = action - things.boil_gap
        state.annexes[seat * ANNEX + BOILED_GAPS] |= bit(gap)
        events.boiled_gap(state, seat, gap)
        return
    slot: i64 = action - things.boil_slot
    state.annexes[seat * ANNEX + BOILED] |= bit(slot)
    events.boiled(state, seat, slot)
    raise_number(state, seat, slot, things.raises_each)


class Boilerman(Effect):
    """A boilerman from the stack of foundries."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer every locomotive and factory that has no boilerman."""
        offer(state, seat, options)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take the top tile of the stack, unseen, as a boilerman."""
        settle_one(state, place_of(state, BOILERMAN))
        state.common[FOUNDRY_STACK] -= 1
        place(state, seat, action)

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether there are tiles in the stack and places for so many boilermen."""
        return state.common[FOUNDRY_STACK] >= count and places(state, seat) >= count
