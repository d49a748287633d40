"""Feasibility of track advances, one by one and in combination (p. 7, ruling R1). Leaves the state as it was."""

from typing import Final

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    BLACK,
    COLOUR_COUNT,
    COUNT_MASK,
    DUE,
    GRAY,
    KIND_UNIT,
    ROOM_BITS,
    ROOM_MASK,
    STEP,
    STEP_KINDS,
)
from ironroad.games.russian_railroads.rooms import amount, amount_at
from ironroad.games.russian_railroads.rules import bag, bounds
from ironroad.games.russian_railroads.spaces import ANY, EITHER, steps_in
from ironroad.games.russian_railroads.state import State

STEP_COLOURS: Final = [1, 2, 4, 8, 16, 3, 31]
"""The colours that each kind of advance may move, as a bit mask."""


def limit(state: State, seat: i64, railroad: i64, colour: i64) -> i64:
    """Return the last space that a track can reach now: before the track of the colour in front (p. 7)."""
    if colour == BLACK:
        if not state.rules.railroads.plain:
            return bounds.last_space(state, seat, railroad)
        return state.rules.railroads.spaces[railroad]
    return state.players[seat].track(railroad, colour - 1) - 1


def can_advance(state: State, seat: i64, railroad: i64, colour: i64) -> bool:
    """Whether a track can move one space, or enter the railroad."""
    player = state.players[seat]
    space: i64 = player.track(railroad, colour)
    if space >= limit(state, seat, railroad, colour):
        return False
    if space == 0 and not state.rules.railroads.plain and not bounds.may_enter(state, seat, colour):
        return False
    return player.owns_colour(colour)


def rooms(state: State, seat: i64) -> i64:
    """Return the number of possible advances of each colour while the tracks of the other colours do not move, packed."""
    player = state.players[seat]
    railroads = state.rules.railroads
    owned: i64 = player.colours
    count: i64 = RAILROAD_COUNT
    packed: i64 = 0
    plain = railroads.plain
    lengths: i64 = railroads.lengths
    counts: i64 = railroads.colour_counts
    for railroad in range(count):
        ahead: i64 = (lengths & MOST_NUMBER) + 1
        if not plain:
            ahead = bounds.last_space(state, seat, railroad) + 1
        colours: i64 = counts & MOST_NUMBER
        lengths >>= NUMBER_BITS
        counts >>= NUMBER_BITS
        tracks: i64 = player.tracks_of(railroad)
        for colour in range(colours):
            space: i64 = tracks & MOST_NUMBER
            tracks >>= NUMBER_BITS
            if owned >> colour & 1:
                packed += (ahead - 1 - space) << (colour * ROOM_BITS)
            ahead = space
            if ahead <= 1:
                break  # No space is left behind it for later colours.
    if railroads.rationed & owned:
        return bounds.ration(state, seat, packed)
    return packed


def can_advance_all(state: State, seat: i64, needs: i64, room: i64) -> bool:
    """Whether all these advances can be made in some order, with the new tracks that they win (ruling R1).

    ``needs`` counts them by kind: five colours, black or gray, any; ``room`` is the result of ``rooms``. Both are packed.
    """
    if needs == 0:
        return True
    colours: i64 = COLOUR_COUNT
    total: i64 = 0
    fixed: i64 = 0
    enough = True
    rest: i64 = needs
    free: i64 = room
    for _colour in range(colours):
        available: i64 = free & ROOM_MASK
        need: i64 = rest & ROOM_MASK
        free >>= ROOM_BITS
        rest >>= ROOM_BITS
        total += available
        fixed += need
        if need > available:
            enough = False
    either: i64 = rest & ROOM_MASK
    wild: i64 = either + (rest >> ROOM_BITS)
    if enough and fixed + wild <= total:
        spare: i64 = amount_at(room, BLACK) + amount_at(room, GRAY)
        spare -= amount_at(needs, BLACK) + amount_at(needs, GRAY)
        if either <= spare:
            return True
    return not _lacks_room(state, seat, needs, room) and _search(state, seat, needs)


def _lacks_room(state: State, seat: i64, needs: i64, room: i64) -> bool:
    """Whether some colour lacks more room than the other advances can make, so that no search is needed.

    A track gets room from the track in front of it only, one space for each of its advances; a colour without tracks
    from an advantage that the advances of others reach.
    """
    player = state.players[seat]
    colours: i64 = COLOUR_COUNT
    every: i64 = amount_at(needs, ANY)
    either: i64 = amount_at(needs, EITHER)
    in_front: i64 = 0
    for colour in range(colours):
        need: i64 = amount_at(needs, colour)
        lacking: i64 = need - amount_at(room, colour)
        if lacking > 0:
            if player.owns_colour(colour):
                if lacking > in_front:
                    return True
            elif not _can_win(state, seat, colour, needs):
                return True
        in_front = need + every
        if colour <= GRAY:
            in_front += either
    return False


def _can_win(state: State, seat: i64, colour: i64, needs: i64) -> bool:
    """Whether an advantage with new tracks of a colour is no further away than there are advances."""
    player = state.players[seat]
    railroads = state.rules.railroads
    count: i64 = 0
    while needs != 0:
        count += needs & ROOM_MASK
        needs >>= ROOM_BITS
    for advantage in railroads.winning:
        if advantage.new_colours & bit(colour):
            away: i64 = advantage.space - player.track(advantage.railroad, advantage.colour)
            if 0 < away <= count:
                return True
    return False


def _search(state: State, seat: i64, needs: i64) -> bool:
    """Depth-first search over the first advance; moves tracks and restores them."""
    count: i64 = RAILROAD_COUNT
    kinds: i64 = STEP_KINDS
    for railroad in range(count):
        colours: i64 = state.rules.railroads.colours[railroad]
        for colour in range(colours):
            if can_advance(state, seat, railroad, colour):
                for kind in range(kinds):
                    if amount_at(needs, kind) > 0 and STEP_COLOURS[kind] & bit(colour):
                        left: i64 = needs - amount(1, kind)
                        if leaves_possible(state, seat, railroad, colour, left):
                            return True
    return False


def leaves_possible(state: State, seat: i64, railroad: i64, colour: i64, needs: i64) -> bool:
    """Whether the advances ``needs`` can be made after this one, with the new tracks that it wins."""
    player = state.players[seat]
    space: i64 = player.track(railroad, colour)
    colours: i64 = player.colours
    player.put_track(railroad, colour, space + 1)
    bring_tracks(state, seat, railroad, colour)
    possible = can_advance_all(state, seat, needs, rooms(state, seat))
    player.put_track(railroad, colour, space)
    player.colours = colours
    return possible


def bring_tracks(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Add the colours of new tracks won by the last advance of a track, except where a locomotive is needed too."""
    railroads = state.rules.railroads
    player = state.players[seat]
    space: i64 = player.track(railroad, colour)
    for place in railroads.by_step[railroad * COLOUR_COUNT + colour]:
        advantage = railroads.advantages[place]
        if (
            advantage.space == space
            and not advantage.locomotive
            and not player.took_advantage(place)
        ):
            if advantage.needed >= 0:
                # A branch or tile that is not chosen yet counts as possible (ruling R20).
                there: i64 = bounds.laid(state, seat, advantage.needed)
                if there != 0 and there != advantage.value:
                    continue
            player.colours |= advantage.new_colours


def is_step(entry: i64) -> bool:
    """Whether an entry of the bag is a track advance."""
    kind: i64 = entry // KIND_UNIT - STEP
    return 0 <= kind < STEP_KINDS


def due_steps(state: State, seat: i64) -> i64:
    """Return the number of compulsory track advances of a player by kind, packed."""
    if len(state.aside) > 0:
        return steps_in(bag.due(state, seat))
    steps: i64 = 0
    for entry in state.owed:
        if entry & DUE and is_step(entry):
            steps += amount(entry & COUNT_MASK, entry // KIND_UNIT - STEP)
    return steps
