"""The printed data that a game with the chosen board and modules uses."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.bits import row_of
from ironroad.core.native import i64
from ironroad.core.title import Ruleset
from ironroad.games.russian_railroads.board import Lanes, Railroads
from ironroad.games.russian_railroads.components import (
    AGAIN,
    ROUBLE,
    Bonuses,
    Engineers,
    Pile,
    Tiles,
    count_of,
    kind_of,
)
from ironroad.games.russian_railroads.expansion import EXPANSIONS
from ironroad.games.russian_railroads.part import NOT_IN_USE
from ironroad.games.russian_railroads.printed import Printed
from ironroad.games.russian_railroads.spaces import Setup, Spaces


class Box(Ruleset):
    """The printed data of an edition for one seat count and set of options."""

    def __init__(self, printed: Printed, seats: int, options: Mapping[str, str]) -> None:
        edition = printed.edition
        super().__init__(Catalogue(), edition, seats, options)
        self.expansions: Final = [expansion(printed) for expansion in EXPANSIONS]
        """All expansions, in use or not, each at a fixed index."""
        self.in_play: Final = [expansion for expansion in self.expansions if expansion.in_use]
        """The expansions in use; the rules call the hooks of these only."""
        self.layout_expansions: Final = [
            expansion for expansion in self.in_play if expansion.affects_layout
        ]
        """The expansions in use that limit where tracks and markers can move, or add something there."""
        for place, expansion in enumerate(self.in_play):
            expansion.part = place * (1 + seats)
        self.part_row: Final[i64] = row_of([e.part - NOT_IN_USE for e in self.expansions])
        """``Expansion.part`` of all expansions, each less ``NOT_IN_USE``, as a packed row: see ``State.first_part``."""
        self.railroads: Final = Railroads(printed, self.expansions)
        self.lanes: Final = Lanes(printed)
        self.lane: Final = self.lanes.all[0]
        """The industry track whose gaps are the factory slots."""
        self.tiles: Final = Tiles(printed)
        self.engineers: Final = Engineers(printed)
        self.spaces: Final = Spaces(printed, self.engineers, seats)
        self.starts: Final = Pile(printed.total("starts"))
        self.tokens: Final = Pile(printed.total("tokens"))
        self.cards: Final = Pile(edition.entries("cards"))
        self.bonuses: Final = Bonuses(edition)
        self.start: Final = Setup(printed, seats)
        self.card_roubles: Final = [_roubles_in(rewards) for rewards in self.cards.rewards]
        """The number of roubles on each ? card (p. 3)."""
        self.card_demands: Final = [
            [reward for reward in rewards if kind_of(reward) != ROUBLE]
            for rewards in self.cards.rewards
        ]
        """The rewards of each ? card that must be possible for it to be chosen (ruling R11): all but roubles."""
        self.again_kinds: Final = _again_kinds(self.cards)
        """The reward kinds of the four-actions ? card, one of which its fourth action repeats (p. 23)."""
        self.modular: Final = len(self.in_play) > 0 or not self.railroads.plain
        """Whether views contain the ``modules`` sections."""
        for expansion in self.expansions:
            expansion.prepare(self)


def _roubles_in(rewards: list[int]) -> int:
    return sum([int(count_of(reward)) for reward in rewards if kind_of(reward) == ROUBLE])


def _again_kinds(cards: Pile) -> list[int]:
    for rewards in cards.rewards:
        kinds = [int(kind_of(reward)) for reward in rewards]
        if AGAIN in kinds:
            return [kind for kind in kinds if kind != AGAIN]
    return []
