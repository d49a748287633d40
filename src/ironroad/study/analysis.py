"""Analyses a position: the best options with winning chances, projected points and the line that is expected to follow.

An ``Analyser`` thinks on for as long as it is asked to, so that its opinion can be shown meanwhile. It judges by what the
seat that decides may know, as a bot in its place would.
"""

import time
from typing import Any, Final, NamedTuple

from ironroad.bots.question import Question, ask
from ironroad.bots.seeds import derive_seed
from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.study.opinion import (
    Candidate,
    Estimate,
    Opinion,
    Step,
    Thinker,
    before_chance,
    certain,
)
from ironroad.study.reasons import Gain, soon
from ironroad.study.review import DIGITS

AT_ONCE: Final = 20
"""Iterations between two looks at the clock."""


class Prospect(NamedTuple):
    """An option of a position, and what it promises."""

    action: str
    chances: list[Estimate]
    """The winning chances of all players if it is chosen; seats first, then opponents of the rules who have no seat."""
    visits: int
    """How many iterations stand behind it."""
    line: list[Step]
    """What is expected to follow."""
    gain: Gain
    """What it adds to the seat's projected points by the end of its turn, if that goes as expected."""


class Analysis(NamedTuple):
    """What the search thinks of a position."""

    seat: int | None
    """Who decides: a seat, or ``CHANCE``; ``None`` when the game is over."""
    chances: list[Estimate]
    """The winning chances of all players, if the decision is taken well; they sum to one."""
    prospects: list[Prospect]
    """The options that were looked at, best first; none where chance decides."""
    iterations: int


class Analyser:
    """Thinks about one position of a game, for as many iterations as it is asked to."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.seat: Final = table.seat
        self._table: Final = table
        self._question: Question | None = None
        self._thinker: Thinker | None = None
        if self.seat is None:
            return
        asked = derive_seed(seed, table.count)
        if self.seat == CHANCE:
            decider = table.decider
            knower = decider if decider is not None and decider >= 0 else 0
            self._question = before_chance(table, knower, asked)
        else:
            self._question = ask(table, asked)
        self._thinker = Thinker(self._question, derive_seed(seed, "analysis", table.count))

    @property
    def iterations(self) -> int:
        """How many iterations were made so far."""
        return 0 if self._thinker is None else self._thinker.iterations

    def missing(self, iterations: int) -> int:
        """How many iterations are missing until so many were made; none when the game is over."""
        return 0 if self._thinker is None else max(0, iterations - self.iterations)

    def think(self, iterations: int) -> None:
        """Think on; there is nothing to think about when the game is over."""
        if self._thinker is not None:
            self._thinker.think(iterations)

    def analysis(self, most: int | None = None) -> Analysis:
        """Return what is thought so far, with at most so many options; some thinking must have been done."""
        if self._thinker is None or self._question is None:
            return Analysis(self.seat, certain(self._table), [], 0)
        opinion: Opinion = self._thinker.opinion()
        shown = [] if self.seat == CHANCE else opinion.candidates[:most]
        prospects = [_prospect(self._question, each) for each in shown]
        return Analysis(self.seat, opinion.chances, prospects, opinion.iterations)


def _prospect(question: Question, candidate: Candidate) -> Prospect:
    return Prospect(*candidate, gain=soon(question, candidate))


def analyse(
    table: Table,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: int = 1,
    most: int | None = None,
) -> Analysis:
    """Think about the position of a table for some seconds, or for as many iterations as are given; changes nothing.

    For equal iterations and seeds, tables that look the same to the seat that decides give equal analyses.
    """
    analyser = Analyser(table.clone(), seed)
    if iterations is not None:
        analyser.think(max(1, iterations))
        return analyser.analysis(most)
    end = time.monotonic() + seconds
    analyser.think(AT_ONCE)
    while analyser.seat is not None and time.monotonic() < end:
        analyser.think(AT_ONCE)
    return analyser.analysis(most)


def to_json(table: Table, found: Analysis) -> dict[str, Any]:
    """Return an analysis for other programs, with the words of all actions."""
    return {
        "seat": found.seat,
        "chances": [_rounded(each) for each in found.chances],
        "options": [_option(table, each) for each in found.prospects],
        "iterations": found.iterations,
    }


def _option(table: Table, each: Prospect) -> dict[str, Any]:
    item = each.gain.item
    return {
        "action": each.action,
        "words": table.in_words(each.action).to_json(),
        "chances": [_rounded(chance) for chance in each.chances],
        "visits": each.visits,
        "points": round(each.gain.points, 1),
        "item": None if item is None else item.to_json(),
        "line": [
            {**step._asdict(), "words": table.in_words(step.action).to_json()} for step in each.line
        ],
    }


def _rounded(chance: Estimate) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in chance._asdict().items()}
