"""What an action brings: trains and Track Length of the companies, Shares, Influence and points of the players."""

from typing import Final

from ironroad.core import consequences
from ironroad.core.consequences import NO_SEAT, Item
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.mini_express import scoring
from ironroad.games.mini_express.actions import Rules
from ironroad.games.mini_express.components import (
    COLOURS,
    COMPANIES,
    COMPANY_COUNT,
    NOBODY,
    company_name,
)
from ironroad.games.mini_express.state import State


def items_of(rules: Rules) -> list[Item]:
    """Return what is counted: Track Length, Shares and Influence, points, trains; the Bot has no seat."""
    companies = [company_name(company) for company in range(COMPANY_COUNT)]
    items = [Item(NO_SEAT, Message("me-amount-length", company=name)) for name in companies]
    for kind in ("shares", "influence"):
        for name in companies:
            for player in range(rules.players):
                items.append(_of(rules, player, kind, company=name))
    items += [_of(rules, player, "points") for player in range(rules.players)]
    items += [Item(NO_SEAT, Message("me-amount-trains", company=name)) for name in companies]
    return items


def _of(rules: Rules, player: int, kind: str, **args: Message) -> Item:
    if player == rules.bot:
        return Item(NO_SEAT, Message(f"me-amount-{kind}-of", player=Message("me-bot"), **args))
    return Item(player, Message(f"me-amount-{kind}", **args))


class Accounts(consequences.Accounts[State]):
    """Nothing is hidden in this title."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(items_of(rules))
        board = rules.map
        places = [
            f"city:{name}" if name else f"hex:{id}"
            for id, name in zip(board.hexes, board.names, strict=True)
        ]
        self._trains: Final = [[f"train-{id}@{place}" for place in places] for id in COMPANIES]
        """The trains of each company, by hex."""
        demand = rules.demand
        halves = zip(demand.first, demand.second, strict=True)
        kinds = [f"tile-{COLOURS[first]}-{COLOURS[second]}" for first, second in halves]
        self._tiles: Final = [[f"{kind}@city:{id}" for id in board.cities] for kind in kinds]
        """The Demand tiles of each kind, by city."""

    def amounts(self, state: State) -> list[int]:
        """Return the amounts in the order of the items."""
        result = [*state.length, *state.held, *state.influence]
        for player in range(state.rules.players):
            result.append(scoring.points(state, player))
        result += state.area
        return result

    def pieces(self, state: State) -> list[str]:
        """Return what lies on the map and in the areas of the companies, Shares, and the markers of all tracks."""
        result: list[str] = []
        for company in range(COMPANY_COUNT):
            self._add_company(state, company, result)
        for company in range(COMPANY_COUNT):
            for hex in state.hexes_with(company):
                result.append(self._trains[company][hex])
        for city in range(len(state.rules.map.cities)):
            dealt: i64 = state.open >> city & 1
            if dealt:
                result.append(self._tiles[state.tiles[city]][city])
        if state.target != NOBODY:
            result.append(f"target@city:{state.rules.map.cities[state.target]}")
        return result

    def _add_company(self, state: State, company: i64, result: list[str]) -> None:
        id = COMPANIES[company]
        result.append(f"length-{id}@length:{state.length[company]}")
        _add(f"train-{id}@area:{id}", state.area[company], result)
        _add(f"share-{id}@shares:{id}", state.shares[company], result)
        players: i64 = state.rules.players
        for player in range(players):
            place: i64 = company * players + player
            owner = "null" if player == state.rules.bot else str(player)
            result.append(f"influence-{id}-{owner}@influence:{id}-{state.influence[place]}")
            _add(f"share-{id}@hand:{player}", state.held[place], result)


def _add(piece: str, count: i64, result: list[str]) -> None:
    """Append equal pieces on one place; the later ones are numbered."""
    for number in range(1, count + 1):
        result.append(piece if number == 1 else f"{piece}#{number}")
