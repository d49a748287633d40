"""Rows of new games and their seats: of a new table, of an import, of a rematch."""

import time
from typing import Any

import msgspec

from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.storage.ids import new_id, new_token
from ironroad.server.storage.rows import GameRow, SeatRow, encode


def new_game(
    title: str,
    rules: Ruleset,
    text: str | None,
    owner: str,
    name: str,
    visibility: wire.Visibility,
    terms: wire.Terms,
) -> GameRow:
    """Return the row of a new game; ``text`` is the edition if it does not come with the title."""
    return GameRow(
        title=title,
        edition=rules.edition.name,
        digest=rules.edition.digest,
        edition_text=text,
        options=encode(rules.options),
        seats=rules.seats,
        name=name,
        visibility=visibility,
        terms=encode(terms),
        **_fresh(title, owner),
    )


def with_rules(row: GameRow, rules: Ruleset, text: str | None) -> GameRow:
    """Return the row of a game that has not begun, to be played by other rules."""
    return msgspec.structs.replace(
        row,
        edition=rules.edition.name,
        digest=rules.edition.digest,
        edition_text=text,
        options=encode(rules.options),
    )


def repeated_game(row: GameRow, owner: str) -> GameRow:
    """Return the row of a new game with the setup of another one, outside of any tournament."""
    terms = msgspec.json.decode(row.terms, type=wire.Terms)
    terms = msgspec.structs.replace(terms, tournament="")
    return msgspec.structs.replace(row, terms=encode(terms), **_fresh(row.title, owner))


def _fresh(title: str, owner: str) -> dict[str, Any]:
    """Return what every new game has: an id of its own, the present rules, and no moves."""
    now = time.time()
    return {
        "id": new_id(),
        "rules": REGISTRY.meta(title).rules_version,
        "status": "open",
        "owner": owner,
        "version": 1,
        "moves": 0,
        "turn": None,
        "turn_since": None,
        "result": None,
        "rematch": None,
        "created": now,
        "changed": now,
    }


def new_seat(id: str, number: int, wish: wire.SeatWish, person: str, name: str) -> SeatRow:
    """Return the row of a seat as the owner of the table wants it."""
    if wish.kind == "me":
        called = wish.name.strip() or name
        return SeatRow(game=id, seat=number, kind="person", person=person, name=called)
    if wish.kind == "bot":
        return SeatRow(game=id, seat=number, kind="bot", name=wish.level, level=wish.level)
    if wish.kind == "invited":
        return SeatRow(game=id, seat=number, kind="invited", token=new_token())
    return SeatRow(game=id, seat=number, kind="open")


def repeated_seat(id: str, seat: SeatRow, person: str) -> SeatRow:
    """Return the row of a seat of a rematch: the asker sits, bots too, everybody else is invited."""
    if seat.person == person:
        return SeatRow(game=id, seat=seat.seat, kind="person", person=person, name=seat.name)
    if seat.kind == "person":
        return SeatRow(
            game=id,
            seat=seat.seat,
            kind="invited",
            person=seat.person,
            name=seat.name,
            token=new_token(),
        )
    return msgspec.structs.replace(seat, game=id)
