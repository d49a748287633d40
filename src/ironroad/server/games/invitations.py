"""Invitations: each is a link to one seat, good for one person until it is used or revoked.

The ledger keeps a digest of every token, so that whoever comes too late is told why, also at a table that strangers may not know of.
"""

import hashlib
from collections.abc import Sequence

from ironroad.server.games.access import is_at_table, may_see
from ironroad.server.games.game import Game
from ironroad.server.refusals import Refusal, unknown_game
from ironroad.server.storage.rows import SeatRow

Line = tuple[str, int | None, str]


def digest(token: str) -> str:
    """Return what the ledger keeps of a token, from which nobody can find the token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def invite_lines(seats: Sequence[SeatRow]) -> list[Line]:
    """Return the ledger lines for the invitations to these seats."""
    return [
        ("invite", seat.seat, digest(seat.token))
        for seat in seats
        if seat.kind == "invited" and seat.token is not None
    ]


def sit_line(seat: int, token: str | None) -> Line:
    """Return the ledger line for somebody who sits down, with the invitation that is used up by it."""
    return ("sit", seat, "" if token is None else digest(token))


def invited_seat(game: Game, token: str) -> SeatRow | None:
    """Return the seat that a token invites to; refuse one that was used or revoked."""
    for seat in game.seats:
        if seat.kind == "invited" and seat.token == token:
            return seat
    found = digest(token)
    if found in game.used:
        raise Refusal(410, "server-invitation-used")
    if found in game.invitations:
        raise Refusal(410, "server-invitation-revoked")
    return None


def check_comes(game: Game, person: str | None, token: str) -> int | None:
    """Refuse a person who may not look at a game, by right or by invitation; return the seat that the token invites to."""
    if not token or is_at_table(game.row, game.seats, person):
        seat = None
    else:
        seat = invited_seat(game, token)
    if seat is None and not may_see(game, person):
        raise unknown_game()
    return None if seat is None else seat.seat
