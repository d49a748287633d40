"""New material: the double-? token and the special items (NM-6 to NM-10)."""

from typing import Any

from ironroad.core.engine import Options, Stack, advance, apply
from ironroad.core.table import Table
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.components import DUE, TOKEN, reward_of
from ironroad.games.russian_railroads.modules.coal.state import coal_board
from ironroad.games.russian_railroads.modules.new_material.state import (
    NewTable,
    new_board,
    put_new_table,
)
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import NEXT_TURN
from tests.games.russian_railroads.material import (
    COAL_FACTORY,
    N7,
    material,
)
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    KIEV,
    MATERIAL,
    TS,
    Hand,
    checked,
    face_up,
    factories,
    play,
    player,
    points,
    position,
    slots,
    track,
)


def with_token(hand: Hand, **more: Any) -> Table:
    """Return a position in which Anna may play a ? token."""
    table = material(hand, frames=(SETTLE[ANNA], NEXT_TURN), **more)
    table.state.owed.append(int(reward_of(TOKEN, 1) | DUE))
    table.state.stack = Stack([NEXT_TURN, SETTLE[ANNA]])
    advance(table.state, table._options)
    return table


def test_the_double_question_mark_buys_a_special_item() -> None:
    table = play(with_token({"roubles": 0}), "anna: token special")

    assert table.options() == [
        "item revaluation",
        "item coal-factory",
        "item engineer",
        "item freight-car",
        "item capital",
    ]
    play(table, "anna: item engineer")
    assert player(table, ANNA).engineers == 1 << N7
    checked(table)
    other = with_token({"roubles": 0})
    put_new_table(other.state, NewTable(1))

    assert play(other, "anna: token special").seat == BORIS


def test_without_an_item_left_the_token_cannot_be_played() -> None:
    table = with_token({"revalued": True, "tokens": ["revaluation"]})
    assert "token special" in table.options()
    put_new_table(table.state, NewTable(1))
    offered = Options()
    table.state.stack[-1].options(table.state, offered)

    texts = [table.rules.catalogue.text(action) for action in offered.items]
    assert "token special" not in texts


def test_the_second_revaluation_marker() -> None:
    hand: Hand = {"trans_siberian": [15, 7, 5, 3, 1], "slots": [9, 0, 0, 0]}
    table = play(with_token(hand), "anna: token special\nanna: item revaluation")

    assert player(table, ANNA).revaluation == 2
    assert scoring.railroad_points(table.state, ANNA, TS) == 8 + 2 * 7 + 2 * 3 + 2 * 2


def test_one_revaluation_or_the_other() -> None:
    table = play(with_token({"tokens": ["revaluation"], "revalued": True}), "anna: token special")
    assert "item revaluation" not in table.options()
    table = with_token({"row": 2})

    assert "token revaluation" not in table.options()


def test_the_minus_ten_engineer_counts_in_the_sum_but_never_costs_points() -> None:
    hand: Hand = {"engineers": [N7, 15], "factories": [1], "markers": [4], "roubles": 0}
    assert points(play(material(hand), "anna: place industry-1"), ANNA) == 5
    hand = {**hand, "engineers": [N7, 3]}

    assert points(play(material(hand), "anna: place industry-1"), ANNA) == 0


def test_the_minus_ten_engineer_counts_for_the_majority_and_is_the_lowest_in_ties() -> None:
    table = position(
        4, hands={ANNA: {"engineers": [N7]}, BORIS: {"engineers": [2]}}, options=MATERIAL
    )

    assert scoring.majority_points(table.state) == [20, 40, 0, 0]


def test_the_minus_ten_engineer_gives_three_advances_of_choice() -> None:
    table = play(material({"engineers": [N7], "roubles": 0}), "anna: place engineer-n7")

    assert "advance black kiev 2" in table.options()


def test_the_coal_factory_fills_the_next_gap() -> None:
    table = play(with_token({"factories": [3]}), "anna: token special\nanna: item coal-factory")

    assert factories(table, ANNA)[:2] == [3, COAL_FACTORY]
    checked(table)


def test_the_coal_factory_replaces_another_when_all_gaps_are_filled_and_may_be_replaced() -> None:
    hand: Hand = {"factories": [2, 2, 3, 3, 4], "roubles": 0}
    table = play(with_token(hand), "anna: token special\nanna: item coal-factory")
    assert table.view(ANNA)["question"]["id"] == "rr-ask-factory"
    play(table, "anna: replace 1")
    assert factories(table, ANNA)[0] == COAL_FACTORY
    assert face_up(table, 2) == 1
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: place locomotive-1")
    play(table, "anna: factory used 2\nanna: replace 1")

    assert face_up(table, COAL_FACTORY) == 1
    assert table.view(None)["face_up"][-1] == 1
    checked(table)


def test_a_coal_factory_that_lies_face_up_can_be_built() -> None:
    table = material({"roubles": 0}, laid_out={COAL_FACTORY: 1})
    play(table, "anna: place locomotive-1\nanna: factory used coal-factory")

    assert factories(table, ANNA)[0] == COAL_FACTORY


def test_the_coal_factory_gives_two_black_advances_and_two_more_for_each_coal() -> None:
    hand: Hand = {"factories": [COAL_FACTORY], "markers": [4], "coal": 4, "roubles": 0}
    table = play(
        material(hand, coal=True), "anna: place industry-1\nanna: burn\nanna: burn\nanna: burn"
    )
    assert "burn" not in table.options()
    for space in range(2, 10):
        play(table, f"anna: advance black trans-siberian {space}")

    assert coal_board(table.state, ANNA).coal == 1
    assert track(table, ANNA, TS)[0] == 9


def test_coal_is_burnt_when_nobody_listens() -> None:
    hand: Hand = {"factories": [COAL_FACTORY], "markers": [4], "coal": 1, "roubles": 0}
    state = play(material(hand, coal=True), "anna: place industry-1").state.clone()
    apply(state, state.catalogue.parse("burn"), Options())

    assert coal_board(state, ANNA).coal == 0
    assert state.events is None


def test_the_coal_factory_without_coal_gives_two_advances() -> None:
    hand: Hand = {"factories": [COAL_FACTORY], "markers": [4], "roubles": 0}
    table = play(material(hand), "anna: place industry-1")
    assert "burn" not in table.options()
    play(table, "anna: advance black kiev 2\nanna: advance black kiev 3")

    assert track(table, ANNA, KIEV)[0] == 3


def test_the_freight_car_adds_two_and_moves_with_its_locomotive() -> None:
    table = with_token({"slots": [3, 0, 2, 0], "st_petersburg": [4], "roubles": 0})
    play(table, "anna: token special\nanna: item freight-car")
    assert table.options() == ["car trans-siberian-1", "car st-petersburg", "stop"]
    play(table, "anna: car st-petersburg")

    assert slots(table, ANNA) == [3, 0, 4, 0]
    assert new_board(table.state, ANNA).cars == 4
    assert [text for text in table.options() if text.startswith("token")]
    hand: Hand = {"slots": [3, 0, 0, 0], "cars": [0], "roubles": 0}
    moved = material(hand, piles={2: 0, 3: 0, 4: 0, 5: 0, 6: 4})
    play(moved, "anna: place locomotive-1\nanna: locomotive 6\nanna: put 6 trans-siberian-1")
    play(moved, "anna: put 5 kiev")

    assert moved.view(None)["players"][ANNA]["modules"]["cars"] == ["kiev"]


def test_the_freight_car_is_lost_with_its_locomotive() -> None:
    hand: Hand = {"slots": [2, 6, 6, 6], "cars": [0], "boilermen": [0], "roubles": 0}
    table = material(hand, coal=True, piles={2: 0, 3: 0, 4: 0, 5: 0, 6: 4})
    play(table, "anna: place locomotive-1\nanna: locomotive 6")

    assert face_up(table, 2) == 1
    assert new_board(table.state, ANNA).cars == 0


def test_extra_capital_brings_roubles_and_an_end_bonus_card() -> None:
    table = play(with_token({"roubles": 0}), "anna: token special\nanna: item capital")
    play(table, "anna: bonus points")

    assert (player(table, ANNA).roubles, points(table, ANNA)) == (2, 10)
