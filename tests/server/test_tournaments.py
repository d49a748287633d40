"""Tournaments: schedules of round robins, standings, and whole ones by real servers."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ironroad.server.live.bus import channels_for
from ironroad.server.services import Services
from ironroad.server.storage.schema import GAMES
from ironroad.server.tournaments.formats import FORMATS
from ironroad.server.tournaments.schedule import FEWEST, schedule
from ironroad.server.tournaments.standings import Played, standings
from ironroad.server.wire import Entrant, NewTournament
from ironroad.server.wire.terms import NewClock
from tests.server.clients import Person, Server
from tests.server.conftest import Meet, settings_for
from tests.server.rated import account, id_of, rated_games

MOST = FORMATS["round-robin"].most
LIVE: dict[str, Any] = {"kind": "bank", "seconds": 1200, "increment": 20}
SOON = {"kind": "deadline", "seconds": 1}
SHAPES = [(people, size) for size in (2, 3, 4, 5) for people in range(max(FEWEST, size), MOST + 1)]


# Schedules.


def meetings(rounds: list[list[list[int]]], people: int) -> dict[tuple[int, int], int]:
    met = dict.fromkeys(combinations(range(people), 2), 0)
    for table in [table for tables in rounds for table in tables]:
        for pair in combinations(sorted(table), 2):
            met[pair] += 1
    return met


@pytest.mark.parametrize(("people", "size"), SHAPES)
def test_all_meet_as_equally_as_possible_and_have_every_seat(people: int, size: int) -> None:
    rounds = schedule(people, size)
    for tables in rounds:
        seated = [person for table in tables for person in table]
        assert len(set(seated)) == len(seated) == people // size * size
        assert {len(table) for table in tables} == {size}
    met = meetings(rounds, people).values()
    assert min(met) >= 1
    assert max(met) - min(met) <= (0 if size in (2, people) else 4)
    games = Counter([p for tables in rounds for table in tables for p in table])
    assert max(games.values()) - min(games.values()) <= 1
    had = Counter([(p, seat) for tables in rounds for t in tables for seat, p in enumerate(t)])
    for person in range(people):
        counts = [had[person, seat] for seat in range(size)]
        assert max(counts) - min(counts) <= 2


@pytest.mark.parametrize(("people", "size", "rounds"), [(9, 3, 4), (16, 4, 5), (16, 2, 15)])
def test_where_everybody_can_meet_exactly_once_they_do(people: int, size: int, rounds: int) -> None:
    found = schedule(people, size)
    assert len(found) == rounds
    assert set(meetings(found, people).values()) == {1}


def test_the_number_of_rounds_may_be_chosen() -> None:
    assert len(schedule(8, 4, 3)) == 3
    assert len(schedule(4, 4, 9)) == 9
    assert len(schedule(5, 2, 12)) == 12


# Standings.


def places(played: list[Played], byes: list[str], size: int = 2) -> dict[str, tuple[int, float]]:
    entrants = [Entrant(person, person, False) for person in "abcd"]
    return {s.person: (s.place, s.points) for s in standings(entrants, size, played, byes)}


def test_points_are_opponents_behind_and_halves_for_equals() -> None:
    table = Played(1, {"a": 1, "b": 2, "c": 2, "d": 4}, [])
    assert places([table], [], 4) == {"a": (1, 3.0), "b": (2, 1.5), "c": (2, 1.5), "d": (4, 0.0)}


def test_a_bye_is_worth_half_a_table() -> None:
    assert places([Played(1, {"a": 1, "b": 2}, [])], ["c"])["c"] == (2, 0.5)


def test_a_bot_is_an_opponent_and_has_no_points() -> None:
    found = places([Played(1, {"a": 1, "b": 3}, [2])], [], 3)
    assert (found["a"][1], found["b"][1]) == (2.0, 0.0)


def test_equal_points_go_by_wins_then_by_the_points_of_opponents() -> None:
    drawn = [Played(1, {"a": 1, "b": 1}, []), Played(2, {"c": 1, "d": 2}, [])]
    drawn += [Played(3, {"a": 1, "d": 2}, []), Played(4, {"b": 1, "c": 2}, [])]
    found = places(drawn, [])
    # a and b have 1.5 points and two first places each; b met c, who has more points than d.
    assert (found["a"][1], found["b"][1]) == (1.5, 1.5)
    assert (found["b"][0], found["a"][0]) == (1, 2)


# Whole tournaments.


def announce(person: Person, **more: Any) -> str:
    wish = {"name": "Club evening", "title": "cards", "size": 2, "clock": LIVE, **more}
    id: str = person.ok("POST", "/api/tournaments", wish)["facts"]["id"]
    return id


def show(person: Person, id: str) -> Any:
    return person.ok("GET", f"/api/tournaments/{id}")


def play_all(people: list[Person], id: str, seconds: float = 60) -> Any:
    """Play every table of a tournament until it is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = show(people[0], id)
        if found["facts"]["status"] != "running":
            return found
        for table in found["tables"]:
            if table["status"] == "running":
                for person in people:
                    position = person.position(table["game"])
                    if position["actions"] and position["status"] == "running":
                        answer = person.ask(
                            "POST",
                            f"/api/games/{table['game']}/play",
                            {
                                "version": position["version"],
                                "action": position["actions"][0]["text"],
                                "key": f"t{time.monotonic_ns()}",
                            },
                        )
                        assert answer.status_code in (200, 409), answer.text
        time.sleep(0.02)
    raise AssertionError("the tournament does not end")


def test_a_club_plays_a_round_robin_to_its_end(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    running = own_server()
    people = [account(meet(name, running.url)) for name in ("Ann", "Bob", "Cat", "Dan", "Eve")]
    ann = people[0]
    id = announce(ann, size=3, rated=True, rounds=5)
    for person in people:
        person.ok("POST", f"/api/tournaments/{id}/enter")
    people[1].refused(403, "server-not-organiser", "POST", f"/api/tournaments/{id}/start")
    begun = ann.ok("POST", f"/api/tournaments/{id}/start")
    assert begun["facts"]["round"] == 1
    tables = [table for table in begun["tables"] if len(table["seats"]) == 3]
    assert [table["game"] is None for table in tables] == [False, True, True, True, True]
    assert len([table for table in begun["tables"] if len(table["seats"]) == 1]) == 10
    table = ann.game(begun["tables"][0]["game"])["table"]
    assert table["status"] == "running"
    assert table["name"] == "Club evening"
    ann.refused(403, "server-tournament-table", "POST", f"/api/games/{table['id']}/close")
    ann.refused(409, "server-tournament-begun", "POST", f"/api/tournaments/{id}/enter")

    over = play_all(people, id)
    assert over["facts"]["status"] == "finished"
    assert [table["status"] for table in over["tables"] if table["game"]] == ["finished"] * 5
    lines = over["standings"]
    assert {line["name"] for line in lines} == {"Ann", "Bob", "Cat", "Dan", "Eve"}
    assert [line["games"] for line in lines] == [3] * 5
    assert [line["byes"] for line in lines] == [2] * 5
    # Each of five tables has three points; each of ten byes is worth one.
    assert sum([line["points"] for line in lines]) == 25
    assert [line["place"] for line in lines] == sorted([line["place"] for line in lines])
    assert lines[0]["points"] >= lines[-1]["points"]
    rated_games(ann, 3)


def test_a_bot_plays_for_whoever_does_not_come(
    own_server: Callable[..., Server], meet: Meet
) -> None:
    running = own_server()
    people = [meet(name, running.url) for name in ("Ann", "Bob", "Late")]
    ann, bob, late = people
    id = announce(ann, clock=SOON, rounds=3)
    for person in people:
        person.ok("POST", f"/api/tournaments/{id}/enter")
    ann.ok("POST", f"/api/tournaments/{id}/start")
    over = play_all([ann, bob], id)
    lines = {line["name"]: line for line in over["standings"]}
    assert lines["Late"]["withdrawn"]
    assert lines["Late"]["points"] == 0
    assert lines["Late"]["place"] == 3
    tables = [t for t in over["tables"] if t["game"]]
    tables = [t for t in tables if id_of(late) in [seat["person"] for seat in t["seats"]]]
    first, second = [ann.game(table["game"])["table"]["seats"] for table in tables]
    assert "timeout" in [seat["gone"] for seat in first]
    assert "bot" in [seat["kind"] for seat in second], "from the next round on a bot sits there"


def test_processes_drive_a_tournament_together(
    own_server: Callable[..., Server], meet: Meet, postgres_url: str
) -> None:
    first, second = own_server(database=postgres_url), own_server(database=postgres_url)
    urls = [first.url, second.url, first.url, second.url]
    people = [meet(f"Player {n}", url) for n, url in enumerate(urls)]
    id = announce(people[0])
    for person in people:
        person.ok("POST", f"/api/tournaments/{id}/enter")
    people[0].ok("POST", f"/api/tournaments/{id}/start")
    over = play_all(people, id)
    assert len(over["tables"]) == len({table["game"] for table in over["tables"]}) == 6
    assert sum([line["points"] for line in over["standings"]]) == 6


def test_a_table_is_made_once_however_many_processes_make_it(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path}/games.db")

    async def race() -> int:
        services = Services(settings, channels_for(settings))
        await services.database.migrate()
        services.writer.start()
        people = [await services.people.welcome(name, "en") for name in ("Ann", "Bob", "Cat")]
        wish = NewTournament(name="Cup", title="cards", size=3, clock=NewClock(**LIVE))
        id = await services.tournaments.make(people[0], wish)
        for person in people:
            await services.tournaments.enter(id, person)
        await services.tournaments.start(id, people[0].id)
        # Each of them reads, before any of them writes, that there is no table yet.
        await asyncio.gather(*[services.director.drive() for _ in range(4)])
        async with services.database.read() as connection:
            games = (await connection.execute(sa.select(sa.func.count(GAMES.c.id)))).scalar_one()
        await services.runner.stop()
        await services.writer.stop()
        services.people.passwords.close()
        await services.database.close()
        return int(games)

    assert asyncio.run(race()) == 1


def test_entering_leaving_and_closing(meet: Meet) -> None:
    ann, bob, cat, dan = [meet(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    id = announce(ann)
    for person in (ann, bob, cat):
        person.ok("POST", f"/api/tournaments/{id}/enter")
        person.ok("POST", f"/api/tournaments/{id}/enter")
    path = f"/api/tournaments/{id}/entrants"
    dan.refused(403, "server-not-organiser", "DELETE", f"{path}/{id_of(bob)}")
    bob.ok("DELETE", f"{path}/{id_of(bob)}")
    ann.refused(409, "server-tournament-few", "POST", f"/api/tournaments/{id}/start")
    ann.ok("PUT", f"/api/people/{id_of(dan)}/block")
    dan.refused(403, "server-blocked", "POST", f"/api/tournaments/{id}/enter")
    bob.ok("POST", f"/api/tournaments/{id}/enter")
    ann.ok("POST", f"/api/tournaments/{id}/start")
    bob.ok("DELETE", f"{path}/{id_of(bob)}")
    assert [e["withdrawn"] for e in show(ann, id)["entrants"] if e["name"] == "Bob"] == [True]
    bob.refused(403, "server-not-organiser", "POST", f"/api/tournaments/{id}/close")
    assert ann.ok("POST", f"/api/tournaments/{id}/close")["facts"]["status"] == "closed"
    ann.refused(409, "server-tournament-over", "POST", f"/api/tournaments/{id}/close")


@pytest.mark.parametrize(
    ("wish", "status", "problem"),
    [
        ({"clock": {"kind": "none"}}, 400, "server-tournament-clock"),
        ({"size": 5}, 422, "error-seats"),
        ({"size": 1}, 400, "server-bad-field"),
        ({"title": "chess"}, 404, "error-unknown-title"),
        ({"rounds": 0}, 400, "server-bad-field"),
        ({"rated": True}, 403, "server-rated-account"),
        ({"name": ""}, 400, "server-bad-field"),
        ({"format": "ladder"}, 400, "server-bad-field"),
        ({"format": "knock-out", "rounds": 3}, 400, "server-tournament-rounds"),
        ({"format": "swiss", "games": 2}, 400, "server-tournament-games"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    meet: Meet, wish: dict[str, Any], status: int, problem: str
) -> None:
    table = {"name": "Club", "title": "cards", "size": 2, "clock": LIVE, **wish}
    meet("Ann").refused(status, problem, "POST", "/api/tournaments", table)


def test_a_repeated_announcement_is_one_tournament(meet: Meet) -> None:
    ann = meet("Ann")
    assert announce(ann, key="once") == announce(ann, key="once")
    meet().refused(404, "server-unknown-tournament", "GET", "/api/tournaments/none")


def test_lists_show_public_tournaments_and_ones_own(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    hidden, public = announce(ann, visibility="unlisted"), announce(ann)

    def listed(person: Person) -> set[str]:
        return {each["id"] for each in person.ok("GET", "/api/tournaments")["tournaments"]}

    assert {hidden, public} <= listed(ann)
    assert public in listed(bob)
    assert hidden not in listed(bob)
    bob.ok("POST", f"/api/tournaments/{hidden}/enter")
    assert hidden in listed(bob)


def test_nobody_makes_a_table_of_a_tournament_by_hand(meet: Meet) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"title": "cards", "seats": seats, "terms": {"tournament": "mine"}}
    meet("Ann").refused(400, "server-tournament-table", "POST", "/api/games", wish)
