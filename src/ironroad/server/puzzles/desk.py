"""What people did with puzzles: tried, solved, had shown, and the days on which they solved one of the day."""

import time
from datetime import UTC, date, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.puzzles import shown
from ironroad.server.refusals import forbidden
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import PUZZLE_DAYS, PUZZLE_TRIES
from ironroad.study.puzzles import Puzzle, daily

MOST_TRIES = 1_000
"""Tries are counted up to here."""


class PuzzleDesk:
    """The puzzles of all titles, and everybody's progress."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list(self, person: str | None) -> wire.PuzzleList:
        """Return all puzzles with what a person did with them, and those of the day."""
        today = _today()
        states: dict[str, str] = {}
        days: set[int] = set()
        if person is not None:
            own = sa.select(PUZZLE_TRIES).where(PUZZLE_TRIES.c.person == person)
            solved = sa.select(PUZZLE_DAYS.c.day).where(PUZZLE_DAYS.c.person == person)
            async with self._database.read() as connection:
                states = {row.puzzle: row.state for row in await connection.execute(own)}
                days = {row.day for row in await connection.execute(solved)}
        found = [(title, daily(title, today)) for title in REGISTRY.ids()]
        return wire.PuzzleList(
            day=today.isoformat(),
            daily={title: puzzle.id for title, puzzle in found if puzzle is not None},
            streak=streak(days, today.toordinal()),
            puzzles=[
                wire.PuzzleFacts(each.id, each.title, each.level, states.get(each.id, "none"))
                for each in shown.all_puzzles()
            ],
        )

    async def answer(self, puzzle: Puzzle, person: str, action: str) -> wire.PuzzleAnswer:
        """Tell whether an option is the solution, and count the try."""
        shown.check_option(puzzle, action)
        is_right = action == puzzle.solution
        before = await self._state(puzzle, person)
        after = before if before in ("solved", "shown") else "solved" if is_right else "tried"
        await self._keep(puzzle, person, after, 1)
        if is_right and after == "solved" and daily(puzzle.title, _today()) == puzzle:
            await self._keep_day(person)
        return wire.PuzzleAnswer(
            right=is_right,
            chance=puzzle.chances[action].value,
            best=puzzle.chances[puzzle.solution].value,
            solution=shown.solution(puzzle) if is_right else None,
        )

    async def show(self, puzzle: Puzzle, person: str) -> wire.PuzzleSolution:
        """Return the solution; a puzzle that was not solved counts as shown."""
        if await self._state(puzzle, person) != "solved":
            await self._keep(puzzle, person, "shown", 0)
        return shown.solution(puzzle)

    async def check_open(self, puzzle: Puzzle, person: str) -> None:
        """Refuse whoever does not know the solution yet."""
        if await self._state(puzzle, person) not in ("solved", "shown"):
            raise forbidden("server-puzzle-open")

    async def _state(self, puzzle: Puzzle, person: str) -> str:
        query = sa.select(PUZZLE_TRIES.c.state).where(*_own(puzzle, person))
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or "none"

    async def _keep(self, puzzle: Puzzle, person: str, state: str, tries: int) -> None:
        """Write what a person has done with a puzzle."""
        more = sa.func.coalesce(PUZZLE_TRIES.c.tries, 0) + tries
        values: dict[str, Any] = {"state": state, "at": time.time()}
        changed = PUZZLE_TRIES.update().where(
            *_own(puzzle, person), PUZZLE_TRIES.c.tries < MOST_TRIES
        )
        known = sa.select(PUZZLE_TRIES.c.tries).where(*_own(puzzle, person))
        new = {**values, "person": person, "puzzle": puzzle.id, "title": puzzle.title}
        try:
            async with self._database.write() as connection:
                if (await connection.execute(known)).scalar_one_or_none() is None:
                    await connection.execute(PUZZLE_TRIES.insert(), {**new, "tries": tries})
                else:
                    await connection.execute(changed.values(**values, tries=more))
        except IntegrityError:
            return  # The same person answered twice at the same time; one of them counts.

    async def _keep_day(self, person: str) -> None:
        try:
            async with self._database.write() as connection:
                values = {"person": person, "day": _today().toordinal()}
                await connection.execute(PUZZLE_DAYS.insert(), values)
        except IntegrityError:
            return  # Another one of the day was solved before.


def streak(days: set[int], today: int) -> int:
    """Return on how many days in a row one of the day was solved, up to today or yesterday."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def _today() -> date:
    """Return the day by which puzzles change, the same everywhere."""
    return datetime.now(UTC).date()


def _own(puzzle: Puzzle, person: str) -> tuple[sa.ColumnElement[bool], ...]:
    return (PUZZLE_TRIES.c.person == person, PUZZLE_TRIES.c.puzzle == puzzle.id)
