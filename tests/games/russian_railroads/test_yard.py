"""What can be built, against a plain search over all orders on small yards (p. 8 to 10, rulings R1 and R18)."""

import pytest

from ironroad.core.dealer import Dealer
from ironroad.games.russian_railroads.rules.yard import ANYWHERE, Yard
from ironroad.games.russian_railroads.state import tile

RAILROADS = [0, 0, 1, 2]
"""The railroads of the slots."""
YARDS = 400
MOST = 4


def placements(slots: list[int], number: int, source: int) -> list[tuple[list[int], int]]:
    """Return what may stand in the slots after a locomotive and its chain, and how many tiles were turned over."""
    found = []
    for slot, there in enumerate(slots):
        if there < number and RAILROADS[slot] != source:
            after = [*slots[:slot], number, *slots[slot + 1 :]]
            onward = placements(after, there, RAILROADS[slot]) if there else [(after, 0)]
            found += onward or [(after, 1)]
    return found


def search(
    slots: list[int], piles: list[int], shown: int, gaps: int, locomotives: int, factories: int
) -> bool:
    """Whether so much can be built: try everything that may come first."""
    if locomotives + factories == 0:
        return True
    if factories > 0:
        replaced = 0 if gaps else 1
        left = max(0, gaps - 1)
        if shown and search(slots, piles, shown - 1 + replaced, left, locomotives, factories - 1):
            return True
        if piles and search(slots, piles[1:], shown + replaced, left, locomotives, factories - 1):
            return True
    return bool(locomotives and piles) and any(
        search(after, piles[1:], shown + turned, gaps, locomotives - 1, factories)
        for after, turned in placements(slots, piles[0], ANYWHERE)
    )


def packed(piles: list[int]) -> int:
    return sum(int(tile(number)) for number in piles)


@pytest.mark.parametrize("seed", range(3))
def test_a_plain_search_over_all_orders_agrees_on_what_can_be_built(seed: int) -> None:
    dealer = Dealer(seed)
    answers = []
    for _ in range(YARDS):
        slots = [dealer.below(MOST + 1) for _ in RAILROADS]
        piles = sorted([1 + dealer.below(MOST) for _ in range(dealer.below(4))])
        shown, gaps = dealer.below(3), dealer.below(3)
        locomotives, factories = dealer.below(3), dealer.below(4)
        yard = Yard(RAILROADS, slots, packed(piles), shown, gaps)
        answer = yard.can_build(locomotives, factories)
        assert answer == search(slots, piles, shown, gaps, locomotives, factories)
        answers.append(answer)
        number = 1 + dealer.below(MOST)
        assert yard.can_place_and_build(number, locomotives, factories) == any(
            search(after, piles, shown + turned, gaps, locomotives, factories)
            for after, turned in placements(slots, number, ANYWHERE)
        )

    assert min(answers.count(True), answers.count(False)) > YARDS // 10


@pytest.mark.parametrize(
    ("slots", "piles", "shown", "gaps", "builds", "possible"),
    [
        # One face-up factory is one factory, before the locomotive too.
        ([0, 0, 0, 0], [9], 1, 5, (1, 2), False),
        ([0, 0, 0, 0], [9], 1, 5, (1, 1), True),
        # With all gaps filled a factory is replaced, but there must be one to build first.
        ([0, 0, 0, 0], [9], 0, 0, (1, 1), False),
        ([0, 0, 0, 0], [9], 1, 0, (1, 3), True),
        # The last open gap replaces nothing …
        ([0, 0, 0, 0], [9], 1, 1, (1, 2), False),
        # … and after it the next factory replaces one.
        ([0, 0, 0, 0], [8, 9], 1, 1, (1, 3), True),
        ([0, 0, 0, 0], [8, 9], 1, 2, (1, 3), False),
        # A locomotive turned over is one tile.
        ([2, 0, 8, 8], [9], 0, 5, (1, 1), True),
        ([2, 0, 8, 8], [9], 0, 5, (1, 2), False),
        # The 3 fits nowhere: it is the first factory, the one turned over the second.
        ([3, 3, 3, 3], [3, 4], 0, 5, (1, 2), True),
        ([3, 3, 3, 3], [3, 4], 0, 5, (1, 3), False),
    ],
)
def test_tiles_and_gaps_are_counted_exactly(
    slots: list[int],
    piles: list[int],
    shown: int,
    gaps: int,
    builds: tuple[int, int],
    possible: bool,
) -> None:
    assert Yard(RAILROADS, slots, packed(piles), shown, gaps).can_build(*builds) == possible
    assert search(slots, piles, shown, gaps, *builds) == possible


def test_a_yard_is_not_changed_by_the_question() -> None:
    slots = [2, 0, 8, 8]
    yard = Yard(RAILROADS, slots, packed([9]), 1, 5)
    assert yard.can_build(1, 2)

    assert (slots, yard.shown, yard.open_gaps, yard.piles) == ([2, 0, 8, 8], 1, 5, packed([9]))
