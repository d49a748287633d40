"""Rows of the outbox: notices are written with the move that makes them due, and sent later."""

import hashlib
import secrets
from typing import Any

from ironroad.server.wire import NoticeChoice

CHANNELS = ("webhook", "email")


def turn_notices(
    game: str, version: int, person: str, choice: NoticeChoice | None, due: float
) -> list[dict[str, Any]]:
    """Return the notices that it is a person's turn: one for each channel that the person chose."""
    if choice is None:
        return []
    chosen = [channel for channel in CHANNELS if getattr(choice, channel)]
    return [_row(game, version, person, channel, due) for channel in chosen]


def _row(game: str, version: int, person: str, channel: str, due: float) -> dict[str, Any]:
    name = f"{game} {version} {person} {channel}"
    return {
        "id": hashlib.blake2b(name.encode(), digest_size=16).hexdigest(),
        "game": game,
        "version": version,
        "person": person,
        "channel": channel,
        "due": due,
        "attempts": 0,
        "status": "waiting",
        "problem": None,
    }


def confirmation(person: str, now: float) -> dict[str, Any]:
    """Return the row of an e-mail that asks a person to confirm the address; it belongs to no game."""
    return _row("", secrets.randbits(31), person, "confirm", now)
