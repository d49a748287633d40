"""Who sits where: people at the keyboard and players that answer by themselves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from ironroad.core.dealer import Dealer
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table


class Player(Protocol):
    """Answers the decisions of one seat."""

    def choose(self, table: Table) -> str:
        """Return one of the table's options."""


class RandomPlayer:
    """Takes any option, each equally likely."""

    def __init__(self, parameter: str, seed: int) -> None:
        if parameter:
            raise InvalidSetup("cli-seat-parameter", kind="random", parameter=parameter)
        self._dealer: Final = Dealer(seed)

    def choose(self, table: Table) -> str:
        """Return a random option."""
        options = table.options()
        return options[self._dealer.below(len(options))]


HUMAN: Final = "human"
PLAYERS: Final[Mapping[str, Callable[[str, int], Player]]] = {
    "random": RandomPlayer,
}
"""The kinds of players by name; each is made from the parameter after the colon and a seed."""
KINDS: Final = (HUMAN, *PLAYERS)


def parse_seats(text: str) -> list[str]:
    """Return the seats of a list such as ``human,random,random``."""
    seats = [seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat.partition(":")[0] not in KINDS:
            raise InvalidSetup("cli-unknown-seat", seat=seat, choices=", ".join(KINDS))
    return seats


def make_players(seats: Sequence[str], seed: int) -> list[Player | None]:
    """Return who answers for each seat; ``None`` for a person."""
    return [_player(seat, seed + place + 1) for place, seat in enumerate(seats)]


def _player(seat: str, seed: int) -> Player | None:
    kind, _, parameter = seat.partition(":")
    if kind == HUMAN and not parameter:
        return None
    if kind not in PLAYERS:
        raise InvalidSetup("cli-seat-parameter", kind=kind, parameter=parameter)
    return PLAYERS[kind](parameter, seed)
