"""Requests and answers of a running game."""

from typing import Any, Literal

from msgspec import Struct

from ironroad.server.wire.common import Body, Number, SeatNumber, Words
from ironroad.server.wire.tables import TableFacts
from ironroad.server.wire.terms import Status
from ironroad.server.wire.text import ActionText, Key


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
    seat: int | None = None
    """Who took that move; nobody before the first one and where chance did."""
    at: float | None = None
    """When it was taken."""


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
    """The version before this change; a client with another version has missed something and reloads."""
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
    projected: list[Score]
    """The points of each seat with those of the coming scoring, as far as everybody may see them."""
    rivals: list[Rival]
    """Players of the rules without a seat, with place and points as if the game ended now."""
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


class StageStart(Struct, frozen=True):
    """A part of a game, and at which position somebody decided in it for the first time."""

    stage: Words
    move: int


class StageGains(Struct, frozen=True):
    """What each seat gained in a part of a game."""

    stage: Words
    gains: list[int]


class Course(Struct, frozen=True):
    """Where one stops when looking back: moves that people chose, without what chance did in between."""

    steps: list[int]
    """The positions in which somebody had to decide, in order."""
    stages: list[StageStart]
    """The parts of the game, such as rounds; nothing where a title has none."""


class Story(Struct, frozen=True):
    """What decided a game that is over."""

    sentences: list[Words]
    stages: list[StageGains]
    """The parts of the game, such as rounds; nothing where a title has none."""
    records: list[Words]


class Preview(Struct, frozen=True):
    """What an action would do."""

    events: list[Words]


class Change(Struct, frozen=True):
    """By how much something that is counted changes: the least and the most, equal where it is certain."""

    seat: int | None
    """Whose it is; nobody's where it belongs to something else, such as a company."""
    what: Words
    """Its words, without ``$amount`` and ``$count``."""
    low: int
    high: int


class Sign(Struct, frozen=True):
    """Words at a place of the board, such as what is paid there."""

    place: str
    what: Words


class OptionPreview(Struct, frozen=True):
    """What an action would bring; pieces are told as ``kind@place``, with ``#2`` for a second one of a kind."""

    action: str
    changes: list[Change]
    added: list[str]
    removed: list[str]
    possible: list[str]
    """Pieces that come to lie on the board, that leave it, and that may come there."""
    signs: list[Sign]
    """What is said on the board about the action, such as the cost of a way where it is paid."""
    follows: bool
    """Whether more questions follow before the action is carried out."""
    complete: bool
    """Whether all answers to them were looked at; if not, there may be more than the least and the most."""
    told: bool
    """Whether the amounts can be told; not if the game ends with something that is hidden now."""
    ends: Literal["no", "possible", "sure"]
    """Whether the game ends with it, or may by the answers that follow."""
    events: list[Words]
    """What happens at once; empty where that depends on what the seat cannot know."""


class Previews(Struct, frozen=True):
    """What every action would bring that is possible at a version."""

    version: int
    options: list[OptionPreview]


class MoveEffect(Struct, frozen=True):
    """What a move brought, as far as everybody can see it."""

    move: int
    changes: list[Change]
    added: list[str]
    removed: list[str]


class Objection(Struct, frozen=True):
    """Why an action cannot be taken now; nothing if it can."""

    reason: Words | None
