"""Access control. ``docs/server.md`` has the table; tests check every cell of it."""

from ironroad.server.games.game import Game
from ironroad.server.refusals import conflict, forbidden, unknown_game
from ironroad.server.storage.rows import GameRow, SeatRow


def is_at_table(row: GameRow, seats: list[SeatRow], person: str | None) -> bool:
    """Whether a person made the table or sits, or sat, at it."""
    if person is None:
        return False
    return row.owner == person or any([seat.person == person for seat in seats])


def may_see(game: Game, person: str | None) -> bool:
    """Whether a person may look at a game: everybody may, unless it is private or closed to spectators."""
    if is_at_table(game.row, game.seats, person):
        return True
    if game.row.visibility == "private":
        return False
    return game.terms.spectators or game.row.status == "open"


def check_sees(game: Game, person: str | None) -> None:
    """Refuse a person who may not see the game; the answer does not reveal whether it exists."""
    if not may_see(game, person):
        raise unknown_game()


def viewer_of(game: Game, person: str | None, wish: int | None) -> int | None:
    """Return the viewer whose view a person gets: a seat of their own, or ``None`` for a spectator's."""
    own = game.seats_of(person)
    if not own:
        return None
    if wish in own:
        return wish
    return _active_seat(game, own)


def _active_seat(game: Game, own: list[int]) -> int:
    """Return which of a person's seats looks: the one that is to confirm or decide, else the one that decided last."""
    if len(own) == 1 or game.table is None:
        return own[0]
    asked = game.table.seat if game.unconfirmed is None else game.unconfirmed
    if asked in own:
        return asked
    return next((seat for seat, _ in reversed(game.table.taken()) if seat in own), own[0])


def check_plays(game: Game, person: str) -> list[int]:
    """Return the seats of a person; refuse a person without one."""
    check_sees(game, person)
    own = game.seats_of(person)
    if not own:
        raise forbidden("server-not-seated")
    if game.outdated is not None:
        raise conflict("server-outdated", reason=game.outdated)
    if game.row.status != "running":
        raise conflict("server-not-running")
    return own


def check_owns(game: Game, person: str) -> None:
    """Refuse everybody but the owner of the table."""
    check_sees(game, person)
    if game.row.owner != person:
        raise forbidden("server-not-owner")


def check_open(game: Game) -> None:
    """Refuse what is possible only before the start."""
    if game.row.status != "open":
        raise conflict("server-has-begun")
