"""Puzzles on the server: shown without their solution, answered, and everybody's progress kept."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

import asyncpg
import pytest

from ironroad.games import REGISTRY
from ironroad.server.puzzles import desk
from ironroad.server.puzzles.desk import streak
from ironroad.server.puzzles.shown import all_puzzles
from ironroad.study.puzzles import Puzzle, daily, puzzles_of
from tests.server.clients import Person, Server
from tests.server.conftest import Meet
from tests.study.records import twin_of

PUZZLE = all_puzzles()[0]


def path(puzzle: Puzzle, what: str = "") -> str:
    return f"/api/puzzles/{puzzle.id}{what}"


def wrong(puzzle: Puzzle) -> str:
    return next(action for action in puzzle.chances if action != puzzle.solution)


def state(person: Person, puzzle: Puzzle) -> str:
    found = person.ok("GET", "/api/puzzles")["puzzles"]
    states: dict[str, str] = {each["id"]: each["state"] for each in found}
    return states[puzzle.id]


def test_a_puzzle_is_shown_as_its_seat_sees_it_without_the_solution(meet: Meet) -> None:
    ann = meet()
    titles = {puzzle.title: puzzle for puzzle in all_puzzles()}
    for puzzle in titles.values():
        table = puzzle.table()
        found = ann.ok("GET", path(puzzle))
        assert [each["text"] for each in found["actions"]] == table.options()
        assert found["view"] == dict(table.view(puzzle.seat))
        assert len(ann.ok("GET", path(puzzle, "/previews"))["options"]) == len(table.options())
        assert ann.ok("GET", path(puzzle, "/edition"))["title"] == puzzle.title
        ann.refused(401, "server-not-signed-in", "GET", path(puzzle, "/line"))


def test_nothing_tells_the_solution_before_an_answer(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two puzzles that differ in their solution alone are the same bytes until they are answered."""
    ann = meet("Ann")
    paths = ("", "/previews", "/edition")
    texts = [[ann.ask("GET", path(PUZZLE, each)).text for each in paths]]
    other = wrong(PUZZLE)
    # Everything that is known of the solution becomes that of another option.
    turned = {
        "solution": other,
        "tempting": PUZZLE.solution,
        "chances": {
            **PUZZLE.chances,
            other: PUZZLE.chances[PUZZLE.solution],
            PUZZLE.solution: PUZZLE.chances[other],
        },
        "line": [],
        "reason": [],
    }
    for name, value in turned.items():
        monkeypatch.setitem(PUZZLE.__dict__, name, value)
    texts.append([ann.ask("GET", path(PUZZLE, each)).text for each in paths])
    assert texts[0] == texts[1]
    assert ann.ok("POST", path(PUZZLE, "/answer"), {"action": other})["right"]


@pytest.mark.parametrize(
    "title", [id for id in REGISTRY.ids() if REGISTRY.title(id).hides and puzzles_of(id)]
)
def test_nothing_tells_what_the_seat_of_a_puzzle_does_not_know(
    meet: Meet, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Two puzzles that differ in what is hidden are the same bytes, before and after they are answered."""
    ann = meet("Ann")
    puzzle = next(iter(puzzles_of(title).values()))
    twin = replace(puzzle, record=twin_of(puzzle.table(), puzzle.seat).record())
    assert twin.id != puzzle.id
    monkeypatch.setitem(puzzles_of(title), twin.id, twin)
    texts = []
    for each in (puzzle, twin):
        answers = [ann.ask("GET", path(each, what)) for what in ("", "/previews", "/edition")]
        answers.append(ann.ask("POST", path(each, "/answer"), {"action": puzzle.solution}))
        answers += [ann.ask("GET", path(each, f"/line?steps={steps}")) for steps in (0, 1)]
        assert {answer.status_code for answer in answers} == {200}
        texts.append([answer.text.replace(each.id, "PUZZLE") for answer in answers])
    assert texts[0] == texts[1]


def test_answers_are_right_or_wrong_and_progress_is_kept(meet: Meet) -> None:
    ann = meet("Ann")
    assert state(ann, PUZZLE) == "none"
    ann.refused(403, "server-puzzle-open", "GET", path(PUZZLE, "/line"))
    missed = ann.ok("POST", path(PUZZLE, "/answer"), {"action": wrong(PUZZLE)})
    assert not missed["right"]
    assert missed["solution"] is None
    assert missed["chance"] < missed["best"]
    assert state(ann, PUZZLE) == "tried"
    ann.refused(403, "server-puzzle-open", "GET", path(PUZZLE, "/line"))
    hit = ann.ok("POST", path(PUZZLE, "/answer"), {"action": PUZZLE.solution})
    assert hit["right"]
    assert hit["solution"]["action"] == PUZZLE.solution
    assert hit["solution"]["reasons"]
    assert state(ann, PUZZLE) == "solved"
    steps = len(hit["solution"]["line"]) + 1
    views = [ann.ok("GET", path(PUZZLE, f"/line?steps={n}"))["view"] for n in range(steps + 1)]
    assert views[0] != views[-1]
    # A mistake afterwards takes nothing back, and others know nothing of it.
    ann.ok("POST", path(PUZZLE, "/answer"), {"action": wrong(PUZZLE)})
    assert state(ann, PUZZLE) == "solved"
    assert state(meet("Bob"), PUZZLE) == "none"


def test_a_solution_that_was_shown_is_not_solved(meet: Meet) -> None:
    ann = meet("Ann")
    assert ann.ok("POST", path(PUZZLE, "/solution"))["action"] == PUZZLE.solution
    assert state(ann, PUZZLE) == "shown"
    assert ann.ok("POST", path(PUZZLE, "/answer"), {"action": PUZZLE.solution})["right"]
    assert state(ann, PUZZLE) == "shown"


def test_bad_answers_are_refused(meet: Meet) -> None:
    ann = meet("Ann")
    ann.refused(
        422, "error-illegal-action", "POST", path(PUZZLE, "/answer"), {"action": "no such thing"}
    )
    ann.refused(404, "server-no-puzzle", "GET", "/api/puzzles/none")
    meet().refused(
        401, "server-not-signed-in", "POST", path(PUZZLE, "/answer"), {"action": PUZZLE.solution}
    )
    assert state(ann, PUZZLE) == "none"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_progress_outlives_a_restart_and_goes_with_the_person(
    kind: str, own_server: Callable[..., Server], meet: Meet, request: pytest.FixtureRequest
) -> None:
    more = {} if kind == "sqlite" else {"database": request.getfixturevalue("own_postgres")}
    server = own_server(bots=0, **more)
    ann = meet("Ann", server.url)
    today = daily(PUZZLE.title, desk._today())
    assert today is not None
    ann.ok("POST", path(today, "/answer"), {"action": today.solution})
    assert ann.ok("GET", "/api/puzzles")["streak"] == 1
    cookie = ann.http.cookies["ironroad"]
    server.stop()
    later = own_server(bots=0, **more)
    again = meet("", later.url)
    again.http.cookies.set("ironroad", cookie)
    assert state(again, today) == "solved"
    export = again.ok("GET", "/api/me/export")
    assert [row["puzzle"] for row in export["puzzles"]] == [today.id]
    assert len(export["puzzle_days"]) == 1
    assert rows(later) == 2
    again.ok("POST", "/api/me/deletion", {})
    anew = meet("Ann", again.url)
    assert state(anew, today) == "none"
    assert rows(later) == 0


def rows(server: Server) -> int:
    """Return how many rows of puzzles the database has."""
    query = "SELECT (SELECT count(*) FROM puzzle_tries) + (SELECT count(*) FROM puzzle_days)"
    if server.settings.is_sqlite:
        with contextlib.closing(sqlite3.connect(server.settings.sqlite_path)) as kept:
            return int(kept.execute(query).fetchone()[0])

    async def count() -> int:
        connection = await asyncpg.connect(server.settings.database)
        found: int = await connection.fetchval(query)
        await connection.close()
        return found

    return asyncio.run(count())


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_each_day(meet: Meet) -> None:
    assert (
        meet("Ann").ok("GET", "/api/puzzles")["daily"] == meet().ok("GET", "/api/puzzles")["daily"]
    )
    for title in REGISTRY.ids():
        days = [daily(title, date(2027, 1, 1) + timedelta(days=n)) for n in range(10)]
        known = [each.id for each in days if each is not None]
        assert len(set(known)) == min(len(known), 10) or not known


def test_a_streak_counts_days_in_a_row() -> None:
    assert streak(set(), 100) == 0
    assert streak({100}, 100) == 1
    assert streak({99, 98}, 100) == 2
    assert streak({100, 99, 97}, 100) == 2
    assert streak({97}, 100) == 0
