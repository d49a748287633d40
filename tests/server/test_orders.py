"""Standing orders: followed while they hold, ended with a reason, seen by their owner alone."""

import time
from typing import Any

from tests.server.clients import Person
from tests.server.conftest import Meet
from tests.server.receivers import wait_for
from tests.server.test_play import pair


def give(person: Person, id: str, *orders: dict[str, Any]) -> None:
    person.ok("PUT", f"/api/games/{id}/orders", {"orders": list(orders)})


def kept(person: Person, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ok("GET", f"/api/games/{id}/orders")["orders"]
    return found


def settled(person: Person, id: str, move: int) -> Any:
    """Wait until so many moves are made, then see that no more come."""
    deadline = time.monotonic() + 60
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
    # What was used as often as wished has ended at once.
    assert [order["ended"] is None for order in kept(bob, id)] == [True, False]
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


def test_the_lowest_number_up_to_a_limit_is_taken(meet: Meet) -> None:
    ann, bob, id = pair(meet)
    give(bob, id, {"up_to": "bet 2", "question": "cards-ask-bet", "times": 1})
    ann.play(id, "bet 1")
    ann.play(id, "hide left")
    position = settled(bob, id, 5)
    options = kept(bob, id)

    assert position["view"]["bets"][1] == 0
    assert options[0]["ended"]["id"] == "server-order-used-up"


def auction(meet: Meet) -> tuple[Person, Person, str]:
    """Return two people in the first auction, the first of whom speaks first; a third sits there too."""
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", "me", title="trans-siberian", options={"start": "first"})
    bob.ok("POST", f"/api/games/{id}/join", {"seat": 1})
    ann.ok("POST", f"/api/games/{id}/start")
    return ann, bob, id


AUCTION = {
    "up_to": "bid 12",
    "actions": ["drop"],
    "until_events": ["ts-event-won", "ts-event-unsold"],
}


def test_bids_go_up_to_a_limit_and_then_one_drops_out(meet: Meet) -> None:
    ann, bob, id = auction(meet)
    give(bob, id, AUCTION)
    ann.play(id, "bid 9")
    settled(bob, id, 2)
    assert ann.position(id)["question"]["args"]["amount"] == 10
    ann.play(id, "drop")  # the third seat
    ann.play(id, "bid 11")
    settled(bob, id, 5)
    assert ann.position(id)["question"]["args"]["amount"] == 12
    ann.play(id, "bid 14")
    settled(bob, id, 7)

    # Bob has dropped out, Ann has won, and the next auction is not this one.
    (order,) = kept(bob, id)
    assert order["used"] == 3
    words = bob.ok("GET", f"/api/games/{id}/orders")["words"]
    assert words["bid 12"] == {"id": "ts-do-bid", "args": {"amount": 12}}


def test_without_a_then_a_limit_that_is_passed_ends_the_order(meet: Meet) -> None:
    ann, bob, id = auction(meet)
    give(bob, id, {"up_to": "bid 12", "times": 9})
    ann.play(id, "bid 12")
    wait_for(lambda: kept(bob, id)[0]["ended"] is not None)

    settled(bob, id, 1)
    ended = kept(bob, id)[0]["ended"]
    assert ended["id"] == "server-order-limit"
    assert ended["args"]["action"] == {"id": "ts-do-bid", "args": {"amount": 12}}


def test_an_order_waits_while_something_better_is_possible(meet: Meet) -> None:
    ann, bob, id = auction(meet)
    give(bob, id, {"actions": ["drop"], "unless": ["bid 12"], "times": 9})
    ann.play(id, "bid 9")
    time.sleep(0.3)
    assert bob.position(id)["move"] == 1
    assert kept(bob, id)[0]["ended"] is None
    give(bob, id, {"actions": ["drop"], "unless": ["bid 9"], "times": 9})
    settled(bob, id, 2)


def test_a_limit_needs_a_number_and_an_order_an_action(meet: Meet) -> None:
    ann, _, id = auction(meet)
    path = f"/api/games/{id}/orders"
    wrong = {"orders": [{"up_to": "drop", "times": 1}]}
    ann.refused(400, "server-order-without-number", "PUT", path, wrong)
    ann.refused(400, "server-order-without-action", "PUT", path, {"orders": [{"times": 1}]})
    unknown = {"orders": [{"up_to": "bid 100000", "times": 1}]}
    ann.refused(422, "error-unknown-action", "PUT", path, unknown)
