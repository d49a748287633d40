"""Requests and answers about puzzles."""

from typing import Any

from msgspec import Struct

from ironroad.server.wire.common import Body, Words
from ironroad.server.wire.hints import LineStep
from ironroad.server.wire.play import ActionWords, Score
from ironroad.server.wire.text import ActionText


class PuzzleFacts(Struct, frozen=True):
    """A puzzle in the list, and what the asker did with it: ``none``, ``tried``, ``shown`` or ``solved``."""

    id: str
    title: str
    level: int
    """How hard it is: 1 to 3."""
    state: str


class PuzzleList(Struct, frozen=True):
    """All puzzles, and those of the day by title."""

    day: str
    daily: dict[str, str]
    streak: int
    """On how many days in a row the asker has solved one of the day."""
    puzzles: list[PuzzleFacts]


class PuzzlePosition(Struct, frozen=True, kw_only=True):
    """A puzzle as the seat that decides sees it; its solution is not in it."""

    id: str
    title: str
    level: int
    seats: int
    options: dict[str, str]
    seat: int
    stage: Words | None
    question: Words | None
    actions: list[ActionWords]
    view: dict[str, Any]
    scores: list[Score]


class PuzzleTry(Body):
    """Answer a puzzle."""

    action: ActionText


class PuzzleSolution(Struct, frozen=True):
    """The best option with its winning chance, what tempts instead, what is expected to follow, and why."""

    action: str
    words: Words
    chance: float
    tempting: Words
    tempting_chance: float
    line: list[LineStep]
    reasons: list[Words]


class PuzzleAnswer(Struct, frozen=True):
    """Whether an option is the solution, its winning chance and that of the solution; the solution if it is right."""

    right: bool
    chance: float
    best: float
    solution: PuzzleSolution | None
