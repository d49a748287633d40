"""The pages of the titles list exactly the values that their editions mark as reconstructed."""

import re
from pathlib import Path

import pytest

from ironroad.core.edition import Edition, parse_edition
from ironroad.games import REGISTRY
from tools import uncertain
from tools.uncertain import PAGES, editions_of, rewritten

every_title = pytest.mark.parametrize("title", REGISTRY.ids())
ROW = re.compile(r"^\| .+, `([\w-]+)` \| (\d+) \| (.+) \| (.+) \|$", re.MULTILINE)


def page(title: str) -> str:
    return (PAGES / f"{title}.md").read_text("utf-8")


@every_title
def test_the_page_agrees_with_the_editions(title: str) -> None:
    """If it does not: make docs-tables."""
    assert page(title) == rewritten(page(title), editions_of(title))


@every_title
def test_every_reconstructed_value_is_there_with_a_reason(title: str) -> None:
    listed = [
        (section, key)
        for section, _, keys, reason in ROW.findall(page(title))
        for key in re.findall(r"`([\w-]+)`", keys)
        if reason and reason != uncertain.SAME
    ]
    marked = [
        (entry.section, entry.key)
        for edition in editions_of(title)
        for section in edition.sections
        for entry in edition.entries(section)
        if entry.mark == "reconstructed" and entry.file == edition.file
    ]

    assert sorted(listed) == sorted(marked)
    assert sum(int(number) for _, number, _, _ in ROW.findall(page(title))) == len(marked)


def changed(title: str, old: str, new: str) -> list[Edition]:
    """Return the editions of a title, one text of the first of them changed."""
    texts = REGISTRY.title(title).edition_texts()
    name = next(iter(texts))
    assert texts[name].count(old) == 1
    texts[name] = texts[name].replace(old, new)
    return [parse_edition(text, name, title, texts) for name, text in texts.items()]


def test_a_changed_mark_or_reason_makes_the_page_wrong() -> None:
    old = 'mark = "reconstructed", source = "starts at 0'
    raised = changed("trans-siberian", old, old.replace("reconstructed", "printed"))
    other = changed("trans-siberian", old, old.replace("starts at 0", "begins at 0"))
    before = page("trans-siberian")

    assert "| 1 | `dividends` |" in before
    assert "| 1 | `dividends` |" not in rewritten(before, raised)
    assert "begins at 0" in rewritten(before, other)
    assert rewritten(rewritten(before, raised), editions_of("trans-siberian")) == before


def test_the_tool_writes_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncertain, "PAGES", tmp_path)
    for title in REGISTRY.ids():
        bare = f"Before\n{uncertain.BEGIN}\nold\n{uncertain.END}\nAfter\n"
        (tmp_path / f"{title}.md").write_text(bare, "utf-8")

    uncertain.main()

    for title in REGISTRY.ids():
        text = (tmp_path / f"{title}.md").read_text("utf-8")
        start, end = [page(title).index(mark) for mark in (uncertain.BEGIN, uncertain.END)]
        assert text == f"Before\n{page(title)[start:end]}{uncertain.END}\nAfter\n"
