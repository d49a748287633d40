"""Requests and answers about titles and tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number, SeatNumber, Words
from ironroad.server.wire.terms import NewTerms, Status, Terms, TermsChange, Visibility
from ironroad.server.wire.text import Key, Line, NameOrNothing, Prose, Short, TableName


class OptionFacts(Struct, frozen=True):
    """An option of a title; the first value is the default."""

    id: str
    values: list[str]
    expansion: bool
    """Whether it is about what is played with, such as a board."""


class Chosen(Struct, frozen=True):
    """An option with a value."""

    id: str
    value: str


class Clash(Struct, frozen=True):
    """Two values of options that never go together."""

    one: Chosen
    other: Chosen


class FirstGameFacts(Struct, frozen=True):
    """A good first game: how many play, and the options in which it is not the usual one."""

    seats: int
    options: dict[str, str]


class OrderFormFacts(Struct, frozen=True):
    """A standing order that players of a title like to give; its words are ``<title>-order-<id>``."""

    id: str
    action: str
    """What is done; with ``limited`` a number follows, up to which it is done as low as possible."""
    limited: bool
    then: str
    """What is done beyond the limit; empty where the player is asked."""
    until: list[str]
    """The events with which it ends."""


class BotLevel(Struct, frozen=True):
    """How strong a bot is in a title, measured in games between bots on the scale of people's ratings."""

    level: str
    rating: float
    deviation: float


class BoardFacts(Struct, frozen=True):
    """The browser board in a title's own package: addresses that may be cached forever."""

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
    minutes: list[int]
    """How long a game takes with the fewest seats and with the most; empty where nobody says."""
    weight: str
    """``light``, ``medium`` or ``heavy``; empty where nobody says."""
    first: FirstGameFacts
    clashes: list[Clash]
    bots: list[BotLevel]
    """The bots whose strength was measured."""
    orders: list[OrderFormFacts]
    """The standing orders that a table offers."""
    lesson: int | None
    """How many moves there are when the lesson is over; nothing where the title has no lesson."""
    placing: bool
    """Whether positions can be set up by hand."""
    board: BoardFacts | None
    """Nothing where the client has a board of its own for the title, or shows its view in plain panels."""


class EditionText(Body):
    """An edition file to be checked."""

    text: Prose


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
    """Who a seat of a new table is for."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    name: NameOrNothing = ""
    """For a device that is passed around: what the player on this seat is called."""
    level: Short = "random"


class SeatChange(SeatWish):
    """Change who a seat is for; ``invited`` makes a new invitation, and any change revokes the one before."""

    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class NewTable(Body):
    """Make a table."""

    title: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[Line, Line] = {}
    edition: Line = ""
    edition_text: Prose | None = None
    name: TableName = ""
    visibility: Visibility = "unlisted"
    terms: NewTerms = NewTerms()
    start: bool = True
    """Begin at once if every seat is taken."""
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class TableChange(Body):
    """Change a table before the start; what is left out stays as it is, in options and terms too."""

    options: dict[Line, Line] | None = None
    edition: Line | None = None
    name: TableName | None = None
    visibility: Visibility | None = None
    terms: TermsChange | None = None
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class Join(Body):
    """Sit down: on an open seat, or on the one that a link is for."""

    seat: SeatNumber | None = None
    token: Line | None = None
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class RecordText(Body):
    """Bring a record as a new table or as a study."""

    record: Prose
    kind: Literal["table", "study"] = "study"
    edition_text: Prose | None = None
    visibility: Visibility = "unlisted"
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class Learning(Body):
    """Begin the lesson of a title."""

    title: Short
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class LessonStep(Struct, frozen=True):
    """One idea of a lesson; its words are ``<title>-lesson-<id>``."""

    id: str
    move: int
    """How many moves there are when it is told."""
    action: str
    """What is asked for; empty where there is only something to read."""
    part: str
    """The part of the board that it is about; empty where it is about none."""
    also: tuple[str, ...]
    """Other actions that fit the idea."""


class Lesson(Struct, frozen=True):
    """The lesson of a title."""

    seat: int
    steps: list[LessonStep]


class Branch(Body):
    """Play on from a position of a game that is over, or of a study: against bots, alone on all seats, or at one device."""

    move: Number
    kind: Literal["bots", "study", "hot-seat"] = "study"
    seat: SeatNumber | None = None
    """The seat to play against bots; the one that decides there, if none is named."""
    level: Short = "normal"
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class SeatFacts(Struct, frozen=True):
    """A seat and who sits there."""

    seat: int
    kind: str
    name: str
    level: str | None
    gone: str | None
    mine: bool
    person: str | None = None
    """Who sits here, for the profile; nobody where a bot does or the person was deleted."""
    token: str | None = None
    """For the link that invites to this seat; shown to the owner of the table alone."""
    kept: bool = False
    """Whether this seat is kept for the asker: by the link they came with, or since they played the game before."""
    hints: int = 0
    """How many hints were given to whoever sits here; warnings count as hints."""


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
    may_hint: bool = False
    """Whether the asker may have hints here: alone against bots, in a game that is not rated."""


class TableList(Struct, frozen=True):
    """A page of tables; ``next`` leads to the following one."""

    tables: list[TableFacts]
    next: str | None
