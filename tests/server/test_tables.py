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
    eve.refused(410, "server-invitation-used", "POST", f"/api/games/{id}/join", {"token": token})
    ann.ok("POST", f"/api/games/{id}/start")
    assert play_out(id, ann, bob)["status"] == "finished"


def invitation(owner: Person, id: str, seat: int, **more: str) -> str:
    """Make an invitation to a seat and return its token."""
    made = owner.ok("PUT", f"/api/games/{id}/seats/{seat}", {"kind": "invited", **more})
    token: str = made["table"]["seats"][seat]["token"]
    return token


def test_an_invitation_is_for_one_seat_and_one_person(meet: Meet) -> None:
    ann, bob, cat = meet("Ann"), meet("Bob"), meet("Cat")
    id = ann.table("me", "open", "open", visibility="private", start=False)
    first, second = invitation(ann, id, 1), invitation(ann, id, 2)
    seats = bob.game(id, token=second)["table"]["seats"]
    assert [seat["kept"] for seat in seats] == [False, False, True]
    bob.ok("POST", f"/api/games/{id}/join", {"token": second})
    assert [seat["name"] for seat in ann.game(id)["table"]["seats"]] == ["Ann", "", "Bob"]
    # Whoever sits at the table may open the link again; nobody else looks or sits down by it.
    assert bob.game(id, token=second)["table"]["status"] == "open"
    cat.refused(410, "server-invitation-used", "GET", f"/api/games/{id}?token={second}")
    cat.ok("POST", f"/api/games/{id}/join", {"token": first})


def test_an_invitation_that_was_revoked_says_so(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", visibility="private", start=False)
    old = invitation(ann, id, 1)
    new = invitation(ann, id, 1)
    address = f"/api/games/{id}"
    bob.refused(410, "server-invitation-revoked", "GET", f"{address}?token={old}")
    ann.ok("PUT", f"{address}/seats/1", {"kind": "open"})
    bob.refused(410, "server-invitation-revoked", "POST", f"{address}/join", {"token": new})
    bob.refused(404, "server-unknown-game", "GET", f"{address}?token=guess")
    again = invitation(ann, id, 1)
    bob.ok("POST", f"{address}/join", {"token": again})
    ann.ok("PUT", f"{address}/seats/1", {"kind": "open"})
    bob.refused(410, "server-invitation-used", "GET", f"{address}?token={again}")


def test_a_repeated_request_for_an_invitation_makes_no_other(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "open", start=False)
    assert invitation(ann, id, 1, key="once") == invitation(ann, id, 1, key="once")
    assert invitation(ann, id, 1) != invitation(ann, id, 1)


def test_the_invitations_of_a_new_table_can_be_revoked(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "invited", visibility="private", start=False)
    token = ann.game(id)["table"]["seats"][1]["token"]
    ann.ok("PUT", f"/api/games/{id}/seats/1", {"kind": "bot"})
    bob.refused(410, "server-invitation-revoked", "GET", f"/api/games/{id}?token={token}")


def test_the_seats_of_a_rematch_are_kept_for_who_sat_there(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    play_out(id, ann, bob)
    again = ann.ok("POST", f"/api/games/{id}/rematch")["table"]["id"]
    seats = bob.game(again)["table"]["seats"]
    assert [(seat["mine"], seat["kept"]) for seat in seats] == [(False, False), (False, True)]
    bob.ok("POST", f"/api/games/{again}/join", {})
    assert kinds(ann, again) == ["person", "person"]


def test_the_maker_changes_a_table_before_the_start(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "me", title="mini-express", start=False)
    address = f"/api/games/{id}"
    change = {"options": {"mode": "expert"}, "visibility": "public", "key": "one"}
    change |= {"terms": {"confirm": True}, "name": "Friday"}
    changed = ann.ok("PATCH", address, change)["table"]
    assert changed["options"]["mode"] == "expert"
    assert (changed["visibility"], changed["name"]) == ("public", "Friday")
    assert changed["terms"]["confirm"]
    ann.ok("PATCH", address, {**change, "name": "Sunday"})
    assert bob.game(id)["table"]["name"] == "Friday"
    ann.refused(422, "error-option-value", "PATCH", address, {"options": {"mode": "many"}})
    ann.refused(400, "server-unknown-edition", "PATCH", address, {"edition": "none"})
    bob.refused(403, "server-not-owner", "PATCH", address, {"name": "Bob's"})
    ann.ok("POST", f"{address}/start")
    assert ann.position(id)["actions"]
    assert ann.game(id)["table"]["options"]["mode"] == "expert"
    ann.refused(409, "server-has-begun", "PATCH", address, {"name": "late"})


def test_what_a_change_leaves_out_of_options_and_terms_stays(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", title="mini-express", start=False)
    address = f"/api/games/{id}"
    clock = {"kind": "deadline", "seconds": 60, "increment": 0}
    ann.ok("PATCH", address, {"options": {"map": "europe"}, "terms": {"clock": clock}})
    changed = ann.ok("PATCH", address, {"options": {"mode": "expert"}, "terms": {"confirm": True}})
    options, terms = changed["table"]["options"], changed["table"]["terms"]
    assert (options["map"], options["mode"]) == ("europe", "expert")
    assert (terms["clock"], terms["confirm"]) == (clock, True)


@pytest.mark.parametrize("wish", [{"study": True}, {"tournament": "mine"}])
def test_a_table_does_not_become_a_study_or_part_of_a_tournament(
    meet: Meet, wish: dict[str, object]
) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", start=False)
    ann.refused(400, "server-unknown-field", "PATCH", f"/api/games/{id}", {"terms": wish})


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
        ({"seats": [{"kind": "nobody"}]}, 400, "server-bad-field"),
        ({"colour": "red"}, 400, "server-unknown-field"),
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


def test_the_table_of_somebody_who_is_deleted_passes_to_the_next_who_sits(meet: Meet) -> None:
    ann, bob, cleo = meet("Ann"), meet("Bob"), meet("Cleo")
    id = ann.table("me", "open", "open", start=False)
    for person in (bob, cleo):
        person.ok("POST", f"/api/games/{id}/join", {})
    bob.refused(403, "server-not-owner", "POST", f"/api/games/{id}/start")
    socket = bob.socket()
    socket.send(type="watch", game=id)
    assert not socket.wait("table")["table"]["mine"]
    ann.ok("POST", "/api/me/deletion", {})
    table = socket.wait("table")["table"]
    assert table["mine"]
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "person"]
    cleo.refused(403, "server-not-owner", "POST", f"/api/games/{id}/start")
    bob.ok("PUT", f"/api/games/{id}/seats/0", {"kind": "bot", "level": "random"})
    assert bob.ok("POST", f"/api/games/{id}/start")["table"]["status"] == "running"
    socket.close()


def test_a_maker_who_does_not_sit_leaves_the_table_to_those_who_do(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("open", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    version = bob.game(id)["table"]["version"]
    ann.ok("POST", "/api/me/deletion", {})
    table = bob.game(id)["table"]
    assert table["mine"]
    assert table["version"] > version
    assert table["seats"][0]["mine"]
    bob.ok("DELETE", f"/api/games/{id}")


def test_a_table_goes_with_its_maker_when_nobody_else_sits(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    ids = [
        ann.table(*kinds, start=False)
        for kinds in (("me", "open"), ("open", "open"), ("bot", "me"), ("me", "invited"))
    ]
    socket = eve.socket()
    socket.send(type="watch", game=ids[0])
    socket.wait("table")
    ann.ok("POST", "/api/me/deletion", {})
    assert socket.wait("gone")["game"] == ids[0]
    for id in ids:
        eve.refused(404, "server-unknown-game", "GET", f"/api/games/{id}")
    socket.close()


def test_somebody_who_is_deleted_leaves_the_tables_of_others(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    bob.ok("POST", "/api/me/deletion", {})
    table = ann.game(id)["table"]
    assert table["mine"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


def finished_game(ann: Person) -> tuple[str, int]:
    """Play a game of three seats to its end; return its id and how many moves it has."""
    id = ann.table("me", "me", "me", title="mini-express")
    moves: int = play_out(id, ann)["last"]
    return id, moves


def test_a_game_goes_on_from_any_position_of_one_that_is_over(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id, moves = finished_game(ann)
    body = {"move": moves // 2, "kind": "study", "key": "once"}
    study = bob.ok("POST", f"/api/games/{id}/branch", body)
    assert bob.ok("POST", f"/api/games/{id}/branch", body)["table"]["id"] == study["table"]["id"]
    position = study["position"]
    before = ann.position(id, move=position["move"])
    assert moves // 2 <= position["move"] < moves
    assert {**before["view"], "viewer": None} == {**position["view"], "viewer": None}
    assert all([seat["mine"] for seat in study["table"]["seats"]])
    assert play_out(study["table"]["id"], bob)["status"] == "finished"


def test_against_bots_one_plays_the_seat_that_decides_there(meet: Meet) -> None:
    ann = meet("Ann")
    id, moves = finished_game(ann)
    path = f"/api/games/{id}/branch"
    branch = {"move": moves // 2, "kind": "bots", "level": "greedy"}
    made = ann.ok("POST", path, branch)
    seat = made["position"]["seat"]
    assert made["position"]["actions"]
    seated = [(each["kind"], each["level"]) for each in made["table"]["seats"]]
    assert seated[seat] == ("person", None)
    assert seated.count(("bot", "greedy")) == 2
    other = ann.ok("POST", path, {**branch, "seat": (seat + 1) % 3})
    assert other["table"]["seats"][(seat + 1) % 3]["mine"]
    ann.refused(409, "server-nothing-left", "POST", path, {"move": moves})
    ann.refused(400, "server-bad-seat", "POST", path, {"move": 9, "seat": 3})
    ann.refused(400, "server-unknown-bot", "POST", path, {"move": 9, "level": "nobody"})


def test_a_study_is_played_on_from_any_of_its_positions(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id, moves = finished_game(ann)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    study = bob.ok("POST", "/api/games/imports", {"record": record})["table"]
    assert study["status"] == "finished"
    branch = bob.ok("POST", f"/api/games/{study['id']}/branch", {"move": moves // 3})
    assert branch["position"]["actions"]
    again = bob.ok("POST", f"/api/games/{branch['table']['id']}/branch", {"move": moves // 3})
    assert again["position"]["actions"] == branch["position"]["actions"]
