"""The documentation is true: its Python runs, its links lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
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
    for link in LINK.findall(page.read_text("utf-8")):
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


def test_the_readme_names_every_title() -> None:
    import ironroad

    text = (ROOT / "README.md").read_text("utf-8")
    for title in ironroad.titles():
        assert f"docs/games/{title}.md" in text
