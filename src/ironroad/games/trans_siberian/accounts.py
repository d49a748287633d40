"""What an action brings: money, certificates and the next dividend of the players; treasuries, income and stock."""

from typing import Final

from ironroad.core import consequences
from ironroad.core.consequences import NO_SEAT, Item, Sign
from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.trans_siberian import scoring
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import (
    NOBODY,
    RAILROAD_COUNT,
    RAILROADS,
    railroad_name,
)
from ironroad.games.trans_siberian.rules.building import (
    NO_LINK,
    BuildLink,
    BuildSecondLink,
    links_on_way,
)
from ironroad.games.trans_siberian.state import State


def items_of(rules: Rules) -> list[Item]:
    """Return what is counted: money, then by railroad, then certificates, then what it is worth."""
    railroads = [railroad_name(railroad) for railroad in range(RAILROAD_COUNT)]
    seats = range(rules.seats)
    items = [Item(seat, Message("ts-amount-cash")) for seat in seats]
    for kind in ("treasury", "income", "stock"):
        for name in railroads:
            items.append(Item(NO_SEAT, Message(f"ts-amount-{kind}", railroad=name)))
    for name in railroads:
        items += [Item(seat, Message("ts-amount-certificates", railroad=name)) for seat in seats]
    items += [Item(seat, Message("ts-amount-worth")) for seat in seats]
    items += [Item(seat, Message("ts-amount-dividend")) for seat in seats]
    return items


class Accounts(consequences.Accounts[State]):
    """Nothing is hidden in this title."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(items_of(rules))
        self._tracks: Final = [
            [f"track-{id}@link:{link}" for link in rules.map.links] for id in RAILROADS
        ]
        """The cubes of each railroad, by link."""

    def amounts(self, state: State) -> list[int]:
        """Return the amounts in the order of the items."""
        result = [*state.cash, *state.treasury, *state.income]
        for railroad in range(RAILROAD_COUNT):
            result.append(state.price(railroad) if state.is_open(railroad) else 0)
        result += state.held
        seats = range(len(state.cash))
        result += [scoring.worth(state, seat) for seat in seats]
        result += [scoring.next_dividend(state, seat) for seat in seats]
        return result

    def pieces(self, state: State) -> list[str]:
        """Return the cubes on the links, certificates, and the markers of all tracks."""
        result = [
            self._tracks[owner][link] for link, owner in enumerate(state.owner) if owner != NOBODY
        ]
        for railroad in range(RAILROAD_COUNT):
            if state.is_open(railroad):
                _add_railroad(state, railroad, result)
        flag = state.rules.tracks.nationalization[state.nationalization]
        result.append(f"nationalization@stock:{flag}")
        result.append(f"timing@timing:{state.timing}")
        result.append(f"dividends@dividends:{state.dividends}")
        return result

    def signs(self, state: State, action: i64) -> list[Sign]:
        """Return what a link costs, and what is paid on the way to it."""
        decision = pending(state)
        rules = state.rules
        link: i64 = action - rules.build
        if isinstance(decision, BuildLink):
            return _way(state, decision.railroad, link, NO_LINK)
        if isinstance(decision, BuildSecondLink):
            second: i64 = NO_LINK if action == rules.stop else link
            return _way(state, decision.railroad, decision.first, second)
        return []


def _way(state: State, railroad: i64, first: i64, second: i64) -> list[Sign]:
    """Return the price of each link, and the fee for every link of others on the cheapest ways."""
    rules = state.rules
    costs = rules.costs
    links = rules.map.links
    is_external = rules.map.external[first]
    prices: list[tuple[int, int]] = [
        (int(first), int(costs.external if is_external else costs.link))
    ]
    if second != NO_LINK:
        prices.append((int(second), int(costs.link + costs.surcharge)))
    fee = int(costs.external_jump if is_external else costs.jump)
    prices += [(link, fee) for link in links_on_way(state, railroad, first, second)]
    return [Sign(f"link:{links[link]}", Message("ts-money", amount=paid)) for link, paid in prices]


def _add_railroad(state: State, railroad: i64, result: list[str]) -> None:
    id = RAILROADS[railroad]
    seats: i64 = state.rules.seats
    result.append(f"stock-{id}@stock:{state.price(railroad)}")
    result.append(f"income-{id}@income:{state.income[railroad]}")
    for seat in range(seats):
        _add(f"certificate-{id}@hand:{seat}", state.held[railroad * seats + seat], result)
    unsold: i64 = state.rules.components.certificates[railroad] - state.sold(railroad)
    _add(f"certificate-{id}@unsold:{id}", unsold, result)


def _add(piece: str, count: i64, result: list[str]) -> None:
    """Append equal pieces on one place; the later ones are numbered."""
    for number in range(1, count + 1):
        result.append(piece if number == 1 else f"{piece}#{number}")
