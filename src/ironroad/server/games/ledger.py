"""The only writer of ledgers: every change of a game and every new game is written here."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from ironroad.core.engine import CHANCE
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.games.access import check_plays
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import MOVES, Game
from ironroad.server.games.settlement import results_of
from ironroad.server.metrics import STALE
from ironroad.server.notices.outbox import turn_notices
from ironroad.server.refusals import Answered, Stale
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import Entry, GameRow, SeatRow
from ironroad.server.storage.schema import ENTRIES, GAMES, SEATS
from ironroad.server.storage.store import Store
from ironroad.server.storage.writer import Change, Conflict, Writer

Line = tuple[str, int | None, str]
"""Kind, seat and text of a ledger line."""


class Request(Protocol):
    """What every request to change a game names."""

    @property
    def version(self) -> int:
        """The version of the game that the asker knows."""

    @property
    def key(self) -> str:
        """The idempotency key."""


class Ledger:
    """Checks versions and idempotency keys, writes lines, and publishes what was written."""

    def __init__(
        self,
        settings: Settings,
        cache: GameCache,
        store: Store,
        writer: Writer,
        published: Callable[[Game, str | None], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._cache = cache
        self._store = store
        self._writer = writer
        self.publish = published
        """Tells everybody of a change that is written; the person who made it is named."""

    @asynccontextmanager
    async def asked(
        self, id: str, person: str, request: Request
    ) -> AsyncIterator[tuple[Game, list[int]]]:
        """Give a running game under its lock, at the version that the request names, and the asker's seats.

        Refuse a request for another version, unless it was carried out before: then raise ``Answered``.
        """
        async with self._cache.hold(id, request.version) as game:
            is_stale = request.version != game.version
            if is_stale:  # Whatever was carried out before had another version.
                await self._check_answered(id, person, request.key)
            own = check_plays(game, person)
            if is_stale:
                STALE.inc()
                raise Stale(game.version)
            yield game, own

    async def commit(self, game: Game, lines: Sequence[Line], person: str, key: str) -> wire.Done:
        """Write lines and publish the change; return the answer to its request."""
        await self.write(game, lines, person, key)
        await self.publish(game, person)
        return wire.Done(game.id, game.version, key)

    async def write(
        self,
        game: Game,
        lines: Sequence[Line],
        person: str | None,
        key: str | None = None,
        also: Sequence[sa.Executable] = (),
        seen: int | None = None,
    ) -> None:
        """Write lines whose moves the table has taken, in one transaction with other statements.

        ``seen`` is the number of moves before the change, unless only the moves of these lines are new.
        A game that could not be written is dropped from memory: the database has it as it was.
        """
        change = self._change(game, lines, person, key, also, seen)
        try:
            await self._writer.write(change)
        except Conflict:
            self._cache.drop(game.id)
            await self._check_answered(game.id, person, key)
            STALE.inc()
            raise Stale(change.version - len(lines)) from None
        except BaseException:
            self._cache.drop(game.id)
            raise

    def _change(
        self,
        game: Game,
        lines: Sequence[Line],
        person: str | None,
        key: str | None,
        also: Sequence[sa.Executable],
        seen: int | None,
    ) -> Change:
        now = time.time()
        was_settled = game.is_settled
        waiting, on_turn = game.row.turn, game.waiting_person(game.row.turn)
        entries = entries_of(game.row, game.version + 1, lines, person, now, waiting)
        if seen is None:
            seen = game.moves - len([kind for kind, _, _ in lines if kind in MOVES])
        game.take(entries, seen)
        game.update_header()
        return Change(
            entries=entries,
            header=_header(game.row),
            request=_request(game.row, person, key, now),
            notices=self._notices(game, on_turn, person, now),
            results=() if was_settled else _results(game, now),
            also=also,
        )

    def _notices(
        self, game: Game, before: str | None, actor: str | None, now: float
    ) -> Sequence[dict[str, Any]]:
        person = game.waiting_person(game.row.turn)
        if person is None or person in (before, actor):
            return ()
        due = now + self._settings.notice_delay
        return turn_notices(game.id, game.version, person, game.choices.get(person), due)

    async def create(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        claim: sa.Executable | None = None,
        key: str | None = None,
    ) -> str:
        """Write a new game and return its id; with a claim, raise ``Conflict`` and write nothing if that changes no row.

        If a request with the same key was carried out meanwhile, return the game that it made.
        """
        also = _new_rows(row, seats)
        request = _request(row, row.owner, key, row.created)
        try:
            change = Change(entries=entries, also=also, claim=claim, request=request)
            await self._writer.write(change)
        except Conflict:
            made = await self.made_with(row.owner, key)
            if made is None:
                raise
            return made
        return row.id

    async def made_with(self, person: str, key: str | None) -> str | None:
        """Return the game that a person's request with this key made or joined, if it was carried out."""
        if key is None:
            return None
        found = await self._store.answered(person, key)
        return None if found is None else str(found.game)

    async def _check_answered(self, id: str, person: str | None, key: str | None) -> None:
        if person is not None and key is not None:
            row = await self._store.answered(person, key)
            if row is not None and row.game == id:
                raise Answered(wire.Done(id, row.version, key))


def entries_of(
    row: GameRow,
    number: int,
    lines: Sequence[Line],
    person: str | None,
    now: float,
    waiting: int | None = None,
) -> list[Entry]:
    """Return lines as rows of the ledger, numbered from ``number`` on; chance is nobody's."""
    return [
        Entry(
            game=row.id,
            number=number + offset,
            kind=kind,
            seat=seat,
            text=text,
            person=None if kind == "deal" else person,
            waiting=waiting,
            at=now,
        )
        for offset, (kind, seat, text) in enumerate(lines)
    ]


def move_lines(table: Table, since: int = 0) -> list[Line]:
    """Return the moves of a table as ledger lines, from the given move on."""
    return lines_of(table.taken(since))


def lines_of(taken: Sequence[tuple[int, str]]) -> list[Line]:
    """Return moves as ledger lines; each is given with who took it."""
    return [
        ("deal", None, text) if seat == CHANCE else ("play", seat, text) for seat, text in taken
    ]


def new_game_statements(
    row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
) -> list[sa.Executable]:
    """Return what writes a new game with its ledger in the transaction of another one."""
    lines = ENTRIES.insert().values([msgspec.structs.asdict(entry) for entry in entries])
    return [*_new_rows(row, seats), lines]


def _new_rows(row: GameRow, seats: Sequence[SeatRow]) -> list[sa.Executable]:
    return [
        GAMES.insert().values(msgspec.structs.asdict(row)),
        SEATS.insert().values([msgspec.structs.asdict(seat) for seat in seats]),
    ]


def _header(row: GameRow) -> dict[str, Any]:
    return {
        "key": row.id,
        "to_version": row.version,
        "to_moves": row.moves,
        "to_turn": row.turn,
        "to_turn_since": row.turn_since,
        "to_status": row.status,
        "to_result": row.result,
        "to_changed": row.changed,
    }


def _results(game: Game, now: float) -> list[dict[str, Any]]:
    """Return the rows of the result of a game, if it is settled."""
    places = game.places()
    if places is None:
        return []
    rows = results_of(game.row, game.terms, game.seats, places, now)
    return [msgspec.structs.asdict(row) for row in rows]


def _request(
    row: GameRow, person: str | None, key: str | None, now: float
) -> dict[str, Any] | None:
    if key is None or person is None:
        return None
    return {"person": person, "key": key, "game": row.id, "version": row.version, "at": now}
