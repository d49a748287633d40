"""The game state: markers, money, certificates and cubes."""

from typing import ClassVar, Final

from ironroad.core import engine
from ironroad.core.engine import Frame, Stack
from ironroad.core.native import i64
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import NOBODY, OPEN, PUBLIC_FROM
from ironroad.games.trans_siberian.reach import Reach


class State(engine.State):
    """A position. Lists are indexed by railroad, by seat or by link.

    What changes seldom (status, income, cubes, network, owner) is shared by clones, which makes cloning twice as fast:
    who writes into it calls ``unshare`` before.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "stack",
        "current",
        "phase",
        "timing",
        "dividends",
        "nationalization",
        "cash",
        "held",
        "status",
        "treasury",
        "income",
        "stock",
        "cubes",
        "network",
        "owner",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame] | Stack,
        current: i64,
        phase: i64,
        timing: i64,
        dividends: i64,
        nationalization: i64,
        cash: list[int],
        held: list[int],
        status: list[int],
        treasury: list[int],
        income: list[int],
        stock: list[int],
        cubes: list[int],
        network: list[int],
        owner: list[int],
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules: Final = rules
        self.current = current
        """The seat whose turn it is; before the first turn, the start player or the last buyer."""
        self.phase = phase
        self.timing = timing
        self.dividends = dividends
        self.nationalization = nationalization
        """The space of the marker on the Nationalization Track, counted from its first."""
        self.cash = cash
        self.held = held
        """Certificates by railroad * seats + seat."""
        self.status = status
        self.treasury = treasury
        self.income = income
        self.stock = stock
        """The space of each railroad on the Stock Value Track, counted from its first."""
        self.cubes = cubes
        """Link cubes left in the supply."""
        self.network = network
        """The cities each railroad's links touch, as a set."""
        self.owner = owner
        """The railroad whose cube lies on each link, or ``NOBODY``."""
        self.reach: Reach | None = None
        """The last reach that was asked for: see ``reach_of``. Not part of the state's value."""
        self.is_shared = False
        """Whether a clone may have the lists that change seldom, too. Not part of the state's value."""

    def clone(self) -> "State":
        """Return an equal, independent state."""
        twin = State(
            self.rules,
            self.stack.copy(),
            self.current,
            self.phase,
            self.timing,
            self.dividends,
            self.nationalization,
            self.cash[:],
            self.held[:],
            self.status,
            self.treasury[:],
            self.income,
            self.stock[:],
            self.cubes,
            self.network,
            self.owner,
        )
        twin.reach = self.reach
        self.is_shared = True
        twin.is_shared = True
        return twin

    def unshare(self) -> None:
        """Have the lists that change seldom alone, to write into them; what was in reach is not true any more."""
        self.reach = None
        if self.is_shared:
            self.is_shared = False
            self.status = self.status[:]
            self.income = self.income[:]
            self.cubes = self.cubes[:]
            self.network = self.network[:]
            self.owner = self.owner[:]

    def reach_of(self, railroad: i64) -> Reach:
        """Return how far a railroad can build; a build asks for it several times, so the last one is kept."""
        reach = self.reach
        if reach is None or not reach.holds_for(railroad, self.owner, self.network, self.status):
            reach = Reach(self.rules.map, railroad, self.owner, self.network, self.status)
            self.reach = reach
        return reach

    def sold(self, railroad: i64) -> i64:
        """Return how many certificates of a railroad players hold."""
        seats: i64 = len(self.cash)
        first: i64 = railroad * seats
        count: i64 = 0
        for place in range(first, first + seats):
            count += self.held[place]
        return count

    def is_open(self, railroad: i64) -> bool:
        """Whether a railroad was opened and is still in the game: "active" (p. 5)."""
        return self.status[railroad] == OPEN

    def is_public(self, railroad: i64) -> bool:
        """Whether an open railroad has at least two certificates with players (p. 3)."""
        if self.status[railroad] != OPEN:
            return False
        seats: i64 = len(self.cash)
        first: i64 = railroad * seats
        count: i64 = 0
        for place in range(first, first + seats):
            count += self.held[place]
            if count >= PUBLIC_FROM:
                return True
        return False

    def controls(self, seat: i64, railroad: i64) -> bool:
        """Whether no other player holds more certificates of a railroad; a tie is enough (p. 6)."""
        seats: i64 = len(self.cash)
        first: i64 = railroad * seats
        mine: i64 = self.held[first + seat]
        if mine == 0:
            return False
        for place in range(first, first + seats):
            if self.held[place] > mine:
                return False
        return True

    def price(self, railroad: i64) -> i64:
        """Return the value of a certificate on the Stock Value Track."""
        return self.rules.tracks.stock[self.stock[railroad]]

    def is_free(self, link: i64) -> bool:
        """Whether no railroad has built a link."""
        return self.owner[link] == NOBODY
