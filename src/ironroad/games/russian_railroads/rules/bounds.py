"""How far a track may go where boards and modules have a say, or there are too few tracks (rules GR-2, GR-7 and AR-3)."""

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT
from ironroad.games.russian_railroads.state import State, track_place


def length(state: State, seat: i64, railroad: i64) -> i64:
    """Return the last space of a railroad."""
    last: i64 = state.rules.railroads.spaces[railroad]
    for expansion in state.rules.laying_out:
        last = expansion.length(state, seat, railroad, last)
    return last


def last_space(state: State, seat: i64, railroad: i64) -> i64:
    """Return the last space that a track may enter now."""
    last: i64 = state.rules.railroads.spaces[railroad]
    for expansion in state.rules.laying_out:
        last = expansion.last_space(state, seat, railroad, last)
    return last


def laid(state: State, seat: i64, place: i64) -> i64:
    """Return what a player has laid out at a place, from 1; 0 is nothing."""
    number: i64 = 0
    for expansion in state.rules.laying_out:
        number += expansion.laid(state, seat, place)
    return number


def may_enter(state: State, seat: i64, colour: i64) -> bool:
    """Whether a track of the colour is left for one more railroad."""
    railroads = state.rules.railroads
    if not railroads.rationed & bit(colour):
        return True
    used: i64 = 0
    for railroad in range(RAILROAD_COUNT):
        if state.players[track_place(seat, railroad, colour)] > 0:
            used += 1
    return used < railroads.tracks[colour]


def ration(state: State, seat: i64, free: list[int]) -> None:
    """Correct how many advances the colours can make that have fewer tracks than railroads."""
    for colour in range(COLOUR_COUNT):
        if state.rules.railroads.rationed & bit(colour) and free[colour] > 0:
            free[colour] = rationed_room(state, seat, colour)


def rationed_room(state: State, seat: i64, colour: i64) -> i64:
    """Return how many advances a colour can make that has fewer tracks than railroads."""
    railroads = state.rules.railroads
    left: i64 = railroads.tracks[colour]
    total: i64 = 0
    waiting: list[int] = []
    for railroad in range(RAILROAD_COUNT):
        if colour < railroads.colours[railroad]:
            place = track_place(seat, railroad, colour)
            space: i64 = state.players[place]
            more: i64 = max(0, state.players[place - 1] - 1 - space)
            if space > 0:
                left -= 1
                total += more
            else:
                waiting.append(int(more))
    waiting.sort(reverse=True)
    for more in waiting[:left]:
        total += more
    return total
