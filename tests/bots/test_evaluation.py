"""Evaluations keep what they counted before; the features are those of the position all the same."""

import pytest

from ironroad.bots.titles import evaluation_for, titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.playout import deal, new_game
from ironroad.face import rules_for
from ironroad.games import REGISTRY


@pytest.mark.parametrize("title", titles_with_features())
def test_an_evaluation_in_use_writes_the_features_of_a_new_one(title: str) -> None:
    """Two games of one rule set and one of another in turns: boards that look alike may earn differently."""
    loaded = REGISTRY.title(title)
    setups = REGISTRY.meta(title).setups()
    (seats, first), (_, last) = setups[0], setups[-1]
    used = evaluation_for(loaded, seats)
    rules = [rules_for(title, seats, options) for options in (first, last)]
    games = [new_game(loaded, rules[place]) for place in (0, 0, 1)]
    dealer = Dealer(seats)
    for state, options in games:
        deal(state, options, dealer)
    for number in range(120):
        state, options = games[number % 3]
        if state.stack:
            apply(state, dealer.deal(options), options)
            deal(state, options, dealer)
        for other, _ in games:
            fresh = type(used)(used.weights, used.scale)
            assert used.features(other) == fresh.features(other)
