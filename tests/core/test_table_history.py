"""Going back and looking back on a table: undo, restart of a turn, earlier positions."""

import random

import pytest

import ironroad
from ironroad import NothingToUndo, Table
from ironroad.core.codec import encode_state


def played(moves: int, seed: int = 10) -> Table:
    table = ironroad.new("trans-siberian", seats=5, seed=seed)
    rng = random.Random(seed)
    while table.count < moves and table.seat is not None:
        table.play(rng.choice(table.options()))
    return table


def test_an_earlier_position_is_the_one_that_was_there() -> None:
    table = played(120)
    for count in (1, 63, 64, 65, 100, 120):
        then = table.at(count)
        fresh = played(count)
        assert encode_state(then.state) == encode_state(fresh.state)
        assert then.options() == fresh.options()
        assert then.log() == fresh.log()
        assert then.moves == table.moves[:count]
    assert encode_state(table.state) == encode_state(played(120).state)


def test_rewind_and_play_again_gives_the_same_record() -> None:
    table = played(110)
    moves = table.moves
    table.rewind(70)
    assert table.count == 70
    for text in moves[70:]:
        table.play(text)
    assert table.moves == moves
    assert encode_state(table.state) == encode_state(played(110).state)
    assert table.log() == played(110).log()


def test_rewind_refuses_what_is_no_earlier_decision_of_a_seat() -> None:
    table = played(20)
    for count in (-1, 0, 20, 21):
        with pytest.raises(NothingToUndo):
            table.rewind(count)
    assert table.moves == played(20).moves


def test_restart_turn_goes_back_to_where_the_last_decider_began() -> None:
    table = played(90)
    start = table.turn_start()
    deciders = [seat for seat, _ in table.taken()]
    assert set(deciders[start:]) == {deciders[-1]}
    assert deciders[start - 1] != deciders[-1]
    table.restart_turn()
    assert table.count == start
    assert table.seat == deciders[-1]


def test_restart_turn_stops_at_chance() -> None:
    table = ironroad.new("trans-siberian", seats=3, seed=1)
    with pytest.raises(NothingToUndo):
        table.restart_turn()


def test_what_nothing_hides_is_seen_by_all() -> None:
    table = played(30)
    assert table.seen_moves() == table.moves
    assert table.seen_record(1) == table.record()
    assert [card.total for card in table.seen_scores()] == [card.total for card in table.scores()]
    assert table.projected() == table.title.projected(table.state)
    assert table.stage() == table.title.stage(table.state)
    assert table.feats() == table.title.feats(table.state)
