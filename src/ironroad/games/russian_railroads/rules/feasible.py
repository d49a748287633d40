"""What can be done at all: competed-for actions in full, private ones at least in part (ruling R1, ruling R5)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import (
    AGAIN,
    ALWAYS,
    BUILD,
    COUNT_MASK,
    DOUBLER,
    DOUBLER_ROOM,
    DUE,
    FACTORY,
    HIRE_ROOM,
    INDUSTRY,
    INDUSTRY_ROOM,
    KIND_UNIT,
    LOCOMOTIVE,
    PLACE,
    REUSE,
    ROOM_OF,
    ROUBLE_ROOM,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
    TEMPORARY_ROOM,
    TILE_ROOM,
)
from ironroad.games.russian_railroads.rules import (
    advances,
    auxiliary,
    bag,
    industry,
    locomotives,
)
from ironroad.games.russian_railroads.rules.kinds import EFFECTS
from ironroad.games.russian_railroads.spaces import Space, steps_in
from ironroad.games.russian_railroads.state import State


def rooms(state: State, seat: i64) -> list[int]:
    """Return how much of each kind of reward can be done now, by itself."""
    free = advances.rooms(state, seat)
    either: i64 = free[0] + free[1]
    total: i64 = either + free[2] + free[3] + free[4]
    free[STEP_EITHER - STEP] = either
    free[STEP_ANY - STEP] = total
    free[INDUSTRY_ROOM] = industry.room(state, seat, 0, state.rules.spaces.most_industry)
    free[DOUBLER_ROOM] = auxiliary.doubler_room(state, seat)
    free[TILE_ROOM] = locomotives.tiles(state)
    free[ROUBLE_ROOM] = state.roubles
    free[TEMPORARY_ROOM] = state.temporary
    free[HIRE_ROOM] = 1 if state.engineer_at(0) != 0 else 0
    free[ALWAYS] = COUNT_MASK
    return free


def can_do(state: State, seat: i64, kind: i64, count: i64, free: list[int]) -> bool:
    """Whether one reward can be carried out in full; ``free`` says how much can be done of each kind."""
    place: i64 = ROOM_OF[kind]
    if place >= 0:
        room: i64 = free[place]
        if room >= count:
            return True
        if room == 0 or (kind != STEP_EITHER and kind != STEP_ANY):
            return False
        needs = [0] * STEP_KINDS
        needs[place] = count
        return advances.can_advance_all(state, seat, needs, free)
    return EFFECTS[kind].can_do(state, seat, count, free)


def can_complete(
    state: State, seat: i64, rewards: list[int], steps: list[int], free: list[int]
) -> bool:
    """Whether rewards can all be carried out in some order (ruling R1); ``steps`` are the track advances."""
    markers: i64 = 0
    doublers: i64 = 0
    placed: i64 = 0
    built: i64 = 0
    factories: i64 = 0
    for reward in rewards:
        kind: i64 = reward // KIND_UNIT
        count: i64 = reward & COUNT_MASK
        if kind == INDUSTRY:
            markers += count
        elif kind == DOUBLER:
            doublers += count
        elif kind == LOCOMOTIVE:
            built += count
        elif kind in (FACTORY, BUILD):
            factories += count
        elif kind == PLACE:
            placed = count
        elif not advances.is_step(reward) and not can_do(state, seat, kind, count, free):
            return False
    if doublers > free[DOUBLER_ROOM]:
        return False
    if placed + built + factories > 0:
        if not locomotives.can_build_all(state, seat, placed, built, factories):
            return False
    if markers > 0 and industry.room(state, seat, factories, markers) < markers:
        return False
    return advances.can_advance_all(state, seat, steps, free)


def can_start(state: State, seat: i64, rewards: list[int], free: list[int]) -> bool:
    """Whether at least one of the rewards does something (ruling R5)."""
    for reward in rewards:
        kind: i64 = reward // KIND_UNIT
        if kind == REUSE:
            if has_target(state, seat, False, free):
                return True
        elif can_do(state, seat, kind, 1, free):
            return True
    return False


def can_take_card(state: State, seat: i64, card: i64) -> bool:
    """Whether a ? card can be done completely, beside what must be done anyway (ruling R11)."""
    return can_add(state, seat, state.rules.card_demands[card])


def can_add(state: State, seat: i64, rewards: list[int]) -> bool:
    """Whether rewards can be carried out together with everything that must still be done."""
    whole = [entry & ~DUE for entry in bag.due(state, seat)]
    whole.extend(rewards)
    free = rooms(state, seat)
    if AGAIN not in [reward // KIND_UNIT for reward in whole]:
        return can_complete(state, seat, whole, steps_in(whole), free)
    for kind in state.rules.again_kinds:
        repeated = [*whole, kind * KIND_UNIT + 1]
        if can_complete(state, seat, repeated, steps_in(repeated), free):
            return True
    return False


def is_target(state: State, seat: i64, space: Space) -> bool:
    """Whether exactly one worker of the player's colour, or a temporary one, stands there (ruling R6)."""
    pieces: i64 = state.spaces[space.index]
    if pieces == 0 or space.claim > 0 or space.hires or space.reuses:
        return False
    workers: i64 = state.own_on(seat, space.index) + state.temporary_on(seat, space.index)
    if workers != 1:
        return False
    return not (state.has_black(space.index) and state.black_worker == seat)


def can_reuse(state: State, seat: i64, space: Space, full: bool, free: list[int]) -> bool:
    """Whether a space can be used again, completely or at least in part; ``free`` is what ``rooms`` says."""
    if not is_target(state, seat, space):
        return False
    if full:
        return can_use(state, seat, space, free)
    return can_start(state, seat, space.rewards, free)


def has_target(state: State, seat: i64, full: bool, free: list[int]) -> bool:
    """Whether there is any space to be used again; ``free`` is what ``rooms`` says."""
    for space in state.rules.spaces.all:
        if can_reuse(state, seat, space, full, free):
            return True
    return False


def can_use(state: State, seat: i64, space: Space, free: list[int]) -> bool:
    """Whether the effects of a space can be carried out in full; ``free`` is what ``rooms`` says."""
    if space.joint:
        return can_complete(state, seat, space.rewards, space.steps, free)
    for reward in space.rewards:
        if not can_do(state, seat, reward // KIND_UNIT, reward & COUNT_MASK, free):
            return False
    return True
