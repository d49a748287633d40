"""All actions of a rule set, by index and by text, and the rule set itself."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.actions import Catalogue
from ironroad.core.edition import Edition
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.core.title import Ruleset
from ironroad.games.trans_siberian.board import (
    SHAPE,
    Costs,
    Map,
    Setup,
    Tracks,
    link_name,
)
from ironroad.games.trans_siberian.components import (
    RAILROAD_COUNT,
    RAILROADS,
    Components,
    railroad_name,
)

MOST_SEATS: Final = 5


class Rules(Ruleset):
    """The printed data of an edition and the catalogue index of each action."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(Catalogue(), edition, seats, options)
        edition.expect(SHAPE)
        self.components: Final = Components(edition)
        self.map: Final = Map(edition)
        self.tracks: Final = Tracks(edition)
        self.costs: Final = Costs(edition)
        self.start: Final = Setup(edition)
        self.most_cash: Final = self._most_cash()
        add = self.catalogue.add
        self.deal_start: Final[i64] = len(self.catalogue)
        for seat in range(MOST_SEATS):
            add(f"start seat-{seat + 1}", "ts-do-start", seat=seat)
        self.drop: Final[i64] = add("drop", "ts-do-drop")
        self.value: Final[i64] = len(self.catalogue)
        for price in self.tracks.stock:
            add(f"value {price}", "ts-do-value", price=price)
        self.buy: Final[i64] = len(self.catalogue)
        for railroad, id in enumerate(RAILROADS):
            add(f"buy {id}", "ts-do-buy", railroad=railroad_name(railroad))
        self.buy_two: Final = self._add_pairs()
        self.bonus: Final[i64] = len(self.catalogue)
        for railroad, id in enumerate(RAILROADS):
            add(f"bonus {id}", "ts-do-bonus", railroad=railroad_name(railroad))
        self.build_for: Final[i64] = len(self.catalogue)
        for railroad, id in enumerate(RAILROADS):
            add(f"build-for {id}", "ts-do-build-for", railroad=railroad_name(railroad))
        self.build: Final[i64] = len(self.catalogue)
        for link, id in enumerate(self.map.links):
            add(f"build {id}", "ts-do-build", link=self.link_name(link))
        self.stop: Final[i64] = add("stop", "ts-do-stop")
        self.pay: Final[i64] = len(self.catalogue)
        for payee, id in enumerate((*RAILROADS, "bank")):
            add(f"pay {id}", "ts-do-pay", payee=railroad_name(payee))
        self.pass_turn: Final[i64] = add("pass", "ts-do-pass")
        first_bid = self.start.minimum_bid
        self.bid: Final[i64] = len(self.catalogue) - first_bid
        """The index of ``bid n`` is this plus n."""
        for amount in range(first_bid, self.most_cash + 1):
            add(f"bid {amount}", "ts-do-bid", amount=amount)

    def _most_cash(self) -> int:
        """Return a sum that no player can exceed, so that every possible bid is in the catalogue.

        Bids are made while the first-phase railroads alone pay dividends; each dividend pays at most
        the income of all links, and per railroad less than a dollar more for each certificate.
        """
        rounding = sum(self.components.certificates)
        dividend = sum(self.map.income) + rounding
        return max(self.start.cash.values()) + self.tracks.dividends_end * dividend

    def _add_pairs(self) -> list[int]:
        """Add the actions that buy two certificates; return their indices by first * 6 + second."""
        pairs = [-1] * (RAILROAD_COUNT * RAILROAD_COUNT)
        for first in range(RAILROAD_COUNT):
            for second in range(first + 1, RAILROAD_COUNT):
                pairs[first * RAILROAD_COUNT + second] = self.catalogue.add(
                    f"buy-two {RAILROADS[first]} {RAILROADS[second]}",
                    "ts-do-buy-two",
                    first=railroad_name(first),
                    second=railroad_name(second),
                )
        return pairs

    def link_name(self, link: int) -> Message:
        """Return the name of a link in words; links with the same ends are counted."""
        board = self.map
        same = [
            other
            for other, ends in enumerate(board.ends)
            if ends == board.ends[link] and board.external[other] == board.external[link]
        ]
        name = link_name([board.cities[city] for city in board.ends[link]], board.external[link])
        if len(same) == 1:
            return name
        return Message("ts-nth", link=name, number=same.index(link) + 1)
