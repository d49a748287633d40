"""Engineer 11: three different tracks move one space each (NM-5, R1, R41)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from tests.games.russian_railroads.logs import asked
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    MATERIAL,
    Hand,
    play,
    position,
    spaces_of,
)

N6 = 21
PUBLIC = [4, N6, 10, 2, 3, 6, 7]
FULL: Hand = {
    "trans_siberian": [15, 14, 13, 12, 11],
    "st_petersburg": [9, 8, 7, 6],
    "roubles": 0,
}
"""Nothing can move but on Kiev."""


def material(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    turns = [BORIS, CLARA, DMITRI, ANNA]
    options = {**MATERIAL, **more.pop("options", {})}
    return position(4, hands={BORIS: hand}, turns=turns, options=options, **more)


def tracks(table: Table, line: int) -> list[int]:
    return list(table.view(None)["players"][BORIS]["railroads"][line]["tracks"].values())


def test_two_tracks_are_not_enough_however_far_they_could_go() -> None:
    """On Kiev gray and brown have room for several spaces."""
    assert "engineer-n6" not in spaces_of(material({**FULL, "kiev": [9, 6, 4]}, engineers=PUBLIC))
    assert "engineer-n6" in spaces_of(material({**FULL, "kiev": [8, 6, 4]}, engineers=PUBLIC))


def test_exactly_three_tracks_move_in_the_only_order() -> None:
    table = material({**FULL, "kiev": [8, 7, 6]}, engineers=PUBLIC)
    play(table, "boris: place engineer-n6")

    assert tracks(table, 2) == [9, 8, 7]
    assert table.seat == CLARA


def test_the_steps_that_are_left_are_counted_in_the_question() -> None:
    table = material({"trans_siberian": [4, 2], "roubles": 0}, engineers=PUBLIC)
    play(table, "boris: place engineer-n6")
    assert asked(table) == "ask-apart 3"
    play(table, "boris: advance black kiev 2")
    assert asked(table) == "ask-apart 2"


def test_looking_for_three_tracks_gives_nobody_a_colour() -> None:
    """Black on Trans-Siberian 2 would bring gray, which the search tries."""
    hand: Hand = {"trans_siberian": [1], "st_petersburg": [9], "kiev": [9], "roubles": 0}
    table = material(hand, engineers=PUBLIC)

    assert "engineer-n6" in spaces_of(table)
    assert [player["colours"] for player in table.view(None)["players"]] == [["black"]] * 4
    assert [tracks(table, line) for line in range(3)] == [[1, 0, 0, 0, 0], [9, 0, 0, 0], [9, 0, 0]]


def test_a_track_that_a_step_brings_counts_on_the_line_that_brings_it() -> None:
    """On the German board that is the second line: black on Munich 2 brings gray."""
    hand: Hand = {"lines": [[9], [1], [9]], "tiles": ["h1", "w1", "f1"], "roubles": 0}
    table = material(hand, engineers=PUBLIC, options=GERMAN)
    assert "engineer-n6" in spaces_of(table)
    play(table, "boris: place engineer-n6\nboris: advance gray dresden 1")
    play(table, "boris: advance gray nuremberg 1")

    assert [tracks(table, line)[:2] for line in range(3)] == [[9, 1], [2, 0], [9, 1]]


def test_only_colours_that_are_there_move() -> None:
    table = material({"kiev": [3], "engineers": [N6], "roubles": 0})
    play(table, "boris: place engineer-n6")

    assert table.options() == [
        "advance black trans-siberian 2",
        "advance black st-petersburg 2",
        "advance black kiev 4",
        "stop",
    ]


def test_a_boulder_stops_these_steps_too() -> None:
    hand: Hand = {"lines": [[1], [1], [7]], "engineers": [N6], "roubles": 0}
    table = play(material(hand, options=AMERICAN), "boris: place engineer-n6")
    assert "advance black transcontinental-east 8" not in table.options()
    free = material({**hand, "boulders": ["industry"]}, options=AMERICAN)
    play(free, "boris: place engineer-n6")

    assert "advance black transcontinental-east 8" in free.options()


def test_an_own_engineer_moves_as_many_tracks_as_can_move() -> None:
    table = material({**FULL, "kiev": [9, 7, 6], "engineers": [N6]})
    play(table, "boris: place engineer-n6")
    assert table.options() == ["advance gray kiev 8", "stop"]
    play(table, "boris: advance gray kiev 8")
    assert table.options() == ["advance brown kiev 7", "stop"]
    play(table, "boris: advance brown kiev 7")

    assert tracks(table, 2) == [9, 8, 7]
    assert table.seat == CLARA


@pytest.mark.parametrize(
    ("branch", "offered"),
    [
        ("berlin", ["advance natural dresden 1", "advance gray munich 1"]),
        ("hamburg", []),
    ],
)
def test_a_branch_without_the_tracks_that_were_counted_on_lets_the_rest_lapse(
    branch: str, offered: list[str]
) -> None:
    """Beside black and gray of Munich only natural could move, which Berlin brings at once and Hamburg does not."""
    hand: Hand = {
        "lines": [[9, 8, 7], [8], [9, 8, 7]],
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = material(hand, engineers=PUBLIC, options=GERMAN)
    play(table, "boris: place engineer-n6\nboris: advance black munich 9")
    play(table, f"boris: branch {branch}")

    if offered:
        assert table.seat == BORIS
        assert set(offered) <= set(table.options())
        assert "stop" not in table.options()
    else:
        assert table.seat == CLARA
        assert tracks(table, 1) == [9, 0, 0, 0, 0]
