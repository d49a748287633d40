"""Extension points: the hooks that the base game calls for each board and module, with the defaults of the base game."""

from typing import TYPE_CHECKING, ClassVar, Final

from ironroad.core.edition import Entry
from ironroad.core.engine import Coded, Frame, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.placing import Field, Misplaced
from ironroad.games.russian_railroads.part import NOT_IN_USE, Part
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.rooms import Rooms

if TYPE_CHECKING:
    # These modules import this one.
    from ironroad.games.russian_railroads.actions import Rules
    from ironroad.games.russian_railroads.board import Condition, Lane, Star
    from ironroad.games.russian_railroads.box import Box
    from ironroad.games.russian_railroads.spaces import Space
    from ironroad.games.russian_railroads.state import State

ALWAYS_THERE: Final = -1


class SideActions:
    """A group of side actions: usable before or after the main action, consecutive in the catalogue."""

    def __init__(self, first: int, can_give_up: bool) -> None:
        self.first: Final[i64] = first
        """The catalogue index of its first action."""
        self.can_give_up: Final = can_give_up
        """Whether all its effects are optional, so that using it cannot prevent a main action that is possible now."""

    def needs_room(self, state: "State", seat: i64) -> bool:
        """Whether ``offer`` needs the list of rooms now."""
        return False

    def offer(self, state: "State", seat: i64, room: Rooms, options: Options) -> None:
        """Append the actions that can be used; ``room`` is the result of ``feasible.rooms``, or empty if not needed."""
        raise NotImplementedError

    def use(self, state: "State", seat: i64, number: i64) -> None:
        """Carry out one of its actions, counted from the first."""
        raise NotImplementedError


class Expansion:
    """A board or module in a rule set. One that is not in use has no components, and its game hooks are not called."""

    frames: ClassVar[tuple[type[Coded], ...]] = ()
    """The classes of its decisions and steps."""
    part_types: ClassVar[tuple[type[Part], ...]] = ()
    """The classes of its parts of the state."""

    def __init__(self, printed: Printed) -> None:
        self.in_use = False
        self.part: i64 = NOT_IN_USE
        """The index of its first part in ``State.parts``: the table's part, followed by one per player."""
        self.affects_layout = False
        """Whether it limits where tracks and markers can move, or makes players lay something out on the way."""
        self.raises_each: i64 = 0
        """The number it can add to every locomotive."""
        self.raises_one: i64 = 0
        """The number it can add to one locomotive only."""
        self.score_item = ""
        """The id of the score item that it adds, or empty."""

    # Printed data.

    def needed(self, entry: Entry) -> tuple[int, int]:
        """Return the layout place that a special space depends on, or ``ALWAYS_THERE``, and the value required there."""
        return ALWAYS_THERE, 0

    def prepare(self, box: "Box") -> None:
        """Read the values that depend on the components of the base game."""

    def check_printed(self, printed: Printed, box: "Box") -> None:
        """Raise ``InvalidEdition`` for values that are inconsistent."""

    def is_on_layout(self, condition: "Condition") -> bool:
        """Whether the space of a condition is on the branch or tile that the condition names."""
        return True

    def reachable(self, condition: "Condition", won: list[int], last: int) -> int:
        """Return the last space that the track of a condition can ever reach, given the kinds of effects that can be won."""
        return last

    def impossible_kinds(self, printed: Printed) -> list[int]:
        """Return the reward kinds that can have no effect with this edition and options."""
        return []

    def check_given(self, printed: Printed, given: list[int]) -> None:
        """Raise ``InvalidEdition`` for components that need an effect which nothing gives."""

    # Actions, in catalogue order.

    def add_owed(self, kind: int, rules: "Rules") -> None:
        """Add the actions that take effects of a kind from the bag."""

    def add_further(self, rules: "Rules") -> None:
        """Add the actions that answer its own decisions."""

    def add_side_actions(self, rules: "Rules") -> None:
        """Add its side actions and register them as groups (``Rules.register_side_actions``)."""

    # Set-up.

    def initial_parts(self, seats: int) -> list[Part]:
        """Return its parts at the start: the table's, then one per player."""
        return []

    def setup_frames(self) -> list[Frame]:
        """Return the frames of its draws before the first round."""
        return []

    # Railroads.

    def length(self, state: "State", seat: i64, railroad: i64, last: i64) -> i64:
        """Return the last space of a railroad."""
        return last

    def last_space(self, state: "State", seat: i64, railroad: i64, last: i64) -> i64:
        """Return the last space of a railroad that a track can enter now."""
        return last

    def laid(self, state: "State", seat: i64, place: i64) -> i64:
        """Return the branch or tile that a player has at a layout place, from 1; 0 for none."""
        return 0

    def ask_on_entering(self, state: "State", seat: i64, railroad: i64, space: i64) -> bool:
        """Push the decision about the branch or tile of a space that black has just entered; return whether there is one."""
        return False

    def star_points(self, state: "State", seat: i64, star: "Star", points: i64) -> i64:
        """Return the points of a scoring space; ``points`` is the printed value."""
        return points

    # Locomotives and factories.

    def load_of(self, state: "State", seat: i64, slot: i64) -> i64:
        """Return the attachments of the locomotive in a slot, as a bit mask."""
        return 0

    def set_load(self, state: "State", seat: i64, slot: i64, load: i64) -> None:
        """Set the attachments of the locomotive in a slot."""

    def raised_by(self, load: i64) -> i64:
        """Return the number that these attachments add to their locomotive."""
        return 0

    def on_tile_drawn(self, state: "State", seat: i64, number: i64) -> None:
        """React to a locomotive tile that was taken from its pile."""

    def ask_place(self, state: "State", seat: i64, number: i64) -> bool:
        """Push the decision where to put a new factory, if the player has a choice here; return whether it did."""
        return False

    def on_factory_replaced(self, state: "State", seat: i64, gap: i64, number: i64) -> bool:
        """React to the replacement of a factory; return whether the factory leaves the game."""
        return False

    def is_blocked(self, state: "State", seat: i64, lane: "Lane", space: i64) -> bool:
        """Whether an obstacle blocks a space of an industry track."""
        return False

    def factory_gives(
        self, state: "State", seat: i64, gap: i64, number: i64, rewards: list[int]
    ) -> list[int]:
        """Return the rewards of a factory; ``rewards`` are those found so far."""
        return rewards

    # Flow of the game.

    def start_round(self, state: "State") -> None:
        """Prepare a round."""

    def on_relocated(self, state: "State", seat: i64) -> None:
        """Push what follows the action of a worker relocated from a turn-order space."""

    def end_points(self, state: "State") -> list[int]:
        """Return what each seat would get for its score item if the game ended now; empty where it adds none."""
        return []

    def score_end(self, state: "State") -> None:
        """Add its points at the end of the game."""

    def objection(self, state: "State", seat: i64, space: "Space") -> Message | None:
        """Return the reason why an unoccupied space cannot be used, or ``None``."""
        return None

    def check_board(self, state: "State", seat: int) -> None:
        """Raise ``BrokenInvariant`` for an impossible state of a player's board."""

    def check_table(self, state: "State", held: list[int]) -> None:
        """Raise ``BrokenInvariant`` for an impossible common state; ``held`` are the numbers of all tiles that players have."""

    # Positions set up by hand.

    def placed_fields(self, rules: "Rules") -> "list[Field[State]]":
        """Return the fields of its pieces."""
        return []

    def settle_placed(self, state: "State", frames: list[Frame]) -> Misplaced | None:
        """Work out what follows from its pieces, and append the draws that are left to chance to ``frames``.

        Return what cannot be, if anything. Pieces on spaces, supplies and piles are worked out already.
        """
        return None


EXPANSIONS: Final[list[type[Expansion]]] = []
"""The classes of all expansions in the order of their actions in the catalogue; filled by ``modules``."""
