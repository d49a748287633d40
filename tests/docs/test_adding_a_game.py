"""docs/adding-a-game.md is followed to the letter, in a copy of what it needs of the tree."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.check_titles import GAMES, ROOT, id_of
from tools.new_title import Names, problems, renamed, smallest

PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(sh|sh fails|diff)\n(.*?)^```", re.DOTALL | re.MULTILINE)
TITLE = "narrow-gauge"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the tree with the smallest title alone: the others are not needed."""
    copied = smallest(ROOT)
    shutil.copytree(
        ROOT / "src",
        tmp_path / "src",
        ignore=lambda folder, names: [
            name
            for name in names
            if name in ("__pycache__", "static")
            or (Path(folder) == ROOT / GAMES and "." not in name and name != copied.name)
        ],
    )
    left_out = shutil.ignore_patterns("__pycache__")
    for folder in ("tests/laws", f"tests/games/{copied.name}", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out)
    beside = ("tests/__init__.py", "tests/games/__init__.py", "tests/games/encodings.py")
    for file in (*beside, "README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path / file)
    page = Path("docs/games") / f"{id_of(copied)}.md"
    (tmp_path / page).parent.mkdir(parents=True)
    shutil.copy(ROOT / page, tmp_path / page)
    return tmp_path


def run(tree: Path, command: list[str], told: str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "IRONROAD_GAMES_PER_TITLE": "1",
        "PYTEST_ADDOPTS": "-p no:cacheprovider",
    }
    return subprocess.run(
        command, cwd=tree, env=environment, input=told, capture_output=True, text=True
    )


def test_the_page_can_be_followed(tree: Path) -> None:
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    assert [kind for kind, _ in blocks] == ["sh", "diff", "sh fails", "diff", "sh"]
    for kind, text in blocks:
        if kind == "diff":
            done = run(tree, ["git", "apply", "--verbose", "-"], told=text)
            assert done.returncode == 0, done.stderr
            continue
        for line in text.splitlines():
            program, *arguments = shlex.split(line)
            assert program == "python"
            done = run(tree, [sys.executable, *arguments])
            assert (done.returncode == 0) == (kind == "sh"), f"{line}\n{done.stdout}{done.stderr}"
    again = run(tree, [sys.executable, "-m", "pytest", "tests/laws", "--collect-only"])
    assert f"[{TITLE}-" in again.stdout
    assert (tree / "README.md").read_text("utf-8").count(f"docs/games/{TITLE}.md") == 1


def test_names_that_are_taken_or_misspelt_are_refused() -> None:
    folder = smallest(ROOT)
    taken = Names(id_of(folder), "zz", "Something")

    assert problems(ROOT, Names(TITLE, "ng", "Narrow Gauge")) == []
    assert problems(ROOT, taken) == [f"there is a title {id_of(folder)}"]
    assert len(problems(ROOT, Names("Narrow_Gauge", "n", "Narrow Gauge"))) == 2
    (prefix,) = problems(ROOT, Names(TITLE, "ts", "Narrow Gauge"))
    assert prefix == "the messages of trans-siberian begin with ts"


def test_only_whole_names_are_replaced() -> None:
    old, new = Names("coal-line", "cl", "The Coal Line"), Names("tin-line", "tl", "Tin")
    text = 'CoalLineBoard, coal_line.state, "cl-ask", "web-cl-map", CL-12, circl-e, The Coal Line'

    assert renamed(text, old, new) == (
        'TinLineBoard, tin_line.state, "tl-ask", "web-tl-map", TL-12, circl-e, Tin'
    )
