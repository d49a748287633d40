"""What is laid out when black comes to it: the branch of the fork, the tile of an area (rules GR-2 to GR-4)."""

from typing import ClassVar, Final

from ironroad.core.bits import bit
from ironroad.core.engine import Decision, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads import module_events
from ironroad.games.russian_railroads.board import BRANCH, TILE, railroad_name
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.rules.special import reached_by_track
from ironroad.games.russian_railroads.state import ANNEX, LAID, TILES_LEFT, State


def ask_on_entering(state: State, seat: i64, railroad: i64, space: i64) -> bool:
    """Ask what is laid out on a space that black has just entered, and say whether anything is."""
    layout = state.rules.railroads.layout
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
        rules = state.rules
        options.add_run(rules.further.branch, len(rules.railroads.layout.branches))

    def choose(self, state: State, action: i64) -> None:
        """Take the branch, then what its first space gives."""
        branch: i64 = action - state.rules.further.branch
        state.annexes[self.seat * ANNEX + LAID + BRANCH] = branch + 1
        module_events.branch(state, self.seat, branch)
        reached_by_track(state, self.seat, state.rules.railroads.layout.fork_railroad, BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the branch."""
        railroads = state.rules.railroads
        name = railroad_name(railroads.ids[railroads.layout.fork_railroad])
        return Message("rr-ask-branch", railroad=name)


class ChooseTile(Decision[State]):
    """Black has come to a station: one of the open extension tiles fills the area behind it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: Final[i64] = area

    def options(self, state: State, options: Options) -> None:
        """Every tile of the area that nobody has taken."""
        layout = state.rules.railroads.layout
        for tile in range(len(layout.tiles)):
            if layout.tile_area[tile] == self.area and state.common[TILES_LEFT] & bit(tile):
                options.add(state.rules.further.tile + tile)

    def choose(self, state: State, action: i64) -> None:
        """Lay the tile, then take what its first space gives."""
        layout = state.rules.railroads.layout
        tile: i64 = action - state.rules.further.tile
        state.common[TILES_LEFT] -= bit(tile)
        state.annexes[self.seat * ANNEX + LAID + TILE + self.area] = tile + 1
        module_events.tile(state, self.seat, tile, self.area)
        reached_by_track(state, self.seat, layout.area_railroad[self.area], BLACK)

    def prompt(self, state: State) -> Message:
        """Ask for the tile."""
        area = state.rules.railroads.layout.areas[self.area]
        return Message("rr-ask-tile", area=Message(f"rr-area-{area}"))
