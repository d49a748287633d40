"""What is changed and by which tests it is held: the titles, found by their folders."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "ironroad" / "games"
TESTS = ROOT / "tests" / "games"
LAWS = ROOT / "tests" / "laws"
ACCEPTED = "mutants.toml"
GOLDEN = ("records", "playthroughs", "perft.txt", "catalogue.txt")


@dataclass(frozen=True)
class Subject:
    """A title: its package, and the folder of the tests that hold its rules."""

    id: str
    package: str
    folder: Path
    tests: tuple[Path, ...]
    """The first is the title's own test folder, where survivors are explained in ``mutants.toml``."""
    root: Path = ROOT
    """Where pytest runs."""

    @property
    def code(self) -> Path:
        """The folder of all code that the tests run."""
        return self.root / "src"

    def chapters(self) -> list[Path]:
        """Return the files with rules: those in a folder ``rules``, scoring and setup."""
        found = []
        for path in sorted(self.folder.rglob("*.py")):
            inside = path.relative_to(self.folder)
            if "rules" in inside.parts[:-1] or inside.name in ("scoring.py", "setup.py"):
                found.append(path)
        return [path for path in found if path.name != "__init__.py"]

    def editions(self) -> list[Path]:
        """Return the edition files."""
        return sorted(self.folder.rglob("editions/*.toml"))

    def module_of(self, path: Path) -> str:
        """Return the name under which a file of the title is imported."""
        parts = path.relative_to(self.folder).with_suffix("").parts
        return ".".join((self.package, *parts))

    def golden(self) -> list[str]:
        """Return the paths of the golden files, which hold no rule: they are rewritten by a command."""
        return [str(self.tests[0] / name) for name in GOLDEN]


def subjects(wanted: str | None, with_laws: bool) -> list[Subject]:
    """Return all titles, or the one asked for by id or folder."""
    found = []
    for folder in sorted(GAMES.iterdir()):
        if (folder / "editions").is_dir() and _is_wanted(folder.name, wanted):
            tests = (TESTS / folder.name, *([LAWS] if with_laws else []))
            id = folder.name.replace("_", "-")
            found.append(Subject(id, f"ironroad.games.{folder.name}", folder, tests))
    return found


def _is_wanted(folder: str, wanted: str | None) -> bool:
    return wanted is None or wanted.replace("-", "_") == folder
