"""The facts about Russian Railroads that a lobby needs."""

from typing import Final

from ironroad.core.title import Meta, Option

META: Final = Meta(
    id="russian-railroads",
    seats=(2, 3, 4),
    options=(
        Option("board", ("russian", "german", "american")),
        Option("coal", ("off", "on")),
        Option("new-material", ("off", "on")),
    ),
    editions=("standard", "spanish"),
    rules_version=2,
    bound=5_000,
    endings=("rr-end-rounds",),
    designers=("Helmut Ohley", "Leonhard Orgler"),
    publisher="Hans im Glück",
    year=2013,
)
