"""Rows of numbers say what views say."""

from typing import Any

import pytest

from ironroad.games.mini_express.components import COLOURS, COMPANIES
from ironroad.games.mini_express.encode import QUESTIONS
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.view import SPIKE_NAMES
from tests.games.encodings import Numbers, counted_from, decider, flags, positions, seen
from tools.walks import covering_setups

TITLE = "mini-express"
SETUPS = covering_setups(META)


def company(number: int) -> str | None:
    return COMPANIES[number - 1] if number else None


def check_table(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    table = numbers["table"]
    assert table["start"] == [counted_from(seat, rules.seats, view["start"])]
    assert table["current"] == [counted_from(seat, rules.seats, view["current"])]
    assert table["dealing"] == [1 if view["pile"] else 0]
    assert table["pile"] == (list(view["pile"].values()) or [0] * len(rules.demand.ids))
    assert table["drafting"] == [1 if view["aside"] else 0]
    assert table["aside"] == (list(view["aside"].values()) or [0] * len(COMPANIES))
    assert ("spike" in table) == (view["spike"] is not None)
    if view["spike"] is not None:
        assert SPIKE_NAMES[table["spike"][0]] == view["spike"]["tile"]
        assert company(table["spike_east"][0]) == view["spike"]["east"]
        assert company(table["spike_west"][0]) == view["spike"]["west"]
    for place, shown in enumerate(view["companies"]):
        for name in ("trains", "supply", "shares", "length"):
            assert numbers["companies"][name][place] == shown[name]


def check_map(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    rules = state.rules
    tiles = {}
    for city, number in zip(rules.map.cities, numbers["cities"]["tile"], strict=True):
        if number:
            kind = number - 1
            tiles[city] = [COLOURS[rules.demand.first[kind]], COLOURS[rules.demand.second[kind]]]
    assert tiles == view["tiles"]
    for place, id in enumerate(COMPANIES):
        hexes = [hex for hex, companies in view["trains"].items() if id in companies]
        assert numbers[f"track-{place}"]["train"] == flags(hexes, rules.map.hexes)


def check_player(shown: Numbers, player: Any) -> None:
    assert shown["shares"] == list(player["shares"].values())
    assert shown["influence"] == list(player["influence"].values())


def check_players(state: Any, seat: int) -> None:
    numbers, view = seen(TITLE, state, seat)
    seats = state.rules.seats
    for place in range(seats):
        check_player(numbers[f"player-{place}"], view["players"][(seat + place) % seats])
    assert ("bot" in numbers) == (view["bot"] is not None)
    if view["bot"] is not None:
        shown = numbers["bot"]
        check_player(shown, view["players"][-1])
        assert COMPANIES[shown["chosen"][0]] == view["bot"]["chosen"]
        target = shown["target"][0]
        assert view["bot"]["target"] == (state.rules.map.cities[target - 1] if target else None)
        assert shown["bag"] == list(view["bot"]["bag"].values())


def check_question(state: Any, seat: int) -> str:
    """Check what a question names; return its id."""
    numbers, view = seen(TITLE, state, seat)
    question = numbers["question"]
    assert question["seat"] == [decider(seat, state.rules.seats, view["seat"])]
    if view["question"] is None:
        assert all(values == [0] for values in question.values())
        return "over"
    args = view["question"]["args"]
    named = company(question["company"][0])
    assert (args["company"]["id"] if "company" in args else None) == (
        None if named is None else f"me-company-{named}"
    )
    city = question["city"][0]
    assert (args["city"]["id"] if "city" in args else None) == (
        f"me-city-{state.rules.map.cities[city - 1]}" if city else None
    )
    assert question["trains"] == [args.get("trains", 0)]
    return str(view["question"]["id"])


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_number_is_what_the_view_says(seats: int, options: dict[str, str]) -> None:
    asked = set()
    for seed in range(2):
        for count, state in enumerate(positions(TITLE, seats, options, seed, every=3)):
            seat = count % seats
            check_table(state, seat)
            check_map(state, seat)
            check_players(state, seat)
            asked.add(check_question(state, seat))
    assert len(asked) > 4


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        (3, {"map": "europe", "variant": "harbor"}, "me-ask-harbor"),
        (3, {}, "me-ask-influence"),
        (3, {}, "me-ask-hex"),
    ],
)
def test_rare_questions_say_what_they_name(seats: int, options: dict[str, str], id: str) -> None:
    options = META.check_setup(seats, options)
    for seed in range(60):
        for state in positions(TITLE, seats, options, seed):
            if state.stack and state.stack[-1].prompt(state).id == id:
                assert check_question(state, seed % seats) == id
                return
    pytest.fail(f"{id} was never asked")


def test_questions_are_numbered_without_a_gap() -> None:
    assert sorted(QUESTIONS.values()) == list(range(1, len(QUESTIONS) + 1))
