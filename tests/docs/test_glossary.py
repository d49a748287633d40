"""The Spanish words of docs/glossary.md are those that people read."""

import re
from pathlib import Path

import pytest

import ironroad
from ironroad.locale import words_for
from ironroad.locale.words import file_texts

PAGE = Path(__file__).parent.parent.parent / "docs" / "glossary.md"
PARTS = re.split(r"^## (.+)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)
NO_WORD = "\N{EN DASH}"
ROW = re.compile(r"^\| (?!English|---)(.+?) \| (.+?) \|", re.MULTILINE)


def terms(part: str) -> list[str]:
    """Return the Spanish words of a part; those that people do not see have none."""
    return [word for _, cell in ROW.findall(part) if cell != NO_WORD for word in cell.split(", ")]


def test_general_terms_are_those_of_the_texts() -> None:
    text = "\n".join(file_texts("es").values()).lower()
    assert terms(PARTS[0])
    assert [term for term in terms(PARTS[0]) if term.lower() not in text] == []


@pytest.mark.parametrize(("name", "part"), list(zip(PARTS[1::2], PARTS[2::2], strict=True)))
def test_terms_of_a_title_are_those_of_its_texts(name: str, part: str) -> None:
    titles = {words_for("en").say(f"{title}-name"): title for title in ironroad.titles()}
    text = file_texts("es")[titles[name]].lower()
    assert terms(part)
    assert [term for term in terms(part) if term.lower() not in text] == []
