"""Rows of numbers say what views say."""

from typing import Any

import pytest

from ironroad.games import REGISTRY
from ironroad.games.trans_siberian.components import RAILROADS
from ironroad.games.trans_siberian.encode import QUESTIONS
from ironroad.games.trans_siberian.view import STATUS_NAMES
from tests.games.encodings import counted_from, decider, positions, seen

TITLE = "trans-siberian"


def check_table(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    table = numbers["table"]
    assert table["current"] == [counted_from(seat, rules.seats, view["current"])]
    for name in ("phase", "timing", "dividends"):
        assert table[name] == [view[name]]
    space = table["nationalization"][0]
    assert rules.tracks.nationalization[space] == view["nationalization"]
    railroads = numbers["railroads"]
    names = {name: number for number, name in STATUS_NAMES.items()}
    for place, shown in enumerate(view["railroads"]):
        assert railroads["status"][place] == names[shown["status"]]
        for name in ("treasury", "income", "cubes"):
            assert railroads[name][place] == shown[name]
        stock = railroads["stock"][place]
        assert shown["stock"] == (rules.tracks.stock[stock - 1] if stock else 0)
    owners = [
        0 if link["owner"] is None else RAILROADS.index(link["owner"]) + 1 for link in view["links"]
    ]
    assert numbers["links"]["owner"] == owners


def check_players(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    for place in range(state.rules.seats):
        player = view["players"][(seat + place) % state.rules.seats]
        shown = numbers[f"player-{place}"]
        assert shown["cash"] == [player["cash"]]
        assert shown["certificates"] == list(player["certificates"].values())


def check_question(state: Any, seat: int) -> str:
    """Check what a question names; return its id."""
    numbers, view = seen(TITLE, state, seat)
    question = numbers["question"]
    seats = state.rules.seats
    assert question["seat"] == [decider(seat, seats, view["seat"])]
    if view["question"] is None:
        assert all(values == [0] for values in question.values())
        return "over"
    args = view["question"]["args"]
    railroad = question["railroad"][0]
    named = f"ts-railroad-{RAILROADS[railroad - 1]}" if railroad else None
    assert (args["railroad"]["id"] if "railroad" in args else None) == named
    id = str(view["question"]["id"])
    amount = args.get("amount", 0) if id != "ts-ask-bonus" else 0
    assert question["amount"] == [amount]
    assert question["leader"] == [counted_from(seat, seats, args.get("leader"))]
    link = question["link"][0]
    assert args.get("link") == (state.rules.link_name(link - 1).to_json() if link else None)
    return id


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_is_what_the_view_says(seats: int) -> None:
    asked = set()
    for seed in range(12):
        start = "random" if seed % 2 else "first"
        for state in positions(TITLE, seats, {"start": start}, seed):
            seat = len(state.stack) % seats
            check_table(state, seat)
            check_players(state, seat)
            asked.add(check_question(state, seat))
    assert len(asked) > 8


def test_two_bytes_hold_what_one_does_not() -> None:
    state = next(positions(TITLE, 3, {"start": "first"}, 0))
    encoder = REGISTRY.title(TITLE).encoder(state.rules)
    state.cash[1] = 1234
    numbers, _ = seen(TITLE, state, 1)

    assert numbers["player-0"]["cash"] == [1234]
    assert encoder.encode(state, 1)[encoder.spec.slice_of("player-0", "cash")] == b"\xd2\x04"


def test_questions_are_numbered_without_a_gap() -> None:
    assert sorted(QUESTIONS.values()) == list(range(1, len(QUESTIONS) + 1))
