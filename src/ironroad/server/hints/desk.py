"""Gives hints and warnings: a bot process thinks about what the seat may know, and what was given is counted.

A person has one question at a time. The same position gets the same hint and is counted once. A hint that is cancelled is
not counted; the process that thinks about it thinks on to the end.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed, question_seed
from ironroad.core.engine import pending
from ironroad.core.errors import IllegalAction
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.queue import Place
from ironroad.server.bots.tasks import AdviseTask, task_of
from ironroad.server.games.advised import table_to_advise
from ironroad.server.games.apart import Apart
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import Refusal, Stale, conflict
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.schema import SEATS
from ironroad.study.hints import HINT_ITERATIONS, WARNING_ITERATIONS
from ironroad.study.review import price_of

LOG = logging.getLogger(__name__)
KEPT = 512
"""Answers that are kept, so that who asks again gets the same and is not counted twice."""


class Key(NamedTuple):
    """What was asked: about a position of a game, and an action if that is to be warned of."""

    game: str
    version: int
    action: str | None


class Asked(NamedTuple):
    """A question on its way."""

    key: Key
    task: "asyncio.Task[str]"


class HintDesk:
    """The hints and warnings that this process gives."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        bots: BotPool,
        apart: Apart,
        counted: Callable[[Game], None],
    ) -> None:
        self._patience = settings.limits.warning_seconds
        self._database = database
        self._cache = cache
        self._bots = bots
        self._apart = apart
        self._counted = counted
        """Told of every game whose count of hints has changed."""
        self._asked: dict[str, Asked] = {}
        """What each person has asked and is being thought about."""
        self._given: OrderedDict[Key, str] = OrderedDict()
        self._cancelled: set[Key] = set()

    async def hint(self, id: str, person: str, wish: wire.HintWish) -> wire.Hint:
        """Return the best options of the seat that is to decide, if the asker plays it."""
        async with self._cache.look(id) as game:
            table = table_to_advise(game, person, wish.version)
            key = Key(id, game.version, None)
            task = advise_task(game, table, None, HINT_ITERATIONS)
            rules, taken = table.rules, table.taken()
        await self._apart.check_copy(person, rules.edition.title, rules, taken)
        found = self._given.get(key)
        if found is None:
            self._cancelled.discard(key)
            found = await asyncio.shield(self._begun(person, key, task))
        if key in self._cancelled:
            self._cancelled.discard(key)
            raise conflict("server-hint-cancelled")
        hints = await self._count(person, key, found)
        return wire.Hint(wish.version, msgspec.json.decode(found, type=list[wire.Advice]), hints)

    def cancel(self, id: str, person: str) -> None:
        """Let a hint that a person waits for not be given."""
        asked = self._asked.get(person)
        if asked is not None and asked.key.game == id:
            self._cancelled.add(asked.key)

    async def warning(self, id: str, person: str, wish: wire.WarningWish) -> wire.WarningFacts:
        """Return what an action would cost and what is better; nothing if it costs little, or nobody has time to think."""
        async with self._cache.look(id) as game:
            table = table_to_advise(game, person, wish.version)
            if wish.action not in table.options():
                raise IllegalAction("error-illegal-action", action=wish.action)
            key = Key(id, game.version, wish.action)
            task = advise_task(game, table, wish.action, WARNING_ITERATIONS)
            is_needed = needs_thought(table, wish.action)
            rules, taken = table.rules, table.taken()
        await self._apart.check_copy(person, rules.edition.title, rules, taken)
        found = self._given.get(key)
        if found is None and is_needed:
            found = await self._in_time(person, key, task)
        warned = None if found is None else msgspec.json.decode(found, type=wire.Warned | None)
        if found is None or warned is None:
            return wire.WarningFacts(None)
        hints = await self._count(person, key, found)
        return wire.WarningFacts(msgspec.structs.replace(warned, hints=hints))

    async def _in_time(self, person: str, key: Key, task: AdviseTask) -> str | None:
        """Return what is found, unless that takes too long or cannot be asked: then the action is simply taken."""
        try:
            begun = self._begun(person, key, task)
            return await asyncio.wait_for(asyncio.shield(begun), self._patience)
        except (TimeoutError, Refusal):
            return None

    def _begun(self, person: str, key: Key, task: AdviseTask) -> "asyncio.Task[str]":
        """Return the task that thinks; refuse a second question while a person's first is being thought about."""
        if self._bots.is_empty:
            raise Refusal(503, "server-hint-nobody")
        asked = self._asked.get(person)
        if asked is not None and asked.key == key:
            return asked.task
        if asked is not None:
            raise Refusal(429, "server-hint-busy")
        thinking = asyncio.create_task(self._think(person, key, task))
        self._asked[person] = Asked(key, thinking)
        thinking.add_done_callback(lambda done: self._ended(person, done))
        return thinking

    def _ended(self, person: str, task: "asyncio.Task[str]") -> None:
        self._asked.pop(person, None)
        if not task.cancelled() and task.exception() is not None:
            LOG.info("advice could not be given", extra={"problem": str(task.exception())})

    async def _think(self, person: str, key: Key, task: AdviseTask) -> str:
        place = Place(person, has_people=True)
        reply = await self._bots.study(task, f"advice {key.game}", place)
        if reply.found is None:
            LOG.warning("advice was lost", extra={"game": key.game, "problem": reply.problem})
            raise Refusal(503, "server-hint-nobody")
        return reply.found

    async def _count(self, person: str, key: Key, found: str) -> int:
        """Count what is given, once; return how many hints the seat had. Refuse if the game went on meanwhile."""
        async with self._cache.hold(key.game) as game:
            if game.version != key.version:
                raise Stale(game.version)
            seat = game.seats[table_to_advise(game, person, key.version).seat or 0]
            if key in self._given:
                return seat.hints
            where = (SEATS.c.game == key.game, SEATS.c.seat == seat.seat)
            async with self._database.write() as connection:
                more = SEATS.update().where(*where).values(hints=SEATS.c.hints + 1)
                await connection.execute(more)
            self._given[key] = found
            if len(self._given) > KEPT:
                self._given.popitem(last=False)
            counted = msgspec.structs.replace(seat, hints=seat.hints + 1)
            game.set_seat(counted)
            self._counted(game)
            return counted.hints

    async def stop(self) -> None:
        """Cancel all thinking."""
        tasks = [asked.task for asked in self._asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def advise_task(game: Game, table: Table, action: str | None, iterations: int) -> AdviseTask:
    """Return a question for advice as it is sent to a process; it holds what the seat may know."""
    question = ask(table, question_seed(game.seed, table.count))
    seed = derive_seed(game.seed, "advice", table.count)
    return AdviseTask(task_of(game, question, "", 0.0), action, iterations, seed)


def needs_thought(table: Table, action: str) -> bool:
    """Whether a decision is worth thinking about: leaving an auction is left to the player."""
    decision = pending(table.state)
    is_bid = decision is not None and decision.lot(table.state) is not None
    leaves = is_bid and price_of(action) is None
    return len(table.options()) > 1 and not leaves
