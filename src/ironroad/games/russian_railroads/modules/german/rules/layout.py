"""Choosing the branch of the fork and extension tiles when black enters their first space (rules GR-2 to GR-4)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import railroad_name
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.modules.german import events
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import (
    german_board,
    german_table,
    put_german_board,
    put_german_table,
)
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import State


def ask_on_entering(state: State, seat: i64, railroad: i64, space: i64) -> bool:
    """Push the decision about the branch or tile of a space that black has just entered; return whether there is one."""
    layout = german(state.rules).layout
    if railroad == layout.fork_railroad and space == layout.fork_space:
        state.stack.append(ChooseBranch(seat))
        return True
    for area in range(len(layout.areas)):
        if layout.area_railroad[area] == railroad and layout.area_first[area] == space:
            state.stack.append(ChooseTile(seat, area))
            return True
    return False


class ChooseBranch(Decision[State]):
    """Choose the branch of the fork, which all tracks of the railroad follow (rule GR-2, ruling R20)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Every branch."""
        things = german(state.rules)
        options.add_run(things.branch, len(things.layout.branches))

    def choose(self, state: State, action: i64) -> None:
        """Take the branch and earn the advantages of its first space."""
        branch: i64 = action - german(state.rules).branch
        board = german_board(state, self.seat).with_laid(BRANCH, branch + 1)
        put_german_board(state, self.seat, board)
        events.branch(state, self.seat, branch)
        reached_by_track(state, self.seat, german(state.rules).layout.fork_railroad, BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the branch."""
        railroad = german(state.rules).layout.fork_railroad
        name = railroad_name(state.rules.railroads.ids[railroad])
        return Message("rr-ask-branch", railroad=name)


class ChooseTile(Decision[State]):
    """Choose an extension tile for the area that black has just entered."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: Final[i64] = area

    def options(self, state: State, options: Options) -> None:
        """Every tile of the area that nobody has taken."""
        things = german(state.rules)
        left: i64 = german_table(state).tiles
        for tile in range(len(things.layout.tiles)):
            if things.layout.tile_area[tile] == self.area and left & bit(tile):
                options.add(things.tile + tile)

    def choose(self, state: State, action: i64) -> None:
        """Lay the tile and earn the advantages of its first space."""
        things = german(state.rules)
        tile: i64 = action - things.tile
        put_german_table(state, german_table(state).without_tile(tile))
        board = german_board(state, self.seat).with_laid(TILE + self.area, tile + 1)
        put_german_board(state, self.seat, board)
        events.tile(state, self.seat, tile, self.area)
        reached_by_track(state, self.seat, things.layout.area_railroad[self.area], BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the tile."""
        area = german(state.rules).layout.areas[self.area]
        return Message("rr-ask-tile", area=Message(f"rr-area-{area}"))
