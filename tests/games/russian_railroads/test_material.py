"""New material: engineers with other costs, the double-? token and the special items (NM-1 to NM-10)."""

from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.core.playout import random_action
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads import scoring
from ironroad.games.russian_railroads.components import DUE, TOKEN, reward_of
from ironroad.games.russian_railroads.modules.coal.state import COAL
from ironroad.games.russian_railroads.modules.new_material.state import CARS, ITEMS_LEFT
from ironroad.games.russian_railroads.rules.effects import SETTLE
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, NEXT_TURN
from ironroad.games.russian_railroads.state import DOUBLERS, ENGINEERS, ROUBLES, ROW, WORKERS
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    COAL_ON,
    GERMAN,
    KIEV,
    MATERIAL,
    SP,
    TS,
    Hand,
    annex,
    checked,
    face_up,
    factories,
    markers,
    own,
    play,
    points,
    position,
    rules,
    said,
    slots,
    spaces_of,
    track,
)

N1, N2, N3, N4, N5, N6, N7 = range(16, 23)
COAL_FACTORY = 10


def material(hand: Hand, **more: Any) -> Table:
    options = {**MATERIAL, **COAL_ON} if more.pop("coal", False) else MATERIAL
    return position(4, hands={ANNA: hand}, options=options, **more)


def with_token(hand: Hand, **more: Any) -> Table:
    """Return a position in which Anna may play a ? token."""
    table = material(hand, frames=(SETTLE[ANNA], NEXT_TURN), **more)
    table.state.owed.append(int(reward_of(TOKEN, 1) | DUE))
    table.state.stack[:] = [NEXT_TURN, SETTLE[ANNA]]
    advance(table.state, table._options)
    return table


def test_new_engineers_join_their_piles() -> None:
    engineers = rules(4, options=MATERIAL).engineers

    assert [engineers.numbers[n] for n in range(N1, N7 + 1)] == [4, 9, 13, 3, 8, 11, -10]
    assert {N1, N2, N3} <= set(engineers.lettered(1))
    assert {N4, N5, N6} <= set(engineers.lettered(2))
    assert rules(4).engineers.count == 15


def test_two_engineers_with_one_number_never_lie_in_the_row() -> None:
    title = REGISTRY.title("russian-railroads")
    ruleset = rules(4, options=MATERIAL)
    new = 0
    for seed in range(60):
        state = title.setup(ruleset)
        options = Options()
        advance(state, options)
        dealer = Dealer(seed)
        while state.round == 0:
            apply(state, random_action(state, options, dealer), options)
        row = [index for index in state.engineers_in_row() if index]
        numbers = [ruleset.engineers.numbers[index] for index in row]
        assert len(set(numbers)) == len(numbers) == 7
        new += len([index for index in row if index > 15])
        assert N7 not in row

    assert new > 60


@pytest.mark.parametrize(
    ("engineer", "workers", "roubles", "possible"),
    [
        (N1, 1, 0, True),
        (N2, 5, 0, False),
        (N2, 0, 1, True),
        (N3, 1, 0, False),
        (N3, 2, 0, True),
        (N3, 1, 1, True),
    ],
)
def test_engineers_cost_a_worker_two_workers_or_a_coin(
    engineer: int, workers: int, roubles: int, possible: bool
) -> None:
    table = material(
        {"workers": workers, "roubles": roubles}, engineers=[4, engineer, 10, 2, 3, 6, 7]
    )
    id = f"engineer-n{engineer - 15}"

    assert (id in spaces_of(table)) is possible


def test_a_relocated_worker_goes_to_engineers_for_one_worker_only() -> None:
    table = position(
        4,
        hands={ANNA: {"engineers": [N1, N2, N3]}},
        spaces={"order-1": {"seat": ANNA, "own": 1}},
        frames=(END_ROUND,),
        options=MATERIAL,
    )

    assert "place engineer-n1" in table.options()
    assert "place engineer-n2" not in table.options()
    assert "place engineer-n3" not in table.options()


def test_engineer_4_draws_two_starting_bonus_cards() -> None:
    table = play(material({"engineers": [N1], "roubles": 0}), "anna: place engineer-n1")

    assert said(table).count("start") == 2


def test_drawn_cards_are_different_and_may_be_used_in_part() -> None:
    table = material({"engineers": [N1], "roubles": 0})
    play(table, "anna: place engineer-n1")

    cards = [m.args["rewards"] for _, m in table.log(None) if m.id == "rr-event-start"]
    assert len({str(card) for card in cards}) == 2
    owed = table.view(None)["owed"]
    assert all(not entry["must"] for entry in owed)


def test_engineer_9_gives_a_doubler_industry_and_black() -> None:
    table = material({"engineers": [N2], "roubles": 1})
    play(
        table,
        "anna: place engineer-n2\nanna: doubler\nanna: industry 1 1\nanna: advance black kiev 2",
    )

    assert own(table, ANNA, DOUBLERS) == 1
    assert markers(table, ANNA) == [1]
    assert own(table, ANNA, ROUBLES) == 0


def test_engineer_8_gives_natural_and_points() -> None:
    table = material({"engineers": [N5], "roubles": 0})
    play(table, "anna: place engineer-n5")

    assert points(table, ANNA) == 3


def test_engineer_11_moves_three_different_tracks() -> None:
    hand: Hand = {"trans_siberian": [4, 2], "roubles": 0}
    table = material(hand, engineers=[4, N6, 10, 2, 3, 6, 7])
    play(table, "anna: place engineer-n6\nanna: advance black trans-siberian 5")
    assert "advance black trans-siberian 6" not in table.options()
    assert "stop" not in table.options()
    play(table, "anna: advance gray trans-siberian 3")
    assert not [text for text in table.options() if text.startswith("advance gray trans")]
    play(table, "anna: advance black kiev 2")

    assert track(table, ANNA, TS)[:2] == [5, 3]
    assert track(table, ANNA, KIEV)[0] == 2
    assert table.seat == BORIS


FULL_BOARD: Hand = {
    "trans_siberian": [15, 14, 13, 12, 11],
    "st_petersburg": [9, 8, 7, 6],
    "roubles": 0,
}
"""Nothing can move but on Kiev."""


@pytest.mark.parametrize(
    ("kiev", "offered"), [([9, 7, 6], False), ([8, 7, 6], True), ([8, 7, 5], True)]
)
def test_engineer_11_as_a_public_space_needs_three_tracks(kiev: list[int], offered: bool) -> None:
    """On Kiev black makes room for gray, and gray for brown."""
    table = material({**FULL_BOARD, "kiev": kiev}, engineers=[4, N6, 10, 2, 3, 6, 7])

    assert ("engineer-n6" in spaces_of(table)) == offered


def test_engineer_11_may_count_on_the_track_that_a_step_brings() -> None:
    """Two black tracks stand at their ends: black on the Trans-Siberian brings gray, which enters twice."""
    hand: Hand = {"trans_siberian": [1], "st_petersburg": [9], "kiev": [9], "roubles": 0}
    table = material(hand, engineers=[4, N6, 10, 2, 3, 6, 7])
    assert "engineer-n6" in spaces_of(table)
    play(table, "anna: place engineer-n6\nanna: advance gray st-petersburg 1")
    play(table, "anna: advance gray kiev 1")

    assert [track(table, ANNA, line)[:2] for line in (TS, SP, KIEV)] == [[2, 0], [9, 1], [9, 1]]


@pytest.mark.parametrize(("branch", "space"), [("berlin", 9), ("hamburg", 10)])
def test_natural_won_on_either_branch_may_be_moved_at_once_by_engineer_11(
    branch: str, space: int
) -> None:
    hand: Hand = {
        "lines": [[1], [space - 1, 5, 3], [1]],
        "engineers": [N6],
        "roubles": 0,
    }
    if branch == "hamburg":
        hand["branch"] = branch
    table = position(4, hands={ANNA: hand}, options={**MATERIAL, **GERMAN})
    play(table, f"anna: place engineer-n6\nanna: advance black munich {space}")
    if branch == "berlin":
        play(table, "anna: branch berlin")
    play(table, "anna: advance natural munich 1")

    assert track(table, ANNA, 1)[:4] == [space, 5, 3, 1]


def test_an_own_engineer_11_may_stop() -> None:
    table = material({"engineers": [N6], "roubles": 0})
    play(table, "anna: place engineer-n6\nanna: advance black kiev 2\nanna: stop")

    assert table.seat == BORIS


def test_steps_of_engineer_11_may_bring_new_tracks() -> None:
    table = material({"engineers": [N6], "roubles": 0})
    play(table, "anna: place engineer-n6\nanna: advance black trans-siberian 2")

    assert "advance gray trans-siberian 1" in table.options()


def test_other_effects_wait_until_the_steps_of_engineer_11_are_made() -> None:
    hand: Hand = {"engineers": [N6], "st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0}
    table = material(hand)
    play(table, "anna: place engineer-n6\nanna: advance black st-petersburg 4")
    assert not [text for text in table.options() if text.startswith("token")]
    play(table, "anna: advance black kiev 2\nanna: advance black trans-siberian 2")

    assert [text for text in table.options() if text.startswith("token")]


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
    assert own(table, ANNA, ENGINEERS) == 1 << N7
    checked(table)
    other = with_token({"roubles": 0})
    other.state.common[ITEMS_LEFT] = 1

    assert play(other, "anna: token special").seat == BORIS


def test_without_an_item_left_the_token_cannot_be_played() -> None:
    table = with_token({"revalued": True, "tokens": ["revaluation"]})
    assert "token special" in table.options()
    table.state.common[ITEMS_LEFT] = 1
    offered = Options()
    table.state.stack[-1].options(table.state, offered)

    texts = [table.rules.catalogue.text(action) for action in offered.items]
    assert "token special" not in texts


def test_the_second_revaluation_marker() -> None:
    hand: Hand = {"trans_siberian": [15, 7, 5, 3, 1], "slots": [9, 0, 0, 0]}
    table = play(with_token(hand), "anna: token special\nanna: item revaluation")

    assert own(table, ANNA, ROW) == 2
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

    assert annex(table, ANNA, COAL) == 1
    assert track(table, ANNA, TS)[0] == 9


def test_coal_is_burnt_when_nobody_listens() -> None:
    hand: Hand = {"factories": [COAL_FACTORY], "markers": [4], "coal": 1, "roubles": 0}
    state = play(material(hand, coal=True), "anna: place industry-1").state.clone()
    apply(state, state.catalogue.parse("burn"), Options())

    assert state.annex(ANNA, COAL) == 0
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
    assert annex(table, ANNA, CARS) == 4
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
    assert annex(table, ANNA, CARS) == 0


def test_extra_capital_brings_roubles_and_an_end_bonus_card() -> None:
    table = play(with_token({"roubles": 0}), "anna: token special\nanna: item capital")
    play(table, "anna: bonus points")

    assert (own(table, ANNA, ROUBLES), points(table, ANNA)) == (2, 10)


def test_new_material_changes_nothing_else() -> None:
    with_it, without = rules(3, options=MATERIAL), rules(3)

    assert with_it.start.rounds == without.start.rounds
    assert own(position(3, options=MATERIAL), ANNA, WORKERS) == 6
    assert "special" not in without.tokens.ids
