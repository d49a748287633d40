"""Rows of the database as typed values, and the terms of a table that are kept as JSON."""

from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa

Status = Literal["open", "running", "finished", "abandoned"]
Visibility = Literal["public", "unlisted", "private"]
SeatKind = Literal["open", "invited", "person", "bot"]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think: a bank with an increment per turn, or a deadline for each turn."""

    kind: Literal["none", "bank", "deadline"] = "none"
    seconds: int = msgspec.field(default=0)
    """The bank at the start, or the time for each turn."""
    increment: int = 0


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of a table agreed on besides the rules."""

    clock: ClockTerms = ClockTerms()
    confirm: bool = False
    """Whether a turn counts only when its player has confirmed it."""
    timeout: Literal["bot", "nothing"] = "bot"
    """What any other player may ask for when a seat's time is out."""
    spectators: bool = True
    study: bool = False
    """A study: one person plays all seats and may go back at will."""


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody: a guest, or the holder of an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    language: str
    preferences: str
    webhook: str | None
    webhook_shape: str | None
    email: str | None
    epoch: int
    created: float
    deleted: bool


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """The header of a game and where it stands."""

    id: str
    title: str
    rules: int
    edition: str
    digest: str
    edition_text: str | None
    options: str
    seats: int
    name: str
    visibility: Visibility
    status: Status
    owner: str
    terms: str
    version: int
    moves: int
    turn: int | None
    turn_since: float | None
    result: str | None
    rematch: str | None
    created: float
    changed: float


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A chair at a table and who sits on it."""

    game: str
    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str | None = None
    token: str | None = None
    gone: str | None = None
    """Why the person who sat here is no longer asked: resigned, replaced or timeout."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a game's ledger. Lines are only ever added; undo is a line too."""

    game: str
    number: int
    kind: str
    seat: int | None = None
    text: str = ""
    person: str | None = None
    waiting: int | None = None
    """The seat whose time ran until this line."""
    at: float = 0.0


R = TypeVar("R", PersonRow, GameRow, SeatRow, Entry)


def row_as(kind: type[R], row: sa.Row[Any]) -> R:
    """Return a database row as a typed value."""
    return kind(**row._mapping)


def encode(value: Any) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()
