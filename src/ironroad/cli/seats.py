"""The players of a terminal game: people at the keyboard and bots."""

from collections.abc import Sequence
from typing import Final, Protocol

from ironroad.bots.kinds import KINDS as BOTS
from ironroad.bots.question import ask
from ironroad.bots.referee import RefereedBot
from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table


class Player(Protocol):
    """Chooses the actions of one seat."""

    def choose(self, table: Table) -> str:
        """Return one of the table's options."""


class BotPlayer:
    """A bot at a table; it receives only what its seat may know, and its answers are always legal."""

    def __init__(self, spec: str, seed: int) -> None:
        self._bot: Final = RefereedBot(BOTS.make(spec, seed), seed)
        self._dealer: Final = Dealer(seed)

    def choose(self, table: Table) -> str:
        """Return the bot's answer."""
        return self._bot.choose(ask(table, self._dealer.bits()))


HUMAN: Final = "human"
KINDS: Final = (HUMAN, *BOTS.names())


def parse_seats(text: str) -> list[str]:
    """Parse a list of seats such as ``human,greedy,mcts:1s``."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat.partition(":")[0] not in KINDS:
            raise InvalidSetup("cli-unknown-seat", seat=seat, choices=", ".join(KINDS))
    return seats


def make_players(table: Table, seats: Sequence[str], seed: int) -> list[Player | None]:
    """Return the player of each seat, ``None`` for a person; refuse a bot that does not play the table's rule set."""
    for seat in seats:
        if seat.partition(":")[0] != HUMAN:
            BOTS.check(seat, table.title, table.rules)
    return [_player(seat, seed + place + 1) for place, seat in enumerate(seats)]


def _player(seat: str, seed: int) -> Player | None:
    kind, _, parameter = seat.partition(":")
    if kind == HUMAN:
        if parameter:
            raise InvalidSetup("cli-seat-parameter", kind=kind, parameter=parameter)
        return None
    return BotPlayer(seat, seed)
