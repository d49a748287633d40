"""What the American boards add to a view; all of it is open to everybody."""

from typing import TypedDict

from ironroad.core.bits import bit, members_of
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.american.state import (
    ARRIVAL,
    BOULDERS,
    DIVIDENDS,
    DIVIDENDS_LEFT,
    LEVEL,
    SPIKE,
    WORKS_LEFT,
)
from ironroad.games.russian_railroads.modules.usable import names
from ironroad.games.russian_railroads.state import BLOCK, DONE, State


class LevelView(TypedDict):
    """A level of the stock market: its dividend, and the seats of the markers from left to right."""

    dividend: str | None
    seats: list[int]


class PlayerPart(TypedDict):
    """Boulders that are left, coin spaces paid for, the level on the stock market, the golden spike."""

    boulders: list[str]
    bought: list[str]
    level: int
    spike: bool


class CommonPart(TypedDict):
    """The stock market with the dividends that are left, and the piles with a steelworks."""

    dividends: list[str]
    stock: list[LevelView]
    steelworks: list[int]


def player_part(state: State, seat: int) -> PlayerPart:
    """Return what the American boards add to a player's board."""
    things = american(state.rules)
    advantages = state.rules.railroads.advantages
    done = state.players[seat * BLOCK + DONE]
    lying = members_of(state.annex(seat, BOULDERS))
    return {
        "boulders": [things.boulders[place].id for place in lying],
        "bought": [advantages[place].id for place in things.bought if done & bit(place)],
        "level": int(state.annex(seat, LEVEL)),
        "spike": state.annex(seat, SPIKE) == 1,
    }


def common_part(state: State) -> CommonPart:
    """Return what the American boards lay out for everybody."""
    stock = american(state.rules).stock
    levels = range(stock.levels + 1 if stock.levels else 0)
    return {
        "dividends": names(stock.dividends, state.common[DIVIDENDS_LEFT]),
        "stock": [_level(state, level) for level in levels],
        "steelworks": members_of(state.common[WORKS_LEFT]),
    }


def _level(state: State, level: int) -> LevelView:
    dividend = state.common[DIVIDENDS + level - 1] if level > 0 else 0
    arrived = [
        (int(state.annex(seat, ARRIVAL)), seat)
        for seat in range(state.rules.seats)
        if state.annex(seat, LEVEL) == level
    ]
    ids = american(state.rules).stock.dividends.ids
    return {
        "dividend": ids[dividend - 1] if dividend else None,
        "seats": [seat for _, seat in sorted(arrived)],
    }
