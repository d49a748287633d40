"""What is laid out when black comes to it: the branch of the fork, the tile of an area (rules GR-2 to GR-4)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import railroad_name
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.modules.german import events
from ironroad.games.russian_railroads.modules.german.components import BRANCH, TILE, german
from ironroad.games.russian_railroads.modules.german.state import LAID, TILES_LEFT
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import ANNEX, State


def ask_on_entering(state: State, seat: i64, railroad: i64, space: i64) -> bool:
    """Ask what is laid out on a space that black has just entered, and say whether anything is."""
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
    """Black has come to the fork: all tracks of the railroad follow the branch chosen now."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: State, options: Options) -> None:
        """Any branch."""
        things = german(state.rules)
        options.add_run(things.branch, len(things.layout.branches))

    def choose(self, state: State, action: i64) -> None:
        """Take the branch, then what its first space gives."""
        branch: i64 = action - german(state.rules).branch
        state.annexes[self.seat * ANNEX + LAID + BRANCH] = branch + 1
        events.branch(state, self.seat, branch)
        reached_by_track(state, self.seat, german(state.rules).layout.fork_railroad, BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the branch."""
        railroad = german(state.rules).layout.fork_railroad
        name = railroad_name(state.rules.railroads.ids[railroad])
        return Message("rr-ask-branch", railroad=name)


class ChooseTile(Decision[State]):
    """Black has come to a station: one of the open extension tiles fills the area behind it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: Final[i64] = area

    def options(self, state: State, options: Options) -> None:
        """Every tile of the area that nobody has taken."""
        things = german(state.rules)
        for tile in range(len(things.layout.tiles)):
            if things.layout.tile_area[tile] == self.area and state.common[TILES_LEFT] & bit(tile):
                options.add(things.tile + tile)

    def choose(self, state: State, action: i64) -> None:
        """Lay the tile, then take what its first space gives."""
        things = german(state.rules)
        tile: i64 = action - things.tile
        state.common[TILES_LEFT] -= bit(tile)
        state.annexes[self.seat * ANNEX + LAID + TILE + self.area] = tile + 1
        events.tile(state, self.seat, tile, self.area)
        reached_by_track(state, self.seat, things.layout.area_railroad[self.area], BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the tile."""
        area = german(state.rules).layout.areas[self.area]
        return Message("rr-ask-tile", area=Message(f"rr-area-{area}"))
