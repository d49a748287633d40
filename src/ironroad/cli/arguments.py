"""Command-line arguments shared by several commands. Help texts are message ids until the program starts."""

import enum
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Meta
from ironroad.games import REGISTRY
from ironroad.lab.match import Setup


class Language(enum.StrEnum):
    """The supported languages."""

    EN = "en"
    ES = "es"


def title_ids(incomplete: str) -> list[str]:
    """Return the titles that a shell may complete to."""
    return [id for id in REGISTRY.ids() if id.startswith(incomplete)]


TitleId = Annotated[
    str, typer.Argument(metavar="TITLE", help="cli-help-title", autocompletion=title_ids)
]
SeatCount = Annotated[int | None, typer.Option("--seats", help="cli-help-seats")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option")
]
EditionFile = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="cli-help-edition")
]
Seed = Annotated[int | None, typer.Option("--seed", help="cli-help-seed")]
GameCount = Annotated[int, typer.Option("--games", min=1, help="cli-help-games")]
Jobs = Annotated[int, typer.Option("--jobs", min=0, help="cli-help-jobs")]
Backend = Annotated[str, typer.Option("--backend", help="lab-help-backend")]
ReportFile = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="lab-help-report")
]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Lang = Annotated[Language | None, typer.Option("--lang", help="cli-help-lang")]


def parse_options(items: Sequence[str] | None) -> dict[str, str]:
    """Parse options written as key=value."""
    options = {}
    for item in items or ():
        id, equals, value = item.partition("=")
        if not equals:
            raise InvalidSetup("cli-bad-option", option=item)
        options[id.strip()] = value.strip()
    return options


def default_seats(meta: Meta) -> int:
    """Return the default seat count of a title: the middle one of those it offers."""
    return meta.seats[len(meta.seats) // 2]


def chosen_setup(
    title: str,
    seats: int | None,
    option: Sequence[str] | None,
    edition: str | None = None,
    opening: int = 0,
) -> Setup:
    """Return the setup that the arguments describe; raise ``InvalidSetup`` if the title does not offer it."""
    meta = REGISTRY.meta(title)
    check_edition(edition, meta)
    count = default_seats(meta) if seats is None else seats
    setup = Setup(title, count, parse_options(option), edition, opening)
    setup.rules()
    return setup


def chosen_seed(seed: int | None) -> int:
    """Return the given seed, or a random one that is short enough to type."""
    return secrets.randbits(32) if seed is None else seed


def read_text(path: Path) -> str:
    """Return the text of a file; a read error becomes a one-sentence message."""
    if not path.exists():
        raise InvalidSetup("cli-no-file", file=str(path))
    if path.is_dir():
        raise InvalidSetup("cli-folder", file=str(path))
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidSetup("error-unreadable", file=str(path), reason=str(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text file, creating its folders."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Write a binary file, creating its folders."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidSetup("cli-not-written", file=str(path), reason=reason) from None


def check_edition(edition: str | None, meta: Meta) -> None:
    """Raise an error if an edition is neither one of the title's nor a file."""
    if edition is not None and edition not in meta.editions and not Path(edition).exists():
        raise InvalidSetup("cli-no-edition", edition=edition, choices=", ".join(meta.editions))
