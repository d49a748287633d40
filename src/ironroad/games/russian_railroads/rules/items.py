"""New material: special ? items, drawn Starting Bonus cards, different tracks, different spaces (rules NM-4 to NM-6 and CO-13)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Chance, Decision, Options, Step
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events, module_events
from ironroad.games.russian_railroads.board import RAILROAD_COUNT
from ironroad.games.russian_railroads.components import (
    COLOUR_COUNT,
    KIND_UNIT,
    REUSE_OTHERS,
    REVALUE,
)
from ironroad.games.russian_railroads.rules import advances, feasible, track
from ironroad.games.russian_railroads.state import (
    BLOCK,
    ITEMS_LEFT,
    ROW,
    State,
    owe_all,
    track_place,
)


def can_choose(state: State, seat: i64, item: i64) -> bool:
    """Whether an item is left; nobody revalues twice (ruling R32)."""
    if not state.common[ITEMS_LEFT] & bit(item):
        return False
    for reward in state.rules.modules.items.rewards[item]:
        if reward // KIND_UNIT == REVALUE and state.players[seat * BLOCK + ROW] > 0:
            return False
    return True


def has_choice(state: State, seat: i64) -> bool:
    """Whether there is any item for a player."""
    for item in range(state.rules.modules.items.count):
        if can_choose(state, seat, item):
            return True
    return False


class ChooseItem(Decision[State]):
    """Take one of the special ? items, which lie out for everybody."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every item that is left and can be used."""
        for item in range(state.rules.modules.items.count):
            if can_choose(state, self.seat, item):
                options.add(state.rules.further.item + item)

    def choose(self, state: State, action: i64) -> None:
        """Take it and earn what it brings."""
        item: i64 = action - state.rules.further.item
        state.common[ITEMS_LEFT] -= bit(item)
        module_events.item(state, self.seat, item)
        owe_all(state, state.rules.modules.items.rewards[item], 0)

    def prompt(self, state: State) -> Message:
        """Ask for the item."""
        return Message("rr-ask-item")


class DrawStart(Chance[State]):
    """Starting Bonus cards are drawn for a player, one after the other (rule NM-4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner", "drawn", "left")

    def __init__(self, owner: i64, drawn: i64, left: i64) -> None:
        super().__init__()
        self.owner: Final[i64] = owner
        self.drawn: Final[i64] = drawn
        """The cards drawn before, as a set."""
        self.left: Final[i64] = left

    def options(self, state: State, options: Options) -> None:
        """Any card that was not drawn before."""
        for card in range(state.rules.starts.count):
            if not self.drawn & bit(card):
                options.add(state.rules.further.draw + card)

    def choose(self, state: State, action: i64) -> None:
        """Earn what the card shows; it may be used in part (ruling R33)."""
        card: i64 = action - state.rules.further.draw
        events.start(state, self.owner, card)
        owe_all(state, state.rules.starts.rewards[card], 0)
        if self.left > 1:
            state.stack.append(DrawStart(self.owner, self.drawn | bit(card), self.left - 1))

    def prompt(self, state: State) -> Message:
        """Say what is dealt."""
        return Message("rr-ask-draw")


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
        return advances.leaves_apart(state, self.seat, line, self.left - 1, self.moved)

    def choose(self, state: State, action: i64) -> None:
        """Move the track; the next one follows before anything else."""
        rules = state.rules
        if action == rules.stop:
            return
        line: i64 = rules.advance_line[action - rules.first_advance]
        if self.left > 1:
            moved: i64 = self.moved | bit(line)
            state.stack.append(StepApart(self.seat, self.left - 1, moved, self.full))
            state.stack.append(TakeNewTracks(self.seat))
        track.move(state, self.seat, line // COLOUR_COUNT, line % COLOUR_COUNT)

    def prompt(self, state: State) -> Message:
        """Ask for the track."""
        return Message("rr-ask-apart", count=self.left)


class ReuseOther(Decision[State]):
    """Choose different spaces whose actions are used again (rule CO-13)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "chosen", "left")

    def __init__(self, seat: i64, chosen: i64, left: i64) -> None:
        super().__init__(seat)
        self.chosen: Final[i64] = chosen
        """The spaces chosen before, as a set."""
        self.left: Final[i64] = left

    def options(self, state: State, options: Options) -> None:
        """Other spaces with exactly one own worker; or none."""
        room = feasible.rooms(state, self.seat)
        for space in state.rules.spaces.all:
            if not self.chosen & bit(space.index):
                if feasible.can_reuse(state, self.seat, space, False, room):
                    options.add(state.rules.reuse + space.index)
        options.add(state.rules.decline)

    def choose(self, state: State, action: i64) -> None:
        """Earn what the space gives; the next one is chosen before anything else."""
        if action == state.rules.decline:
            events.lapsed(state, self.seat, REUSE_OTHERS)
            return
        space = state.rules.spaces.all[action - state.rules.reuse]
        events.reused(state, self.seat, space)
        owe_all(state, space.rewards, 0)
        if self.left > 1:
            chosen: i64 = self.chosen | bit(space.index)
            state.stack.append(ReuseOther(self.seat, chosen, self.left - 1))

    def prompt(self, state: State) -> Message:
        """Ask for the space."""
        return Message("rr-ask-reuse")
