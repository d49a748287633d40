"""The documentation site builds without a warning, and holds what it should."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

import ironroad
from tools.site import FILES, ROOT, contents, pages, tabled, turned


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    # The reference is made from the sources: compiled classes have no docstrings.
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tools.site", str(folder)]
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder


class Links(HTMLParser):
    """Collects what a page links to and shows, and the places in it that can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.targets.append(value)
            if name == "id" and value:
                self.ids.add(value)


@cache
def read(page: Path) -> Links:
    """Return what is on a page; some have a thousand links, so each is read once."""
    links = Links()
    links.feed(page.read_text("utf-8"))
    return links


def inner_links(site: Path) -> Iterator[tuple[Path, str, str]]:
    for page in sorted(site.rglob("*.html")):
        for target in read(page).targets:
            if not re.match(r"[a-z]+:|#$|//", target):
                path, _, anchor = target.partition("#")
                yield page, unquote(path.partition("?")[0]), anchor


def test_every_public_name_has_its_place(site: Path) -> None:
    ids = {id for page in (site / "api").glob("*.html") for id in read(page).ids}

    assert {f"ironroad.{name}" for name in ironroad.__all__} <= ids
    assert {"ironroad.Table.play", "ironroad.Table.view", "ironroad.Outcome.winners"} <= ids


def test_guides_rules_and_decisions_are_there(site: Path) -> None:
    for title in ironroad.titles():
        assert (site / "games" / f"{title}.html").is_file()
        assert "R1" in (site / "rules" / f"{title}.html").read_text("utf-8")
    assert (site / "decisions" / "001-frames.html").is_file()
    for guide in ("playing", "studying", "python", "deploying", "changelog", "security"):
        assert (site / f"{guide}.html").is_file()


def test_the_search_knows_the_pages(site: Path) -> None:
    assert 'role="search"' in (site / "index.html").read_text("utf-8")
    index = (site / "searchindex.js").read_text("utf-8")
    known = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))

    assert "api/tables" in known["docnames"]
    assert any(term.startswith("locomot") for term in known["terms"])


@cache
def found(folder: Path, path: str) -> Path | None:
    """Return the file to which a link leads from a folder, if it is there."""
    file = (folder / path).resolve()
    return file if file.exists() else None


def test_links_and_pictures_of_the_site_lead_somewhere(site: Path) -> None:
    shown = set()
    for page, path, anchor in inner_links(site):
        file = found(page.parent, path) if path else page
        assert file is not None, f"{page.relative_to(site)} links to {path}"
        shown.add(file.name)
        if anchor and file.suffix == ".html":
            known = read(file).ids
            assert anchor in known, f"{page.relative_to(site)} links to {path}#{anchor}"
    assert {"play.png", "terminal.svg", "client-phone.png"} <= shown


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<(script|img|link)\b[^>]*(src|href)=\"(https?:)?//", text), page


def test_links_are_turned() -> None:
    page, other = Path("docs/games/a.md"), Path("src/ironroad/games/a/README.md")
    places = {page: Path("games/a.md"), other: Path("rules/a.md"), Path("README.md"): Path("x.md")}

    def link(target: str) -> str:
        return turned(f"[x]({target})", page, places).removeprefix("[x](").removesuffix(")")

    assert link("../../src/ironroad/games/a/README.md#rules") == "../rules/a.md#rules"
    assert link("../images/p.png") == "../images/p.png"
    assert link("../../examples/bot.py") == f"{FILES}examples/bot.py"
    assert link(f"{FILES}README.md") == "../x.md"
    assert link("https://example.org/a.md") == "https://example.org/a.md"
    assert link("#here") == "#here"


def test_a_diagram_becomes_a_table() -> None:
    text = '```mermaid\nflowchart BT\n  a["a: one"]\n  b["b: two"] --> a\n  b -. wire .-> c\n```'

    assert tabled(text).splitlines()[2:] == ["| `a` | one | - |", "| `b` | two | `a`, `c` (wire) |"]


def test_every_page_is_in_the_contents() -> None:
    places = pages(ROOT)
    names = {place.with_suffix("").as_posix() for place in places.values()} - {"index"}
    told = contents(places, dict.fromkeys(names, "x"))

    for name in names:
        assert re.search(rf"^(x: the rules <)?{re.escape(name)}>?$", told, re.MULTILINE), name
