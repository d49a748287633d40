"""A title in miniature for the tests of tools.mutants: a rule, an edition, tests, and a run over all of it."""

import json
import os
import sys
from pathlib import Path

FILES = {
    "src/sample/__init__.py": "",
    "src/sample/rules/__init__.py": "",
    "src/sample/rules/trade.py": '''
"""Trade."""
LIMIT = 3


def price(count: int, start: int) -> int:
    """Return what some certificates cost."""
    cost = start
    while count > 0:
        cost += 2
        count -= 1
    return cost


def can_buy(count: int) -> bool:
    """Whether so many may be bought."""
    return count < LIMIT


def unused(count: int) -> int:
    """Return something that no test asks for."""
    return count * 2


def early(count: int) -> int:
    """Return what the tests ask for while they are collected."""
    return count + 1


def kept_golden(count: int) -> int:
    """Return what only a golden file holds."""
    return count + 5


def held_slowly(count: int) -> int:
    """Return what only a slow test asks for."""
    return count + 7
''',
    "src/sample/editions/standard.toml": """
[edition]
title = "sample"

[costs]
start = { value = 4, mark = "printed", source = "p. 3" }
other = { value = 9, mark = "printed", source = "p. 4" }
""",
    "tests/catalogue.txt": "6",
    "tests/test_trade.py": """
import time
import tomllib
from pathlib import Path

from sample.rules import trade

EARLY = trade.early(1)
EDITION = Path(trade.__file__).parent.parent / "editions" / "standard.toml"


def start() -> int:
    return int(tomllib.loads(EDITION.read_text())["costs"]["start"]["value"])


def test_price() -> None:
    assert trade.price(2, start()) == 8


def test_can_buy() -> None:
    assert trade.can_buy(2)
    assert not trade.can_buy(3)


def test_early() -> None:
    assert EARLY == 2


def test_golden() -> None:
    kept = int((Path(__file__).parent / "catalogue.txt").read_text())
    assert trade.kept_golden(1) == kept


def test_temporary_files(tmp_path: Path) -> None:
    (tmp_path / "some").write_text("text")
    assert trade.can_buy(0)


def test_slowly() -> None:
    began = time.process_time()
    while time.process_time() - began < 1:
        assert trade.held_slowly(1) == 8
""",
}


def write(root: Path) -> None:
    """Write the sample's files."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def main(root: Path) -> None:
    """Judge all mutants of the sample and print the outcomes by key; runs in a process of its own."""
    from tools.mutants.judge import judge
    from tools.mutants.running import Limits
    from tools.mutants.server import Run
    from tools.mutants.subject import Subject
    from tools.mutants.tasks import edition_tasks, rule_tasks

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.path.insert(0, str(root / "src"))
    subject = Subject("sample", "sample", root / "src" / "sample", (root / "tests",), root)
    tasks = rule_tasks(subject, None) + edition_tasks(subject, None)
    outcomes: dict[str, list[object]] = {}
    limits = Limits(factor=3.0, constant=0.5, slowest=1.0)
    run = Run(subject, tasks, 2, limits, root / "build" / "tests.json")
    judge(
        run,
        lambda task, result: outcomes.update(
            {f"{task.key.where}: {task.key.change}": [result.outcome, result.tests]}
        ),
    )
    assert len(outcomes) == len(tasks)
    print(json.dumps(outcomes))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
