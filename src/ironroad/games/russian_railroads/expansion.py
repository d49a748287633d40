"""What a board or module adds to a rule set: the places where the base game asks, with the answers of the base game."""

from typing import TYPE_CHECKING, ClassVar, Final

from ironroad.core.edition import Entry
from ironroad.core.engine import Coded, Frame, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.printed import Printed

if TYPE_CHECKING:
    # What it is asked about is read, or played, later.
    from ironroad.games.russian_railroads.actions import Rules
    from ironroad.games.russian_railroads.board import Condition, Lane, Star
    from ironroad.games.russian_railroads.box import Box
    from ironroad.games.russian_railroads.spaces import Space
    from ironroad.games.russian_railroads.state import State

ALWAYS_THERE: Final = -1


class Beside:
    """Something that may be used before or after the main action; its actions lie together in the catalogue."""

    def __init__(self, first: int, can_give_up: bool) -> None:
        self.first: Final[i64] = first
        """The index of its first action."""
        self.can_give_up: Final = can_give_up
        """Whether all that using it brings may be given up, so that a main action possible now stays possible."""

    def needs_room(self, state: "State", seat: i64) -> bool:
        """Whether what it offers now depends on how much can be done."""
        return False

    def offer(self, state: "State", seat: i64, room: list[int], options: Options) -> None:
        """Offer what can be used; ``room`` is what ``rooms`` says, or empty where nothing needs it."""
        raise NotImplementedError

    def use(self, state: "State", seat: i64, number: i64) -> None:
        """Use the thing of one action, counted from the first."""
        raise NotImplementedError


class Expansion:
    """One board or module in a rule set. Where it is not in use it is empty, and nothing of the game asks it."""

    frames: ClassVar[tuple[type[Coded], ...]] = ()
    """Its own questions and steps."""

    def __init__(self, printed: Printed) -> None:
        self.in_use = False
        self.lays_out = False
        """Whether it has a say in where tracks and markers go, or something is laid out where they come."""
        self.raises_each: i64 = 0
        """What it can add to the number of each locomotive …"""
        self.raises_one: i64 = 0
        """… and to the number of one of them."""
        self.scores = ""
        """The item of the score that it adds."""

    # What is printed.

    def needed(self, entry: Entry) -> tuple[int, int]:
        """Return which of the things laid out a special space depends on, and what must lie there."""
        return ALWAYS_THERE, 0

    def prepare(self, box: "Box") -> None:
        """Read what depends on the components of the base game."""

    def check_printed(self, printed: Printed, box: "Box") -> None:
        """Refuse printed things that do not go together."""

    def is_there(self, condition: "Condition") -> bool:
        """Whether the space of a condition lies where it says."""
        return True

    def reachable(self, condition: "Condition", won: list[int], last: int) -> int:
        """Return the last space up to which the track of a condition can come, with the kinds of effects won."""
        return last

    def never(self, printed: Printed) -> list[int]:
        """Return the kinds of effects that can never happen."""
        return []

    def check_given(self, printed: Printed, given: list[int]) -> None:
        """Refuse what waits for an effect that nothing gives."""

    # Actions, in the order of the catalogue.

    def add_owed(self, kind: int, rules: "Rules") -> None:
        """Add the actions that take effects of a kind out of the bag."""

    def add_further(self, rules: "Rules") -> None:
        """Add the answers to its own questions."""

    def add_beside(self, rules: "Rules") -> None:
        """Add what may be used beside the main action."""

    # Set-up.

    def hand_out(self, annex: list[int]) -> None:
        """Put what everybody starts with on the board of a player."""

    def lay_out(self, common: list[int]) -> None:
        """Put what lies out for everybody on the table."""

    def deals(self) -> list[Frame]:
        """Return what is dealt before the first round."""
        return []

    # Railroads.

    def length(self, state: "State", seat: i64, railroad: i64, last: i64) -> i64:
        """Return the last space of a railroad."""
        return last

    def last_space(self, state: "State", seat: i64, railroad: i64, last: i64) -> i64:
        """Return the last space that a track may enter now."""
        return last

    def laid(self, state: "State", seat: i64, place: i64) -> i64:
        """Return what a player has laid out at a place, from 1; 0 is nothing."""
        return 0

    def ask_on_entering(self, state: "State", seat: i64, railroad: i64, space: i64) -> bool:
        """Ask what is laid out on a space that black has just entered, and say whether anything is."""
        return False

    def star_points(self, state: "State", seat: i64, star: "Star", points: i64) -> i64:
        """Return what a special space scores."""
        return points

    # Locomotives and factories.

    def load_of(self, state: "State", seat: i64, slot: i64) -> i64:
        """Return what goes with the locomotive of a slot, as a set."""
        return 0

    def set_load(self, state: "State", seat: i64, slot: i64, load: i64) -> None:
        """Say what goes with the locomotive that now stands in a slot."""

    def raised_by(self, load: i64) -> i64:
        """Return what a load adds to the number of its locomotive."""
        return 0

    def drawn(self, state: "State", seat: i64, number: i64) -> None:
        """Follow up when a tile has left its pile."""

    def asks_place(self, state: "State", seat: i64, number: i64) -> bool:
        """Ask where a factory goes if that is not fixed, and say whether it is asked."""
        return False

    def loses_factory(self, state: "State", seat: i64, gap: i64, number: i64) -> bool:
        """Follow up when a factory is replaced, and say whether it leaves the game."""
        return False

    def is_blocked(self, state: "State", seat: i64, lane: "Lane", space: i64) -> bool:
        """Whether something lies on a space of an industry track."""
        return False

    def factory_gives(
        self, state: "State", seat: i64, gap: i64, number: i64, rewards: list[int]
    ) -> list[int]:
        """Return what a factory gives."""
        return rewards

    # The flow of the game.

    def start_round(self, state: "State") -> None:
        """Prepare a round."""

    def relocated(self, state: "State", seat: i64) -> None:
        """Set out what follows the action of a worker that has moved on from a turn-order space."""

    def score_end(self, state: "State") -> None:
        """Score at the end of the game."""

    def objection(self, state: "State", seat: i64, space: "Space") -> Message | None:
        """Return why a space that is free cannot be occupied."""
        return None

    def check_board(self, state: "State", seat: int) -> None:
        """Raise ``BrokenInvariant`` for what can never be on a player's board."""

    def check_table(self, state: "State", held: list[int]) -> None:
        """Raise ``BrokenInvariant`` for what can never lie out; ``held`` are the tiles that players have."""


EXPANSIONS: Final[list[type[Expansion]]] = []
"""In the order of their actions in the catalogue; each is made of what is printed for it."""
