"""Random games in few set-ups in which every option occurs: silent and told, checked at every step."""

import pytest

from ironroad.core.codec import decode_state, encode_state
from ironroad.core.dealer import Dealer
from ironroad.core.engine import apply
from ironroad.core.playout import playout
from ironroad.core.table import Table
from ironroad.face import load, rules_for
from ironroad.games.mini_express.board import PLAIN
from ironroad.games.mini_express.meta import META
from ironroad.games.mini_express.rules.building import next_hexes
from ironroad.games.mini_express.state import State
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


def plain_search(state: State, company: int, city: int) -> tuple[int, set[int]]:
    """Return the trains to a city and the first hexes of all shortest routes, found hex by hex."""
    board = state.rules.map
    goal = board.city_hex[city]
    back = {goal: 0}
    edge = [goal]
    while edge:
        reached = []
        for hex in edge:
            for near in board.neighbours[hex * 6 : hex * 6 + 6]:
                if near < board.count and near not in back and board.kinds[near] == PLAIN:
                    back[near] = back[hex] + 1
                    reached.append(near)
        edge = reached
    best = 99
    firsts: set[int] = set()
    for hex in state.hexes_with(company):
        for near in board.neighbours[hex * 6 : hex * 6 + 6]:
            if near in back and back[near] + 1 <= best:
                firsts = firsts if back[near] + 1 == best else set()
                best = back[near] + 1
                firsts.add(near)
    return best, firsts


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"map": "usa", "variant": "golden-spike"}),
        (4, {"map": "europe", "variant": "harbor"}),
        (5, {"map": "europe"}),
    ],
)
def test_reach_and_routes_agree_with_a_search_hex_by_hex(
    seats: int, options: dict[str, str]
) -> None:
    state, buffer = opened("mini-express", seats, options)
    compared = 0
    for number, action in enumerate(walk("mini-express", seats, options, 5)):
        apply(state, action, buffer)
        if number < 40 or number % 9:
            continue
        for company in range(4):
            for city in range(32):
                if state.has_train(company, state.rules.map.city_hex[city]):
                    assert state.trains_to(company, city) == 0
                    continue
                best, firsts = plain_search(state, company, city)
                assert state.trains_to(company, city) == min(best, 6)
                if 1 < best < 6:
                    assert next_hexes(state, company, city, 0, best) == sorted(firsts)
                    compared += 1
    assert compared > 100
