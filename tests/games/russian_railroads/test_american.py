"""The American boards: boulders, coin spaces, doublers, two industry tracks (AR-1 to AR-11)."""

from typing import Any

from ironroad.core.engine import Stack, advance
from ironroad.core.table import Table
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.components import DUE, TOKEN, reward_of
from ironroad.games.russian_railroads.modules.american import components
from ironroad.games.russian_railroads.modules.american.state import (
    american_board,
    put_american_board,
)
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import NEXT_TURN
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    Hand,
    checked,
    factories,
    markers,
    play,
    player,
    points,
    position,
    rules,
    said,
    spaces_of,
    track,
)

ROCKY, WEST, EAST = 0, 1, 2


def american(hand: Hand, **more: Any) -> Table:
    return position(4, hands={ANNA: hand}, options=AMERICAN, **more)


def with_token(hand: Hand, **more: Any) -> Table:
    table = american(hand, frames=(NEXT_TURN,), **more)
    table.state.owed.append(int(reward_of(TOKEN, 1) | DUE))
    table.state.stack = Stack([NEXT_TURN, SETTLE[ANNA]])
    advance(table.state, table._options)
    return table


def test_the_board_of_the_set_up() -> None:
    table = american({})
    view = table.view(None)
    board = view["players"][ANNA]

    assert [line["locomotives"] for line in board["railroads"]] == [[1, 0], [0], [0]]
    assert board["modules"]["boulders"] == ["track", "industry"]
    assert [lane["markers"] for lane in board["modules"]["lanes"]] == [[0], [0]]
    assert view["modules"]["steelworks"] == [4, 6, 8]
    assert len(view["modules"]["dividends"]) == 8
    assert view["modules"]["stock"][0]["seats"] == [0, 1, 2, 3]
    assert rules(4, options=AMERICAN).start.rounds == 7


def test_the_tokens_are_those_of_the_board() -> None:
    ids = rules(4, options=AMERICAN).tokens.ids

    assert {"spike", "stock"} <= set(ids)
    assert "marker" not in ids
    assert "medal" not in ids


def test_a_boulder_stops_tracks_on_transcontinental_east() -> None:
    hand: Hand = {"lines": [[1], [9], [7]], "roubles": 0}
    table = play(american(hand), "anna: place black-or-gray")
    assert "advance black transcontinental-east 8" not in table.options()
    table = american({**hand, "boulders": ["industry"]})
    play(table, "anna: place black-or-gray\nanna: advance black transcontinental-east 8")

    assert track(table, ANNA, EAST)[0] == 8


def test_a_boulder_stops_the_marker_of_the_lower_track() -> None:
    hand: Hand = {"factories": [2, 2], "markers": [7, 0], "roubles": 0}
    table = american(hand)
    assert "industry-2" in spaces_of(table)
    play(table, "anna: place industry-1")
    assert markers(table, ANNA) == [7, 1]
    free = play(american({**hand, "boulders": ["track"]}), "anna: place industry-1")
    play(free, "anna: industry 1 8")

    assert markers(free, ANNA) == [8, 0]


def test_rocky_mountain_3_and_4_remove_a_boulder_for_10_points() -> None:
    hand: Hand = {"lines": [[5, 2], [1], [1]], "slots": [4, 0, 0, 0], "roubles": 0}
    table = play(american(hand), "anna: place black-or-gray\nanna: advance gray rocky-mountain 3")
    assert table.options() == ["boulder track", "boulder industry", "stop"]
    play(table, "anna: boulder industry")
    assert american_board(table.state, ANNA).boulders == 1
    assert points(table, ANNA) == 10
    checked(table)
    brown: Hand = {
        "lines": [[7, 6, 3], [1], [1]],
        "slots": [4, 0, 0, 0],
        "boulders": ["track"],
        "roubles": 0,
    }
    table = play(american(brown), "anna: place brown-1")
    play(table, "anna: boulder track")

    assert american_board(table.state, ANNA).boulders == 0
    assert points(table, ANNA) == 10


def test_a_coin_space_may_be_paid_now_or_later() -> None:
    hand: Hand = {"lines": [[4], [1], [1]], "slots": [5, 0, 0, 0], "roubles": 1}
    table = american(hand)
    assert "buy rocky-mountain-5" not in table.options()
    play(table, "anna: place black-2\nanna: pay worker\nanna: advance black rocky-mountain 5")
    play(table, "anna: advance black transcontinental-west 2")
    assert table.options() == ["buy rocky-mountain-5", "finish"]
    play(table, "anna: finish\nboris: pass\nclara: pass\ndmitri: pass")
    play(table, "anna: buy rocky-mountain-5\nanna: dividend d1")

    assert american_board(table.state, ANNA).level == 1
    assert player(table, ANNA).roubles == 0
    assert points(table, ANNA) == 5
    assert table.view(None)["players"][ANNA]["modules"]["bought"] == ["rocky-mountain-5"]
    assert "buy rocky-mountain-5" not in table.options()
    checked(table)


def test_a_coin_space_needs_its_condition_and_a_coin() -> None:
    hand: Hand = {"lines": [[5], [1], [1]], "slots": [5, 0, 0, 0], "roubles": 0}
    assert "buy rocky-mountain-5" not in american(hand).options()
    assert "buy rocky-mountain-5" in american({**hand, "roubles": 1}).options()
    short: Hand = {"lines": [[5], [1], [1]], "slots": [4, 0, 0, 0], "roubles": 1}

    assert "buy rocky-mountain-5" not in american(short).options()


def test_one_coin_space_on_each_railroad() -> None:
    ruleset = rules(4, options=AMERICAN)
    advantages = ruleset.railroads.advantages

    assert sorted(advantages[p].railroad for p in components.american(ruleset).bought) == [0, 1, 2]


def test_natural_and_white_go_to_any_railroad_as_far_as_there_are_tracks() -> None:
    lines = [[15, 9, 5, 2], [9, 6, 4, 3], [7, 5, 4, 0]]
    hand: Hand = {"lines": lines, "roubles": 0}
    table = play(american(hand), "anna: place natural-2")
    assert "advance natural transcontinental-east 1" not in table.options()
    table = play(american(hand), "anna: place white-1")
    assert table.options() == [
        "advance white rocky-mountain 1",
        "advance white transcontinental-west 1",
    ]
    play(table, "anna: advance white transcontinental-west 1")
    lines = [[15, 9, 5, 2], [9, 6, 4, 3, 1], [7, 5, 4, 0]]
    table = american({"lines": lines, "roubles": 0})
    assert "white-2" not in spaces_of(table)
    play(table, "anna: place white-1")

    assert track(table, ANNA, WEST)[4] == 2


def test_doublers_go_above_all_railroads() -> None:
    hand: Hand = {"lines": [[4, 2], [4, 2], [4, 2]], "slots": [2, 0, 2, 2], "roubles": 0}
    table = american(hand)
    play(table, "anna: place doubler")
    assert table.options() == [
        "doubler rocky-mountain",
        "doubler transcontinental-west",
        "doubler transcontinental-east",
    ]
    play(table, "anna: doubler transcontinental-west")

    assert scoring.railroad_points(table.state, ANNA, WEST) == 3
    assert scoring.railroad_points(table.state, ANNA, EAST) == 2
    assert said(table)[-1] == "doubler-above"
    checked(table)


def test_transcontinental_lines_take_three_doublers_each() -> None:
    table = american({"doublers_above": [0, 3, 2], "roubles": 0})
    play(table, "anna: place doubler")

    assert table.options() == ["doubler rocky-mountain", "doubler transcontinental-east"]


def test_without_doublers_in_the_supply_none_is_placed() -> None:
    table = american({"factories": [4], "markers": [4, 0], "roubles": 0}, doublers=0)
    play(table, "anna: place industry-1\nanna: industry 1 5")

    assert table.seat == BORIS


def test_the_ends_of_the_transcontinental_lines_score_each_time_and_the_spike_raises_them() -> None:
    hand: Hand = {"lines": [[2], [9, 8], [9, 8]], "slots": [1, 0, 9, 9], "boulders": []}
    state = american(hand).state
    assert scoring.railroad_points(state, ANNA, WEST) == 8 + 10
    assert scoring.railroad_points(state, ANNA, EAST) == 8 + 10
    put_american_board(state, ANNA, american_board(state, ANNA).with_spike())

    assert scoring.railroad_points(state, ANNA, WEST) == 8 + 25
    assert scoring.railroad_points(state, ANNA, EAST) == 8 + 25


def test_the_end_of_a_transcontinental_line_needs_black_and_a_locomotive_on_it() -> None:
    late: Hand = {"lines": [[2], [8, 7], [1]], "slots": [1, 0, 9, 0]}
    weak: Hand = {"lines": [[2], [9, 8], [1]], "slots": [1, 0, 8, 0]}

    assert scoring.railroad_points(american(late).state, ANNA, WEST) == 7
    assert scoring.railroad_points(american(weak).state, ANNA, WEST) == 8


def test_the_golden_spike_scores_in_a_game() -> None:
    """Black comes to the end of the line and the round is scored, without a position set by hand."""
    hand: Hand = {"lines": [[2], [8, 7], [1]], "slots": [1, 0, 9, 0], "workers": 1, "roubles": 0}
    table = with_token(hand)
    play(table, "anna: token spike\nboris: pass\nclara: pass\ndmitri: pass")
    before = points(table, ANNA)
    play(table, "anna: place black-or-gray\nanna: advance black transcontinental-west 9")

    assert table.state.round == 2
    assert points(table, ANNA) == before + 7 + 25


def test_the_spike_is_a_token() -> None:
    table = play(with_token({"roubles": 0}), "anna: token spike")

    assert american_board(table.state, ANNA).spike
    assert said(table)[-1] == "spike"


def test_the_upper_marker_needs_no_factories() -> None:
    hand: Hand = {"markers": [0, 4], "roubles": 0}
    table = play(american(hand), "anna: place industry-2\nanna: industry 2 5\nanna: industry 2 6")

    assert markers(table, ANNA) == [0, 6]


def test_the_upper_marker_uses_a_factory_that_is_there_when_it_arrives() -> None:
    hand: Hand = {"markers": [0, 4], "factories": [6], "roubles": 0}
    table = play(american(hand), "anna: place industry-1\nanna: industry 2 5")
    assert player(table, ANNA).roubles == 1
    late: Hand = {"markers": [0, 5], "roubles": 0}
    table = american(late, piles={2: 0, 3: 0, 4: 0, 5: 0, 6: 4})
    play(table, "anna: place locomotive-1\nanna: factory new 6")

    assert factories(table, ANNA)[0] == 6
    assert player(table, ANNA).roubles == 0


def test_the_lower_marker_needs_factories() -> None:
    hand: Hand = {"markers": [4, 0], "roubles": 0}
    table = play(american(hand), "anna: place industry-1")

    assert markers(table, ANNA) == [4, 1]


def test_both_markers_score() -> None:
    table = american({"markers": [4, 15]})

    assert scoring.industry_points(table.state, ANNA) == 5 + 15


def test_stock_icons_of_the_industry_tracks() -> None:
    table = american({"markers": [0, 6], "roubles": 0})
    play(table, "anna: place industry-1\nanna: industry 2 7\nanna: dividend d1")

    assert american_board(table.state, ANNA).level == 1


def test_workers_of_the_board() -> None:
    table = american({"lines": [[2], [5], [1]], "roubles": 0})
    play(table, "anna: place black-or-gray\nanna: advance black transcontinental-west 6")

    assert player(table, ANNA).extra_workers == 1
