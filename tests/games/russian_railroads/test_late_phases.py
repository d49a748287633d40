"""Random games reach the late phases with every board and every set of modules, not only in the base game."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, advance, apply
from ironroad.core.playout import random_action
from ironroad.games import REGISTRY
from ironroad.games.russian_railroads.actions import Rules
from ironroad.games.russian_railroads.state import State
from tests.games.russian_railroads.positions import rules

TITLE: Any = REGISTRY.title("russian-railroads")
IDLE = ("pass", "stop", "stay", "decline", "bonus points", "finish", "keep")
MAIN = {"russian": "trans-siberian", "german": "munich", "american": "rocky-mountain"}
MOST_GAMES = 60
LATE = [
    "advance natural",
    "advance white",
    "place natural",
    "place last-round",
    "locomotive 8",
    "factory used",
    "industry 1 12",
    "token",
    "card",
    "take",
    "swap",
    "reuse",
]
"""What every game may come to; each is the beginning of an action's text."""
OF_BOARD = {
    "russian": ["advance white trans-siberian", "event medal"],
    "german": [
        "tile h",
        "tile w",
        "tile f",
        "branch hamburg",
        "branch berlin",
        "income",
        "use income",
    ],
    "american": [
        "boulder track",
        "boulder industry",
        "buy",
        "dividend",
        "industry 2 12",
        "event payout",
        "event spike",
        "event steelworks",
        "event stock-scored",
    ],
}
OF_MODULE = {
    "coal": ["foundry", "use foundry", "use boilerman", "boilerman", "event closed-foundry"],
    "new-material": ["item", "car", "draw", "place engineer-n", "item coal-factory"],
}


LEADS_TO = {
    "card": "token card",
    "take": "token card",
    "item": "token special",
    "item coal-factory": "token special",
    "industry 2 12": "industry 2",
    "industry 1 12": "industry 1",
}
"""What somebody does who wants to come to it."""


def needed(options: dict[str, str]) -> list[str]:
    """Return what has to be met with these options."""
    modules = [name for name in OF_MODULE if options[name] == "on"]
    return [
        *LATE,
        *OF_BOARD[options["board"]],
        *[text for name in modules for text in OF_MODULE[name]],
    ]


def missing(seen: Counter[str], options: dict[str, str]) -> list[str]:
    """Return what was not met."""
    return [name for name in needed(options) if not any(text.startswith(name) for text in seen)]


def ambition(state: State, seed: int, lacking: list[str]) -> list[str]:
    """Return what a player strives for now, the dearest first: white on the main line, industry, or what is lacking."""
    main = MAIN[state.rules.options["board"]]
    railroad = state.rules.railroads.ids.index(main)
    black = state.players[int(getattr(state.stack[-1], "seat", 0))].track(railroad, 0)
    rear_first = ["white", "natural", "brown", "gray", "black"]
    colours = ["black", "natural"] if black < 15 else rear_first
    line = ["branch hamburg", *[f"advance {colour} {main}" for colour in colours]]
    line += [f"place {colour}" for colour in colours]
    lanes = ["industry 1", "boulder industry", "token industry", "factory", "place industry"]
    return [
        [*line, "place any", "token advances", *lacking],
        [*lacking, *lanes, "place locomotive-3", "place locomotive", "industry"],
        [*lacking, "token", "place locomotive", *line],
    ][seed % 3]


def ambitious(state: State, options: Options, dealer: Dealer, wishes: list[str]) -> int:
    """Return an action that serves a wish, or one that is not idle."""
    if isinstance(state.stack[-1], Chance) or dealer.below(8) == 0:
        return random_action(state, options, dealer)
    texts = {action: state.catalogue.text(action) for action in options.items}
    for wish in wishes:
        liked = [action for action, text in texts.items() if text.startswith(wish)]
        if liked and dealer.below(8):
            return liked[dealer.below(len(liked))]
    busy = [action for action, text in texts.items() if text not in IDLE]
    return busy[dealer.below(len(busy))] if busy else random_action(state, options, dealer)


def play_on(ruleset: Rules, seed: int, seen: Counter[str], options: dict[str, str]) -> None:
    """Play a game and count what is met."""
    state: State = TITLE.setup(ruleset)
    state.events = []
    buffer = Options()
    advance(state, buffer)
    dealer = Dealer(seed)
    lacking = [LEADS_TO.get(name, name) for name in missing(seen, options)]
    while state.stack:
        action = ambitious(state, buffer, dealer, ambition(state, seed, lacking))
        seen[state.catalogue.text(action)] += 1
        apply(state, action, buffer)
    for event in state.events:
        seen["event " + event.message.id.removeprefix("rr-event-")] += 1
        if event.message.id == "event-forced":
            words = event.message.args["action"]
            for known in state.catalogue.actions:
                if known.message == words:
                    seen[known.text] += 1


@pytest.mark.walks
@pytest.mark.parametrize(
    "options",
    [
        {"board": board, "coal": coal, "new-material": material}
        for board, coal, material in product(MAIN, ("off", "on"), ("off", "on"))
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_late_phases_are_reached_with_every_board_and_module(options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        play_on(rules(2 + seed % 3, options=options), seed, seen, options)
        if not missing(seen, options):
            break

    assert missing(seen, options) == []
