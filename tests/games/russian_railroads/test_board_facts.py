"""What a view tells of the boards so that nobody who draws them has to know a rule."""

from typing import Any

from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    COAL_ON,
    GERMAN,
    KIEV,
    SP,
    TS,
    Hand,
    play,
    position,
)

DRESDEN = 0


def railroads(table: Any) -> Any:
    return table.view(None)["players"][ANNA]["railroads"]


def test_the_last_colour_that_reached_a_space_lies_on_top() -> None:
    lines = railroads(position(hands={ANNA: {"trans_siberian": [6, 3, 1], "kiev": [2]}}))

    assert lines[TS]["covered"] == ["brown", "gray", "gray", "black", "black", "black"]
    assert lines[KIEV]["covered"] == ["black", "black"]
    assert lines[SP]["covered"] == ["black"]  # Every track starts on the first space.


def test_a_special_space_is_won_when_its_track_and_locomotive_are_there() -> None:
    table = position(hands={ANNA: {"st_petersburg": [5], "slots": [1, 0, 3, 0], "roubles": 0}})
    assert railroads(table)[SP]["won"] == []
    table = position(hands={ANNA: {"st_petersburg": [5], "slots": [1, 0, 4, 0], "roubles": 0}})

    assert railroads(table)[SP]["won"] == ["st-petersburg-4"]


def test_a_scoring_space_is_won_while_it_would_score() -> None:
    hand: Hand = {"trans_siberian": [6, 2], "kiev": [6, 5], "slots": [1, 0, 0, 4]}
    stars = ["kiev-1", "kiev-2", "kiev-3", "kiev-4"]
    assert railroads(position(hands={ANNA: hand}))[KIEV]["won"] == stars
    hand["slots"] = [1, 0, 0, 5]
    assert railroads(position(hands={ANNA: hand}))[KIEV]["won"] == stars
    hand["medal"] = True

    assert railroads(position(hands={ANNA: hand}))[KIEV]["won"] == [*stars, "kiev-medal"]


def test_the_doubling_space_is_won_and_has_no_points_of_its_own() -> None:
    hand: Hand = {"trans_siberian": [6, 2], "st_petersburg": [8, 7], "slots": [1, 0, 7, 0]}
    line = railroads(position(hands={ANNA: hand}))[SP]

    assert line["won"] == ["st-petersburg-4", "st-petersburg-6", "st-petersburg-7"]
    assert line["stars"] == {}


def test_a_coin_space_is_won_when_it_is_paid() -> None:
    hand: Hand = {"lines": [[5], [1], [1]], "slots": [5, 0, 0, 0], "roubles": 1}
    table = position(hands={ANNA: hand}, options=AMERICAN)
    assert railroads(table)[TS]["won"] == ["rocky-mountain-2"]
    play(table, "anna: buy rocky-mountain-5\nanna: dividend d1")

    assert railroads(table)[TS]["won"] == ["rocky-mountain-2", "rocky-mountain-5"]


def test_what_stands_on_a_tile_that_does_not_lie_there_is_not_won() -> None:
    hand: Hand = {"lines": [[6], [2], [1]], "slots": [6, 0, 0, 0], "tiles": ["h2"]}
    line = railroads(position(hands={ANNA: hand}, options=GERMAN))[DRESDEN]

    assert line["won"] == ["h2-4", "h2-6"]


def test_the_golden_spike_raises_what_the_ends_are_worth() -> None:
    hand: Hand = {"lines": [[4], [4], [4]], "slots": [1, 0, 5, 0], "roubles": 0}
    table = position(hands={ANNA: hand}, options=AMERICAN)
    ends = [{}, {"transcontinental-west-9": 10}, {"transcontinental-east-9": 10}]
    assert [line["stars"] for line in railroads(table)] == ends
    play(table, "anna: place black-or-gray\nanna: advance black transcontinental-west 5")
    play(table, "anna: token spike")
    ends = [{}, {"transcontinental-west-9": 25}, {"transcontinental-east-9": 25}]

    assert [line["stars"] for line in railroads(table)] == ends


def test_the_points_of_the_coming_scoring_are_those_of_all_lines() -> None:
    hand: Hand = {"trans_siberian": [6, 2], "kiev": [3], "slots": [6, 0, 0, 3], "markers": [3, -1]}
    player = position(hands={ANNA: hand}).view(None)["players"][ANNA]
    lines = [line["points"] for line in player["railroads"]]

    assert (lines, player["industry_points"]) == ([2, 0, 6], 3)
    assert player["scoring_points"] == 11


def test_the_last_round_covers_the_spaces_of_the_turn_order() -> None:
    def used(round: int) -> set[str]:
        spaces = position(round=round).view(None)["spaces"]
        return {space["id"] for space in spaces if space["in_use"]}

    before, last = used(6), used(7)
    assert before - last == {"order-1", "order-2"}
    assert last - before == {"last-round"}


def test_spaces_that_share_a_place_name_each_other() -> None:
    def twins(seats: int) -> dict[str, str]:
        spaces = position(seats, options=COAL_ON).view(None)["spaces"]
        return {space["id"]: space["twin"] for space in spaces if space["twin"]}

    assert twins(2) == {"coal": "foundry", "foundry": "coal"}
    assert twins(3) == {}
