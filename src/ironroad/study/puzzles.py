"""Puzzles: positions of games between bots in which one option is clearly best, kept in ``puzzles.json`` of each title.

``ironroad.study.mining`` finds them. A puzzle holds the record up to its position; whoever shows it passes it through the
view of the seat that decides.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import ironroad
from ironroad.core.message import Message, message_from_json
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study.opinion import Estimate, Step

FILE: Final = "puzzles.json"
LEVELS: Final = (50, 200)
"""Up to this many iterations of a search, a puzzle is of the first level, of the second, and beyond of the third."""
ID_DIGITS: Final = 10


@dataclass(frozen=True)
class Puzzle:
    """A position, the option that is best in it, and why."""

    title: str
    record: str
    seat: int
    solution: str
    tempting: str
    """What the greedy bot chooses."""
    chances: dict[str, Estimate]
    """The winning chance of the seat after each option."""
    line: list[Step]
    """What is expected to follow the solution."""
    found: int
    """From how many iterations on the search that confirmed the puzzle held the solution to be best."""
    reason: list[Message]
    """Why the solution is better than what tempts."""

    @property
    def id(self) -> str:
        """What the puzzle is known by, whatever file it stands in."""
        return hashlib.blake2b(self.record.encode(), digest_size=ID_DIGITS // 2).hexdigest()

    @property
    def level(self) -> int:
        """How hard it is: 1 to 3."""
        return 1 + len([most for most in LEVELS if self.found > most])

    def table(self) -> Table:
        """Return a table at the position."""
        return ironroad.load(self.record)

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as it is stored."""
        data = asdict(self)
        del data["title"]
        data["reason"] = [said.to_json() for said in self.reason]
        return data


def puzzle_from_json(title: str, data: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle that ``to_json`` wrote."""
    return Puzzle(
        title=title,
        record=data["record"],
        seat=data["seat"],
        solution=data["solution"],
        tempting=data["tempting"],
        chances={action: Estimate(*values) for action, values in data["chances"].items()},
        line=[Step(seat, action) for seat, action in data["line"]],
        found=data["found"],
        reason=[message_from_json(said) for said in data["reason"]],
    )


def puzzles_file(package: str) -> Traversable:
    """Return the file of the puzzles in a title's package."""
    return resources.files(package) / FILE


@lru_cache(maxsize=64)
def puzzles_of(title: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a title by their ids, in the order of its file; nothing where a title has none."""
    file = puzzles_file(REGISTRY.package(title))
    if not file.is_file():
        return {}
    data = json.loads(file.read_text("utf-8"))
    if data["recipe"]["rules"] != REGISTRY.meta(title).rules_version:
        return {}  # Its records may not replay, and what was best may not be any more.
    found = [puzzle_from_json(title, each) for each in data["puzzles"]]
    return {puzzle.id: puzzle for puzzle in found}


def daily(title: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same everywhere; each comes once before one comes again."""
    found = list(puzzles_of(title).values())
    if not found:
        return None
    # A fixed shuffle: neighbours in the file are of one game.
    found.sort(key=lambda puzzle: puzzle.id)
    return found[day.toordinal() % len(found)]
