import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironroad.core.bits import (
    MOST_NUMBER,
    bit,
    is_single,
    members_of,
    number_at,
    numbers_in,
    row_of,
    with_number,
)


@given(st.sets(st.integers(min_value=0, max_value=61)))
def test_members_come_back_in_order(members: set[int]) -> None:
    assert members_of(sum([bit(member) for member in members])) == sorted(members)


def test_singles() -> None:
    assert is_single(bit(54))
    assert not is_single(bit(54) + bit(3))
    assert bit(54) == 2**54


ROWS = st.lists(st.integers(min_value=0, max_value=MOST_NUMBER), min_size=1, max_size=10)


@given(ROWS)
def test_a_row_gives_its_numbers_back(numbers: list[int]) -> None:
    row = row_of(numbers)

    assert numbers_in(row, len(numbers)) == numbers
    assert [number_at(row, place) for place in range(len(numbers))] == numbers


@given(ROWS, st.integers(min_value=0, max_value=9), st.integers(min_value=0, max_value=MOST_NUMBER))
def test_a_number_of_a_row_changes_and_the_others_stay(
    numbers: list[int], place: int, number: int
) -> None:
    whole = (numbers + [0] * 10)[:10]
    row = with_number(row_of(whole), place, number)

    assert numbers_in(row, 10) == [*whole[:place], number, *whole[place + 1 :]]


@pytest.mark.parametrize("number", [-1, MOST_NUMBER + 1])
def test_a_number_that_does_not_fit_a_row_is_refused(number: int) -> None:
    with pytest.raises(OverflowError, match=f"not {number}"):
        with_number(0, 2, number)
