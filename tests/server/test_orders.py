"""Standing orders: followed while they hold, ended with a reason, seen by their owner alone."""

import time
from typing import Any

from tests.server.clients import Person
from tests.server.conftest import Meet
from tests.server.test_play import pair


def give(person: Person, id: str, *orders: dict[str, Any]) -> None:
    person.ok("PUT", f"/api/games/{id}/orders", {"orders": list(orders)})


def kept(person: Person, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ok("GET", f"/api/games/{id}/orders")["orders"]
    return found


def settled(person: Person, id: str, move: int) -> Any:
    """Wait until so many moves are made, then see that no more come."""
    deadline = time.monotonic() + 10
    while person.position(id)["move"] < move:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(0.1)
    position = person.position(id)
    assert position["move"] == move
    return position


def test_an_order_answers_without_being_asked(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(
        bob,
        id,
        {"actions": ["bet 2"], "question": "cards-ask-bet", "times": 2},
        {"actions": ["hide right"], "question": "cards-ask-hide", "times": 1},
    )
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    position = settled(bob, id, 6)
    assert position["view"]["bets"] == [1, 2]
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    settled(bob, id, 9)
    first, second = kept(bob, id)
    assert first["used"] == 2
    assert second["ended"]["id"] == "server-order-used-up"


def test_the_first_action_that_is_legal_is_taken(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"actions": ["hide left", "bet 0"], "until_move": 5})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    settled(bob, id, 6)
    assert bob.position(id)["view"]["stones"] == [None, 0]
    assert kept(bob, id)[0]["used"] == 2


def test_an_order_ends_when_its_event_is_seen(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"actions": ["bet 0"], "until_events": ["cards-event-bet"]})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    settled(bob, id, 4)
    assert kept(bob, id)[0]["ended"]["id"] == "server-order-event-seen"


def test_an_order_that_cannot_be_followed_ends_with_a_reason(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"actions": ["hide left"], "question": "cards-ask-bet", "times": 9})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    settled(bob, id, 4)
    assert kept(bob, id)[0]["ended"]["id"] == "server-order-impossible"


def test_an_order_holds_only_while_what_it_asks_for_is_on_offer(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"actions": ["bet 0"], "offered": ["hide left"], "times": 9})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    settled(bob, id, 4)
    assert kept(bob, id)[0]["ended"] is None


def test_an_order_needs_an_end_and_real_actions(meet: Meet) -> None:
    ann, _, id = pair(meet)
    path = f"/api/games/{id}/orders"
    endless = {"orders": [{"actions": ["bet 0"]}]}
    ann.refused(400, "server-order-without-end", "PUT", path, endless)
    unknown = {"orders": [{"actions": ["castle"], "times": 1}]}
    ann.refused(422, "error-unknown-action", "PUT", path, unknown)


def test_orders_are_seen_by_their_owner_alone(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"actions": ["bet 2"], "times": 1})
    assert kept(ann, id) == []
    ann.refused(403, "server-not-this-seat", "GET", f"/api/games/{id}/orders?seat=1")


def test_an_order_given_on_ones_turn_is_followed_at_once(meet: Meet) -> None:
    ann, _, id = pair(meet)
    give(ann, id, {"actions": ["bet 2"], "question": "cards-ask-bet", "times": 1})
    settled(ann, id, 3)
