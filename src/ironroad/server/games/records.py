"""The record of a game as the asker may have it."""

import msgspec

from ironroad.core.record import Record, format_record
from ironroad.server.games.game import Game, moves_of
from ironroad.server.refusals import conflict
from ironroad.server.storage.rows import Entry
from ironroad.server.storage.store import Store


async def record_text(store: Store, game: Game, viewer: int | None) -> str:
    """Return the record of a game; before the end without the moves that the viewer may not know."""
    if game.table is None:
        raise conflict("server-not-running")
    if game.outdated is not None and game.row.status != "running":
        return _stored_record(game, await store.entries(game.id, 0))
    return game.table.seen_record(viewer)


def _stored_record(game: Game, entries: list[Entry]) -> str:
    """Return the record of a finished game that does not replay under the present rules, as it was played."""
    row = game.row
    options: dict[str, str] = msgspec.json.decode(row.options)
    result = msgspec.json.decode(row.result)["totals"] if row.result else ()
    return format_record(
        Record(
            row.title,
            row.rules,
            row.edition,
            row.digest,
            row.seats,
            options,
            [entry.text for entry in moves_of(entries)],
            game.names,
            result,
        )
    )
