"""Titles are found by their folders."""

from pathlib import Path

from ironroad.games import REGISTRY, titles_in

GAMES = Path(__file__).parent.parent.parent / "src" / "ironroad" / "games"


def test_every_folder_with_facts_is_a_title() -> None:
    folders = [path.parent.name for path in GAMES.glob("*/meta.py")]

    assert len(folders) >= 3
    for folder in folders:
        id = folder.replace("_", "-")
        assert id in REGISTRY.ids()
        assert REGISTRY.package(id) == f"ironroad.games.{folder}"
        assert REGISTRY.meta(id).id == id


def test_a_folder_without_facts_is_no_title(tmp_path: Path) -> None:
    for name, file in (("narrow_gauge", "meta.py"), ("tools", "other.py")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / file).touch()
    (tmp_path / "meta.py").touch()

    assert titles_in([str(tmp_path)], "some.games") == {"narrow-gauge": "some.games.narrow_gauge"}
