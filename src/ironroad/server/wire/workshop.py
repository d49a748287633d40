"""Requests and answers about editions that people write."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number, SeatNumber, Words
from ironroad.server.wire.tables import EditionData
from ironroad.server.wire.text import Id, Line, Prose, Short

Options = Annotated[dict[Line, Line], Meta(max_length=20)]


class EditionDraft(Body):
    """An edition file whose boards are to be drawn, for a number of seats and options."""

    text: Prose
    seats: SeatNumber | None = None
    """As few as go with the options, if none are named."""
    options: Options = {}


class EditionDrawing(Struct, frozen=True):
    """An edition that can be used, with a game that is set up by it."""

    whole: EditionData
    """The edition with all its sections."""
    played: EditionData
    """What the game has of it, with its layout: what a board is given."""
    view: dict[str, Any]
    """What somebody who watches sees before the first decision."""
    read: dict[str, list[str]]
    """The entries that the game uses, by section."""


FieldValue = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Short
Values = Annotated[dict[Short, FieldValue], Meta(max_length=3000)]


class PositionDraft(Body):
    """A position set up by hand so far, with an edition that comes with the title or the text of another one."""

    seats: SeatNumber
    options: Options = {}
    edition: Line = ""
    text: Prose | None = None
    """The edition's text; a position in it is where one begins, unless values are given."""
    values: Values | None = None
    """By field; what is left out is as after the usual set-up. Without any, a fresh set-up is read."""
    analysis: Id = ""
    """An analysis whose position after ``node`` is where one begins; it has seats, options and edition of its own."""
    node: Number = 0


class PositionChoice(Struct, frozen=True):
    """A named value of a field."""

    id: str
    words: Words


class PositionField(Struct, frozen=True):
    """One thing that people set: a number in a range, one of ``steps``, or one of ``choices``."""

    id: str
    words: Words
    group: Words
    value: int | str
    low: int
    high: int
    steps: list[int]
    choices: list[PositionChoice]
    target: str
    """The place on the board that shows it; empty where none does."""


class PositionDrawing(Struct, frozen=True):
    """A position set up by hand, or why it cannot be."""

    text: str
    """The edition with the position: what an analysis or a game begins with."""
    seats: int
    options: dict[str, str]
    fields: list[PositionField]
    played: EditionData
    """What the game has of the edition, with its layout: what a board is given."""
    view: dict[str, Any] | None
    """What somebody who watches sees; nothing of a position that is refused."""
    problem: Words | None
    blamed: str
    """The id of the field to blame; empty where it is none."""


class SharedKey(Struct, frozen=True):
    """What the link to a shared edition ends with."""

    key: str


class SharedEdition(Struct, frozen=True):
    """An edition that somebody shares."""

    key: str
    title: str
    name: str
    digest: str
    text: str
