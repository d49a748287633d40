"""The ? tokens and their effects (p. 17, p. 22)."""

from ironroad.core.bits import bit
from ironroad.core.engine import Options
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.components import KIND_UNIT, TOKEN
from ironroad.games.russian_railroads.player import NOT_IN_PLAY
from ironroad.games.russian_railroads.rules.kinds import EFFECTS, Effect
from ironroad.games.russian_railroads.rules.special import can_add_marker
from ironroad.games.russian_railroads.state import State, consume_one, owe_all, place_of


def can_play(state: State, seat: i64, token: i64) -> bool:
    """Whether a token was not played yet and all its effects are possible (rulings R2 and R32)."""
    if state.players[seat].tokens & bit(token) != 0:
        return False
    for reward in state.rules.tokens.rewards[token]:
        if not EFFECTS[reward // KIND_UNIT].can_play(state, seat):
            return False
    return True


class Tokens(Effect):
    """Play one of the player's ? tokens."""

    def offer(self, state: State, seat: i64, options: Options) -> None:
        """Append the tokens that can be played."""
        for token in range(state.rules.tokens.count):
            if can_play(state, seat, token):
                options.add(state.rules.token + token)

    def take(self, state: State, seat: i64, action: i64) -> None:
        """Play a token and add its rewards to the bag; they are optional (ruling R2)."""
        token: i64 = action - state.rules.token
        consume_one(state, place_of(state, TOKEN))
        state.players[seat].tokens |= bit(token)
        events.token(state, seat, token)
        owe_all(state, state.rules.tokens.rewards[token], 0)


class Revaluation(Effect):
    """The Revaluation marker; a player uses only one (ruling R32)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Use row ``count`` of the track values from now on (p. 22)."""
        state.players[seat].revaluation = count
        events.revalued(state, seat)

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether the player has not revalued yet."""
        return state.players[seat].revaluation == 0


class Medal(Effect):
    """The Kiev Medal."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the Kiev Medal to the player (p. 22)."""
        state.players[seat].medal = True
        events.medal(state, seat)


class FurtherMarker(Effect):
    """A further industry marker."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Put the next marker on the start space (p. 22)."""
        player = state.players[seat]
        marker: i64 = 0
        while player.marker(marker) != NOT_IN_PLAY:
            marker += 1
        player.put_marker(marker, 0)
        events.added_marker(state, seat)

    def can_play(self, state: State, seat: i64) -> bool:
        """Whether a marker is left and the start space is free (ruling R2)."""
        return can_add_marker(state, seat)
