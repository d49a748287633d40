"""Reasons why an action space cannot be chosen now."""

from ironroad.core.engine import pending
from ironroad.core.message import Message
from ironroad.core.native import i64
from ironroad.games.russian_railroads.rules.turn import TakeTurn
from ironroad.games.russian_railroads.spaces import Space
from ironroad.games.russian_railroads.state import State


def objection(state: State, action: i64) -> Message | None:
    """Return why an action is not offered, or ``None`` if it does not belong to the pending decision."""
    rules = state.rules
    asked = pending(state)
    place: i64 = action - rules.place
    if isinstance(asked, TakeTurn) and 0 <= place < rules.spaces.count:
        return _no_space(state, asked.seat, rules.spaces.all[place])
    return None


def _no_space(state: State, seat: i64, space: Space) -> Message:
    if space.engineer > 0 and not _is_in_use(state, seat, space.engineer):
        return Message("rr-why-engineer", number=space.number)
    if state.spaces[space.index] != 0 and not space.unlimited:
        return Message("rr-why-taken")
    for expansion in state.rules.in_play:
        reason = expansion.objection(state, seat, space)
        if reason is not None:
            return reason
    if not _can_pay(state, seat, space):
        return Message("rr-why-pieces", workers=space.workers, roubles=space.roubles)
    return Message("rr-why-claim" if space.claim > 0 else "rr-why-useless")


def _is_in_use(state: State, seat: i64, engineer: i64) -> bool:
    if state.players[seat].owns_engineer(engineer):
        return True
    count = state.rules.start.engineers_public
    return engineer in [state.engineer_at(place) for place in range(1, count + 1)]


def _can_pay(state: State, seat: i64, space: Space) -> bool:
    """Whether the player's pieces pay for a space; roubles may replace workers, never the reverse (p. 13)."""
    player = state.players[seat]
    return space.is_paid_by(player.pieces(), player.roubles)
