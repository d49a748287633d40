"""Writes which printed values are reconstructed into the page of each title in docs/games, by table and with the reason.

    python -m tools.uncertain         rewrite the pages; a test fails where one does not agree with the editions

The list stands between two comments of the page. It is made of the marks and sources of the editions alone.
"""

from pathlib import Path
from typing import Final

from ironroad.core.edition import Edition, Entry, parse_edition
from ironroad.games import REGISTRY
from ironroad.locale import Words

PAGES: Final = Path(__file__).parent.parent / "docs" / "games"
BEGIN: Final = "<!-- Written by `make docs-tables`. -->"
END: Final = "<!-- The end of what `make docs-tables` writes. -->"
SAME: Final = "as above"
"""As a source: that of the entry before."""


def editions_of(title: str) -> list[Edition]:
    """Return the editions that come with a title."""
    texts = REGISTRY.title(title).edition_texts()
    return [parse_edition(text, name, title, texts) for name, text in texts.items()]


def reasons(entries: list[Entry]) -> dict[str, list[str]]:
    """Return the ids of reconstructed entries of one section, by the reason that the edition gives."""
    found: dict[str, list[str]] = {}
    reason = ""
    for entry in entries:
        reason = reason if entry.source == SAME else entry.source
        if entry.mark == "reconstructed":
            found.setdefault(reason, []).append(entry.key)
    return found


def list_of(edition: Edition) -> list[str]:
    """Return the lines that tell what is reconstructed in the entries of an edition's own file."""
    words = Words("en")
    rows = []
    every = 0
    count = 0
    for section in edition.sections:
        own = [entry for entry in edition.entries(section) if entry.file == edition.file]
        every += len(own)
        for reason, keys in reasons(own).items():
            count += len(keys)
            table = words.say(f"{edition.title}-table-{section}")
            ids = ", ".join(f"`{key}`" for key in keys)
            rows.append(f"| {table}, `{section}` | {len(keys)} | {ids} | {reason} |")
    head = ["| Table | Number | Values | Why |", "|---|---|---|---|"]
    told = f"The file of the edition `{edition.name}`: {count} of {every} reconstructed."
    return [told, "", *head, *rows, ""] if rows else [told, ""]


def rewritten(page: str, editions: list[Edition]) -> str:
    """Return a page with the list of reconstructed values as the editions have it."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = [line for edition in editions for line in list_of(edition)]
    return "\n".join([f"{before}{BEGIN}", "", *lines, f"{END}{after}"])


def main() -> None:
    """Rewrite the page of each title."""
    for title in REGISTRY.ids():
        path = PAGES / f"{title}.md"
        path.write_text(rewritten(path.read_text("utf-8"), editions_of(title)), "utf-8")


if __name__ == "__main__":
    main()
