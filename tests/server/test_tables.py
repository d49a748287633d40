"""Tables: made, joined, left, begun, played again, listed, deleted."""

import pytest

from tests.server.clients import Person, play_out
from tests.server.conftest import Meet


def kinds(person: Person, id: str) -> list[str]:
    return [seat["kind"] for seat in person.game(id)["table"]["seats"]]


def test_two_clicks_make_a_running_game_against_bots(meet: Meet) -> None:
    ann = meet("Ann")
    game = ann.game(ann.table("me", "bot"))
    assert game["table"]["status"] == "running"
    assert game["position"]["actions"]


def test_friends_join_by_link(meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    id = ann.table("me", "invited", visibility="private", start=False)
    token = ann.game(id)["table"]["seats"][1]["token"]
    eve.refused(404, "server-unknown-game", "POST", f"/api/games/{id}/join", {})
    eve.refused(404, "server-unknown-game", "POST", f"/api/games/{id}/join", {"token": "guess"})
    assert bob.game(id, token=token)["table"]["seats"][1]["token"] is None
    bob.ok("POST", f"/api/games/{id}/join", {"token": token})
    eve.refused(404, "server-unknown-game", "POST", f"/api/games/{id}/join", {"token": token})
    ann.ok("POST", f"/api/games/{id}/start")
    assert play_out(id, ann, bob)["status"] == "finished"


def test_an_invited_seat_is_not_open_to_everybody(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "invited", visibility="public", start=False)
    bob.refused(409, "server-no-seat", "POST", f"/api/games/{id}/join", {})
    bob.refused(403, "server-bad-link", "POST", f"/api/games/{id}/join", {"token": "guess"})


def test_somebody_leaves_and_another_one_comes(meet: Meet) -> None:
    ann, bob, cat = meet("Ann"), meet("Bob"), meet("Cat")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {"seat": 1})
    assert kinds(ann, id) == ["person", "person"]
    bob.ok("POST", f"/api/games/{id}/leave")
    assert kinds(ann, id) == ["person", "open"]
    bob.refused(403, "server-not-seated", "POST", f"/api/games/{id}/leave")
    cat.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    cat.refused(409, "server-has-begun", "POST", f"/api/games/{id}/leave")
    bob.refused(409, "server-has-begun", "POST", f"/api/games/{id}/join", {})


def test_a_table_with_free_seats_does_not_begin(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "open")
    ann.refused(409, "server-seats-open", "POST", f"/api/games/{id}/start")
    ann.ok("PUT", f"/api/games/{id}/seats/1", {"kind": "bot"})
    ann.ok("POST", f"/api/games/{id}/start")


def test_one_device_plays_several_seats_with_names(meet: Meet) -> None:
    ann = meet("Ann")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    made = ann.ok("POST", "/api/games", {"title": "cards", "seats": seats})
    id = made["table"]["id"]
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ann", "Ben"]
    viewers = set()
    while (position := ann.position(id))["status"] == "running":
        assert position["viewer"] == position["seat"]
        viewers.add(position["viewer"])
        ann.play(id)
    assert viewers == {0, 1}


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"title": "chess"}, 404, "error-unknown-title"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "error-seats"),
        ({"options": {"rounds": "many"}}, 422, "error-option-value"),
        ({"options": {"speed": "fast"}}, 422, "error-unknown-option"),
        ({"edition": "../../etc/passwd"}, 400, "server-unknown-edition"),
        ({"edition_text": "not toml ["}, 422, "error-edition"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "hal"}]}, 400, "server-unknown-bot"),
        ({"seats": [{"kind": "nobody"}]}, 400, "server-bad-request"),
        ({"colour": "red"}, 400, "server-bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    meet: Meet, wish: dict[str, object], status: int, id: str
) -> None:
    table = {"title": "cards", "seats": [{"kind": "me"}, {"kind": "bot"}], **wish}
    meet("Ann").refused(status, id, "POST", "/api/games", table)


def test_an_owner_of_the_box_brings_an_edition_of_his_own(meet: Meet) -> None:
    ann = meet("Ann")
    text = (
        '[edition]\ntitle = "cards"\nname = "mine"\nextends = "standard"\n\n'
        '[rounds]\nthree = { value = 1, mark = "printed", source = "p. 1" }\n'
    )
    assert ann.ok("POST", "/api/titles/cards/edition", {"text": text})["name"] == "mine"
    id = ann.table("me", "me", edition_text=text)
    facts = ann.game(id)["table"]
    assert (facts["edition"], facts["own_edition"]) == ("mine", True)
    assert play_out(id, ann)["last"] == 2 + 4
    broken = ann.refused(
        422, "error-edition", "POST", "/api/titles/cards/edition", {"text": "[edition]\n"}
    )
    assert "line" in broken["error"]["args"]


def test_a_rematch_is_one_table_for_all(meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    ann.refused(409, "server-not-over", "POST", f"/api/games/{id}/rematch")
    play_out(id, ann, bob)
    eve.refused(403, "server-not-seated", "POST", f"/api/games/{id}/rematch")
    again = bob.ok("POST", f"/api/games/{id}/rematch")["table"]
    assert ann.ok("POST", f"/api/games/{id}/rematch")["table"]["id"] == again["id"]
    assert ann.game(id)["table"]["rematch"] == again["id"]
    ann.ok("POST", f"/api/games/{again['id']}/join", {})
    assert [seat["name"] for seat in ann.game(again["id"])["table"]["seats"]] == ["Ann", "Bob"]
    bob.ok("POST", f"/api/games/{again['id']}/start")


def test_drafts_are_deleted_and_games_are_not(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    draft, game = ann.table("me", "open"), ann.table("me", "bot")
    bob.refused(403, "server-not-owner", "DELETE", f"/api/games/{draft}")
    ann.ok("DELETE", f"/api/games/{draft}")
    ann.refused(404, "server-unknown-game", "GET", f"/api/games/{draft}")
    ann.refused(409, "server-has-begun", "DELETE", f"/api/games/{game}")


def ids(person: Person, query: str) -> list[str]:
    return [table["id"] for table in person.ok("GET", f"/api/games?{query}")["tables"]]


def test_the_lobby_shows_what_is_open_mine_running_and_finished(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    open_, hidden = (ann.table("me", "open", visibility=v) for v in ("public", "unlisted"))
    running = ann.table("me", "me", visibility="public")
    finished = ann.table("me", "me", visibility="public")
    play_out(finished, ann)
    assert open_ in ids(bob, "list=open")
    assert hidden not in ids(bob, "list=open")
    assert running in ids(bob, "list=running")
    assert finished in ids(bob, "list=finished")
    assert set(ids(ann, "list=mine")) == {open_, hidden, running}
    assert ids(bob, "list=mine") == []


def test_a_game_that_waits_for_me_comes_first(meet: Meet) -> None:
    ann = meet("Ann")
    mine = ann.table("me", "me")
    later = ann.table("me", "open")
    assert ids(ann, "list=mine") == [mine, later]
    assert ann.ok("GET", "/api/games?list=mine")["tables"][0]["my_turn"]


def test_search_and_pages_find_every_table_once(meet: Meet) -> None:
    ann = meet("Zebulon")
    made = [ann.table("me", "open", visibility="public", name=f"Express {n}") for n in range(35)]
    assert ids(ann, "list=open&search=zebulon&title=trans-siberian") == []
    found: list[str] = []
    pages = 0
    cursor: str | None = ""
    while cursor is not None and pages < 5:
        page = ann.ok("GET", f"/api/games?list=open&search=zebulon&after={cursor}")
        found += [table["id"] for table in page["tables"]]
        cursor = page["next"]
        pages += 1
    assert pages == 2
    assert found == made[::-1]
    assert ids(ann, "list=open&search=express 17") == [made[17]]
    assert ids(ann, "list=open&search=100%25") == []
    ann.refused(400, "server-bad-cursor", "GET", "/api/games?after=rubbish")


def test_titles_and_bots_are_listed_whatever_they_are(meet: Meet) -> None:
    titles = {title["id"]: title for title in meet().ok("GET", "/api/titles")}
    assert titles["cards"]["seats"] == [2, 3]
    assert "trans-siberian" in titles
    assert "random" in meet().ok("GET", "/api/bots")
