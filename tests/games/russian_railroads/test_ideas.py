"""The seven ? tokens (p. 17, p. 22)."""

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads import scoring
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    KIEV,
    SP,
    TS,
    Hand,
    checked,
    markers,
    play,
    player,
    position,
    track,
)


def token(name: str, **hand: object) -> Table:
    """Anna has just reached a ? space and plays a token."""
    board: Hand = {
        "st_petersburg": [3],
        "slots": [1, 0, 4, 0],
        "roubles": 0,
        **hand,  # type: ignore[typeddict-item]
    }
    table = position(hands={ANNA: board})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    return play(table, f"anna: token {name}")


def test_four_advances_of_choice() -> None:
    table = token("advances")
    play(table, "\n".join([f"anna: advance black kiev {space}" for space in (2, 3, 4, 5)]))

    assert track(table, ANNA, KIEV)[0] == 5
    assert table.seat == BORIS


def test_four_advances_may_be_used_in_part() -> None:
    table = play(token("advances"), "anna: advance black kiev 2\nanna: stop")

    assert track(table, ANNA, KIEV)[0] == 2


def test_five_industry_advances_trigger_factories_on_the_way() -> None:
    table = token("industry", markers=[3], factories=[6, 4, 0, 0, 0])
    for step in (
        "industry 1 4",
        "industry 1 5",
        "industry 1 6",
        "industry 1 7",
        "doubler",
        "industry 1 8",
    ):
        play(table, f"anna: {step}")

    assert markers(table, ANNA) == [8]
    assert player(table, ANNA).doublers_on(0) == 1
    assert table.options() == ["doubler", "stop"]


def test_three_doublers() -> None:
    table = play(token("doublers"), "anna: doubler\nanna: doubler\nanna: doubler")

    assert player(table, ANNA).doublers_on(0) == 3


def test_revaluation_raises_brown_natural_and_white() -> None:
    table = token("revaluation", trans_siberian=[10, 6, 3, 1])
    hand: Hand = {
        "trans_siberian": [15, 12, 9, 6, 3],
        "slots": [9, 6, 0, 0],
        "revalued": True,
    }
    state = position(hands={ANNA: hand}).state

    assert table.view()["players"][ANNA]["revalued"] == 1
    assert scoring.railroad_points(state, ANNA, TS) == 3 * 10 + 3 * 6 + 3 * 3 + 3 * 1


def test_the_second_marker_starts_on_0_and_moves_and_scores() -> None:
    table = token("marker", markers=[2])
    assert markers(table, ANNA) == [2, 0]
    assert table.seat == BORIS
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: place industry-1")

    assert table.options() == ["industry 1 3", "industry 2 1"]
    assert scoring.industry_points(table.state, ANNA) == 2


def test_the_second_marker_waits_for_a_free_start_space_and_comes_once() -> None:
    board: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0, "markers": [0]}
    table = position(hands={ANNA: board})
    play(table, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    assert "token marker" not in table.options()

    both = position(hands={ANNA: {**board, "markers": [5, 3], "factories": [6]}})
    play(both, "anna: place black-or-gray\nanna: advance black st-petersburg 4")
    assert "token marker" not in both.options()


def test_the_medal_scores_from_the_next_scoring_on() -> None:
    table = token("medal", kiev=[6, 5], trans_siberian=[2], slots=[1, 0, 4, 5])

    assert table.view()["players"][ANNA]["medal"]
    assert scoring.railroad_points(table.state, ANNA, KIEV) == 5 + 10 + 20


def test_the_card_token_brings_a_card_and_an_end_bonus_card() -> None:
    table = token("card")
    assert table.options() == [
        "card four-actions",
        "card engineer",
        "card factory",
        "card black-worker",
        "card locomotive",
    ]
    play(table, "anna: card black-worker")
    assert table.options() == ["bonus look", "bonus points", "stop"]
    play(table, "anna: bonus points")

    assert player(checked(table), ANNA).effect_points == 10
    assert "black-worker" not in table.view()["cards"]


def test_a_token_is_played_once() -> None:
    table = token("medal")
    player = table.view()["players"][ANNA]

    assert player["tokens"] == ["medal"]
    assert "medal" not in player["tokens_left"]
    assert track(table, ANNA, SP)[0] == 4


def test_the_choice_of_a_token_is_compulsory_but_may_wait() -> None:
    board: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "roubles": 0, "engineers": [15]}
    table = position(hands={ANNA: board})
    play(table, "anna: place engineer-15\nanna: advance black st-petersburg 4")

    assert "advance black kiev 2" in table.options()
    assert "token medal" in table.options()
    assert "stop" not in table.options()
    play(table, "anna: token medal")
    assert "stop" in table.options()


def test_a_token_that_leads_to_another_token() -> None:
    """Advances bring black to space 6, where the same locomotive reaches a second ?."""
    table = token("advances", slots=[1, 0, 6, 0])
    play(table, "anna: advance black st-petersburg 5\nanna: advance black st-petersburg 6")
    assert "token medal" in table.options()
    play(table, "anna: token medal")

    assert table.view()["players"][ANNA]["tokens"] == ["advances", "medal"]


def test_a_token_that_was_played_is_not_offered_again() -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "tokens": ["medal"], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")

    assert [text for text in table.options() if text.startswith("token")] == [
        *["token advances", "token industry", "token doublers", "token revaluation", "token card"]
    ]


@pytest.mark.parametrize(
    ("name", "what", "others", "own_value"),
    [
        ("medal", "medal", False, True),
        ("revaluation", "revalued", 0, 1),
        ("marker", "markers", [0], [2, 0]),
        ("medal", "tokens", [], ["medal"]),
    ],
)
def test_what_a_token_brings_goes_to_its_player_alone(
    name: str, what: str, others: object, own_value: object
) -> None:
    hand: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "markers": [2], "roubles": 0}
    table = position(hands={BORIS: hand}, turns=[BORIS, ANNA, CLARA, DMITRI])
    play(table, "boris: place black-or-gray\nboris: advance black st-petersburg 4")
    play(table, f"boris: token {name}")

    assert [player[what] for player in table.view()["players"]] == [
        *[others, own_value, others, others]
    ]


def test_the_question_mark_of_the_industry_track_is_used_up_by_its_player_alone() -> None:
    hands: dict[int, Hand] = {
        ANNA: {"markers": [9], "factories": [2, 3, 5], "roubles": 0},
        BORIS: {"markers": [8], "factories": [2, 3, 4], "roubles": 0},
    }
    table = position(hands=hands)
    play(table, "anna: place industry-1\nanna: token medal")
    play(table, "boris: place industry-2\nboris: industry 1 10\nboris: token medal")

    assert [player["tokens"] for player in table.view()["players"]] == [
        ["medal"],
        ["medal"],
        [],
        [],
    ]
