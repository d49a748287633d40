"""Tables before and after the game: made, joined, left, begun, played again, deleted."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.access import check_open, check_owns, check_sees, is_at_table
from ironroad.server.bots import bots_offered, check_level
from ironroad.server.database import Database
from ironroad.server.desk import header_of
from ironroad.server.game import Game
from ironroad.server.hall import Hall
from ironroad.server.notices import notices_for
from ironroad.server.problems import Refusal, Stale, bad_request, conflict, forbidden
from ironroad.server.rows import Entry, GameRow, SeatRow, Terms, encode
from ironroad.server.rulebook import new_table, read_record, rule_set
from ironroad.server.schema import (
    CHAT,
    CHOICES,
    ENTRIES,
    GAMES,
    NOTES,
    ORDERS,
    OUTBOX,
    REQUESTS,
    SEATS,
)
from ironroad.server.sessions import new_id, new_token
from ironroad.server.settings import Settings
from ironroad.server.writer import Change, Conflict, Writer


class Tables:
    """Everything about a table that is not a move."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        hall: Hall,
        writer: Writer,
        changed: Callable[[Game, str | None], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._writer = writer
        self._changed = changed

    async def make(self, person: str, name: str, wish: wire.NewTable) -> str:
        """Return the id of a new table."""
        text = wish.edition_text
        if text is not None and len(text.encode()) > self._settings.limits.edition_bytes:
            raise bad_request("server-too-long")
        if wish.edition and wish.edition not in REGISTRY.meta(wish.title).editions:
            raise bad_request("server-unknown-edition", edition=wish.edition)
        rules = rule_set(wish.title, len(wish.seats), wish.options, wish.edition, text)
        await self._check_room(person)
        row = _row(wish.title, rules, text, person, wish.name, wish.visibility, wish.terms)
        self._check_levels(wish.seats)
        seats = [_seat(row.id, n, seat, person, name) for n, seat in enumerate(wish.seats)]
        await self._insert(row, seats, [_line(row, 1, "make", person)])
        if wish.start and all([seat.kind in ("person", "bot") for seat in seats]):
            await self.start(row.id, person)
        return row.id

    def _check_levels(self, seats: Sequence[wire.SeatWish]) -> None:
        offered = bots_offered(self._settings)
        for seat in seats:
            if seat.kind == "bot":
                check_level(seat.level, offered)

    async def _check_room(self, person: str) -> None:
        query = sa.select(sa.func.count()).where(
            GAMES.c.owner == person, GAMES.c.status.in_(("open", "running"))
        )
        async with self._database.read() as connection:
            count = (await connection.execute(query)).scalar_one()
        if count >= self._settings.limits.tables_per_person:
            raise Refusal(429, "server-too-many-tables")

    async def _insert(
        self, row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
    ) -> None:
        async with self._database.write() as connection:
            await connection.execute(GAMES.insert(), msgspec.structs.asdict(row))
            await connection.execute(SEATS.insert(), [msgspec.structs.asdict(s) for s in seats])
            await connection.execute(ENTRIES.insert(), [msgspec.structs.asdict(e) for e in entries])

    async def join(self, id: str, person: str, name: str, wish: wire.Join) -> None:
        """Sit down on an open seat, on the one kept for the asker, or on the one a link is for."""
        async with self._hall.look(id) as game:
            chair = _chair(game, person, wish)
            check_open(game)
            if chair is None:
                raise conflict("server-no-seat")
            taken = SeatRow(game=id, seat=chair.seat, kind="person", person=person, name=name)
            await self._sit(game, [taken], "sit", person)

    async def leave(self, id: str, person: str) -> None:
        """Stand up before the start."""
        async with self._hall.look(id) as game:
            check_sees(game, person)
            check_open(game)
            own = game.seats_of(person)
            if not own:
                raise forbidden("server-not-seated")
            await self._sit(
                game, [SeatRow(game=id, seat=s, kind="open") for s in own], "leave", person
            )

    async def set_seat(
        self, id: str, person: str, name: str, number: int, wish: wire.SeatWish
    ) -> None:
        """Change who a seat is for; only the owner of the table may, and only before the start."""
        async with self._hall.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if number >= len(game.seats):
                raise bad_request("server-bad-seat")
            self._check_levels([wish])
            await self._sit(game, [_seat(id, number, wish, person, name)], "sit", person)

    async def _sit(self, game: Game, seats: Sequence[SeatRow], kind: str, person: str) -> None:
        also: list[sa.Executable] = []
        for seat in seats:
            game.sit(seat)
            where = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat.seat)
            values = msgspec.structs.asdict(seat)
            also.append(where.values(**values))
        entry = _line(game.row, game.version + 1, kind, person, seats[0].seat)
        await self._write(game, [entry], also, person)
        await self._changed(game, person)

    async def start(self, id: str, person: str) -> None:
        """Begin; only the owner of the table may, when every seat is taken."""
        async with self._hall.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if not all([seat.kind in ("person", "bot") for seat in game.seats]):
                raise conflict("server-seats-open")
            entries = [_line(game.row, game.version + 1, "start", person)]
            if game.row.moves == 0:
                game.table = new_table(game.row, game.names)
                entries += _moves(game.row, game.version + 2, game.table, None)
            else:
                game.open_record()
            game.row = msgspec.structs.replace(game.row, status="running")
            await self._write(game, entries, [], person)
            await self._changed(game, person)

    async def _write(
        self, game: Game, entries: Sequence[Entry], also: Sequence[sa.Executable], person: str
    ) -> None:
        game.take(entries, seen=0)
        game.follow()
        due = time.time() + self._settings.notice_delay
        notices = notices_for(game, None, person, due)
        change = Change(entries=entries, header=header_of(game), notices=notices, also=also)
        try:
            await self._writer.write(change)
        except Conflict:
            self._hall.drop(game.id)
            raise Stale(game.version) from None
        except BaseException:
            self._hall.drop(game.id)
            raise

    async def rematch(self, id: str, person: str, name: str) -> str:
        """Return the id of a table like this one; the same for everybody who asks."""
        async with self._hall.look(id) as game:
            check_sees(game, person)
            if not is_at_table(game.row, game.seats, person):
                raise forbidden("server-not-seated")
            if game.row.status in ("open", "running"):
                raise conflict("server-not-over")
            if game.row.rematch is not None:
                return game.row.rematch
            await self._check_room(person)
            row = _again(game.row, person)
            seats = [_seat_again(row.id, seat, person, name) for seat in game.seats]
            claim = GAMES.update().where(GAMES.c.id == id, GAMES.c.rematch.is_(None))
            async with self._database.write() as connection:
                claimed = await connection.execute(claim.values(rematch=row.id))
            if claimed.rowcount == 1:
                await self._insert(row, seats, [_line(row, 1, "make", person)])
            self._hall.drop(id)
        async with self._hall.look(id) as game:
            assert game.row.rematch is not None
            self._hall.drop(id)
            await self._changed(game, person)
            return game.row.rematch

    async def bring(self, person: str, name: str, wish: wire.RecordText) -> str:
        """Return the id of a table that goes on from a record, or of a study of it."""
        if len(wish.record.encode()) > self._settings.limits.record_bytes:
            raise bad_request("server-too-long")
        await self._check_room(person)
        table = await asyncio.to_thread(read_record, wish.record, wish.edition_text)
        study = wish.kind == "study"
        row = _row(
            table.title.meta.id,
            table.rules,
            wish.edition_text,
            person,
            "",
            wish.visibility,
            Terms(study=study),
        )
        names = [n[:40] for n in table.names] + [""] * (row.seats - len(table.names))
        mine = [study or seat == 0 for seat in range(row.seats)]
        seats = [
            SeatRow(
                game=row.id,
                seat=seat,
                kind="person" if mine[seat] else "open",
                person=person if mine[seat] else None,
                name=names[seat] or (name if mine[seat] else ""),
            )
            for seat in range(row.seats)
        ]
        entries = [_line(row, 1, "make", person), *_moves(row, 2, table, person)]
        over = table.outcome
        if study or over is not None:
            row = msgspec.structs.replace(row, status="running" if over is None else "finished")
        row = msgspec.structs.replace(
            row,
            version=entries[-1].number,
            moves=table.count,
            turn=table.seat if row.status == "running" else None,
            result=None if over is None else encode(over.to_json()),
        )
        await self._insert(row, seats, entries)
        return row.id

    async def delete(self, id: str, person: str) -> None:
        """Delete a table that has not begun, or a study."""
        async with self._hall.look(id) as game:
            check_owns(game, person)
            if not game.terms.study:
                check_open(game)
            async with self._database.write() as connection:
                for table in (SEATS, ENTRIES, CHAT, NOTES, ORDERS, CHOICES, OUTBOX, REQUESTS):
                    await connection.execute(table.delete().where(table.c.game == id))
                await connection.execute(GAMES.delete().where(GAMES.c.id == id))
            self._hall.drop(id)


def _row(
    title: str,
    rules: Ruleset,
    text: str | None,
    owner: str,
    name: str,
    visibility: Any,
    terms: Terms,
) -> GameRow:
    now = time.time()
    return GameRow(
        id=new_id(),
        title=title,
        rules=REGISTRY.meta(title).rules_version,
        edition=rules.edition.name,
        digest=rules.edition.digest,
        edition_text=text,
        options=encode(rules.options),
        seats=rules.seats,
        name=name,
        visibility=visibility,
        status="open",
        owner=owner,
        terms=encode(terms),
        version=1,
        moves=0,
        turn=None,
        turn_since=None,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )


def _again(row: GameRow, owner: str) -> GameRow:
    now = time.time()
    return msgspec.structs.replace(
        row,
        id=new_id(),
        rules=REGISTRY.meta(row.title).rules_version,
        status="open",
        owner=owner,
        version=1,
        moves=0,
        turn=None,
        turn_since=None,
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )


def _seat(id: str, number: int, wish: wire.SeatWish, person: str, name: str) -> SeatRow:
    if wish.kind == "me":
        called = wish.name.strip() or name
        return SeatRow(game=id, seat=number, kind="person", person=person, name=called)
    if wish.kind == "bot":
        return SeatRow(game=id, seat=number, kind="bot", name=wish.level, level=wish.level)
    if wish.kind == "invited":
        return SeatRow(game=id, seat=number, kind="invited", token=new_token())
    return SeatRow(game=id, seat=number, kind="open")


def _seat_again(id: str, seat: SeatRow, person: str, name: str) -> SeatRow:
    if seat.person == person:
        return SeatRow(game=id, seat=seat.seat, kind="person", person=person, name=seat.name)
    if seat.kind == "person":
        token = new_token()
        return SeatRow(
            game=id, seat=seat.seat, kind="invited", person=seat.person, name=seat.name, token=token
        )
    return msgspec.structs.replace(seat, game=id)


def _chair(game: Game, person: str, wish: wire.Join) -> SeatRow | None:
    """Return the seat that a person may take; refuse who may not even see the table."""
    free = [seat for seat in game.seats if seat.kind in ("open", "invited")]
    if wish.token is not None:
        invited = [seat for seat in free if seat.token == wish.token]
        if invited:
            return invited[0]
    check_sees(game, person)
    if wish.token is not None:
        raise forbidden("server-bad-link")
    kept = [s for s in free if s.person == person or s.kind == "open"]
    kept.sort(key=lambda seat: seat.person != person)
    if wish.seat is not None:
        kept = [seat for seat in kept if seat.seat == wish.seat]
    return kept[0] if kept else None


def _line(
    row: GameRow, number: int, kind: str, person: str | None, seat: int | None = None
) -> Entry:
    return Entry(game=row.id, number=number, kind=kind, seat=seat, person=person, at=time.time())


def _moves(row: GameRow, number: int, table: Table, person: str | None) -> list[Entry]:
    now = time.time()
    return [
        Entry(
            game=row.id,
            number=number + offset,
            kind="deal" if seat == CHANCE else "play",
            seat=None if seat == CHANCE else seat,
            text=text,
            person=None if seat == CHANCE else person,
            at=now,
        )
        for offset, (seat, text) in enumerate(table.taken())
    ]
