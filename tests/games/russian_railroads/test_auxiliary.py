"""The auxiliary actions: doublers, roubles, temporary workers (p. 12, p. 13)."""

from ironroad.games.russian_railroads.rules import auxiliary
from ironroad.games.russian_railroads.state import DOUBLERS, ROUBLES, TEMPORARY, WORKERS
from tests.games.russian_railroads.positions import (
    ANNA,
    Hand,
    own,
    play,
    position,
    spaces_of,
)

NO_MONEY: Hand = {"roubles": 0}


def test_two_roubles() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place roubles")

    assert own(table, ANNA, ROUBLES) == 2


def test_two_roubles_must_be_in_the_supply() -> None:
    assert "roubles" in spaces_of(position(roubles=2))
    assert "roubles" not in spaces_of(position(roubles=1))


def test_private_effects_give_the_roubles_that_are_left() -> None:
    table = position(roubles=1)
    auxiliary.take_roubles(table.state, ANNA, 2)

    assert own(table, ANNA, ROUBLES) == 2
    assert table.state.roubles == 0


def test_a_doubler_needs_a_free_space_and_a_token_in_the_supply() -> None:
    assert "doubler" in spaces_of(position(hands={ANNA: {"doublers": 7}}))
    assert "doubler" not in spaces_of(position(hands={ANNA: {"doublers": 8}}))
    assert "doubler" not in spaces_of(position(doublers=0))


def test_a_doubler_needs_no_track_below_it() -> None:
    table = play(position(hands={ANNA: {"doublers": 5, "roubles": 0}}), "anna: place doubler")

    assert own(table, ANNA, DOUBLERS) == 6


def test_the_temporary_workers_go_to_one_player_for_this_round() -> None:
    table = play(position(hands={ANNA: NO_MONEY}), "anna: place temporary")

    assert own(table, ANNA, TEMPORARY) == 2
    assert table.state.temporary == 0
    play(table, "boris: pass\nclara: pass\ndmitri: pass\nanna: pass")
    assert table.state.round == 2
    assert own(table, ANNA, TEMPORARY) == 0
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

    assert own(table, ANNA, TEMPORARY) == 0
    assert own(table, ANNA, WORKERS) == 5
