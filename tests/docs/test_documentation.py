"""The documentation is true: its Python runs, its links lead somewhere."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
# Links that a package index shows too lead into the project's own files.
OWN = (
    "https://github.com/ironroad-games/ironroad/blob/main/",
    "https://raw.githubusercontent.com/ironroad-games/ironroad/main/",
)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_in_the_documentation_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for code in CODE.findall(page.read_text("utf-8")):
        exec(compile(code, name_of(page), "exec"), {})
        printed = capsys.readouterr().out
        for promised in re.findall(r"print\(.*\)  # (.+)", code):
            assert promised in printed


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for found in LINK.findall(page.read_text("utf-8")):
        base = next((start for start in OWN if found.startswith(start)), "")
        link = f"{os.path.relpath(ROOT, page.parent)}/{found.removeprefix(base)}" if base else found
        if not link.startswith(("http://", "https://")):
            target, _, anchor = link.partition("#")
            file = page.parent / target if target else page
            assert file.exists(), f"{name_of(page)} links to {link}"
            if anchor:
                headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
                slugs = [
                    re.sub(r"[^\w -]", "", text.lower()).replace(" ", "-") for text in headings
                ]
                assert anchor in slugs, f"{name_of(page)} links to {link}"


def test_the_changelog_has_a_section_for_this_version() -> None:
    """Keep a Changelog: what is not released comes first, versions with their dates follow, each with a link."""
    import ironroad

    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", text, re.MULTILINE)
    versions = [version for version, _ in found]

    assert found[0] == ("Unreleased", "")
    assert ironroad.__version__ in versions
    assert all([date for _, date in found[1:]])
    assert set(versions) == set(re.findall(r"^\[(.+?)\]: https://", text, re.MULTILINE))
    kinds = set(re.findall(r"^### (.+)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_readme_names_every_title() -> None:
    import ironroad

    text = (ROOT / "README.md").read_text("utf-8")
    for title in ironroad.titles():
        assert f"docs/games/{title}.md" in text


def test_the_readme_shows_and_links_wherever_it_is_read() -> None:
    """A package index knows no files beside it."""
    for link in LINK.findall((ROOT / "README.md").read_text("utf-8")):
        assert link.startswith(OWN), link
