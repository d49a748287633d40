"""Rule sets and tables of stored games, whatever their title."""

import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from ironroad.core.edition import Edition, Entry, parse_edition
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.face import rules_for, values_read
from ironroad.games import REGISTRY
from ironroad.server.refusals import Refusal
from ironroad.server.storage.rows import GameRow


def register_titles(titles: Iterable[str]) -> None:
    """Register titles of other distributions, each given as ``id=package``."""
    for item in titles:
        id, _, package = item.partition("=")
        REGISTRY.add(id, package)


def rule_set(title: str, seats: int, options: Mapping[str, str], edition: str) -> Ruleset:
    """Return the rule set of an edition that comes with the title."""
    # A name that the title does not ship leads to its first edition, never to a file of that name.
    shipped = edition if edition in REGISTRY.meta(title).editions else None
    return rules_for(title, seats, options, shipped)


def shipped_edition(title: str, name: str) -> Edition:
    """Return an edition that comes with a title; refuse an unknown name."""
    _check_shipped(title, name)
    return _shipped(title, name)


@lru_cache(maxsize=64)
def _shipped(title: str, name: str) -> Edition:
    # Anybody may ask for it, again and again: it is read once.
    texts = REGISTRY.title(title).edition_texts()
    return parse_edition(texts[name], name, title, texts)


def shipped_values(title: str, name: str, options: Mapping[str, str]) -> list[Entry]:
    """Return the entries that a game with these options reads of an edition that comes with the title."""
    _check_shipped(title, name)
    return values_read(title, options, name)


def _check_shipped(title: str, name: str) -> None:
    if name not in REGISTRY.meta(title).editions:
        raise Refusal(404, "server-unknown-edition", edition=name)


def rules_of(row: GameRow, own: Ruleset | None) -> Ruleset:
    """Return the rule set of a stored game; a game with an edition of its own is given it (``texts/reader``)."""
    if own is not None:
        return own
    assert row.edition_text is None, "the text of an edition is not read here"
    options: dict[str, str] = msgspec.json.decode(row.options)
    return rule_set(row.title, row.seats, options, row.edition)


def empty_table(row: GameRow, names: list[str], own: Ruleset | None) -> Table:
    """Return the table of a stored game before its first move, without dealing chance."""
    return Table(REGISTRY.title(row.title), rules_of(row, own), secrets.randbits(63), names, ())


def new_table(row: GameRow, names: list[str], own: Ruleset | None) -> Table:
    """Return the table of a game that begins, with chance dealt."""
    return Table(REGISTRY.title(row.title), rules_of(row, own), secrets.randbits(63), names)
