"""Industrialization (p. 11, p. 12)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import Lane
from ironroad.games.russian_railroads.components import DUE, INDUSTRY, TOKEN, reward_of
from ironroad.games.russian_railroads.rules import special
from ironroad.games.russian_railroads.rules.kinds import Effect
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


def is_open(state: State, seat: i64, lane: Lane, space: i64, promised: i64) -> bool:
    """Whether a space of the industry track can be entered: no empty gap (p. 11).

    ``promised`` factories are about to fill the left-most gaps.
    """
    if space > lane.last:
        return False
    for expansion in state.rules.laying_out:
        if expansion.is_blocked(state, seat, lane, space):
            return False
    gap: i64 = lane.gap[space]
    if gap < 0 or lane.passable or state.players[seat * BLOCK + FACTORY + gap] > 0:
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
    lane = state.rules.lanes.of_marker[marker]
    if space == NOT_IN_PLAY or not is_open(state, seat, lane, space + 1, 0):
        return False
    for other in range(lane.first_marker, lane.first_marker + lane.markers):
        if state.players[first + other] == space + 1:
            return False
    return True


def room(state: State, seat: i64, promised: i64, most: i64) -> i64:
    """Return how many steps the markers can make together, counted up to ``most``."""
    total: i64 = 0
    for lane in state.rules.lanes.all:
        total += _room_on(state, seat, lane, promised, most - total)
    return total


def _room_on(state: State, seat: i64, lane: Lane, promised: i64, most: i64) -> i64:
    """Return how many steps the markers of one track can make."""
    first: i64 = seat * BLOCK + MARKER + lane.first_marker
    ahead: i64 = lane.last + 1
    below: i64 = ahead
    total: i64 = 0
    for _ in range(lane.markers):
        marker: i64 = NOT_IN_PLAY
        for other in range(lane.markers):
            space: i64 = state.players[first + other]
            if marker < space < below:
                marker = space
        if marker == NOT_IN_PLAY:
            break
        below = marker
        while total < most and marker + 1 < ahead:
            if not is_open(state, seat, lane, marker + 1, promised):
                break
            marker += 1
            total += 1
        ahead = marker
    return total


class Industry(Effect):
    """Steps of the industry markers."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer the steps of each marker."""
        rules = state.rules
        for marker in range(rules.lanes.markers):
            if can_move(state, seat, marker):
                space: i64 = state.players[seat * BLOCK + MARKER + marker] + 1
                options.add(rules.industry_of[marker] + space)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Carry out a step of the catalogue."""
        settle_one(state, place_of(state, INDUSTRY))
        firsts = state.rules.industry_of
        marker: i64 = len(firsts) - 1
        while action < firsts[marker]:
            marker -= 1
        move(state, seat, marker)


def move(state: State, seat: i64, marker: i64) -> None:
    """Move a marker one space and earn what lies there: a factory's ability or a ? token."""
    rules = state.rules
    lane = rules.lanes.of_marker[marker]
    space: i64 = state.players[seat * BLOCK + MARKER + marker] + 1
    state.players[seat * BLOCK + MARKER + marker] = space
    gap: i64 = lane.gap[space]
    events.moved_marker(state, seat, marker, space)
    if gap >= 0:
        use_factory(state, seat, gap)
    elif space == lane.question:
        used: i64 = bit(len(rules.railroads.advantages))
        done: i64 = state.players[seat * BLOCK + DONE]
        if done & used == 0:  # Once a player, not once a marker (p. 22).
            state.players[seat * BLOCK + DONE] = done | used
            owe(state, reward_of(TOKEN, 1) | DUE)
    if rules.lanes.rewarding:
        owe_all(state, lane.rewards[space], 0)
    if space == 1 and len(rules.railroads.waiting) > 0:
        special.reached_by_waiting(state, seat)


def use_factory(state: State, seat: i64, gap: i64) -> None:
    """Earn what a factory gives, if one is there."""
    number: i64 = state.players[seat * BLOCK + FACTORY + gap]
    if number == 0:
        return
    rewards = state.rules.tiles.factory[number]
    for expansion in state.rules.in_play:
        rewards = expansion.factory_gives(state, seat, gap, number, rewards)
    events.used_factory(state, seat, number, rewards)
    owe_all(state, rewards, 0)
