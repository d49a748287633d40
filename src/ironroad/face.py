"""The Python API: creates and loads tables of any title."""

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from ironroad.core.bounds import EDITION_BYTES, RECORD_BYTES, size_excess
from ironroad.core.edition import Edition, Entry, parse_edition, title_of
from ironroad.core.errors import InvalidEdition
from ironroad.core.placing import setup_of
from ironroad.core.record import invalid, parse_record
from ironroad.core.table import Table
from ironroad.core.title import Ruleset
from ironroad.games import REGISTRY

if TYPE_CHECKING:
    from ironroad.study.analysis import Analysis

OWN_EDITION = "own.toml"
"""The file name used in errors about an edition given as text."""


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
    """Return a table with a new game; without a seed, one is drawn from the operating system.

    ``edition`` is the name of a shipped edition or the path of a TOML file.
    """
    rules = rules_for(title, seats, options or {}, edition)
    return Table(REGISTRY.title(title), rules, _seed(seed), names)


def load(
    text: str,
    seed: int | None = None,
    edition: str | Path | None = None,
    edition_text: str | None = None,
) -> Table:
    """Return the table that a record describes; raise ``InvalidRecord`` if it does not replay.

    For an edition that is not shipped with the title, pass the path of its TOML file or its text.
    """
    excess = size_excess(text, RECORD_BYTES)
    if excess is not None:
        raise invalid(1, excess.id, limit=excess.limit)
    record = parse_record(text)
    meta = REGISTRY.meta(record.title)
    if record.rules > meta.rules_version:
        raise invalid(1, "record-other-rules", rules=record.rules, known=meta.rules_version)
    if len(record.moves) > meta.bound:
        # No game is that long: refuse it without playing, however long the text is.
        line, move = record.line_of(meta.bound), record.moves[meta.bound]
        raise invalid(line, "record-after-the-end", action=move)
    chosen = edition or (record.edition if record.edition in meta.editions else None)
    rules = rules_for(record.title, record.seats, record.options, chosen, edition_text)
    if rules.edition.digest != record.digest:
        raise invalid(1, "record-other-edition", edition=record.edition, digest=record.digest)
    table = Table(REGISTRY.title(record.title), rules, _seed(seed), record.names, record.moves)
    table.replay(record)
    return table


def analyse(
    table: Table,
    seconds: float = 1.0,
    iterations: int | None = None,
    seed: int = 1,
    most: int | None = None,
) -> "Analysis":
    """Return what the search thinks of the position of a table: chances of all players, the best options, lines of play.

    It thinks for some seconds, or for as many iterations as are given, by what the seat that decides may know; ``most``
    bounds the options. The table does not change. For equal iterations and seeds the result is the same.
    """
    # Search is needed by those who ask for it alone: the import of the package stays light.
    from ironroad.study.analysis import analyse as think

    return think(table, seconds, iterations, seed, most)


def rules_for(
    title: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
    edition_text: str | None = None,
) -> Ruleset:
    """Return the rule set of a title; the text of an edition takes precedence over its name."""
    meta = REGISTRY.meta(title)
    chosen = meta.check_setup(seats, options or {})
    if edition_text is not None:
        return _own(title, edition_text, seats, tuple(chosen.items()))
    if edition is None or str(edition) in meta.editions:
        name = meta.editions[0] if edition is None else str(edition)
        return REGISTRY.title(title).shipped_rules(name, seats, chosen)
    return REGISTRY.title(title).rules(read_edition(title, Path(edition)), seats, chosen)


def values_read(
    title: str, options: Mapping[str, str] | None = None, edition: str | Path | None = None
) -> list[Entry]:
    """Return the entries of an edition that games with these options read, at any seat count."""
    meta = REGISTRY.meta(title)
    chosen = {option.id: option.values[0] for option in meta.options} | dict(options or {})
    counts = [seats for seats, setup in meta.setups() if setup == chosen]
    found: dict[tuple[str, str], Entry] = {}
    # Options that no seat count allows are refused with the reason.
    for seats in counts or meta.seats[:1]:
        checked = meta.check_setup(seats, chosen)
        read = _edition(title, edition)
        # Not kept, as those of games are: whoever asks for all options in turn fills no memory.
        REGISTRY.title(title).rules(read, seats, checked)
        for entry in read.entries_read():
            found[entry.section, entry.key] = entry
    return list(found.values())


def _edition(title: str, edition: str | Path | None) -> Edition:
    meta, texts = REGISTRY.meta(title), REGISTRY.title(title).edition_texts()
    name = meta.editions[0] if edition is None else str(edition)
    return (
        parse_edition(texts[name], name, title, texts)
        if name in meta.editions
        else read_edition(title, Path(name))
    )


def placed(path: Path, seed: int | None = None) -> Table:
    """Return a table with the position set up by hand in an edition's file, which names title, seats and options."""
    id = title_of(_text_of(path), str(path))
    title = REGISTRY.title(id)
    edition = read_edition(id, path)
    if not edition.position:
        raise InvalidEdition("error-no-position", file=str(path))
    seats, options = setup_of(edition, title.meta.check_setup)
    return Table(title, title.rules(edition, seats, options), _seed(seed))


def read_edition(title: str, path: Path) -> Edition:
    """Return the edition in a file; raise ``InvalidEdition`` with line and reason."""
    return parse_edition(_text_of(path), str(path), title, REGISTRY.title(title).edition_texts())


def _text_of(path: Path) -> str:
    try:
        # Not a byte more is read than is needed to see that a file is too long.
        with path.open("rb") as file:
            data = file.read(EDITION_BYTES + 1)
        return data.decode() if len(data) <= EDITION_BYTES else data.decode(errors="replace")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidEdition("error-unreadable", file=str(path), reason=str(error)) from None


def parse_own_edition(title: str, text: str) -> Edition:
    """Return the edition in a text; raise ``InvalidEdition`` with line and reason."""
    return parse_edition(text, OWN_EDITION, title, REGISTRY.title(title).edition_texts())


def check_every_setup(title: str, edition: Edition) -> None:
    """Raise ``InvalidEdition`` unless the rules of the title accept an edition for every seat count and all options.

    A position set up by hand is for one of them.
    """
    printed = edition.without_position()
    for seats, options in REGISTRY.meta(title).setups():
        REGISTRY.title(title).rules(printed, seats, options)
    if edition.position:
        seats, options = setup_of(edition, REGISTRY.meta(title).check_setup)
        REGISTRY.title(title).rules(edition, seats, options)


@lru_cache(maxsize=64)
def _own(title: str, text: str, seats: int, options: tuple[tuple[str, str], ...]) -> Ruleset:
    return REGISTRY.title(title).rules(parse_own_edition(title, text), seats, dict(options))


def _seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else seed
