"""Arguments that several commands share. Help texts are message ids until the program starts."""

import enum
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ironroad.core.errors import InvalidSetup
from ironroad.core.title import Meta
from ironroad.games import REGISTRY


class Language(enum.StrEnum):
    """The languages there are words for."""

    EN = "en"
    ES = "es"


TitleId = Annotated[str, typer.Argument(metavar="TITLE", help="cli-help-title")]
SeatCount = Annotated[int | None, typer.Option("--seats", help="cli-help-seats")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option")
]
EditionFile = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="cli-help-edition")
]
Seed = Annotated[int | None, typer.Option("--seed", help="cli-help-seed")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Lang = Annotated[Language | None, typer.Option("--lang", help="cli-help-lang")]


def parse_options(items: Sequence[str] | None) -> dict[str, str]:
    """Return options written as key=value."""
    options = {}
    for item in items or ():
        id, equals, value = item.partition("=")
        if not equals:
            raise InvalidSetup("cli-bad-option", option=item)
        options[id.strip()] = value.strip()
    return options


def usual_seats(meta: Meta) -> int:
    """Return the seat count in the middle of those a title offers."""
    return meta.seats[len(meta.seats) // 2]


def seats_or_usual(title: str, seats: int | None) -> int:
    """Return the wished seat count, or the usual one of the title."""
    return usual_seats(REGISTRY.meta(title)) if seats is None else seats


def read_text(path: Path) -> str:
    """Return the text of a file; what cannot be read is said in one sentence."""
    if not path.exists():
        raise InvalidSetup("cli-no-file", file=str(path))
    if path.is_dir():
        raise InvalidSetup("cli-folder", file=str(path))
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidSetup("error-unreadable", file=str(path), reason=str(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file of words, with the folders it lies in."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, with the folders it lies in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidSetup("cli-not-written", file=str(path), reason=reason) from None


def check_edition(edition: str | None, meta: Meta) -> None:
    """Refuse an edition that is neither one of the title's nor a file."""
    if edition is not None and edition not in meta.editions and not Path(edition).exists():
        raise InvalidSetup("cli-no-edition", edition=edition, choices=", ".join(meta.editions))
