"""The ? tokens (p. 17, p. 22)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import KIND_UNIT, TOKEN
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
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
    """Whether a token is left and does something (rulings R2 and R32)."""
    if state.players[seat * BLOCK + TOKENS] & bit(token) != 0:
        return False
    for reward in state.rules.tokens.rewards[token]:
        if not EFFECTS[reward // KIND_UNIT].can_play(state, seat):
            return False
    return True


class Tokens(Effect):
    """The ? tokens of a player."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Offer the tokens that are left."""
        for token in range(state.rules.tokens.count):
            if can_play(state, seat, token):
                options.add(state.rules.token + token)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Place a token on its ? space and earn its effect."""
        token: i64 = action - state.rules.token
        settle_one(state, place_of(state, TOKEN))
        state.players[seat * BLOCK + TOKENS] |= bit(token)
        events.token(state, seat, token)
        owe_all(state, state.rules.tokens.rewards[token], 0)


class Revaluation(Effect):
    """The Revaluation marker; nobody revalues twice (ruling R32)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """From now on the player's tracks are worth what this row says (p. 22)."""
        state.players[seat * BLOCK + ROW] = count
        events.revalued(state, seat)

    def can_play(self, state: State, seat: i64) -> bool:
        """One revaluation or the other."""
        return state.players[seat * BLOCK + ROW] == 0


class Medal(Effect):
    """The Kiev Medal."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Put the Kiev Medal under its space (p. 22)."""
        state.players[seat * BLOCK + MEDAL] = 1
        events.medal(state, seat)


class FurtherMarker(Effect):
    """Another industry marker."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Put the next marker on the start space (p. 22)."""
        place: i64 = seat * BLOCK + MARKER
        while state.players[place] != NOT_IN_PLAY:
            place += 1
        state.players[place] = 0
        events.added_marker(state, seat)

    def can_play(self, state: State, seat: i64) -> bool:
        """It needs a free start space (ruling R2)."""
        return can_add_marker(state, seat)
