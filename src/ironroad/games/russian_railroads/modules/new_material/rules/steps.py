"""Engineer 11: advance different tracks one space each (rule NM-5, ruling R41)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT, COUNT_MASK, DUE
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules import advances, track
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import State


def can_step_apart(state: State, seat: i64, count: i64, moved: i64) -> bool:
    """Whether ``count`` different tracks, none of them in ``moved``, can advance one space each in some order."""
    if count == 0:
        return True
    for railroad in range(RAILROAD_COUNT):
        for colour in range(state.rules.railroads.colours[railroad]):
            line: i64 = railroad * COLOUR_COUNT + colour
            if not moved & bit(line) and advances.can_advance(state, seat, railroad, colour):
                if leaves_apart(state, seat, line, count - 1, moved):
                    return True
    return False


def leaves_apart(state: State, seat: i64, line: i64, count: i64, moved: i64) -> bool:
    """Whether ``count`` other tracks can advance after this one, with the new tracks that it wins (ruling R41)."""
    player = state.players[seat]
    railroad: i64 = line // COLOUR_COUNT
    colour: i64 = line % COLOUR_COUNT
    space: i64 = player.track(railroad, colour)
    colours: i64 = player.colours
    player.put_track(railroad, colour, space + 1)
    advances.bring_tracks(state, seat, railroad, colour)
    possible = can_step_apart(state, seat, count, moved | bit(line))
    player.put_track(railroad, colour, space)
    player.colours = colours
    return possible


class StepsApart(Effect):
    """Advances of different tracks, one space each."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Push the decision about the first track."""
        entry: i64 = state.owed[place]
        del state.owed[place]
        state.stack.append(StepApart(seat, entry & COUNT_MASK, 0, 1 if entry & DUE else 0))

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether ``count`` different tracks can advance."""
        return can_step_apart(state, seat, count, 0)


class TakeNewTracks(Step[State]):
    """Carry out new tracks between two advances, after the branch or tile that gives them is chosen (ruling R41)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Give the new tracks of the bag to the player."""
        track.take_new_tracks(state, self.seat)


class StepApart(Decision[State]):
    """Choose the next of several different tracks to advance one space (rule NM-5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "moved", "full")

    def __init__(self, seat: i64, left: i64, moved: i64, full: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.moved: Final[i64] = moved
        """The tracks moved before, as a bit mask of railroad * COLOUR_COUNT + colour."""
        self.full: Final[i64] = full
        """1 if all advances are compulsory."""

    def options(self, state: State, options: Options) -> None:
        """Every other track that can advance and, if compulsory, keeps the rest possible; stopping, if optional or stuck."""
        rules = state.rules
        before = len(options)
        for railroad in range(RAILROAD_COUNT):
            for colour in range(rules.railroads.colours[railroad]):
                line: i64 = railroad * COLOUR_COUNT + colour
                if not self.moved & bit(line) and self._fits(state, railroad, colour):
                    space: i64 = state.players[self.seat].track(railroad, colour)
                    options.add(rules.advance[line] + space + 1)
        if self.full == 0 or len(options) == before:
            options.add(rules.stop)

    def _fits(self, state: State, railroad: i64, colour: i64) -> bool:
        if not advances.can_advance(state, self.seat, railroad, colour):
            return False
        if self.full == 0:
            return True
        line: i64 = railroad * COLOUR_COUNT + colour
        return leaves_apart(state, self.seat, line, self.left - 1, self.moved)

    def choose(self, state: State, action: i64) -> None:
        """Advance the track; the next one is chosen before other effects are used."""
        rules = state.rules
        if action == rules.stop:
            return
        line: i64 = rules.advance_line[action - rules.first_owed]
        if self.left > 1:
            moved: i64 = self.moved | bit(line)
            state.stack.append(StepApart(self.seat, self.left - 1, moved, self.full))
            state.stack.append(TakeNewTracks(self.seat))
        track.move(state, self.seat, line // COLOUR_COUNT, line % COLOUR_COUNT)

    def prompt(self, state: State) -> Message:
        """Ask for the track."""
        return Message("rr-ask-apart", count=self.left)
