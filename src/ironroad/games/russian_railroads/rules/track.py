"""Track extension (p. 6, p. 7)."""

from typing import Final

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COUNT_MASK,
    DUE,
    GRAY,
    KIND_UNIT,
    NEW_TRACKS,
    ROOM_COUNT,
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
)
from ironroad.games.russian_railroads.rules import bounds, layout
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import (
    BLOCK,
    DONE,
    LAID,
    OWNED,
    TRACK,
    State,
    settle_one,
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
_RANKS: Final = 6


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
                        if _leaves_possible(state, seat, railroad, colour, rest):
                            return True
    return False


def _leaves_possible(state: State, seat: i64, railroad: i64, colour: i64, needs: list[int]) -> bool:
    """Whether, after this step and with the tracks it brings, the rest can still be done."""
    players = state.players
    place: i64 = track_place(seat, railroad, colour)
    space: i64 = players[place]
    owned: i64 = players[seat * BLOCK + OWNED]
    players[place] = space + 1
    _bring_tracks(state, seat, railroad, colour)
    possible = can_advance_all(state, seat, needs, rooms(state, seat))
    players[place] = space
    players[seat * BLOCK + OWNED] = owned
    return possible


def _bring_tracks(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Lay down the new tracks of an advantage just reached, as far as no locomotive is asked for."""
    railroads = state.rules.railroads
    space: i64 = state.players[track_place(seat, railroad, colour)]
    done: i64 = state.players[seat * BLOCK + DONE]
    for place in railroads.by_step[railroad * COLOUR_COUNT + colour]:
        advantage = railroads.advantages[place]
        if advantage.space == space and not advantage.locomotive and not done & bit(place):
            if advantage.needed >= 0:
                # What is not laid out yet may still be chosen.
                laid: i64 = state.annex(seat, LAID + advantage.needed)
                if laid != 0 and laid != advantage.value:
                    continue
            state.players[seat * BLOCK + OWNED] |= advantage.new_colours


def is_step(entry: i64) -> bool:
    """Whether an entry of the bag is a track advance."""
    kind: i64 = entry // KIND_UNIT - STEP
    return 0 <= kind < STEP_KINDS


def due_steps(state: State) -> list[int]:
    """Return the track advances in the bag that must be made, by kind."""
    needs = [0] * STEP_KINDS
    for entry in state.owed:
        if entry & DUE and is_step(entry):
            needs[entry // KIND_UNIT - STEP] += entry & COUNT_MASK
    return needs


def is_tight(state: State) -> bool:
    """Whether a step might make impossible what must still be done."""
    entries: i64 = 0
    flexible = False
    must = False
    for entry in state.owed:
        if is_step(entry):
            entries += 1
            if entry & DUE:
                must = True
                if entry // KIND_UNIT >= STEP_EITHER and entry & COUNT_MASK > 1:
                    flexible = True
    return must and (entries > 1 or flexible)


def _rank(entry: i64, colour: i64) -> i64:
    """Return how particular an entry of the bag is for a step of this colour, 0 the most; -1 if it does not pay."""
    kind: i64 = entry // KIND_UNIT
    optional: i64 = 0 if entry & DUE else 1
    if kind == STEP + colour:
        return optional
    if kind == STEP_EITHER and colour <= GRAY:
        return 2 + optional
    if kind == STEP_ANY:
        return 4 + optional
    return -1


def payer(state: State, seat: i64, railroad: i64, colour: i64, tight: bool) -> i64:
    """Return the entry of the bag that a step uses up, or -1 if the step may not be taken.

    The most particular entry pays, what must be done before what may be, unless that would make impossible
    what must still be done (rulings R1 and R17).
    """
    owed = state.owed
    ranks: i64 = _RANKS
    count: i64 = len(owed)
    for rank in range(ranks):
        for place in range(count):
            entry: i64 = owed[place]
            if _rank(entry, colour) == rank:
                if not tight:
                    return place
                needs = due_steps(state)
                if entry & DUE:
                    needs[entry // KIND_UNIT - STEP] -= 1
                if _leaves_possible(state, seat, railroad, colour, needs):
                    return place
    return -1


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer every advance that the bag pays for."""
    colours: i64 = 0
    for entry in state.owed:
        if is_step(entry):
            colours |= STEP_COLOURS[entry // KIND_UNIT - STEP]
    tight = is_tight(state)
    rules = state.rules
    players = state.players
    colours &= players[seat * BLOCK + OWNED]
    count: i64 = RAILROAD_COUNT
    plain = rules.railroads.plain
    for railroad in range(count):
        ahead: i64 = rules.railroads.spaces[railroad] + 1
        if not plain:
            ahead = bounds.last_space(state, seat, railroad) + 1
        line: i64 = railroad * COLOUR_COUNT
        most: i64 = rules.railroads.colours[railroad]
        for colour in range(most):
            space: i64 = players[seat * BLOCK + TRACK + line + colour]
            if space + 1 < ahead and colours & bit(colour):
                if not plain and space == 0 and not bounds.may_enter(state, seat, colour):
                    break  # No track is left, so none of a later colour is behind it.
                if not tight or payer(state, seat, railroad, colour, True) >= 0:
                    options.add(rules.advance[line + colour] + space + 1)
            ahead = space
            if ahead <= 1:
                break  # Nothing fits behind it.


def take(state: State, seat: i64, action: i64) -> None:
    """Carry out an advance of the catalogue and use up what pays for it."""
    line: i64 = state.rules.advance_line[action - state.rules.first_advance]
    railroad: i64 = line // COLOUR_COUNT
    colour: i64 = line % COLOUR_COUNT
    settle_one(state, payer(state, seat, railroad, colour, is_tight(state)))
    move(state, seat, railroad, colour)


def move(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Move a track one space and earn what it reaches."""
    place = track_place(seat, railroad, colour)
    space: i64 = state.players[place]
    state.players[place] = space + 1
    events.advanced(state, seat, railroad, colour, space + 1)
    if colour == BLACK and not state.rules.railroads.plain:
        if layout.ask_on_entering(state, seat, railroad, space + 1):
            return
    reached_by_track(state, seat, railroad, colour)


def add_tracks(state: State, seat: i64, colour: i64, count: i64) -> None:
    """Take new tracks and lay them beside the railroads (p. 6)."""
    state.players[seat * BLOCK + OWNED] |= bit(colour)
    events.new_tracks(state, seat, colour, count)


def take_new_tracks(state: State, seat: i64) -> None:
    """Take the new tracks that lie in the bag, so that they can move with the rest of an effect."""
    place: i64 = len(state.owed) - 1
    while place >= 0:
        entry: i64 = state.owed[place]
        colour: i64 = entry // KIND_UNIT - NEW_TRACKS
        if 0 <= colour < COLOUR_COUNT:
            del state.owed[place]
            add_tracks(state, seat, colour, entry & COUNT_MASK)
        place -= 1


def can_step_apart(state: State, seat: i64, count: i64, moved: i64) -> bool:
    """Whether so many different tracks, none of those moved, can move one space each in some order."""
    if count == 0:
        return True
    for railroad in range(RAILROAD_COUNT):
        for colour in range(state.rules.railroads.colours[railroad]):
            line: i64 = railroad * COLOUR_COUNT + colour
            if not moved & bit(line) and can_advance(state, seat, railroad, colour):
                place = track_place(seat, railroad, colour)
                state.players[place] += 1
                possible = can_step_apart(state, seat, count - 1, moved | bit(line))
                state.players[place] -= 1
                if possible:
                    return True
    return False
