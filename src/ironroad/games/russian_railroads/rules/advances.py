"""Which track advances are possible, one by one and all together (p. 7, ruling R1). Nothing here moves a track."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COUNT_MASK,
    GRAY,
    KIND_UNIT,
    ROOM_COUNT,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
)
from ironroad.games.russian_railroads.rules import bag, bounds
from ironroad.games.russian_railroads.state import (
    BLOCK,
    DONE,
    OWNED,
    State,
    track_place,
)

EITHER: Final = STEP_EITHER - STEP
ANY: Final = STEP_ANY - STEP
STEP_COLOURS: Final = [1, 2, 4, 8, 16, 3, 31]
"""The colours each kind of advance may move, as a set."""
NO_ROOM: Final = [0] * ROOM_COUNT
# While the room is counted, the sums of all colours are packed into one number.
ROOM_BITS: Final = 8
ROOM_MASK: Final = 255


def limit(state: State, seat: i64, railroad: i64, colour: i64) -> i64:
    """Return the last space a track may reach: never that of the track in front of it (p. 7)."""
    if colour == BLACK:
        if not state.rules.railroads.plain:
            return bounds.last_space(state, seat, railroad)
        return state.rules.railroads.spaces[railroad]
    return state.players[track_place(seat, railroad, colour - 1)] - 1


def can_advance(state: State, seat: i64, railroad: i64, colour: i64) -> bool:
    """Whether a track can move one space, or enter the railroad."""
    space: i64 = state.players[track_place(seat, railroad, colour)]
    if space >= limit(state, seat, railroad, colour):
        return False
    if space == 0 and not state.rules.railroads.plain and not bounds.may_enter(state, seat, colour):
        return False
    return state.players[seat * BLOCK + OWNED] & bit(colour) != 0


def rooms(state: State, seat: i64) -> list[int]:
    """Return how many advances of each colour are possible, the tracks in front standing still.

    The list has places for what other chapters can do (``feasible.rooms``); here they are 0.
    """
    players = state.players
    railroads = state.rules.railroads
    owned: i64 = players[seat * BLOCK + OWNED]
    count: i64 = RAILROAD_COUNT
    packed: i64 = 0
    plain = railroads.plain
    for railroad in range(count):
        ahead: i64 = railroads.spaces[railroad] + 1
        if not plain:
            ahead = bounds.last_space(state, seat, railroad) + 1
        colours: i64 = railroads.colours[railroad]
        first: i64 = track_place(seat, railroad, 0)
        for colour in range(colours):
            space: i64 = players[first + colour]
            if ahead - 1 > space and owned & bit(colour):
                packed += (ahead - 1 - space) << (colour * ROOM_BITS)
            ahead = space
            if ahead <= 1:
                break  # Nothing fits behind it.
    free = NO_ROOM[:]
    place: i64 = 0
    while packed != 0:
        free[place] = packed & ROOM_MASK
        packed >>= ROOM_BITS
        place += 1
    if railroads.rationed & owned:
        bounds.ration(state, seat, free)
    return free


def can_advance_all(state: State, seat: i64, needs: list[int], free: list[int]) -> bool:
    """Whether all these advances can be made in some order, with the tracks they bring (ruling R1).

    ``needs`` counts them by kind: five colours, black or gray, any; ``free`` is the room of each colour.
    """
    colours: i64 = COLOUR_COUNT
    total: i64 = 0
    fixed: i64 = 0
    enough = True
    kinds: i64 = 0
    for colour in range(colours):
        room: i64 = free[colour]
        need: i64 = needs[colour]
        total += room
        if need > 0:
            fixed += need
            kinds += 1
            if need > room:
                enough = False
    either: i64 = needs[EITHER]
    wild: i64 = either + needs[ANY]
    if fixed + wild == 0:
        return True
    if total == 0:
        return False
    if enough and fixed + wild <= total:
        spare: i64 = free[BLACK] + free[GRAY] - needs[BLACK] - needs[GRAY]
        if either <= spare:
            return True
    if wild == 0 and kinds == 1:
        return False  # Advances of one colour make no room for themselves.
    return _search(state, seat, needs)


def _search(state: State, seat: i64, needs: list[int]) -> bool:
    """Try every first step; moves tracks and puts them back."""
    count: i64 = RAILROAD_COUNT
    kinds: i64 = STEP_KINDS
    for railroad in range(count):
        colours: i64 = state.rules.railroads.colours[railroad]
        for colour in range(colours):
            if can_advance(state, seat, railroad, colour):
                for kind in range(kinds):
                    need: i64 = needs[kind]
                    if need > 0 and STEP_COLOURS[kind] & bit(colour):
                        rest = needs[:]
                        rest[kind] = need - 1
                        if leaves_possible(state, seat, railroad, colour, rest):
                            return True
    return False


def leaves_possible(state: State, seat: i64, railroad: i64, colour: i64, needs: list[int]) -> bool:
    """Whether, after this step and with the tracks it brings, the rest can still be done."""
    players = state.players
    place: i64 = track_place(seat, railroad, colour)
    space: i64 = players[place]
    owned: i64 = players[seat * BLOCK + OWNED]
    players[place] = space + 1
    bring_tracks(state, seat, railroad, colour)
    possible = can_advance_all(state, seat, needs, rooms(state, seat))
    players[place] = space
    players[seat * BLOCK + OWNED] = owned
    return possible


def bring_tracks(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Lay down the new tracks of an advantage just reached, as far as no locomotive is asked for."""
    railroads = state.rules.railroads
    space: i64 = state.players[track_place(seat, railroad, colour)]
    done: i64 = state.players[seat * BLOCK + DONE]
    for place in railroads.by_step[railroad * COLOUR_COUNT + colour]:
        advantage = railroads.advantages[place]
        if advantage.space == space and not advantage.locomotive and not done & bit(place):
            if advantage.needed >= 0:
                # What is not laid out yet may still be chosen.
                there: i64 = bounds.laid(state, seat, advantage.needed)
                if there != 0 and there != advantage.value:
                    continue
            state.players[seat * BLOCK + OWNED] |= advantage.new_colours


def is_step(entry: i64) -> bool:
    """Whether an entry of the bag is a track advance."""
    kind: i64 = entry // KIND_UNIT - STEP
    return 0 <= kind < STEP_KINDS


def due_steps(state: State, seat: i64) -> list[int]:
    """Return the track advances that a player must still make, by kind."""
    needs = [0] * STEP_KINDS
    for entry in bag.due(state, seat):
        if is_step(entry):
            needs[entry // KIND_UNIT - STEP] += entry & COUNT_MASK
    return needs
