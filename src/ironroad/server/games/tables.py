"""Tables before and after the game: made, joined, left, started, imported, played again, deleted."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from ironroad.face import load
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.games.access import check_open, check_owns, check_sees, is_at_table
from ironroad.server.games.bot_levels import bots_offered, check_level
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger, Line, entries_of, move_lines
from ironroad.server.games.new_rows import new_game, new_seat, repeated_game, repeated_seat
from ironroad.server.games.rulesets import new_table, rule_set
from ironroad.server.refusals import Refusal, bad_request, conflict, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import GameRow, SeatRow, encode
from ironroad.server.storage.schema import (
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
from ironroad.server.storage.writer import Conflict

MADE: Line = ("make", None, "")
"""The first line of every ledger."""


class Tables:
    """Everything about a table that is not a move."""

    def __init__(
        self, settings: Settings, database: Database, cache: GameCache, ledger: Ledger
    ) -> None:
        self._settings = settings
        self._database = database
        self._cache = cache
        self._ledger = ledger

    async def make(self, person: str, name: str, wish: wire.NewTable) -> str:
        """Make a table and return its id."""
        text = wish.edition_text
        if text is not None and len(text.encode()) > self._settings.limits.edition_bytes:
            raise bad_request("server-too-long")
        if wish.edition and wish.edition not in REGISTRY.meta(wish.title).editions:
            raise bad_request("server-unknown-edition", edition=wish.edition)
        rules = rule_set(wish.title, len(wish.seats), wish.options, wish.edition, text)
        await self._check_room(person)
        row = new_game(wish.title, rules, text, person, wish.name, wish.visibility, wish.terms)
        self._check_levels(wish.seats)
        seats = [new_seat(row.id, n, seat, person, name) for n, seat in enumerate(wish.seats)]
        await self._ledger.create(row, seats, entries_of(row, 1, [MADE], person, row.created))
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

    async def join(self, id: str, person: str, name: str, wish: wire.Join) -> None:
        """Sit down on an open seat, on the one kept for the asker, or on the one that an invitation is for."""
        async with self._cache.look(id) as game:
            free = _free_seat(game, person, wish)
            check_open(game)
            if free is None:
                raise conflict("server-no-seat")
            taken = SeatRow(game=id, seat=free.seat, kind="person", person=person, name=name)
            await self._change_seats(game, [taken], "sit", person)

    async def leave(self, id: str, person: str) -> None:
        """Stand up before the start."""
        async with self._cache.look(id) as game:
            check_sees(game, person)
            check_open(game)
            own = game.seats_of(person)
            if not own:
                raise forbidden("server-not-seated")
            left = [SeatRow(game=id, seat=seat, kind="open") for seat in own]
            await self._change_seats(game, left, "leave", person)

    async def set_seat(
        self, id: str, person: str, name: str, number: int, wish: wire.SeatWish
    ) -> None:
        """Change who a seat is for; only the owner of the table may, and only before the start."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if number >= len(game.seats):
                raise bad_request("server-bad-seat")
            self._check_levels([wish])
            seat = new_seat(id, number, wish, person, name)
            await self._change_seats(game, [seat], "sit", person)

    async def _change_seats(
        self, game: Game, seats: Sequence[SeatRow], kind: str, person: str
    ) -> None:
        also: list[sa.Executable] = []
        for seat in seats:
            game.set_seat(seat)
            where = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat.seat)
            also.append(where.values(**msgspec.structs.asdict(seat)))
        line = (kind, seats[0].seat, "")
        await self._ledger.write(game, [line], person, also=also, seen=0)
        await self._ledger.publish(game, person)

    async def start(self, id: str, person: str) -> None:
        """Start the game; only the owner of the table may, when every seat is taken."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if not all([seat.kind in ("person", "bot") for seat in game.seats]):
                raise conflict("server-seats-open")
            lines: list[Line] = [("start", None, "")]
            if game.row.moves == 0:
                game.table = new_table(game.row, game.names)
                lines += move_lines(game.table)
            else:
                game.open_record()
            game.row = msgspec.structs.replace(game.row, status="running")
            # Everything so far is news: whoever sat down has seen nothing of an imported game.
            await self._ledger.write(game, lines, person, seen=0)
            await self._ledger.publish(game, person)

    async def rematch(self, id: str, person: str) -> str:
        """Return the id of a table like this one, made by whoever asks first and the same for all who ask."""
        async with self._cache.look(id) as game:
            check_sees(game, person)
            if not is_at_table(game.row, game.seats, person):
                raise forbidden("server-not-seated")
            if game.row.status in ("open", "running"):
                raise conflict("server-not-over")
            if game.row.rematch is not None:
                return game.row.rematch
            await self._check_room(person)
            row = repeated_game(game.row, person)
            seats = [repeated_seat(row.id, seat, person) for seat in game.seats]
            claim = GAMES.update().where(GAMES.c.id == id, GAMES.c.rematch.is_(None))
            made = entries_of(row, 1, [MADE], person, row.created)
            with suppress(Conflict):  # Another process was first: its table counts.
                await self._ledger.create(row, seats, made, claim.values(rematch=row.id))
            self._cache.drop(id)
        async with self._cache.look(id) as game:
            assert game.row.rematch is not None
            await self._ledger.publish(game, person)
            return game.row.rematch

    async def bring(self, person: str, name: str, wish: wire.RecordText) -> str:
        """Import a record as a table that goes on from it, or as a study; return the id."""
        if len(wish.record.encode()) > self._settings.limits.record_bytes:
            raise bad_request("server-too-long")
        await self._check_room(person)
        table = await asyncio.to_thread(load, wish.record, edition_text=wish.edition_text)
        study = wish.kind == "study"
        title, terms = table.title.meta.id, wire.Terms(study=study)
        row = new_game(title, table.rules, wish.edition_text, person, "", wish.visibility, terms)
        seats = _seats_of_record(row, table.names, person, name, study)
        entries = entries_of(row, 1, [MADE, *move_lines(table)], person, row.created)
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
        await self._ledger.create(row, seats, entries)
        return row.id

    async def delete(self, id: str, person: str) -> None:
        """Delete a table that has not begun, or a study."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            if not game.terms.study:
                check_open(game)
            async with self._database.write() as connection:
                for table in (SEATS, ENTRIES, CHAT, NOTES, ORDERS, CHOICES, OUTBOX, REQUESTS):
                    await connection.execute(table.delete().where(table.c.game == id))
                await connection.execute(GAMES.delete().where(GAMES.c.id == id))
            self._cache.drop(id)


def _seats_of_record(
    row: GameRow, names: Sequence[str], person: str, name: str, study: bool
) -> list[SeatRow]:
    """Return the seats of an imported game: all of them the importer's in a study, else the first."""
    seats = []
    for seat in range(row.seats):
        mine = study or seat == 0
        called = names[seat][:40] if seat < len(names) else ""
        seats.append(
            SeatRow(
                game=row.id,
                seat=seat,
                kind="person" if mine else "open",
                person=person if mine else None,
                name=called or (name if mine else ""),
            )
        )
    return seats


def _free_seat(game: Game, person: str, wish: wire.Join) -> SeatRow | None:
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
