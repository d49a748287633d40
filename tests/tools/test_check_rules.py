"""The check of rule lists finds rules without tests and references to rules that are in no list."""

from pathlib import Path

import pytest

from tools.check_rules import all_problems

LISTS = {
    "coal-line": """
| Rule | What it says | Tests |
|---|---|---|
| QA-1 | Coal is black. | `test_coal.py::test_black` |
| QA-2 | Coal burns. | `test_coal.py::test_burns`, `test_coal.py::test_black` |
| QS-1 | Wagons roll. | `test_coal.py::test_black` |

| Ruling | Question | Tests |
|---|---|---|
| R1 | Wet coal? | `test_coal.py::test_burns` |
""",
    "snow-line": """
| QB-1 | Snow is white. | `test_snow.py::test_white` |
| QS-1 | Ploughs push. | `test_snow.py::test_white` |
| QS-2 | Ploughs stop. | `test_snow.py::test_white` |
| R1 | Ice? | `test_snow.py::test_white` |
| R2 | Rain? | `test_snow.py::test_white` |
""",
}
TESTS = {
    "coal-line": ("test_coal.py", "def test_black(): ...\ndef test_burns(): ...\n"),
    "snow-line": ("test_snow.py", "def test_white(): ...\n"),
}


def write(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two titles with sound lists."""
    for title, rows in LISTS.items():
        folder = title.replace("-", "_")
        write(tmp_path, f"src/ironroad/games/{folder}/README.md", rows)
        file, code = TESTS[title]
        write(tmp_path, f"tests/games/{folder}/{file}", code)
    return tmp_path


def problems(tree: Path) -> list[str]:
    return all_problems(tree, list(LISTS))


def test_sound_lists_have_no_problems(tree: Path) -> None:
    write(tree, "docs/all.md", "QA-1 and QB-1.\n")
    write(
        tree, "src/ironroad/games/snow_line/rules/ice.py", '"""QS-1 to QS-2 (rulings R1, R2)."""\n'
    )

    assert problems(tree) == []


@pytest.mark.parametrize(
    "file",
    [
        "README.md",
        "docs/tour.md",
        "src/ironroad/core/engine.py",
        "src/ironroad/games/snow_line/rules/ice.py",
        "src/ironroad/locale/en/web.ftl",
        "tests/core/test_engine.py",
        "tools/walks.py",
        "web/src/parts/Menu.svelte",
        "web/src/lib/api.ts",
    ],
)
def test_a_prefix_of_one_title_means_that_title_everywhere(tree: Path, file: str) -> None:
    write(tree, file, "first line\nsee QA-2, QA-22 and (QB-1)\n")

    assert problems(tree) == [f"{file}:2: names QA-22, which is not in the rule list of coal-line"]


@pytest.mark.parametrize(
    "file",
    [
        "src/ironroad/games/coal_line/rules/burning.py",
        "src/ironroad/games/coal_line/editions/standard.toml",
        "src/ironroad/bots/coal_line.py",
        "src/ironroad/locale/es/coal-line.ftl",
        "tests/games/coal_line/test_more.py",
        "docs/games/coal-line.md",
        "web/src/titles/coal-line/Board.svelte",
    ],
)
@pytest.mark.parametrize("reference", ["R2", "QS-2"])
def test_rulings_and_shared_prefixes_are_those_of_the_files_title(
    tree: Path, file: str, reference: str
) -> None:
    """The other title has a ruling R2 and a rule QS-2; here they mean nothing."""
    write(tree, file, f"# R1, QS-1, {reference}\n")
    write(tree, file.replace("coal", "snow"), f"# R1, QS-1, {reference}\n")

    assert problems(tree) == [
        f"{file}:1: names {reference}, which is not in the rule list of coal-line"
    ]


def test_a_list_that_names_a_ruling_it_does_not_have(tree: Path) -> None:
    readme = tree / "src/ironroad/games/coal_line/README.md"
    readme.write_text(readme.read_text("utf-8").replace("Wet coal?", "As R7?"), "utf-8")

    assert problems(tree) == [
        "src/ironroad/games/coal_line/README.md:10: names R7, which is not in the rule list of coal-line"
    ]


def test_what_is_no_reference(tree: Path) -> None:
    """Other prefixes, rulings of nobody in particular, parts of longer words, and files that hold no text."""
    write(tree, "docs/tour.md", "ISO-8859-1, UTF-8, XX-9, R7, QS-9, aQA-9, QA-9a, R2D2\n")
    write(tree, "tests/web/picture.png", "QA-99")

    assert problems(tree) == []


def test_a_rule_needs_tests_that_exist_and_stands_once(tree: Path) -> None:
    readme = "src/ironroad/games/snow_line/README.md"
    write(
        tree,
        readme,
        "| QB-1 | Snow. | `test_snow.py::test_gray` |\n"
        "| QB-2 | Ice. | |\n"
        "| QB-1 | Snow. | `test_snow.py::test_white` |\n",
    )

    assert problems(tree) == [
        f"{readme}:1: QB-1 names test_snow.py::test_gray, which does not exist",
        f"{readme}:2: QB-2 names no test",
        f"{readme}:3: QB-1 is there twice",
    ]


def test_every_title_has_a_list(tree: Path) -> None:
    write(tree, "src/ironroad/games/snow_line/README.md", "No rules yet.\n")
    (tree / "src/ironroad/games/coal_line/README.md").unlink()

    assert problems(tree) == [
        "src/ironroad/games/coal_line/README.md: there is no rule list",
        "src/ironroad/games/snow_line/README.md: the rule list is empty",
    ]
