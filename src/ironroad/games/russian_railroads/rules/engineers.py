"""Engineers: the row, hiring, and their sum (p. 13, p. 20, p. 24)."""

from ironroad.core.bits import bit, members_of
from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.points import score_effect
from ironroad.games.russian_railroads.state import BLOCK, ENGINEER_BITS, ENGINEERS, State


def take(state: State, seat: i64, number: i64) -> None:
    """Lay an engineer beside the own board."""
    state.players[seat * BLOCK + ENGINEERS] |= bit(number)
    events.hired(state, seat, number)


def sum_of(state: State, seat: i64, more: i64) -> i64:
    """Return the sum of the numbers of a player's engineers, each ``more`` higher; it never costs points."""
    numbers = state.rules.engineers.numbers
    total: i64 = 0
    for index in members_of(state.players[seat * BLOCK + ENGINEERS]):
        total += numbers[index] + more
    return max(0, total)


class SlideEngineers(Step[State]):
    """All engineers move one space to the right; one not hired leaves the game (p. 20)."""

    def run(self, state: State) -> None:
        """Shift the row."""
        state.row >>= ENGINEER_BITS
        events.engineers(state)


class Hiring(Effect):
    """The engineer of the hiring space."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take the engineer of the hiring space; he can be used from now on (p. 13)."""
        number: i64 = state.engineer_at(0)
        state.row -= number
        take(state, seat, number)


class CardEngineer(Effect):
    """The engineer that lies on a ? card."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Take him (p. 3)."""
        take(state, seat, state.rules.engineers.on_card)


class EngineerSum(Effect):
    """Points for the numbers of the own engineers."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Score them, each raised by what ``count`` says beyond one."""
        score_effect(state, seat, sum_of(state, seat, count - 1))
