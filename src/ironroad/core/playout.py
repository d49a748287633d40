"""The loops that must be fast: random games and counting of move sequences."""

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Chance, Options, State, apply
from ironroad.core.native import i64


def random_action(state: State, options: Options, dealer: Dealer) -> i64:
    """Return a legal action for whoever is asked: by its weights for chance, any other uniformly."""
    frame = state.stack[-1]
    if isinstance(frame, Chance):
        return dealer.deal(frame, state, options)
    return options.at(dealer.below(options.count))


def playout(state: State, options: Options, dealer: Dealer) -> int:
    """Play to the end at random; return how many actions that took."""
    actions = 0
    while state.stack:
        apply(state, random_action(state, options, dealer), options)
        actions += 1
    return actions


def replay(state: State, options: Options, actions: list[int]) -> int:
    """Apply recorded actions; return how many of them were legal, stopping at the first that is not."""
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
