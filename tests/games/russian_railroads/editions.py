"""Editions that change a few values of the standard one."""

from pathlib import Path

import pytest

from ironroad.core.errors import InvalidEdition
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from tests.games.russian_railroads.positions import rules

HEAD = '[edition]\ntitle = "russian-railroads"\nname = "mine"\nextends = "standard"\n'
PRINTED = 'mark = "printed", source = "my board"'


def lines(section: str, *entries: str) -> str:
    """Return a section with these entries, each with mark and source."""
    return f"[{section}]\n" + "".join(f"{entry[:-1]}, {PRINTED} }}\n" for entry in entries)


def changed(tmp_path: Path, body: str) -> Path:
    """Write an edition that extends the standard one."""
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + body)
    return path


def reason_for(tmp_path: Path, body: str, options: dict[str, str]) -> str:
    """Return why an edition is refused."""
    with pytest.raises(InvalidEdition) as error:
        rules(4, changed(tmp_path, body), options)
    found = error.value.message.args["reason"]
    assert isinstance(found, Message)
    return found.id


def whole(tmp_path: Path, old: str, new_text: str) -> Path:
    """Return a copy of the standard edition with one text changed."""
    text = REGISTRY.title("russian-railroads").edition_texts()["standard"]
    assert old in text
    path = tmp_path / "whole.toml"
    path.write_text(text.replace(old, new_text))
    return path
