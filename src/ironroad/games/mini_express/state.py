"""The game state: trains, Shares, tiles and markers."""

from typing import Any, ClassVar, Final

from ironroad.core import engine
from ironroad.core.engine import Frame, Stack
from ironroad.core.native import i64
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import COMPANY_COUNT, NOBODY
from ironroad.games.mini_express.network import networks_of

NO_SETS: Final[list[int]] = []
SPIKE_GONE: Final = 0
SPIKE_WAITS: Final = 1
SPIKE_EAST: Final = 2
SPIKE_DRIVEN: Final = 3


class State(engine.State):
    """A position. Lists are indexed by company, by city, by hex or by company and player.

    Players are the seats and, where it plays, the Bot after them.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "stack",
        "start",
        "current",
        "pile",
        "aside",
        "tiles",
        "open",
        "network",
        "area",
        "supply",
        "shares",
        "box",
        "length",
        "held",
        "influence",
        "bag",
        "chosen",
        "target",
        "spike",
        "east",
        "west",
    )

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame] | Stack,
        start: i64,
        current: i64,
        pile: list[int],
        aside: list[int],
        tiles: list[int],
        open: i64,
        network: list[int],
        area: list[int],
        supply: list[int],
        shares: list[int],
        box: list[int],
        length: list[int],
        held: list[int],
        influence: list[int],
        bag: list[int],
        chosen: i64,
        target: i64,
        spike: i64,
        east: i64,
        west: i64,
    ) -> None:
        super().__init__(rules.catalogue, stack)
        self.rules: Final = rules
        self.start = start
        """The seat of the Starting Player."""
        self.current = current
        """The player whose turn it is."""
        self.pile = pile
        """Demand tiles not dealt yet, by kind; empty once all are on the map."""
        self.aside = aside
        """Shares set aside for the draft, by company; empty after it.

        Lists that change seldom are replaced rather than changed, so that clones share them:
        this one, ``box`` and ``bag``, and ``tiles`` once they are dealt.
        """
        self.tiles = tiles
        """The kind of Demand tile dealt to each city; whether it is still there says ``open``."""
        self.open = open
        """The cities with a Demand tile, as a set."""
        self.network = networks_of(network)
        """Where the trains of each company are, and what is near."""
        self.area = area
        """Trains in the Asset Area."""
        self.supply = supply
        """Trains in the general supply."""
        self.shares = shares
        """Shares in the Asset Area; without any the company is depleted."""
        self.box = box
        """Shares out of the game."""
        self.length = length
        """Track Length."""
        self.held = held
        """Shares by company * players + player."""
        self.influence = influence
        """Influence by company * players + player."""
        self.bag = bag
        """Bot tiles in the bag, by kind; empty where no Bot plays."""
        self.chosen = chosen
        """The company of the Bot's Chosen Company marker."""
        self.target = target
        """The city of the Bot's Target City marker; -1 before the first."""
        self.spike = spike
        """Where the Golden Spike tile is."""
        self.east = east
        self.west = west

    def clone(self) -> "State":
        """Return an equal, independent state."""
        twin = State(
            self.rules,
            self.stack.copy(),
            self.start,
            self.current,
            self.pile[:],
            self.aside,
            self.tiles[:] if self.pile else self.tiles,
            self.open,
            NO_SETS,
            self.area[:],
            self.supply[:],
            self.shares[:],
            self.box,
            self.length[:],
            self.held[:],
            self.influence[:],
            self.bag,
            self.chosen,
            self.target,
            self.spike,
            self.east,
            self.west,
        )
        twin.network = self.network[:]
        return twin

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields, in order; the networks as one list of sets."""
        sets = [number for network in self.network for number in network.sets()]
        return tuple([sets if value is self.network else value for value in super().fields()])

    def depleted(self) -> i64:
        """Return how many companies have no Share left in their Asset Area (p. 5)."""
        count: i64 = 0
        for company in range(COMPANY_COUNT):
            if self.shares[company] == 0:
                count += 1
        return count

    def next_player(self) -> i64:
        """Return who is next: clockwise, the Bot after the last person (p. 13)."""
        rules = self.rules
        if self.current == rules.bot:
            return self.start
        following: i64 = (self.current + 1) % rules.seats
        if following == self.start and rules.bot != NOBODY:
            return rules.bot
        return following

    def end_is_due(self) -> bool:
        """Whether enough companies are depleted and, but for the expert game, the round is complete."""
        mode = self.rules.mode
        if self.depleted() < mode.end_depleted:
            return False
        return mode.ends_at_once or self.next_player() == self.start

    def destinations(self, company: i64) -> i64:
        """Return the cities a company can build into now, as a set (p. 7)."""
        network = self.network[company]
        return network.within(self.area[company]) & self.open & ~network.cities

    def trains_to(self, company: i64, city: i64) -> i64:
        """Return the fewest trains that connect a company to a city; more than five if too far."""
        return self.network[company].trains_to(city)

    def companies_in(self, city: i64) -> i64:
        """Return how many companies have a train in a city."""
        count: i64 = 0
        for network in self.network:
            count += (network.cities >> city) & 1
        return count

    def has_train(self, company: i64, hex: i64) -> bool:
        """Whether a company has a train on a hex."""
        return self.network[company].has_train(hex)

    def hexes_with(self, company: i64) -> list[int]:
        """Return all hexes with a train of a company, in order."""
        return self.network[company].hexes()

    def is_occupied(self, hex: i64) -> bool:
        """Whether any company has a train on a hex."""
        for network in self.network:
            if network.has_train(hex):
                return True
        return False
