"""Ratings, results, profiles and leaderboards, by real games."""

import time
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironroad.server.games.rated import check_aid
from ironroad.server.ratings.glicko import (
    DEVIATION,
    RATING,
    Meeting,
    Strength,
    pair_weight,
    rated,
    rested,
)
from ironroad.server.refusals import Refusal
from ironroad.server.wire import Terms
from tests.server.clients import play_out
from tests.server.conftest import Meet
from tests.server.rated import QUICK, RATED, account, id_of, leave, rated_games, table_of

# What the paper says, and what follows for more than two.


def test_glicko_gives_the_figures_of_the_paper() -> None:
    meetings = [Meeting(1400, 30, 1), Meeting(1550, 100, 0), Meeting(1700, 300, 0)]
    found = rated(Strength(1500, 200, 0.06), meetings, periods=1)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_game_of_five_is_not_ten_games_and_not_four() -> None:
    own = Strength(1500, 200, 0.06)
    once = rated(own, [Meeting(1500, 50, 1)])
    twice = rated(own, [Meeting(1500, 50, 1)] * 2)
    five = rated(own, [Meeting(1500, 50, 1)] * 4, pair_weight(5))
    assert once.deviation > five.deviation
    assert five.rating == pytest.approx(twice.rating, abs=0.01)
    assert five.deviation == pytest.approx(twice.deviation, abs=0.01)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_weight_of_a_pair_makes_up_for_pairs_that_hang_together(players: int) -> None:
    # Among equals every order is as likely: the number of players behind one varies by (n² - 1) / 12.
    behind = range(players)
    mean = sum(behind) / players
    spread = sum([(each - mean) ** 2 for each in behind]) / players
    independent = (players - 1) / 4
    assert pair_weight(players) == pytest.approx(independent / spread)


@settings(max_examples=200)
@given(
    st.floats(600, 2600),
    st.floats(30, 350),
    st.lists(
        st.tuples(st.floats(600, 2600), st.floats(0, 350), st.sampled_from([0.0, 0.5, 1.0])),
        min_size=1,
        max_size=5,
    ),
)
def test_a_game_never_makes_less_known(
    rating: float, deviation: float, met: list[tuple[float, float, float]]
) -> None:
    own = Strength(rating, deviation)
    after = rated(own, [Meeting(*each) for each in met], pair_weight(len(met) + 1))
    assert 0 < after.deviation <= deviation
    assert 0 < after.volatility < 1
    if all([score == 1 for _, _, score in met]):
        assert after.rating >= rating
    if all([score == 0 for _, _, score in met]):
        assert after.rating <= rating


def test_whoever_does_not_play_is_known_less_and_less() -> None:
    own = Strength(1700, 60)
    year = rested(own, 52)
    assert own.deviation < year.deviation < DEVIATION
    assert year.rating == own.rating
    assert rested(own, 52 * 100).deviation == DEVIATION


# Games.


def test_a_rated_game_changes_the_ratings_of_those_who_play(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob)
    places = play_out(id, ann, bob)["outcome"]["places"]
    first, second = rated_games(ann, 1), rated_games(bob, 1)
    change = first["now"]["rating"] - RATING
    assert change == pytest.approx(RATING - second["now"]["rating"], abs=0.2)
    expected = (places[0] < places[1]) - (places[0] > places[1])
    assert (change > 1) - (change < -1) == expected
    assert first["now"]["provisional"]
    assert first["steps"][0]["game"] == id
    assert first["steps"][0]["place"] == places[0]
    stranger = meet()
    assert stranger.ok("GET", f"/api/people/{id_of(ann)}")["ratings"][0]["steps"][0]["game"] is None


def test_an_unrated_game_is_a_result_and_changes_no_rating(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob, terms={}, visibility="public")
    places = play_out(id, ann, bob)["outcome"]["places"]
    profile = meet().ok("GET", f"/api/people/{id_of(ann)}")
    assert profile["ratings"] == []
    (results,) = profile["results"]
    assert (results["title"], results["seats"], results["games"]) == ("cards", 2, 1)
    assert results["places"][places[0] - 1] == 1
    (met,) = profile["opponents"]
    assert (met["name"], met["games"]) == ("Bob", 1)
    assert met["ahead"] == int(places[0] < places[1])
    assert met["behind"] == int(places[0] > places[1])


def test_games_at_private_tables_are_counted_for_those_who_were_there(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    play_out(table_of(ann, bob, terms={}), ann, bob)
    path = f"/api/people/{id_of(ann)}"
    assert bob.ok("GET", path)["results"][0]["games"] == 1
    assert meet("Eve").ok("GET", path)["results"] == []
    assert meet("Eve").ok("GET", path)["opponents"] == []
    games = f"/api/games?list=finished&seated={id_of(ann)}"
    assert len(bob.ok("GET", games)["tables"]) == 1
    assert meet("Eve").ok("GET", games)["tables"] == []


def test_a_bot_is_an_anchor(meet: Meet) -> None:
    ann = account(meet("Ann"))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ann.ok("POST", "/api/games", {"title": "cards", "seats": seats, "terms": RATED})
    id = made["table"]["id"]
    while (position := ann.position(id))["status"] == "running":
        if position["actions"]:
            ann.play(id)
    rated_games(ann, 1)
    lines = ann.ok("GET", "/api/titles/cards/leaderboard")["lines"]
    bots = {line["bot"]: line["rating"]["rating"] for line in lines if line["bot"]}
    assert bots == {"random": 1300, "normal": 1500}


def test_whoever_resigns_is_behind_all_who_stay(meet: Meet) -> None:
    people = [account(meet(name)) for name in ("Ann", "Bob", "Cat")]
    ann, bob, cat = people
    id = table_of(*people)
    leave(ann, id, "resign")
    assert ann.ok("GET", f"/api/people/{id_of(ann)}")["ratings"] == [], "two are still playing"
    leave(bob, id, "resign")
    places = [rated_games(each, 1)["steps"][0]["place"] for each in people]
    assert places == [3, 2, 1]
    ratings = [rated_games(each, 1)["now"]["rating"] for each in people]
    assert ratings == sorted(ratings)
    assert cat.game(id)["table"]["status"] == "running", "she may play on against the bots"
    while (position := cat.position(id))["status"] == "running":
        if position["actions"]:
            cat.play(id)
    assert rated_games(cat, 1)["now"]["games"] == 1, "the game is rated once"


def test_whoever_runs_out_of_time_is_last(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob, terms=QUICK)
    position = ann.position(id)
    late, other = (ann, bob) if position["seat"] == 0 else (bob, ann)
    time.sleep(1.2)
    leave(other, id, "timeout")
    assert rated_games(late, 1)["steps"][0]["place"] == 2
    assert rated_games(other, 1)["steps"][0]["place"] == 1


def test_whoever_leaves_bots_alone_is_behind_them(meet: Meet) -> None:
    ann = account(meet("Ann"))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ann.ok("POST", "/api/games", {"title": "cards", "seats": seats, "terms": RATED})
    leave(ann, made["table"]["id"], "resign")
    found = rated_games(ann, 1)
    assert found["steps"][0]["place"] == 2
    assert found["now"]["rating"] < RATING


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"terms": {"rated": True}}, "server-rated-clock"),
        ({"terms": {**RATED, "timeout": "nothing"}}, "server-rated-clock"),
        ({"terms": {**RATED, "study": True}}, "server-rated-edition"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "server-rated-one-seat"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "server-rated-nobody"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}]}, "server-rated-bot"),
    ],
)
def test_what_cannot_be_rated_is_refused(meet: Meet, wish: dict[str, Any], id: str) -> None:
    ann = account(meet("Ann"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"title": "cards", "seats": seats, "terms": RATED, **wish}
    ann.refused(400, id, "POST", "/api/games", table)


def test_an_edition_of_ones_own_is_not_rated(meet: Meet) -> None:
    text = '[edition]\ntitle = "cards"\nname = "mine"\nextends = "standard"\n'
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"title": "cards", "seats": seats, "terms": RATED, "edition_text": text}
    account(meet("Ann")).refused(400, "server-rated-edition", "POST", "/api/games", table)


def test_rated_tables_are_for_people_with_an_account_who_want_it(meet: Meet) -> None:
    guest, ann, shy = meet("Guest"), account(meet("Ann")), account(meet("Shy"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "cards", "seats": seats, "terms": RATED}
    guest.refused(403, "server-rated-account", "POST", "/api/games", wish)
    id = ann.table("me", "open", terms=RATED)
    guest.refused(403, "server-rated-account", "POST", f"/api/games/{id}/join", {})
    ann.refused(400, "server-rated-one-seat", "POST", f"/api/games/{id}/join", {})
    shy.ok("PATCH", "/api/me", {"unrated": True})
    shy.refused(403, "server-rated-opted-out", "POST", f"/api/games/{id}/join", {})
    shy.ok("PATCH", "/api/me", {"unrated": False})
    shy.ok("POST", f"/api/games/{id}/join", {})
    shy.ok("PATCH", "/api/me", {"unrated": True})
    ann.refused(403, "server-rated-opted-out", "POST", f"/api/games/{id}/start")
    shy.ok("POST", f"/api/games/{id}/leave")


def test_whoever_opts_out_is_on_no_leaderboard(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    play_out(id := table_of(ann, bob), ann, bob)
    rated_games(ann, 1)

    def listed() -> bool:
        lines = bob.ok("GET", "/api/titles/cards/leaderboard")["lines"]
        return id_of(ann) in [line["person"] for line in lines]

    assert listed()
    ann.ok("PATCH", "/api/me", {"unrated": True})
    assert not listed()
    assert bob.ok("GET", f"/api/people/{id_of(ann)}")["ratings"] == []
    assert ann.game(id)["table"]["terms"]["rated"]


def test_in_a_rated_game_nobody_is_replaced_by_the_others(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob)
    ann.cannot(403, "server-rated-no-replacing", id, "propose", kind="replace", argument=1)


def test_a_rated_game_allows_previews_and_no_hints(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    id = table_of(ann, bob)
    player = ann if ann.position(id)["actions"] else bob
    action = player.position(id)["actions"][0]["text"]
    assert "events" in player.ok("GET", f"/api/games/{id}/preview?action={action}")

    game: Any = SimpleNamespace(terms=Terms(rated=True))
    check_aid(game, "objection")
    with pytest.raises(Refusal, match="server-rated-no-help"):
        check_aid(game, "hint")


def test_imports_branches_studies_and_one_device_are_no_results(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    play_out(id := table_of(ann, bob), ann, bob)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    for kind in ("study", "table"):
        ann.ok("POST", "/api/games/imports", {"record": record, "kind": kind})
    lines = [line for line in record.splitlines() if not line.startswith("result:")]
    unfinished = "\n".join(lines[:-1]) + "\n"
    made = ann.ok("POST", "/api/games/imports", {"record": unfinished, "kind": "table"})
    again = made["table"]["id"]
    bob.ok("POST", f"/api/games/{again}/join", {})
    ann.ok("POST", f"/api/games/{again}/start")
    assert play_out(again, ann, bob)["status"] == "finished"
    wish = {"move": 3, "kind": "bots", "level": "random"}
    branch = ann.ok("POST", f"/api/games/{id}/branch", wish)["table"]
    assert not branch["terms"]["study"]
    assert play_out(branch["id"], ann)["status"] == "finished"
    shared = ann.table("me", "me")
    play_out(shared, ann)
    profile = ann.ok("GET", f"/api/people/{id_of(ann)}")
    assert [each["games"] for each in profile["results"]] == [1]


def test_a_deleted_person_has_no_profile(meet: Meet) -> None:
    ann, bob = account(meet("Ann")), account(meet("Bob"))
    play_out(table_of(ann, bob), ann, bob)
    rated_games(ann, 1)
    id = id_of(ann)
    ann.ok("POST", "/api/me/deletion", {"password": "long enough"})
    bob.refused(404, "server-unknown-person", "GET", f"/api/people/{id}")
    assert bob.ok("GET", f"/api/people/{id_of(bob)}")["opponents"] == []
    lines = bob.ok("GET", "/api/titles/cards/leaderboard")["lines"]
    assert id not in [line["person"] for line in lines]


def test_there_is_no_leaderboard_of_an_unknown_title(meet: Meet) -> None:
    meet().refused(404, "error-unknown-title", "GET", "/api/titles/chess/leaderboard")
