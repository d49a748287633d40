"""Engineers: the row, hiring, points for their numbers (p. 13, p. 20, p. 24)."""

from ironroad.core.bits import NUMBER_BITS, bit, members_of, with_number
from ironroad.core.engine import Step
from ironroad.core.native import i64
from ironroad.games.russian_railroads import events
from ironroad.games.russian_railroads.rules.kinds import Effect
from ironroad.games.russian_railroads.rules.points import score_effect
from ironroad.games.russian_railroads.state import State


def take(state: State, seat: i64, number: i64) -> None:
    """Give an engineer to a player; ``number`` is its index."""
    state.players[seat].engineers |= bit(number)
    events.hired(state, seat, number)


def sum_of(state: State, seat: i64, more: i64) -> i64:
    """Return the sum of the numbers of a player's engineers, each raised by ``more``; never negative (rule NM-9)."""
    numbers = state.rules.engineers.numbers
    total: i64 = 0
    for index in members_of(state.players[seat].engineers):
        total += numbers[index] + more
    return max(0, total)


class SlideEngineers(Step[State]):
    """Move the row one space to the right; an engineer on the hiring space leaves the game (p. 20)."""

    def run(self, state: State) -> None:
        """Shift the packed row."""
        state.row >>= NUMBER_BITS
        events.engineers(state)


class Hiring(Effect):
    """Hire the engineer of the hiring space (p. 13)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Move the engineer from the row to the player, who can use it from now on."""
        number: i64 = state.engineer_at(0)
        state.row = with_number(state.row, 0, 0)
        take(state, seat, number)


class CardEngineer(Effect):
    """The engineer of a ? card (p. 3)."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Give the engineer to the player."""
        take(state, seat, state.rules.engineers.on_card)


class EngineerSum(Effect):
    """Points for the sum of the numbers of the player's engineers."""

    def do(self, state: State, seat: i64, count: i64) -> None:
        """Score the sum; each number is raised by ``count`` - 1 (rule CO-13)."""
        score_effect(state, seat, sum_of(state, seat, count - 1))
