"""Rows of small numbers, and what their specs say."""

from typing import Any

import pytest

from ironroad.core.encoding import Encoder, Field, Spec
from ironroad.core.native import i64
from tests.core.tables import toy_state
from tests.core.toy import TITLE, ToyState


class ToyEncoder(Encoder[ToyState]):
    """Sticks, and the secret for the first seat."""

    def __init__(self, rules: Any) -> None:
        super().__init__(rules.seats)
        self.spec.section("table")
        self.spec.number("sticks", rules.pile)
        self.spec.number("seat", rules.seats + 1)
        self.spec.number("winner", rules.seats)
        self.spec.section("secret")
        self.spec.number("secret", 2)

    def write(self, state: ToyState, seat: i64) -> bytes:
        self.row.clear()
        self.row.put(state.sticks)
        frame: Any = state.stack[-1] if state.stack else None
        self.row.put(0 if frame is None else self.asked(frame.seat, seat))
        self.row.put(self.seen_from(-1 if state.winner is None else state.winner, seat))
        self.row.put(state.secret + 1 if seat == 0 else 0)
        return self.row.joined()


def test_a_spec_says_where_everything_is() -> None:
    spec = Spec()
    spec.section("table")
    spec.number("round", 7, low=1)
    spec.wide("cash")
    spec.section("player-0")
    spec.numbers("tracks", 3, 15)
    spec.wides("points", 2)

    assert spec.size == 10
    assert spec.sections() == {"table": slice(0, 3), "player-0": slice(3, 10)}
    assert spec.slice_of("player-0", "tracks") == slice(3, 6)
    assert spec.slice_of("player-0", "points") == slice(6, 10)
    assert spec.fields[0] == Field("table", "round", 0, 0, 1, 1, 7)
    assert spec.fields[-1] == Field("player-0", "points", 1, 8, 2, 0, 65535)
    assert spec.fields[-1].value_in(bytes(8) + b"\x02\x01") == 258
    assert spec.fields[3].value_in(b"\x09\x09" + bytes([0, 0, 0, 0, 5]), start=2) == 5
    with pytest.raises(KeyError):
        spec.slice_of("table", "tracks")


def test_a_spec_refuses_ranges_that_do_not_fit() -> None:
    with pytest.raises(OverflowError):
        Spec().number("cash", 256)


def test_an_encoder_writes_into_a_buffer() -> None:
    state, _ = toy_state()
    encoder = ToyEncoder(state.rules)
    buffer = bytearray(b"\xff" * 6)
    encoder.encode_into(state, 1, buffer, 1)

    assert encoder.encode(state, 1) == b"\x05\x03\x00\x00"
    assert buffer == b"\xff\x05\x03\x00\x00\xff"
    encoder.encode_into(state, 1, memoryview(buffer), 2)
    assert buffer == b"\xff\x05\x05\x03\x00\x00"


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state, _ = toy_state()
    encoder = ToyEncoder(state.rules)
    state.stack.clear()
    state.winner = 1

    assert encoder.encode(state, 0)[1:3] == b"\x00\x02"
    assert encoder.encode(state, 1)[1:3] == b"\x00\x01"


def test_a_title_may_have_no_encoder() -> None:
    state, _ = toy_state()
    with pytest.raises(TypeError, match="no encoder"):
        TITLE.encoder(state.rules)
