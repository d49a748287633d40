"""The special spaces of the railroads (p. 16, p. 17)."""

import pytest

from ironroad.games.russian_railroads import scoring
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    SP,
    Hand,
    play,
    player,
    points,
    position,
    said,
)


@pytest.mark.parametrize(
    ("hand", "step"),
    [
        ({"trans_siberian": [14, 13, 12, 5]}, "advance black trans-siberian 15"),
        ({"st_petersburg": [8]}, "advance black st-petersburg 9"),
        ({"kiev": [8]}, "advance black kiev 9"),
    ],
)
def test_a_terminus_scores_10_once(hand: Hand, step: str) -> None:
    table = position(hands={ANNA: {**hand, "roubles": 0}})
    play(table, f"anna: place black-or-gray\nanna: {step}")

    assert player(table, ANNA).effect_points == 10


def test_kiev_7_gives_a_worker_without_a_locomotive() -> None:
    table = position(hands={ANNA: {"kiev": [6], "slots": [1, 0, 0, 0], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black kiev 7")

    assert (player(table, ANNA).extra_workers, player(table, ANNA).workers) == (1, 5)


def test_a_new_worker_may_be_used_in_the_same_round() -> None:
    table = position(2, hands={ANNA: {"kiev": [6], "workers": 1, "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black kiev 7\nboris: pass")

    assert table.seat == ANNA
    assert "place doubler" in table.options()


def test_trans_siberian_3_needs_brown_and_a_locomotive() -> None:
    hand: Hand = {"trans_siberian": [8, 6, 2], "slots": [3, 0, 0, 0], "roubles": 0}
    table = play(position(hands={ANNA: hand}), "anna: place brown-1")

    assert player(table, ANNA).extra_workers == 1


def test_no_more_than_two_extra_workers() -> None:
    hand: Hand = {"kiev": [6], "extra": 2, "roubles": 0}
    table = position(hands={ANNA: hand})
    play(table, "anna: place black-or-gray\nanna: advance black kiev 7")

    assert player(table, ANNA).extra_workers == 2


@pytest.mark.parametrize(
    ("hand", "step"),
    [
        (
            {"trans_siberian": [12], "slots": [9, 4, 0, 0]},
            "advance black trans-siberian 13",
        ),
        ({"st_petersburg": [3], "slots": [1, 0, 4, 0]}, "advance black st-petersburg 4"),
        ({"st_petersburg": [5], "slots": [1, 0, 6, 0]}, "advance black st-petersburg 6"),
    ],
)
def test_a_question_mark_gives_a_token_when_black_and_locomotive_reach_it(
    hand: Hand, step: str
) -> None:
    table = position(hands={ANNA: {**hand, "roubles": 0}})
    play(table, f"anna: place black-or-gray\nanna: {step}")

    assert "token medal" in table.options()
    assert "stop" not in table.options()


def test_without_the_locomotive_there_is_no_token() -> None:
    table = position(hands={ANNA: {"st_petersburg": [3], "slots": [1, 0, 3, 0], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")

    assert table.seat != ANNA


def test_one_locomotive_may_reach_two_question_marks_at_once() -> None:
    table = position(
        hands={ANNA: {"st_petersburg": [6], "roubles": 0}},
        piles=dict.fromkeys(range(2, 7), 0),
    )
    play(table, "anna: place locomotive-1\nanna: locomotive 7\nanna: put 7 st-petersburg")
    play(table, "anna: token medal\nanna: token revaluation")

    assert table.seat != ANNA
    assert said(table).count("advantage") == 2


def test_an_advantage_is_not_taken_again() -> None:
    table = position(
        hands={ANNA: {"st_petersburg": [5], "slots": [1, 0, 4, 0], "roubles": 0}},
        piles={2: 0, 3: 0, 4: 0},
    )
    play(table, "anna: place locomotive-1\nanna: locomotive 5\nanna: put 5 st-petersburg")
    while table.seat == ANNA:
        play(table, table.options()[0])

    assert "advantage" not in said(table)


def test_scoring_advantages_are_judged_at_each_scoring() -> None:
    hand: Hand = {
        "trans_siberian": [6],
        "st_petersburg": [9, 7, 3],
        "slots": [1, 0, 7, 0],
    }
    state = position(hands={ANNA: hand}).state
    assert scoring.railroad_points(state, ANNA, SP) == 2 * (3 * 2 + 4)

    state.players[ANNA].put_locomotive(2, 6)
    assert scoring.railroad_points(state, ANNA, SP) == 3 * 2 + 3


def test_kiev_stars_need_black_and_locomotive_and_add_up() -> None:
    for black, number, stars in [(8, 8, 20), (8, 4, 10), (4, 8, 10), (1, 1, 1), (9, 0, 0)]:
        state = position(hands={ANNA: {"kiev": [black], "slots": [1, 0, 0, number]}}).state
        assert scoring.railroad_points(state, ANNA, KIEV) == stars


def test_the_medal_needs_gray_and_locomotive_on_5() -> None:
    hand: Hand = {"kiev": [6, 5], "slots": [1, 0, 0, 5], "trans_siberian": [2]}
    without = position(hands={ANNA: hand}).state
    with_medal = position(hands={ANNA: {**hand, "medal": True}}).state

    assert scoring.railroad_points(without, ANNA, KIEV) == 5 + 10
    assert scoring.railroad_points(with_medal, ANNA, KIEV) == 5 + 10 + 20
    with_medal.players[ANNA].put_locomotive(3, 4)
    assert scoring.railroad_points(with_medal, ANNA, KIEV) == 4 + 10


def test_points_for_a_terminus_are_effects() -> None:
    table = position(hands={ANNA: {"kiev": [8], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black kiev 9")

    assert points(table, ANNA) == 10


def test_an_advantage_reached_in_a_turn_is_not_taken_again_by_its_next_step() -> None:
    hand: Hand = {"kiev": [6], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place black-3\nboris: advance black kiev 7\nboris: advance black kiev 8")
    play(table, "boris: advance black kiev 9")

    assert [player["extra_workers"] for player in table.view()["players"]] == [0, 1, 0, 0]
    assert said(table).count("advantage") == 2
