"""Rows of the database as typed values."""

from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa

from ironroad.server.wire.terms import Status, Visibility

SeatKind = Literal["open", "invited", "person", "bot"]


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or the holder of an account."""

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
    unrated: bool = False
    """Whether the person has chosen not to be rated."""
    suspended: bool = False
    """Whether an operator keeps the person out."""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """The header of a game: its setup, and its state as of the last ledger line."""

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
    """A seat of a game and who plays it."""

    game: str
    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    level: str | None = None
    token: str | None = None
    gone: str | None = None
    """Why the person who sat here is no longer asked: resigned, replaced or timeout."""
    hints: int = 0
    """How many hints were given to whoever sits here."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a game's ledger, which is append-only: an undo is another line."""

    game: str
    number: int
    kind: str
    seat: int | None = None
    text: str = ""
    person: str | None = None
    waiting: int | None = None
    """The seat whose time ran until this line."""
    at: float = 0.0


RatingState = Literal["none", "due", "done"]


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat did in a game that is settled."""

    game: str
    seat: int
    title: str
    seats: int
    person: str | None
    level: str | None
    """The bot that played from the start, where it was no person."""
    place: int
    at: float
    """When the game was settled."""
    rating: RatingState
    """Whether the ratings have taken account of the game: ``none`` where it is not rated."""


class AnalysisRow(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis: a set-up and a tree of moves."""

    id: str
    person: str
    key: str | None
    name: str
    title: str
    rules: int
    edition: str
    digest: str
    edition_text: str | None
    options: str
    seats: int
    game: str | None
    begin: int
    tree: str
    version: int
    created: float
    changed: float


R = TypeVar("R", PersonRow, GameRow, SeatRow, Entry, ResultRow, AnalysisRow)


def row_as(kind: type[R], row: sa.Row[Any]) -> R:
    """Return a database row as a typed value."""
    return kind(**row._mapping)


def encode(value: Any) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()
