"""Checks that a title is its folder: every title has the same files, and nothing outside the titles' folders names one.

Names are the id, the package, the name in words and the prefix of its messages. They are looked for in what runs and
what builds; tests, documentation, the client's boards and kept games have a folder or a file for each title.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = Path("src/ironroad/games")
FOLDERS = ("src", "tools", "benchmarks")
FILES = ("setup.py", "pyproject.toml", "Makefile")
SUFFIXES = {".py", ".toml", ".ftl", ".sh", ".mako", ".md"}
EVERY_TITLE = (
    "README.md",
    "__init__.py",
    "accounts.py",
    "actions.py",
    "board.py",
    "bot.py",
    "chances.json",
    "check.py",
    "components.py",
    "editions/standard.toml",
    "encode.py",
    "events.py",
    "game.py",
    "lesson/record.txt",
    "lesson/steps.toml",
    "meta.py",
    "objections.py",
    "placing.py",
    "puzzles.json",
    "ratings.json",
    "rules/__init__.py",
    "rules/turn.py",
    "scoring.py",
    "setup.py",
    "state.py",
    "terminal.py",
    "view.py",
    "weights.json",
    "words/en.ftl",
    "words/es.ftl",
)
OF_ITS_TESTS = ("__init__.py", "catalogue.txt", "perft.txt", "test_rulebook.py")


def title_folders(root: Path) -> list[Path]:
    """Return the folders of the titles, relative to the root."""
    return sorted(path.parent.relative_to(root) for path in (root / GAMES).glob("*/meta.py"))


def missing_files(root: Path, folder: Path) -> list[str]:
    """Return the files that every title has and this one has not."""
    tests = Path("tests/games") / folder.name
    wanted = [folder / name for name in EVERY_TITLE]
    wanted += [tests / name for name in OF_ITS_TESTS]
    wanted.append(Path("docs/games") / f"{id_of(folder)}.md")
    return [f"{path} is missing" for path in wanted if not (root / path).is_file()]


def id_of(folder: Path) -> str:
    """Return the id of the title in a folder."""
    return folder.name.replace("_", "-")


def name_of(root: Path, folder: Path) -> str:
    """Return the name of a title in words; its id if it has none."""
    words = root / folder / "words" / "en.ftl"
    text = words.read_text("utf-8") if words.is_file() else ""
    found = re.search(rf"^{id_of(folder)}-name = (.+)$", text, re.MULTILINE)
    return found[1] if found else id_of(folder)


def prefix_of(root: Path, folder: Path) -> str:
    """Return the prefix of a title's message ids, as its facts have it; its id if they have none."""
    text = (root / folder / "meta.py").read_text("utf-8")
    found = re.search(r'"([a-z0-9]+)-end\b', text)
    return found[1] if found else id_of(folder)


def meta_problems(root: Path, folder: Path) -> list[str]:
    """Return where the facts of a title disagree with its folder."""
    text = (root / folder / "meta.py").read_text("utf-8")
    if f'id="{id_of(folder)}"' in text:
        return []
    return [f"{folder / 'meta.py'}: the id is not that of the folder, {id_of(folder)}"]


def names_of(root: Path, folder: Path) -> re.Pattern[str]:
    """Return what names a title: id, package and name in any spelling, and the prefix of its messages."""
    prefix = prefix_of(root, folder)
    # A prefix alone is too short a word to look for: it names the title at the beginning of an id.
    names = [rf"""(?<=["'`/]){prefix}-[a-z]|\b{prefix.upper()}-\d"""]
    for name in (folder.name.replace("_", "[-_ ]?"), re.escape(name_of(root, folder))):
        names.append(f"(?i:{name})")
    return re.compile("|".join(names))


def places_outside(root: Path) -> Iterator[Path]:
    """Return the files that must not name a title, relative to the root.

    A title's name may be a word of another one, such as a line on its board; that titles do not import each other is
    checked as a contract of imports.
    """
    titles = title_folders(root)
    yield from [Path(name) for name in FILES if (root / name).is_file()]
    for top in FOLDERS:
        for path in sorted((root / top).rglob("*")):
            inside = path.relative_to(root)
            if path.suffix not in SUFFIXES or "static" in inside.parts:
                continue
            if not any(inside.is_relative_to(title) for title in titles):
                yield inside


def names_outside(root: Path, folder: Path) -> list[str]:
    """Return the places outside its folder that name a title."""
    names = names_of(root, folder)
    wrong = []
    for path in places_outside(root):
        lines = (root / path).read_text("utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            if found := names.search(line):
                wrong.append(f"{path}:{number}: names {id_of(folder)}: {found[0]}")
    return wrong


def all_problems(root: Path = ROOT) -> list[str]:
    """Return missing files of titles, and the places that name a title."""
    return [
        problem
        for folder in title_folders(root)
        for find in (missing_files, meta_problems, names_outside)
        for problem in find(root, folder)
    ]


def main() -> None:
    """Print the problems; exit with 1 if there are any."""
    wrong = all_problems()
    print("\n".join(wrong) or "Every title has the same files, and nothing outside names it.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
