"""The metadata of the toy title."""

from typing import Final

from ironroad.core.title import Meta, Option


def meta_of(id: str) -> Meta:
    """Return the metadata under an id of choice: another toy title plays by the same rules."""
    return Meta(
        id=id,
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


META: Final = meta_of("cards")
