"""Takes the wishes for reviews, has them worked out step by step, and stores what is found after each step.

A review belongs to a game, the version of its rules and a strength; whoever asks for the same gets the same. A step is one
decision, thought about in a bot process when it is the asker's turn; so a review can be stopped at any time, goes on where
it was, and outlives the server process that works on it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.core.record import Record, format_record
from ironroad.core.table import Table
from ironroad.server import wire
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.queue import Place
from ironroad.server.bots.tasks import JudgeTask, Played, SumTask
from ironroad.server.games.apart import Apart
from ironroad.server.games.cache import GameCache
from ironroad.server.games.game import Game
from ironroad.server.refusals import Refusal, conflict, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.schema import REVIEW_STEPS, REVIEWS
from ironroad.study.review import STRENGTHS, moves_to_judge

LOG = logging.getLogger(__name__)
TAKEOVER_SECONDS = 20.0
"""Seconds without a sign of life after which any server process goes on with a review: the one that did may have died."""
MOST_FAULTS = 3
"""A review that could not be gone on with this often has failed."""
SEED = 1
"""The seed of every review: the same game has the same review everywhere."""


class Key(NamedTuple):
    """What a review is stored by."""

    game: str
    rules: int
    strength: wire.ReviewStrength


class ReviewDesk:
    """The reviews of all games; this process works on those that were asked for here, and on those left behind."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        cache: GameCache,
        bots: BotPool,
        apart: Apart,
        told: Callable[[wire.ReviewProgress], None],
    ) -> None:
        self._most = settings.limits.reviews_at_once
        self._database = database
        self._cache = cache
        self._bots = bots
        self._apart = apart
        self._told = told
        """Told how far a review is whenever that changes."""
        self._worker = new_id()
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    async def find(
        self, game: Game, person: str | None, strength: wire.ReviewStrength
    ) -> wire.ReviewFacts:
        """Return how far the review of a game is, and the review when it is done."""
        key = await self._checked(game, person, strength)
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(REVIEWS).where(*_at(key)))).first()
            if row is None:
                return wire.ReviewFacts(strength, "none", 0, 0, False)
            done = (await connection.execute(_count_of_steps(key))).scalar_one()
        review = None if row.review is None else msgspec.json.decode(row.review)
        return wire.ReviewFacts(strength, row.status, done, row.total, row.person == person, review)

    async def _checked(self, game: Game, person: str | None, strength: wire.ReviewStrength) -> Key:
        """Return what a review is stored by; refuse a copy of a game that the person still plays."""
        table = finished_table(game)
        if person is not None:
            rules, taken = table.rules, table.taken()
            await self._apart.check_copy(person, game.row.title, rules, taken, game.row.changed)
        return Key(game.id, table.title.meta.rules_version, strength)

    async def ask(self, game: Game, person: str, strength: wire.ReviewStrength) -> None:
        """Begin a review, or go on with one that was stopped or has failed."""
        key = await self._checked(game, person, strength)
        assert game.table is not None
        total = len(moves_to_judge(game.table))
        running = sa.select(sa.func.count()).select_from(REVIEWS)
        own = (REVIEWS.c.person == person, REVIEWS.c.status == "running")
        begun: dict[str, Any] = {"status": "running", "person": person, "worker": self._worker}
        begun["changed"] = time.time()
        resting = REVIEWS.c.status.in_(["stopped", "failed"])
        try:
            async with self._database.write() as connection:
                row = (await connection.execute(sa.select(REVIEWS).where(*_at(key)))).first()
                if row is not None and row.status in ("running", "done"):
                    return
                if (await connection.execute(running.where(*own))).scalar_one() >= self._most:
                    raise Refusal(429, "server-too-many-reviews", most=self._most)
                if row is None:
                    values = {**key._asdict(), **begun, "total": total, "created": time.time()}
                    await connection.execute(REVIEWS.insert(), values)
                else:
                    again = REVIEWS.update().where(*_at(key), resting).values(begun)
                    await connection.execute(again)
        except IntegrityError:
            return  # Somebody asked for the same at the same time.
        await self._tell(key)
        self._work_on(key)

    async def stop_review(self, game: Game, person: str, strength: wire.ReviewStrength) -> None:
        """Stop a review that the person asked for; what was found is kept."""
        key = await self._checked(game, person, strength)
        async with self._database.write() as connection:
            row = (await connection.execute(sa.select(REVIEWS).where(*_at(key)))).first()
            if row is None or row.status != "running":
                return
            if row.person != person:
                raise forbidden("server-not-your-review")
            values = {"status": "stopped", "worker": None}
            await connection.execute(REVIEWS.update().where(*_at(key)).values(values))
        await self._tell(key)
        # Whoever works on it sees that at its next step: a process that thinks is not left with an answer for nobody.

    async def sweep(self) -> None:
        """Give signs of life, and go on with reviews that were left behind."""
        now = time.time()
        if self._bots.is_empty:
            return
        left = (REVIEWS.c.status == "running", REVIEWS.c.changed < now - TAKEOVER_SECONDS)
        mine = (REVIEWS.c.status == "running", REVIEWS.c.worker == self._worker)
        async with self._database.read() as connection:
            query = sa.select(REVIEWS).where(sa.or_(sa.and_(*left), sa.and_(*mine)))
            found = list(await connection.execute(query))
        for row in found:
            key = Key(row.game, row.rules, row.strength)
            if key in self._tasks:
                await self._beat(key)
            elif await self._take(key, now):
                self._work_on(key)

    async def _take(self, key: Key, now: float) -> bool:
        """Take over a review unless another process was faster."""
        left = REVIEWS.c.changed < now - TAKEOVER_SECONDS
        is_free = sa.or_(left, REVIEWS.c.worker == self._worker)
        where = (*_at(key), REVIEWS.c.status == "running", is_free)
        values = {"worker": self._worker, "changed": time.time()}
        async with self._database.write() as connection:
            taken = await connection.execute(REVIEWS.update().where(*where).values(values))
        return bool(taken.rowcount)

    async def _beat(self, key: Key) -> None:
        where = (*_at(key), REVIEWS.c.worker == self._worker)
        async with self._database.write() as connection:
            await connection.execute(REVIEWS.update().where(*where).values(changed=time.time()))

    def _work_on(self, key: Key) -> None:
        if self._bots.is_empty or key in self._tasks:
            return  # Another process, which has bots, will find it.
        task = self._tasks[key] = asyncio.create_task(self._work(key))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _work(self, key: Key) -> None:
        try:
            await self._review(key)
        except Refusal:
            LOG.info("a game is gone whose review was asked for", extra={"game": key.game})
        except Exception:
            LOG.exception("a review could not be gone on with", extra={"game": key.game})

    async def _review(self, key: Key) -> None:
        """Judge every decision that is not judged yet, then sum up."""
        async with self._cache.look(key.game) as game:
            if game.table is None or game.table.outcome is None:
                return
            played = Played(nameless_record(game.table), game.row.edition_text)
            moves = moves_to_judge(game.table)
        steps = sa.select(REVIEW_STEPS.c.move, REVIEW_STEPS.c.judged).where(*_steps(key))
        async with self._database.read() as connection:
            asker = sa.select(REVIEWS.c.person).where(*_at(key))
            person = (await connection.execute(asker)).scalar_one()
            judged = {row.move: row.judged for row in await connection.execute(steps)}
        iterations = STRENGTHS[key.strength].iterations
        for move in moves:
            if move in judged:
                continue
            found = await self._asked(key, person, JudgeTask(played, move, iterations, SEED))
            if found is None or not await self._keep_step(key, move, found):
                return
            judged[move] = found
        whole = [msgspec.Raw(judged[move].encode()) for move in moves]
        found = await self._asked(key, person, SumTask(played, iterations, SEED, whole))
        if found is not None:
            await self._change(key, {"status": "done", "worker": None, "review": found})

    async def _asked(self, key: Key, person: str, task: JudgeTask | SumTask) -> str | None:
        """Return what a process found, as JSON; if it fails again and again, so has the review."""
        for _ in range(MOST_FAULTS):
            reply = await self._bots.study(task, f"review {key.game}", Place(person))
            if reply.found is not None:
                return reply.found
            LOG.warning("a review lost a step", extra={"game": key.game, "problem": reply.problem})
        await self._change(key, {"status": "failed", "worker": None})
        return None

    async def _keep_step(self, key: Key, move: int, judged: str) -> bool:
        """Store what was found; return whether this process is to go on."""
        if not await self._change(key, {"changed": time.time()}):
            return False
        values = {**key._asdict(), "move": move, "judged": judged}
        async with self._database.write() as connection:
            await connection.execute(REVIEW_STEPS.insert(), values)
        await self._tell(key)
        return True

    async def _change(self, key: Key, values: dict[str, Any]) -> bool:
        """Change a review that this process works on; return whether it still does."""
        mine = (*_at(key), REVIEWS.c.status == "running", REVIEWS.c.worker == self._worker)
        async with self._database.write() as connection:
            changed = await connection.execute(REVIEWS.update().where(*mine).values(values))
        if changed.rowcount and "status" in values:
            await self._tell(key)
        return bool(changed.rowcount)

    async def _tell(self, key: Key) -> None:
        """Tell how far a review is, as it is stored."""
        query = sa.select(REVIEWS.c.status, REVIEWS.c.total).where(*_at(key))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
            done = (await connection.execute(_count_of_steps(key))).scalar_one()
        if row is not None:
            told = wire.ReviewProgress(key.game, key.strength, row.status, done, row.total)
            self._told(told)

    async def stop(self) -> None:
        """Cancel all work; it goes on after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def finished_table(game: Game) -> Table:
    """Return the table of a game that is over; refuse one that is not, or is of other rules than those that are known."""
    if game.table is None or game.row.status != "finished" or game.table.outcome is None:
        raise conflict("server-review-unfinished")
    if game.outdated is not None:
        raise conflict("server-outdated", reason=game.outdated)
    return game.table


def nameless_record(table: Table) -> str:
    """Return the record of a game without the names of its players, who may want to be forgotten."""
    assert table.outcome is not None
    return format_record(
        Record(
            title=table.title.meta.id,
            rules=table.title.meta.rules_version,
            edition=table.rules.edition.name,
            digest=table.rules.edition.digest,
            seats=table.rules.seats,
            options=table.rules.options,
            moves=table.moves,
            result=table.outcome.totals,
        )
    )


def _at(key: Key) -> tuple[sa.ColumnElement[bool], ...]:
    return tuple([REVIEWS.c[name] == value for name, value in key._asdict().items()])


def _steps(key: Key) -> tuple[sa.ColumnElement[bool], ...]:
    return tuple([REVIEW_STEPS.c[name] == value for name, value in key._asdict().items()])


def _count_of_steps(key: Key) -> sa.Select[Any]:
    return sa.select(sa.func.count()).select_from(REVIEW_STEPS).where(*_steps(key))
