"""Events of the American boards."""

from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import Advantage, railroad_name
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.events import tell
from ironroad.games.russian_railroads.modules.american.components import american, boulder_name
from ironroad.games.russian_railroads.state import State


def boulder(state: State, seat: i64, boulder: i64) -> None:
    """A player removes a boulder."""
    if state.events is not None:
        name = boulder_name(american(state.rules).boulders[boulder].id)
        tell(state, "boulder", seat=seat, boulder=name)


def bought(state: State, seat: i64, advantage: Advantage) -> None:
    """A player pays for a coin space."""
    if state.events is not None:
        tell(
            state,
            "bought",
            seat=seat,
            railroad=railroad_name(state.rules.railroads.ids[advantage.railroad]),
            space=advantage.space,
            rewards=rewards_name(advantage.rewards),
        )


def stock(state: State, seat: i64, level: i64) -> None:
    """A price marker moves one level up."""
    if state.events is not None:
        tell(state, "stock", seat=seat, level=level)


def dividend(state: State, seat: i64, token: i64, level: i64) -> None:
    """A player chooses the dividend of a level."""
    if state.events is not None:
        rewards = rewards_name(american(state.rules).stock.dividends.rewards[token])
        tell(state, "dividend", seat=seat, level=level, rewards=rewards)


def payout(state: State, seat: i64, level: i64) -> None:
    """A player takes a payout."""
    if state.events is not None:
        tell(state, "payout", seat=seat, level=level)


def steelworks(state: State, seat: i64) -> None:
    """A player takes a steelworks."""
    if state.events is not None:
        tell(state, "steelworks", seat=seat)


def discarded(state: State, seat: i64) -> None:
    """A player discards a steelworks."""
    if state.events is not None:
        tell(state, "discarded", seat=seat)


def spike(state: State, seat: i64) -> None:
    """A player places the golden spike."""
    if state.events is not None:
        tell(state, "spike", seat=seat)


def stock_scored(state: State, seat: i64, points: i64) -> None:
    """A player scores for the stock market."""
    if state.events is not None:
        tell(state, "stock-scored", seat=seat, points=points)
