"""Seats whose player goes: resigned, timed out or replaced by consent. A bot plays on."""

import time

import msgspec

from ironroad.server import wire
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.ledger import Ledger
from ironroad.server.refusals import conflict, forbidden
from ironroad.server.storage.schema import SEATS

STAND_IN = "normal"
"""The level of the bot that plays on for a person who went, so that the others still have a game."""
LINES = {"replaced": "replace", "resigned": "resign", "timeout": "timeout"}
"""The kind of ledger line for each reason to go."""


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

    async def resign_all(self, id: str, person: str) -> None:
        """Give up all seats of a person who is deleted."""
        async with self._cache.hold(id) as game:
            for seat in game.seats_of(person):
                if game.row.status == "running":
                    await self.vacate(game, seat, "resigned", person)
            await self._ledger.publish(game, person)

    async def _leave(self, game: Game, seat: int, why: str, person: str, key: str) -> wire.Done:
        await self.vacate(game, seat, why, person, key)
        await self._ledger.publish(game, person)
        return wire.Done(game.id, game.version, key)

    async def vacate(
        self, game: Game, seat: int, why: str, person: str, key: str | None = None
    ) -> None:
        """Write that a bot plays a seat from now on; without people left, the game is abandoned."""
        game.set_seat(msgspec.structs.replace(game.seats[seat], gone=why, level=STAND_IN))
        if not game.people_seats():
            game.row = msgspec.structs.replace(game.row, status="abandoned")
        statement = SEATS.update().where(SEATS.c.game == game.id, SEATS.c.seat == seat)
        also = [statement.values(gone=why, level=STAND_IN)]
        await self._ledger.write(game, [(LINES[why], seat, "")], person, key, also)
