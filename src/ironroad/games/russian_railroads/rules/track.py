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
    STEP,
    STEP_ANY,
    STEP_EITHER,
)
from ironroad.games.russian_railroads.rules import advances, bag, bounds
from ironroad.games.russian_railroads.rules.advances import is_step
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import (
    BLOCK,
    OWNED,
    TRACK,
    State,
    settle_one,
    track_place,
)

_RANKS: Final = 6


def is_tight(state: State, seat: i64) -> bool:
    """Whether a step might make impossible what must still be done."""
    entries: i64 = 0
    flexible = False
    must = False
    rationed: i64 = state.rules.railroads.rationed
    for entry in state.owed:
        if is_step(entry):
            entries += 1
            if entry & DUE:
                must = True
                kind: i64 = entry // KIND_UNIT
                # A colour hinders itself where its last track may enter more than one railroad.
                if entry & COUNT_MASK > 1:
                    if kind >= STEP_EITHER or rationed & bit(kind - STEP):
                        flexible = True
    if state.aside:
        return len(bag.due(state, seat)) > 0
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
                needs = advances.due_steps(state, seat)
                if entry & DUE:
                    needs[entry // KIND_UNIT - STEP] -= 1
                if advances.leaves_possible(state, seat, railroad, colour, needs):
                    return place
    return -1


class Steps(Effect):
    """Track advances, of whichever colours."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer every advance that the bag pays for."""
        colours: i64 = 0
        for entry in state.owed:
            if is_step(entry):
                colours |= advances.STEP_COLOURS[entry // KIND_UNIT - STEP]
        tight = is_tight(state, seat)
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

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Carry out an advance of the catalogue and use up what pays for it."""
        line: i64 = state.rules.advance_line[action - state.rules.first_owed]
        railroad: i64 = line // COLOUR_COUNT
        colour: i64 = line % COLOUR_COUNT
        settle_one(state, payer(state, seat, railroad, colour, is_tight(state, seat)))
        move(state, seat, railroad, colour)


def move(state: State, seat: i64, railroad: i64, colour: i64) -> None:
    """Move a track one space and earn what it reaches."""
    place = track_place(seat, railroad, colour)
    space: i64 = state.players[place]
    state.players[place] = space + 1
    events.advanced(state, seat, railroad, colour, space + 1)
    if colour == BLACK and not state.rules.railroads.plain:
        for expansion in state.rules.laying_out:
            if expansion.ask_on_entering(state, seat, railroad, space + 1):
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


class NewTracks(Effect):
    """New tracks of one colour."""

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take them."""
        add_tracks(state, seat, self.colour, count)
