"""Notices that it is somebody's turn: written with the move that made it so, sent later."""

import hashlib
from collections.abc import Sequence
from typing import Any

from ironroad.server.game import Game

CHANNELS = ("webhook", "email")


def notices_for(
    game: Game, before: str | None, actor: str | None, due: float
) -> Sequence[dict[str, Any]]:
    """Return the rows for the outbox after a change: one per channel that the person on turn chose."""
    person = game.waiting_person(game.row.turn)
    if person is None or person in (before, actor):
        return ()
    choice = game.choices.get(person)
    if choice is None:
        return ()
    chosen = [c for c in CHANNELS if getattr(choice, c)]
    return [_row(game, person, channel, due) for channel in chosen]


def _row(game: Game, person: str, channel: str, due: float) -> dict[str, Any]:
    name = f"{game.id} {game.version} {person} {channel}"
    return {
        "id": hashlib.blake2b(name.encode(), digest_size=16).hexdigest(),
        "game": game.id,
        "version": game.version,
        "person": person,
        "channel": channel,
        "due": due,
        "attempts": 0,
        "status": "waiting",
        "problem": None,
    }
