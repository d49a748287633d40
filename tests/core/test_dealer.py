from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironroad.core.dealer import Dealer
from tests.core.tables import toy_state


def test_the_sequence_of_a_seed_is_fixed_for_ever() -> None:
    dealer = Dealer(7)

    assert [dealer.bits() for _ in range(4)] == FIRST_OF_SEED_7


FIRST_OF_SEED_7 = [3753540039, 4222699596, 1194462110, 4066394543]


@given(st.integers(), st.integers(min_value=1, max_value=2**31 - 1))
def test_below_stays_in_range(seed: int, count: int) -> None:
    dealer = Dealer(seed)

    assert all(0 <= dealer.below(count) < count for _ in range(5))


def test_below_is_even() -> None:
    dealer = Dealer(1)
    counts = Counter(dealer.below(6) for _ in range(60_000))

    # Chi-square with 5 degrees of freedom; 25.7 is passed once in ten thousand fair runs.
    assert sum((counts[n] - 10_000) ** 2 / 10_000 for n in range(6)) < 25.7


def test_a_count_that_divides_badly_is_even_too() -> None:
    dealer = Dealer(2)
    third = 2**32 // 3
    counts = Counter(dealer.below(3 * 2**29) // 2**29 for _ in range(30_000))

    assert third > 0
    assert sum((counts[n] - 10_000) ** 2 / 10_000 for n in range(3)) < 18.5


def test_bits_are_even() -> None:
    dealer = Dealer(3)
    ones = [0] * 32
    for _ in range(20_000):
        bits = dealer.bits()
        for place in range(32):
            ones[place] += (bits >> place) & 1

    assert all(9_600 < count < 10_400 for count in ones)


def test_deal_follows_the_weights() -> None:
    _, options = toy_state()
    dealer = Dealer(4)
    counts = Counter(dealer.deal(options) for _ in range(4_000))

    assert set(counts) == {3, 4}
    assert counts[4] / counts[3] == pytest.approx(3, rel=0.15)


def test_shuffle_keeps_the_items() -> None:
    items = list(range(20))
    Dealer(5).shuffle(items)

    assert sorted(items) == list(range(20))
    assert items != list(range(20))
