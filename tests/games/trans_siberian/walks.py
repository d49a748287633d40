"""Random games that get far: players of different tempers, and a look at every step and choice of theirs."""

from collections.abc import Callable
from typing import Any

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Decision, Frame, Options, Step
from ironroad.face import rules_for
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.setup import setup
from ironroad.games.trans_siberian.state import State

Visit = Callable[[Frame, State, State, str], None]
"""Told of a frame, the position before it, the one after it, and the action taken, if it asked for one."""

TEMPERS: dict[str, dict[str, int]] = {
    "eager": {"build-for": 12, "buy": 5, "buy-two": 2, "pass": 1, "drop": 3, "bid": 4, "stop": 1},
    "patient": {"build-for": 30, "buy": 9, "buy-two": 1, "pass": 1, "drop": 2, "bid": 4, "stop": 9},
    "hasty": {"build-for": 6, "buy": 5, "buy-two": 5, "pass": 2, "drop": 2, "bid": 3, "stop": 1},
    "stingy": {"build-for": 4, "buy": 8, "buy-two": 1, "pass": 2, "drop": 30, "bid": 1, "stop": 2},
    "lavish": {"build-for": 5, "buy": 6, "buy-two": 2, "pass": 2, "drop": 2, "bid": 9, "stop": 1},
}
"""How much a player likes each kind of action; other kinds count 3."""
TEMPERS["faithful"] = {"build-for": 60, "buy": 20, "pass": 1, "drop": 1, "bid": 9, "stop": 30}
FAVOURITE = {"faithful": "red"}
"""The railroad for which a player does nearly everything."""
HIGHEST_RAISE = {"lavish": 40, "faithful": 12}


def liking(state: State, options: Options, dealer: Dealer, temper: str) -> int:
    """Return a random action: first its kind by temper, then any of that kind, bids in small raises."""
    kinds: dict[str, list[int]] = {}
    for action in options.items:
        kinds.setdefault(state.catalogue.text(action).split()[0], []).append(action)
    pool = [kind for kind in kinds for _ in range(TEMPERS[temper].get(kind, 3))]
    kind = pool[dealer.below(len(pool))]
    actions = kinds[kind]
    loved = [a for a in actions if state.catalogue.text(a).endswith(FAVOURITE.get(temper, "-"))]
    if loved and dealer.below(8):
        actions = loved
    if kind == "bid":
        actions = actions[: HIGHEST_RAISE.get(temper, 6)]
    return actions[dealer.below(len(actions))]


def random_game(seats: int, seed: int, temper: str, visit: Visit) -> State:
    """Play a game and show every frame of it; return its last position."""
    rules = rules_for("trans-siberian", seats, {"start": "random"})
    assert isinstance(rules, Rules)
    state = setup(rules)
    state.events = []
    options = Options()
    dealer = Dealer(seed)
    while state.stack:
        frame: Any = state.stack.pop()
        before = state.clone()
        text = ""
        if isinstance(frame, Step):
            frame.run(state)
        else:
            assert isinstance(frame, Decision)
            options.clear()
            frame.options(state, options)
            chance = isinstance(frame, Chance)
            action = options.at(dealer.below(options.count))
            if not chance:
                action = liking(state, options, dealer, temper)
            text = state.catalogue.text(action)
            frame.choose(state, action)
        visit(frame, before, state, text)
    return state
