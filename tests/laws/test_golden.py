"""Golden files: a title without playthroughs, records, perft counts and rule list fails here."""

from pathlib import Path

import pytest

from ironroad.face import load
from ironroad.games import REGISTRY
from tools import check_rules
from tools.golden import folder_of, golden_files

TITLES = REGISTRY.ids()


@pytest.mark.parametrize("title", TITLES)
def test_golden_files_are_as_recorded(title: str) -> None:
    for path, text in golden_files(title).items():
        assert path.exists(), f"{path} is missing: run make golden"
        assert path.read_text("utf-8") == text, f"{path} differs: run make golden and read the diff"


@pytest.mark.parametrize("title", TITLES)
def test_finished_records_replay_and_show_every_way_to_end(title: str) -> None:
    reasons: set[str] = set()
    records = sorted((folder_of(title) / "records").glob("*.txt"))
    for path in records:
        table = load(path.read_text("utf-8"))
        assert table.outcome is not None, path
        assert "result:" in path.read_text("utf-8")
        reasons |= {reason.id for reason in table.outcome.reasons}
    assert reasons == set(REGISTRY.meta(title).endings)


@pytest.mark.parametrize("title", TITLES)
def test_each_title_has_rulebook_tests_and_a_page(title: str) -> None:
    root = Path(__file__).parent.parent.parent
    assert (folder_of(title) / "test_rulebook.py").exists()
    page = (root / "docs" / "games" / f"{title}.md").read_text("utf-8")
    headings = [line[3:] for line in page.splitlines() if line.startswith("## ")]
    assert headings == [
        "Usage",
        "What is covered",
        "What is uncertain",
        "Specs",
        "Decisions",
        "Notation",
        "Observation",
        "Rulings",
        "Version history",
    ]


def test_every_rule_names_its_tests() -> None:
    assert check_rules.all_problems() == []
