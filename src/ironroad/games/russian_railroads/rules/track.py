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
    STEP,
    STEP_ANY,
    STEP_EITHER,
    STEP_KINDS,
)
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import (
    BLOCK,
    DONE,
    LOOSE,
    State,
    settle_one,
    track_place,
)

EITHER: Final = STEP_EITHER - STEP
ANY: Final = STEP_ANY - STEP
STEP_COLOURS: Final = [1, 2, 4, 8, 16, 3, 31]
"""The colours each kind of advance may move, as a set."""


def limit(state: State, seat: i64, railroad: i64, colour: i64) -> i64:
    """Return the last space a track may reach: never that of the track in front of it (p. 7)."""
    if colour == BLACK:
        return state.rules.railroads.spaces[railroad]
    return state.players[track_place(seat, railroad, colour - 1)] - 1


def can_advance(state: State, seat: i64, railroad: i64, colour: i64) -> bool:
    """Whether a track can move one space, or enter the railroad."""
    space: i64 = state.players[track_place(seat, railroad, colour)]
    if space >= limit(state, seat, railroad, colour):
        return False
    return space > 0 or state.players[seat * BLOCK + LOOSE + colour] > 0


def rooms(state: State, seat: i64) -> list[int]:
    """Return how many advances of each colour are possible, the tracks in front standing still."""
    players = state.players
    railroads = state.rules.railroads
    loose: i64 = seat * BLOCK + LOOSE
    free = [0] * COLOUR_COUNT
    for railroad in range(RAILROAD_COUNT):
        ahead: i64 = railroads.spaces[railroad] + 1
        place = track_place(seat, railroad, BLACK)
        for colour in range(railroads.colours[railroad]):
            space: i64 = players[place + colour]
            more: i64 = ahead - 1 - space
            if more > 0 and (space > 0 or players[loose + colour] > 0):
                free[colour] += more
            if space <= 1:
                break  # Nothing fits behind it.
            ahead = space
    return free


def can_advance_all(state: State, seat: i64, needs: list[int], free: list[int]) -> bool:
    """Whether all these advances can be made in some order, with the tracks they bring (ruling R1).

    ``needs`` counts them by kind: five colours, black or gray, any; ``free`` is the room of each colour.
    """
    total: i64 = 0
    fixed: i64 = 0
    enough = True
    kinds: i64 = 0
    for colour in range(COLOUR_COUNT):
        total += free[colour]
        need: i64 = needs[colour]
        if need > 0:
            fixed += need
            kinds += 1
            if need > free[colour]:
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
    for railroad in range(RAILROAD_COUNT):
        for colour in range(state.rules.railroads.colours[railroad]):
            if can_advance(state, seat, railroad, colour):
                for kind in range(STEP_KINDS):
                    if needs[kind] > 0 and STEP_COLOURS[kind] & bit(colour):
                        rest = needs[:]
                        rest[kind] -= 1
                        if _leaves_possible(state, seat, railroad, colour, rest):
                            return True
    return False


def _leaves_possible(state: State, seat: i64, railroad: i64, colour: i64, needs: list[int]) -> bool:
    """Whether, after this step and with the tracks it brings, the rest can still be done."""
    players = state.players
    first: i64 = seat * BLOCK + LOOSE
    place = track_place(seat, railroad, colour)
    loose = players[first : first + COLOUR_COUNT]
    if players[place] == 0:
        players[first + colour] -= 1
    players[place] += 1
    _bring_tracks(state, seat, railroad, colour)
    possible = can_advance_all(state, seat, needs, rooms(state, seat))
    players[place] -= 1
    players[first : first + COLOUR_COUNT] = loose
    return possible


def _bring_tracks(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Lay down the new tracks of an advantage just reached, as far as no locomotive is asked for."""
    railroads = state.rules.railroads
    space: i64 = state.players[track_place(seat, railroad, colour)]
    done: i64 = state.players[seat * BLOCK + DONE]
    for place in railroads.by_step[railroad * COLOUR_COUNT + colour]:
        advantage = railroads.advantages[place]
        if advantage.space == space and not advantage.locomotive and not done & bit(place):
            for new in range(COLOUR_COUNT):
                state.players[seat * BLOCK + LOOSE + new] += advantage.new_tracks[new]


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


def payer(state: State, seat: i64, railroad: i64, colour: i64, tight: bool) -> i64:
    """Return the entry of the bag that a step uses up, or -1 if the step may not be taken.

    The most particular entry pays, what must be done before what may be, unless that would make impossible
    what must still be done (rulings R1 and R17).
    """
    owed = state.owed
    kinds = (STEP + colour, STEP_EITHER if colour <= GRAY else -1, STEP_ANY)
    for kind in kinds:
        for urgency in (DUE, 0):
            for place in range(len(owed)):
                entry: i64 = owed[place]
                if entry // KIND_UNIT == kind and entry & DUE == urgency:
                    if not tight:
                        return place
                    needs = due_steps(state)
                    if urgency == DUE:
                        needs[kind - STEP] -= 1
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
    for railroad in range(RAILROAD_COUNT):
        for colour in range(rules.railroads.colours[railroad]):
            if colours & bit(colour) and can_advance(state, seat, railroad, colour):
                if not tight or payer(state, seat, railroad, colour, True) >= 0:
                    space: i64 = state.players[track_place(seat, railroad, colour)] + 1
                    options.add(rules.advance[railroad * COLOUR_COUNT + colour] + space)


def take(state: State, seat: i64, action: i64) -> None:
    """Carry out an advance of the catalogue and use up what pays for it."""
    advance = state.rules.advance
    line: i64 = len(advance) - 1
    while advance[line] < 0 or advance[line] >= action:
        line -= 1
    railroad: i64 = line // COLOUR_COUNT
    colour: i64 = line % COLOUR_COUNT
    settle_one(state, payer(state, seat, railroad, colour, is_tight(state)))
    move(state, seat, railroad, colour)


def move(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Move a track one space and earn what it reaches."""
    place = track_place(seat, railroad, colour)
    if state.players[place] == 0:
        state.players[seat * BLOCK + LOOSE + colour] -= 1
    state.players[place] += 1
    events.advanced(state, seat, railroad, colour, state.players[place])
    reached_by_track(state, seat, railroad, colour)


def add_tracks(state: State, seat: i64, colour: i64, count: i64) -> None:
    """Take new tracks and lay them beside the railroads (p. 6)."""
    state.players[seat * BLOCK + LOOSE + colour] += count
    events.new_tracks(state, seat, colour, count)
