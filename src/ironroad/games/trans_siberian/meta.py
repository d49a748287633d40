"""The facts about Trans-Siberian Railroad that a lobby needs."""

from typing import Final

from ironroad.core.title import Meta, Option

META: Final = Meta(
    id="trans-siberian",
    seats=(3, 4, 5),
    options=(Option("start", ("random", "first")),),
    editions=("standard", "steps-of-four"),
    rules_version=1,
    bound=20_000,
    endings=("ts-end-dividends", "ts-end-stock", "ts-end-public"),
    designers=("Tom Russell",),
    publisher="Rio Grande Games",
    year=2020,
)
