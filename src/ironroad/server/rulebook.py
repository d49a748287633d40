"""Rule sets for the games of the database, whatever their title."""

import secrets
from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from ironroad.core.edition import Edition, Entry, parse_edition
from ironroad.core.record import invalid, parse_record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.face import rules_for, values_read
from ironroad.games import REGISTRY
from ironroad.server.problems import Refusal
from ironroad.server.rows import GameRow

OWN_EDITION = "own.toml"
"""The name under which errors speak of an edition that was sent along."""


def register_titles(titles: Iterable[str]) -> None:
    """Add titles of other distributions, each given as ``id=package``."""
    for item in titles:
        id, _, package = item.partition("=")
        REGISTRY.add(id, package)


def rule_set(
    title: str, seats: int, options: Mapping[str, str], edition: str, text: str | None
) -> Ruleset:
    """Return a rule set: of an edition that comes with the title, or of a text that was sent along."""
    chosen = REGISTRY.meta(title).check_setup(seats, options)
    if text is None:
        return rules_for(title, seats, chosen, _shipped_name(title, edition))
    return _own_rules(title, seats, tuple(sorted(chosen.items())), text)


def _shipped_name(title: str, edition: str) -> str | None:
    # A name that the title no longer ships leads to its first edition, never to a file of that name.
    return edition if edition in REGISTRY.meta(title).editions else None


@lru_cache(maxsize=64)
def _own_rules(title: str, seats: int, options: tuple[tuple[str, str], ...], text: str) -> Ruleset:
    return REGISTRY.title(title).rules(own_edition(title, text), seats, dict(options))


def own_edition(title: str, text: str) -> Edition:
    """Return the edition in a text; raise ``InvalidEdition`` with line and reason."""
    return parse_edition(text, OWN_EDITION, title, REGISTRY.title(title).edition_texts())


def shipped_edition(title: str, name: str) -> Edition:
    """Return an edition that comes with a title; an unknown name is refused."""
    _check_shipped(title, name)
    texts = REGISTRY.title(title).edition_texts()
    return parse_edition(texts[name], name, title, texts)


def shipped_values(title: str, name: str, options: Mapping[str, str]) -> list[Entry]:
    """Return what a game with these options reads of an edition that comes with the title."""
    _check_shipped(title, name)
    return values_read(title, options, name)


def _check_shipped(title: str, name: str) -> None:
    if name not in REGISTRY.meta(title).editions:
        raise Refusal(404, "server-unknown-edition", edition=name)


def rules_of(row: GameRow) -> Ruleset:
    """Return the rule set of a stored game."""
    options: dict[str, str] = msgspec.json.decode(row.options)
    return rule_set(row.title, row.seats, options, row.edition, row.edition_text)


def empty_table(row: GameRow, names: list[str]) -> Table:
    """Return the table of a stored game before its first move; chance is not dealt."""
    return Table(REGISTRY.title(row.title), rules_of(row), secrets.randbits(63), names, ())


def new_table(row: GameRow, names: list[str]) -> Table:
    """Return the table of a game that begins; what comes by chance is dealt."""
    return Table(REGISTRY.title(row.title), rules_of(row), secrets.randbits(63), names)


def read_record(text: str, edition_text: str | None) -> Table:
    """Return the table whose record this is; raise ``InvalidRecord`` if it does not replay."""
    record = parse_record(text)
    meta = REGISTRY.meta(record.title)
    if record.rules > meta.rules_version:
        raise invalid(1, "record-other-rules", rules=record.rules, known=meta.rules_version)
    if len(record.moves) > meta.bound:
        raise invalid(1, "record-after-the-end", action=record.moves[-1])
    rules = rule_set(record.title, record.seats, record.options, record.edition, edition_text)
    if rules.edition.digest != record.digest:
        raise invalid(1, "record-other-edition", edition=record.edition, digest=record.digest)
    title = REGISTRY.title(record.title)
    table = Table(title, rules, secrets.randbits(63), record.names, record.moves)
    table.replay(record)
    return table
