"""Engineer 11: different tracks move one space each (rule NM-5, ruling R41)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import COLOUR_COUNT, COUNT_MASK, DUE
from ironroad.games.russian_railroads.rules import advances, track
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.state import BLOCK, OWNED, TRACK, State, track_place


def can_step_apart(state: State, seat: i64, count: i64, moved: i64) -> bool:
    """Whether so many different tracks, none of those moved, can move one space each in some order."""
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
    """Whether, after a step of this track and with the tracks it brings, ``count`` others can move (ruling R41)."""
    place: i64 = seat * BLOCK + TRACK + line
    owned: i64 = state.players[seat * BLOCK + OWNED]
    state.players[place] += 1
    advances.bring_tracks(state, seat, line // COLOUR_COUNT, line % COLOUR_COUNT)
    possible = can_step_apart(state, seat, count, moved | bit(line))
    state.players[place] -= 1
    state.players[seat * BLOCK + OWNED] = owned
    return possible


class StepsApart(Effect):
    """Advances of different tracks."""

    def ask(self, state: State, seat: i64, place: i64) -> None:
        """Ask for the first track."""
        entry: i64 = state.owed[place]
        del state.owed[place]
        state.stack.append(StepApart(seat, entry & COUNT_MASK, 0, 1 if entry & DUE else 0))

    def can_do(self, state: State, seat: i64, count: i64, free: list[int]) -> bool:
        """Whether so many tracks can move."""
        return can_step_apart(state, seat, count, 0)


class TakeNewTracks(Step[State]):
    """New tracks come before the next step, after the branch or tile that brings them is chosen (ruling R41)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, state: State) -> None:
        """Take them out of the bag."""
        track.take_new_tracks(state, self.seat)


class StepApart(Decision[State]):
    """Move different tracks one space each (rule NM-5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "moved", "full")

    def __init__(self, seat: i64, left: i64, moved: i64, full: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.moved: Final[i64] = moved
        """The tracks moved before, as a set of railroad * colours + colour."""
        self.full: Final[i64] = full
        """1 if all steps must be made."""

    def options(self, state: State, options: Options) -> None:
        """Every other track that can move, and leaves the rest possible if it must be done; stopping, if not."""
        rules = state.rules
        before = len(options)
        for railroad in range(RAILROAD_COUNT):
            for colour in range(rules.railroads.colours[railroad]):
                line: i64 = railroad * COLOUR_COUNT + colour
                if not self.moved & bit(line) and self._fits(state, railroad, colour):
                    space: i64 = state.players[track_place(self.seat, railroad, colour)]
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
        """Move the track; the next one follows before anything else."""
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
