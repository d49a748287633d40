"""What happens on further boards and in modules, told to people."""

from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.board import Advantage, railroad_name
from ironroad.games.russian_railroads.components import rewards_name
from ironroad.games.russian_railroads.events import tell
from ironroad.games.russian_railroads.modules import boulder_name, slot_name
from ironroad.games.russian_railroads.state import State


def branch(state: State, seat: i64, branch: i64) -> None:
    """A player takes a branch of the fork."""
    if state.events is not None:
        id = state.rules.railroads.layout.branches[branch]
        tell(state, "branch", seat=seat, branch=Message(f"rr-branch-{id}"))


def tile(state: State, seat: i64, tile: i64, area: i64) -> None:
    """A player lays an extension tile."""
    if state.events is not None:
        layout = state.rules.railroads.layout
        name = Message(f"rr-area-{layout.areas[area]}")
        tell(state, "tile", seat=seat, tile=layout.tiles[tile].upper(), area=name)


def income(state: State, seat: i64, marker: i64) -> None:
    """A player takes an income marker."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.incomes.rewards[marker])
        tell(state, "income", seat=seat, rewards=rewards)


def used_income(state: State, seat: i64, marker: i64) -> None:
    """A player uses an income marker."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.incomes.rewards[marker])
        tell(state, "used-income", seat=seat, rewards=rewards)


def coal(state: State, seat: i64, count: i64) -> None:
    """A player takes coal."""
    if state.events is not None:
        tell(state, "coal", seat=seat, count=count)


def foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player takes a foundry."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.foundries.rewards[foundry])
        tell(state, "foundry", seat=seat, rewards=rewards)


def used_foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player uses a foundry."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.foundries.rewards[foundry])
        tell(state, "used-foundry", seat=seat, rewards=rewards)


def closed_foundry(state: State, seat: i64, foundry: i64) -> None:
    """A player closes a foundry."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.foundries.rewards[foundry])
        tell(state, "closed-foundry", seat=seat, rewards=rewards)


def burnt(state: State, seat: i64) -> None:
    """A player pays coal for the coal factory."""
    if state.events is not None:
        tell(state, "burnt", seat=seat)


def boiled(state: State, seat: i64, slot: i64) -> None:
    """A locomotive gets a boilerman."""
    if state.events is not None:
        name = slot_name(state.rules.railroads, int(slot))
        tell(state, "boiled", seat=seat, slot=name)


def boiled_gap(state: State, seat: i64, gap: i64) -> None:
    """A factory gets a boilerman."""
    if state.events is not None:
        tell(state, "boiled-factory", seat=seat, slot=gap + 1)


def car(state: State, seat: i64, slot: i64) -> None:
    """A locomotive gets the freight car."""
    if state.events is not None:
        name = slot_name(state.rules.railroads, int(slot))
        tell(state, "car", seat=seat, slot=name)


def item(state: State, seat: i64, item: i64) -> None:
    """A player takes a special ? item."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.items.rewards[item])
        tell(state, "item", seat=seat, rewards=rewards)


def boulder(state: State, seat: i64, boulder: i64) -> None:
    """A player removes a boulder."""
    if state.events is not None:
        name = boulder_name(state.rules.railroads.boulders[boulder].id)
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
    """A price marker rises."""
    if state.events is not None:
        tell(state, "stock", seat=seat, level=level)


def dividend(state: State, seat: i64, token: i64, level: i64) -> None:
    """A player chooses the dividend of a level."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.dividends.rewards[token])
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


def revealed(state: State, foundry: i64) -> None:
    """A foundry is laid out."""
    if state.events is not None:
        rewards = rewards_name(state.rules.modules.foundries.rewards[foundry])
        tell(state, "revealed", rewards=rewards)
