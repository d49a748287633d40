"""What was drawn in a tournament, and how it ended: tables and byes by round, as the database has them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ironroad.server import wire
from ironroad.server.storage.rows import encode
from ironroad.server.storage.schema import ENTRANTS, FIXTURES, GAMES, RESULTS
from ironroad.server.tournaments.standings import Played

Drawn = tuple[int, list[str]]
"""A table that was drawn: its round, and its people by seat."""


class Fixture(NamedTuple):
    """A table of a tournament, made or not yet; a table of one person is a bye."""

    number: int
    round: int
    people: list[str]
    game: str | None
    status: str | None
    results: dict[int, tuple[str | None, int]]
    """Person, if it was one, and place by seat, once the game is settled."""

    @property
    def is_bye(self) -> bool:
        """Whether somebody rests."""
        return len(self.people) == 1

    @property
    def is_over(self) -> bool:
        """Whether the next round does not have to wait for it."""
        return self.is_bye or self.status in ("finished", "abandoned")

    @property
    def played(self) -> Played:
        """How the people and the bots of a settled table did."""
        found = list(self.results.values())
        places = {person: place for person, place in found if person is not None}
        return Played(self.round, places, [place for person, place in found if person is None])


async def read_entrants(connection: AsyncConnection, id: str) -> list[wire.Entrant]:
    """Return who plays in a tournament, in the order of entry."""
    query = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == id)
    rows = await connection.execute(query.order_by(ENTRANTS.c.at, ENTRANTS.c.person))
    return [wire.Entrant(row.person, row.name, row.withdrawn) for row in rows]


async def read_fixtures(connection: AsyncConnection, id: str) -> list[Fixture]:
    """Return all tables and byes of a tournament by round."""
    query = (
        sa.select(FIXTURES, GAMES.c.status)
        .join(GAMES, GAMES.c.id == FIXTURES.c.game, isouter=True)
        .where(FIXTURES.c.tournament == id)
        .order_by(FIXTURES.c.number)
    )
    rows = list(await connection.execute(query))
    ids = [row.game for row in rows if row.game is not None]
    results: dict[str, dict[int, tuple[str | None, int]]] = {}
    for found in await connection.execute(sa.select(RESULTS).where(RESULTS.c.game.in_(ids))):
        results.setdefault(found.game, {})[found.seat] = (found.person, found.place)
    return [_fixture(row, results.get(row.game, {})) for row in rows]


def _fixture(row: sa.Row[Any], results: dict[int, tuple[str | None, int]]) -> Fixture:
    people = msgspec.json.decode(row.people, type=list[str])
    return Fixture(row.number, row.round, people, row.game, row.status, results)


async def insert_fixtures(
    connection: AsyncConnection, id: str, drawn: Sequence[Drawn], before: int
) -> None:
    """Write tables that were drawn after those that there are."""
    rows = [
        {"tournament": id, "number": n, "round": r, "people": encode(people), "game": None}
        for n, (r, people) in enumerate(drawn, start=before + 1)
    ]
    if rows:
        await connection.execute(FIXTURES.insert(), rows)
