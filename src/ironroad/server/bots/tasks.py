"""What the server and its bot processes tell each other: one JSON object a line."""

import secrets
from typing import Any, Final

import msgspec

from ironroad.core.codec import encode_state
from ironroad.core.dealer import Dealer
from ironroad.server.games.game import Game


class BotTask(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a bot is to make."""

    game: str
    title: str
    seats: int
    options: dict[str, str]
    edition: str
    edition_text: str | None
    state: dict[str, Any]
    seat: int
    level: str
    seconds: float


class BotReply(msgspec.Struct, frozen=True):
    """The action that a bot chose, or why it chose none."""

    action: str | None
    problem: str = ""


READY: Final = BotReply(None, "ready")
"""The first line of a process: from here on the time of its bots counts."""


def task_of(game: Game, seat: int, level: str, seconds: float) -> BotTask:
    """Return the task of a bot: the rules, and a state that looks to its seat as the true one does."""
    table = game.table
    assert table is not None
    dealer = Dealer(secrets.randbits(63))
    state = table.title.determinize(table.state, seat, dealer)
    return BotTask(
        game=game.id,
        title=game.row.title,
        seats=game.row.seats,
        options=table.rules.options,
        edition=game.row.edition,
        edition_text=game.row.edition_text,
        state=encode_state(state),
        seat=seat,
        level=level,
        seconds=seconds,
    )
