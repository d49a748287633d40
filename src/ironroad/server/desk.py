"""Changes of running games: checked by the engine, written once, then told to everybody."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ironroad.core.engine import CHANCE
from ironroad.core.errors import NothingToUndo
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.access import check_plays
from ironroad.server.game import MOVES as LEDGER_MOVES
from ironroad.server.game import Game
from ironroad.server.hall import Hall
from ironroad.server.metrics import MOVES, STALE
from ironroad.server.notices import notices_for
from ironroad.server.positions import needed
from ironroad.server.problems import Answered, Refusal, Stale, bad_request, conflict, forbidden
from ironroad.server.rows import Entry
from ironroad.server.schema import SEATS
from ironroad.server.settings import Settings
from ironroad.server.store import Store
from ironroad.server.writer import Change, Conflict, Writer

STAND_IN = "normal"
"""The bot that plays for somebody who went: the others shall still have a game."""

Line = tuple[str, int | None, str]
"""Kind, seat and text of a line of the ledger."""


class Desk:
    """Carries out what players ask for."""

    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        store: Store,
        writer: Writer,
        changed: Callable[[Game, str | None], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._hall = hall
        self._store = store
        self._writer = writer
        self._changed = changed

    async def play(self, id: str, person: str, wish: wire.Play | wire.SocketPlay) -> wire.Done:
        """Take an action for the seat that decides, if the asker plays it."""
        async with self._hall.hold(id, wish.version) as game:
            own = check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            table = _table(game)
            _check_flows(game)
            seat = table.seat
            if seat is None or seat not in own:
                raise forbidden("server-not-your-turn")
            if wish.seat not in (None, seat):
                raise conflict("server-not-this-seat")
            lines = _play(table, wish.action)
            await self._write(game, lines, person, wish.key)
            MOVES.inc()
            await self._changed(game, person)
            return wire.Done(id, game.version, wish.key)

    async def play_for(
        self, id: str, version: int, action: str, person: str | None, is_fault: bool = False
    ) -> bool:
        """Take an action for a bot or by a standing order; ``False`` if the game went on meanwhile.

        ``is_fault`` says that the bot failed and the action was drawn in its place.
        """
        async with self._hall.hold(id, version) as game:
            if game.version != version or not game.is_running or game.paused:
                return False
            seat = game.waiting
            lines = _play(_table(game), action)
            if is_fault:
                lines.insert(0, ("fault", seat, ""))
            try:
                await self._write(game, lines, person, None)
            except Stale:
                return False
            MOVES.inc()
            await self._changed(game, person)
            return True

    async def undo(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Take back the asker's last decision; never across chance, a reveal or another seat."""
        return await self._back(id, person, wish, whole_turn=False)

    async def restart(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Take back the asker's whole turn, as far as undo goes."""
        return await self._back(id, person, wish, whole_turn=True)

    async def _back(self, id: str, person: str, wish: wire.Step, whole_turn: bool) -> wire.Done:
        async with self._hall.hold(id, wish.version) as game:
            check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            if game.paused:
                raise conflict("server-paused")
            if not game.may_undo(person):
                raise NothingToUndo("error-nothing-to-undo")
            table = _table(game)
            seat = table.decider
            if whole_turn:
                table.restart_turn()
            else:
                table.undo()
            await self._write(game, [("undo", seat, str(table.count))], person, wish.key)
            await self._changed(game, person)
            return wire.Done(id, game.version, wish.key)

    async def confirm(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Let a turn count."""
        async with self._hall.hold(id, wish.version) as game:
            own = check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            if game.unconfirmed is None or game.unconfirmed not in own:
                raise conflict("server-nothing-to-confirm")
            await self._write(game, [("confirm", game.unconfirmed, "")], person, wish.key)
            await self._changed(game, person)
            return wire.Done(id, game.version, wish.key)

    async def propose(self, id: str, person: str, wish: wire.Proposing) -> wire.Done:
        """Ask the others for something; done at once where nobody else has to agree."""
        async with self._hall.hold(id, wish.version) as game:
            own = check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            if needed(game):
                raise conflict("server-proposal-waits")
            _check_proposal(game, own, wish)
            argument = "" if wish.argument is None else f" {wish.argument}"
            lines: list[Line] = [("propose", own[0], wish.kind + argument)]
            await self._propose(game, lines, person, wish.key)
            return wire.Done(id, game.version, wish.key)

    async def answer(self, id: str, person: str, wish: wire.Answer) -> wire.Done:
        """Agree or refuse; when all agree it is done."""
        async with self._hall.hold(id, wish.version) as game:
            own = check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            waiting = [seat for seat in needed(game) if seat in own]
            if not waiting:
                raise conflict("server-nothing-to-answer")
            lines: list[Line] = [("agree" if wish.agree else "refuse", waiting[0], "")]
            await self._propose(game, lines, person, wish.key)
            return wire.Done(id, game.version, wish.key)

    async def _propose(self, game: Game, lines: list[Line], person: str, key: str) -> None:
        await self._write(game, lines, person, key)
        proposal = game.proposal
        if proposal is not None and not needed(game):
            await self._carry_out(game, proposal.kind, proposal.argument, person)
        await self._changed(game, person)

    async def _carry_out(self, game: Game, kind: str, argument: int | None, person: str) -> None:
        if kind == "undo":
            assert argument is not None
            game.go_back(argument)
            await self._write(game, [("undo", None, str(argument))], person, None)
        elif kind == "replace":
            assert argument is not None
            await self._vacate(game, argument, "replaced", person, None)
        else:
            await self._write(game, [(kind, None, "")], person, None)

    async def resign(self, id: str, person: str, wish: wire.Resignation) -> wire.Done:
        """Give up a seat; a bot plays on."""
        async with self._hall.hold(id, wish.version) as game:
            own = check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            seat = own[0] if wish.seat is None else wish.seat
            if seat not in own:
                raise forbidden("server-not-this-seat")
            await self._vacate(game, seat, "resigned", person, wish.key)
            await self._changed(game, person)
            return wire.Done(id, game.version, wish.key)

    async def resign_all(self, id: str, person: str) -> None:
        """Give up all seats of a person who goes for good."""
        async with self._hall.hold(id) as game:
            for seat in game.seats_of(person):
                if game.row.status == "running":
                    await self._vacate(game, seat, "resigned", person, None)
            await self._changed(game, person)

    async def time_out(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Let a bot play for a seat whose time is out, if the table's terms say so."""
        async with self._hall.hold(id, wish.version) as game:
            check_plays(game, person)
            await self._check_fresh(game, person, wish.version, wish.key)
            seat = game.waiting
            if seat is None or not game.clock.is_out(time.time()):
                raise conflict("server-time-left")
            if game.terms.timeout != "bot":
                raise forbidden("server-no-timeout")
            await self._vacate(game, seat, "timeout", person, wish.key)
            await self._changed(game, person)
            return wire.Done(id, game.version, wish.key)

    async def _vacate(self, game: Game, seat: int, why: str, person: str, key: str | None) -> None:
        kind = {"replaced": "replace", "resigned": "resign"}.get(why, why)
        chair = msgspec.structs.replace(game.seats[seat], gone=why, level=STAND_IN)
        game.sit(chair)
        if not game.people_seats():
            game.row = msgspec.structs.replace(game.row, status="abandoned")
        statement = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat)
        also = [statement.values(gone=why, level=STAND_IN)]
        await self._write(game, [(kind, seat, "")], person, key, also)

    async def _check_fresh(self, game: Game, person: str, version: int, key: str) -> None:
        """Answer a request that was carried out before; refuse one that comes too late."""
        if version != game.version:
            await self._check_answered(game.id, person, key)
            STALE.inc()
            raise Stale(game.version)

    async def _check_answered(self, id: str, person: str | None, key: str | None) -> None:
        if person is not None and key is not None:
            row = await self._store.answered(person, key)
            if row is not None and row.game == id:
                raise Answered(wire.Done(id, row.version, key))

    async def _write(
        self,
        game: Game,
        lines: Sequence[Line],
        person: str | None,
        key: str | None,
        also: Sequence[sa.Executable] = (),
    ) -> None:
        """Write lines whose moves the table has taken; drop the game from memory if that fails."""
        now = time.time()
        waiting, on_turn = game.row.turn, game.waiting_person(game.row.turn)
        entries = [
            Entry(
                game=game.id,
                number=game.version + 1 + offset,
                kind=kind,
                seat=seat,
                text=text,
                person=None if kind == "deal" else person,
                waiting=waiting,
                at=now,
            )
            for offset, (kind, seat, text) in enumerate(lines)
        ]
        before = game.version
        made = len([kind for kind, _, _ in lines if kind in LEDGER_MOVES])
        game.take(entries, _table(game).count - made)
        game.follow()
        change = Change(
            entries=entries,
            header=header_of(game),
            request=request_of(game, person, key, now),
            notices=notices_for(game, on_turn, person, now + self._settings.notice_delay),
            also=also,
        )
        try:
            await self._writer.write(change)
        except Conflict:
            self._hall.drop(game.id)
            await self._check_answered(game.id, person, key)
            STALE.inc()
            raise Stale(before) from None
        except (DBAPIError, OSError, sa.exc.TimeoutError):
            self._hall.drop(game.id)
            raise Refusal(503, "server-database-away") from None
        except BaseException:
            self._hall.drop(game.id)
            raise


def _play(table: Table, action: str) -> list[Line]:
    before = table.count
    table.play(action)
    return [
        ("deal", None, text) if seat == CHANCE else ("play", seat, text)
        for seat, text in table.taken(before)
    ]


def _table(game: Game) -> Table:
    assert game.table is not None
    return game.table


def _check_flows(game: Game) -> None:
    if game.paused:
        raise conflict("server-paused")
    if game.unconfirmed is not None:
        raise conflict("server-unconfirmed")


def _check_proposal(game: Game, own: list[int], wish: wire.Proposing) -> None:
    table = _table(game)
    if wish.kind == "undo":
        if wish.argument is None or wish.argument >= table.count:
            raise bad_request("server-bad-move-number", last=table.count)
        if table.taken(wish.argument)[0][0] == CHANCE:
            raise bad_request("server-bad-move-number", last=table.count)
    elif wish.kind == "replace":
        if wish.argument not in game.people_seats() or wish.argument in own:
            raise bad_request("server-bad-seat")
    elif (wish.kind == "pause") == game.paused:
        raise conflict("server-paused" if game.paused else "server-not-paused")


def header_of(game: Game) -> dict[str, Any]:
    """Return what the header of a changed game says."""
    row = game.row
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


def request_of(
    game: Game, person: str | None, key: str | None, now: float
) -> dict[str, Any] | None:
    """Return the row by which a repeated request is known."""
    if key is None or person is None:
        return None
    return {"person": person, "key": key, "game": game.id, "version": game.version, "at": now}
