"""What the American boards add to a view; nothing is hidden."""

from typing import TypedDict

from ironroad.core.bits import members_of
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import american_board, american_table
from ironroad.games.russian_railroads.modules.piles import names
from ironroad.games.russian_railroads.state import State


class LevelView(TypedDict):
    """A level of the stock market: its dividend, and the seats of its price markers from left to right."""

    dividend: str | None
    seats: list[int]


class PlayerPart(TypedDict):
    """A player's remaining boulders, paid coin spaces, level on the stock market, and golden spike."""

    boulders: list[str]
    bought: list[str]
    level: int
    spike: bool


class CommonPart(TypedDict):
    """The dividends that nobody has chosen, the stock market, and the piles that still have a steelworks."""

    dividends: list[str]
    stock: list[LevelView]
    steelworks: list[int]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the American boards add to a player's view."""
    things = american(state.rules)
    advantages = state.rules.railroads.advantages
    player = state.players[seat]
    board = american_board(state, seat)
    return {
        "boulders": [things.boulders[place].id for place in members_of(board.boulders)],
        "bought": [advantages[place].id for place in things.bought if player.took_advantage(place)],
        "level": board.level,
        "spike": board.spike,
    }


def common_part(state: State) -> CommonPart:
    """Return what the American boards add to the common part of a view."""
    stock = american(state.rules).stock
    table = american_table(state)
    levels = range(stock.levels + 1 if stock.levels else 0)
    return {
        "dividends": names(stock.dividends, table.dividends_left),
        "stock": [_level(state, level) for level in levels],
        "steelworks": members_of(table.steelworks),
    }


def _level(state: State, level: int) -> LevelView:
    dividend = american_table(state).dividend(level) if level > 0 else 0
    boards = [american_board(state, seat) for seat in range(state.rules.seats)]
    arrived = [(int(b.arrival), seat) for seat, b in enumerate(boards) if b.level == level]
    ids = american(state.rules).stock.dividends.ids
    return {
        "dividend": ids[dividend - 1] if dividend else None,
        "seats": [seat for _, seat in sorted(arrived)],
    }
