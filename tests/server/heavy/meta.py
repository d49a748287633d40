"""The facts about the heavy title."""

from typing import Final

from ironroad.core.title import Meta, Option

META: Final = Meta(
    id="heavy",
    seats=(2, 3),
    options=(Option("rounds", ("three", "nine")),),
    editions=("standard",),
    rules_version=1,
    bound=200,
    endings=("cards-end",),
    designers=("Nobody",),
    publisher="Nobody",
    year=2026,
)
