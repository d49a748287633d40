"""Reads the texts of people: in bounded processes, in fair turns; what comes back is plain data."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from ironroad.core.edition import edition_from_json
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY
from ironroad.server.refusals import Refusal, bad_request
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import GameRow
from ironroad.server.texts.process import TextProcess
from ironroad.server.texts.tasks import (
    Answer,
    CheckTask,
    DrawTask,
    EditionDrawn,
    EditionRead,
    EditionTask,
    PlaceTask,
    PositionPlaced,
    RecordRead,
    RecordTask,
    Task,
)
from ironroad.server.texts.turns import Turns

KEPT = 64
"""Rule sets of editions of people's own that are kept."""
Key = tuple[str, str, int, tuple[tuple[str, str], ...]]
"""Title, text, seats and options."""


class TextReader:
    """Reads editions and records; no text is parsed in the process that asks."""

    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._free = [TextProcess(settings) for _ in range(settings.readers)]
        self._processes = list(self._free)
        limits = settings.limits
        self._turns = Turns(
            settings.readers, limits.texts_waiting, limits.texts_of_one, limits.text_wait
        )
        self._kept: OrderedDict[Key, Ruleset] = OrderedDict()

    async def edition(self, who: str, title: str, text: str) -> EditionRead:
        """Return the edition in a text, checked for every setup of the title."""
        self._check_size(text, self._limits.edition_bytes)
        REGISTRY.meta(title)
        read = await self._ask(who, CheckTask(title, text, self._limits.check_seconds), True)
        assert isinstance(read, EditionRead)
        return read

    async def drawn(
        self, who: str, title: str, text: str, seats: int | None, options: Mapping[str, str]
    ) -> EditionDrawn:
        """Return the edition in a text with a game that is set up by it; without seats, for as few as go with the options."""
        self._check_size(text, self._limits.edition_bytes)
        meta = REGISTRY.meta(title)
        counts = [count for count, setup in meta.setups() if options.items() <= setup.items()]
        chosen = seats if seats is not None else [*counts, *meta.seats][0]
        checked = meta.check_setup(chosen, options)
        task = DrawTask(title, text, chosen, checked, self._limits.edition_seconds)
        drawn = await self._ask(who, task, True)
        assert isinstance(drawn, EditionDrawn)
        return drawn

    async def placed(
        self,
        who: str,
        title: str,
        text: str,
        seats: int,
        options: Mapping[str, str],
        values: Mapping[str, int | str] | None,
    ) -> PositionPlaced:
        """Return a position set up by hand with the edition in a text, or why it cannot be."""
        self._check_size(text, self._limits.edition_bytes)
        chosen = REGISTRY.meta(title).check_setup(seats, options)
        given = None if values is None else dict(values)
        task = PlaceTask(title, text, seats, chosen, given, self._limits.edition_seconds)
        placed = await self._ask(who, task, True)
        assert isinstance(placed, PositionPlaced)
        return placed

    async def rules(
        self, who: str, title: str, text: str, seats: int, options: Mapping[str, str]
    ) -> Ruleset:
        """Return the rule set of the edition in a text."""
        self._check_size(text, self._limits.edition_bytes)
        chosen = REGISTRY.meta(title).check_setup(seats, options)
        return await self._rules(who, (title, text, seats, tuple(chosen.items())), True)

    async def stored_rules(self, row: GameRow) -> Ruleset | None:
        """Return the rule set of a stored game with an edition of its own; ``None`` if it came with the title."""
        if row.edition_text is None:
            return None
        options = REGISTRY.meta(row.title).check_setup(row.seats, msgspec.json.decode(row.options))
        key = (row.title, row.edition_text, row.seats, tuple(options.items()))
        return await self._rules(row.owner, key, is_bounded=False)

    async def _rules(self, who: str, key: Key, is_bounded: bool) -> Ruleset:
        kept = self._kept.get(key)
        if kept is None:
            return await self._keep(key, await self._ask_edition(who, key, is_bounded))
        self._kept.move_to_end(key)
        return kept

    async def _ask_edition(self, who: str, key: Key, is_bounded: bool) -> EditionRead:
        title, text, seats, options = key
        task = EditionTask(title, text, seats, dict(options), self._limits.edition_seconds)
        read = await self._ask(who, task, is_bounded)
        assert isinstance(read, EditionRead)
        return read

    async def _keep(self, key: Key, read: EditionRead) -> Ruleset:
        # It took no longer than the limit in another process. Here others are served meanwhile.
        rules = await asyncio.to_thread(_built, key, read)
        self._kept[key] = rules
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return rules

    async def record(
        self, who: str, text: str, edition_text: str | None
    ) -> tuple[RecordRead, Ruleset | None]:
        """Return what a record says, and the rule set if it needs the edition in another text."""
        self._check_size(text, self._limits.record_bytes)
        if edition_text is not None:
            self._check_size(edition_text, self._limits.edition_bytes)
        read = await self._ask(
            who, RecordTask(text, edition_text, self._limits.record_seconds), True
        )
        assert isinstance(read, RecordRead)
        if edition_text is None or read.own is None:
            return read, None
        key = (read.title, edition_text, read.seats, tuple(read.options.items()))
        return read, await self._keep(key, read.own)

    def _check_size(self, text: str, limit: int) -> None:
        if len(text) > limit or len(text.encode()) > limit:
            raise bad_request("server-too-long")

    async def _ask(self, who: str, task: Task, is_bounded: bool) -> Answer:
        async with self._turns.turn(who, is_bounded):
            process = self._free.pop()
            try:
                return await process.ask(task)
            finally:
                self._free.append(process)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*[process.stop() for process in self._processes])


def _built(key: Key, read: EditionRead) -> Ruleset:
    title, _, seats, options = key
    edition = edition_from_json(read.edition)
    if edition.digest != read.digest:
        raise Refusal(422, "server-text-failed")
    return REGISTRY.title(title).rules(edition, seats, dict(options))
