"""Checks the rule lists: every rule and ruling of a title names tests, and the tests exist.

A title's README.md holds the list as table rows whose first cell is a number such as ``TS-12`` or ``R7`` and whose last
cell names the tests as `file.py::test`, relative to the title's test folder.
"""

import ast
import re
import sys
from pathlib import Path

from ironroad.games import REGISTRY

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\|\s*((?:[A-Z]{2}-|R)(\d+))\s*\|(.*)\|\s*$")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")


def tests_in(folder: Path) -> set[tuple[str, str]]:
    """Return the names of all test functions below a folder."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add((str(path.relative_to(folder)), node.name))
    return found


def problems(readme: Path, tests: Path) -> list[str]:
    """Return what is wrong with the rule list of one title."""
    if not readme.exists():
        return [f"{readme}: there is no rule list"]
    known = tests_in(tests)
    seen: set[str] = set()
    wrong = []
    for number, line in enumerate(readme.read_text("utf-8").splitlines(), start=1):
        row = ROW.match(line)
        if not row:
            continue
        rule, cells = row.group(1), row.group(3).split("|")
        place = f"{readme.relative_to(ROOT)}:{number}: {rule}"
        if rule in seen:
            wrong.append(f"{place} is there twice")
        seen.add(rule)
        named = TEST.findall(cells[-1])
        if not named:
            wrong.append(f"{place} names no test")
        wrong += [
            f"{place} names {file}::{test}, which does not exist"
            for file, test in named
            if (file, test) not in known
        ]
    if not seen:
        wrong.append(f"{readme}: the rule list is empty")
    return wrong


def all_problems() -> list[str]:
    """Return what is wrong with the rule lists of all titles."""
    wrong = []
    for title in REGISTRY.ids():
        folder = title.replace("-", "_")
        readme = ROOT / "src" / "ironroad" / "games" / folder / "README.md"
        wrong += problems(readme, ROOT / "tests" / "games" / folder)
    return wrong


def main() -> None:
    """Print the problems; exit with 1 if there are any."""
    wrong = all_problems()
    print("\n".join(wrong) or "Every rule names its tests.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
