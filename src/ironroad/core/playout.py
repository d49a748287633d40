"""Games without a table, for speed: random playouts, replay and perft."""

from typing import TypeVar

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, State, advance, apply
from ironroad.core.native import i64
from ironroad.core.title import Ruleset, Title

S = TypeVar("S", bound=State)


def new_game(title: Title[S], rules: Ruleset) -> tuple[S, Options]:
    """Return the state of a new game at its first decision, and the options of that decision."""
    state = title.setup(rules)
    options = Options()
    advance(state, options)
    return state, options


def deal(state: State, options: Options, dealer: Dealer) -> None:
    """Let the dealer answer chance until a seat has a choice or the game is over."""
    while state.stack and isinstance(state.stack.top(), Chance):
        apply(state, dealer.deal(options), options)


def random_action(state: State, options: Options, dealer: Dealer) -> i64:
    """Return a random legal action: by weights for chance, uniformly otherwise."""
    return dealer.deal(options)


def playout(state: State, options: Options, dealer: Dealer) -> int:
    """Play randomly to the end; return the number of actions."""
    actions = 0
    while state.stack:
        apply(state, dealer.deal(options), options)
        actions += 1
    return actions


def replay(state: State, options: Options, actions: list[int]) -> int:
    """Apply recorded actions up to the first illegal one; return how many were applied."""
    done = 0
    for action in actions:
        if not options.holds(action):
            break
        apply(state, action, options)
        done += 1
    return done


def perft(state: State, options: Options, depth: int) -> int:
    """Count the sequences of ``depth`` actions from here, chance outcomes included."""
    if depth == 0 or not state.stack:
        return 1
    if depth == 1:
        return len(options)
    total = 0
    for action in options.items:
        child = state.clone()
        apply(child, action, options)
        total += perft(child, options, depth - 1)
    return total
