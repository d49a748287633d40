"""Rows of small numbers, and what their specs say."""

from typing import Any

import pytest

from ironroad.core.encoding import (
    Encoder,
    Field,
    Kept,
    Patched,
    Row,
    Spec,
    bytes_of,
    slices_of,
    wides_of,
)
from ironroad.core.engine import options_of
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

    def write(self, state: ToyState, seat: i64) -> None:
        self.row.put(state.sticks)
        frame: Any = state.stack[-1] if state.stack else None
        self.row.put(0 if frame is None else self.asked(frame.seat, seat))
        self.row.put(self.seen_from(-1 if state.winner is None else state.winner, seat))
        self.row.put(state.secret + 1 if seat == 0 else 0)


def written(*puts: tuple[str, tuple[Any, ...]]) -> bytes:
    row = Row()
    for name, values in puts:
        getattr(row, name)(*values)
    return row.joined()


def test_numbers_of_one_and_of_two_bytes() -> None:
    assert written(("put", (0,)), ("put", (255,))) == b"\x00\xff"
    assert written(("put_wide", (1234,)), ("put_wide", (65535,))) == b"\xd2\x04\xff\xff"
    assert written(("put_all", ([3, 1, 2],)), ("piece", (b"\x07\x08",))) == bytes([3, 1, 2, 7, 8])


@pytest.mark.parametrize(
    ("name", "value"), [("put", -1), ("put", 256), ("put_wide", -1), ("put_wide", 65536)]
)
def test_what_does_not_fit_is_refused(name: str, value: int) -> None:
    with pytest.raises(OverflowError):
        written((name, (value,)))


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 16, 20, 60])
def test_sets_are_a_byte_for_each_possible_member(count: int) -> None:
    members = 0b1011_0110_1010_0101_1100_0011_1111_0000_1001_0110_1010_0101_1100_0011_1111
    assert written(("put_members", (members, count))) == bytes(
        [members >> place & 1 for place in range(count)]
    )


@pytest.mark.parametrize("count", [0, 1, 2, 5, 10])
def test_packed_rows_are_a_byte_for_each_number(count: int) -> None:
    numbers = [5, 63, 0, 17, 1, 62, 33, 8, 0, 7]
    packed = sum(number << 6 * place for place, number in enumerate(numbers))
    assert written(("put_numbers", (packed, count))) == bytes(numbers[:count])


def test_a_row_is_written_again_in_the_same_memory() -> None:
    row = Row()
    row.put_all([1, 2, 3])
    assert row.joined() == b"\x01\x02\x03"
    row.clear()
    row.put(9)
    assert row.joined() == b"\x09"


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


def test_pieces_that_share_a_place_are_not_mistaken_for_each_other() -> None:
    row = Row()
    rows = [base + step for base in (0, 1 << 33, 1 << 44, 1 << 55) for step in range(0, 4096, 7)]
    for packed in rows + rows[::-1]:
        for count in (3, 10):
            row.clear()
            row.put_numbers(packed, count)
            row.put_members(packed, count * 6)
            numbers = [packed >> 6 * place & 63 for place in range(count)]
            members = [packed >> place & 1 for place in range(count * 6)]
            assert row.joined() == bytes(numbers + members)


def test_small_numbers_wait_for_each_other_and_keep_their_order() -> None:
    row = Row()
    for values in ([1, 2, 3, 4, 5, 6, 7], [1, 200, 2], [64, 63, 62, 64], [], [9]):
        row.clear()
        for value in values:
            row.put(value)
        row.piece(b"\xff")
        row.put_all(values)
        row.put_members(5, 3)
        row.put(1)
        row.put_numbers(130, 2)
        assert row.joined() == bytes([*values, 255, *values, 1, 0, 1, 1, 2, 2])


def test_clearing_forgets_numbers_that_wait() -> None:
    row = Row()
    row.put(7)
    row.clear()
    row.put(8)
    assert row.joined() == b"\x08"


@pytest.mark.parametrize("legal", [[], [0], [0, 1, 2], [255, 256, 999], [3, 260, 999], [700]])
def test_marks_are_a_byte_for_each_action(legal: list[int]) -> None:
    expected = bytes([action in legal for action in range(1000)])
    assert written(("put_marks", (options_of(legal), 1000))) == expected


def test_lists_become_bytes_of_one_or_two_each() -> None:
    assert bytes_of([3, 0, 255]) == b"\x03\x00\xff"
    assert wides_of([1234, 0, 65535]) == b"\xd2\x04\x00\x00\xff\xff"
    for numbers in ([256], [-1]):
        with pytest.raises(OverflowError):
            bytes_of(numbers)
    for numbers in ([65536], [-1]):
        with pytest.raises(OverflowError):
            wides_of(numbers)


def test_a_piece_is_kept_until_its_list_changes() -> None:
    numbers = [1, 2, 3]
    narrow, wide = Kept(), Kept()
    first = narrow.bytes_of(numbers), wide.wides_of(numbers)
    assert first == (b"\x01\x02\x03", b"\x01\x00\x02\x00\x03\x00")
    assert narrow.bytes_of([1, 2, 3]) is first[0]
    assert wide.wides_of([1, 2, 3]) is first[1]
    numbers[1] = 7
    assert narrow.bytes_of(numbers) == b"\x01\x07\x03"
    assert wide.wides_of(numbers) == b"\x01\x00\x07\x00\x03\x00"


def test_bytes_of_items_that_changed_are_replaced() -> None:
    patched = Patched(3, slices_of(2, 2))
    items = [1000, 2000, 3000]
    assert patched.changes(items) == [0, 1, 2]
    assert patched.piece() == bytes(4)
    patched.put(1, bytearray(b"\x08\x09"))
    assert patched.piece() == b"\x00\x00\x08\x09"
    assert patched.changes(items[:]) == []
    items[2] = 5
    assert patched.changes(items) == [2]
    assert patched.changes(items) == []
