"""The auxiliary actions: doublers, roubles, temporary workers (p. 12, p. 13)."""

from typing import Any

import pytest

from ironroad.core.table import Table
from ironroad.games.russian_railroads.rules import auxiliary
from tests.games.russian_railroads.logs import told
from tests.games.russian_railroads.positions import (
    AMERICAN,
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    Hand,
    checked,
    play,
    player,
    position,
    spaces_of,
)

NO_MONEY: Hand = {"roubles": 0}


def test_two_roubles() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place roubles")

    assert player(table, ANNA).roubles == 2


def test_two_roubles_must_be_in_the_supply() -> None:
    assert "roubles" in spaces_of(position(roubles=2))
    assert "roubles" not in spaces_of(position(roubles=1))


def test_private_effects_give_the_roubles_that_are_left() -> None:
    table = position(roubles=1)
    auxiliary.take_roubles(table.state, ANNA, 2)

    assert player(table, ANNA).roubles == 2
    assert table.state.roubles == 0


def test_a_doubler_needs_a_free_space_and_a_token_in_the_supply() -> None:
    assert "doubler" in spaces_of(position(hands={ANNA: {"doublers": 7}}))
    assert "doubler" not in spaces_of(position(hands={ANNA: {"doublers": 8}}))
    assert "doubler" not in spaces_of(position(doublers=0))


def test_a_doubler_needs_no_track_below_it() -> None:
    table = play(position(hands={ANNA: {"doublers": 5, "roubles": 0}}), "anna: place doubler")

    assert player(table, ANNA).doublers_on(0) == 6


def test_the_temporary_workers_go_to_one_player_for_this_round() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place temporary")

    assert player(table, ANNA).temporary == 2
    assert table.state.temporary == 0
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")
    assert table.state.round == 2
    assert player(table, ANNA).temporary == 0
    assert table.state.temporary == 2


def test_temporary_workers_pay_alone_or_mixed() -> None:
    table = position(hands={ANNA: {"temporary": 2, "roubles": 1}})
    play(table, "anna: place locomotive-3")

    assert table.options() == [
        "pay worker worker worker",
        "pay worker worker temporary",
        "pay worker temporary temporary",
        "pay worker worker rouble",
        "pay worker temporary rouble",
        "pay temporary temporary rouble",
    ]


def test_passing_loses_the_temporary_workers() -> None:
    table = position(hands={ANNA: {"temporary": 2}})
    play(table, "anna: pass\nboris: pass\nclara: pass\ndmitri: pass")

    assert player(table, ANNA).temporary == 0
    assert player(table, ANNA).workers == 5


def boris(hand: Hand, **more: Any) -> Table:
    """Return a position in which Boris acts first."""
    return position(4, hands={BORIS: hand}, turns=[BORIS, CLARA, DMITRI, ANNA], **more)


def all_boards(table: Table, what: str) -> list[int]:
    return [player[what] for player in table.view(None)["players"]]


@pytest.mark.parametrize(
    ("space", "words", "what", "held"),
    [
        ("doubler", "doubler 1 3", "doublers", [0, 3, 0, 0]),
        ("roubles", "roubles 1 2", "roubles", [1, 2, 1, 1]),
        ("temporary", "temporary 1 2", "temporary", [0, 2, 0, 0]),
    ],
)
def test_auxiliary_actions_are_told(space: str, words: str, what: str, held: list[int]) -> None:
    table = play(boris({"roubles": 0, "doublers": 2}), f"boris: place {space}")

    assert told(table)[-1] == words
    assert all_boards(table, what) == held
    checked(table)


def test_a_worker_that_is_won_is_told_and_counts_for_the_rest_of_the_game() -> None:
    table = boris({"kiev": [6], "roubles": 0})
    play(table, "boris: place black-or-gray\nboris: advance black kiev 7")

    assert told(table)[-1] == "workers 1 1"
    assert all_boards(table, "extra_workers") == [0, 1, 0, 0]
    assert all_boards(table, "workers") == [5, 5, 5, 5]
    checked(table)


def test_factories_give_the_roubles_that_are_left() -> None:
    """Factory 6 finds the supply empty."""
    hand: Hand = {"factories": [6], "markers": [4], "roubles": 0}
    table = play(boris(hand, roubles=0), "boris: place industry-1")

    assert told(table)[-1] == "roubles 1 0"
    assert all_boards(table, "roubles") == [1, 0, 1, 1]


def test_only_railroads_with_a_free_space_take_a_doubler() -> None:
    hand: Hand = {"doublers_above": [8, 3, 2], "roubles": 0}
    table = boris(hand, options=AMERICAN)
    assert "doubler" in spaces_of(table)
    play(table, "boris: place doubler")
    assert told(table)[-1] == "doubler-above 1 railroad-transcontinental-east 3"
    full = boris({"doublers_above": [8, 3, 3], "roubles": 0}, options=AMERICAN)

    assert "doubler" not in spaces_of(full)


def test_an_effect_places_the_doublers_that_are_left() -> None:
    """Factory 4 shows two doublers, one is in the supply."""
    hand: Hand = {"factories": [4], "markers": [4], "roubles": 0}
    table = play(boris(hand, doublers=1), "boris: place industry-1")
    play(table, "boris: doubler")

    assert table.seat == CLARA
    assert all_boards(table, "doublers") == [0, 1, 0, 0]
    assert table.view(None)["doublers"] == 0
