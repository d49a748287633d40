"""Swiss systems and knock-outs: what is drawn after any results, and whole tournaments by real servers."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.server.accounts.blocks import Blocks
from ironroad.server.accounts.cookies import CookieSigner
from ironroad.server.accounts.people import People
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.tournaments import organiser
from ironroad.server.tournaments.draw import going_on, knock_out_stages, swiss_rounds
from ironroad.server.tournaments.fixtures import Fixture
from ironroad.server.tournaments.formats import FORMATS, Course
from ironroad.server.tournaments.organiser import Organiser
from ironroad.server.wire import Entrant, NewTournament, TournamentFormat
from ironroad.server.wire.terms import NewClock
from tests.server.clients import Server
from tests.server.conftest import Meet
from tests.server.rated import id_of
from tests.server.test_tournaments import announce, play_all, show

Leaving = Callable[[int], Iterable[str]]


def nobody(round: int) -> Iterable[str]:
    del round
    return ()


class Club:
    """A tournament on paper: what is drawn is played with results by chance."""

    def __init__(
        self,
        format: TournamentFormat,
        people: int,
        size: int,
        seed: int = 0,
        *,
        games: int = 1,
        rounds: int | None = None,
        leaving: Leaving = nobody,
    ) -> None:
        self.random = Random(seed)
        self.leaving = leaving
        names = [f"p{n:02d}" for n in range(people)]
        entrants = [Entrant(name, name, False) for name in names]
        self.format = FORMATS[format]
        self.course = Course(f"cup-{seed}", size, rounds, games, 0, entrants, [])
        drawn = self.format.draw(self.course)
        self.course = self.course._replace(rounds=self.format.rounds(self.course, drawn))
        self.said = self.course.rounds
        while drawn or any([f.round > self.course.round for f in self.course.fixtures]):
            self._play(drawn)
            drawn = self.format.draw(self.course)
            if drawn:
                self.course = self.course._replace(rounds=self.format.rounds(self.course, drawn))

    def _play(self, drawn: list[tuple[int, list[str]]]) -> None:
        fixtures = list(self.course.fixtures)
        fixtures += [
            Fixture(n, round, people, None, None, {})
            for n, (round, people) in enumerate(drawn, start=len(fixtures))
        ]
        round = self.course.round + 1
        for at, fixture in enumerate(fixtures):
            if fixture.round == round and not fixture.is_bye:
                fixtures[at] = fixture._replace(status="finished", results=self._results(fixture))
        left = {*self.course.withdrawn, *self.leaving(round)}
        entrants = [
            Entrant(each.person, each.name, each.person in left) for each in self.course.entrants
        ]
        self.course = self.course._replace(round=round, entrants=entrants, fixtures=fixtures)

    def _results(self, fixture: Fixture) -> dict[int, tuple[str | None, int]]:
        places = self.random.sample(range(1, len(fixture.people) + 1), len(fixture.people))
        if self.random.random() < 0.2:
            places = [max(1, place - 1) for place in places]  # The first two share their place.
        gone = self.course.withdrawn
        return {
            seat: (None if person in gone else person, places[seat])
            for seat, person in enumerate(fixture.people)
        }

    def rounds(self) -> list[list[Fixture]]:
        return [
            [fixture for fixture in self.course.fixtures if fixture.round == round]
            for round in range(1, self.course.round + 1)
        ]

    def tables(self) -> list[list[str]]:
        return [fixture.people for fixture in self.course.fixtures if not fixture.is_bye]


SHAPES = st.tuples(st.integers(3, 64), st.integers(2, 5)).filter(lambda it: it[0] >= it[1])


def check_seats(club: Club) -> None:
    """Check that the people of each table could not have seats that they have had less."""
    for at, fixtures in enumerate(club.rounds()):
        past = [f.people for before in club.rounds()[:at] for f in before if not f.is_bye]
        had = Counter([(person, seat) for table in past for seat, person in enumerate(table)])
        for fixture in fixtures:
            costs = [
                sum([had[person, seat] for seat, person in enumerate(order)])
                for order in ([fixture.people, *permutations(fixture.people)])
            ]
            assert fixture.is_bye or costs[0] == min(costs)


# Swiss systems.


@settings(max_examples=60)
@given(SHAPES, st.integers(0, 1000))
def test_everybody_plays_every_round_of_a_swiss_system_or_rests_in_turn(
    shape: tuple[int, int], seed: int
) -> None:
    people, size = shape
    club = Club("swiss", people, size, seed)
    assert len(club.rounds()) == club.said == swiss_rounds(people, size)
    for fixtures in club.rounds():
        assert sorted([p for fixture in fixtures for p in fixture.people]) == sorted(
            [entrant.person for entrant in club.course.entrants]
        )
        assert len([fixture for fixture in fixtures if fixture.is_bye]) == people % size
    byes = Counter(club.course.byes)
    counts = [byes[entrant.person] for entrant in club.course.entrants]
    assert max(counts) - min(counts) <= 1
    check_seats(club)


@pytest.mark.parametrize(("people", "size"), [(8, 2), (16, 2), (15, 2), (32, 2), (27, 3), (32, 4)])
def test_nobody_meets_twice_where_that_can_be_avoided(people: int, size: int) -> None:
    for seed in range(5):
        club = Club("swiss", people, size, seed, rounds=3)
        met = Counter([frozenset(p) for table in club.tables() for p in combinations(table, 2)])
        assert max(met.values()) == 1


def _points(fixture: Fixture, person: str) -> float:
    (own,) = [place for one, place in fixture.results.values() if one == person]
    (other,) = [place for one, place in fixture.results.values() if one != person]
    return 0.5 if own == other else float(own < other)


@pytest.mark.parametrize("seed", range(10))
def test_people_of_like_points_meet(seed: int) -> None:
    first, second = Club("swiss", 16, 2, seed, rounds=2).rounds()
    points = {person: _points(fixture, person) for fixture in first for person in fixture.people}
    apart = [(points[f.people[0]] - points[f.people[1]]) ** 2 for f in second]
    counts = Counter(points.values())
    # With an odd number of winners one of them meets somebody who drew, who leaves another to a loser.
    expected = 0.0 if counts[1.0] % 2 == 0 else 0.5 if counts[0.5] else 1.0
    assert sum(apart) == expected


def test_the_rounds_of_a_swiss_system_may_be_chosen() -> None:
    assert len(Club("swiss", 9, 3, rounds=7).rounds()) == 7


def test_whoever_leaves_a_swiss_system_is_drawn_no_more() -> None:
    club = Club("swiss", 8, 2, rounds=4, leaving=lambda number: ["p03"] if number == 2 else [])
    for fixtures in club.rounds()[2:]:
        assert "p03" not in [person for fixture in fixtures for person in fixture.people]
        assert len([fixture for fixture in fixtures if fixture.is_bye]) == 1


def test_bots_fill_a_table_for_which_too_few_are_left() -> None:
    all_but_two = [f"p{n:02d}" for n in range(2, 6)]
    club = Club("swiss", 6, 4, rounds=3, leaving=lambda number: all_but_two if number == 1 else [])
    last = club.rounds()[2]
    assert [len(fixture.people) for fixture in last] == [4]
    assert {"p00", "p01"} < set(last[0].people)


@pytest.mark.parametrize("format", ["swiss", "knock-out"])
def test_a_tournament_ends_when_one_person_is_left(format: TournamentFormat) -> None:
    all_but_one = [f"p{n:02d}" for n in range(1, 8)]
    club = Club(format, 8, 2, leaving=lambda number: all_but_one)
    assert len(club.rounds()) == 1
    assert club.course.rounds != 1, "more was to come"


# Knock-outs.


@settings(max_examples=100)
@given(SHAPES, st.integers(1, 3), st.integers(0, 1000))
def test_the_first_of_each_group_goes_on_until_one_table_is_left(
    shape: tuple[int, int], games: int, seed: int
) -> None:
    people, size = shape
    club = Club("knock-out", people, size, seed, games=games)
    assert len(club.rounds()) == club.said == games * knock_out_stages(people, size)
    stages = [club.rounds()[at : at + games] for at in range(0, len(club.rounds()), games)]
    for rounds in stages:
        groups = [sorted([sorted(f.people) for f in fixtures]) for fixtures in rounds]
        assert all([group == groups[0] for group in groups]), "a group stays together"
    for now, then in pairwise(stages):
        after = {person for fixture in then[0] for person in fixture.people}
        for fixture in now[0]:
            assert after & set(fixture.people), "somebody of every group goes on"
            if fixture.is_bye:
                assert fixture.people[0] in after
    final = stages[-1][0]
    assert [len(fixture.people) for fixture in final] == [size]
    lines = club.format.standings(club.course)
    assert {line.person for line in lines[:size]} == set(final[0].people)
    check_seats(club)


def test_who_wins_every_game_wins_a_knock_out() -> None:
    club = Club("knock-out", 16, 4)
    lines = club.format.standings(club.course)
    final = club.rounds()[-1][0].results
    assert {line.person for line in lines if line.place == 1} == {
        person for person, place in final.values() if place == 1
    }
    assert [line.reached for line in lines] == [2] * 4 + [1] * 12


@pytest.mark.parametrize(
    ("groups", "resting", "size", "expected"),
    [
        (["ab", "cd"], "", 2, "ac"),
        (["ab", "cd"], "e", 2, "ace"),
        (["abc", "def"], "", 3, "abd"),  # b is before e in the order.
        (["aef", "bcd"], "", 3, "abc"),
        (["abcd"], "e", 4, "abce"),
        (["abcd"], "efg", 4, "aefg"),
    ],
)
def test_seconds_go_on_only_where_the_firsts_do_not_fill_a_table(
    groups: list[str], resting: str, size: int, expected: str
) -> None:
    found = going_on("abcdefg", groups, resting, size)
    assert "".join(found) == expected


def test_whoever_left_does_not_go_on() -> None:
    won = Club("knock-out", 4, 2).rounds()[1][0].people  # The finalists where nobody leaves.
    club = Club("knock-out", 4, 2, leaving=lambda number: won[:1] if number == 1 else [])
    final = club.rounds()[1][0].people
    assert won[0] not in final
    assert won[1] in final


# Whole tournaments.


@pytest.mark.parametrize(
    ("format", "people", "more"),
    [("swiss", 5, {"rounds": 3}), ("knock-out", 5, {"games": 2}), ("knock-out", 4, {})],
)
def test_a_club_plays_to_the_end(meet: Meet, format: str, people: int, more: Any) -> None:
    players = [meet(f"Player {n}") for n in range(people)]
    id = announce(players[0], format=format, **more)
    for player in players:
        player.ok("POST", f"/api/tournaments/{id}/enter")
    begun = players[0].ok("POST", f"/api/tournaments/{id}/start")
    rounds = begun["facts"]["rounds"]
    assert rounds == (
        3 if format == "swiss" else knock_out_stages(people, 2) * more.get("games", 1)
    )
    over = play_all(players, id)
    assert over["facts"]["status"] == "finished"
    assert {table["round"] for table in over["tables"]} == set(range(1, rounds + 1))
    assert all([t["status"] == "finished" for t in over["tables"] if len(t["seats"]) > 1])
    lines = over["standings"]
    assert lines[0]["place"] == 1
    if format == "knock-out":
        final = [table for table in over["tables"] if table["round"] == rounds]
        assert len(final) == 1
        assert {line["person"] for line in lines[:2]} == {s["person"] for s in final[0]["seats"]}
    else:
        assert [line["games"] + line["byes"] for line in lines] == [3] * people


def test_processes_draw_a_round_once(
    own_server: Callable[..., Server], meet: Meet, own_postgres: str
) -> None:
    first, second = own_server(database=own_postgres), own_server(database=own_postgres)
    players = [meet(f"Player {n}", url) for n, url in enumerate([first.url, second.url] * 2)]
    id = announce(players[0], format="swiss", rounds=4)
    for player in players:
        player.ok("POST", f"/api/tournaments/{id}/enter")
    players[0].ok("POST", f"/api/tournaments/{id}/start")
    over = play_all(players, id)
    assert Counter([table["round"] for table in over["tables"]]) == {1: 2, 2: 2, 3: 2, 4: 2}
    assert sum([line["points"] for line in over["standings"]]) == 8


def test_whoever_enters_while_the_first_round_is_drawn_is_told(
    own_server: Callable[..., Server], meet: Meet, own_postgres: str
) -> None:
    running = own_server(database=own_postgres)
    players = [meet(f"Player {n}", running.url) for n in range(4)]
    late = players.pop()
    id = announce(players[0])
    for player in players:
        player.ok("POST", f"/api/tournaments/{id}/enter")
    path = f"/api/tournaments/{id}/enter"
    asked: list[asyncio.Future[Any]] = []

    async def start_meanwhile() -> Any:
        database = Database(running.settings)
        starting = Organiser(database, None)  # type: ignore[arg-type]  # Blocks are asked on entering alone.
        loop = asyncio.get_running_loop()

        def enter_meanwhile(*details: Any) -> None:
            # Entrants are read for the second time: whoever enters now has to wait for the draw.
            if details[2].startswith("UPDATE tournaments"):
                asked.append(loop.run_in_executor(None, late.ask, "POST", path))

        event.listen(database.engine.sync_engine, "before_cursor_execute", enter_meanwhile)
        await starting.start(id, id_of(players[0]))
        answer = await asked[0]
        await database.close()
        return answer

    answer = asyncio.run(start_meanwhile())
    there = [entrant["name"] for entrant in show(late, id)["entrants"]]
    assert answer.status_code == 409
    assert answer.json()["error"]["id"] == "server-tournament-begun"
    assert there == ["Player 0", "Player 1", "Player 2"]


def test_one_announcement_sent_to_two_processes_is_one_tournament(
    own_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = organiser._answered
    made: list[str] = []

    async def announce_twice() -> None:
        one, other = [Database(Settings(database=own_postgres)) for _ in range(2)]
        await one.migrate()
        people = People(one, CookieSigner(b"", 1))
        ann = await people.welcome("Ann", "en")
        clock = NewClock(kind="deadline", seconds=60)
        wish = NewTournament(name="Cup", title="cards", size=2, clock=clock, key="once")

        async def make(database: Database) -> None:
            made.append(await Organiser(database, Blocks(database, people)).make(ann, wish))

        async def answered_too_early(connection: AsyncConnection, person: str, key: str) -> Any:
            found = await answered(connection, person, key)
            if not made:
                monkeypatch.setattr(organiser, "_answered", answered)
                await make(other)
            return found

        monkeypatch.setattr(organiser, "_answered", answered_too_early)
        await make(one)
        people.passwords.close()
        await one.close()
        await other.close()

    asyncio.run(announce_twice())
    once, again = made
    assert once == again
