"""Games that do not begin at their beginning: of a record, or of a position of another game."""

from collections.abc import Sequence

import msgspec

from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.face import load
from ironroad.lessons import lesson_of
from ironroad.server import wire
from ironroad.server.games.access import check_sees
from ironroad.server.games.apart import Apart
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger, entries_of, lines_of
from ironroad.server.games.new_rows import new_game, new_seat, repeated_game
from ironroad.server.games.rulesets import rule_set
from ironroad.server.games.tables import MADE_LINE, STARTED_LINE, Tables
from ironroad.server.refusals import Refusal, bad_request, conflict
from ironroad.server.storage.rows import GameRow, SeatRow, encode
from ironroad.server.texts.reader import TextReader

LESSON_LEVEL = "easy"
"""The bots that play on with a learner when a lesson is over."""


class Imports:
    """Makes games of what was played before."""

    def __init__(
        self, cache: GameCache, ledger: Ledger, texts: TextReader, tables: Tables, apart: Apart
    ) -> None:
        self._cache = cache
        self._ledger = ledger
        self._texts = texts
        self._tables = tables
        self._apart = apart

    async def bring(self, person: str, name: str, wish: wire.RecordText) -> str:
        """Import a record as a table that goes on from it, or as a study; return the id."""
        made = await self._ledger.made_with(person, wish.key)
        if made is not None:
            return made
        await self._tables.check_room(person)
        read, rules = await self._texts.record(person, wish.record, wish.edition_text)
        if rules is None:
            rules = rule_set(read.title, read.seats, read.options, read.edition)
        study = wish.kind == "study"
        if not study and read.outcome is None:
            await self._apart.check_copy(person, read.title, rules, read.moves)
        title, terms = read.title, wire.Terms(study=study)
        row = new_game(title, rules, wish.edition_text, person, "", wish.visibility, terms)
        seats = _seats_of_record(row, read.names, person, name, study)
        entries = entries_of(row, 1, [MADE_LINE, *lines_of(read.moves)], person, row.created)
        over = read.outcome
        if study or over is not None:
            row = msgspec.structs.replace(row, status="running" if over is None else "finished")
        row = msgspec.structs.replace(
            row,
            version=entries[-1].number,
            moves=len(read.moves),
            turn=read.turn if row.status == "running" else None,
            result=None if over is None else encode(over),
        )
        return await self._ledger.create(row, seats, entries, key=wish.key)

    async def learn(self, person: str, name: str, wish: wire.Learning) -> str:
        """Begin the lesson of a title: the learner plays one seat, bots the others; return the id."""
        made = await self._ledger.made_with(person, wish.key)
        if made is not None:
            return made
        await self._tables.check_room(person)
        lesson = lesson_of(wish.title)
        if lesson is None:
            raise Refusal(404, "server-no-lesson")
        table = load(lesson.record).at(lesson.begin)
        terms = wire.Terms(lesson=True)
        row = new_game(wish.title, table.rules, None, person, "", "private", terms)
        me, bot = wire.SeatWish(kind="me"), wire.SeatWish(kind="bot", level=LESSON_LEVEL)
        seats = [
            new_seat(row.id, seat, me if seat == lesson.seat else bot, person, name)
            for seat in range(row.seats)
        ]
        lines = [MADE_LINE, *lines_of(table.taken()), STARTED_LINE]
        entries = entries_of(row, 1, lines, person, row.created)
        row = msgspec.structs.replace(
            row,
            status="running",
            version=entries[-1].number,
            moves=table.count,
            turn=lesson.seat,
        )
        return await self._ledger.create(row, seats, entries, key=wish.key)

    async def branch(self, id: str, person: str, name: str, wish: wire.Branch) -> str:
        """Make a game that goes on from a position of one that is over, or of a study; return its id."""
        made = await self._ledger.made_with(person, wish.key)
        if made is not None:
            return made
        await self._tables.check_room(person)
        self._tables.check_levels([wire.SeatWish(kind="bot", level=wish.level)])
        async with self._cache.look(id) as game:
            check_sees(game, person)
            moves, turn = _moves_until(game, wish.move)
            source, names = game.row, game.names
            assert game.table is not None
            rules = game.table.rules
        if wish.kind == "bots":
            await self._apart.check_copy(person, source.title, rules, moves)
        row = _branched_game(source, person, wish, len(moves), turn)
        return await self._begin_at(row, moves, names, person, name, wish)

    async def made_with(self, person: str, key: str | None) -> str | None:
        """Return the game that a request with this key made before."""
        return await self._ledger.made_with(person, key)

    async def go_on(
        self, table: Table, edition_text: str | None, person: str, name: str, wish: wire.Branch
    ) -> str:
        """Make a game that goes on from the position of a table, in which somebody decides; return its id."""
        await self._tables.check_room(person)
        self._tables.check_levels([wire.SeatWish(kind="bot", level=wish.level)])
        title, terms = table.title.meta.id, wire.Terms()
        row = new_game(title, table.rules, edition_text, person, "", "unlisted", terms)
        row = msgspec.structs.replace(row, status="running", moves=table.count, turn=table.seat)
        return await self._begin_at(row, table.taken(), (), person, name, wish)

    async def _begin_at(
        self,
        row: GameRow,
        moves: Sequence[tuple[int, str]],
        names: Sequence[str],
        person: str,
        name: str,
        wish: wire.Branch,
    ) -> str:
        """Store a game whose first moves are made, and let it go on."""
        assert row.turn is not None
        own = row.turn if wish.seat is None else wish.seat
        if own >= row.seats:
            raise bad_request("server-bad-seat")
        seats = _branched_seats(row, names, person, name, wish, own)
        lines = [MADE_LINE, *lines_of(moves), STARTED_LINE]
        entries = entries_of(row, 1, lines, person, row.created)
        row = msgspec.structs.replace(row, version=entries[-1].number)
        new = await self._ledger.create(row, seats, entries, key=wish.key)
        async with self._cache.hold(new) as game:
            await self._ledger.publish(game, person)
        return new


def _branched_game(
    source: GameRow, person: str, wish: wire.Branch, moves: int, turn: int
) -> GameRow:
    """Return the row of a game that goes on from a position of another one."""
    return msgspec.structs.replace(
        repeated_game(source, person),
        name="",
        visibility="unlisted",
        terms=encode(wire.Terms(study=wish.kind == "study")),
        status="running",
        moves=moves,
        turn=turn,
    )


def _branched_seats(
    row: GameRow, names: Sequence[str], person: str, name: str, wish: wire.Branch, own: int
) -> list[SeatRow]:
    """Return the seats of such a game: one of the asker's with bots on the others, or all of them the asker's."""
    if wish.kind == "study":
        return _seats_of_record(row, names, person, name, study=True)
    if wish.kind == "hot-seat":
        numbered = [f"{name[:36]} {seat + 1}" for seat in range(row.seats)]
        return _seats_of_record(row, numbered, person, name, study=True)
    me, bot = wire.SeatWish(kind="me"), wire.SeatWish(kind="bot", level=wish.level)
    return [
        new_seat(row.id, seat, me if seat == own else bot, person, name)
        for seat in range(row.seats)
    ]


def _moves_until(game: Game, move: int) -> tuple[list[tuple[int, str]], int]:
    """Return the moves of a game up to a decision of a seat, at this move or the next one; and the seat."""
    if game.outdated is not None:
        raise conflict("server-outdated", reason=game.outdated)
    if game.table is None or (game.row.status == "running" and not game.terms.study):
        raise conflict("server-not-over")
    taken = game.table.taken()
    count = min(move, len(taken))
    # What chance brought in between is part of the position: it is not dealt anew.
    while count < len(taken) and taken[count][0] == CHANCE:
        count += 1
    turn = taken[count][0] if count < len(taken) else game.table.seat
    if turn is None:
        raise conflict("server-nothing-left")
    return taken[:count], turn


def _seats_of_record(
    row: GameRow, names: Sequence[str], person: str, name: str, study: bool
) -> list[SeatRow]:
    """Return the seats of an imported game: all of them the importer's in a study, else the first."""
    seats = []
    for seat in range(row.seats):
        mine = study or seat == 0
        called = _fit_name(names[seat]) if seat < len(names) else ""
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


def _fit_name(name: str) -> str:
    """Return a name of a record as far as a person could have it here; nothing if nobody could."""
    try:
        return msgspec.convert(name[:40].strip(), wire.Name)
    except msgspec.ValidationError:
        return ""
