"""A game that deals its chance itself."""

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.match import OVER, Match, new_match
from ironroad.core.table import UNSEEN
from tests.core.tables import toy_rules
from tests.core.test_encoding import ToyEncoder
from tests.core.toy import TITLE, DealSecret


def toy_match(seed: int) -> Match:
    rules = toy_rules()
    return new_match(TITLE, rules, ToyEncoder(rules), seed)


def test_chance_is_dealt_before_a_seat_is_asked() -> None:
    match = toy_match(1)
    assert match.seat == 0
    assert match.seen == match.moves == [4]
    assert match.row(0)[:3] == b"\x05\x01\x00"
    assert match.row(1)[:3] == b"\x05\x02\x00"
    assert match.mask(0) == b"\x01\x01\x01\x00\x00"
    assert match.mask(1) == bytes(5)
    assert match.told() == (match.row(0), match.mask(0))
    match.step(2)
    assert match.told() == (match.row(1), match.mask(1))
    row, mask = match.told()
    row[0], mask[0] = 99, 99
    assert match.told() == (match.row(1), match.mask(1))


def test_what_not_everybody_may_read_is_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DealSecret, "audience", lambda frame: 0)
    match = toy_match(1)
    match.step(0)
    assert match.moves == [4, 0]
    assert match.seen == [UNSEEN, 0]


def test_an_illegal_action_changes_nothing() -> None:
    match = toy_match(1)
    before = match.state.clone()
    assert not match.step(4)
    assert not match.step(-1)
    assert match.state == before
    assert len(match.moves) == 1


def test_a_game_goes_on_until_it_is_over() -> None:
    match = toy_match(1)
    assert match.step(2)
    assert match.seat == 1
    assert match.step(1)
    assert match.seat == OVER
    assert match.moves[1:] == match.seen[1:] == [2, 1]
    assert match.mask(1) == bytes(5)


def test_a_game_is_put_together_again_from_its_parts() -> None:
    match = toy_match(3)
    match.step(1)
    state, options, _, moves, seen = match.parts()
    twin = Match(ToyEncoder(state.rules), state.clone(), options, Dealer(9), moves[:], seen[:])
    assert (twin.seat, twin.moves, twin.seen) == (match.seat, match.moves, match.seen)
    assert twin.row(1) == match.row(1)
    twin.row(1)[0] = 0
    assert twin.row(1) == match.row(1)
