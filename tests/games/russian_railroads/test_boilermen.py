"""Boilermen on locomotives and factories (CO-10 and on)."""

from pathlib import Path
from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.modules.coal.state import (
    CoalTable,
    coal_board,
    coal_table,
    put_coal_table,
)
from tests.games.russian_railroads.editions import changed, lines
from tests.games.russian_railroads.logs import told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    COAL_ON,
    KIEV,
    SP,
    Hand,
    Pieces,
    checked,
    coal,
    face_up,
    factories,
    play,
    player,
    points,
    position,
    said,
    spaces_of,
    uses,
)


def test_a_boilerman_needs_a_tile_of_the_stack_and_a_place() -> None:
    assert "boilerman" in uses(coal({"coal": 2}))
    assert "boilerman" not in uses(coal({"coal": 1}))
    empty = coal({"coal": 2, "roubles": 0}, turns=[BORIS, ANNA, 2, 3])
    put_coal_table(empty.state, CoalTable(coal_table(empty.state).shown, 0, 0))
    assert "boilerman" not in uses(play(empty, "boris: pass"))
    full = coal({"coal": 2, "boilermen": [0]})

    assert "boilerman" not in uses(full)


def test_a_boilerman_comes_from_the_stack_unseen() -> None:
    table = play(
        coal({"coal": 2, "roubles": 0}),
        "anna: use boilerman\nanna: place industry-1",
    )

    assert coal_table(table.state).stack == 9
    assert bin(coal_table(table.state).unseen).count("1") == 10
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

    assert coal_board(table.state, ANNA).boiled_gaps == 1
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
    assert coal_board(table.state, ANNA).boiled_slots == 0


def test_a_boilerman_leaves_the_game_with_its_factory() -> None:
    hand: Hand = {"factories": [2, 2, 3, 3, 3], "boiled": [2], "roubles": 0}
    table = play(coal(hand), "anna: place locomotive-1\nanna: factory new 2\nanna: replace 3")

    assert coal_board(table.state, ANNA).boiled_gaps == 0
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
    assert player(play(coal(hand), "anna: place industry-1"), ANNA).roubles == 2
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

    assert player(table, ANNA).roubles == 2
    assert "doubler" in table.options()


def test_factory_3_with_a_boilerman_may_be_declined_or_find_nothing() -> None:
    hand: Hand = {"factories": [3], "boiled": [0], "markers": [4], "roubles": 0}
    table = coal(hand, spaces={"roubles": {"own": 1}})
    play(table, "anna: place industry-1\nanna: decline")
    assert said(table)[-1] == "lapsed"
    table = coal({**hand, "factories": [5, 3], "boiled": [1], "markers": [6]})
    play(table, "anna: place industry-2")

    assert "lapsed" in said(table)


def with_factory_3(spaces: dict[str, Pieces], edition: Path | None = None, **hand: Any) -> Table:
    """Boris reaches factory 3, which has a boilerman."""
    board: Hand = {"factories": [3], "boiled": [0], "markers": [3], "roubles": 0, **hand}  # type: ignore[typeddict-item]  # The caller gives keys of a hand.
    turns = [BORIS, 2, 3, ANNA]
    table = position(
        4, hands={BORIS: board}, turns=turns, spaces=spaces, options=COAL_ON, edition=edition
    )
    return play(table, "boris: place industry-2")


def test_factory_3_with_a_boilerman_offers_own_spaces_that_can_be_used_at_least_in_part() -> None:
    """Of two advances one is possible; the space of another player and one with two workers are no targets."""
    spaces: dict[str, Pieces] = {
        "any-2": {"seat": BORIS, "own": 1, "roubles": 1},
        "gray-2": {"seat": BORIS, "own": 1},
        "doubler": {"seat": ANNA, "own": 1},
        "black-3": {"seat": BORIS, "own": 2},
    }
    table = with_factory_3(spaces, trans_siberian=[3, 1], extra=1)
    assert table.options() == ["reuse any-2", "reuse gray-2", "decline"]
    play(table, "boris: reuse gray-2")
    assert told(table)[-1] == "reused 1 space-track reward-track-gray 2"
    assert table.options() == ["reuse any-2", "decline"]
    play(table, "boris: reuse any-2")

    assert told(table)[-1] == "reused 1 space-track reward-track-any 2"
    assert table.view(None)["owed"] == [
        {"reward": "track-gray 2", "must": False},
        {"reward": "track-any 2", "must": False},
    ]


def test_factory_3_with_a_boilerman_may_find_only_what_is_possible_in_part() -> None:
    table = with_factory_3({"gray-2": {"seat": BORIS, "own": 1}}, trans_siberian=[3, 1])

    assert table.options() == ["reuse gray-2", "decline"]


def test_factory_3_with_a_boilerman_lapses_without_a_question_where_it_finds_nothing() -> None:
    table = with_factory_3({"black-3": {"seat": BORIS, "own": 2}})

    assert [line for line in told(table) if "lapsed" in line or "decline" in line] == [
        "lapsed 1 reward-reuse-others 1"
    ]


def test_as_many_spaces_are_used_again_as_the_factory_says(tmp_path: Path) -> None:
    path = changed(tmp_path, lines("coal-boilermen", '3 = { factory = ["reuse-others 3"] }'))
    names = ["any-2", "black-2", "doubler"]
    spaces: dict[str, Pieces] = {name: {"seat": BORIS, "own": 1} for name in names}
    table = with_factory_3(spaces, edition=path)
    play(table, "boris: reuse any-2\nboris: reuse black-2\nboris: reuse doubler")

    assert [owed["reward"] for owed in table.view(None)["owed"]] == [
        "track-any 2",
        "track-black 2",
        "doubler 1",
    ]
