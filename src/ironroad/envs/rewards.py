"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final

from ironroad.core.outcome import Outcome

LOST: Final = -1.0
"""What an illegal action costs where it loses the game; the others get nothing."""


def win_share(outcome: Outcome) -> list[float]:
    """Return 1 for the winner, shared where several have won; nothing for the others, or if a rival has won."""
    won = [place == 1 for place in outcome.places]
    winners = sum(won) + sum([rival.place == 1 for rival in outcome.rivals])
    return [1 / winners if each else 0.0 for each in won]


def place(outcome: Outcome) -> list[float]:
    """Return the share of opponents, rivals included, that a seat has left behind; those at the same place count half."""
    every = [*outcome.places, *[rival.place for rival in outcome.rivals]]
    others = max(1, len(every) - 1)
    return [
        (sum([other > mine for other in every]) + (every.count(mine) - 1) / 2) / others
        for mine in outcome.places
    ]


def margin(outcome: Outcome) -> list[float]:
    """Return by how many points a seat is ahead of the best other one, rivals included."""
    totals = [*outcome.totals, *[rival.card.total for rival in outcome.rivals]]
    return [
        float(mine - max([*totals[:seat], *totals[seat + 1 :]], default=0))
        for seat, mine in enumerate(outcome.totals)
    ]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "win": win_share,
    "place": place,
    "margin": margin,
}


def reward_of(name: str) -> Callable[[Outcome], list[float]]:
    """Return a reward by its name; raise ``ValueError`` if there is none."""
    if name not in REWARDS:
        raise ValueError(f"no rewards {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
