from hypothesis import given
from hypothesis import strategies as st

from ironroad.core.bits import bit, is_single, members_of


@given(st.sets(st.integers(min_value=0, max_value=61)))
def test_members_come_back_in_order(members: set[int]) -> None:
    assert members_of(sum([bit(member) for member in members])) == sorted(members)


def test_singles() -> None:
    assert is_single(bit(54))
    assert not is_single(bit(54) + bit(3))
    assert bit(54) == 2**54
