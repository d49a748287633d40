"""The program of a process that reads texts: one task a line on stdin, one reply a line on stdout.

It imports the titles and nothing of the server. Its memory is bounded, and so is the processor time of each task: the
system ends it when a text takes more.
"""

import resource
import signal
import sys
from contextlib import suppress
from random import Random
from typing import Final

import msgspec

from ironroad.core.edition import edition_to_json
from ironroad.core.errors import IronroadError
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.face import check_every_setup, load, parse_own_edition
from ironroad.games import REGISTRY
from ironroad.server.texts.placing import placed
from ironroad.server.texts.tasks import (
    Bounds,
    CheckTask,
    DrawTask,
    EditionDrawn,
    EditionRead,
    EditionTask,
    Failed,
    PlaceTask,
    PositionPlaced,
    Ready,
    RecordRead,
    RecordTask,
    Reply,
    Task,
    refused,
)

SEED: Final = 1
TRIED: Final = 60
"""Decisions that are played with an edition before it is used."""


def answer(task: Task) -> Reply:
    """Return what a text says, or why it cannot be used."""
    try:
        if isinstance(task, EditionTask):
            return _edition(task)
        if isinstance(task, CheckTask):
            return _checked(task)
        if isinstance(task, PlaceTask):
            return _placed(task)
        return _drawn(task) if isinstance(task, DrawTask) else _record(task)
    except IronroadError as error:
        return refused(error)
    except MemoryError:
        return Failed(is_memory=True)
    except Exception as error:
        # The text of the error may hold words of the text: it is not told.
        return Failed(is_memory=False, problem=type(error).__name__)


def _edition(task: EditionTask) -> EditionRead:
    title = REGISTRY.title(task.title)
    rules = title.rules(parse_own_edition(task.title, task.text), task.seats, task.options)
    _try(Table(title, rules, SEED))
    return _read(rules)


def _checked(task: CheckTask) -> EditionRead:
    title = REGISTRY.title(task.title)
    edition = parse_own_edition(task.title, task.text)
    check_every_setup(task.title, edition)
    rules = title.rules(edition.without_position(), *title.meta.setups()[0])
    _try(Table(title, rules, SEED))
    return EditionRead(edition_to_json(edition), edition.digest)


def _drawn(task: DrawTask) -> EditionDrawn:
    title = REGISTRY.title(task.title)
    # What is printed is drawn: a position, which is for one set-up, is not printed.
    edition = parse_own_edition(task.title, task.text).without_position()
    rules = title.rules(edition, task.seats, task.options)
    table = Table(title, rules, SEED)
    read: dict[str, list[str]] = {}
    for entry in edition.entries_read():
        read.setdefault(entry.section, []).append(entry.key)
    drawn = EditionDrawn(
        whole=edition_to_json(edition),
        digest=edition.digest,
        played=edition_to_json(rules.edition),
        played_digest=rules.edition.digest,
        layout=dict(title.layout(rules)),
        view=dict(table.view(None)),
        read=read,
    )
    _try(table)
    return drawn


def _placed(task: PlaceTask) -> PositionPlaced:
    read, table = placed(task)
    if table is not None:
        table.deal()
        _try(table)
    return read


def _try(table: Table) -> None:
    """Play some decisions, so that an edition with which every move takes long is not used by the server."""
    dealer = Random(SEED)
    for _ in range(TRIED):
        options = table.options()
        if not options:
            return
        table.play(dealer.choice(options))


def _read(rules: Ruleset) -> EditionRead:
    return EditionRead(edition_to_json(rules.edition), rules.edition.digest)


def _record(task: RecordTask) -> RecordRead:
    table = load(task.record, edition_text=task.edition_text)
    if task.edition_text is not None:
        _try(Table(table.title, table.rules, SEED))
    outcome = table.outcome
    return RecordRead(
        title=table.title.meta.id,
        seats=table.rules.seats,
        options=table.rules.options,
        edition=table.rules.edition.name,
        names=[_sendable(name) for name in table.names],
        moves=table.taken(),
        turn=table.seat,
        outcome=None if outcome is None else outcome.to_json(),
        own=None if task.edition_text is None else _read(table.rules),
    )


def _sendable(name: str) -> str:
    """Return a name without halves of characters, which an escape in a record can make and JSON cannot hold."""
    return name.encode("utf-8", "ignore").decode()


def main() -> None:
    """Say that it is ready, then answer tasks until stdin ends."""
    bounds = msgspec.json.decode(sys.argv[1], type=Bounds)
    for id, package in bounds.titles:
        REGISTRY.add(id, package)
    REGISTRY.leave_out_broken()
    for id in REGISTRY.ids():
        REGISTRY.title(id)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    size = bounds.megabytes * 1_000_000
    with suppress(ValueError, OSError):  # Not every system can bound this.
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
    _write(Ready())
    for line in sys.stdin.buffer:
        task: Task = msgspec.json.decode(line, type=Task)
        # Nobody handles this signal, so that it ends the process wherever it is.
        signal.setitimer(signal.ITIMER_PROF, task.seconds)
        reply = answer(task)
        signal.setitimer(signal.ITIMER_PROF, 0)
        _write(reply)


def _write(reply: Reply) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
