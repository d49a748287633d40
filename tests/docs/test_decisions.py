"""The decisions in docs/decisions have one format, numbers without gaps and an index."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent.parent / "docs" / "decisions"
PAGES = sorted([page for page in FOLDER.glob("*.md") if page.name != "README.md"])
NAME = re.compile(r"(\d{3})-[a-z0-9]+(-[a-z0-9]+)*\.md")
HEADINGS = ["Context", "Decision", "Consequences"]


def number_of(page: Path) -> int:
    return int(page.name[:3])


def title_of(page: Path) -> str:
    """Return the title of a decision without its number."""
    return page.read_text("utf-8").split("\n", 1)[0].partition(". ")[2]


def test_numbers_have_no_gaps() -> None:
    unnamed = [page.name for page in PAGES if not NAME.fullmatch(page.name)]
    assert not unnamed, f"call these NNN-some-words.md, with the next free number: {unnamed}"
    numbers = [number_of(page) for page in PAGES]
    wrong = [
        f"{page.name} -> {place:03}{page.name[3:]}"
        for place, page in enumerate(PAGES, 1)
        if number_of(page) != place
    ]
    assert numbers == list(range(1, len(PAGES) + 1)), (
        "numbers run from 001 without gaps and without doubles; rename with `git mv`, then change the "
        f"number in the page's first line, in docs/decisions/README.md and in links: {wrong}"
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_decision_has_the_format(page: Path) -> None:
    text = page.read_text("utf-8")
    first = text.split("\n", 1)[0]
    number = page.name[:3]
    assert re.fullmatch(rf"# {number}\. \S.*[^.]", first), (
        f"the first line of {page.name} is `# {number}. Title`, without a full stop, not {first!r}"
    )
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    assert parts[1::2] == HEADINGS, (
        f"{page.name} has the headings `## Context`, `## Decision` and `## Consequences`, in this "
        f"order and no others, not {parts[1::2]}"
    )
    empty = [name for name, body in zip(HEADINGS, parts[2::2], strict=True) if not body.strip()]
    assert not empty, f"{page.name} says nothing under {empty}"


def test_the_index_lists_every_decision() -> None:
    index = (FOLDER / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| \[.*\|$", index, re.MULTILINE)
    expected = [f"| [{page.name[:3]}]({page.name}) | {title_of(page)} |" for page in PAGES]
    assert rows == expected, "the table in docs/decisions/README.md has these rows:\n" + "\n".join(
        expected
    )


def test_links_name_the_number_of_their_decision() -> None:
    root = FOLDER.parent.parent
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "src").rglob("*.md")]
    wrong = [
        f"{page.relative_to(root)}: {number} links to {target}"
        for page in pages
        for number, target in re.findall(
            r"\[decision (\d+)\]\([^)]*decisions/(\d{3})-", page.read_text("utf-8")
        )
        if number != target
    ]
    assert not wrong
