"""Games side by side."""

import pytest

from ironroad.core.batch import NO_ACTION, Games
from ironroad.core.dealer import Dealer
from ironroad.core.errors import IllegalAction
from ironroad.core.match import OVER
from tests.core.tables import toy_rules
from tests.core.test_encoding import ToyEncoder
from tests.core.toy import TITLE


def toy_games(*seeds: int) -> Games:
    rules = toy_rules()
    return Games(TITLE, rules, ToyEncoder(rules), list(seeds))


def rows_of(games: Games) -> tuple[list[bytes], list[bytes]]:
    count = len(games.states)
    rows, marks = bytearray(4 * count), bytearray(5 * count)
    games.write(rows, marks)
    return (
        [bytes(rows[4 * place : 4 * place + 4]) for place in range(count)],
        [bytes(marks[5 * place : 5 * place + 5]) for place in range(count)],
    )


def test_chance_is_dealt_before_a_seat_is_asked() -> None:
    games = toy_games(1, 2, 3)
    rows, marks = rows_of(games)

    assert games.seats == games.movers == [0, 0, 0]
    assert all(row[:3] == b"\x05\x01\x00" for row in rows)
    assert all(row[3] in (1, 2) for row in rows)
    assert marks == [b"\x01\x01\x01\x00\x00"] * 3


def test_a_step_moves_each_game_on_but_those_without_an_action() -> None:
    games = toy_games(1, 2)
    games.step([0, NO_ACTION])
    rows, _ = rows_of(games)

    assert games.seats == [1, 0]
    assert [row[0] for row in rows] == [4, 5]


def test_a_game_that_is_over_shows_what_its_last_mover_knows() -> None:
    games = toy_games(1)
    games.step([2])
    games.step([1])
    rows, marks = rows_of(games)

    assert games.seats == [OVER]
    assert games.movers == [1]
    assert rows == [b"\x00\x00\x01\x00"]
    assert marks == [bytes(5)]
    assert games.random_actions(Dealer(1)) == [NO_ACTION]
    games.begin(0)
    assert games.seats == games.movers == [0]


def test_equal_seeds_begin_equal_games() -> None:
    games = toy_games(4, 5)
    for seed in range(8):
        games.seed(0, seed)
        games.seed(1, seed)
        assert games.states[0] == games.states[1]


def test_illegal_actions_are_named() -> None:
    games = toy_games(1, 2)
    games.check([0, NO_ACTION])
    with pytest.raises(IllegalAction, match="deal 0"):
        games.check([0, 3])
    with pytest.raises(IllegalAction, match="17"):
        games.check([17, 0])


def test_random_actions_are_legal() -> None:
    games = toy_games(*range(20))
    actions = games.random_actions(Dealer(3))

    assert set(actions) == {0, 1, 2}
    games.check(actions)
