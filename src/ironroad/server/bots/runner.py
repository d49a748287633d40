"""Makes the moves of bots and of standing orders that are due."""

import asyncio
import logging
import time
from contextlib import suppress

import sqlalchemy as sa

from ironroad.lessons import lesson_of
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
TAKEOVER_SECONDS = 3.0
"""Seconds without a move after which any server process takes over: the one that ran the bot may have died."""
SWEEP_LIMIT = 200
"""Maximum number of games taken over at a time."""


class BotRunner:
    """Moves for bots and standing orders, in at most one task per game."""

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
        """Start a task if a bot or a standing order is to decide."""
        if not self._is_running(game.id) and self._is_automatic(game):
            task = self._tasks[game.id] = asyncio.create_task(self._run(game.id))
            task.add_done_callback(lambda done: self._ended(game.id, done))

    def _is_running(self, id: str) -> bool:
        task = self._tasks.get(id)
        return task is not None and not task.done()

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]

    def _is_automatic(self, game: Game) -> bool:
        seat = game.waiting
        if seat is None or game.unconfirmed is not None:
            return False
        if game.is_bot(seat):
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
            if seat is None or not self._is_automatic(game):
                return False
            version, person = game.version, game.waiting_person(seat)
            told = _told(game) if person is None else None
            if person is not None:
                told = await self._ordered(game, seat, person)
            elif told is None:
                turn = BotTurn(game, self._bots.seconds)
        if person is None and told is None:
            action = await turn.action(self._bots)
            await self._moves.play_for(id, version, action, None, turn.is_fault)
            return True
        if told is None:
            return False
        await self._moves.play_for(id, version, told, person)
        return True

    async def _ordered(self, game: Game, seat: int, person: str) -> str | None:
        """Return the action that a standing order gives, if one is due."""
        assert game.table is not None
        action, kept = due(game.table, seat, game.orders[seat])
        if kept != game.orders[seat]:
            await self._orders.keep(game, seat, person, kept)
        return action

    async def sweep(self) -> None:
        """Take over games whose bot or standing order was due in a process that has died."""
        by_itself = sa.or_(SEATS.c.kind == "bot", SEATS.c.gone.is_not(None))
        ordered = sa.exists().where(ORDERS.c.game == GAMES.c.id, ORDERS.c.seat == GAMES.c.turn)
        query = (
            sa.select(GAMES.c.id)
            .join(SEATS, sa.and_(SEATS.c.game == GAMES.c.id, SEATS.c.seat == GAMES.c.turn))
            .where(
                GAMES.c.status == "running",
                GAMES.c.changed < time.time() - TAKEOVER_SECONDS,
                sa.or_(by_itself, ordered),
            )
            .limit(SWEEP_LIMIT)
        )
        async with self._database.read() as connection:
            ids = [row.id for row in await connection.execute(query)]
        for id in ids:
            if not self._is_running(id):
                with suppress(Refusal):  # It was deleted meanwhile, or its title is missing.
                    self.consider(await self._cache.get(id))
        self._release_ended()

    def _release_ended(self) -> None:
        """Release the bots of games that are over, whichever process wrote their last move."""
        for id in self._bots.games:
            game = self._cache.known(id)
            if game is not None and not game.is_running:
                self._bots.release(id)

    async def stop(self) -> None:
        """Cancel all tasks; their games are taken over after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _told(game: Game) -> str | None:
    """Return what the lesson of the title says for a seat that nobody plays; ``None`` where its bot has to think."""
    lesson = lesson_of(game.row.title) if game.terms.lesson else None
    if lesson is None or game.table is None:
        return None
    return lesson.next_move(game.table.moves)
