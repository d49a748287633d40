"""Rule paths of the expansions: random games meet every tile, marker, foundry, dividend, boulder and engineer."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, advance, apply
from ironroad.core.playout import random_action
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.modules.american.components import american
from ironroad.games.russian_railroads.modules.coal.components import coal
from ironroad.games.russian_railroads.modules.german.components import german
from ironroad.games.russian_railroads.modules.new_material.components import new_material
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import AMERICAN, COAL_ON, GERMAN, MATERIAL, rules

TITLE: Any = REGISTRY.title("russian-railroads")
IDLE = ("pass", "stop", "stay", "decline", "bonus points", "finish")
COMBINATIONS: list[tuple[int, dict[str, str]]] = [
    (2, {**COAL_ON, **MATERIAL}),
    (3, {**GERMAN, **COAL_ON}),
    (4, {**GERMAN, **MATERIAL}),
    (4, {**AMERICAN, **MATERIAL}),
    (3, {**AMERICAN, **COAL_ON, **MATERIAL}),
]
MOST_GAMES = 240
NEEDED = {
    "transcontinental-east": [
        "boulder track",
        *[f"advance black rocky-mountain {space}" for space in range(2, 7)],
        *[f"advance gray rocky-mountain {space}" for space in range(1, 4)],
        "rocky-mountain-1",
    ]
}
"""What has to be done elsewhere before a railroad can be finished."""


def curious(
    state: State, options: Options, dealer: Dealer, seen: Counter[str], favourite: str
) -> int:
    """Return a random action, mostly one that was seldom taken or serves the favourite railroad."""
    if isinstance(state.stack[-1], Chance) or dealer.below(6) == 0:
        return random_action(state, options, dealer)
    texts = [state.catalogue.text(action) for action in options.items]
    busy = [place for place, text in enumerate(texts) if text not in IDLE]
    if not busy:
        return random_action(state, options, dealer)
    wishes = [favourite, *NEEDED.get(favourite, [])]
    liked = [place for place in busy if any(wish in texts[place] for wish in wishes)]
    if liked and dealer.below(4) > 0:
        return options.at(min(liked, key=lambda place: seen[texts[place]]))
    draws = [busy[dealer.below(len(busy))] for _ in range(4)]
    return options.at(min(draws, key=lambda place: seen[texts[place]]))


def expected(ruleset: Rules) -> list[str]:
    """Return every action text that has to occur, and every event."""
    railroads, market = ruleset.railroads, american(ruleset).stock
    incomes, foundries = german(ruleset).incomes, coal(ruleset).foundries
    items = new_material(ruleset).items
    names = [f"tile {id}" for id in german(ruleset).layout.tiles]
    names += [f"branch {id}" for id in german(ruleset).layout.branches]
    names += [f"{verb} {id}" for id in incomes.ids for verb in ("income", "use income")]
    names += [f"{verb} {id}" for id in foundries.ids for verb in ("foundry", "use foundry")]
    names += [f"item {id}" for id in items.ids]
    names += [f"dividend {id}" for id in market.dividends.ids]
    names += [f"boulder {boulder.id}" for boulder in american(ruleset).boulders]
    names += [f"buy {railroads.advantages[place].id}" for place in american(ruleset).bought]
    names += [f"token {id}" for id in ruleset.tokens.ids]
    names += [f"use {space.id}" for space in ruleset.spaces.for_coal]
    names += [f"place {space.id}" for space in ruleset.spaces.all if space.engineer > 15]
    names += [f"place {s.id}" for s in ruleset.spaces.open if s.workers + s.roubles and s.area == 6]
    if foundries.count:
        names += [f"boilerman {id}" for id in railroads.slot_ids]
        names += ["boilerman gap-1", "boilerman gap-2", "keep", "event closed-foundry"]
    if items.count:
        names += ["event car", "event used-special", "event item", "event built-special"]
    if market.dividends.count:
        names += ["fill", "discard", "event payout", "event spike", "event stock-scored"]
    if incomes.count:
        names += ["event added-marker", "event tile"]
    if incomes.count or market.dividends.count:
        names += [f"advantage {a.id}" for a in railroads.advantages if not a.roubles]
    return names


def walk(seats: int, options: Mapping[str, str], seed: int, seen: Counter[str]) -> None:
    """Play a game and count what occurs."""
    ruleset = rules(seats, options=options)
    state: State = TITLE.setup(ruleset)
    state.events = []
    buffer = Options()
    advance(state, buffer)
    dealer = Dealer(seed)
    favourite = ruleset.railroads.ids[seed % 3]
    while state.stack:
        action = curious(state, buffer, dealer, seen, favourite)
        seen[state.catalogue.text(action)] += 1
        apply(state, action, buffer)
    for event in state.events:
        id = event.message.id.removeprefix("rr-event-")
        seen[f"event {id}"] += 1
        if event.message.id == "event-forced":
            words = event.message.args["action"]
            for known in state.catalogue.actions:
                if known.message == words:
                    seen[known.text] += 1
    for seat in range(seats):
        done = state.players[seat].advantages
        for place, advantage in enumerate(ruleset.railroads.advantages):
            seen[f"advantage {advantage.id}"] += done >> place & 1


@pytest.mark.walks
def test_every_rule_path_of_the_expansions_is_walked(capsys: pytest.CaptureFixture[str]) -> None:
    seen: Counter[str] = Counter()
    names: list[str] = []
    for seats, options in COMBINATIONS:
        names += [name for name in expected(rules(seats, options=options)) if name not in names]
    for seed in range(MOST_GAMES):
        for seats, options in COMBINATIONS:
            walk(seats, options, seed, seen)
        if all(seen[name] for name in names):
            break
    with capsys.disabled():
        print("\n" + ", ".join(f"{name} {seen[name]}" for name in names))

    assert [name for name in names if seen[name] == 0] == []
