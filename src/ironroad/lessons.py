"""Lessons: an opening of a title that teaches it by playing, one idea at a time.

A title with a lesson has a folder ``lesson`` with a record of the opening (``record.txt``) and the ideas (``steps.toml``).
The learner plays one seat; whatever the others do stands in the record. Each decision of the learner in the record is a
step that asks for its action, or for another one that teaches the same (``also``); steps without an action are read.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from ironroad.core.record import parse_record
from ironroad.core.table import Table
from ironroad.face import load
from ironroad.games import REGISTRY

FOLDER: Final = "lesson"


class Step(NamedTuple):
    """One idea; its words are ``<title>-lesson-<id>``."""

    id: str
    move: int
    """How many moves there are when it is told."""
    action: str
    """What the learner is asked to do; empty where there is only something to read."""
    part: str
    """The part of the board that it is about; empty where it is about none."""
    also: tuple[str, ...]
    """Other actions that fit the idea; after each of them the record goes on."""


class Lesson(NamedTuple):
    """The lesson of a title."""

    record: str
    seat: int
    """The seat of the learner."""
    moves: tuple[str, ...]
    """The moves of the record, chance included."""
    steps: tuple[Step, ...]

    @property
    def begin(self) -> int:
        """How many moves there are at the first step."""
        return self.steps[0].move

    def next_move(self, moves: Sequence[str]) -> str | None:
        """Return what follows in the record; ``None`` where a game has left it or is past it."""
        count = len(moves)
        if count >= len(self.moves):
            return None
        fitting = {step.move: step.also for step in self.steps if step.action}
        for number, (played, recorded) in enumerate(zip(moves, self.moves, strict=False)):
            if played != recorded and played not in fitting.get(number, ()):
                return None
        return self.moves[count]


class BadLesson(Exception):
    """The steps of a lesson do not go with its record."""


def lesson_of(title: str) -> Lesson | None:
    """Return the lesson of a title; ``None`` if it has none."""
    return _read(REGISTRY.package(title))


def lesson_length(title: str) -> int | None:
    """Return how many moves there are when the lesson is over, without loading the rules; ``None`` if there is none."""
    return _length(REGISTRY.package(title))


@lru_cache(maxsize=64)
def _length(package: str) -> int | None:
    file = resources.files(package) / FOLDER / "record.txt"
    return len(parse_record(file.read_text("utf-8")).moves) if file.is_file() else None


@lru_cache(maxsize=64)
def _read(package: str) -> Lesson | None:
    folder = resources.files(package) / FOLDER
    if not (folder / "steps.toml").is_file():
        return None
    record = (folder / "record.txt").read_text("utf-8")
    return lesson_from(record, tomllib.loads((folder / "steps.toml").read_text("utf-8")))


def lesson_from(record: str, text: Mapping[str, Any]) -> Lesson:
    """Return the lesson of a record with these steps; raise ``BadLesson`` if they do not go together."""
    table = load(record)
    seat = int(text["seat"])
    asked = [number for number, (who, _) in enumerate(table.taken()) if who == seat]
    steps = _steps(table, asked, text["steps"])
    for step in steps:
        for other in step.also:
            _check_goes_on(table, step, other)
    return Lesson(record, seat, tuple(table.moves), steps)


def _check_goes_on(table: Table, step: Step, other: str) -> None:
    """Raise ``BadLesson`` unless the record can be played on after another action."""
    tried = table.at(step.move)
    for action in [other, *table.moves[step.move + 1 :]]:
        if action not in tried.options():
            raise BadLesson(f"{step.id}: after {other!r} the record cannot go on with {action!r}")
        tried.play(action)


def _steps(
    table: Table, asked: Sequence[int], entries: Sequence[Mapping[str, Any]]
) -> tuple[Step, ...]:
    """Place each step: where it asks, at the learner's next decision; else where the next one that asks is."""
    left = list(asked)
    steps = []
    for entry in entries:
        action = entry.get("action", "")
        move = left[0] if left else table.count
        if action:
            if not left or table.moves[move] != action:
                raise BadLesson(f"{entry['id']}: the record does not go on with {action!r}")
            left.pop(0)
        also = tuple(entry.get("also", ()))
        steps.append(Step(entry["id"], move, action, entry.get("part", ""), also))
    if left:
        raise BadLesson(f"no step asks for {table.moves[left[0]]!r} at move {left[0]}")
    if not steps or steps[-1].action:
        raise BadLesson("the last step has to be read, not played")
    return tuple(steps)
