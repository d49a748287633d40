"""What a benchmark counts: choices of seats, outcomes of chance, and steps that leave nothing to choose."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE, Options, Step, pending
from ironroad.core.playout import random_action
from ironroad.core.title import Title


class Counts(NamedTuple):
    """The steps of one or more games, apart."""

    choices: int
    """Decisions of seats with at least two options."""
    chance: int
    """Shuffles, draws and dice with at least two outcomes."""
    forced: int
    """Decisions with a single option, and chance with a single outcome."""

    @property
    def actions(self) -> int:
        """What has to be told to repeat the games: choices and outcomes of chance."""
        return self.choices + self.chance


def total(games: Iterable[Counts]) -> Counts:
    """Return the counts of several games together."""
    return Counts(*[sum(numbers) for numbers in zip(*games, strict=True)])


def random_game(title: Title[Any], rules: Any, seed: int) -> Counts:
    """Play the game that ``playout`` plays with this seed, one frame at a time, and count."""
    state, options, dealer = title.setup(rules), Options(), Dealer(seed)
    choices = chance = forced = 0
    while state.stack:
        frame = state.stack.top()
        if isinstance(frame, Step):
            state.stack.pop()
            frame.run(state)
            continue
        decision = pending(state)
        assert decision is not None
        options.clear()
        decision.options(state, options)
        action = options.at(0)
        if len(options) == 1:
            forced += 1
        else:
            choices += decision.seat != CHANCE
            chance += decision.seat == CHANCE
            action = random_action(state, options, dealer)
        state.stack.pop()
        decision.choose(state, action)
    return Counts(choices, chance, forced)
