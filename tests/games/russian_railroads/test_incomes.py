"""Income markers of the German boards (GR-8 and GR-9)."""

from typing import Any

import pytest

from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.games.russian_railroads.modules.german.state import INCOMES_LEFT, INCOMES_USED
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, SCORE_ROUND
from ironroad.games.russian_railroads.state import OWNED, ROUBLES, WORKERS
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    GERMAN,
    Hand,
    Pieces,
    annex,
    checked,
    own,
    play,
    points,
    position,
    track,
)

MUNICH = 1


def german(hand: Hand, **more: Any) -> Table:
    return position(4, hands={ANNA: hand}, options=GERMAN, **more)


def with_incomes(*ids: str, **more: Any) -> Table:
    return german({"incomes": list(ids), "roubles": 0, "lines": [[2], [3, 1], [1]]}, **more)


def test_an_income_marker_is_the_advantage_of_a_space() -> None:
    hand: Hand = {"lines": [[3], [1], [1]], "slots": [9, 1, 0, 0], "roubles": 0}
    table = play(
        german(hand), "anna: place black-or-gray\nanna: advance black dresden 4\nanna: tile h2"
    )
    assert [t for t in table.options() if t.startswith("income")] == [
        f"income i{n}" for n in range(1, 9)
    ]
    play(table, "anna: income i8")

    assert table.state.common[INCOMES_LEFT] & 128 == 0
    assert "use income i8" in table.options()
    checked(table)


def test_without_an_income_marker_left_the_space_gives_nothing() -> None:
    hand: Hand = {"lines": [[3], [1], [1]], "slots": [9, 1, 0, 0], "roubles": 0}
    ids = [f"i{n}" for n in range(1, 9)]
    table = position(4, hands={ANNA: hand, BORIS: {"incomes": ids}}, options=GERMAN)
    play(table, "anna: place black-or-gray\nanna: advance black dresden 4\nanna: tile h2")

    assert table.seat == BORIS


def test_income_markers_are_used_before_or_after_the_main_action() -> None:
    before = play(with_incomes("i8"), "anna: use income i8\nanna: place industry-1")
    after = play(with_incomes("i8"), "anna: place industry-1\nanna: use income i8")

    assert points(before, ANNA) == points(after, ANNA) == 5
    assert before.seat == after.seat == BORIS


def test_several_markers_in_a_turn_each_once_a_round() -> None:
    table = with_incomes("i1", "i8")
    play(
        table, "anna: use income i1\nanna: use income i8\nanna: place industry-1\nanna: pay worker"
    )
    assert (own(table, ANNA, ROUBLES), points(table, ANNA)) == (1, 5)
    play(table, "boris: pass\nclara: pass\ndmitri: pass")

    assert not [text for text in table.options() if text.startswith("use")]


def test_who_uses_a_marker_before_the_action_has_to_act() -> None:
    table = play(with_incomes("i8"), "anna: use income i8")

    assert "pass" not in table.options()


def test_a_marker_is_not_used_while_passing_or_after_it() -> None:
    """Who has no piece left can only pass, so there is no main action to use it before."""
    table = german({"incomes": ["i8"], "workers": 0, "roubles": 0})
    assert table.seat == BORIS
    passed = play(with_incomes("i8"), "anna: pass")

    assert passed.seat == BORIS
    assert annex(passed, ANNA, INCOMES_USED) == 0


BROKE: Hand = {"workers": 0, "roubles": 0}


def test_who_has_nothing_left_is_asked_when_a_marker_brings_a_rouble() -> None:
    table = german({**BROKE, "incomes": ["i1"]})
    assert table.seat == ANNA
    assert table.options() == ["pass", "use income i1"]
    play(table, "anna: use income i1")

    assert own(table, ANNA, ROUBLES) == 1
    assert "place black-or-gray" in table.options()
    assert "pass" not in table.options()


def test_other_markers_may_be_used_too_but_then_the_rouble_has_to_come() -> None:
    table = german({**BROKE, "incomes": ["i1", "i8"]})
    assert table.options() == ["pass", "use income i1", "use income i8"]
    play(table, "anna: use income i8")

    assert points(table, ANNA) == 5
    assert own(table, ANNA, ROUBLES) == 1
    assert "pass" not in table.options()


def test_a_marker_that_wins_a_worker_is_offered_too() -> None:
    """Brown comes to München 3, which gives a worker; the marker of five points leads to nothing."""
    hand: Hand = {
        **BROKE,
        "lines": [[1], [6, 4, 2], [1]],
        "slots": [0, 3, 0, 0],
        "incomes": ["i4", "i8"],
    }
    table = german(hand)
    assert table.options() == ["pass", "use income i4", "use income i8"]
    play(table, "anna: use income i4\nanna: advance brown munich 3")

    assert own(table, ANNA, WORKERS) == 1
    far: Hand = {**hand, "slots": [0, 2, 0, 0]}
    assert german(far).seat == BORIS


def test_whoever_passes_uses_no_marker() -> None:
    table = play(german({**BROKE, "incomes": ["i1"]}), "anna: pass")

    assert annex(table, ANNA, INCOMES_USED) == 0
    assert table.seat == BORIS


def test_who_can_no_longer_act_after_using_a_marker_passes() -> None:
    """The last track space is taken by the marker itself."""
    hand: Hand = {
        "lines": [[9], [13], [9]],
        "branch": "berlin",
        "tiles": ["h1", "w1", "f1"],
        "incomes": ["i5"],
        "markers": [14],
        "factories": [2, 2, 3, 3, 4],
        "workers": 1,
        "roubles": 0,
        "doublers_above": [0, 8, 0],
    }
    blocked: dict[str, Pieces] = {
        id: {"seat": BORIS, "own": 1}
        for id in (
            "locomotive-1",
            "roubles",
            "temporary",
            "order-1",
            "order-2",
            "engineer-9",
            "engineer-10",
        )
    }
    table = position(4, hands={ANNA: hand, BORIS: {"workers": 7}}, spaces=blocked, options=GERMAN)
    table.state.players[OWNED] = 1
    play(table, "anna: use income i5\nanna: industry 1 15")

    assert table.seat != ANNA
    assert table.state.passed & 1


def test_a_marker_with_a_partial_effect_may_be_used_and_one_without_any_may_not() -> None:
    hand: Hand = {
        "lines": [[9], [14], [9]],
        "branch": "hamburg",
        "tiles": ["h1", "w1", "f1"],
        "incomes": ["i2", "i4"],
        "roubles": 0,
    }
    table = german(hand)
    assert "use income i2" in table.options()
    play(table, "anna: use income i2\nanna: advance black munich 15")

    assert track(table, ANNA, MUNICH)[0] == 15
    poor = with_incomes("i4")
    assert "use income i4" not in poor.options()


def test_no_marker_while_a_worker_relocates() -> None:
    table = german(
        {"incomes": ["i8"], "lines": [[2], [3, 1], [1]]},
        spaces={"order-1": {"seat": ANNA, "own": 1}},
        frames=(END_ROUND,),
    )

    assert "stay" in table.options()
    with pytest.raises(IllegalAction):
        table.play("use income i8")


def test_after_the_scoring_markers_lie_face_up_again() -> None:
    table = play(with_incomes("i8"), "anna: use income i8\nanna: place industry-1")
    assert annex(table, ANNA, INCOMES_USED) == 128
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert annex(table, ANNA, INCOMES_USED) == 0


def test_no_marker_is_used_in_a_scoring() -> None:
    table = german({"incomes": ["i8"]}, frames=(SCORE_ROUND,))

    assert table.seat is None
