"""Several seats before one screen: whose eyes it has, and whether they know a secret."""

import random
from typing import Any

import pytest

import ironroad
from ironroad.core.table import Table
from tests.server.clients import Person
from tests.server.conftest import Meet


def played_until_somebody_looks() -> Table:
    """Return a random game of Russian Railroads up to the moment at which a seat has looked at End Bonus cards."""
    for seed in range(100):
        choose = random.Random(seed)
        table = ironroad.new("russian-railroads", 2, seed)
        while table.seat is not None:
            texts = [text for text in table.options() if text not in ("pass", "stop", "finish")]
            table.play(choose.choice(texts or table.options()))
            if table.has_secrets(0) != table.has_secrets(1):
                return table
    raise AssertionError("nobody looks")


def brought(person: Person, record: str) -> str:
    """Return the id of a recorded game that goes on, with one person on both seats."""
    made = person.ok("POST", "/api/games/imports", {"record": record, "kind": "table"})
    id: str = made["table"]["id"]
    person.ok("PUT", f"/api/games/{id}/seats/1", {"kind": "me"})
    person.ok("POST", f"/api/games/{id}/start")
    return id


def secrets_by_seat(person: Person, id: str) -> list[bool]:
    """Return whether each seat is said to know a secret, by request and by socket alike."""
    socket = person.socket()
    told = []
    for seat in (0, 1):
        position = person.position(id, seat=seat)
        pushed = socket.watch(id, seat=seat)
        assert position["viewer"] == pushed["viewer"] == seat
        assert position["secrets"] == pushed["secrets"]
        told.append(position["secrets"])
    socket.close()
    return told


def test_hidden_cards_are_a_secret_of_each_seat_and_of_no_spectator(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    id = ann.table("me", "me")

    assert secrets_by_seat(ann, id) == [True, True]
    assert eve.position(id)["secrets"] is False


def test_russian_railroads_has_no_secrets_before_anybody_looked_at_end_bonus_cards(
    meet: Meet,
) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", title="russian-railroads")
    for _ in range(10):
        assert secrets_by_seat(ann, id) == [False, False]
        ann.play(id, "pass" if has_action(ann.position(id), "pass") else None)


def has_action(position: Any, text: str) -> bool:
    return any([action["text"] == text for action in position["actions"]])


def test_who_has_looked_at_end_bonus_cards_knows_a_secret_and_the_other_does_not(
    meet: Meet,
) -> None:
    table = played_until_somebody_looks()
    ann, eve = meet("Ann"), meet("Eve")
    id = brought(ann, table.record())

    assert secrets_by_seat(ann, id) == [table.has_secrets(0), table.has_secrets(1)]
    assert sorted(secrets_by_seat(ann, id)) == [False, True]
    assert eve.position(id)["secrets"] is False
    # Looking back, the position says what was known then.
    looker = int(table.has_secrets(1))
    assert ann.position(id, seat=looker, move=0)["secrets"] is False


@pytest.mark.parametrize("first", [0, 1])
def test_while_others_decide_the_screen_has_the_eyes_of_the_seat_that_decided_last(
    meet: Meet, first: int
) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    seats = ["open", "open", "open"]
    id = ann.table(*seats)
    for seat in (first, first + 1):
        ann.ok("PUT", f"/api/games/{id}/seats/{seat}", {"kind": "me"})
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    viewers = []
    for _ in range(6):
        seat = ann.position(id)["seat"]
        (bob if seat == (first + 2) % 3 else ann).play(id)
        viewers.append((ann.position(id)["seat"], ann.position(id)["viewer"]))

    # Seats bet and hide in turn; the seat of Bob is looked at through the last eyes of Ann's.
    assert viewers == (
        [(0, 0), (1, 1), (1, 1), (2, 1), (2, 1), (0, 0)]
        if first == 0
        else [(0, 1), (1, 1), (1, 1), (2, 2), (2, 2), (0, 2)]
    )


def test_a_turn_is_confirmed_before_the_screen_goes_on(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "me", terms={"confirm": True})
    for _ in range(2):
        ann.play(id)

    waiting = ann.position(id)
    assert (waiting["unconfirmed"], waiting["seat"], waiting["viewer"]) == (0, 1, 0)
    ann.do(id, "confirm")
    assert ann.position(id)["viewer"] == 1
