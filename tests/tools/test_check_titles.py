"""Every title has the same files, and nothing outside its folder names it."""

import shutil
from pathlib import Path

import pytest

from tools.check_titles import EVERY_TITLE, GAMES, OF_ITS_TESTS, ROOT, all_problems

META = 'META = Meta(id="coal-line", endings=("cl-end-coal",))'
WORDS = "coal-line-name = The Coal Line\n"
TITLE = "src/ironroad/games/coal_line"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a tree with one title that has all its files."""
    files = [f"{TITLE}/{name}" for name in EVERY_TITLE]
    files += [f"tests/games/coal_line/{name}" for name in OF_ITS_TESTS]
    for name in [*files, "docs/games/coal-line.md"]:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / TITLE / "meta.py").write_text(META, "utf-8")
    (tmp_path / TITLE / "words" / "en.ftl").write_text(WORDS, "utf-8")
    (tmp_path / "tools").mkdir()
    return tmp_path


def test_the_titles_are_their_folders() -> None:
    assert all_problems() == []
    assert len(list((ROOT / GAMES).glob("*/meta.py"))) >= 3


@pytest.mark.parametrize(
    "name",
    [f"{TITLE}/bot.py", f"{TITLE}/words/es.ftl", "tests/games/coal_line/perft.txt"],
)
def test_a_file_that_every_title_has_is_missed(tree: Path, name: str) -> None:
    assert all_problems(tree) == []
    (tree / name).unlink()
    assert all_problems(tree) == [f"{name} is missing"]


def test_the_id_is_that_of_the_folder(tree: Path) -> None:
    meta = tree / TITLE / "meta.py"
    meta.write_text(META.replace("coal-line", "iron-line"), "utf-8")
    assert all_problems(tree) == [f"{TITLE}/meta.py: the id is not that of the folder, coal-line"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('TITLES = ["coal-line"]', "coal-line"),
        ("import ironroad.games.coal_line", "coal_line"),
        ("class CoalLineBoard: ...", "CoalLine"),
        ("# as in The Coal Line", "The Coal Line"),
        ('Message("cl-ask-turn")', "cl-a"),
        ("# see CL-12", "CL-1"),
    ],
)
@pytest.mark.parametrize("file", ["src/ironroad/other.py", "tools/other.py", "Makefile"])
def test_who_names_a_title_outside_its_folder_is_told(
    tree: Path, file: str, line: str, told: str
) -> None:
    (tree / file).write_text(f"\n{line}\n", "utf-8")
    (tree / TITLE / "game.py").write_text(line, "utf-8")
    assert all_problems(tree) == [f"{file}:2: names coal-line: {told}"]


def test_other_words_with_the_same_letters_name_nothing(tree: Path) -> None:
    text = "cl-ear, circl-e, coal, a line of coal, ACL-4"
    (tree / "tools" / "other.py").write_text(text, "utf-8")
    assert all_problems(tree) == []


def test_a_line_on_the_board_of_another_title_may_have_the_same_name(tree: Path) -> None:
    shutil.copytree(tree / TITLE, tree / GAMES / "iron_line")
    (tree / GAMES / "iron_line" / "meta.py").unlink()
    (tree / GAMES / "iron_line" / "board.py").write_text("THE_COAL_LINE = 1", "utf-8")
    assert [problem.partition(":")[0] for problem in all_problems(tree)] == [
        "src/ironroad/games/iron_line/board.py",
        "src/ironroad/games/iron_line/words/en.ftl",
    ], "a folder without facts is no title"
    other = META.replace("coal-line", "iron-line").replace("cl-", "il-")
    (tree / GAMES / "iron_line" / "meta.py").write_text(other, "utf-8")
    assert all("is missing" in problem for problem in all_problems(tree))
