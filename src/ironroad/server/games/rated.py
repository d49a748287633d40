"""What a rated table needs, and what its players may be helped with."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ironroad.bots.ratings import bot_ratings
from ironroad.server.accounts.people import People
from ironroad.server.games.game import Game
from ironroad.server.games.settlement import has_shared_seats
from ironroad.server.refusals import bad_request, forbidden
from ironroad.server.storage.rows import GameRow, SeatRow
from ironroad.server.wire import Terms

Aid = Literal["preview", "objection", "hint", "analysis"]
RULES_ONLY: Final[tuple[Aid, ...]] = ("preview", "objection")
"""Help that says what the rules say and judges nothing: everybody could look it up."""


def check_rated_table(row: GameRow, seats: Sequence[SeatRow]) -> None:
    """Refuse a rated table that could not be settled fairly; ``seats`` are those that it would have."""
    terms = msgspec.json.decode(row.terms, type=Terms)
    if not terms.rated:
        return
    if terms.study or row.edition_text is not None:
        raise bad_request("server-rated-edition")
    if terms.clock.kind == "none" or terms.timeout != "bot":
        raise bad_request("server-rated-clock")
    if len(seats) < 2 or has_shared_seats(seats):
        raise bad_request("server-rated-one-seat")
    if all([seat.kind == "bot" for seat in seats]):
        raise bad_request("server-rated-nobody")
    known = bot_ratings(row.title)
    for seat in seats:
        if seat.kind == "bot" and seat.level not in known:
            raise bad_request("server-rated-bot", level=seat.level or "")


async def check_rated_people(people: People, row: GameRow, seats: Sequence[SeatRow]) -> None:
    """Refuse people at a rated table who have no account or do not want to be rated."""
    if not msgspec.json.decode(row.terms, type=Terms).rated:
        return
    for seat in seats:
        if seat.kind == "person" and seat.person is not None:
            person = await people.find(seat.person)
            if person is None or person.login is None:
                raise forbidden("server-rated-account", name=seat.name)
            if person.unrated:
                raise forbidden("server-rated-opted-out", name=seat.name)


def check_aid(game: Game, aid: Aid) -> None:
    """Refuse help in a rated game that judges a position, such as a hint; every endpoint that helps asks here."""
    if game.terms.rated and aid not in RULES_ONLY:
        raise forbidden("server-rated-no-help")
