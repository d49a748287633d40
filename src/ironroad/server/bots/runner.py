"""Moves that no person makes: those of bots, and of standing orders that come due."""

import asyncio
import logging
import time

import sqlalchemy as sa

from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.turn import BotTurn
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.games.moves import Moves
from ironroad.server.games.orders import OrderBook, due
from ironroad.server.refusals import Refusal, Stale
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import GAMES, ORDERS, SEATS

LOG = logging.getLogger(__name__)
NEGLECTED_SECONDS = 3.0
"""Seconds without a move after which any process takes over: the one that ran the bot may have died."""
SWEEP_LIMIT = 200
"""Neglected games taken up at a time."""


class BotRunner:
    """Moves for seats that wait for no person, in at most one task for each game."""

    def __init__(
        self, database: Database, cache: GameCache, moves: Moves, orders: OrderBook, bots: BotPool
    ) -> None:
        self._database = database
        self._cache = cache
        self._moves = moves
        self._orders = orders
        self._bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, game: Game) -> None:
        """Start to move for the seat that is to decide, if a bot or a standing order decides for it."""
        if not self._is_running(game.id) and self._goes_by_itself(game):
            task = self._tasks[game.id] = asyncio.create_task(self._run(game.id))
            task.add_done_callback(lambda done: self._ended(game.id, done))

    def _is_running(self, id: str) -> bool:
        task = self._tasks.get(id)
        return task is not None and not task.done()

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]

    def _goes_by_itself(self, game: Game) -> bool:
        seat = game.waiting
        if seat is None or game.unconfirmed is not None:
            return False
        if game.plays_itself(seat):
            return not self._bots.is_empty
        return seat in game.orders

    async def _run(self, id: str) -> None:
        try:
            while await self._step(id):
                pass
        except (Refusal, Stale):
            LOG.info("a game went on without its bot", extra={"game": id})
        except Exception:
            LOG.exception("a bot could not move", extra={"game": id})

    async def _step(self, id: str) -> bool:
        """Make one move; return whether another may be due."""
        async with self._cache.hold(id) as game:
            seat = game.waiting
            if seat is None or not self._goes_by_itself(game):
                return False
            version, person = game.version, game.waiting_person(seat)
            if person is None:
                turn = BotTurn(game, self._bots.seconds)
            else:
                ordered = await self._ordered(game, seat, person)
        if person is None:
            action = await turn.action(self._bots)
            await self._moves.play_for(id, version, action, None, turn.is_fault)
            return True
        if ordered is None:
            return False
        await self._moves.play_for(id, version, ordered, person)
        return True

    async def _ordered(self, game: Game, seat: int, person: str) -> str | None:
        """Return the action that a standing order gives, if one is due."""
        assert game.table is not None
        action, kept = due(game.table, seat, game.orders[seat])
        if kept != game.orders[seat]:
            await self._orders.keep(game, seat, person, kept)
        return action

    async def sweep(self) -> None:
        """Take up games whose bot or standing order was due in a process that has died."""
        by_itself = sa.or_(SEATS.c.kind == "bot", SEATS.c.gone.is_not(None))
        ordered = sa.exists().where(ORDERS.c.game == GAMES.c.id, ORDERS.c.seat == GAMES.c.turn)
        query = (
            sa.select(GAMES.c.id)
            .join(SEATS, sa.and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.turn))
            .where(
                GAMES.c.status == "running",
                GAMES.c.changed < time.time() - NEGLECTED_SECONDS,
                sa.or_(by_itself, ordered),
            )
            .limit(SWEEP_LIMIT)
        )
        async with self._database.read() as connection:
            ids = [row.id for row in await connection.execute(query)]
        for id in ids:
            if not self._is_running(id):
                self.consider(await self._cache.get(id))

    async def stop(self) -> None:
        """Cancel all tasks; their games are taken up again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
