"""What boards and modules add to the bag; ties their chapters together for ``effects.py``."""

from typing import Final

from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events, module_events
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BOILERMAN,
    BOULDER,
    BURN,
    CAR,
    COAL,
    COAL_FACTORY,
    COUNT_MASK,
    DRAW,
    DUE,
    FOUNDRY,
    INCOME,
    INDUSTRY,
    ITEM_ENGINEER,
    KIND_UNIT,
    PAYOUT,
    REUSE_OTHERS,
    SPECIAL,
    SPIKE,
    STEP_APART,
)
from ironroad.games.russian_railroads.rules import (
    boilermen,
    boulders,
    engineers,
    feasible,
    foundries,
    incomes,
    items,
    locomotives,
    stock,
)
from ironroad.games.russian_railroads.state import ANNEX, State, settle_one
from ironroad.games.russian_railroads.state import SPIKE as SPIKE_PLACED

# Kinds of effects in the bag, as a set: bit 0 is INDUSTRY.
SOME_INCOME: Final = 1 << (INCOME - INDUSTRY)
SOME_FOUNDRY: Final = 1 << (FOUNDRY - INDUSTRY)
SOME_BOILERMAN: Final = 1 << (BOILERMAN - INDUSTRY)
SOME_BOULDER: Final = 1 << (BOULDER - INDUSTRY)
SOME_BURN: Final = 1 << (BURN - INDUSTRY)
SOME_CAR: Final = 1 << (CAR - INDUSTRY)
FIRST_OF_MODULES: Final = 1 << (AGAIN - INDUSTRY + 1)


def do_at_once(state: State, seat: i64, kind: i64, count: i64) -> None:
    """Carry out a reward of a module that needs no choice."""
    if kind == COAL:
        foundries.take_coal(state, seat, count)
    elif kind == SPIKE:
        state.annexes[seat * ANNEX + SPIKE_PLACED] = 1
        module_events.spike(state, seat)
    else:
        assert kind == ITEM_ENGINEER
        engineers.take(state, seat, state.rules.engineers.on_item)


def do_first(state: State, seat: i64, place: i64) -> None:
    """Ask what a module deals with before everything else; what cannot be done lapses."""
    entry: i64 = state.owed[place]
    kind: i64 = entry // KIND_UNIT
    count: i64 = entry & COUNT_MASK
    if kind == PAYOUT:
        settle_one(state, place)
        stock.pay_out(state, seat)
        return
    del state.owed[place]
    if kind == SPECIAL:
        state.stack.append(items.ChooseItem(seat))
    elif kind == COAL_FACTORY:
        locomotives.build_factory(state, seat, state.rules.tiles.coal_factory)
    elif kind == DRAW:
        state.stack.append(items.DrawStart(seat, 0, min(count, state.rules.starts.count)))
    elif kind == STEP_APART:
        state.stack.append(items.StepApart(seat, count, 0, 1 if entry & DUE else 0))
    else:
        assert kind == REUSE_OTHERS
        if feasible.has_target(state, seat, False, feasible.rooms(state, seat)):
            state.stack.append(items.ReuseOther(seat, 0, count))
        else:
            events.lapsed(state, seat, REUSE_OTHERS)


def offer(state: State, seat: i64, kinds: i64, options: Options) -> None:
    """Offer every single step of the effects that modules have put into the bag."""
    if kinds & SOME_INCOME:
        incomes.offer(state, options)
    if kinds & SOME_FOUNDRY:
        foundries.offer(state, options)
    if kinds & SOME_BOILERMAN:
        boilermen.offer(state, seat, options)
    if kinds & SOME_BOULDER:
        boulders.offer(state, seat, options)
    if kinds & SOME_BURN and foundries.has_coal(state, seat):
        options.add(state.rules.of_owed.burn)
    if kinds & SOME_CAR:
        boilermen.offer_cars(state, seat, options)


def take(state: State, seat: i64, action: i64) -> None:
    """Take a step of an effect that a module has put into the bag."""
    actions = state.rules.of_owed
    if action < actions.foundry:
        incomes.take(state, seat, action)
    elif action < actions.boil_slot:
        foundries.take(state, seat, action)
    elif action < actions.boulder:
        boilermen.take(state, seat, action)
    elif action < actions.burn:
        boulders.take(state, seat, action)
    elif action < actions.car:
        foundries.burn(state, seat)
    else:
        boilermen.take_car(state, seat, action)
