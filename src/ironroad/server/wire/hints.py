"""Requests and answers about hints and warnings in running games."""

from msgspec import Struct

from ironroad.server.wire.common import Body, Number, Words
from ironroad.server.wire.text import ActionText


class HintWish(Body):
    """Ask for the best options, at a version of the game."""

    version: Number


class WarningWish(Body):
    """Ask whether an action costs much, at a version of the game."""

    version: Number
    action: ActionText


class LineStep(Struct, frozen=True):
    """An action of an expected line, and whose it is."""

    seat: int
    action: str
    words: Words


class Advice(Struct, frozen=True):
    """An option: the winning chance of the seat that decides with its interval, what is expected to follow, and why."""

    action: str
    words: Words
    chance: float
    low: float
    high: float
    line: list[LineStep]
    reasons: list[Words]


class Hint(Struct, frozen=True):
    """The best options, best first."""

    version: int
    options: list[Advice]
    hints: int
    """How many hints the seat had in this game, with this one."""


class Warned(Struct, frozen=True):
    """An action that costs much: the winning chance with it, and what is better."""

    chance: float
    better: Advice
    hints: int = 0
    """How many hints the seat had in this game; a warning counts as one."""


class WarningFacts(Struct, frozen=True):
    """A warning, if an action deserves one."""

    warning: Warned | None
