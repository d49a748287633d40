"""Requests and answers of a running game."""

from typing import Any, Literal

from msgspec import Struct

from ironroad.server.wire.common import ActionText, Body, Key, Number, SeatNumber, Words
from ironroad.server.wire.tables import TableFacts
from ironroad.server.wire.terms import Status


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


class Rival(Struct, frozen=True):
    """A player of the rules who has no seat, such as the printed Bot of a solo game."""

    name: Words
    place: int
    score: Score


class Outcome(Struct, frozen=True):
    """How a game ended; places are counted among the seats and the rivals."""

    places: list[int]
    totals: list[int]
    reasons: list[Words]
    rivals: list[Rival] = []


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
    secrets: bool
    """Whether the viewer knows something that a spectator does not; a shared device is then passed behind a curtain."""
    seat: int | None
    """Who decides."""
    thinking: bool
    """Whether a bot decides, so that nobody is waited for."""
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


class Objection(Struct, frozen=True):
    """Why an action cannot be taken now; nothing if it can."""

    reason: Words | None
