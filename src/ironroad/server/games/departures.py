"""Players who leave a running game: by resigning, by timeout or by consent. A bot takes over."""

import time

import msgspec
import sqlalchemy as sa

from ironroad.server import wire
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger, Line
from ironroad.server.refusals import conflict, forbidden
from ironroad.server.storage.schema import SEATS

SUBSTITUTE_LEVEL = "normal"
"""The level of the bot that takes over a seat."""
LINES = {"replaced": "replace", "resigned": "resign", "timeout": "timeout"}
"""The kind of ledger line for each reason."""


class Departures:
    """Hands seats over to bots."""

    def __init__(self, cache: GameCache, ledger: Ledger) -> None:
        self._cache = cache
        self._ledger = ledger

    async def resign(self, id: str, person: str, wish: wire.Resignation) -> wire.Done:
        """Give up a seat."""
        async with self._ledger.asked(id, person, wish) as (game, own):
            seat = own[0] if wish.seat is None else wish.seat
            if seat not in own:
                raise forbidden("server-not-this-seat")
            return await self._leave(game, seat, "resigned", person, wish.key)

    async def time_out(self, id: str, person: str, wish: wire.Step) -> wire.Done:
        """Hand over a seat whose time is out, if the table's terms say so."""
        async with self._ledger.asked(id, person, wish) as (game, _):
            seat = game.waiting
            if seat is None or not game.clock.is_out(time.time()):
                raise conflict("server-time-left")
            if game.terms.timeout != "bot":
                raise forbidden("server-no-timeout")
            return await self._leave(game, seat, "timeout", person, wish.key)

    async def run_out(self, game: Game, seat: int) -> None:
        """Hand over a seat whose time is out, under the game's lock and without anybody's request."""
        await self._vacate(game, seat, "timeout", None)
        await self._ledger.publish(game, None)

    async def resign_all(self, id: str, person: str) -> None:
        """Give up all seats of a person who is deleted."""
        async with self._cache.hold(id) as game:
            for seat in game.seats_of(person):
                if game.row.status == "running":
                    await self._vacate(game, seat, "resigned", person)
            await self._ledger.publish(game, person)

    async def _leave(self, game: Game, seat: int, why: str, person: str, key: str) -> wire.Done:
        await self._vacate(game, seat, why, person, key)
        await self._ledger.publish(game, person)
        return wire.Done(game.id, game.version, key)

    async def _vacate(
        self, game: Game, seat: int, why: str, person: str | None, key: str | None = None
    ) -> None:
        line, statement = handed_over(game, seat, why)
        await self._ledger.write(game, [line], person, key, [statement])


def handed_over(game: Game, seat: int, why: str) -> tuple[Line, sa.Executable]:
    """Let a bot play a seat from now on; without people left, the game is abandoned. Return what is to be written."""
    game.set_seat(msgspec.structs.replace(game.seats[seat], gone=why, level=SUBSTITUTE_LEVEL))
    if not game.people_seats():
        game.row = msgspec.structs.replace(game.row, status="abandoned")
    statement = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat)
    return (LINES[why], seat, ""), statement.values(gone=why, level=SUBSTITUTE_LEVEL)
