"""What can be done at all: competed-for actions in full, private ones at least in part (ruling R1, ruling R5)."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import Space, steps_in
from ironroad.games.russian_railroads.components import (
    AGAIN,
    BLACK_WORKER,
    BUILD,
    COUNT_MASK,
    DOUBLER,
    DUE,
    FACTORY,
    HIRE,
    INDUSTRY,
    KIND_UNIT,
    LOCOMOTIVE,
    PLACE,
    REUSE,
    ROUBLE,
    STEP,
    STEP_KINDS,
    TEMPORARY,
)
from ironroad.games.russian_railroads.rules import auxiliary, industry, locomotives, track
from ironroad.games.russian_railroads.state import NOBODY, State


def can_complete(state: State, seat: i64, rewards: list[int], steps: list[int]) -> bool:
    """Whether rewards can all be carried out in some order; ``steps`` are the track advances among them."""
    markers: i64 = 0
    doublers: i64 = 0
    built: i64 = 0
    factories: i64 = 0
    advances: i64 = 0
    for reward in rewards:
        kind: i64 = reward // KIND_UNIT
        count: i64 = reward & COUNT_MASK
        if STEP <= kind < STEP + STEP_KINDS:
            advances += count
        elif kind == INDUSTRY:
            markers += count
        elif kind == DOUBLER:
            doublers += count
        elif kind == LOCOMOTIVE:
            built += count
        elif kind in (FACTORY, BUILD):
            factories += count
        elif not _can_do_at_once(state, seat, kind, count):
            return False
    if doublers > 0 and not auxiliary.can_double(state, seat, doublers):
        return False
    if built + factories > 0:
        if not locomotives.can_build_all(state, seat, built, factories, 0, 0):
            return False
    if markers > 0 and not industry.has_room(state, seat, markers, factories):
        return False
    return advances == 0 or track.can_advance_all(state, seat, steps)


def _can_do_at_once(state: State, seat: i64, kind: i64, count: i64) -> bool:
    if kind == ROUBLE:
        return state.roubles >= count
    if kind == TEMPORARY:
        return state.temporary >= count
    if kind == HIRE:
        return state.row[0] != 0
    if kind == REUSE:
        return has_target(state, seat, True)
    if kind == PLACE:
        return locomotives.can_place(state, seat, count, locomotives.ANYWHERE)
    if kind == BLACK_WORKER:
        return state.black_worker == NOBODY
    return True


def can_start(state: State, seat: i64, rewards: list[int]) -> bool:
    """Whether at least one of the rewards does something (ruling R5)."""
    for reward in rewards:
        kind: i64 = reward // KIND_UNIT
        if kind == REUSE:
            if has_target(state, seat, False):
                return True
        else:
            one: list[int] = [kind * KIND_UNIT + 1]
            if can_complete(state, seat, one, steps_in(one)):
                return True
    return False


def can_take_card(state: State, seat: i64, card: i64) -> bool:
    """Whether a ? card can be done completely, beside what must be done anyway (ruling R11)."""
    return can_add(state, seat, state.rules.card_demands[card])


def can_add(state: State, seat: i64, rewards: list[int]) -> bool:
    """Whether rewards can be carried out together with everything that must still be done."""
    whole = [entry & ~DUE for entry in state.owed if entry & DUE]
    whole.extend(rewards)
    again = False
    for reward in whole:
        if reward // KIND_UNIT == AGAIN:
            again = True
    if not again:
        return can_complete(state, seat, whole, steps_in(whole))
    for kind in state.rules.again_kinds:
        repeated = [*whole, kind * KIND_UNIT + 1]
        if can_complete(state, seat, repeated, steps_in(repeated)):
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


def can_reuse(state: State, seat: i64, space: Space, full: bool) -> bool:
    """Whether a space can be used again, completely or at least in part."""
    if not is_target(state, seat, space):
        return False
    if full:
        return can_complete(state, seat, space.rewards, space.steps)
    return can_start(state, seat, space.rewards)


def has_target(state: State, seat: i64, full: bool) -> bool:
    """Whether there is any space to be used again."""
    for space in state.rules.spaces.all:
        if can_reuse(state, seat, space, full):
            return True
    return False


def can_use(state: State, seat: i64, space: Space, free: list[int]) -> bool:
    """Whether a free space may be chosen: its effects in full, or in part on an own engineer.

    ``free`` are the possible advances of each colour.
    """
    if space.engineer > 0 and state.owns_engineer(seat, space.engineer):
        return can_start(state, seat, space.rewards)
    if space.colour >= 0:
        return free[space.colour] >= space.advances
    return can_complete(state, seat, space.rewards, space.steps)
