"""Metadata of Russian Railroads: seats, options, editions, rules version, credits."""

from typing import Final

from ironroad.core.title import FirstGame, Meta, Option, OrderForm

META: Final = Meta(
    id="russian-railroads",
    seats=(2, 3, 4),
    options=(
        Option("board", ("russian", "german", "american"), is_expansion=True),
        Option("coal", ("off", "on"), is_expansion=True),
        Option("new-material", ("off", "on"), is_expansion=True),
    ),
    editions=("standard", "spanish"),
    rules_version=2,
    bound=5_000,
    endings=("rr-end-rounds",),
    designers=("Helmut Ohley", "Leonhard Orgler"),
    publisher="Hans im Glück",
    year=2013,
    minutes=(60, 135),
    weight="heavy",
    first=FirstGame(3),
    orders=(OrderForm("pass", "pass"),),
)
