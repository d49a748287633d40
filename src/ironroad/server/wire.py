"""What travels: the types of requests, answers and pushes. They feed the OpenAPI description."""

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ironroad.core.message import Message
from ironroad.server.rows import Status, Terms, Visibility

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "es"]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for each thing it wants: a repeated request has the same key."""
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]


class Words(Struct, frozen=True):
    """A message: an id with arguments, put into words by the client."""

    id: str
    args: dict[str, Union[int, str, "Words"]] = {}


def words(message: Message) -> Words:
    """Return a message as it travels."""
    args: dict[str, int | str | Words] = {}
    for name, value in message.args.items():
        args[name] = words(value) if isinstance(value, Message) else value
    return Words(message.id, args)


class Problem(Struct, frozen=True, tag="problem", tag_field="type"):
    """Why something was refused, as a message and as a sentence in the asker's language."""

    error: Words
    sentence: str
    version: int | None = None
    """The present version, where the request came too late."""
    key: str | None = None
    """Which request this answers, on a socket."""


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request body; fields that are not known are refused."""


# People


class Guest(Body):
    """Come in without an account."""

    name: Name
    language: Language | None = None


class Account(Body):
    """Open an account; whoever is a guest keeps seats and tables."""

    login: Login
    password: Password


class SignIn(Body):
    """Come back."""

    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Body):
    """Change the password; other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Body):
    """Delete a person; holders of an account give the password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class PersonChange(Body):
    """Change what is given, leave the rest."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: dict[str, Any] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    webhook_shape: Literal["discord", "slack", "matrix"] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")] | UnsetType | None = (
        UNSET
    )


class Me(Struct, frozen=True):
    """The asker."""

    id: str
    name: str
    login: str | None
    language: str
    preferences: dict[str, Any]
    webhook: str | None
    webhook_shape: str | None
    email: str | None


# Titles


class OptionFacts(Struct, frozen=True):
    """An option of a title; the first value is the default."""

    id: str
    values: list[str]


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


# Tables


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


# Play


class Play(Body):
    """Take an action at a version of the game."""

    version: Number
    action: ActionText
    key: Key
    seat: SeatNumber | None = None


class Step(Body):
    """Undo, restart the turn or confirm it, at a version of the game."""

    version: Number
    key: Key


class Proposing(Body):
    """Ask the others: to take moves back, to pause or go on, to let a bot play a seat."""

    version: Number
    key: Key
    kind: Literal["undo", "pause", "resume", "replace"]
    argument: Number | None = None
    """The move to go back to, or the seat that a bot shall play."""


class Answer(Body):
    """Agree to what was proposed, or refuse."""

    version: Number
    key: Key
    agree: bool


class Resignation(Body):
    """Give up a seat."""

    version: Number
    key: Key
    seat: SeatNumber | None = None


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """It was done, at this version; a repeated request gets the same answer."""

    game: str
    version: int
    key: str


class ActionWords(Struct, frozen=True):
    """A legal action: its text, and in words."""

    text: str
    words: Words


class Happening(Struct, frozen=True):
    """Something that happened, after a number of moves."""

    move: int
    words: Words


class ScoreItem(Struct, frozen=True):
    """One line of a score card."""

    label: Words
    points: int


class Score(Struct, frozen=True):
    """The points of a seat."""

    items: list[ScoreItem]
    total: int


class Outcome(Struct, frozen=True):
    """How a game ended."""

    places: list[int]
    totals: list[int]
    reasons: list[Words]


class ClockFacts(Struct, frozen=True):
    """The clocks as of the last change; times in seconds, moments as Unix time."""

    left: list[float]
    turn: int | None
    since: float
    ends: float | None
    """When the time of the seat on turn is out."""


class ProposalFacts(Struct, frozen=True):
    """What waits for consent."""

    kind: str
    argument: int | None
    by: int
    agreed: list[int]
    needed: list[int]


class ChangeFacts(Struct, frozen=True):
    """A line of the ledger; the text of moves is left out, since it may be secret."""

    kind: str
    seat: int | None
    argument: str | None


class Position(Struct, frozen=True, tag="position", tag_field="type", kw_only=True):
    """A game as one viewer may know it."""

    game: str
    version: int
    previous: int
    """The version before; a client that has another one missed something and asks anew."""
    status: Status
    move: int
    last: int
    """How many moves there are in all; more than ``move`` when looking back."""
    viewer: int | None
    seat: int | None
    """Who decides."""
    question: Words | None
    """The question, for the seat that decides."""
    actions: list[ActionWords]
    view: dict[str, Any]
    events: list[Happening]
    changes: list[ChangeFacts]
    scores: list[Score]
    outcome: Outcome | None
    clock: ClockFacts | None
    paused: bool
    unconfirmed: int | None
    proposal: ProposalFacts | None
    may_undo: bool
    turn_start: int | None
    """The move to which a restart of the turn leads back, for whom that is possible."""
    outdated: Words | None


class GameFacts(Struct, frozen=True):
    """A table and its position, if it has begun."""

    table: TableFacts
    position: Position | None


class Log(Struct, frozen=True):
    """What happened, in order."""

    events: list[Happening]


class Preview(Struct, frozen=True):
    """What an action would do."""

    events: list[Words]


# Talk, notes, orders, notices


class Saying(Body):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seated: bool = False
    """Whether only those who sit at the table shall read it."""


class Said(Struct, frozen=True, tag="chat", tag_field="type"):
    """Something that was said."""

    game: str
    number: int
    name: str
    mine: bool
    text: str
    seated: bool
    at: float


class Chat(Struct, frozen=True):
    """What was said, in order."""

    lines: list[Said]


class Note(Body):
    """A note that only its writer reads."""

    text: str


class Order(Body):
    """What a player wants done without being asked: the first of the actions that is legal."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=20)]
    question: Annotated[str, Meta(max_length=80)] | None = None
    """Only when this question is asked."""
    offered: Annotated[list[ActionText], Meta(max_length=20)] = []
    """Only while all of these are legal."""
    until_events: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=20)] = []
    """It ends when one of these events is seen."""
    until_move: Number | None = None
    """It ends after this move."""
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """It ends after so many uses."""


class Orders(Body):
    """The standing orders of a seat, tried in order."""

    orders: Annotated[list[Order], Meta(max_length=20)] = []


class KeptOrder(Struct, frozen=True):
    """A standing order with its state."""

    order: Order
    made: int
    used: int = 0
    ended: Words | None = None
    """Why it is no longer followed."""


class KeptOrders(Struct, frozen=True):
    """The standing orders of a seat; only its owner ever sees them."""

    orders: list[KeptOrder]


class NoticeChoice(Body):
    """How to be told that it is one's turn in this game, besides in the page."""

    webhook: bool = False
    email: bool = False


# Sockets


class Watch(Struct, frozen=True, tag="watch", tag_field="type"):
    """Follow a game; again after a gap. A seat of one's own may be named."""

    game: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="type"):
    """Follow a game no longer."""

    game: Annotated[str, Meta(max_length=24)]


class SocketPlay(Struct, frozen=True, tag="play", tag_field="type"):
    """Take an action."""

    game: Annotated[str, Meta(max_length=24)]
    version: Number
    action: ActionText
    key: Key
    seat: SeatNumber | None = None


class SocketSay(Struct, frozen=True, tag="say", tag_field="type"):
    """Say something at the table."""

    game: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seated: bool = False


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """Ask whether the other side is there; either side may."""

    at: float | None = None


FromClient = Watch | Unwatch | SocketPlay | SocketSay | Ping


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""

    at: float | None


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message of a socket."""

    person: str | None
    heartbeat: float
    """Say something at least this often, in seconds, and expect the same."""


class TableChanged(Struct, frozen=True, tag="table", tag_field="type"):
    """A table before its start, or with other people: as the viewer sees it."""

    table: TableFacts


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is looking at a game."""

    game: str
    seats: list[int]
    spectators: int


class YourTurn(Struct, frozen=True, tag="turn", tag_field="type"):
    """A game in which the person is to decide, whichever game is watched."""

    game: str
    version: int
    title: str
    name: str


class Gone(Struct, frozen=True, tag="gone", tag_field="type"):
    """A game that can be watched no longer."""

    game: str


FromServer = (
    Hello | Position | TableChanged | Done | Problem | Said | Presence | YourTurn | Gone | Pong
)


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str


def encode(value: Any) -> bytes:
    """Return a value as JSON."""
    return _ENCODER.encode(value)


_ENCODER = msgspec.json.Encoder()
