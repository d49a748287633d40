"""The metadata of Trans-Siberian Railroad, as a lobby needs it."""

from typing import Final

from ironroad.core.title import FirstGame, Meta, Option, OrderForm

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
    minutes=(35, 45),
    weight="medium",
    first=FirstGame(3),
    orders=(
        OrderForm("auction", "bid", True, "drop", ("ts-event-won", "ts-event-unsold")),
        OrderForm("pass", "pass"),
    ),
)
