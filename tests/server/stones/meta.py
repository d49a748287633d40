"""The facts about the toy title."""

from typing import Final

from ironroad.core.title import Meta, Option

META: Final = Meta(
    id="stones",
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
