"""Requests and answers about editions that people write."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, SeatNumber
from ironroad.server.wire.tables import EditionData
from ironroad.server.wire.text import Line, Prose

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
