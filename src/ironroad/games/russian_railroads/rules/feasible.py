"""Feasibility of rewards: spaces open to all must be possible completely, private ones in part (rulings R1 and R5)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BUILD,
    COUNT_MASK,
    DOUBLER,
    DOUBLER_ROOM,
    DUE,
    FACTORY,
    INDUSTRY,
    KIND_UNIT,
    LOCOMOTIVE,
    PLACE,
    REUSE,
    ROOM_BITS,
    ROOM_MASK,
    ROOM_OF,
    STEP_ANY,
    STEP_EITHER,
)
from ironroad.games.russian_railroads.rooms import Rooms, amount
from ironroad.games.russian_railroads.rules import (
    advances,
    auxiliary,
    bag,
    industry,
    locomotives,
)
from ironroad.games.russian_railroads.rules.kinds import EFFECTS
from ironroad.games.russian_railroads.spaces import ANY, EITHER, Space, steps_in
from ironroad.games.russian_railroads.state import State


def rooms(state: State, seat: i64) -> Rooms:
    """Return the room for each kind of reward: how many units can be carried out now, each kind by itself."""
    steps: i64 = advances.rooms(state, seat)
    either: i64 = (steps & ROOM_MASK) + (steps >> ROOM_BITS & ROOM_MASK)
    brown: i64 = steps >> 2 * ROOM_BITS & ROOM_MASK
    natural: i64 = steps >> 3 * ROOM_BITS & ROOM_MASK
    white: i64 = steps >> 4 * ROOM_BITS
    steps += amount(either, EITHER)
    steps += amount(either + brown + natural + white, ANY)
    # The last index comes first, and each of the others moves it on.
    others: i64 = COUNT_MASK  # ALWAYS
    others = others << ROOM_BITS | (1 if state.engineer_at(0) != 0 else 0)  # HIRE_ROOM
    others = others << ROOM_BITS | state.temporary  # TEMPORARY_ROOM
    others = others << ROOM_BITS | state.roubles  # ROUBLE_ROOM
    others = others << ROOM_BITS | locomotives.tiles(state)  # TILE_ROOM
    others = others << ROOM_BITS | auxiliary.doubler_room(state, seat)  # DOUBLER_ROOM
    most: i64 = state.rules.spaces.most_industry
    others = others << ROOM_BITS | industry.room(state, seat, 0, most)  # INDUSTRY_ROOM
    return Rooms(steps, others)


def can_do(state: State, seat: i64, kind: i64, count: i64, room: Rooms) -> bool:
    """Whether ``count`` units of a kind can be carried out; ``room`` is the result of ``rooms``."""
    place: i64 = ROOM_OF[kind]
    if place >= 0:
        available: i64 = room[place]
        if available >= count:
            return True
        if available == 0 or (kind != STEP_EITHER and kind != STEP_ANY):
            return False
        return advances.can_advance_all(state, seat, amount(count, place), room.steps)
    return EFFECTS[kind].can_do(state, seat, count, room)


def can_complete(state: State, seat: i64, rewards: list[int], steps: i64, room: Rooms) -> bool:
    """Whether all rewards can be carried out in some order (ruling R1); ``steps`` are their track advances by kind, packed."""
    markers: i64 = 0
    doublers: i64 = 0
    placed: i64 = 0
    built: i64 = 0
    factories: i64 = 0
    advancing = False
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
        elif advances.is_step(reward):
            advancing = True
        elif not can_do(state, seat, kind, count, room):
            return False
    if doublers > room[DOUBLER_ROOM]:
        return False
    if placed + built + factories > 0:
        if not locomotives.can_build_all(state, seat, placed, built, factories):
            return False
    if markers > 0 and industry.room(state, seat, factories, markers) < markers:
        return False
    return not advancing or advances.can_advance_all(state, seat, steps, room.steps)


def can_start(state: State, seat: i64, rewards: list[int], room: Rooms) -> bool:
    """Whether at least one unit of one of the rewards can be carried out (ruling R5)."""
    for reward in rewards:
        kind: i64 = reward // KIND_UNIT
        if kind == REUSE:
            if has_target(state, seat, False, room):
                return True
        elif can_do(state, seat, kind, 1, room):
            return True
    return False


def can_use_in_part(state: State, seat: i64, space: Space, room: Rooms) -> bool:
    """Whether at least one unit of one of the rewards of a space can be carried out (ruling R5)."""
    if room.steps & space.some_steps or room.others & space.some_others:
        return True
    return space.has_searched and can_start(state, seat, space.rewards, room)


def can_take_card(state: State, seat: i64, card: i64) -> bool:
    """Whether a ? card can be carried out completely, together with all compulsory effects (rulings R11, R44)."""
    return can_add(state, seat, state.rules.card_demands[card])


def can_add(state: State, seat: i64, rewards: list[int]) -> bool:
    """Whether rewards can be carried out together with all compulsory effects of the bag."""
    whole = [entry & ~DUE for entry in bag.due(state, seat)]
    whole.extend(rewards)
    room = rooms(state, seat)
    if AGAIN not in [reward // KIND_UNIT for reward in whole]:
        return can_complete(state, seat, whole, steps_in(whole), room)
    for kind in state.rules.again_kinds:
        repeated = [*whole, kind * KIND_UNIT + 1]
        if can_complete(state, seat, repeated, steps_in(repeated), room):
            return True
    return False


def is_target(state: State, seat: i64, space: Space) -> bool:
    """Whether a space qualifies to be used again: it holds exactly one own or temporary worker (ruling R6)."""
    pieces: i64 = state.spaces[space.index]
    if pieces == 0 or space.claim > 0 or space.hires or space.reuses:
        return False
    workers: i64 = state.own_on(seat, space.index) + state.temporary_on(seat, space.index)
    if workers != 1:
        return False
    return not (state.has_black(space.index) and state.black_worker == seat)


def can_reuse(state: State, seat: i64, space: Space, full: bool, room: Rooms) -> bool:
    """Whether a space can be used again, completely or (not ``full``) in part; ``room`` is the result of ``rooms``."""
    if not is_target(state, seat, space):
        return False
    if full:
        return can_use(state, seat, space, room)
    return can_use_in_part(state, seat, space, room)


def has_target(state: State, seat: i64, full: bool, room: Rooms) -> bool:
    """Whether any space can be used again; ``room`` is the result of ``rooms``."""
    spaces = state.rules.spaces.all
    pieces = state.spaces
    for place in range(len(pieces)):
        if pieces[place] != 0 and can_reuse(state, seat, spaces[place], full, room):
            return True
    return False


def can_use(state: State, seat: i64, space: Space, room: Rooms) -> bool:
    """Whether all rewards of a space can be carried out completely; ``room`` is the result of ``rooms``."""
    if room.fits(space.steps_needed, space.others_needed):
        return True
    if not space.searched:
        return False
    if space.joint:
        return can_complete(state, seat, space.rewards, space.steps, room)
    for reward in space.rewards:
        if not can_do(state, seat, reward // KIND_UNIT, reward & COUNT_MASK, room):
            return False
    return True
