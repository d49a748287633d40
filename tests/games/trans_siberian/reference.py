"""Building written from the rule text alone: slow, plain, and without a look at the engine's search.

It reads a view, as a person would read the board, and knows the printed values by heart.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.trans_siberian import printed
from tests.games.trans_siberian.printed import ALL_LINKS, Link

View = Mapping[str, Any]
Payees = tuple[str, ...]
"""Who is paid one fee each, sorted; ``bank`` for links of nationalized railroads."""
Result = tuple[tuple[int, ...], int, int, int, int]
"""All treasuries, then income, stock value and cubes of the builder, then the timing marker."""

LINKS = {link.id: link for link in ALL_LINKS}


def railroad(view: View, id: str) -> Any:
    """Return what lies on the board for a railroad."""
    return next(entry for entry in view["railroads"] if entry["id"] == id)


def owners(view: View) -> dict[str, str]:
    """Return the railroad on each built link."""
    return {link["id"]: link["owner"] for link in view["links"] if link["owner"] is not None}


def may_build_for(view: View, seat: int, id: str) -> bool:
    """Whether the railroad is public and nobody has more certificates of it (p. 3, p. 6)."""
    held: list[int] = [player["certificates"][id] for player in view["players"]]
    if railroad(view, id)["status"] != "open":
        return False
    return sum(held) >= 2 and held[seat] == max(held)


def walks(view: View, id: str) -> dict[str, tuple[int, set[Payees]]]:
    """Return for each city the fewest links of others that lead there, and who is then paid.

    All walks of no link, of one, of two… are made, whether they lead anywhere new or not, until each city
    that can be reached was reached.
    """
    built = owners(view)
    status = {entry["id"]: entry["status"] for entry in view["railroads"]}
    rivals = {link: owner for link, owner in built.items() if owner != id}
    payee = {link: "bank" if status[o] == "nationalized" else o for link, o in rivals.items()}
    at: dict[str, list[str]] = {}
    for link in rivals:
        for city in LINKS[link].ends:
            at.setdefault(city, []).append(link)
    walked: set[tuple[str, Payees]]
    walked = {(city, ()) for link in built if built[link] == id for city in LINKS[link].ends}
    unreached = {city for link in rivals for city in LINKS[link].ends}
    found: dict[str, tuple[int, set[Payees]]] = {}
    fees = 0
    while walked:
        for city in {city for city, _ in walked} - set(found):
            found[city] = (fees, {payees for other, payees in walked if other == city})
        if not unreached - set(found):
            break
        more: set[tuple[str, Payees]] = set()
        for city, payees in walked:
            for link in at.get(city, []):
                paid = tuple(sorted([*payees, payee[link]]))
                more |= {(end, paid) for end in LINKS[link].ends if end != city}
        walked, fees = more, fees + 1
        if fees > len(rivals):
            break
    return found


def price(link: Link, fees: int) -> int:
    """Return what a link costs over this many links of others (p. 6, p. 7, p. 9)."""
    if link.circle:
        return printed.EXTERNAL + fees * printed.EXTERNAL_JUMP
    return printed.LINK + fees * printed.JUMP


def cheapest(link: Link, reached: Mapping[str, tuple[int, set[Payees]]]) -> tuple[int, list[str]]:
    """Return the fewest fees to a link, and the ends of it that are reached for so many; -1 if none is."""
    ends = [city for city in link.ends if city in reached]
    fewest = min([reached[city][0] for city in ends], default=-1)
    return fewest, [city for city in ends if reached[city][0] == fewest]


class Builder:
    """A railroad on a board, and everything it can build."""

    def __init__(self, view: View, id: str) -> None:
        self.view = view
        self.id = id
        self.me = railroad(view, id)
        self.built = owners(view)
        self.reached = walks(view, id)

    def first_links(self) -> set[str]:
        """Return the links it can build."""
        found = set()
        for link in ALL_LINKS:
            fees, starts = cheapest(link, self.reached)
            if link.id not in self.built and starts and price(link, fees) <= self.me["treasury"]:
                found.add(link.id)
        return found if self.me["cubes"] > 0 else set()

    def second_links(self, first: str) -> dict[str, set[str]]:
        """Return the links that can follow a first one, each with the cities where that may start (p. 8)."""
        fees, starts = cheapest(LINKS[first], self.reached)
        cost = price(LINKS[first], fees) + printed.LINK + printed.SURCHARGE
        found: dict[str, set[str]] = {}
        if LINKS[first].circle or cost > self.me["treasury"] or self.me["cubes"] < 2:
            return found
        for start in starts:
            for end in set(LINKS[first].ends) - {start}:
                for link in ALL_LINKS:
                    free = link.id not in self.built and link.id != first and not link.circle
                    if free and end in link.ends:
                        found.setdefault(link.id, set()).add(start)
        return found

    def divisions(self, first: str, second: str | None) -> set[Payees]:
        """Return who can be paid for the use of links, one or two links being built."""
        _, starts = cheapest(LINKS[first], self.reached)
        if second is not None:
            starts = list(self.second_links(first)[second])
        return {payees for start in starts for payees in self.reached[start][1]}

    def result(self, first: str, second: str | None, payees: Payees) -> Result:
        """Return what building a link, or two, leads to if these are paid."""
        money = {entry["id"]: entry["treasury"] for entry in self.view["railroads"]}
        external = LINKS[first].circle != ""
        money[self.id] -= price(LINKS[first], len(payees))
        for payee in payees:
            if payee != "bank":
                money[payee] += printed.EXTERNAL_JUMP if external else printed.JUMP
        links = [first] if second is None else [first, second]
        if second is not None:
            money[self.id] -= printed.LINK + printed.SURCHARGE
        before = self.me["income"]
        income = min(before + sum(LINKS[link].income for link in links), printed.INCOME_LAST)
        steps = len([space for space in printed.BLACK_SPACES if before < space <= income])
        extra = 1 if external or second is not None else 0
        space = min(printed.STOCK.index(self.me["stock"]) + steps + extra, len(printed.STOCK) - 1)
        treasuries = tuple(money[entry["id"]] for entry in self.view["railroads"])
        cubes = self.me["cubes"] - len(links)
        return treasuries, income, printed.STOCK[space], cubes, self.view["timing"] + extra
