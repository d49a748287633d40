"""Income markers of the German boards (GR-8 and GR-9)."""

from typing import Any

import pytest

from ironroad.core.bits import bit
from ironroad.core.engine import Options, advance
from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.games.russian_railroads.components import BLACK
from ironroad.games.russian_railroads.modules.german.state import german_board, german_table
from ironroad.games.russian_railroads.rules.rounds import END_ROUND, SCORE_ROUND
from ironroad.games.russian_railroads.rules.side_actions import AFTER_ACTION, FINISH_TURN
from tests.games.russian_railroads.logs import told
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    GERMAN,
    Hand,
    Pieces,
    checked,
    play,
    player,
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

    assert german_table(table.state).incomes & 128 == 0
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
    assert (player(table, ANNA).roubles, points(table, ANNA)) == (1, 5)
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
    assert german_board(passed.state, ANNA).incomes_used == 0


BROKE: Hand = {"workers": 0, "roubles": 0}


def test_who_has_nothing_left_is_asked_when_a_marker_brings_a_rouble() -> None:
    table = german({**BROKE, "incomes": ["i1"]})
    assert table.seat == ANNA
    assert table.options() == ["pass", "use income i1"]
    play(table, "anna: use income i1")

    assert player(table, ANNA).roubles == 1
    assert "place black-or-gray" in table.options()
    assert "pass" not in table.options()


def test_other_markers_may_be_used_too_but_then_the_rouble_has_to_come() -> None:
    table = german({**BROKE, "incomes": ["i1", "i8"]})
    assert table.options() == ["pass", "use income i1", "use income i8"]
    play(table, "anna: use income i8")

    assert points(table, ANNA) == 5
    assert player(table, ANNA).roubles == 1
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

    assert player(table, ANNA).workers == 1
    far: Hand = {**hand, "slots": [0, 2, 0, 0]}
    assert german(far).seat == BORIS


def test_whoever_passes_uses_no_marker() -> None:
    table = play(german({**BROKE, "incomes": ["i1"]}), "anna: pass")

    assert german_board(table.state, ANNA).incomes_used == 0
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
    player(table, ANNA).colours = bit(BLACK)
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
    assert german_board(table.state, ANNA).incomes_used == 128
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")

    assert german_board(table.state, ANNA).incomes_used == 0


def test_no_marker_is_used_in_a_scoring() -> None:
    table = german({"incomes": ["i8"]}, frames=(SCORE_ROUND,))

    assert table.seat is None


def test_the_question_after_the_action_is_the_same_when_it_is_listed_anew() -> None:
    table = play(with_incomes("i1", "i8"), "anna: place industry-1")
    listed, state, options = table.options(), table.state.clone(), Options()
    advance(state, options)
    assert [state.catalogue[action].text for action in options.items] == listed
    state.stack.drop()
    AFTER_ACTION[ANNA].run(state)

    assert state.stack.top() is FINISH_TURN[ANNA]


def test_markers_are_used_one_after_the_other_after_the_action() -> None:
    hand: Hand = {"incomes": ["i1", "i8"], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI], options=GERMAN)
    play(table, "boris: place industry-1")
    assert table.options() == ["use income i1", "use income i8", "finish"]
    play(table, "boris: use income i8")
    assert table.options() == ["use income i1", "finish"]
    play(table, "boris: use income i1")

    player = table.view()["players"][BORIS]
    assert (player["roubles"], player["points"], table.seat) == (1, 5, ANNA)


def test_one_space_that_a_marker_opens_is_enough() -> None:
    """Every other space for one piece is taken."""
    taken = ["black-2", "locomotive-1", "industry-1", "doubler", "roubles", "temporary"]
    taken += ["order-1", "order-2", "hire", "engineer-9", "engineer-10"]
    spaces: dict[str, Pieces] = {
        id: {"seat": CLARA if place % 2 else DMITRI, "own": 1} for place, id in enumerate(taken)
    }
    hands: dict[int, Hand] = {
        BORIS: {**BROKE, "incomes": ["i1"]},
        CLARA: {"extra": 2},
        DMITRI: {"extra": 2},
    }
    table = position(hands=hands, turns=[BORIS, ANNA, CLARA, DMITRI], spaces=spaces, options=GERMAN)
    assert (table.seat, table.options()) == (BORIS, ["pass", "use income i1"])
    play(table, "boris: use income i1")

    # The bottom track space is never taken, and it was the only choice.
    assert [entry["reward"] for entry in table.view()["owed"]] == ["track-black-or-gray 1"]


def test_income_markers_are_told_and_ready_again_in_the_next_round() -> None:
    hand: Hand = {"lines": [[3], [1], [1]], "slots": [9, 1, 0, 0], "roubles": 0}
    table = position(4, hands={BORIS: hand}, turns=[BORIS, 2, 3, ANNA], options=GERMAN)
    play(table, "boris: place black-or-gray\nboris: advance black dresden 4\nboris: tile h2")
    play(table, "boris: income i8\nboris: use income i8")

    assert told(table)[-3:] == [
        "income 1 reward-points 5",
        "used-income 1 reward-points 5",
        "points 1 5",
    ]
    modules = table.view(None)["players"][BORIS]["modules"]
    assert [(marker["id"], marker["used"]) for marker in modules["incomes"]] == [("i8", True)]
    play(table, "clara: pass\ndmitri: pass\nanna: pass")
    assert "use income i8" not in table.options()
    play(table, "boris: pass")
    modules = table.view(None)["players"][BORIS]["modules"]

    assert [(marker["id"], marker["used"]) for marker in modules["incomes"]] == [("i8", False)]
    assert table.view(None)["players"][ANNA]["modules"]["incomes"] == []
