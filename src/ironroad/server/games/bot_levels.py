"""Which bots may sit at a table."""

from collections.abc import Iterable
from typing import Final

from ironroad.bots.kinds import KINDS, LEVELS
from ironroad.server.refusals import bad_request
from ironroad.server.settings import Settings

OFFERED: Final = ("random", "greedy", *LEVELS)
"""The bots for everybody; guests choose neither budgets nor commands."""


def bots_offered(settings: Settings) -> list[str]:
    """Return the bots that may sit at a table: by level, then the operator's programs."""
    return [*OFFERED, *programs_of(settings.bot_programs)]


def check_level(level: str, offered: Iterable[str]) -> None:
    """Refuse an unknown bot, and a parameter that the bot does not take."""
    choices = list(offered)
    if level in choices:
        return
    if level_name(level) not in OFFERED:
        raise bad_request("server-unknown-bot", level=level, choices=", ".join(choices))
    KINDS.make(level, 0).close()


def level_name(level: str) -> str:
    """Return the name of a level without its parameter: ``greedy`` of ``greedy:hand``."""
    return level.partition(":")[0]


def programs_of(settings: tuple[str, ...]) -> dict[str, str]:
    """Return the commands of the operator's programs by name, each given as ``name=command``."""
    pairs = [item.partition("=") for item in settings]
    return {name.strip(): command.strip() for name, _, command in pairs}
