"""The setup before the first auction (p. 2)."""

from typing import Final

from ironroad.core.engine import Chance, Options
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.trans_siberian import events
from ironroad.games.trans_siberian.actions import Rules
from ironroad.games.trans_siberian.components import NOBODY, RAILROAD_COUNT, UNOPENED
from ironroad.games.trans_siberian.rules.auction import BeginAuctions
from ironroad.games.trans_siberian.rules.turn import START_TURN
from ironroad.games.trans_siberian.state import State

FIRST_ROUND: Final = 0


class DealStartPlayer(Chance[State]):
    """Nobody can check who was last in Russia: the start player is drawn (ruling R8)."""

    def options(self, state: State, options: Options) -> None:
        """Any seat."""
        options.add_run(state.rules.deal_start, len(state.cash))

    def choose(self, state: State, action: i64) -> None:
        """The start player opens the first auction."""
        state.current = action - state.rules.deal_start
        events.start_player(state, state.current)

    def prompt(self, state: State) -> Message:
        """Say what is drawn."""
        return Message("ts-ask-start")


def setup(rules: Rules) -> State:
    """Return the first state, with the opening auctions on the stack."""
    seats = rules.seats
    none = [0] * RAILROAD_COUNT
    state = State(
        rules,
        stack=[],
        current=0,
        phase=1,
        timing=0,
        dividends=0,
        nationalization=0,
        cash=[rules.start.cash[seats]] * seats,
        held=[0] * (RAILROAD_COUNT * seats),
        status=[UNOPENED] * RAILROAD_COUNT,
        treasury=none[:],
        income=none[:],
        stock=none[:],
        cubes=rules.components.link_cubes[:],
        network=none[:],
        owner=[NOBODY] * rules.map.count,
    )
    state.stack.append(START_TURN)
    state.stack.append(BeginAuctions(FIRST_ROUND))
    if rules.options["start"] == "random":
        state.stack.append(DealStartPlayer())
    return state
