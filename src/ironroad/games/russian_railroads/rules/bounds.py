"""Limits of tracks set by expansions or by a shortage of tracks (rules GR-2, GR-7, AR-3 and AR-7)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT, ROOM_BITS, ROOM_MASK
from ironroad.games.russian_railroads.state import State


def length(state: State, seat: i64, railroad: i64) -> i64:
    """Return the last space of a railroad on a player's board."""
    last: i64 = state.rules.railroads.spaces[railroad]
    for expansion in state.rules.layout_expansions:
        last = expansion.length(state, seat, railroad, last)
    return last


def last_space(state: State, seat: i64, railroad: i64) -> i64:
    """Return the last space of a railroad that a track can enter now."""
    last: i64 = state.rules.railroads.spaces[railroad]
    for expansion in state.rules.layout_expansions:
        last = expansion.last_space(state, seat, railroad, last)
    return last


def laid(state: State, seat: i64, place: i64) -> i64:
    """Return the branch or tile that a player has at a layout place, from 1; 0 for none."""
    number: i64 = 0
    for expansion in state.rules.layout_expansions:
        number += expansion.laid(state, seat, place)
    return number


def may_enter(state: State, seat: i64, colour: i64) -> bool:
    """Whether a player has a track of a colour left to enter one more railroad."""
    railroads = state.rules.railroads
    if not railroads.rationed & bit(colour):
        return True
    player = state.players[seat]
    used: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        if player.track(railroad, colour) > 0:
            used += 1
    return used < railroads.tracks[colour]


def ration(state: State, seat: i64, packed: i64) -> i64:
    """Return packed rooms, corrected for the colours that have fewer tracks than railroads (rule AR-7)."""
    for colour in range(COLOUR_COUNT):
        shift: i64 = colour * ROOM_BITS
        room: i64 = packed >> shift & ROOM_MASK
        if state.rules.railroads.rationed & bit(colour) and room > 0:
            packed += (rationed_room(state, seat, colour) - room) << shift
    return packed


def rationed_room(state: State, seat: i64, colour: i64) -> i64:
    """Return the number of possible advances of a colour that has fewer tracks than railroads."""
    railroads = state.rules.railroads
    player = state.players[seat]
    left: i64 = railroads.tracks[colour]
    total: i64 = 0
    waiting: list[int] = []
    for railroad in range(RAILROAD_COUNT):
        if colour < railroads.colours[railroad]:
            space: i64 = player.track(railroad, colour)
            more: i64 = max(0, player.track(railroad, colour - 1) - 1 - space)
            if space > 0:
                left -= 1
                total += more
            else:
                waiting.append(int(more))
    waiting.sort(reverse=True)
    for more in waiting[:left]:
        total += more
    return total
