"""Boilermen and freight cars, which raise the number of a locomotive, or what a factory gives (rules CO-10 to CO-13)."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import module_events
from ironroad.games.russian_railroads.components import BOILERMAN, CAR
from ironroad.games.russian_railroads.rules.special import reached_by_locomotive
from ironroad.games.russian_railroads.state import (
    ANNEX,
    BLOCK,
    BOILED,
    BOILED_GAPS,
    CARS,
    FACTORY,
    FOUNDRY_STACK,
    SLOT,
    State,
    place_of,
    settle_one,
)

# What a locomotive takes with it, as a set.
WITH_BOILERMAN: Final = 1
WITH_CAR: Final = 2


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


def can_take(state: State, seat: i64, count: i64) -> bool:
    """Whether there are tiles in the stack and places for so many boilermen."""
    return state.common[FOUNDRY_STACK] >= count and places(state, seat) >= count


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer every locomotive and factory that has no boilerman."""
    rules = state.rules
    for slot in range(rules.railroads.slots):
        if _takes_boilerman(state, seat, slot):
            options.add(rules.of_owed.boil_slot + slot)
    for gap in range(rules.lane.gaps):
        if _gap_takes_boilerman(state, seat, gap):
            options.add(rules.of_owed.boil_gap + gap)


def take(state: State, seat: i64, action: i64) -> None:
    """Take the top tile of the stack, unseen, as a boilerman."""
    settle_one(state, place_of(state, BOILERMAN))
    state.common[FOUNDRY_STACK] -= 1
    place(state, seat, action)


def place(state: State, seat: i64, action: i64) -> None:
    """Put a boilerman beside a locomotive, which may reach more at once, or beside a factory."""
    rules = state.rules
    if action >= rules.of_owed.boil_gap:
        gap: i64 = action - rules.of_owed.boil_gap
        state.annexes[seat * ANNEX + BOILED_GAPS] |= bit(gap)
        module_events.boiled_gap(state, seat, gap)
        return
    slot: i64 = action - rules.of_owed.boil_slot
    state.annexes[seat * ANNEX + BOILED] |= bit(slot)
    module_events.boiled(state, seat, slot)
    _raise(state, seat, slot, rules.modules.boilerman_raise)


def _raise(state: State, seat: i64, slot: i64, by: i64) -> None:
    state.players[seat * BLOCK + SLOT + slot] += by
    reached_by_locomotive(state, seat, state.rules.railroads.slot_railroad[slot])


def offer_cars(state: State, seat: i64, options: Options) -> None:
    """Offer every locomotive for the freight car; there is only one car."""
    for slot in range(state.rules.railroads.slots):
        if state.players[seat * BLOCK + SLOT + slot] > 0:
            options.add(state.rules.of_owed.car + slot)


def take_car(state: State, seat: i64, action: i64) -> None:
    """Attach the freight car to a locomotive."""
    settle_one(state, place_of(state, CAR))
    slot: i64 = action - state.rules.of_owed.car
    state.annexes[seat * ANNEX + CARS] |= bit(slot)
    module_events.car(state, seat, slot)
    _raise(state, seat, slot, state.rules.modules.car_raise)


def raised_by(state: State, load: i64) -> i64:
    """Return what a load adds to the number of its locomotive."""
    modules = state.rules.modules
    total: i64 = 0
    if load & WITH_BOILERMAN:
        total += modules.boilerman_raise
    if load & WITH_CAR:
        total += modules.car_raise
    return total


def load_of(state: State, seat: i64, slot: i64) -> i64:
    """Return what goes with the locomotive of a slot."""
    load: i64 = 0
    if state.annex(seat, BOILED) & bit(slot):
        load |= WITH_BOILERMAN
    if state.annex(seat, CARS) & bit(slot):
        load |= WITH_CAR
    return load


def set_load(state: State, seat: i64, slot: i64, load: i64) -> None:
    """Say what goes with the locomotive that now stands in a slot."""
    first: i64 = seat * ANNEX
    state.annexes[first + BOILED] &= ~bit(slot)
    state.annexes[first + CARS] &= ~bit(slot)
    if load & WITH_BOILERMAN:
        state.annexes[first + BOILED] |= bit(slot)
    if load & WITH_CAR:
        state.annexes[first + CARS] |= bit(slot)


def lose_at_gap(state: State, seat: i64, gap: i64) -> None:
    """The boilerman of a factory that is replaced leaves the game."""
    state.annexes[seat * ANNEX + BOILED_GAPS] &= ~bit(gap)
