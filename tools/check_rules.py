"""Checks the rule lists: every rule and ruling of a title names tests, the tests exist, and no text names a rule that does not.

A title's README.md holds the list as table rows whose first cell is a number such as ``AB-12`` or ``R7`` and whose last
cell names the tests as `file.py::test`, relative to the title's test folder.

Code, tests, words and documentation refer to rules by these numbers. A prefix that one title alone uses means that title
wherever it stands. Rulings (``R7``), and prefixes that several titles use, are looked up in the files of a title only:
those with its id in their path.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ironroad.games import REGISTRY

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\|\s*((?:[A-Z]{2}-|R)\d+)\s*\|(.*)\|\s*$")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")
REFERENCE = re.compile(r"\b([A-Z]{2}-|R)\d+\b")
FOLDERS = ("src", "tests", "docs", "tools", "benchmarks", "examples", "web/src")
SUFFIXES = {".py", ".md", ".toml", ".ftl", ".ts", ".svelte", ".css", ".sh"}


class RuleList:
    """The rule list of one title: where it stands and the numbers in it."""

    def __init__(self, root: Path, title: str) -> None:
        self.title = title
        self.folder = title.replace("-", "_")
        self.readme = root / "src" / "ironroad" / "games" / self.folder / "README.md"
        self.tests = root / "tests" / "games" / self.folder
        self.rules = [rule for _, rule, _ in self.rows()]
        self.prefixes = {rule.rstrip("0123456789") for rule in self.rules}

    def rows(self) -> list[tuple[int, str, str]]:
        """Return line, number and other cells of each row; none if there is no file."""
        if not self.readme.exists():
            return []
        lines = enumerate(self.readme.read_text("utf-8").splitlines(), start=1)
        return [(line, row[1], row[2]) for line, text in lines if (row := ROW.match(text))]

    def is_about(self, path: Path) -> bool:
        """Whether a file is one of this title's."""
        return self.title in path.as_posix() or self.folder in path.as_posix()


def tests_in(folder: Path) -> set[tuple[str, str]]:
    """Return the names of all test functions below a folder."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add((str(path.relative_to(folder)), node.name))
    return found


def list_problems(root: Path, rules: RuleList) -> list[str]:
    """Return what is wrong with the rule list of one title."""
    readme = rules.readme.relative_to(root)
    if not rules.rules:
        there = rules.readme.exists()
        return [f"{readme}: {'the rule list is empty' if there else 'there is no rule list'}"]
    known = tests_in(rules.tests)
    seen: set[str] = set()
    wrong = []
    for line, rule, cells in rules.rows():
        place = f"{readme}:{line}: {rule}"
        if rule in seen:
            wrong.append(f"{place} is there twice")
        seen.add(rule)
        named = TEST.findall(cells.split("|")[-1])
        if not named:
            wrong.append(f"{place} names no test")
        wrong += [
            f"{place} names {file}::{test}, which does not exist"
            for file, test in named
            if (file, test) not in known
        ]
    return wrong


def texts(root: Path) -> Iterator[Path]:
    """Return the files that may refer to rules, each relative to the root."""
    yield from sorted(path.relative_to(root) for path in root.glob("*.md"))
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file():
                yield path.relative_to(root)


def title_meant(prefix: str, path: Path, lists: Sequence[RuleList]) -> RuleList | None:
    """Return the title whose rule a number with this prefix is, in this file; ``None`` if it is no rule's number."""
    using = [rules for rules in lists if prefix in rules.prefixes]
    if len(using) == 1 and prefix != "R":
        return using[0]
    return next((rules for rules in using if rules.is_about(path)), None)


def reference_problems(root: Path, lists: Sequence[RuleList]) -> list[str]:
    """Return the references to rules and rulings that are in no list."""
    wrong = []
    for path in texts(root):
        for number, line in enumerate((root / path).read_text("utf-8").splitlines(), start=1):
            for found in REFERENCE.finditer(line):
                rules = title_meant(found[1], path, lists)
                if rules and found[0] not in rules.rules:
                    wrong.append(
                        f"{path}:{number}: names {found[0]}, which is not in the rule list of {rules.title}"
                    )
    return wrong


def all_problems(root: Path = ROOT, titles: Sequence[str] | None = None) -> list[str]:
    """Return what is wrong with the rule lists of all titles, and with references to them."""
    lists = [RuleList(root, title) for title in titles or REGISTRY.ids()]
    wrong = [problem for rules in lists for problem in list_problems(root, rules)]
    return wrong + reference_problems(root, lists)


def main() -> None:
    """Print the problems; exit with 1 if there are any."""
    wrong = all_problems()
    print("\n".join(wrong) or "Every rule names its tests, and every rule that is named is there.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
