"""Pieces of rows: sets, packed numbers, legal actions, and what is kept of them."""

from typing import Any

import pytest

from ironroad.core.options import options_of
from ironroad.core.pieces import (
    Kept,
    Marks,
    Patched,
    Pieces,
    Row,
    Sheet,
    bytes_of,
    copied,
    slices_of,
)


def written(*puts: tuple[str, tuple[Any, ...]]) -> bytes:
    row = Row(Pieces())
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
    row = Row(Pieces())
    row.put_all([1, 2, 3])
    assert row.joined() == b"\x01\x02\x03"
    row.clear()
    row.put(9)
    assert row.joined() == b"\x09"


def test_pieces_that_share_a_place_are_not_mistaken_for_each_other() -> None:
    row = Row(Pieces())
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
    row = Row(Pieces())
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
    row = Row(Pieces())
    row.put(7)
    row.clear()
    row.put(8)
    assert row.joined() == b"\x08"


LEGAL: list[list[int]] = [
    [],
    [0],
    [0, 1, 2],
    [255, 256, 999],
    [3, 260, 999],
    [700],
    [5, 12, 13, 20, 28],
    [991, 998],
]


@pytest.mark.parametrize("legal", LEGAL)
def test_marks_are_a_byte_for_each_action(legal: list[int]) -> None:
    marks = Marks(Pieces(), 1000)
    marks.put(options_of(legal))
    assert marks.joined() == bytes([action in legal for action in range(1000)])


def test_marks_of_games_follow_each_other() -> None:
    marks = Marks(Pieces(), 1000)
    orders: list[list[list[int]]] = [LEGAL, LEGAL[::-1], [[], []], []]
    for order in orders:
        marks.clear()
        for legal in order:
            marks.put(options_of(legal))
        expected = [bytes([action in legal for action in range(1000)]) for legal in order]
        assert marks.joined() == b"".join(expected)


def test_few_numbers_are_a_byte_each() -> None:
    pieces = Pieces()
    for numbers in ([1, 2, 3, 4, 5], [63, 0, 63, 0, 63], [0, 64, 0, 255, 1], [1, 2, 3, 4, 5]):
        assert pieces.few(*numbers) == bytes(numbers)
        assert pieces.pair(numbers[0], numbers[1]) == bytes(numbers[:2])
        assert pieces.one(numbers[1]) == bytes(numbers[1:2])
    for number in (0, 255, 256, 1234, 65535):
        assert pieces.wide(number) == number.to_bytes(2, "little")


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("few", (0, 0, 256, 0, 0)),
        ("few", (0, 0, 0, 0, -1)),
        ("pair", (256, 0)),
        ("pair", (0, -1)),
        ("one", (256,)),
        ("one", (-1,)),
        ("wide", (65536,)),
        ("wide", (-1,)),
    ],
)
def test_pieces_refuse_what_does_not_fit(name: str, numbers: tuple[int, ...]) -> None:
    with pytest.raises(OverflowError):
        getattr(Pieces(), name)(*numbers)


def test_lists_become_bytes() -> None:
    assert bytes_of([3, 0, 255]) == b"\x03\x00\xff"
    for numbers in ([256], [-1]):
        with pytest.raises(OverflowError):
            bytes_of(numbers)


def test_what_is_copied_stays_when_the_buffer_changes() -> None:
    buffer = bytearray(b"\x01\x02")
    piece = copied(buffer)
    buffer[0] = 9
    assert piece == b"\x01\x02"
    assert type(piece) is bytes


def test_a_piece_is_kept_until_its_list_changes() -> None:
    numbers = [1, 2, 3]
    kept = Kept()
    first = kept.bytes_of(numbers)
    assert first == b"\x01\x02\x03"
    assert kept.bytes_of([1, 2, 3]) is first
    numbers[1] = 7
    assert kept.bytes_of(numbers) == b"\x01\x07\x03"


def test_lists_are_read_in_any_order_and_followed() -> None:
    sheet = Sheet(3)
    held, owners, cash = [1, 2, 3], [4, 254, -1], [258, 7]

    def look() -> None:
        sheet.see(0, 0, held)
        sheet.see(1, 3, owners, 1)
        sheet.see_wide(2, 6, cash)

    assert sheet.read(bytes(3)) == bytes(3)
    look()
    assert sheet.read(bytes([5, 0, 4])) == bytes([0, 1, 255])
    assert sheet.read(bytes([6, 7, 8, 9, 3])) == bytes([2, 1, 7, 0, 5])
    held[0], owners[2], cash[1] = 9, 7, 65535
    look()
    assert sheet.read(bytes([5, 0, 4])) == bytes([8, 9, 255])
    assert sheet.read(bytes([6, 7, 8, 9, 3])) == bytes([2, 1, 255, 255, 5])


@pytest.mark.parametrize("wrong", [256, -1])
def test_a_number_that_does_not_fit_is_refused_each_time(wrong: int) -> None:
    sheet = Sheet(2)
    for _ in range(2):
        with pytest.raises(OverflowError):
            sheet.see(0, 0, [1, wrong, 0])
        with pytest.raises(OverflowError):
            sheet.see_wide(1, 3, [1, 256 * wrong])
    sheet.see(0, 0, [1, 5, 0])
    assert sheet.read(bytes([0, 1, 2])) == bytes([1, 5, 0])


def test_bytes_of_items_that_changed_are_replaced() -> None:
    patched = Patched(3, slices_of(2, 2))
    items = [1000, 2000, 3000]
    assert patched.changes(items) == [0, 1, 2]
    assert patched.piece() == bytes(4)
    patched.put(1, bytearray(b"\x08\x09"))
    assert patched.piece() == b"\x00\x00\x08\x09"
    assert patched.piece() is patched.piece()
    assert patched.changes(items[:]) == []
    items[2] = 5
    assert patched.changes(items) == [2]
    assert patched.changes(items) == []
