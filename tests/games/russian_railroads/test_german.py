"""The German boards: fork, extension tiles, natural tracks, further markers (GR-1 to GR-12)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import COLOURS
from ironroad.games.russian_railroads.modules.german.state import german_table
from ironroad.games.russian_railroads.rules.advances import can_advance
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    COAL_ON,
    GERMAN,
    Hand,
    checked,
    markers,
    play,
    player,
    points,
    position,
    rules,
    said,
    slots,
    spaces_of,
    track,
)

DRESDEN, MUNICH, NUREMBERG = 0, 1, 2
AT_FORK: Hand = {"lines": [[1], [8, 3], [1]], "roubles": 0}


def german(hand: Hand, **more: Any) -> Table:
    return position(4, hands={ANNA: hand}, options=GERMAN, **more)


def tiles_offered(table: Table) -> list[str]:
    return [text for text in table.options() if text.startswith("tile ")]


def test_the_board_of_the_set_up() -> None:
    table = german({})
    view = table.view(None)
    board = view["players"][ANNA]
    modules = view["modules"]

    assert [line["id"] for line in board["railroads"]] == ["dresden", "munich", "nuremberg"]
    assert [line["locomotives"] for line in board["railroads"]] == [[0], [1, 0], [0]]
    assert len(modules["tiles"]) == 18
    assert len(modules["incomes"]) == 8
    assert view["rounds"] == 7


@pytest.mark.parametrize(("seats", "workers", "roubles"), [(2, 6, 2), (3, 6, 1), (4, 5, 1)])
def test_without_coal_the_start_is_that_of_the_base_game(
    seats: int, workers: int, roubles: int
) -> None:
    table = position(seats, options=GERMAN)

    assert (player(table, ANNA).workers, player(table, ANNA).roubles) == (workers, roubles)
    assert table.state.rules.start.row_length == rules(seats).start.row_length


def test_black_chooses_a_branch_once_and_the_other_is_ignored() -> None:
    table = play(german(AT_FORK), "anna: place black-2\nanna: advance black munich 9")
    assert table.options() == ["branch hamburg", "branch berlin"]
    assert table.view(ANNA)["question"]["id"] == "rr-ask-branch"
    play(table, "branch berlin")

    assert table.view(None)["players"][ANNA]["modules"]["branch"] == "berlin"
    assert "advance black munich 10" in table.options()


def test_each_branch_has_its_own_length_and_spaces() -> None:
    at_end: Hand = {"lines": [[1], [12, 3], [1]], "branch": "berlin", "roubles": 0}
    table = play(german(at_end), "anna: place black-2\nanna: advance black munich 13")
    assert points(table, ANNA) == 10
    assert "advance black munich 14" not in table.options()
    assert table.view(None)["players"][ANNA]["railroads"][MUNICH]["length"] == 13
    checked(table)
    at_end = {"lines": [[1], [14, 3], [1]], "branch": "hamburg", "roubles": 0}
    table = play(german(at_end), "anna: place black-or-gray\nanna: advance black munich 15")

    assert points(table, ANNA) == 10
    assert "white" in table.view(None)["players"][ANNA]["colours"]


def test_the_berlin_branch_brings_natural_tracks_earlier() -> None:
    berlin = play(
        german(AT_FORK), "anna: place black-2\nanna: advance black munich 9\nanna: branch berlin"
    )
    hamburg = play(
        german(AT_FORK), "anna: place black-2\nanna: advance black munich 9\nanna: branch hamburg"
    )

    assert player(berlin, ANNA).colours & 8
    assert not player(hamburg, ANNA).colours & 8
    play(hamburg, "anna: advance black munich 10")
    assert player(hamburg, ANNA).colours & 8


def test_a_branch_not_taken_gives_nothing() -> None:
    hand: Hand = {
        "lines": [[1], [10, 3], [1]],
        "slots": [0, 9, 4, 0],
        "branch": "hamburg",
        "roubles": 0,
    }
    table = play(german(hand), "anna: place black-or-gray\nanna: advance black munich 11")

    assert said(table)[-1] == "advanced"


def test_all_later_tracks_go_along_the_same_branch() -> None:
    berlin: Hand = {"lines": [[3, 1], [13, 12], [1]], "branch": "berlin", "roubles": 0}
    hamburg: Hand = {"lines": [[3, 1], [15, 12], [1]], "branch": "hamburg", "roubles": 0}
    short = play(german(berlin), "anna: place black-or-gray")
    long = play(german(hamburg), "anna: place black-or-gray")

    assert "advance gray munich 13" not in short.options()
    assert "advance gray munich 13" in long.options()


def test_doublers_go_above_the_part_before_the_fork() -> None:
    table = german({"doublers_above": [0, 7, 0], "roubles": 0})
    play(table, "anna: place doubler")

    assert table.view(None)["players"][ANNA]["railroads"][MUNICH]["doublers"] == 8
    assert "doubler" not in spaces_of(german({"doublers_above": [0, 8, 0]}))


def test_black_that_enters_an_area_takes_one_of_the_open_tiles() -> None:
    table = german({"lines": [[3], [1], [1]], "roubles": 0})
    play(table, "anna: place black-2\nanna: advance black dresden 4")
    assert tiles_offered(table) == [f"tile h{n}" for n in range(1, 7)]
    play(table, "tile h3")

    assert table.view(None)["players"][ANNA]["modules"]["tiles"] == {"hannover": "h3"}
    assert german_table(table.state).tiles & 4 == 0
    assert "advance black dresden 5" in table.options()
    assert checked(table)


def test_a_tile_is_there_for_one_player_only() -> None:
    table = position(
        4,
        hands={
            ANNA: {"lines": [[5], [1], [1]], "tiles": ["h1"]},
            BORIS: {"lines": [[3], [1], [1]], "roubles": 0},
        },
        turns=[BORIS, ANNA, 2, 3],
        options=GERMAN,
    )
    play(table, "boris: place black-2\nboris: advance black dresden 4")

    assert "tile h1" not in tiles_offered(table)
    assert len(tiles_offered(table)) == 5


def test_each_station_has_its_own_tiles() -> None:
    table = german({"lines": [[1], [1], [2]], "roubles": 0})
    play(table, "anna: place black-2\nanna: advance black nuremberg 3")
    assert tiles_offered(table) == [f"tile w{n}" for n in range(1, 7)]
    table = german({"lines": [[1], [1], [5]], "tiles": ["w1"], "roubles": 0})
    play(table, "anna: place black-2\nanna: advance black nuremberg 6")

    assert tiles_offered(table) == [f"tile f{n}" for n in range(1, 7)]


def test_a_tile_may_give_something_the_moment_it_is_laid() -> None:
    table = german({"lines": [[3], [1], [1]], "roubles": 0})
    play(table, "anna: place black-2\nanna: advance black dresden 4\nanna: tile h4")

    assert {"locomotive 2", "factory new 2"} <= set(table.options())


def test_conditions_of_a_tile_are_judged_after_every_later_step() -> None:
    hand: Hand = {
        "lines": [[5, 4], [3, 1], [1]],
        "slots": [5, 1, 0, 0],
        "tiles": ["h3"],
        "roubles": 0,
    }
    table = play(german(hand), "anna: place black-or-gray\nanna: advance gray munich 2")
    assert player(table, ANNA).extra_workers == 0
    hand = {**hand, "lines": [[6, 4], [3, 1], [1]]}
    table = play(german(hand), "anna: place black-or-gray\nanna: advance gray dresden 5")

    assert player(table, ANNA).extra_workers == 1


def test_conditions_of_a_tile_are_judged_after_every_locomotive() -> None:
    hand: Hand = {
        "lines": [[1], [2], [4, 1]],
        "slots": [3, 3, 2, 3],
        "tiles": ["w1"],
        "roubles": 0,
    }
    table = german(hand)
    before = table.view(None)["players"][ANNA]["railroads"][NUREMBERG]["points"]
    better = german({**hand, "slots": [3, 3, 2, 4]})

    assert before == 1 + 2 + 3 + 1
    assert better.view(None)["players"][ANNA]["railroads"][NUREMBERG]["points"] == before + 4
    token: Hand = {
        "lines": [[6], [3, 1], [1]],
        "slots": [3, 1, 0, 0],
        "tiles": ["h1"],
        "roubles": 0,
    }
    table = german(token, piles={2: 0, 3: 0, 4: 0, 5: 0, 6: 4})
    play(
        table,
        "anna: place locomotive-1\nanna: locomotive 6\nanna: put 6 dresden\nanna: put 3 nuremberg",
    )

    assert [text for text in table.options() if text.startswith("token")]


def test_a_tile_laid_elsewhere_gives_nothing_here() -> None:
    hand: Hand = {"lines": [[4], [1], [1]], "slots": [9, 1, 0, 0], "tiles": ["h6"], "roubles": 0}
    table = play(german(hand), "anna: place black-or-gray\nanna: advance black dresden 5")

    assert said(table)[-1] == "advanced"
    assert table.view(None)["players"][ANNA]["railroads"][DRESDEN]["points"] == 3


def test_dresden_counts_double_with_gray_and_locomotive_on_7() -> None:
    hand: Hand = {"lines": [[8, 7], [2], [1]], "slots": [7, 1, 0, 0], "tiles": ["h1"]}

    assert german(hand).view(None)["players"][ANNA]["railroads"][DRESDEN]["points"] == 14


def test_the_medal_lies_on_nuremberg_5() -> None:
    hand: Hand = {
        "lines": [[1], [2], [6, 5]],
        "slots": [0, 1, 0, 5],
        "tiles": ["w3", "f3"],
        "medal": True,
    }

    assert german(hand).view(None)["players"][ANNA]["railroads"][NUREMBERG]["points"] == 20 + 3 + 5


def test_natural_tracks_go_to_any_two_of_the_three_railroads() -> None:
    lines = [[6, 4, 3], [10, 5, 4], [7, 5, 4]]
    hand: Hand = {
        "lines": lines,
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = play(german(hand), "anna: place natural-2\nanna: advance natural dresden 1")
    assert "advance natural nuremberg 1" in table.options()
    assert "advance natural munich 1" in table.options()
    table = german({**hand, "lines": [[6, 4, 3, 1], [10, 5, 4, 0], [7, 5, 4, 1]]})
    play(table, "anna: place natural-1")

    assert table.options() == ["advance natural dresden 2", "advance natural nuremberg 2"]


def test_natural_advances_are_counted_with_the_two_tracks_only() -> None:
    """Three railroads have room for one natural space each, but there are two tracks."""
    hand: Hand = {
        "lines": [[6, 4, 2], [10, 5, 2], [7, 5, 2]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = german(hand)
    assert "natural-2" in spaces_of(table)
    token: Hand = {**hand, "lines": [[6, 4, 2, 1], [10, 5, 2], [7, 5, 2]]}

    assert "natural-2" not in spaces_of(german(token))
    assert "natural-1" in spaces_of(german(token))


def test_no_third_railroad_for_natural_in_any_way() -> None:
    lines = [[6, 4, 3, 1], [10, 5, 4, 1], [7, 5, 4]]
    hand: Hand = {"lines": lines, "branch": "hamburg", "tiles": ["h1", "w1", "f1"]}
    state = german(hand).state

    assert not can_advance(state, ANNA, NUREMBERG, COLOURS.index("natural"))
    assert can_advance(state, ANNA, DRESDEN, COLOURS.index("natural"))


def test_a_third_marker_is_possible_but_none_onto_an_occupied_start() -> None:
    hand: Hand = {
        "lines": [[4], [1], [1]],
        "slots": [9, 1, 0, 0],
        "tiles": ["h5"],
        "markers": [3, 2],
        "roubles": 0,
    }
    table = play(german(hand), "anna: place black-or-gray\nanna: advance black dresden 5")
    assert sorted(markers(table, ANNA)) == [0, 2, 3]
    table = german({**hand, "markers": [3, 0]})
    play(table, "anna: place black-or-gray\nanna: advance black dresden 5")

    assert sorted(markers(table, ANNA)) == [0, 3]


def test_a_marker_of_a_tile_waits_until_the_start_space_is_free() -> None:
    hand: Hand = {
        "lines": [[5], [1], [1]],
        "slots": [4, 1, 0, 0],
        "tiles": ["h5"],
        "markers": [0],
        "roubles": 0,
    }
    table = german(hand, piles={2: 0, 3: 0, 4: 0, 5: 4})
    play(table, "anna: place locomotive-1\nanna: locomotive 5\nanna: put 5 dresden")
    play(table, "anna: put 4 nuremberg\nboris: pass\nclara: pass\ndmitri: pass")
    assert markers(table, ANNA) == [0]
    play(table, "anna: place industry-1")

    assert sorted(markers(table, ANNA)) == [0, 1]


def test_each_of_two_waiting_markers_comes_when_the_start_space_is_free() -> None:
    """Tiles H5 and F4 are both reached while a marker stands on the start space."""
    hand: Hand = {
        "lines": [[4], [1], [5]],
        "slots": [5, 1, 0, 6],
        "tiles": ["h5", "w1"],
        "markers": [0],
        "roubles": 0,
    }
    table = german(hand)
    play(table, "anna: place black-2\nanna: advance black dresden 5")
    play(table, "anna: advance black nuremberg 6\nanna: tile f4")
    assert markers(table, ANNA) == [0]
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: place industry-2")
    assert sorted(markers(table, ANNA)) == [0, 2]
    play(table, "anna: place industry-1\nanna: industry 2 1")

    assert sorted(markers(table, ANNA)) == [0, 1, 2]


def test_two_natural_may_not_begin_where_the_second_is_impossible() -> None:
    """One natural track is left: Dresden has room for one space, Nuremberg for more."""
    hand: Hand = {
        "lines": [[9, 8, 2], [15, 14, 13, 12], [9, 8, 4]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "roubles": 0,
    }
    table = german(hand)
    assert "natural-2" in spaces_of(table)
    play(table, "anna: place natural-2")

    assert track(table, ANNA, DRESDEN)[3] == 0
    assert track(table, ANNA, NUREMBERG)[3] == 2


def test_no_more_than_two_extra_workers() -> None:
    hand: Hand = {
        "lines": [[1], [1], [6]],
        "tiles": ["w1", "f1"],
        "extra": 2,
        "roubles": 0,
    }
    table = play(german(hand), "anna: place black-or-gray\nanna: advance black nuremberg 7")

    assert player(table, ANNA).extra_workers == 2


def test_starting_locomotive_and_slots() -> None:
    table = german({"slots": [2, 3, 4, 5]})

    assert slots(table, ANNA) == [2, 3, 4, 5]
    assert [table.state.reach(ANNA, r) for r in range(3)] == [2, 7, 5]


def test_german_boards_go_with_coal() -> None:
    table = position(4, hands={ANNA: {"coal": 3}}, options={**GERMAN, **COAL_ON})

    assert "use boilerman" in table.options()
    assert table.view(None)["rounds"] == 6


def test_each_of_two_waiting_markers_waits_for_itself_when_the_first_comes_alone() -> None:
    """One step frees the start space for one of them; the other comes with the next step away from it."""
    hand: Hand = {
        "lines": [[4], [1], [5]],
        "slots": [5, 1, 0, 6],
        "tiles": ["h5", "w1"],
        "markers": [0],
        "roubles": 0,
    }
    table = german(hand)
    play(table, "anna: place black-2\nanna: advance black dresden 5")
    play(table, "anna: advance black nuremberg 6\nanna: tile f4")
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: place industry-1")
    assert table.view()["players"][ANNA]["markers"] == [1, 0]
    play(table, "anna: place industry-2\nanna: industry 2 1")

    assert table.view()["players"][ANNA]["markers"] == [2, 1, 0]


def test_only_black_asks_for_a_tile() -> None:
    """Gray enters the dotted section later and asks nothing (GR-4)."""
    hand: Hand = {
        "lines": [[6, 3], [12, 7, 2], [1]],
        "tiles": ["h1"],
        "branch": "hamburg",
        "roubles": 0,
    }
    table = play(german(hand), "anna: place gray-2\nanna: advance gray dresden 4")

    assert table.options() == ["advance gray dresden 5", "advance gray munich 8"]
    assert [event["reward"] for event in table.view()["owed"]] == ["track-gray 1"]
