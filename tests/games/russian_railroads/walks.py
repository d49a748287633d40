"""Random games that get far: players who seldom pass or give up, and like to build."""

from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, State
from ironroad.core.playout import random_action

IDLE = {"pass", "stop", "decline", "stay", "bonus points"}


def eager(state: State, options: Options, dealer: Dealer, zeal: int) -> int:
    """Return a random action; with zeal, hardly ever one that does nothing, and black often runs ahead.

    Zeal 0 is uniform play. Uniform players pass too early ever to see a white track.
    """
    action = random_action(state, options, dealer)
    if zeal == 0:
        return action
    catalogue = state.catalogue
    if zeal == 2:
        ahead = [a for a in options.items if catalogue.text(a).startswith("advance black trans")]
        if ahead and dealer.below(4) > 0:
            return ahead[0]
        better = [
            a
            for a in options.items
            if catalogue.text(a).startswith(
                ("place white", "place natural", "advance natural", "advance white")
            )
        ]
        if better and dealer.below(2) > 0:
            return better[dealer.below(len(better))]
    for _ in range(6):
        if catalogue.text(action) not in IDLE:
            return action
        action = random_action(state, options, dealer)
    return action
