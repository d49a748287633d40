"""Ratings computed anew from the ledgers of results, and games that are settled meanwhile."""

import asyncio
import itertools
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from typer.testing import CliRunner

from ironroad.cli.main import app
from ironroad.server.ratings import rater, recompute
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import RATING_STEPS, RATINGS, RESULTS
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import TOY, Meet
from tests.server.rated import RATED, account, leave, rated_games, table_of


def everything(url: str) -> list[list[tuple[object, ...]]]:
    async def read() -> list[list[tuple[object, ...]]]:
        database = Database(Settings(database=url))
        found = []
        async with database.read() as connection:
            for table in (RESULTS, RATINGS, RATING_STEPS):
                rows = await connection.execute(sa.select(table).order_by(*table.primary_key))
                found.append([tuple(row) for row in rows])
        await database.close()
        return found

    return asyncio.run(read())


def play_many(people: list[Person]) -> None:
    """Play rated and unrated games with every kind of end."""
    ann, bob, cat = people
    for _ in range(3):
        for first, second in itertools.permutations(people, 2):
            play_out(table_of(first, second), first, second)
    play_out(table_of(*people), *people)
    play_out(table_of(ann, bob, terms={}), ann, bob)
    left = table_of(ann, bob, cat)
    leave(bob, left, "resign")
    play_out(left, ann, cat)
    both = table_of(ann, cat)
    leave(ann, both, "resign")
    play_out(both, cat)
    given_up = table_of(bob, cat)
    leave(bob, given_up, "resign")
    leave(cat, given_up, "resign")
    bot = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ann.ok("POST", "/api/games", {"title": "cards", "seats": bot, "terms": RATED})
    leave(ann, made["table"]["id"], "resign")


def check_recomputed(server: Server, meet: Meet) -> None:
    people = [account(meet(name, server.url)) for name in ("Ann", "Bob", "Cat")]
    play_many(people)
    for person, count in zip(people, (16, 15, 16), strict=True):
        rated_games(person, count)
    url = server.settings.database
    before = everything(url)
    environment = {"IRONROAD_TITLES": TOY[0], "COLUMNS": "200"}
    command = ["admin", "recompute-ratings", "--database", url]
    told = CliRunner().invoke(app, command, env=environment)
    assert told.exit_code == 0, told.output
    assert "24 games count, 23 of them are rated." in told.output
    assert everything(url) == before


def test_ratings_computed_anew_are_the_same(own_server: Callable[..., Server], meet: Meet) -> None:
    check_recomputed(own_server(), meet)


def test_ratings_computed_anew_are_the_same_on_postgresql(
    own_server: Callable[..., Server], meet: Meet, postgres_url: str
) -> None:
    check_recomputed(own_server(database=postgres_url), meet)


def test_a_game_that_is_found_late_is_rated_where_it_belongs(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    running = own_server()
    ann, bob = account(meet("Ann", running.url)), account(meet("Bob", running.url))
    ids = [table_of(ann, bob) for _ in range(3)]
    for count, id in enumerate(ids, start=1):
        play_out(id, ann, bob)
        rated_games(ann, count)
    url = running.settings.database
    before = everything(url)
    # As if another process had written the first game after the others were rated.
    with sqlite3.connect(running.settings.sqlite_path) as connection:
        connection.execute("UPDATE results SET rating = 'due' WHERE game = ?", (ids[0],))
        connection.execute("DELETE FROM rating_steps WHERE game = ?", (ids[0],))
        connection.execute("UPDATE ratings SET rating = 1, games = 2")
    rated_games(ann, 3)
    assert everything(url) == before


# Games that are settled by another process in the middle of the work.


def settled(game: str) -> list[dict[str, object]]:
    """Return the results of a game of two as the process that ended it writes them."""
    facts = {"game": game, "title": "cards", "seats": 2, "level": None, "rating": "due", "at": 1.0}
    return [{**facts, "seat": s, "person": f"person-{s}", "place": s + 1} for s in range(2)]


def rate_while_settling(url: str, monkeypatch: pytest.MonkeyPatch, *late: str) -> set[str]:
    """Rate one game while another process settles others; return the games that are rated in the end."""
    process, other = Database(Settings(database=url)), Database(Settings(database=url))
    known = rater._known

    async def settle_meanwhile(*arguments: Any) -> Any:
        async with other.write() as connection:
            await connection.execute(RESULTS.insert(), [r for game in late for r in settled(game)])
        monkeypatch.setattr(rater, "_known", known)
        return await known(*arguments)

    async def rate() -> set[str]:
        await process.migrate()
        async with process.write() as connection:
            await connection.execute(RESULTS.insert(), settled("early"))
        monkeypatch.setattr(rater, "_known", settle_meanwhile)
        for _ in range(2):
            await rater.Rater(process).rate_due()
        async with process.read() as connection:
            rows = list(await connection.execute(sa.select(RATING_STEPS.c.game)))
        await process.close()
        await other.close()
        return {row.game for row in rows}

    return asyncio.run(rate())


def test_a_game_that_is_settled_while_others_are_rated_is_rated_next(
    own_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = rate_while_settling(own_postgres, monkeypatch, "later", "late")
    assert found == {"early", "late", "later"}


def test_a_game_that_is_settled_while_ratings_are_computed_anew_is_counted_once(
    own_postgres: str, own_server: Callable[..., Server], meet: Meet
) -> None:
    running = own_server(database=own_postgres)
    ann, bob = account(meet("Ann", running.url)), account(meet("Bob", running.url))
    ids = [table_of(ann, bob) for _ in range(2)]
    play_out(ids[0], ann, bob)
    rated_games(ann, 1)

    async def compute() -> tuple[int, int]:
        database = Database(running.settings)

        def end_meanwhile(*details: Any) -> None:
            if details[2].startswith("DELETE FROM results"):
                play_out(ids[1], ann, bob)

        event.listen(database.engine.sync_engine, "after_cursor_execute", end_meanwhile)
        found = await recompute.recompute(database)
        await database.close()
        return found

    assert asyncio.run(compute()) == (2, 2)
    assert rated_games(ann, 2)["now"]["games"] == 2


def test_a_database_that_is_not_there_is_not_made(tmp_path: Any) -> None:
    command = ["admin", "recompute-ratings", "--database", f"sqlite:///{tmp_path}/none.db"]
    told = CliRunner().invoke(app, command)
    assert told.exit_code == 2
    assert list(tmp_path.iterdir()) == []
