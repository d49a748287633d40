"""Who may be advised in a running game."""

from collections.abc import Sequence

from ironroad.core.table import Table
from ironroad.server.games.access import check_plays
from ironroad.server.games.game import Game
from ironroad.server.games.rated import check_aid
from ironroad.server.refusals import Stale, conflict, forbidden
from ironroad.server.storage.rows import SeatRow
from ironroad.server.wire.terms import Terms


def may_be_advised(terms: Terms, seats: Sequence[SeatRow], person: str | None) -> bool:
    """Whether a person plays alone against bots, in a game that counts for nothing."""
    others = [seat for seat in seats if seat.kind != "bot"]
    if terms.rated or terms.tournament or len(others) != 1:
        return False
    own = others[0]
    return own.kind == "person" and own.gone is None and own.person == person


def table_to_advise(game: Game, person: str, version: int) -> Table:
    """Return the table of a game in which a person is to decide and may be advised; refuse everybody else."""
    own = check_plays(game, person)
    check_aid(game, "hint")
    if not may_be_advised(game.terms, game.seats, person):
        raise forbidden("server-hint-people")
    if game.paused:
        raise conflict("server-paused")
    if game.unconfirmed is not None:
        raise conflict("server-unconfirmed")
    if game.table is None or game.table.seat not in own:
        raise forbidden("server-not-your-turn")
    if game.version != version:
        raise Stale(game.version)
    return game.table
