"""Industrialization (p. 11, p. 12)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import DUE, INDUSTRY, TOKEN, reward_of
from ironroad.games.russian_railroads.state import (
    BLOCK,
    DONE,
    FACTORY,
    MARKER,
    NOT_IN_PLAY,
    State,
    owe,
    owe_all,
    place_of,
    settle_one,
)


def is_open(state: State, seat: i64, space: i64, promised: i64) -> bool:
    """Whether a space of the industry track can be entered: no empty gap (p. 11).

    ``promised`` factories are about to fill the left-most gaps.
    """
    lane = state.rules.lane
    if space > lane.last:
        return False
    gap: i64 = lane.gap[space]
    if gap < 0 or state.players[seat * BLOCK + FACTORY + gap] > 0:
        return True
    empty: i64 = 0
    for slot in range(gap + 1):
        if state.players[seat * BLOCK + FACTORY + slot] == 0:
            empty += 1
    return empty <= promised


def can_move(state: State, seat: i64, marker: i64) -> bool:
    """Whether a marker can move one space: not into a gap, not onto another marker (ruling R12)."""
    first: i64 = seat * BLOCK + MARKER
    space: i64 = state.players[first + marker]
    if space == NOT_IN_PLAY or not is_open(state, seat, space + 1, 0):
        return False
    for other in range(state.rules.lane.markers):
        if state.players[first + other] == space + 1:
            return False
    return True


def room(state: State, seat: i64, promised: i64, most: i64) -> i64:
    """Return how many steps the markers can make together, counted up to ``most``."""
    first: i64 = seat * BLOCK + MARKER
    ahead: i64 = state.rules.lane.last + 1
    below: i64 = ahead
    total: i64 = 0
    for _ in range(state.rules.lane.markers):
        marker: i64 = NOT_IN_PLAY
        for other in range(state.rules.lane.markers):
            space: i64 = state.players[first + other]
            if marker < space < below:
                marker = space
        if marker == NOT_IN_PLAY:
            break
        below = marker
        while total < most and marker + 1 < ahead and is_open(state, seat, marker + 1, promised):
            marker += 1
            total += 1
        ahead = marker
    return total


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer the steps of each marker."""
    rules = state.rules
    for marker in range(rules.lane.markers):
        if can_move(state, seat, marker):
            space: i64 = state.players[seat * BLOCK + MARKER + marker] + 1
            options.add(rules.industry + marker * (rules.lane.last + 1) + space)


def take(state: State, seat: i64, action: i64) -> None:
    """Carry out a step of the catalogue."""
    settle_one(state, place_of(state, INDUSTRY))
    move(state, seat, (action - state.rules.industry) // (state.rules.lane.last + 1))


def move(state: State, seat: i64, marker: i64) -> None:
    """Move a marker one space and earn what lies there: a factory's ability or a ? token."""
    lane = state.rules.lane
    space: i64 = state.players[seat * BLOCK + MARKER + marker] + 1
    state.players[seat * BLOCK + MARKER + marker] = space
    gap: i64 = lane.gap[space]
    events.moved_marker(state, seat, marker, space)
    if gap >= 0:
        number: i64 = state.players[seat * BLOCK + FACTORY + gap]
        events.used_factory(state, seat, number)
        owe_all(state, state.rules.tiles.factory[number], 0)
    elif space == lane.question:
        used: i64 = bit(len(state.rules.railroads.advantages))
        done: i64 = state.players[seat * BLOCK + DONE]
        if done & used == 0:  # Once a player, not once a marker (p. 22).
            state.players[seat * BLOCK + DONE] = done | used
            owe(state, reward_of(TOKEN, 1) | DUE)
