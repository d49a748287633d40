"""Tables before and after the game: made, joined, left, changed, started, played again, deleted."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.accounts.blocks import Blocks
from ironroad.server.accounts.people import People
from ironroad.server.games.access import check_open, check_owns, check_sees, is_at_table
from ironroad.server.games.bot_levels import bots_offered, check_level
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.invitations import invite_lines, invited_seat, sit_line
from ironroad.server.games.ledger import (
    Ledger,
    Line,
    entries_of,
    move_lines,
    new_game_statements,
)
from ironroad.server.games.new_rows import (
    new_game,
    new_seat,
    repeated_game,
    repeated_seat,
    with_rules,
)
from ironroad.server.games.rated import check_rated_people, check_rated_table
from ironroad.server.games.rulesets import new_table, rule_set
from ironroad.server.refusals import Answered, Refusal, Stale, bad_request, conflict, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.rows import GameRow, SeatRow, encode
from ironroad.server.storage.schema import GAMES, SEATS
from ironroad.server.storage.store import delete_game
from ironroad.server.texts.reader import TextReader

MADE_LINE: Line = ("make", None, "")
"""The first line of every ledger."""
STARTED_LINE: Line = ("start", None, "")
CLOSED_LINE: Line = ("close", None, "")
CHANGED_LINE: Line = ("change", None, "")
CHANGEABLE = ("edition", "digest", "edition_text", "options", "name", "visibility", "terms")
"""What the owner of a table may change before the start, as columns of its row."""


class Tables:
    """Everything about a table that is not a move."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        ledger: Ledger,
        texts: TextReader,
        people: People,
        blocks: Blocks,
    ) -> None:
        self._settings = settings
        self._database = database
        self._cache = cache
        self._ledger = ledger
        self._texts = texts
        self._people = people
        self._blocks = blocks

    async def make(self, person: str, name: str, wish: wire.NewTable) -> str:
        """Make a table and return its id; it begins at once if that is wished and every seat is taken."""
        made = await self._ledger.made_with(person, wish.key)
        if made is not None:
            return made
        if wish.terms.tournament:
            raise bad_request("server-tournament-table")
        if wish.terms.lesson:
            raise bad_request("server-lesson-table")
        text = wish.edition_text
        if wish.edition and wish.edition not in REGISTRY.meta(wish.title).editions:
            raise bad_request("server-unknown-edition", edition=wish.edition)
        own = None
        if text is not None:
            own = await self._texts.rules(person, wish.title, text, len(wish.seats), wish.options)
        rules = own or rule_set(wish.title, len(wish.seats), wish.options, wish.edition)
        await self.check_room(person)
        row = new_game(wish.title, rules, text, person, wish.name, wish.visibility, wish.terms)
        self.check_levels(wish.seats)
        seats = [new_seat(row.id, n, seat, person, name) for n, seat in enumerate(wish.seats)]
        check_rated_table(row, seats)
        await check_rated_people(self._people, row, seats)
        if wish.start and all([seat.kind in ("person", "bot") for seat in seats]):
            return await self.begin(row, seats, key=wish.key, own=own)
        lines = [MADE_LINE, *invite_lines(seats)]
        entries = entries_of(row, 1, lines, person, row.created)
        row = msgspec.structs.replace(row, version=len(lines))
        return await self._ledger.create(row, seats, entries, key=wish.key)

    async def begin(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        claim: sa.Executable | None = None,
        key: str | None = None,
        own: Ruleset | None = None,
    ) -> str:
        """Make a table at which the game begins at once, and return its id.

        With a claim, raise ``Conflict`` and make nothing if that changes no row.
        """
        row = msgspec.structs.replace(row, status="running")
        moves = move_lines(new_table(row, [seat.name for seat in seats], own))
        entries = entries_of(row, 1, [MADE_LINE, STARTED_LINE, *moves], row.owner, row.created)
        game = Game(row, seats, entries, own=own)
        game.update_header()
        id = await self._ledger.create(game.row, seats, entries, claim, key)
        async with self._cache.hold(id) as game:
            await self._ledger.publish(game, row.owner)
        return id

    def check_levels(self, seats: Sequence[wire.SeatWish]) -> None:
        """Refuse bots that do not play here."""
        offered = bots_offered(self._settings)
        for seat in seats:
            if seat.kind == "bot":
                check_level(seat.level, offered)

    async def check_room(self, person: str) -> None:
        """Refuse a person who has as many tables as one may have."""
        query = sa.select(sa.func.count()).where(
            GAMES.c.owner == person, GAMES.c.status.in_(("open", "running"))
        )
        async with self._database.read() as connection:
            count = (await connection.execute(query)).scalar_one()
        if count >= self._settings.limits.tables_per_person:
            raise Refusal(429, "server-too-many-tables")

    async def join(self, id: str, person: str, name: str, wish: wire.Join) -> None:
        """Sit down on an open seat, on the one kept for the asker, or on the one that an invitation is for."""
        if await self._ledger.made_with(person, wish.key) == id:
            return
        async with self._cache.look(id) as game:
            free = _free_seat(game, person, wish)
            check_open(game)
            if free is None:
                raise conflict("server-no-seat")
            if await self._blocks.has_blocked(game.row.owner, person):
                raise forbidden("server-blocked")
            taken = SeatRow(game=id, seat=free.seat, kind="person", person=person, name=name)
            await self._check_rated(game, taken)
            lines = [sit_line(free.seat, free.token)]
            with suppress(Answered):  # The same request was carried out meanwhile.
                await self._change_seats(game, [taken], lines, person, wish.key)

    async def leave(self, id: str, person: str) -> None:
        """Stand up before the start."""
        async with self._cache.look(id) as game:
            check_sees(game, person)
            check_open(game)
            own = game.seats_of(person)
            if not own:
                raise forbidden("server-not-seated")
            left = [SeatRow(game=id, seat=seat, kind="open") for seat in own]
            await self._change_seats(game, left, [("leave", own[0], "")], person)

    async def hand_on(self, id: str, person: str) -> bool:
        """Take a person who is deleted from a table that has not begun; return whether the table remains.

        A table of theirs passes to the next person who sits at it, and goes if nobody else does.
        """
        async with self._cache.look(id) as game:
            left = [SeatRow(game=id, seat=seat, kind="open") for seat in game.seats_of(person)]
            also: list[sa.Executable] = []
            if game.row.owner == person:
                others = [game.seats[seat].person for seat in game.people_seats()]
                heir = next((other for other in others if other not in (None, person)), None)
                if heir is None:
                    await self._remove(id)
                    return False
                game.row = msgspec.structs.replace(game.row, owner=heir)
                also.append(GAMES.update().where(GAMES.c.id == id).values(owner=heir))
            line = ("leave", left[0].seat if left else None, "")
            await self._change_seats(game, left, [line], person, also=also)
            return True

    async def set_seat(
        self, id: str, person: str, name: str, number: int, wish: wire.SeatChange
    ) -> None:
        """Change who a seat is for; only the owner of the table may, and only before the start.

        An invitation to the seat is revoked by it, and whoever sat there has to stand up.
        """
        if await self._ledger.made_with(person, wish.key) == id:
            return
        async with self._cache.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if number >= len(game.seats):
                raise bad_request("server-bad-seat")
            self.check_levels([wish])
            seat = new_seat(id, number, wish, person, name)
            await self._check_rated(game, seat)
            lines = invite_lines([seat]) or [sit_line(number, None)]
            with suppress(Answered):  # The same request was carried out meanwhile.
                await self._change_seats(game, [seat], lines, person, wish.key)

    async def _check_rated(self, game: Game, seat: SeatRow) -> None:
        """Refuse a seat that a rated table cannot have."""
        others = [each for each in game.seats if each.seat != seat.seat]
        check_rated_table(game.row, [*others, seat])
        await check_rated_people(self._people, game.row, [seat])

    async def _change_seats(
        self,
        game: Game,
        seats: Sequence[SeatRow],
        lines: Sequence[Line],
        person: str,
        key: str | None = None,
        also: Sequence[sa.Executable] = (),
    ) -> None:
        statements = list(also)
        for seat in seats:
            game.set_seat(seat)
            where = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat.seat)
            statements.append(where.values(**msgspec.structs.asdict(seat)))
        await self._ledger.write(game, lines, person, key, statements, seen=0)
        await self._ledger.publish(game, person)

    async def change(self, id: str, person: str, wish: wire.TableChange) -> None:
        """Change what is played and how; only the owner of the table may, and only before the start."""
        if await self._ledger.made_with(person, wish.key) == id:
            return
        async with self._cache.look(id) as game:
            check_owns(game, person)
            check_open(game)
            row = await self._changed(game.row, person, wish)
            check_rated_table(row, game.seats)
            await check_rated_people(self._people, row, game.seats)
            game.row = row
            values = {name: getattr(row, name) for name in CHANGEABLE}
            also = [GAMES.update().where(GAMES.c.id == id).values(values)]
            with suppress(Answered):  # The same request was carried out meanwhile.
                await self._ledger.write(game, [CHANGED_LINE], person, wish.key, also, seen=0)
                await self._ledger.publish(game, person)
            # Rule set and clock are made anew from the row.
            self._cache.drop(id)

    async def _changed(self, row: GameRow, person: str, wish: wire.TableChange) -> GameRow:
        """Return the row of a table with the changes that are wished."""
        if wish.options is not None or wish.edition is not None:
            if row.moves:
                raise conflict("server-record-rules")
            options = {**msgspec.json.decode(row.options), **(wish.options or {})}
            text = row.edition_text if wish.edition is None else None
            if text is None:
                name = row.edition if wish.edition is None else wish.edition
                if name not in REGISTRY.meta(row.title).editions:
                    raise bad_request("server-unknown-edition", edition=name)
                rules = rule_set(row.title, row.seats, options, name)
            else:
                rules = await self._texts.rules(person, row.title, text, row.seats, options)
            row = with_rules(row, rules, text)
        terms = row.terms
        if wish.terms is not None:
            terms = encode(wish.terms.of(msgspec.json.decode(terms, type=wire.Terms)))
        return msgspec.structs.replace(
            row,
            name=row.name if wish.name is None else wish.name,
            visibility=wish.visibility or row.visibility,
            terms=terms,
        )

    async def start(self, id: str, person: str) -> None:
        """Start the game; only the owner of the table may, when every seat is taken."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            check_open(game)
            if not all([seat.kind in ("person", "bot") for seat in game.seats]):
                raise conflict("server-seats-open")
            await check_rated_people(self._people, game.row, game.seats)
            lines = [STARTED_LINE]
            if game.row.moves == 0:
                game.table = new_table(game.row, game.names, game.own)
                lines += move_lines(game.table)
            else:
                game.open_record()
            game.row = msgspec.structs.replace(game.row, status="running")
            # All events so far are new to players who sat down at an imported game.
            await self._ledger.write(game, lines, person, seen=0)
            await self._ledger.publish(game, person)

    async def rematch(self, id: str, person: str) -> str:
        """Return the id of the rematch table, created by the first request and the same for all others."""
        async with self._cache.look(id) as game:
            check_sees(game, person)
            if not is_at_table(game.row, game.seats, person):
                raise forbidden("server-not-seated")
            if game.row.status in ("open", "running"):
                raise conflict("server-not-over")
            if game.row.rematch is not None:
                return game.row.rematch
            await self.check_room(person)
            with suppress(Stale):  # Another process was first: its table counts.
                await self._write_rematch(game, person)
        async with self._cache.look(id) as game:
            assert game.row.rematch is not None
            await self._ledger.publish(game, person)
            return game.row.rematch

    async def _write_rematch(self, game: Game, person: str) -> None:
        """Make the table as a change of the old game: a line of its ledger names it, so all who watch are told."""
        row = repeated_game(game.row, person)
        seats = [repeated_seat(row.id, seat, person) for seat in game.seats]
        await check_rated_people(self._people, row, seats)
        lines = [MADE_LINE, *invite_lines(seats)]
        row = msgspec.structs.replace(row, version=len(lines))
        made = entries_of(row, 1, lines, person, row.created)
        named = GAMES.update().where(GAMES.c.id == game.id).values(rematch=row.id)
        also = [*new_game_statements(row, seats, made), named]
        game.row = msgspec.structs.replace(game.row, rematch=row.id)
        await self._ledger.write(game, [("rematch", None, row.id)], person, also=also)

    async def close(self, id: str, person: str) -> None:
        """End a running game without a result; only the owner of the table may, and never a rated one."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            if game.row.status != "running":
                raise conflict("server-not-running")
            if game.terms.tournament:
                raise forbidden("server-tournament-table")
            if game.terms.rated:
                raise forbidden("server-rated-no-closing")
            game.row = msgspec.structs.replace(game.row, status="abandoned")
            await self._ledger.write(game, [CLOSED_LINE], person)
            await self._ledger.publish(game, person)

    async def delete(self, id: str, person: str) -> None:
        """Delete a table that has not begun, or a study."""
        async with self._cache.look(id) as game:
            check_owns(game, person)
            if not game.terms.study:
                check_open(game)
            await self._remove(id)

    async def _remove(self, id: str) -> None:
        async with self._database.write() as connection:
            await delete_game(connection, id)
        self._cache.drop(id)


def _free_seat(game: Game, person: str, wish: wire.Join) -> SeatRow | None:
    """Return the seat that a person may take; refuse who may not even see the table."""
    free = [seat for seat in game.seats if seat.kind in ("open", "invited")]
    if wish.token is not None:
        invited = invited_seat(game, wish.token)
        if invited is not None:
            return invited
    check_sees(game, person)
    if wish.token is not None:
        raise forbidden("server-bad-link")
    kept = [s for s in free if s.person == person or s.kind == "open"]
    kept.sort(key=lambda seat: seat.person != person)
    if wish.seat is not None:
        kept = [seat for seat in kept if seat.seat == wish.seat]
    return kept[0] if kept else None
