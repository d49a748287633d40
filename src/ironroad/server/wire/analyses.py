"""Requests and answers about analyses."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ironroad.server.wire.common import Body, Number, SeatNumber, Words
from ironroad.server.wire.play import (
    ActionWords,
    Happening,
    MoveEffect,
    OptionPreview,
    Outcome,
    Rival,
    Score,
)
from ironroad.server.wire.text import PROSE, ActionText, Id, Key, Line, Prose, Short, TableName
from ironroad.server.wire.workshop import Options

Comment = Annotated[str, Meta(max_length=4000, pattern=PROSE)]


class NewAnalysis(Body):
    """Begin an analysis: of a game, of a record, of a set-up, or as a copy of another one; exactly one of them is given."""

    game: Id = ""
    move: Number | None = None
    """After how many moves of the game, or of the record, it begins, or at which node of the other analysis."""
    record: Prose = ""
    analysis: Id = ""
    """Another analysis, of which all moves are taken over."""
    title: Short = ""
    seats: SeatNumber | None = None
    options: Options = {}
    edition: Line = ""
    edition_text: Prose | None = None
    """The edition of the record or the set-up, if it does not come with the title."""
    name: TableName = ""
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class AnalysisName(Body):
    """Give an analysis another name."""

    name: TableName


class AnalysisPlay(Body):
    """Try a move out after a node."""

    version: Number
    node: Number
    action: ActionText | None = None
    """An action of the seat that decides, or an outcome of chance; without one chance is dealt."""
    deal: bool = True
    """Whether chance that follows is dealt too."""


class AnalysisNote(Body):
    """Name a node, comment on it, or make the way to it the main line; what is left out stays as it is."""

    version: Number
    node: Number
    name: TableName | None = None
    comment: Comment | None = None
    first: bool = False


class AnalysisCut(Body):
    """Remove a move with everything after it."""

    version: Number
    node: Number


class AnalysisThought(Body):
    """Think about the position after a node."""

    node: Number
    iterations: Annotated[int, Meta(ge=1, le=1_000_000)] = 200


class AnalysisBranch(Body):
    """Play on from a node: against bots, or with several people at one device."""

    node: Number
    kind: Literal["bots", "hot-seat"] = "bots"
    seat: SeatNumber | None = None
    """The seat to play against bots; the one that decides there, if none is named."""
    level: Short = "normal"
    key: Key | None = None
    """With a key a repeated request is answered like the first and changes nothing."""


class AnalysisNode(Struct, frozen=True):
    """A move that was tried out, and the position after it; the node without a parent is the set-up."""

    id: int
    parent: int | None
    seat: int | None
    """Who took the move; nobody where chance did."""
    action: str
    words: Words | None
    name: str
    comment: str


class AnalysisFacts(Struct, frozen=True):
    """An analysis with all its moves."""

    id: str
    name: str
    title: str
    mine: bool
    seats: int
    options: dict[str, str]
    edition: str
    own_edition: bool
    game: str | None
    """The game that it was begun from."""
    begin: int
    """The node at which it began."""
    version: int
    nodes: list[AnalysisNode]
    """Moves come after those that they follow in no certain order; of the moves after a node the first is the main line."""
    created: float
    changed: float


class AnalysisChanged(Struct, frozen=True):
    """A move that was tried out."""

    version: int
    node: int
    """Where it led to."""
    added: list[AnalysisNode]


class AnalysisLine(Struct, frozen=True):
    """An analysis in a list."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, str]
    game: str | None
    created: float
    changed: float


class AnalysisList(Struct, frozen=True):
    """The analyses of a person, the last changed first."""

    analyses: list[AnalysisLine]


class AnalysisPosition(Struct, frozen=True, kw_only=True):
    """The position after a node, as one seat may know it, or with everything open."""

    node: int
    viewer: int | None
    seat: int | None
    """Who decides; nobody where chance does and at the end."""
    is_chance: bool
    question: Words | None
    actions: list[ActionWords]
    """Legal actions, or what chance may bring."""
    secrets: list[int]
    """Seats that know something others do not."""
    view: dict[str, Any]
    scores: list[Score]
    projected: list[Score]
    rivals: list[Rival]
    outcome: Outcome | None
    events: list[Happening]
    """What the move brought."""
    effect: MoveEffect | None
    stage: Words | None
    brings: list[OptionPreview]
    """What each action of the seat that decides would bring."""


class Chance(Struct, frozen=True):
    """A winning chance with its interval at 95 %."""

    value: float
    low: float
    high: float


class ThoughtStep(Struct, frozen=True):
    """An action of an expected line."""

    seat: int
    action: str
    words: Words


class ThoughtOption(Struct, frozen=True):
    """An option that was thought about."""

    action: str
    words: Words
    chances: list[Chance]
    visits: int
    points: float
    """What it adds to the projected points of the seat by the end of its turn."""
    item: Words | None
    """The line of the score card to which most of that belongs."""
    line: list[ThoughtStep]


class Thought(Struct, frozen=True):
    """What the search thinks of a position; the same as ``ironroad analyse --json`` prints."""

    seat: int | None
    chances: list[Chance]
    options: list[ThoughtOption]
    iterations: int
    most: int
    """How many iterations may be asked for here."""
