"""Whole games of every title at a table: each question can be asked in words, each state passes the title's checks."""

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply, pending
from ironroad.core.playout import playout
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.locale import words_for
from tools.walks import Setup, covering_setups, opened, setup_name, wander

SETUPS = [
    (title, seats, options)
    for title in REGISTRY.ids()
    for seats, options in covering_setups(REGISTRY.meta(title))
]
SEEDS = range(4)
every_kind = pytest.mark.parametrize(
    "setup", SETUPS, ids=[f"{id}-{setup_name(seats, chosen)}" for id, seats, chosen in SETUPS]
)


@every_kind
def test_every_question_has_words_and_every_state_holds_together(setup: Setup) -> None:
    id, seats, chosen = setup
    title = REGISTRY.title(id)
    words = words_for("en")
    for seed in SEEDS:
        state, options = opened(id, seats, chosen)
        dealer = Dealer(seed)
        while state.stack:
            decision = pending(state)
            assert decision is not None
            assert words.has(decision.prompt(state).id)
            title.check(state)
            apply(state, wander(state, options, dealer, seed % 4), options)


@every_kind
def test_a_silent_game_comes_to_its_end(setup: Setup) -> None:
    id, seats, chosen = setup
    for seed in SEEDS:
        state, options = opened(id, seats, chosen)
        playout(state, options, Dealer(seed))
        assert REGISTRY.title(id).outcome(state) is not None


@every_kind
def test_a_game_goes_back_to_its_first_decision(setup: Setup) -> None:
    id, seats, chosen = setup
    table = Table(REGISTRY.title(id), rules_for(id, seats, chosen), seed=2)
    first, opening = table.count, table.record()
    dealer = Dealer(2)
    while table.seat is not None:
        table.play(table.options()[dealer.below(len(table.options()))])
    table.rewind(first)
    assert table.record() == opening


@pytest.mark.walks
@pytest.mark.parametrize("id", REGISTRY.ids())
def test_what_seats_hold_at_the_end_has_names(id: str) -> None:
    words = words_for("en")
    found = set()
    for _, seats, chosen in [setup for setup in SETUPS if setup[0] == id][:3]:
        for seed in range(16):
            state, options = opened(id, seats, chosen)
            dealer = Dealer(seed)
            while state.stack:
                apply(state, wander(state, options, dealer, seed % 4), options)
            for held in REGISTRY.title(id).holdings(state):
                found |= {(each.kind.id, each.id, each.name.id) for each in held}
    assert found
    assert [named for named in found if not (words.has(named[0]) and words.has(named[2]))] == []
