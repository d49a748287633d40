"""Set-up: p. 2."""

import pytest

from ironroad.core.errors import InvalidSetup
from ironroad.face import new, rules_for
from ironroad.games.trans_siberian.actions import Rules
from tests.games.trans_siberian.positions import game, marker_of


@pytest.mark.parametrize(("seats", "cash"), [(3, 48), (4, 40), (5, 32)])
def test_starting_money_depends_on_the_number_of_players(seats: int, cash: int) -> None:
    assert game(seats).state.cash == [cash] * seats


def test_markers_start_where_the_rules_put_them() -> None:
    table = game()

    assert (table.state.phase, table.state.timing, table.state.dividends) == (1, 0, 0)
    assert marker_of(table) == 24


def test_certificates_and_cubes() -> None:
    rules = rules_for("trans-siberian", 3)
    assert isinstance(rules, Rules)

    assert rules.components.certificates == [5, 5, 5, 5, 3, 3]
    assert rules.components.link_cubes == [30] * 6
    assert rules.components.auctioned == [[0, 1, 2, 3], [4, 5]]


def test_the_map_is_the_one_of_the_board() -> None:
    rules = rules_for("trans-siberian", 3)
    assert isinstance(rules, Rules)
    board = rules.map

    assert (len(board.cities), len(board.circles), board.count) == (56, 13, 80)
    assert sum(board.income) == 238
    assert sum(board.external) == 13
    assert [board.links[n] for n in range(80) if len(board.ends[n]) > 2] == [
        "astrakhan-orsk-saratov",
        "chelyabinsk-omsk-yekaterinburg",
        "abakan-bratsk-irkutsk-krasnoyarsk",
    ]
    assert sum(1 for mask in board.mask if mask & board.home) == 10


def test_start_player_is_drawn_unless_the_first_seat_is_chosen() -> None:
    starters = {new("trans-siberian", 3, seed=seed).seat for seed in range(20)}

    assert starters == {0, 1, 2}
    assert game().seat == 0
    assert game().moves == []


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(InvalidSetup) as error:
        new("trans-siberian", seats)

    assert error.value.message.id == "error-seats"
