"""The protocol between the server and the processes that read texts: one JSON object a line."""

from typing import Any, Final

import msgspec

from ironroad.core.errors import (
    InvalidEdition,
    InvalidRecord,
    InvalidSetup,
    IronroadError,
    UnknownTitle,
)
from ironroad.core.message import message_from_json


class Bounds(msgspec.Struct, frozen=True):
    """What a process is started with."""

    titles: list[tuple[str, str]]
    """Titles of other distributions, each with its package."""
    megabytes: int
    """The memory that it may have in all."""


class EditionTask(msgspec.Struct, frozen=True, tag="edition"):
    """Read an edition, and have the title's rules check it for a setup."""

    title: str
    text: str
    seats: int
    options: dict[str, str]
    seconds: float
    """The processor time that it may take."""


class CheckTask(msgspec.Struct, frozen=True, tag="check"):
    """Read an edition, and have the title's rules check it for every setup, as the command line does."""

    title: str
    text: str
    seconds: float


class DrawTask(msgspec.Struct, frozen=True, tag="draw"):
    """Read an edition, and set up a game with it, so that its boards can be drawn."""

    title: str
    text: str
    seats: int
    options: dict[str, str]
    seconds: float


class PlaceTask(msgspec.Struct, frozen=True, tag="place"):
    """Set up a position by hand, with an edition and the values of some fields."""

    title: str
    text: str
    """The edition; a position in it is where people begin, unless they give values."""
    seats: int
    options: dict[str, str]
    values: dict[str, int | str] | None
    """By field; what is left out is as after the usual set-up. Without any, a fresh set-up is read."""
    seconds: float


class RecordTask(msgspec.Struct, frozen=True, tag="record"):
    """Read a record, with the text of its edition if that does not come with the title, and play it again."""

    record: str
    edition_text: str | None
    seconds: float


class EditionRead(msgspec.Struct, frozen=True, tag="edition"):
    """An edition as plain data."""

    edition: dict[str, Any]
    digest: str


class EditionDrawn(msgspec.Struct, frozen=True, tag="drawn"):
    """An edition with a game that has been set up by it, as plain data."""

    whole: dict[str, Any]
    """The edition with all its sections."""
    digest: str
    played: dict[str, Any]
    """The sections as the game has them, which may be fewer."""
    played_digest: str
    layout: dict[str, Any]
    view: dict[str, Any]
    """What somebody who watches sees before the first decision."""
    read: dict[str, list[str]]
    """The entries that the game reads, by section."""


class FieldRead(msgspec.Struct, frozen=True):
    """A field of a position with its value."""

    id: str
    words: dict[str, Any]
    group: dict[str, Any]
    value: int | str
    low: int
    high: int
    steps: list[int]
    choices: list[tuple[str, dict[str, Any]]]
    """The named values with their words."""
    target: str


class PositionPlaced(msgspec.Struct, frozen=True, tag="placed"):
    """A position set up by hand, or why it cannot be."""

    text: str
    """The edition with the position."""
    fields: list[FieldRead]
    played: dict[str, Any]
    played_digest: str
    layout: dict[str, Any]
    view: dict[str, Any] | None
    """What somebody who watches sees; nothing of a position that is refused."""
    problem: dict[str, Any] | None
    blamed: str
    """The id of the field to blame; empty where it is none."""


class RecordRead(msgspec.Struct, frozen=True, tag="record"):
    """A record that replays, as plain data."""

    title: str
    seats: int
    options: dict[str, str]
    edition: str
    """The name of the edition."""
    names: list[str]
    moves: list[tuple[int, str]]
    """Who took which action; chance is a seat of its own."""
    turn: int | None
    """Who decides now; ``None`` when the game is over."""
    outcome: dict[str, Any] | None
    own: EditionRead | None
    """The edition, where its text was given."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why a text cannot be used."""

    kind: str
    """The class of the error."""
    message: dict[str, Any]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The text was too much for the memory, or a fault of the rules was met."""

    is_memory: bool
    problem: str = ""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The first line of a process: from here on tasks are read."""


Task = EditionTask | CheckTask | DrawTask | PlaceTask | RecordTask
Answer = EditionRead | EditionDrawn | PositionPlaced | RecordRead
Reply = Answer | Refused | Failed | Ready

_KINDS: Final = {
    kind.__name__: kind for kind in (InvalidEdition, InvalidRecord, InvalidSetup, UnknownTitle)
}


def refused(error: IronroadError) -> Refused:
    """Return an error as it is sent."""
    return Refused(type(error).__name__, error.message.to_json())


def error_of(reply: Refused) -> IronroadError:
    """Return the error that was sent."""
    message = message_from_json(reply.message)
    return _KINDS.get(reply.kind, IronroadError)(message.id, **message.args)
