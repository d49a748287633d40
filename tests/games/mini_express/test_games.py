"""Random games in few set-ups in which every option occurs: silent and told, checked at every step."""

import pytest

from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.playout import playout
from ironroad.core.table import Table
from ironroad.face import load, rules_for
from ironroad.games.mini_express.meta import META
from tests.games.mini_express.positions import TITLE
from tools.walks import covering_setups, opened, setup_name, walk

SETUPS = covering_setups(META)
ALL = [
    *SETUPS,
    *[(seats, {**options, "variant": "golden-spike"}) for seats, options in SETUPS[-4:]],
]


@pytest.mark.parametrize(("seats", "options"), ALL, ids=[setup_name(*setup) for setup in ALL])
def test_a_told_game_ends_as_the_silent_one(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        actions = walk("mini-express", seats, options, seed)
        table = Table(TITLE, rules_for("mini-express", seats, options), seed=0, moves=())
        silent, buffer = opened("mini-express", seats, options)
        for action in actions:
            assert table.prompt is not None
            assert TITLE.outcome(table.state) is None
            TITLE.check(silent)
            table.take(action)
            apply(silent, action, buffer)
        assert silent == table.state
        assert decode_state(TITLE, table.rules, encode_state(silent)) == silent
        assert [card.total for card in TITLE.scores(silent)] == list(table.outcome.totals)  # type: ignore[union-attr]
        assert load(table.record()).state == silent


def test_thousands_of_actions_keep_within_the_bound() -> None:
    for seats, options in META.setups()[::9]:
        state, buffer = opened("mini-express", seats, options)
        assert playout(state, buffer, Dealer(1)) <= META.bound
        TITLE.check(state)
