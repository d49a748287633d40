"""Builds the documentation site: ``python -m tools.site build/site``.

Pages lie where they are read: guides and decisions in ``docs``, rule lists in the titles' folders, others at the root.
They are laid out in one folder with their links turned, and Sphinx builds that. A warning of Sphinx is an error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = "https://github.com/ironroad-games/ironroad"
FILES = f"{PROJECT}/blob/main/"
RAW = "https://raw.githubusercontent.com/ironroad-games/ironroad/main/"
GAMES = Path("src/ironroad/games")
# The order of the guides on the site; one that is not listed comes last.
GUIDES = ("playing", "studying", "python", "research", "editions", "bots", "deploying")
API = ("index", "tables", "values", "errors", "words", "titles", "bots", "envs")
WORKSHOP = ("tour", "architecture", "adding-a-game", "notation", "server", "client", "performance")
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
DIAGRAM = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)
NODE = re.compile(r'(\w+)\["(.+?)"\]')
ARROW = re.compile(r'^\s*(\w+)(?:\["[^"]*"\])? (?:-->|-\. *"?(.*?)"? *\.->) (\w+)', re.MULTILINE)


def pages(root: Path) -> dict[Path, Path]:
    """Return where each page goes on the site, by its place in the tree."""
    found = {path: path.relative_to("docs") for path in _markdown(root, Path("docs"))}
    for path in sorted((root / GAMES).glob("*/README.md")):
        inside = path.relative_to(root)
        found[inside] = Path("rules") / f"{inside.parent.name.replace('_', '-')}.md"
    for path in sorted(root.glob("*.md")):
        place = "index.md" if path.name == "README.md" else f"{path.stem.lower()}.md"
        found[path.relative_to(root)] = Path(place)
    return {path: _index(place) for path, place in found.items()}


def _markdown(root: Path, folder: Path) -> list[Path]:
    return sorted(path.relative_to(root) for path in (root / folder).rglob("*.md"))


def _index(place: Path) -> Path:
    return place.with_name("index.md") if place.name == "README.md" else place


def turned(text: str, page: Path, places: dict[Path, Path]) -> str:
    """Return a page with its links turned to where things are on the site, or to the project's files."""

    def turn(link: str) -> str:
        for base in (FILES, RAW):
            if link.startswith(base):
                return lead(Path(link.removeprefix(base)), link)
        if re.match(r"[a-z]+:|#", link):
            return link
        return lead(Path(os.path.normpath(page.parent / link)), link)

    def lead(target: Path, link: str) -> str:
        path, hash, anchor = target.as_posix().partition("#")
        here = places[page].parent
        if Path(path) in places:
            return Path(os.path.relpath(places[Path(path)], here)).as_posix() + hash + anchor
        if Path(path).is_relative_to("docs/images"):
            return Path(os.path.relpath(Path(path).relative_to("docs"), here)).as_posix()
        return f"{FILES}{path}{hash}{anchor}"

    return LINK.sub(lambda found: turn(found[1]), text)


def tabled(text: str) -> str:
    """Return a page with its diagrams as tables: drawing them would need a program from elsewhere in every reader."""

    def table(found: re.Match[str]) -> str:
        arrows = ARROW.findall(found[1])
        rows = ["| Package | What it holds | Stands on |", "|---|---|---|"]
        for name, label in NODE.findall(found[1]):
            uses = [
                f"`{to}` ({note})" if note else f"`{to}`"
                for start, note, to in arrows
                if start == name
            ]
            rows.append(f"| `{name}` | {label.partition(': ')[2]} | {', '.join(uses) or '-'} |")
        return "\n".join(rows)

    return DIAGRAM.sub(table, text)


def contents(places: dict[Path, Path], headings: dict[str, str]) -> str:
    """Return the table of contents of the whole site; a rule list has the heading of its title's page."""
    names = {place.with_suffix("").as_posix() for place in places.values()} - {"index"}

    def inside(folder: str) -> list[str]:
        index = f"{folder}/index"
        return sorted(
            [name for name in names if name.startswith(f"{folder}/")],
            key=lambda name: (name != index, name),
        )

    titles = [name for game in inside("games") for name in (game, f"rules/{Path(game).name}")]
    parts = {
        "Guides": list(GUIDES),
        "Titles and their rules": titles,
        "Python": [f"api/{name}" for name in API],
        "Workshop": list(WORKSHOP),
        "Decisions": inside("decisions"),
    }
    listed = {name for part in parts.values() for name in part}
    parts["Project"] = sorted(names - listed)
    entries = {name: f"{headings[name]}: the rules <{name}>" for name in inside("rules")}
    return "\n".join(
        _toctree(caption, [entries.get(name, name) for name in part if name in names])
        for caption, part in parts.items()
    )


def _toctree(caption: str, entries: list[str]) -> str:
    lines = "\n".join(entries)
    return f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{lines}\n```\n"


def lay_out(root: Path, folder: Path) -> None:
    """Write all pages, pictures and settings into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    places = pages(root)
    texts = {page: (root / page).read_text("utf-8") for page in places}
    headings = {
        place.with_suffix("").as_posix(): texts[page].partition("\n")[0].lstrip("# ")
        for page, place in places.items()
    }
    for page, place in places.items():
        text = tabled(turned(texts[page], page, places))
        if place == Path("index.md"):
            text += contents(places, headings)
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")
    for name in ("images", "_static"):
        shutil.copytree(root / "docs" / name, folder / name)
    shutil.copy(root / "docs" / "conf.py", folder)


def build(target: Path) -> int:
    """Build the site; return what Sphinx returns."""
    source = target.with_name(f"{target.name}-source")
    lay_out(ROOT, source)
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": path}
    shutil.rmtree(target, ignore_errors=True)
    return subprocess.run([*command, str(source), str(target)], env=environment).returncode


if __name__ == "__main__":
    code = build(Path(sys.argv[1]).resolve())
    print("The site is not as it should be." if code else f"The site is {sys.argv[1]}/index.html.")
    sys.exit(code)
