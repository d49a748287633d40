"""Lists of tables: open, mine, running, finished; with search and pages."""

import base64
import binascii
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.games.views import facts
from ironroad.server.refusals import bad_request, not_signed_in
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import GameRow, SeatRow, row_as
from ironroad.server.storage.schema import GAMES, SEATS

PAGE = 30
List = Literal["open", "mine", "running", "finished"]
Cursor = tuple[int, float, str]


class TableLists:
    """Finds tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, person: str | None, list: List, search: str, title: str, cursor: str, seated: str = ""
    ) -> wire.TableList:
        """Return a page of a list, the latest change first; of the asker's games those first that wait for the asker.

        ``seated`` is the id of a person who sits at the tables that are wanted.
        """
        if list == "mine" and person is None:
            raise not_signed_in()
        late = _late(person) if list == "mine" else sa.literal(0)
        conditions = [_in_list(list, person), *_found(search, title)]
        if seated:
            at = sa.exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.person == seated)
            conditions.append(at)
        if cursor:
            conditions.append(_after(late, _read_cursor(cursor)))
        query = (
            sa.select(GAMES, late.label("late"))
            .where(*conditions)
            .order_by(late, GAMES.c.changed.desc(), GAMES.c.id)
            .limit(PAGE + 1)
        )
        async with self._database.read() as connection:
            rows = [dict(row._mapping) for row in await connection.execute(query)]
            ids = [row["id"] for row in rows]
            seats_of = sa.select(SEATS).where(SEATS.c.game.in_(ids)).order_by(SEATS.c.seat)
            seats = [row_as(SeatRow, row) for row in await connection.execute(seats_of)]
        more = len(rows) > PAGE
        rows = rows[:PAGE]
        following = None
        if more:
            last = rows[-1]
            following = _write_cursor((last["late"], last["changed"], last["id"]))
        tables = []
        for row in rows:
            row.pop("late")
            own = [seat for seat in seats if seat.game == row["id"]]
            tables.append(facts(GameRow(**row), own, person))
        return wire.TableList(tables, following)


def may_list(person: str | None) -> sa.ColumnElement[bool]:
    """Return whether a person may find a game in lists: it is public, or they made it or sit at it."""
    public = GAMES.c.visibility == "public"
    return public if person is None else sa.or_(public, _is_at(person))


def _is_at(person: str | None) -> sa.ColumnElement[bool]:
    return sa.or_(
        GAMES.c.owner == person,
        sa.exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.person == person),
    )


def _in_list(list: List, person: str | None) -> sa.ColumnElement[bool]:
    public = GAMES.c.visibility == "public"
    if list == "open":
        return sa.and_(public, GAMES.c.status == "open")
    if list == "running":
        return sa.and_(public, GAMES.c.status == "running")
    if list == "mine":
        return sa.and_(_is_at(person), GAMES.c.status.in_(("open", "running")))
    over = GAMES.c.status.in_(("finished", "abandoned"))
    return sa.and_(over, may_list(person))


def _late(person: str | None) -> sa.ColumnElement[int]:
    """Return 0 where the person is to move, 1 elsewhere."""
    turn = sa.exists().where(
        SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.turn, SEATS.c.person == person
    )
    return sa.case((turn, 0), else_=1)


def _found(search: str, title: str) -> list[sa.ColumnElement[bool]]:
    found: list[sa.ColumnElement[bool]] = []
    if title:
        found.append(GAMES.c.title == title)
    if search:
        wanted = search.lower()
        named = sa.func.lower(GAMES.c.name).contains(wanted, autoescape=True)
        seated = sa.exists().where(
            SEATS.c.game == GAMES.c.id,
            sa.func.lower(SEATS.c.name).contains(wanted, autoescape=True),
        )
        found.append(sa.or_(named, seated, GAMES.c.title.contains(wanted, autoescape=True)))
    return found


def _after(late: sa.ColumnElement[int], cursor: Cursor) -> sa.ColumnElement[bool]:
    flag, changed, id = cursor
    later: Any = sa.or_(
        GAMES.c.changed < changed, sa.and_(GAMES.c.changed == changed, GAMES.c.id > id)
    )
    return sa.or_(late > flag, sa.and_(late == flag, later))


def _write_cursor(cursor: Cursor) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(cursor)).decode().rstrip("=")


def _read_cursor(text: str) -> Cursor:
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        cursor: Cursor = msgspec.json.decode(data, type=Cursor)
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        raise bad_request("server-bad-cursor") from None
    if not -1 <= cursor[0] <= 1 or "\0" in cursor[2]:
        raise bad_request("server-bad-cursor")
    return cursor
