"""Editions of people's own: checked for every setup, drawn, shared by links."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.face import check_every_setup, parse_own_edition, values_read
from ironroad.games import REGISTRY
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import PATIENT, Meet

TITLES = ("cards", *REGISTRY.ids())


def head(title: str, base: str = "standard") -> str:
    return f'[edition]\ntitle = "{title}"\nname = "mine"\nextends = "{base}"\n'


def entry(section: str, line: str) -> str:
    return f'\n[{section}]\n{line[:-2]}, mark = "printed", source = "my box" }}\n'


SOUND = head("cards") + entry("rounds", "three = { value = 2 }")
ASTRAY = head("mini-express") + entry("europe-cities", 'kiev = { hex = "9999", metal = "silver" }')
"""Sound on the other map alone: a city lies beside the map."""


@pytest.mark.parametrize("title", TITLES)
def test_an_edition_is_drawn_with_a_game_that_is_set_up(meet: Meet, title: str) -> None:
    meta = REGISTRY.meta(title)
    drawn = meet().ok("POST", f"/api/titles/{title}/drawing", {"text": head(title)})
    shipped = meet().ok("GET", f"/api/titles/{title}/editions/standard")

    assert drawn["whole"] == {**shipped, "name": "mine"}
    read = [(section, key) for section, keys in drawn["read"].items() for key in keys]
    setup = next(options for seats, options in meta.setups() if seats == meta.seats[0])
    expected = {(found.section, found.key) for found in values_read(title, setup)}
    assert read
    assert set(read) <= expected
    ann = meet("Ann")
    id = ann.table(*["me"] * max(meta.seats[0], 1), title=title)
    assert drawn["view"].keys() == ann.position(id)["view"].keys()
    assert drawn["played"]["layout"] == ann.ok("GET", f"/api/games/{id}/edition")["layout"]


def test_a_changed_value_is_drawn_with_its_mark_and_source(meet: Meet) -> None:
    text = head("mini-express") + entry("usa-cities", 'boston = { hex = "1705", metal = "gold" }')
    drawn = meet().ok("POST", "/api/titles/mini-express/drawing", {"text": text})

    boston = drawn["whole"]["sections"]["usa-cities"]["boston"]
    values = {"hex": "1705", "metal": "gold"}
    assert boston == {"values": values, "mark": "printed", "source": "my box"}
    capacities = {
        found["name"]: found["capacity"]
        for found in drawn["played"]["layout"]["hexes"]
        if found.get("name")
    }
    assert capacities["boston"] == 3


def test_seats_and_options_choose_what_is_drawn(meet: Meet) -> None:
    path = "/api/titles/russian-railroads/drawing"
    body = {"text": head("russian-railroads"), "options": {"board": "german"}}
    german = meet().ok("POST", path, {**body, "seats": 4})
    assert german["view"]["board"] == "german"
    assert len(german["view"]["players"]) == 4
    assert "german-tiles" in german["read"]
    assert "american-stock" in german["whole"]["sections"]
    assert "american-stock" not in german["read"]


def test_without_seats_as_many_are_drawn_as_go_with_the_options(meet: Meet) -> None:
    meta = REGISTRY.meta("mini-express")
    found = [(seats, options) for seats, options in meta.setups() if seats != meta.seats[0]]
    seats, options = next(
        (seats, options)
        for seats, options in found
        if not any([other == options for n, other in meta.setups() if n < seats])
    )
    body = {"text": head("mini-express"), "options": options}
    drawn = meet().ok("POST", "/api/titles/mini-express/drawing", body)
    assert len(drawn["view"]["players"]) == seats


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_wrong_is_told_with_its_line_in_the_language_of_the_asker(
    meet: Meet, language: str
) -> None:
    ann = meet("Ann")
    ann.ok("PATCH", "/api/me", {"language": language})
    text = head("trans-siberian") + entry("tracks", 'dividends = { end = "nine" }')
    for path in ("drawing", "edition", "shared"):
        address = f"/api/titles/trans-siberian/{path}"
        problem = ann.refused(422, "error-edition", "POST", address, {"text": text})
        args = problem["error"]["args"]
        assert (args["line"], args["reason"]["id"]) == (7, "edition-not-in-range")
        assert {"en": "whole number", "es": "entero"}[language] in problem["sentence"]


def test_an_edition_is_checked_for_every_setup_as_on_the_command_line(meet: Meet) -> None:
    ann = meet("Ann")
    ann.ok("POST", "/api/titles/mini-express/drawing", {"text": ASTRAY})
    with pytest.raises(InvalidEdition) as refused:
        check_every_setup("mini-express", parse_own_edition("mini-express", ASTRAY))
    for path in ("edition", "shared"):
        address = f"/api/titles/mini-express/{path}"
        problem = ann.refused(422, "error-edition", "POST", address, {"text": ASTRAY})
        assert problem["error"] == refused.value.message.to_json()


def test_a_shared_edition_is_found_by_whoever_has_the_link_and_played(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    key = ann.ok("POST", "/api/titles/cards/shared", {"text": SOUND})["key"]

    found = meet().ok("GET", f"/api/titles/cards/shared/{key}")

    assert (found["text"], found["name"], found["title"]) == (SOUND, "mine", "cards")
    id = bob.table("me", "me", edition_text=found["text"])
    table = bob.game(id)["table"]
    assert (table["edition"], table["own_edition"]) == ("mine", True)
    assert play_out(id, bob)["status"] == "finished"
    assert f"digest: {found['digest']}" in bob.ask("GET", f"/api/games/{id}/record").text


def test_the_same_text_has_the_same_link_and_is_kept_once(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    keys = {
        person.ok("POST", "/api/titles/cards/shared", {"text": SOUND})["key"]
        for person in (ann, ann, bob)
    }
    assert len(keys) == 1
    assert len(ann.ok("GET", "/api/me/export")["editions"]) == 1


def test_a_link_leads_nowhere_else(meet: Meet) -> None:
    ann = meet("Ann")
    key = ann.ok("POST", "/api/titles/cards/shared", {"text": SOUND})["key"]
    for path in (f"trans-siberian/shared/{key}", f"cards/shared/{key[:-1]}", "cards/shared/%25"):
        ann.refused(404, "server-unknown-shared", "GET", f"/api/titles/{path}")
    ann.refused(404, "error-unknown-title", "POST", "/api/titles/none/shared", {"text": SOUND})
    ann.refused(404, "error-unknown-title", "POST", "/api/titles/none/drawing", {"text": SOUND})


def test_who_shares_an_edition_can_withdraw_it(meet: Meet) -> None:
    ann, bob, eve = meet("Ann"), meet("Bob"), meet("Eve")
    text = SOUND.replace("mine", "withdrawn")
    key = ann.ok("POST", "/api/titles/cards/shared", {"text": text})["key"]
    bob.ok("POST", "/api/titles/cards/shared", {"text": text})
    address = f"/api/titles/cards/shared/{key}"
    eve.refused(404, "server-unknown-shared", "DELETE", address)

    assert ann.ask("DELETE", address).status_code == 204

    eve.ok("GET", address)  # Somebody else shares it still.
    bob.ask("DELETE", address)
    eve.refused(404, "server-unknown-shared", "GET", address)


def test_what_a_deleted_person_shared_is_gone(meet: Meet) -> None:
    ann = meet("Ann")
    text = SOUND.replace("mine", "forgotten")
    key = ann.ok("POST", "/api/titles/cards/shared", {"text": text})["key"]
    ann.ok("POST", "/api/me/deletion", {"password": ""})
    meet().refused(404, "server-unknown-shared", "GET", f"/api/titles/cards/shared/{key}")


def test_nobody_shares_more_than_the_limit(own_server: Callable[..., Server]) -> None:
    server = own_server(limits=msgspec.structs.replace(PATIENT, editions_per_person=2))
    ann = Person(server.url, "Ann")
    texts = [SOUND.replace("mine", name) for name in ("one", "two", "three")]
    keys = [ann.ok("POST", "/api/titles/cards/shared", {"text": text})["key"] for text in texts[:2]]
    beyond: dict[str, Any] = {"text": texts[2]}
    ann.refused(429, "server-too-many-editions", "POST", "/api/titles/cards/shared", beyond)
    ann.ok("POST", "/api/titles/cards/shared", {"text": texts[0]})
    ann.ask("DELETE", f"/api/titles/cards/shared/{keys[0]}")
    ann.ok("POST", "/api/titles/cards/shared", beyond)
    ann.close()


@pytest.mark.parametrize(
    ("text", "status", "reason"),
    [
        (SOUND.replace('"mine"', '"my\\nbox"'), 422, "edition-bad-id"),
        (SOUND.replace('"mine"', '"' + "m" * 5_000 + '"'), 422, "edition-long-id"),
        (SOUND.replace("my box", "p. 3 \x00"), 400, "server-bad-field"),
        (SOUND.replace("my box", "x" * 200_001), 400, "server-too-long"),
        (SOUND.replace("my box", ""), 422, "edition-missing-value"),
        (SOUND.replace("printed", "certain"), 422, "edition-unknown-mark"),
        ("[edition", 422, "edition-not-toml"),
    ],
)
def test_hostile_texts_are_refused_with_a_reason(
    meet: Meet, text: str, status: int, reason: str
) -> None:
    ann = meet("Ann")
    for path in ("drawing", "edition", "shared"):
        answer = ann.ask("POST", f"/api/titles/cards/{path}", {"text": text})
        assert answer.status_code == status, answer.text
        assert reason in answer.text
        assert answer.json()["sentence"]


def test_options_that_the_title_does_not_have_are_refused(meet: Meet) -> None:
    ann = meet("Ann")
    path = "/api/titles/russian-railroads/drawing"
    body = {"text": head("russian-railroads")}
    for more, reason in (
        ({"options": {"board": "moon"}}, "error-option-value"),
        ({"options": {"weather": "rain"}}, "error-unknown-option"),
        ({"seats": 9}, "error-seats"),
    ):
        ann.refused(422, reason, "POST", path, {**body, **more})


def test_the_client_is_told_where_wrong_values_are_reported(
    own_server: Callable[..., Server],
) -> None:
    address = "https://example.org/box/issues"
    ann = Person(own_server(issues=address).url)
    assert ann.ok("GET", "/api/build")["issues"] == address
    ann.close()
