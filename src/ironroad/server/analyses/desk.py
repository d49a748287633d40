"""Keeps the analyses of people: makes them, lets moves be tried out, and has positions thought about.

Whoever has the link may look at an analysis; its maker alone changes it. A position of a running game is analysed by nobody
who plays in it, however it came here (``games/apart``).
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ironroad.core.engine import CHANCE
from ironroad.core.errors import IllegalAction
from ironroad.core.record import Record, format_record
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server import wire
from ironroad.server.analyses import positions
from ironroad.server.analyses.sources import Source, Sources
from ironroad.server.analyses.trees import ROOT, Node, Tree, decode_tree, taken_on
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.queue import Place
from ironroad.server.bots.tasks import Played, ThinkTask
from ironroad.server.games.apart import Apart
from ironroad.server.games.imports import Imports
from ironroad.server.games.rulesets import rule_set
from ironroad.server.games.shared_work import SharedWork
from ironroad.server.games.views import words_of
from ironroad.server.refusals import Refusal, Stale, bad_request, conflict, forbidden
from ironroad.server.settings import Settings
from ironroad.server.storage.database import Database
from ironroad.server.storage.ids import new_id
from ironroad.server.storage.rows import AnalysisRow, encode, row_as
from ironroad.server.storage.schema import ANALYSES
from ironroad.server.texts.reader import TextReader

SEED = 1
"""The seed of every search: whoever asks for the same is told the same."""
LISTED = 200
"""Analyses that a list has at most."""


class _Progress(msgspec.Struct):
    """How far a thought has come."""

    seat: int | None
    iterations: int


class Analyses:
    """The analyses of all people."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        sources: Sources,
        apart: Apart,
        texts: TextReader,
        bots: BotPool,
        shared: SharedWork,
        imports: Imports,
    ) -> None:
        self._limits = settings.limits
        self._database = database
        self._sources = sources
        self._apart = apart
        self._texts = texts
        self._bots = bots
        self._shared = shared
        self._imports = imports
        self._thoughts: dict[ThinkTask, asyncio.Task[str]] = {}

    async def begin(self, person: str, wish: wire.NewAnalysis) -> str:
        """Begin an analysis and return its id; the same request gets the same one."""
        own = (ANALYSES.c.person == person, ANALYSES.c.key == wish.key)
        made = sa.select(ANALYSES.c.id).where(*own)
        if wish.key is not None and (id := await self._scalar(made)) is not None:
            return str(id)
        given = (wish.game, wish.record, wish.title, wish.analysis)
        if [bool(each) for each in given].count(True) != 1:
            raise bad_request("server-analysis-source")
        source = await (self._copied(wish) if wish.analysis else self._sources.find(person, wish))
        path = source.tree.path(source.begin)
        await self._apart.check(person, source.title, source.rules, taken_on(path))
        row = self._row(person, wish, source)
        count = sa.select(sa.func.count()).select_from(ANALYSES).where(ANALYSES.c.person == person)
        most = self._limits.analyses_per_person
        try:
            async with self._database.write() as connection:
                if (await connection.execute(count)).scalar_one() >= most:
                    raise Refusal(429, "server-too-many-analyses", most=most)
                await connection.execute(ANALYSES.insert(), msgspec.structs.asdict(row))
        except IntegrityError:
            return str(await self._scalar(made))  # The same request came at the same time.
        return row.id

    async def _copied(self, wish: wire.NewAnalysis) -> Source:
        row = await self._find(wish.analysis)
        rules = await self.rules(row)
        tree = decode_tree(row.tree)
        begin = _begin(row, tree) if wish.move is None else wish.move
        return Source(row.title, rules, row.edition_text, tree, tree[begin].id, row.game)

    def _row(self, person: str, wish: wire.NewAnalysis, source: Source) -> AnalysisRow:
        if len(source.tree.nodes) > self._limits.analysis_nodes:
            raise Refusal(429, "server-analysis-full", most=self._limits.analysis_nodes)
        now = time.time()
        return AnalysisRow(
            id=new_id(),
            person=person,
            key=wish.key,
            name=wish.name,
            title=source.title,
            rules=REGISTRY.meta(source.title).rules_version,
            edition=source.rules.edition.name,
            digest=source.rules.edition.digest,
            edition_text=source.edition_text,
            options=encode(source.rules.options),
            seats=source.rules.seats,
            game=source.game,
            begin=source.begin,
            tree=source.tree.encode(),
            version=1,
            created=now,
            changed=now,
        )

    async def _scalar(self, query: sa.Select[Any]) -> Any:
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def listed(self, person: str) -> wire.AnalysisList:
        """Return the analyses of a person, the last changed first."""
        query = sa.select(ANALYSES).where(ANALYSES.c.person == person)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(ANALYSES.c.changed.desc()).limit(LISTED))
            found = [row_as(AnalysisRow, row) for row in rows]
        return wire.AnalysisList(
            [
                wire.AnalysisLine(
                    row.id,
                    row.name,
                    row.title,
                    row.seats,
                    msgspec.json.decode(row.options),
                    row.game,
                    row.created,
                    row.changed,
                )
                for row in found
            ]
        )

    async def find(self, id: str, person: str | None) -> wire.AnalysisFacts:
        """Return an analysis with all its moves."""
        row = await self._find(id)
        rules = await self.rules(row)
        tree = decode_tree(row.tree)
        return wire.AnalysisFacts(
            id=row.id,
            name=row.name,
            title=row.title,
            mine=row.person == person,
            seats=row.seats,
            options=rules.options,
            edition=row.edition,
            own_edition=row.edition_text is not None,
            game=row.game,
            begin=_begin(row, tree),
            version=row.version,
            nodes=[_told(rules, each) for each in [tree.root, *tree.nodes.values()]],
            created=row.created,
            changed=row.changed,
        )

    async def _find(self, id: str) -> AnalysisRow:
        async with self._database.read() as connection:
            found = await connection.execute(sa.select(ANALYSES).where(ANALYSES.c.id == id))
            row = found.first()
        if row is None:
            raise Refusal(404, "server-unknown-analysis")
        return row_as(AnalysisRow, row)

    async def rules(self, row: AnalysisRow) -> Ruleset:
        """Return the rule set of an analysis; refuse one that was made under other rules."""
        if row.rules != REGISTRY.meta(row.title).rules_version:
            raise conflict("server-analysis-outdated")
        options: dict[str, str] = msgspec.json.decode(row.options)
        if row.edition_text is not None:
            text = row.edition_text
            rules = await self._texts.rules(row.person, row.title, text, row.seats, options)
        else:
            rules = rule_set(row.title, row.seats, options, row.edition)
        if rules.edition.digest != row.digest:
            raise conflict("server-analysis-outdated")
        return rules

    async def edition(self, id: str) -> tuple[str, Ruleset]:
        """Return title and rule set of an analysis."""
        row = await self._find(id)
        return row.title, await self.rules(row)

    async def _own(self, id: str, person: str) -> AnalysisRow:
        row = await self._find(id)
        if row.person != person:
            raise forbidden("server-not-your-analysis")
        return row

    async def _write(self, row: AnalysisRow, version: int, tree: Tree) -> int:
        """Store a tree at the next version; refuse if the asker knew an older one."""
        if row.version != version:
            raise Stale(row.version)
        values = {"tree": tree.encode(), "version": version + 1, "changed": time.time()}
        where = (ANALYSES.c.id == row.id, ANALYSES.c.version == version)
        async with self._database.write() as connection:
            done = await connection.execute(ANALYSES.update().where(*where).values(values))
        if not done.rowcount:
            raise Stale((await self._find(row.id)).version)
        return version + 1

    async def play(self, id: str, person: str, wish: wire.AnalysisPlay) -> wire.AnalysisChanged:
        """Try a move out, or deal chance; a move that was tried out before changes nothing."""
        row = await self._own(id, person)
        rules = await self.rules(row)
        tree = decode_tree(row.tree)
        path = tree.path(wish.node)
        await self._apart.check(person, row.title, rules, taken_on(path))
        moves = await asyncio.to_thread(_tried, row.title, rules, path, wish)
        known = set(tree.nodes)
        at = wish.node
        for seat, action in moves:
            at = tree.add(at, seat, action, self._limits.analysis_nodes).id
        added = [_told(rules, node) for node in tree.nodes.values() if node.id not in known]
        version = await self._write(row, wish.version, tree) if added else row.version
        return wire.AnalysisChanged(version, at, added)

    async def note(self, id: str, person: str, wish: wire.AnalysisNote) -> wire.AnalysisFacts:
        """Name a node, comment on it, or make the way to it the main line."""

        def change(tree: Tree) -> None:
            tree.describe(wish.node, wish.name, wish.comment)
            if wish.first:
                tree.promote(wish.node)

        return await self._changed(id, person, wish.version, change)

    async def cut(self, id: str, person: str, wish: wire.AnalysisCut) -> wire.AnalysisFacts:
        """Remove a move with everything after it."""
        return await self._changed(id, person, wish.version, lambda tree: tree.remove(wish.node))

    async def _changed(
        self, id: str, person: str, version: int, change: Callable[[Tree], None]
    ) -> wire.AnalysisFacts:
        row = await self._own(id, person)
        tree = decode_tree(row.tree)
        change(tree)
        await self._write(row, version, tree)
        return await self.find(id, person)

    async def rename(self, id: str, person: str, name: str) -> None:
        """Give an analysis another name."""
        await self._own(id, person)
        values = {"name": name, "changed": time.time()}
        async with self._database.write() as connection:
            await connection.execute(ANALYSES.update().where(ANALYSES.c.id == id).values(values))

    async def delete(self, id: str, person: str) -> None:
        """Delete an analysis."""
        await self._own(id, person)
        async with self._database.write() as connection:
            await connection.execute(ANALYSES.delete().where(ANALYSES.c.id == id))

    async def position(
        self, id: str, person: str | None, node: int, viewer: int | None, is_open: bool
    ) -> wire.AnalysisPosition:
        """Return the position after a node."""
        row, rules, path = await self._way(id, person, node)
        if viewer is not None and viewer >= row.seats:
            raise bad_request("server-bad-seat")
        key = ("analysis", row.title, row.digest, row.options, row.seats, viewer, is_open)
        moves = tuple([step.action for step in path])
        given = (row.title, rules, path, viewer, is_open)
        return await asyncio.shield(
            self._shared.task((*key, node, moves), positions.position, *given)
        )

    async def _way(
        self, id: str, person: str | None, node: int
    ) -> tuple[AnalysisRow, Ruleset, list[Node]]:
        """Return an analysis and the way to a node, unless it leads to a game that the asker plays in."""
        row = await self._find(id)
        rules = await self.rules(row)
        path = decode_tree(row.tree).path(node)
        if person is not None:
            await self._apart.check(person, row.title, rules, taken_on(path))
        return row, rules, path

    async def draft(self, id: str, person: str | None, title: str, node: int) -> wire.PositionDraft:
        """Return the position after a node as one to be changed by hand; in the midst of a turn it begins anew."""
        row, rules, path = await self._way(id, person, node)
        if row.title != title:
            raise Refusal(404, "server-unknown-analysis")
        table = await asyncio.to_thread(positions.table_after, row.title, rules, path)
        placing = table.title.placing(rules)
        return wire.PositionDraft(
            seats=row.seats,
            options=rules.options,
            edition=row.edition if row.edition_text is None else "",
            text=row.edition_text,
            values=None if placing is None else placing.values(table.state),
        )

    async def record(self, id: str, person: str | None, node: int) -> str:
        """Return the record of the main line through a node, with the variations in comments."""
        row, rules, _ = await self._way(id, person, node)
        tree = decode_tree(row.tree)
        line = tree.main_line(node)
        table = await asyncio.to_thread(positions.table_after, row.title, rules, line)
        outcome = table.outcome
        result = () if outcome is None else outcome.totals
        return positions.record_of(row.title, rules, tree, node, result, len(line))

    async def think(self, id: str, person: str, wish: wire.AnalysisThought) -> wire.Thought:
        """Return what the search thinks of the position after a node; whoever asks for the same gets the same."""
        most = self._limits.analysis_iterations
        if wish.iterations > most:
            raise bad_request("server-analysis-iterations", most=most)
        if self._bots.is_empty:
            raise Refusal(503, "server-analysis-no-bots")
        row, rules, path = await self._way(id, person, wish.node)
        record = Record(
            title=row.title,
            rules=row.rules,
            edition=row.edition,
            digest=row.digest,
            seats=row.seats,
            options=rules.options,
            moves=[step.action for step in path],
        )
        played = Played(format_record(record), row.edition_text)
        found = await self._thought(ThinkTask(played, len(path), wish.iterations, SEED), id, person)
        return msgspec.convert({**msgspec.json.decode(found), "most": most}, wire.Thought)

    async def _thought(self, task: ThinkTask, id: str, person: str) -> str:
        """Ask a bot process; it is waited for even if the asker has left, since its answer has to be read."""
        work = self._thoughts.get(task)
        if work is None:
            work = self._thoughts[task] = asyncio.create_task(self._asked(task, id, person))
            work.add_done_callback(lambda _: self._thoughts.pop(task, None))
        return await asyncio.shield(work)

    async def _asked(self, task: ThinkTask, id: str, person: str) -> str:
        """Ask turn by turn, so that nobody else waits for many iterations."""
        place = Place(person, has_people=True)
        while True:
            reply = await self._bots.study(task, f"analysis {id}", place)
            if reply.found is None:
                raise Refusal(503, "server-analysis-failed")
            found = msgspec.json.decode(reply.found, type=_Progress)
            if found.seat is None or found.iterations >= task.iterations:
                return reply.found
            task = msgspec.structs.replace(task, is_begun=True)

    async def branch(self, id: str, person: str, name: str, wish: wire.AnalysisBranch) -> str:
        """Make a game that goes on from a node; return its id. From then on the node belongs to a running game."""
        made = await self._imports.made_with(person, wish.key)
        if made is not None:
            return made
        row, rules, path = await self._way(id, person, wish.node)
        table = await asyncio.to_thread(positions.table_after, row.title, rules, path)
        table.deal()
        if table.seat is None:
            raise conflict("server-nothing-left")
        branch = wire.Branch(
            move=table.count, kind=wish.kind, seat=wish.seat, level=wish.level, key=wish.key
        )
        return await self._imports.go_on(table, row.edition_text, person, name, branch)

    async def stop(self) -> None:
        """Cancel all thinking."""
        tasks = list(self._thoughts.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _begin(row: AnalysisRow, tree: Tree) -> int:
    """Return the node at which an analysis began; the set-up if that was removed."""
    return row.begin if row.begin in tree.nodes else ROOT


def _told(rules: Ruleset, node: Node) -> wire.AnalysisNode:
    is_root = node.id == ROOT
    return wire.AnalysisNode(
        id=node.id,
        parent=None if is_root else node.parent,
        seat=None if node.seat == CHANCE else node.seat,
        action=node.action,
        words=None if is_root else words_of(rules, node.action),
        name=node.name,
        comment=node.comment,
    )


def _tried(
    title: str, rules: Ruleset, path: list[Node], wish: wire.AnalysisPlay
) -> list[tuple[int, str]]:
    """Return the moves that a wish adds after a path."""
    table = positions.table_after(title, rules, path)
    if table.seat is None:
        raise conflict("server-nothing-left")
    if wish.action is None:
        if table.seat != CHANCE:
            raise conflict("server-analysis-no-chance")
        return positions.dealt(table)
    if wish.action not in table.options():
        raise IllegalAction("error-illegal-action", action=wish.action)
    before = table.count
    table.take(rules.catalogue.parse(wish.action))
    if wish.deal:
        table.deal()
    return table.taken(before)
