"""Rule paths: random games use every space, token, card, factory, engineer and advantage there is."""

import os
from collections import Counter
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance, apply
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import rules
from tests.games.russian_railroads.walks import eager

GAMES = max(40, int(os.environ.get("IRONROAD_GAMES", "12")))
TITLE: Any = REGISTRY.title("russian-railroads")
VERBS = {
    "place": "spaces used",
    "start": "starting bonuses",
    "token": "? tokens",
    "card": "? cards",
    "take": "End Bonus cards",
    "again": "repeated actions",
}


def expected(ruleset: Rules) -> dict[str, list[str]]:
    """Return everything that has to occur, by heading."""
    numbers = range(1, ruleset.tiles.count + 1)
    advantages = {a.id.rpartition("-")[0] + f" {a.space}" for a in ruleset.railroads.advantages}
    return {
        "spaces used": [space.id for space in ruleset.spaces.all],
        "starting bonuses": ruleset.starts.ids,
        "? tokens": ruleset.tokens.ids,
        "? cards": ruleset.cards.ids,
        "End Bonus cards": ruleset.bonuses.ids,
        "repeated actions": ["doubler", "industry", "track-black"],
        "factories reached": [str(number) for number in numbers],
        "locomotives placed": [str(number) for number in numbers if number > 1],
        "engineers hired": [str(n) for n in range(1, ruleset.engineers.count + 1)],
        "advantages": sorted(advantages),
        "what happened": [
            "turned-over",
            "swapped",
            "relocated",
            "stayed",
            "reused",
            "lapsed",
            "stopped",
            "black-worker",
            "workers",
            "temporary",
            "medal",
            "revalued",
            "added-marker",
            "bonus-scored",
            "majority",
        ],
    }


def used_in(seats: int, games: int) -> dict[str, Counter[str]]:
    """Play games and count what occurs in them."""
    found: dict[str, Counter[str]] = {}
    for seed in range(games):
        state: State = TITLE.setup(rules(seats))
        state.events = []
        options = Options()
        advance(state, options)
        dealer = Dealer(1000 * seats + seed)
        while state.stack:
            action = eager(state, options, dealer, 1 + seed % 2)
            verb, _, name = state.catalogue.text(action).partition(" ")
            if verb in VERBS:
                found.setdefault(VERBS[verb], Counter())[name] += 1
            apply(state, action, options)
        for event in state.events:
            note(event.message.id.removeprefix("rr-event-"), event.message.args, found)
    return found


def note(id: str, args: Any, found: dict[str, Counter[str]]) -> None:
    found.setdefault("what happened", Counter())[id] += 1
    if id == "used-factory":
        found.setdefault("factories reached", Counter())[str(args["number"])] += 1
    elif id == "placed-locomotive":
        found.setdefault("locomotives placed", Counter())[str(args["number"])] += 1
    elif id == "hired":
        found.setdefault("engineers hired", Counter())[str(args["number"])] += 1
    elif id == "advantage":
        railroad = args["railroad"].id.removeprefix("rr-railroad-")
        found.setdefault("advantages", Counter())[f"{railroad} {args['space']}"] += 1


@pytest.mark.walks
def test_every_rule_path_is_walked(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Counter[str]] = {}
    for seats in (2, 3, 4):
        for heading, counts in used_in(seats, GAMES).items():
            found.setdefault(heading, Counter()).update(counts)
    missing = []
    with capsys.disabled():
        print()
        for heading, names in expected(rules(4)).items():
            counts = found.get(heading, Counter())
            print(f"{heading}: " + ", ".join(f"{name} {counts[name]}" for name in names))
            missing += [f"{heading}: {name}" for name in names if counts[name] == 0]

    assert missing == []
