"""Requests and answers about titles and tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, SeatNumber, Words
from ironroad.server.wire.terms import Status, Terms, Visibility


class OptionFacts(Struct, frozen=True):
    """An option of a title; the first value is the default."""

    id: str
    values: list[str]


class BoardFacts(Struct, frozen=True):
    """The browser board that a title brings itself: addresses that may be kept for good."""

    module: str
    style: str | None


class TitleFacts(Struct, frozen=True):
    """A title that can be played here."""

    id: str
    name: Words
    seats: list[int]
    options: list[OptionFacts]
    editions: list[str]
    designers: list[str]
    publisher: str
    year: int
    board: BoardFacts | None
    """Nothing where the client has a board of its own for the title, or shows its view in plain panels."""


class EditionText(Body):
    """An edition file to be checked."""

    text: str


class EditionFacts(Struct, frozen=True):
    """An edition that can be used."""

    name: str
    digest: str


class Printed(Struct, frozen=True):
    """Something printed: its values, how sure they are, and where they come from."""

    values: dict[str, Any]
    mark: str
    source: str


class EditionData(Struct, frozen=True):
    """Everything printed in an edition, by section and id."""

    title: str
    name: str
    digest: str
    sections: dict[str, dict[str, Printed]]
    layout: dict[str, Any] = {}
    """For a game: what lies on its table and is changed by no move."""


class EditionMarks(Struct, frozen=True):
    """How sure the printed values are that a game with certain options uses."""

    values: int
    reconstructed: int
    sections: dict[str, int]
    """The reconstructed ones by section."""


class SeatWish(Body):
    """Who sits on a chair of a new table."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    """For a device that is passed around: what the player on this seat is called."""
    level: Annotated[str, Meta(max_length=40)] = "random"


class NewTable(Body):
    """Make a table."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    edition: Annotated[str, Meta(max_length=80)] = ""
    edition_text: str | None = None
    name: Annotated[str, Meta(max_length=80)] = ""
    visibility: Visibility = "unlisted"
    terms: Terms = Terms()
    start: bool = True
    """Begin at once if every seat is taken."""


class Join(Body):
    """Sit down: on an open seat, or on the one that a link is for."""

    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=64)] | None = None


class RecordText(Body):
    """Bring a record as a new table or as a study."""

    record: str
    kind: Literal["table", "study"] = "study"
    edition_text: str | None = None
    visibility: Visibility = "unlisted"


class SeatFacts(Struct, frozen=True):
    """A chair and who sits on it."""

    seat: int
    kind: str
    name: str
    level: str | None
    gone: str | None
    mine: bool
    token: str | None = None
    """For the link that invites to this seat; shown to the owner of the table alone."""


class TableFacts(Struct, frozen=True):
    """A table as the lobby and the board show it."""

    id: str
    title: str
    name: str
    status: Status
    visibility: Visibility
    mine: bool
    """Whether the asker made it."""
    seats: list[SeatFacts]
    options: dict[str, str]
    edition: str
    own_edition: bool
    rules: int
    terms: Terms
    version: int
    moves: int
    turn: int | None
    my_turn: bool
    result: dict[str, Any] | None
    rematch: str | None
    created: float
    changed: float
    outdated: Words | None = None


class TableList(Struct, frozen=True):
    """A page of tables; ``next`` leads to the following one."""

    tables: list[TableFacts]
    next: str | None
