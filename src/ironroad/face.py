"""The Python face: new and loaded tables of any title."""

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from ironroad.core.edition import Edition, Entry, parse_edition
from ironroad.core.errors import InvalidEdition
from ironroad.core.record import invalid, parse_record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY

OWN_EDITION = "own.toml"
"""The file name in errors about an edition that is given as text."""


def titles() -> list[str]:
    """Return the ids of all titles."""
    return REGISTRY.ids()


def new(
    title: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
    names: Sequence[str] = (),
) -> Table:
    """Return a table with a new game; without a seed, chance is drawn from the system.

    ``edition`` is the name of one that comes with the title, or the path of a TOML file.
    """
    rules = rules_for(title, seats, options or {}, edition)
    return Table(REGISTRY.title(title), rules, _seed(seed), names)


def load(
    text: str,
    seed: int | None = None,
    edition: str | Path | None = None,
    edition_text: str | None = None,
) -> Table:
    """Return the table whose record this is; raise ``InvalidRecord`` if it does not replay.

    A record of an edition that does not come with the title needs the path of its TOML file, or the text of it.
    """
    record = parse_record(text)
    meta = REGISTRY.meta(record.title)
    if record.rules > meta.rules_version:
        raise invalid(1, "record-other-rules", rules=record.rules, known=meta.rules_version)
    if len(record.moves) > meta.bound:
        # No game is that long: nothing of it is played, however long the text is.
        line, move = record.line_of(meta.bound), record.moves[meta.bound]
        raise invalid(line, "record-after-the-end", action=move)
    chosen = edition or (record.edition if record.edition in meta.editions else None)
    rules = rules_for(record.title, record.seats, record.options, chosen, edition_text)
    if rules.edition.digest != record.digest:
        raise invalid(1, "record-other-edition", edition=record.edition, digest=record.digest)
    table = Table(REGISTRY.title(record.title), rules, _seed(seed), record.names, record.moves)
    table.replay(record)
    return table


def rules_for(
    title: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
    edition_text: str | None = None,
) -> Ruleset:
    """Return the rule set of a title, checked and ready; the text of an edition goes before its name."""
    meta = REGISTRY.meta(title)
    chosen = meta.check_setup(seats, options or {})
    if edition_text is not None:
        return _own(title, edition_text, seats, tuple(chosen.items()))
    if edition is None or str(edition) in meta.editions:
        name = meta.editions[0] if edition is None else str(edition)
        return _shipped(title, name, seats, tuple(chosen.items()))
    return REGISTRY.title(title).rules(read_edition(title, Path(edition)), seats, chosen)


def values_read(
    title: str, options: Mapping[str, str] | None = None, edition: str | Path | None = None
) -> list[Entry]:
    """Return the entries of an edition that a game with these options reads, at one seat count or another."""
    meta = REGISTRY.meta(title)
    chosen = {option.id: option.values[0] for option in meta.options} | dict(options or {})
    counts = [seats for seats, setup in meta.setups() if setup == chosen]
    found: dict[tuple[str, str], Entry] = {}
    # What goes with no seat count is refused with the reason.
    for seats in counts or meta.seats[:1]:
        for entry in rules_for(title, seats, chosen, edition).edition.entries_read():
            found[entry.section, entry.key] = entry
    return list(found.values())


def read_edition(title: str, path: Path) -> Edition:
    """Return the edition in a file; raise ``InvalidEdition`` with line and reason."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidEdition("error-unreadable", file=str(path), reason=str(error)) from None
    return parse_edition(text, str(path), title, REGISTRY.title(title).edition_texts())


def parse_own_edition(title: str, text: str) -> Edition:
    """Return the edition in a text; raise ``InvalidEdition`` with line and reason."""
    return parse_edition(text, OWN_EDITION, title, REGISTRY.title(title).edition_texts())


@lru_cache(maxsize=64)
def _own(title: str, text: str, seats: int, options: tuple[tuple[str, str], ...]) -> Ruleset:
    return REGISTRY.title(title).rules(parse_own_edition(title, text), seats, dict(options))


@lru_cache(maxsize=64)
def _shipped(title: str, name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Ruleset:
    texts = REGISTRY.title(title).edition_texts()
    edition = parse_edition(texts[name], name, title, texts)
    return REGISTRY.title(title).rules(edition, seats, dict(options))


def _seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else seed
