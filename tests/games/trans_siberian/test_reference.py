"""The engine's links, costs and payees against a plain search, in random games up to their last turns."""

import os
from collections import Counter

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Frame, Options, Stack
from ironroad.games.trans_siberian.components import RAILROADS
from ironroad.games.trans_siberian.rules.building import (
    BuildLink,
    BuildSecondLink,
    ChoosePayee,
    can_build,
)
from ironroad.games.trans_siberian.rules.turn import TakeAction
from ironroad.games.trans_siberian.state import State
from ironroad.games.trans_siberian.view import view
from tests.games.trans_siberian import reference
from tests.games.trans_siberian.reference import Builder, Result
from tests.games.trans_siberian.walks import TEMPERS, random_game

GAMES = max(4, int(os.environ.get("IRONROAD_GAMES", "4")))
FIRSTS, SECONDS = 3, 2
"""How many first and second links of a position are tried out."""
WHAT = (
    "first links",
    "second links",
    "results",
    "jumps",
    "three fees or more",
    "divided fees",
    "fees to the bank",
    "links after a phase shift",
)


class Comparison:
    """Compares at every other turn, and counts what was compared."""

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer(seed)
        self.counts: Counter[str] = Counter()

    def visit(self, frame: Frame, before: State, after: State, text: str) -> None:
        """Compare the position in which a player chooses an action."""
        if not isinstance(frame, TakeAction) or self.dealer.below(2) == 0:
            return
        seen = read(before)
        for railroad, id in enumerate(RAILROADS):
            can = can_build(before, frame.seat, railroad)
            if not reference.may_build_for(seen, frame.seat, id):
                assert not can
                continue
            builder = Builder(seen, id)
            links = builder.first_links()
            assert can == bool(links)
            if can:
                self._first(before, BuildLink(frame.seat, railroad), builder, links)

    def some(self, names: set[str], count: int) -> list[str]:
        """Draw a few names."""
        rest = sorted(names)
        return [rest.pop(self.dealer.below(len(rest))) for _ in range(min(count, len(rest)))]

    def _first(self, state: State, asked: BuildLink, builder: Builder, links: set[str]) -> None:
        assert offered(state, asked) == links
        self.counts["first links"] += len(links)
        for first in self.some(links, FIRSTS):
            link = state.rules.map.links.index(first)
            if reference.LINKS[first].circle:
                self._result(state, asked, builder, first, None)
            else:
                second = BuildSecondLink(asked.seat, asked.railroad, link)
                self._second(state, second, builder, first)

    def _second(self, state: State, asked: BuildSecondLink, builder: Builder, first: str) -> None:
        links = set(builder.second_links(first))
        assert offered(state, asked) == links
        self.counts["second links"] += len(links)
        self._result(state, asked, builder, first, None)
        for second in self.some(links, SECONDS):
            self._result(state, asked, builder, first, second)

    def _result(
        self,
        state: State,
        asked: BuildLink | BuildSecondLink,
        builder: Builder,
        first: str,
        second: str | None,
    ) -> None:
        ways = builder.divisions(first, second)
        expected = [builder.result(first, second, payees) for payees in ways]
        text = f"build {first}" if isinstance(asked, BuildLink) else f"build {second}"
        if isinstance(asked, BuildSecondLink) and second is None:
            text = "stop"
        trial = state.clone()
        asked.choose(trial, state.catalogue.parse(text))
        # Each division of the fees is reached, and in one way only.
        assert sorted(outcomes(trial, asked.railroad, len(state.stack))) == sorted(expected)
        self.counts["results"] += len(expected)
        self.counts["jumps"] += ways != {()}
        self.counts["three fees or more"] += max(len(payees) for payees in ways) > 2
        self.counts["divided fees"] += len(ways) > 1
        self.counts["fees to the bank"] += any("bank" in payees for payees in ways)
        self.counts["links after a phase shift"] += state.phase == 2


def read(state: State) -> reference.View:
    """Return what the board shows, whatever is still to be done."""
    still = state.clone()
    still.stack = Stack([])
    return view(still, None)


def offered(state: State, asked: BuildLink | BuildSecondLink) -> set[str]:
    """Return the links a decision offers."""
    options = Options()
    asked.options(state, options)
    texts = [state.catalogue.text(action).partition(" ") for action in options.items]
    return {link for verb, _, link in texts if verb == "build"}


def outcomes(state: State, railroad: int, depth: int) -> list[Result]:
    """Return where every answer to who is paid leads, once all is built."""
    if len(state.stack) == depth:
        price = int(state.price(railroad))
        return [
            (
                tuple(state.treasury),
                state.income[railroad],
                price,
                state.cubes[railroad],
                int(state.timing),
            )
        ]
    asked = state.stack.pop()
    assert isinstance(asked, ChoosePayee)
    options = Options()
    asked.options(state, options)
    found: list[Result] = []
    for action in options.items:
        trial = state.clone()
        asked.choose(trial, action)
        found += outcomes(trial, railroad, depth)
    return found


@pytest.mark.walks
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_links_costs_and_payees_agree_with_a_plain_search(seats: int) -> None:
    comparison = Comparison(seats)
    for seed in range(GAMES):
        for temper in TEMPERS:
            random_game(seats, 100 * seats + seed, temper, comparison.visit)

    print(comparison.counts)
    for what in WHAT:
        assert comparison.counts[what] > 0, what
