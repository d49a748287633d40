"""Boilermen on locomotives and factories (CO-10 and on)."""

import pytest

from ironroad.games.russian_railroads.modules.coal.state import (
    BOILED,
    BOILED_GAPS,
    FOUNDRIES_UNSEEN,
    FOUNDRY_STACK,
)
from ironroad.games.russian_railroads.state import ROUBLES
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    KIEV,
    SP,
    Hand,
    annex,
    checked,
    coal,
    face_up,
    factories,
    own,
    play,
    points,
    said,
    spaces_of,
    uses,
)


def test_a_boilerman_needs_a_tile_of_the_stack_and_a_place() -> None:
    assert "boilerman" in uses(coal({"coal": 2}))
    assert "boilerman" not in uses(coal({"coal": 1}))
    empty = coal({"coal": 2, "roubles": 0}, turns=[BORIS, ANNA, 2, 3])
    empty.state.common[FOUNDRY_STACK] = 0
    assert "boilerman" not in uses(play(empty, "boris: pass"))
    full = coal({"coal": 2, "boilermen": [0]})

    assert "boilerman" not in uses(full)


def test_a_boilerman_comes_from_the_stack_unseen() -> None:
    table = play(
        coal({"coal": 2, "roubles": 0}),
        "anna: use boilerman\nanna: place industry-1",
    )

    assert table.state.common[FOUNDRY_STACK] == 9
    assert bin(table.state.common[FOUNDRIES_UNSEEN]).count("1") == 10
    checked(table)


def test_one_boilerman_a_locomotive_and_a_factory() -> None:
    hand: Hand = {
        "coal": 2,
        "slots": [1, 0, 3, 0],
        "factories": [5, 6],
        "boilermen": [2],
        "boiled": [0],
        "roubles": 0,
    }
    table = play(coal(hand), "anna: use boilerman")

    assert table.options() == ["boilerman trans-siberian-1", "boilerman gap-2"]


def test_a_locomotive_with_a_boilerman_counts_one_more_and_meets_conditions_at_once() -> None:
    hand: Hand = {
        "st_petersburg": [4],
        "slots": [1, 0, 3, 0],
        "coal": 2,
        "roubles": 0,
    }
    table = play(coal(hand), "anna: use boilerman\nanna: boilerman st-petersburg")

    assert table.state.reach(ANNA, SP) == 4
    assert [text for text in table.options() if text.startswith("token")]


def test_a_boilerman_beside_a_factory() -> None:
    hand: Hand = {"factories": [6], "coal": 2, "roubles": 0, "boilermen": [0]}
    table = play(coal(hand), "anna: use boilerman")

    assert annex(table, ANNA, BOILED_GAPS) == 1
    assert said(table)[-1] == "boiled-factory"
    checked(table)


def test_the_boilerman_moves_with_its_locomotive() -> None:
    hand: Hand = {"slots": [3, 0, 0, 0], "boilermen": [0], "roubles": 0}
    table = coal(hand, piles={2: 0, 3: 0, 4: 0, 5: 4})
    play(table, "anna: place locomotive-1\nanna: locomotive 5\nanna: put 5 trans-siberian-1")
    assert {"put 4 st-petersburg", "put 4 kiev"} <= set(table.options())
    play(table, "anna: put 4 kiev")

    assert table.view(None)["players"][ANNA]["modules"]["boilermen"] == ["kiev"]
    assert table.state.reach(ANNA, KIEV) == 4


def test_the_raised_number_decides_which_locomotive_is_higher() -> None:
    hand: Hand = {"slots": [3, 4, 4, 4], "boilermen": [0], "roubles": 0}
    table = coal(hand, piles={2: 0, 3: 0, 4: 4})

    assert "locomotive-1" in spaces_of(table)
    play(table, "anna: place locomotive-1")
    assert [text for text in table.options() if text.startswith("locomotive")] == []


def test_a_boilerman_leaves_the_game_with_its_locomotive() -> None:
    hand: Hand = {"slots": [3, 6, 6, 6], "boilermen": [0], "roubles": 0}
    table = coal(hand, piles={2: 0, 3: 0, 4: 0, 5: 4})
    play(table, "anna: place locomotive-1\nanna: locomotive 5")

    assert face_up(table, 3) == 1
    assert annex(table, ANNA, BOILED) == 0


def test_a_boilerman_leaves_the_game_with_its_factory() -> None:
    hand: Hand = {"factories": [2, 2, 3, 3, 3], "boiled": [2], "roubles": 0}
    table = play(coal(hand), "anna: place locomotive-1\nanna: factory new 2\nanna: replace 3")

    assert annex(table, ANNA, BOILED_GAPS) == 0
    assert factories(table, ANNA)[2] == 2


@pytest.mark.parametrize(
    ("number", "expected"),
    [(5, {"industry 1 6", "stop"}), (7, {"advance black kiev 2"}), (4, {"doubler"})],
)
def test_a_factory_with_a_boilerman_gives_one_more(number: int, expected: set[str]) -> None:
    hand: Hand = {"factories": [number], "boiled": [0], "markers": [4], "roubles": 0}
    table = play(coal(hand), "anna: place industry-1")

    assert expected <= set(table.options())


def test_what_each_factory_gives_with_a_boilerman() -> None:
    hand: Hand = {
        "factories": [1],
        "boiled": [0],
        "markers": [4],
        "engineers": [5, 9],
        "roubles": 0,
    }
    assert points(play(coal(hand), "anna: place industry-1"), ANNA) == 5 + 9 + 2
    hand = {"factories": [8], "boiled": [0], "markers": [4], "slots": [5, 4, 3, 2], "roubles": 0}
    assert points(play(coal(hand), "anna: place industry-1"), ANNA) == 5 + 4 + 3
    hand = {"factories": [6], "boiled": [0], "markers": [4], "roubles": 0}
    assert own(play(coal(hand), "anna: place industry-1"), ANNA, ROUBLES) == 2
    hand = {"factories": [9], "boiled": [0], "markers": [4], "roubles": 0}
    table = play(coal(hand), "anna: place industry-1\nanna: bonus points\nanna: bonus points")
    assert points(table, ANNA) == 20
    hand = {"factories": [2], "boiled": [0], "markers": [4], "roubles": 0}
    table = play(coal(hand), "anna: place industry-1\nanna: factory new 2\nanna: factory new 2")
    assert factories(table, ANNA)[:3] == [2, 2, 2]


def test_factory_3_with_a_boilerman_uses_two_different_spaces_again() -> None:
    hand: Hand = {"factories": [3], "boiled": [0], "markers": [4], "roubles": 0}
    table = coal(hand, spaces={"black-2": {"own": 1}, "roubles": {"own": 1}, "doubler": {"own": 1}})
    play(table, "anna: place industry-1\nanna: reuse roubles")
    assert "reuse roubles" not in table.options()
    assert table.view(ANNA)["question"]["id"] == "rr-ask-reuse"
    play(table, "anna: reuse doubler")

    assert own(table, ANNA, ROUBLES) == 2
    assert "doubler" in table.options()


def test_factory_3_with_a_boilerman_may_be_declined_or_find_nothing() -> None:
    hand: Hand = {"factories": [3], "boiled": [0], "markers": [4], "roubles": 0}
    table = coal(hand, spaces={"roubles": {"own": 1}})
    play(table, "anna: place industry-1\nanna: decline")
    assert said(table)[-1] == "lapsed"
    table = coal({**hand, "factories": [5, 3], "boiled": [1], "markers": [6]})
    play(table, "anna: place industry-2")

    assert "lapsed" in said(table)
