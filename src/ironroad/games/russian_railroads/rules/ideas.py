"""The ? tokens (p. 17, p. 22)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import KIND_UNIT, REVALUE, SPECIAL, TOKEN
from ironroad.games.russian_railroads.components import MARKER as MARKER_REWARD
from ironroad.games.russian_railroads.rules import items
from ironroad.games.russian_railroads.rules.special import can_add_marker
from ironroad.games.russian_railroads.state import (
    BLOCK,
    MARKER,
    MEDAL,
    NOT_IN_PLAY,
    ROW,
    TOKENS,
    State,
    owe_all,
    place_of,
    settle_one,
)


def can_play(state: State, seat: i64, token: i64) -> bool:
    """Whether a token is left; the second marker needs a free start space (ruling R2)."""
    if state.players[seat * BLOCK + TOKENS] & bit(token) != 0:
        return False
    for reward in state.rules.tokens.rewards[token]:
        kind: i64 = reward // KIND_UNIT
        if kind == MARKER_REWARD and not can_add_marker(state, seat):
            return False
        if kind == REVALUE and state.players[seat * BLOCK + ROW] > 0:
            return False  # One revaluation or the other (ruling R32).
        if kind == SPECIAL and not items.has_choice(state, seat):
            return False
    return True


def offer(state: State, seat: i64, options: Options) -> None:
    """Offer the tokens that are left."""
    for token in range(state.rules.tokens.count):
        if can_play(state, seat, token):
            options.add(state.rules.token + token)


def take(state: State, seat: i64, action: i64) -> None:
    """Place a token on its ? space and earn its effect."""
    token: i64 = action - state.rules.token
    settle_one(state, place_of(state, TOKEN))
    state.players[seat * BLOCK + TOKENS] |= bit(token)
    events.token(state, seat, token)
    owe_all(state, state.rules.tokens.rewards[token], 0)


def revalue(state: State, seat: i64, row: i64) -> None:
    """From now on the player's tracks are worth what this row says (p. 22)."""
    state.players[seat * BLOCK + ROW] = row
    events.revalued(state, seat)


def place_medal(state: State, seat: i64) -> None:
    """Put the Kiev Medal under its space (p. 22)."""
    state.players[seat * BLOCK + MEDAL] = 1
    events.medal(state, seat)


def add_marker(state: State, seat: i64) -> None:
    """Put the next marker on the start space (p. 22)."""
    place: i64 = seat * BLOCK + MARKER
    while state.players[place] != NOT_IN_PLAY:
        place += 1
    state.players[place] = 0
    events.added_marker(state, seat)
