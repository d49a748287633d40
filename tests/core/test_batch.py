"""Games side by side."""

import pytest

from ironroad.core.batch import NO_ACTION, Games, holds
from ironroad.core.dealer import Dealer
from ironroad.core.errors import IllegalAction
from ironroad.core.match import OVER
from ironroad.core.options import options_of
from tests.core.tables import toy_rules
from tests.core.test_encoding import ToyEncoder
from tests.core.toy import TITLE


def toy_games(*seeds: int) -> Games:
    rules = toy_rules()
    return Games(TITLE, rules, ToyEncoder(rules), list(seeds))


def rows_of(games: Games) -> tuple[list[bytes], list[bytes]]:
    count = len(games.states)
    rows, marks, seats = bytearray(4 * count), bytearray(5 * count), bytearray(count)
    games.write(rows, marks, seats)
    assert [255 if seat == OVER else seat for seat in games.seats] == list(seats)
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


def test_an_action_is_found_among_options() -> None:
    for legal in ([], [4], [0, 3, 4, 9], [2, 5, 7]):
        options = options_of(legal)
        assert [action for action in range(-2, 12) if holds(options, action)] == legal


def test_random_actions_are_legal() -> None:
    games = toy_games(*range(20))
    actions = games.random_actions(Dealer(3))

    assert set(actions) == {0, 1, 2}
    games.check(actions)


def test_what_did_not_move_is_as_it_was_written_before() -> None:
    games = toy_games(1, 2, 3, 4, 5)
    buffers = bytearray(4 * 5), bytearray(5 * 5), bytearray(5)
    games.write(*buffers)
    taken: list[list[int]] = []
    for actions in ([NO_ACTION, 0, NO_ACTION, NO_ACTION, 2], [1, 1, 1, 1, NO_ACTION]):
        games.step(actions)
        games.write(*buffers)
        taken.append(actions)
        twin = toy_games(1, 2, 3, 4, 5)
        for each in taken:
            twin.step(each)
        fresh = bytearray(4 * 5), bytearray(5 * 5), bytearray(5)
        twin.write(*fresh)
        assert buffers == fresh
    # A game in which nothing has happened is not written at all.
    buffers[0][0] = 77
    games.step([NO_ACTION] * 5)
    games.write(*buffers)
    assert buffers[0][0] == 77
