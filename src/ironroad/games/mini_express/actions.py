"""All actions of a rule set, by index and by text, and the rule set itself."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.edition import Edition
from ironroad.core.native import i64
from ironroad.core.title import Ruleset
from ironroad.games.mini_express.board import PLAIN, SHAPE, Chart, GoldenSpike, Map, city_name
from ironroad.games.mini_express.components import (
    COMPANIES,
    COMPANY_COUNT,
    NOBODY,
    BotTiles,
    Demand,
    Level,
    Limits,
    Mode,
    company_name,
    culprit,
    mode_of,
    tile_name,
)
from ironroad.games.mini_express.meta import has_bot


class Rules(Ruleset):
    """The printed data of an edition and the catalogue index of each action."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(Catalogue(), edition, seats, options)
        edition.expect(SHAPE)
        variant = options["variant"]
        self.map: Final = Map(edition, options["map"], options["capacity"], variant == "harbor")
        self.mode: Final = Mode(edition, mode_of(seats, options))
        self.limits: Final = Limits(edition)
        self.chart: Final = Chart(edition)
        self.demand: Final = Demand(edition, self.map.city_count)
        self.bot_tiles: Final = BotTiles(edition)
        self.level: Final = Level(edition, options["level"])
        playing = has_bot(seats, options)
        self.bot: Final[i64] = seats if playing else NOBODY
        """The Bot as a player: the one after the last seat."""
        self.players: Final[i64] = seats + 1 if playing else seats
        self.clockwise: Final = self.map.clockwise() if playing else []
        self.harbors: Final = self.map.harbors if variant == "harbor" else []
        """The Harbor hexes if their variant is played."""
        if self.harbors and len(self.harbors) < self.demand.purple:
            blamed = culprit(edition, "europe-harbors")
            raise blamed.error("me-edition-harbors", least=self.demand.purple)
        self.spike: Final = GoldenSpike(edition, self.map) if variant == "golden-spike" else None
        self.start: Final[i64] = self._add_starts()
        self.deal: Final[i64] = self._add_deals()
        self.choose: Final[i64] = self._add_for_companies("choose")
        self.take_two: Final[i64] = self._add_for_companies("take-two")
        self.split: Final[i64] = self._add_for_companies("split")
        self.share: Final[i64] = self._add_for_companies("share")
        self.build: Final[i64] = self._add_for_companies("build")
        self.to: Final[i64] = self._add_cities()
        self.plain: Final = [hex for hex in range(self.map.count) if self.map.kinds[hex] == PLAIN]
        self.via: Final[i64] = self._add_hexes()
        """The index of ``via`` for the first plain hex."""
        self.via_hex: Final = [0] * self.map.count
        """The index of ``via`` for each plain hex."""
        for number, hex in enumerate(self.plain):
            self.via_hex[hex] = self.via + number
        self.influence: Final[i64] = self._add_for_companies("influence")
        self.west: Final[i64] = self._add_for_companies("west")
        self.harbor: Final[i64] = self._add_harbors()
        self.draw: Final[i64] = self._add_draws()

    def _add_starts(self) -> int:
        first = len(self.catalogue)
        for seat in range(self.seats):
            self.catalogue.add(f"start seat-{seat + 1}", "me-do-start", seat=seat)
        return first

    def _add_deals(self) -> int:
        first = len(self.catalogue)
        for kind, id in enumerate(self.demand.ids):
            tile = tile_name(self.demand.first[kind], self.demand.second[kind])
            self.catalogue.add(f"deal {id}", "me-do-deal", tile=tile)
        return first

    def _add_for_companies(self, verb: str) -> int:
        first = len(self.catalogue)
        for company in range(COMPANY_COUNT):
            text = f"{verb} {COMPANIES[company]}"
            self.catalogue.add(text, f"me-do-{verb}", company=company_name(company))
        return first

    def _add_cities(self) -> int:
        first = len(self.catalogue)
        for id in self.map.cities:
            self.catalogue.add(f"to {id}", "me-do-to", city=city_name(id))
        return first

    def _add_hexes(self) -> int:
        first = len(self.catalogue)
        for hex in self.plain:
            id = self.map.hexes[hex]
            self.catalogue.add(f"via {id}", "me-do-via", hex=id)
        return first

    def _add_harbors(self) -> int:
        first = len(self.catalogue)
        if self.harbors:
            for id in self.map.harbor_names:
                self.catalogue.add(f"harbor {id}", "me-do-harbor", harbor=city_name(id))
        return first

    def _add_draws(self) -> int:
        first = len(self.catalogue)
        tiles = self.bot_tiles
        self.catalogue.add("draw refresh", "me-do-draw-refresh")
        for kind in range(1, len(tiles.counts)):
            company = tiles.company[kind]
            city = tiles.city[kind]
            self.catalogue.add(f"draw {company}-{city}", "me-do-draw", company=company, city=city)
        return first
