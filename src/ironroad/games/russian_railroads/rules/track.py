"""Track extension: which advances the bag pays for, and carrying them out (p. 6, p. 7)."""

from typing import Final

from ironroad.core.bits import MOST_NUMBER, NUMBER_BITS, bit
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
    STEP,
    STEP_ANY,
    STEP_EITHER,
)
from ironroad.games.russian_railroads.rooms import amount
from ironroad.games.russian_railroads.rules import advances, bounds
from ironroad.games.russian_railroads.rules.advances import is_step
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import State, consume_one

_RANKS: Final = 6
NONE: Final = -1
"""Stands for packed advances: none is threatened."""


def may_block_compulsory(state: State) -> bool:
    """Whether an advance could make a compulsory one impossible, so that each must be checked (ruling R1)."""
    entries: i64 = 0
    rationed: i64 = state.rules.railroads.rationed
    for entry in state.owed:
        if is_step(entry):
            entries += 1
            kind: i64 = entry // KIND_UNIT
            # A colour can block itself if its last track has a choice of railroads to enter.
            if entry & COUNT_MASK > 1 and (kind >= STEP_EITHER or rationed & bit(kind - STEP)):
                return True
    return entries > 1 or len(state.aside) > 0


def _rank(entry: i64, colour: i64) -> i64:
    """Return the priority in which an entry of the bag pays for an advance of a colour, 0 first; -1 if it cannot pay."""
    kind: i64 = entry // KIND_UNIT
    optional: i64 = 0 if entry & DUE else 1
    if kind == STEP + colour:
        return optional
    if kind == STEP_EITHER and colour <= GRAY:
        return 2 + optional
    if kind == STEP_ANY:
        return 4 + optional
    return -1


def threatened(state: State, seat: i64) -> i64:
    """Return the compulsory advances by kind, packed, if an advance could make one of them impossible; else ``NONE``."""
    return advances.due_steps(state, seat) if may_block_compulsory(state) else NONE


def payer(state: State, seat: i64, railroad: i64, colour: i64, due: i64) -> i64:
    """Return the index of the bag's entry that an advance consumes, or -1 if the advance is not allowed.

    The entry with the fewest colours pays, a compulsory one before an optional one, unless that would make the
    remaining compulsory advances impossible (rulings R1 and R17); ``due`` is the result of ``threatened``.
    """
    owed = state.owed
    ranks: i64 = _RANKS
    count: i64 = len(owed)
    if due == NONE:
        return _first_payer(owed, colour)
    for rank in range(ranks):
        for place in range(count):
            entry: i64 = owed[place]
            if _rank(entry, colour) == rank:
                needs: i64 = due
                if entry & DUE:
                    needs -= amount(1, entry // KIND_UNIT - STEP)
                if advances.leaves_possible(state, seat, railroad, colour, needs):
                    return place
    return -1


def _first_payer(owed: list[int], colour: i64) -> i64:
    """Return the index of the entry that comes first in paying for an advance of a colour, or -1 if none can."""
    first: i64 = -1
    best: i64 = _RANKS
    for place in range(len(owed)):
        rank: i64 = _rank(owed[place], colour)
        if 0 <= rank < best:
            first = place
            best = rank
    return first


def _only_payer(owed: list[int], colour: i64) -> i64:
    """Return the index of the entry that can pay for an advance of a colour if there is one only, else -1."""
    only: i64 = -1
    for place in range(len(owed)):
        if _rank(owed[place], colour) >= 0:
            if only >= 0:
                return -1
            only = place
    return only


class Steps(Effect):
    """Track advances of all kinds: of one colour, black or gray, any."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append every possible advance that the bag pays for."""
        colours: i64 = 0
        for entry in state.owed:
            if is_step(entry):
                colours |= advances.STEP_COLOURS[entry // KIND_UNIT - STEP]
        due = threatened(state, seat)
        rules = state.rules
        player = state.players[seat]
        colours &= player.colours
        count: i64 = RAILROAD_COUNT
        plain = rules.railroads.plain
        lengths: i64 = rules.railroads.lengths
        counts: i64 = rules.railroads.colour_counts
        for railroad in range(count):
            ahead: i64 = (lengths & MOST_NUMBER) + 1
            if not plain:
                ahead = bounds.last_space(state, seat, railroad) + 1
            line: i64 = railroad * COLOUR_COUNT
            most: i64 = counts & MOST_NUMBER
            lengths >>= NUMBER_BITS
            counts >>= NUMBER_BITS
            tracks: i64 = player.tracks_of(railroad)
            for colour in range(most):
                space: i64 = tracks & MOST_NUMBER
                tracks >>= NUMBER_BITS
                if space + 1 < ahead and colours >> colour & 1:
                    if not plain and space == 0 and not bounds.may_enter(state, seat, colour):
                        break  # No track of this colour is left to enter, so no later colour can be behind it.
                    if due == NONE or payer(state, seat, railroad, colour, due) >= 0:
                        options.add(rules.advance[line + colour] + space + 1)
                ahead = space
                if ahead <= 1:
                    break  # No space is left behind it for later colours.

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Carry out an advance and consume the entry that pays for it."""
        line: i64 = state.rules.advance_line[action - state.rules.first_owed]
        railroad: i64 = line // COLOUR_COUNT
        colour: i64 = line % COLOUR_COUNT
        place: i64 = _only_payer(state.owed, colour)
        if place < 0:
            place = payer(state, seat, railroad, colour, threatened(state, seat))
        consume_one(state, place)
        move(state, seat, railroad, colour)


def move(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Move a track one space and earn the special space it reaches."""
    player = state.players[seat]
    space: i64 = player.track(railroad, colour) + 1
    player.put_track(railroad, colour, space)
    events.advanced(state, seat, railroad, colour, space)
    if colour == BLACK and not state.rules.railroads.plain:
        for expansion in state.rules.layout_expansions:
            if expansion.ask_on_entering(state, seat, railroad, space):
                return
    reached_by_track(state, seat, railroad, colour)


def add_tracks(state: State, seat: i64, colour: i64, count: i64) -> None:
    """Give a player new tracks, which may enter the railroads from now on (p. 6)."""
    state.players[seat].colours |= bit(colour)
    events.new_tracks(state, seat, colour, count)


def take_new_tracks(state: State, seat: i64) -> None:
    """Carry out all new tracks in the bag at once, so that the rest of an effect can move them (ruling R41)."""
    place: i64 = len(state.owed) - 1
    while place >= 0:
        entry: i64 = state.owed[place]
        colour: i64 = entry // KIND_UNIT - NEW_TRACKS
        if 0 <= colour < COLOUR_COUNT:
            del state.owed[place]
            add_tracks(state, seat, colour, entry & COUNT_MASK)
        place -= 1


class NewTracks(Effect):
    """New tracks of one colour."""

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the tracks to the player."""
        add_tracks(state, seat, self.colour, count)
