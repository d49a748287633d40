"""The printed examples of the rulebook, each named by its page."""

import pytest

from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, FINAL_SCORING, SCORE_ROUND
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    SP,
    TS,
    face_up,
    factories,
    markers,
    order,
    pile,
    play,
    player,
    points,
    position,
    row,
    slots,
    spaces_of,
    track,
)


def test_p06_blue_advances_black_three_spaces_on_the_trans_siberian() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(
        table,
        """
        anna: place black-3
        anna: advance black trans-siberian 2
        anna: advance black trans-siberian 3
        anna: advance black trans-siberian 4
        """,
    )

    assert track(table, ANNA, TS)[0] == 4
    assert player(table, ANNA).workers == 3


def test_p06_blue_splits_the_three_advances() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(
        table,
        """
        anna: place black-3
        anna: advance black trans-siberian 2
        anna: advance black trans-siberian 3
        anna: advance black kiev 2
        """,
    )

    assert (track(table, ANNA, TS)[0], track(table, ANNA, KIEV)[0]) == (3, 2)


def test_p07_blue_enters_gray_with_the_first_of_two_advances() -> None:
    table = position(hands={ANNA: {"trans_siberian": [3], "kiev": [3], "roubles": 0}})
    play(
        table,
        """
        anna: place gray-2
        anna: advance gray trans-siberian 1
        anna: advance gray trans-siberian 2
        """,
    )

    assert track(table, ANNA, TS) == [3, 2, 0, 0, 0]


def test_p07_blue_pays_a_worker_and_a_rouble_for_two_advances_of_choice() -> None:
    table = position(hands={ANNA: {"trans_siberian": [3], "roubles": 1}})
    play(
        table,
        """
        anna: place any-2
        anna: advance black trans-siberian 4
        anna: advance gray trans-siberian 1
        """,
    )

    assert track(table, ANNA, TS) == [4, 1, 0, 0, 0]
    assert (player(table, ANNA).workers, player(table, ANNA).roubles) == (4, 0)


def test_p07_red_uses_the_bottom_space_after_blue() -> None:
    table = position(2, hands={ANNA: {"roubles": 0}, BORIS: {"roubles": 0}})
    play(
        table,
        """
        anna: place black-or-gray
        anna: advance black kiev 2
        boris: place black-or-gray
        boris: advance black kiev 2
        anna: place black-or-gray
        anna: advance black kiev 3
        """,
    )

    assert track(table, ANNA, KIEV)[0] == 3
    assert track(table, BORIS, KIEV)[0] == 2


def test_p08_green_takes_a_number_2_for_st_petersburg() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(
        table,
        """
        anna: place locomotive-1
        anna: locomotive 2
        anna: put 2 st-petersburg
        """,
    )

    assert slots(table, ANNA) == [1, 0, 2, 0]
    assert pile(table, 2) == 3


@pytest.mark.parametrize(("pair", "reach"), [((1, 0), 1), ((4, 0), 4), ((1, 4), 5)])
def test_p08_numbers_on_the_trans_siberian_are_added(pair: tuple[int, int], reach: int) -> None:
    table = position(hands={ANNA: {"slots": [*pair, 0, 0]}})

    assert table.state.reach(ANNA, TS) == reach


def test_p08_green_replaces_number_1_which_moves_to_kiev() -> None:
    table = position(
        hands={ANNA: {"slots": [3, 1, 2, 0], "roubles": 0}}, piles={2: 0, 3: 0}, laid_out={1: 0}
    )
    play(
        table,
        """
        anna: place locomotive-1
        anna: locomotive 4
        anna: put 4 trans-siberian-2
        """,
    )

    # Only Kiev is empty and on another railroad, so the engine moves number 1 there by itself.
    assert slots(table, ANNA) == [3, 4, 2, 1]


def test_p09_green_starts_a_chain_that_ends_with_a_factory() -> None:
    table = position(
        hands={ANNA: {"slots": [3, 4, 2, 1], "roubles": 0}}, piles={2: 0, 3: 0}, laid_out={1: 0}
    )
    play(
        table,
        """
        anna: place locomotive-1
        anna: locomotive 4
        anna: put 4 st-petersburg
        """,
    )

    assert slots(table, ANNA) == [3, 4, 4, 2]
    assert face_up(table, 1) == 1


def test_p10_locomotive_and_factory_may_have_different_numbers() -> None:
    first = position(hands={ANNA: {"roubles": 0}}, piles={2: 0, 3: 1})
    play(first, "place locomotive-3\nlocomotive 3\nput 3 kiev")
    second = position(hands={ANNA: {"roubles": 0}}, piles={2: 0, 3: 1})
    play(second, "place locomotive-3\nfactory new 3\nput 4 kiev")

    assert (slots(first, ANNA)[3], factories(first, ANNA)[0]) == (3, 4)
    assert (slots(second, ANNA)[3], factories(second, ANNA)[0]) == (4, 3)


def test_p11_yellow_advances_her_marker_by_one() -> None:
    table = position(hands={ANNA: {"roubles": 0}})
    play(table, "anna: place industry-1")

    assert markers(table, ANNA) == [1]


def test_p11_the_first_gap_stops_the_marker_until_a_factory_fills_it() -> None:
    closed = position(hands={ANNA: {"markers": [4]}})
    opened = position(hands={ANNA: {"markers": [4], "factories": [6], "roubles": 0}})

    assert "industry-1" not in spaces_of(closed)
    play(opened, "anna: place industry-2")
    assert markers(opened, ANNA) == [6]


def test_p12_yellow_uses_a_factory_in_the_middle_of_her_move() -> None:
    table = position(hands={ANNA: {"markers": [4], "factories": [4], "roubles": 0}})
    play(
        table,
        """
        anna: place industry-2
        anna: doubler
        anna: industry 1 6
        anna: doubler
        """,
    )

    assert markers(table, ANNA) == [6]
    assert player(table, ANNA).doublers_on(0) == 2


def test_p12_a_doubler_goes_above_the_trans_siberian_from_left_to_right() -> None:
    table = position(hands={ANNA: {"roubles": 0, "doublers": 2}})
    play(table, "anna: place doubler")

    assert player(table, ANNA).doublers_on(0) == 3
    assert table.state.doublers == 17


def test_p13_roubles_stand_for_workers_and_never_the_reverse() -> None:
    table = position(hands={ANNA: {"roubles": 2}})
    play(table, "anna: place black-3")
    assert table.options() == ["pay worker worker", "pay worker rouble", "pay rouble rouble"]

    rich = position(hands={ANNA: {"roubles": 2}})
    play(rich, "anna: place any-2")
    assert rich.options() == ["pay worker rouble", "pay rouble rouble"]

    poor = position(hands={ANNA: {"roubles": 0}})
    assert "any-2" not in spaces_of(poor)
    assert "hire" not in spaces_of(poor)


def test_p13_a_space_with_a_rouble_is_occupied() -> None:
    table = position(spaces={"industry-1": {"roubles": 1}})

    assert "industry-1" not in spaces_of(table)


def test_p13_red_hires_an_engineer_for_a_rouble() -> None:
    table = position(hands={ANNA: {"roubles": 1}})
    play(table, "anna: place hire")

    assert player(table, ANNA).engineers == 1 << 4
    assert player(table, ANNA).roubles == 0
    assert row(table)[0] == 0


def test_p14_red_uses_the_left_public_engineer_for_a_doubler_and_3_points() -> None:
    table = position(hands={ANNA: {"roubles": 0}}, engineers=[4, 9, 10, 2, 3, 6, 7])
    play(table, "anna: place engineer-10")

    assert player(table, ANNA).doublers_on(0) == 1
    assert points(table, ANNA) == 3


def test_p14_the_turn_order_goes_round() -> None:
    table = position(turns=[3, 1, 2, 0], hands={seat: {"roubles": 0} for seat in range(4)})
    play(
        table,
        """
        dmitri: place industry-1
        boris: place doubler
        clara: place roubles
        anna: place temporary
        """,
    )

    assert table.seat == DMITRI


YELLOW, BLUE, GREEN, RED = ANNA, BORIS, CLARA, DMITRI


def test_p15_green_and_red_move_ahead() -> None:
    table = position(
        spaces={"order-1": {"seat": GREEN, "own": 1}, "order-2": {"seat": RED, "own": 1}},
        frames=(END_ROUND,),
    )

    assert order(table) == [GREEN, RED, YELLOW, BLUE]


def test_p15_the_first_player_who_claims_the_second_position_changes_nothing() -> None:
    table = position(spaces={"order-2": {"seat": YELLOW, "own": 1}}, frames=(END_ROUND,))

    assert order(table) == [YELLOW, BLUE, GREEN, RED]


def test_p15_red_moves_her_worker_to_one_brown() -> None:
    table = position(
        hands={RED: {"trans_siberian": [7, 3]}},
        spaces={"order-1": {"seat": GREEN, "own": 1}, "order-2": {"seat": RED, "own": 1}},
        frames=(END_ROUND,),
    )
    play(table, "dmitri: place brown-1")

    assert track(table, RED, TS) == [7, 3, 1, 0, 0]
    assert table.seat == GREEN


def test_p16_the_black_track_alone_is_enough_without_a_locomotive_sign() -> None:
    table = position(hands={ANNA: {"kiev": [6], "roubles": 0}})
    play(table, "anna: place black-or-gray\nanna: advance black kiev 7")

    assert player(table, ANNA).workers == 4 + 1


def test_p16_brown_and_a_locomotive_must_both_reach_their_space() -> None:
    table = position(
        hands={ANNA: {"trans_siberian": [7, 5, 2], "slots": [1, 0, 0, 0], "roubles": 0}}
    )
    play(table, "anna: place brown-1")
    assert player(table, ANNA).workers == 4

    play(table, "boris: pass\nclara: pass\ndmitri: pass")
    play(table, "anna: place locomotive-1\nanna: locomotive 2\nanna: put 2 trans-siberian-2")
    assert player(table, ANNA).workers == 3 + 1


def test_p17_three_stars_of_kiev_give_6_points() -> None:
    table = position(hands={ANNA: {"kiev": [3], "slots": [1, 0, 0, 3]}})

    assert scoring.railroad_points(table.state, ANNA, KIEV) == 1 + 2 + 3


def test_p17_black_on_4_and_a_number_5_give_a_token() -> None:
    table = position(hands={ANNA: {"st_petersburg": [4], "roubles": 0}}, piles={2: 0, 3: 0, 4: 0})
    play(table, "anna: place locomotive-1\nanna: locomotive 5\nanna: put 5 st-petersburg")

    assert table.options()[0] == "token advances"
    assert len(table.options()) == 6  # The marker on space 0 forbids the second one.


def test_p18_red_scores_12_0_3_and_5() -> None:
    table = position(
        hands={
            ANNA: {
                "trans_siberian": [9, 7, 3],
                "kiev": [4],
                "slots": [6, 2, 0, 2],
                "doublers": 1,
                "factories": [2],
                "markers": [5],
            }
        },
        frames=(SCORE_ROUND,),
        round=2,
    )

    assert [player(table, ANNA).points_by_item()[railroad] for railroad in (TS, SP, KIEV)] == [
        12,
        0,
        3,
    ]
    assert player(table, ANNA).industry_points == 5
    assert points(table, ANNA) == 20


def test_p20_the_engineers_move_one_space_to_the_right() -> None:
    table = position(frames=(END_ROUND,), engineers=[4, 9, 10, 2, 3, 6, 7])

    assert row(table) == [9, 10, 2, 3, 6, 7, 0]
    assert table.view()["public_engineers"] == [10, 2]


def test_p20_most_engineers_40_second_20_ties_by_the_highest_number() -> None:
    table = position(
        hands={
            RED: {"engineers": [2, 5, 8]},
            BLUE: {"engineers": [4, 10]},
            YELLOW: {"engineers": [3, 13]},
        },
        frames=(FINAL_SCORING,),
        round=7,
    )

    assert points(table, RED) == 40
    assert points(table, YELLOW) == 20
    assert points(table, BLUE) == points(table, GREEN) == 0


def test_p22_the_four_advances_move_newly_won_tracks() -> None:
    table = position(
        hands={
            ANNA: {
                "trans_siberian": [1],
                "st_petersburg": [3],
                "slots": [1, 0, 4, 0],
                "roubles": 0,
            }
        }
    )
    play(
        table,
        """
        anna: place black-or-gray
        anna: advance black st-petersburg 4
        anna: token advances
        anna: advance black trans-siberian 2
        anna: advance gray trans-siberian 1
        anna: advance gray st-petersburg 1
        anna: advance gray st-petersburg 2
        """,
    )

    assert track(table, ANNA, TS) == [2, 1, 0, 0, 0]
    assert track(table, ANNA, SP) == [4, 2, 0, 0]
