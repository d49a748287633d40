"""Boilermen: they raise the number of a locomotive or the rewards of a factory (rules CO-10 to CO-13)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads.modules.coal import events
from ironroad.games.russian_railroads.modules.coal.components import BOILERMAN, coal
from ironroad.games.russian_railroads.modules.coal.state import (
    coal_board,
    coal_table,
    put_coal_board,
    put_coal_table,
)
from ironroad.games.russian_railroads.rooms import Rooms
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.locomotives import raise_number
from ironroad.games.russian_railroads.state import State, consume_one, place_of


def places(state: State, seat: i64) -> i64:
    """Return the number of a player's locomotives and factories without a boilerman."""
    rules = state.rules
    free: i64 = 0
    for slot in range(rules.railroads.slots):
        if _takes_boilerman(state, seat, slot):
            free += 1
    for gap in range(rules.lane.gaps):
        if _gap_takes_boilerman(state, seat, gap):
            free += 1
    return free


def _takes_boilerman(state: State, seat: i64, slot: i64) -> bool:
    if state.players[seat].locomotive(slot) == 0:
        return False
    return not coal_board(state, seat).boils_slot(slot)


def _gap_takes_boilerman(state: State, seat: i64, gap: i64) -> bool:
    if state.players[seat].factory(gap) == 0:
        return False
    return not coal_board(state, seat).boils_gap(gap)


def offer(state: State, seat: i64, options: Options) -> None:
    """Append every locomotive and factory without a boilerman (rule CO-11)."""
    rules = state.rules
    things = coal(rules)
    for slot in range(rules.railroads.slots):
        if _takes_boilerman(state, seat, slot):
            options.add(things.boil_slot + slot)
    for gap in range(rules.lane.gaps):
        if _gap_takes_boilerman(state, seat, gap):
            options.add(things.boil_gap + gap)


def place(state: State, seat: i64, action: i64) -> None:
    """Give a boilerman to a factory or a locomotive, whose number rises at once (rule CO-12)."""
    things = coal(state.rules)
    board = coal_board(state, seat)
    if action >= things.boil_gap:
        gap: i64 = action - things.boil_gap
        gaps: i64 = board.boiled_gaps | bit(gap)
        put_coal_board(state, seat, board.with_boilermen(board.boiled_slots, gaps))
        events.boiled_gap(state, seat, gap)
        return
    slot: i64 = action - things.boil_slot
    slots: i64 = board.boiled_slots | bit(slot)
    put_coal_board(state, seat, board.with_boilermen(slots, board.boiled_gaps))
    events.boiled(state, seat, slot)
    raise_number(state, seat, slot, things.raises_each)


class Boilerman(Effect):
    """Take a boilerman from the stack of foundries (rule CO-10)."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append every locomotive and factory without a boilerman (rule CO-11)."""
        offer(state, seat, options)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Take the top tile of the stack unseen and place it as a boilerman."""
        consume_one(state, place_of(state, BOILERMAN))
        put_coal_table(state, coal_table(state).without_top())
        place(state, seat, action)

    def can_do(self, state: State, seat: i64, count: i64, room: Rooms) -> bool:
        """Whether the stack has tiles and the board places for ``count`` boilermen."""
        return coal_table(state).stack >= count and places(state, seat) >= count
