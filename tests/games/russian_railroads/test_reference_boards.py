"""Scoring on every board with every module: the engine against a plain scorer, over games that get far."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, advance, apply
from ironroad.core.playout import random_action
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads import reference_boards
from tests.games.russian_railroads.positions import rules
from tests.games.russian_railroads.reference_boards import TILE_STARS

TITLE: Any = REGISTRY.title("russian-railroads")
IDLE = ("pass", "stop", "stay", "decline", "finish", "keep", "discard", "bonus points")
MODULES = [("off", "off"), ("on", "off"), ("off", "on"), ("on", "on")]
FEWEST, MOST = 4, 240
"""How many games are played for each board and each pair of modules, until everything was met."""
PASSING = [0, 2, 3, 4]
CARDS = [
    *["flat", "workers", "doublers", "railroads", "black-tracks", "factories", "tokens"],
    *["locomotives", "engineers"],
]
LINES = {
    "russian": {"trans-siberian": 5, "st-petersburg": 4, "kiev": 3},
    "german": {"dresden": 4, "munich": 5, "nuremberg": 4},
    "american": dict.fromkeys(
        ["rocky-mountain", "transcontinental-west", "transcontinental-east"], 5
    ),
}
"""The railroads of each board and how many colours they use."""
COLOURS = ["black", "gray", "brown", "natural", "white"]


def wanted(board: str) -> set[str]:
    """Return every item that scores on a board, with the modules that go with it."""
    items = {f"{id} {colour}" for id, count in LINES[board].items() for colour in COLOURS[1:count]}
    items |= {"revaluation 1", "revaluation 2", "majority 40", "majority 20"}
    items |= {f"passing {points}" for points in PASSING[1:]}
    items |= {f"card {id}" for id in CARDS}
    items |= {"with a boilerman", "with a freight car"}
    if board == "russian":
        items |= {"trans-siberian doublers", "st-petersburg doubled", "medal"}
        items |= {f"star kiev {space}" for space in (1, 2, 3, 4, 8)}
        items |= {"lane marker 1", "lane marker 2"}
    elif board == "german":
        items |= {"munich doublers", "dresden doubled", "medal"}
        items |= {"star nuremberg 1", "star nuremberg 2"}
        items |= {
            f"star {tile} {space}" for tile, stars in TILE_STARS.items() for space, _, _ in stars
        }
        items |= {"lane marker 1", "lane marker 2", "lane marker 3"}
    else:
        items |= {f"{id} doublers" for id in LINES[board]}
        items |= {f"{word} {id}" for word in ("end", "spike") for id in list(LINES[board])[1:]}
        items |= {"lower marker 1", "upper marker 1", "market 20", "market 10"}
    return items


LIKED: dict[str, list[list[str]]] = {
    "russian": [
        ["advance black trans-siberian", "natural", "white"],
        ["st-petersburg", "token revaluation"],
        ["kiev", "token medal"],
        ["trans-siberian", "token marker", "doubler"],
    ],
    "german": [
        ["advance black munich", "branch hamburg", "natural", "white"],
        ["dresden", "token revaluation"],
        ["nuremberg", "token medal"],
        ["tile h5", "tile f4", "token marker", "marker", "locomotive", "dresden", "nuremberg"],
        ["tile h5", "token marker", "industry", "locomotive", "dresden"],
        ["munich", "natural dresden", "natural nuremberg", "doubler"],
    ],
    "american": [
        ["rocky-mountain", "natural", "white", "doubler"],
        ["transcontinental-west", "token spike", "token revaluation"],
        ["transcontinental-east", "boulder track", "token spike", "rocky-mountain"],
        [*["white transcontinental-east", "place white", "black rocky", "place black"], "-east"],
        [*["white transcontinental-west", "place white", "black rocky", "place black"], "-west"],
        ["boulder track", "transcontinental-east", "locomotive", "gray rocky", "black rocky"],
        ["boulder track", "token spike", "transcontinental-east", "locomotive", "rocky-mountain"],
    ],
}
"""What a game is after, first things first, so that rare items are met."""
OFTEN = [
    *["token special", "item revaluation", "item freight-car", "car ", "boilerman", "token card"],
    *["bonus look", "place hire"],
]
"""What players like to do in every game."""


def keen(
    state: State, options: Options, dealer: Dealer, seen: Counter[str], wish: list[str]
) -> int:
    """Return a random action that does something, often one that serves the wish of this game or was seldom taken."""
    if isinstance(state.stack[-1], Chance) or dealer.below(8) == 0:
        return random_action(state, options, dealer)
    texts = [state.catalogue.text(action) for action in options.items]
    busy = [place for place, text in enumerate(texts) if text not in IDLE]
    if not busy:
        return random_action(state, options, dealer)
    for word in [*wish, *OFTEN]:
        liked = [place for place in busy if word in texts[place]]
        if liked and dealer.below(3) > 0:
            return options.at(liked[dealer.below(len(liked))])
    draws = [busy[dealer.below(len(busy))] for _ in range(3)]
    return options.at(min(draws, key=lambda place: seen[texts[place]]))


def itemised(state: State) -> list[list[int]]:
    """Return the items of each player's score."""
    return [[points for _, points in card.items] for card in TITLE.scores(state)]


def played(seats: int, options: Mapping[str, str], seed: int, seen: Counter[str]) -> Counter[str]:
    """Play a game, compare every scoring, and return the items that were not zero."""
    board = options["board"]
    state: State = TITLE.setup(rules(seats, options=options))
    buffer = Options()
    advance(state, buffer)
    dealer = Dealer(seed)
    wish = LIKED[board][seed % len(LIKED[board])]
    found: Counter[str] = Counter()
    before = itemised(state)
    while state.stack:
        round_now, passed_now = state.round, state.passed
        order = state.seats_in_order()
        action = keen(state, buffer, dealer, seen, wish)
        seen[state.catalogue.text(action)] += 1
        apply(state, action, buffer)
        for seat in range(seats):
            if state.round == round_now and (state.passed ^ passed_now) >> seat & 1:
                passing = PASSING[order.index(seat)]
                assert itemised(state)[seat][4] == before[seat][4] + passing
                before[seat][4] += passing
                found[f"passing {passing}"] += 1
        if state.round != round_now or not state.stack:
            after = itemised(state)
            if round_now > 0:
                compare_round(state, board, before, after, found)
            before = after
    compare_end(state, board, found)
    return found


def compare_round(
    state: State, board: str, before: list[list[int]], after: list[list[int]], found: Counter[str]
) -> None:
    """Compare the railroads and industry one by one; boards are read after the last action of the round."""
    for seat, player in enumerate(TITLE.view(state, None)["players"]):
        items = reference_boards.round_items(player, board)
        gained = [after[seat][place] - before[seat][place] for place in range(4)]
        assert gained == [sum(points.values()) for points in items], items
        for points in items:
            found.update({name: 1 for name, value in points.items() if value})
        modules = player["modules"] or {"boilermen": [], "cars": []}
        for line, points in zip(player["railroads"], items, strict=False):
            if sum(points.values()):
                found["with a boilerman"] += any(line["id"] in id for id in modules["boilermen"])
                found["with a freight car"] += any(line["id"] in id for id in modules["cars"])


def compare_end(state: State, board: str, found: Counter[str]) -> None:
    """Compare End Bonus cards, the majority, the stock market and the sum."""
    view = TITLE.view(state, None)
    majority = reference_boards.majority(view)
    market = reference_boards.market(view) if board == "american" else []
    for seat, player in enumerate(view["players"]):
        cards = {c: reference_boards.bonus(player, board, c) for c in player["bonuses"]}
        items = itemised(state)[seat]
        assert items[6:] == [sum(cards.values()), majority[seat], *market[seat : seat + 1]]
        assert sum(items) == state.players[seat].points()
        found.update({f"card {card}": 1 for card, points in cards.items() if points})
        found[f"majority {majority[seat]}"] += 1
        if market:
            found[f"market {market[seat]}"] += 1


@pytest.mark.walks
@pytest.mark.parametrize("board", list(LINES))
def test_the_reference_scorer_agrees_item_by_item(
    board: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in range(MOST):
        for coal, material in MODULES:
            options = {"board": board, "coal": coal, "new-material": material}
            found += played(2 + seed % 3, options, seed, seen)
        if seed + 1 >= FEWEST and wanted(board) <= set(found):
            break
    with capsys.disabled():
        met = ", ".join(f"{name} {found[name]}" for name in sorted(wanted(board)))
        print(f"\n{board}, {(seed + 1) * len(MODULES)} games: {met}")

    assert wanted(board) - set(found) == set()
