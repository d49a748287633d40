"""The metadata of Mini Express, as a lobby needs it."""

from collections.abc import Mapping
from typing import Final

from ironroad.core.message import Message
from ironroad.core.title import FirstGame, Meta, Option

MAP_OF: Final = {"golden-spike": "usa", "harbor": "europe"}
"""The map that each variant belongs to."""


def has_bot(seats: int, options: Mapping[str, str]) -> bool:
    """Whether the Bot plays: always with one person, with two unless they play the expert game."""
    return seats == 1 or (seats == 2 and options["mode"] == "standard")


def refuse(seats: int, options: Mapping[str, str]) -> Message | None:
    """Return why options do not go together, or ``None`` if they do."""
    variant = options["variant"]
    if variant in MAP_OF and MAP_OF[variant] != options["map"]:
        return Message(f"me-refuse-{variant}")
    if options["mode"] == "expert" and seats != 2:
        return Message("me-refuse-expert")
    if options["level"] != "easy" and not has_bot(seats, options):
        return Message("me-refuse-level")
    return None


META: Final = Meta(
    id="mini-express",
    seats=(1, 2, 3, 4, 5),
    options=(
        Option("map", ("usa", "europe"), is_expansion=True),
        Option("variant", ("none", "golden-spike", "harbor"), is_expansion=True),
        Option("mode", ("standard", "expert")),
        Option("level", ("easy", "normal", "hard", "expert", "nightmare")),
        Option("capacity", ("standard", "first-game")),
    ),
    editions=("standard", "rising-chart"),
    rules_version=1,
    bound=5_000,
    endings=("me-end-depleted", "me-end-stuck"),
    designers=("Mark Gerrits",),
    publisher="Moaideas Game Design",
    year=2020,
    refuse=refuse,
    minutes=(15, 40),
    weight="light",
    first=FirstGame(3, {"capacity": "first-game"}),
)
