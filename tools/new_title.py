"""Begins a new title as a copy of the smallest one, under an id of its own: its folder, its tests and its page.

    python -m tools.new_title ID --prefix XX --name NAME

The copy is a title at once, because titles are found by their folders. It plays the rules of the one it was copied from
until you write others; docs/adding-a-game.md says in which order.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.check_titles import GAMES, ROOT, id_of, name_of, prefix_of, title_folders

TEXTS = {".py", ".md", ".toml", ".ftl", ".txt", ".json"}
PLACES = (GAMES, Path("tests/games"))
PAGES = Path("docs/games")


class Names:
    """What a title is called: id, prefix of its messages, and name in words."""

    def __init__(self, id: str, prefix: str, name: str) -> None:
        self.id = id
        self.prefix = prefix
        self.name = name
        self.folder = id.replace("-", "_")
        self.camel = "".join(part.capitalize() for part in id.split("-"))


def names_of(root: Path, folder: Path) -> Names:
    """Return what the title in a folder is called."""
    return Names(id_of(folder), prefix_of(root, folder), name_of(root, folder))


def smallest(root: Path) -> Path:
    """Return the folder of the title with the fewest lines of code."""

    def lines(folder: Path) -> int:
        files = (root / folder).rglob("*.py")
        return sum(len(path.read_text("utf-8").splitlines()) for path in files)

    return min(title_folders(root), key=lines)


def renamed(text: str, old: Names, new: Names) -> str:
    """Return a text about one title as a text about another."""
    text = text.replace(old.name, new.name)
    text = text.replace(old.folder, new.folder).replace(old.id, new.id)
    text = text.replace(old.camel, new.camel)
    text = re.sub(rf"\b{old.prefix}-(?=[a-z])", f"{new.prefix}-", text)
    return re.sub(rf"\b{old.prefix.upper()}-(?=\d)", f"{new.prefix.upper()}-", text)


def copied(root: Path, old: Names, new: Names) -> list[Path]:
    """Copy everything of a title under the new names; return the files that were written, relative to the root."""
    files = [
        path.relative_to(root)
        for place in PLACES
        for path in sorted((root / place / old.folder).rglob("*"))
        if path.suffix in TEXTS and path.is_file()
    ]
    written = []
    for path in [*files, PAGES / f"{old.id}.md"]:
        target = Path(renamed(path.as_posix(), old, new))
        (root / target).parent.mkdir(parents=True, exist_ok=True)
        text = (root / path).read_text("utf-8")
        (root / target).write_text(renamed(text, old, new), "utf-8")
        written.append(target)
    return written


def add_to_readme(root: Path, old: Names, new: Names) -> None:
    """Put the new title under the old one in the list of titles."""
    readme = root / "README.md"
    lines = readme.read_text("utf-8").splitlines(keepends=True)
    row = next(place for place, line in enumerate(lines) if f"{PAGES}/{old.id}.md)" in line)
    lines.insert(row + 1, renamed(lines[row], old, new))
    readme.write_text("".join(lines), "utf-8")


def problems(root: Path, new: Names) -> list[str]:
    """Return why a title cannot have these names."""
    wrong = []
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", new.id):
        wrong.append(f"the id {new.id} is not lower case with hyphens")
    if not re.fullmatch(r"[a-z]{2}", new.prefix):
        wrong.append(f"the prefix {new.prefix} is not two lower-case letters")
    for folder in title_folders(root):
        other = names_of(root, folder)
        if other.id == new.id:
            wrong.append(f"there is a title {new.id}")
        if other.prefix == new.prefix:
            wrong.append(f"the messages of {other.id} begin with {new.prefix}")
    return wrong


def make(root: Path, new: Names) -> list[Path]:
    """Make the new title; return the files that were written, relative to the root."""
    old = names_of(root, smallest(root))
    written = copied(root, old, new)
    add_to_readme(root, old, new)
    # Imports that stand in another order by the new name are put right; then what views tell of the new id is recorded.
    folders = [str(place / new.folder) for place in PLACES]
    for command in (
        ["ruff", "check", "--quiet", "--select", "I", "--fix", *folders],
        ["ruff", "format", "--quiet", *folders],
        ["tools.golden", "--keep-records", new.id],
    ):
        environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        run = [sys.executable, "-m", *command]
        subprocess.run(run, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
    return written


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the title that the command line describes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("id", help="lower case with hyphens; the folder has underscores instead")
    parser.add_argument("--prefix", required=True, help="of its message ids: two letters")
    parser.add_argument("--name", required=True, help="in words")
    given = parser.parse_args(arguments)
    new = Names(given.id, given.prefix, given.name)
    if wrong := problems(ROOT, new):
        parser.error("; ".join(wrong))
    written = make(ROOT, new)
    print(f"{len(written)} files for {new.name}; begin with {GAMES / new.folder / 'README.md'}")


if __name__ == "__main__":
    main()
