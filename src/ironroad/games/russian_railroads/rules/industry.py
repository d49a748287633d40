"""Industrialization: advances of the industry markers, use of factories (p. 11, p. 12)."""

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import Lane
from ironroad.games.russian_railroads.components import DUE, INDUSTRY, TOKEN, reward_of
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules import special
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State, consume_one, owe, owe_all, place_of


def is_open(state: State, seat: i64, lane: Lane, space: i64, promised: i64) -> bool:
    """Whether a marker can enter a space of the industry track: it must not be an empty gap (p. 11) or blocked.

    ``promised`` is the number of factories about to be built, which fill the left-most empty gaps.
    """
    if space > lane.last:
        return False
    for expansion in state.rules.layout_expansions:
        if expansion.is_blocked(state, seat, lane, space):
            return False
    if lane.gap_spaces >> space & 1 == 0 or lane.passable:
        return True
    player = state.players[seat]
    gap: i64 = lane.gap[space]
    if player.factory(gap) > 0:
        return True
    empty: i64 = 0
    for slot in range(gap + 1):
        if player.factory(slot) == 0:
            empty += 1
    return empty <= promised


def can_move(state: State, seat: i64, marker: i64) -> bool:
    """Whether a marker can move one space: not into an empty gap, not onto another marker (ruling R12)."""
    player = state.players[seat]
    space: i64 = player.marker(marker)
    lane = state.rules.lanes.of_marker[marker]
    if space == NOT_IN_PLAY or not is_open(state, seat, lane, space + 1, 0):
        return False
    for other in range(lane.first_marker, lane.first_marker + lane.markers):
        if player.marker(other) == space + 1:
            return False
    return True


def room(state: State, seat: i64, promised: i64, most: i64) -> i64:
    """Return the number of spaces that all markers together can move, at most ``most``."""
    total: i64 = 0
    for lane in state.rules.lanes.all:
        total += _room_on(state, seat, lane, promised, most - total)
    return total


def _room_on(state: State, seat: i64, lane: Lane, promised: i64, most: i64) -> i64:
    """Return the number of spaces that the markers of one industry track can move, the foremost marker first."""
    player = state.players[seat]
    ahead: i64 = lane.last + 1
    below: i64 = ahead
    total: i64 = 0
    for _marker in range(lane.markers):
        marker: i64 = NOT_IN_PLAY
        markers: i64 = player.markers >> (lane.first_marker * NUMBER_BITS)
        for _other in range(lane.markers):
            space: i64 = (markers & MOST_NUMBER) - 1
            markers >>= NUMBER_BITS
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
    """Advances of the industry markers."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append one advance for each marker that can move."""
        rules = state.rules
        player = state.players[seat]
        for marker in range(rules.lanes.markers):
            if can_move(state, seat, marker):
                options.add(rules.industry_of[marker] + player.marker(marker) + 1)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Move the marker of the action one space."""
        consume_one(state, place_of(state, INDUSTRY))
        firsts = state.rules.industry_of
        marker: i64 = len(firsts) - 1
        while action < firsts[marker]:
            marker -= 1
        move(state, seat, marker)


def move(state: State, seat: i64, marker: i64) -> None:
    """Move a marker one space and earn the rewards there: a factory's ability (p. 12) or a ? token."""
    rules = state.rules
    lane = rules.lanes.of_marker[marker]
    player = state.players[seat]
    space: i64 = player.marker(marker) + 1
    player.put_marker(marker, space)
    gap: i64 = lane.gap[space]
    events.moved_marker(state, seat, marker, space)
    if gap >= 0:
        use_factory(state, seat, gap)
    elif space == lane.question:
        question: i64 = len(rules.railroads.advantages)
        if not player.took_advantage(question):  # Once per player, not once per marker (p. 22).
            player.advantages |= bit(question)
            owe(state, reward_of(TOKEN, 1) | DUE)
    if rules.lanes.rewarding:
        owe_all(state, lane.rewards[space], 0)
    if space == 1:
        special.reached_by_waiting(state, seat)


def use_factory(state: State, seat: i64, gap: i64) -> None:
    """Add the rewards of the factory in a gap to the bag, if there is one; they are optional (ruling R2)."""
    number: i64 = state.players[seat].factory(gap)
    if number == 0:
        return
    rewards = state.rules.tiles.factory[number]
    for expansion in state.rules.in_play:
        rewards = expansion.factory_gives(state, seat, gap, number, rewards)
    events.used_factory(state, seat, number, rewards)
    owe_all(state, rewards, 0)
