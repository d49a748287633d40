"""What a seat may know. Nothing is hidden in this title; money is open (ruling R12)."""

from typing import Any, TypedDict

from ironroad.core.engine import pending
from ironroad.games.trans_siberian.components import (
    NATIONALIZED,
    NOBODY,
    OPEN,
    RAILROAD_COUNT,
    RAILROADS,
    REMOVED,
    UNOPENED,
)
from ironroad.games.trans_siberian.state import State

STATUS_NAMES = {
    UNOPENED: "unopened",
    OPEN: "open",
    REMOVED: "removed",
    NATIONALIZED: "nationalized",
}


class RailroadView(TypedDict):
    """A railroad on the board."""

    id: str
    status: str
    public: bool
    treasury: int
    income: int
    stock: int
    unsold: int
    cubes: int
    controllers: list[int]


class PlayerView(TypedDict):
    """A player's money and certificates."""

    cash: int
    certificates: dict[str, int]


class LinkView(TypedDict):
    """A link and the railroad that built it."""

    id: str
    owner: str | None


class View(TypedDict):
    """The whole table."""

    title: str
    viewer: int | None
    seat: int | None
    question: dict[str, Any] | None
    current: int
    phase: int
    timing: int
    dividends: int
    nationalization: int
    railroads: list[RailroadView]
    players: list[PlayerView]
    links: list[LinkView]


def view(state: State, viewer: int | None) -> View:
    """Return what the viewer may know."""
    decision = pending(state)
    rules = state.rules
    return {
        "title": "trans-siberian",
        "viewer": viewer,
        "seat": None if decision is None else decision.seat,
        "question": None if decision is None else decision.prompt(state).to_json(),
        "current": state.current,
        "phase": state.phase,
        "timing": state.timing,
        "dividends": state.dividends,
        "nationalization": rules.tracks.nationalization[state.nationalization],
        "railroads": [_railroad(state, railroad) for railroad in range(RAILROAD_COUNT)],
        "players": [_player(state, seat) for seat in range(rules.seats)],
        "links": [
            {"id": id, "owner": None if owner == NOBODY else RAILROADS[owner]}
            for id, owner in zip(rules.map.links, state.owner, strict=True)
        ],
    }


def _railroad(state: State, railroad: int) -> RailroadView:
    opened = state.is_open(railroad)
    in_treasury = state.rules.components.certificates[railroad] - state.sold(railroad)
    return {
        "id": RAILROADS[railroad],
        "status": STATUS_NAMES[state.status[railroad]],
        "public": state.is_public(railroad),
        "treasury": state.treasury[railroad],
        "income": state.income[railroad],
        "stock": state.price(railroad) if opened else 0,
        "unsold": in_treasury if state.status[railroad] in (UNOPENED, OPEN) else 0,
        "cubes": state.cubes[railroad],
        "controllers": [
            seat for seat in range(state.rules.seats) if state.controls(seat, railroad)
        ],
    }


def _player(state: State, seat: int) -> PlayerView:
    seats = state.rules.seats
    return {
        "cash": state.cash[seat],
        "certificates": {
            id: state.held[railroad * seats + seat] for railroad, id in enumerate(RAILROADS)
        },
    }
