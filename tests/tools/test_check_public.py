import os
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.check_public import problems

ROOT = Path(__file__).parents[2]


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[types.ModuleType]:
    (tmp_path / "a_public_module.py").write_text(
        '__all__ = ["SAID", "UNSAID", "Told", "bare", "told"]\n'
        "SAID = 1\n"
        '"""A number."""\n'
        "UNSAID = 2\n"
        "class Told:\n"
        '    """A class."""\n'
        "    def bare(self): ...\n"
        "    def _own(self): ...\n"
        "    @property\n"
        "    def told(self):\n"
        '        """A property."""\n'
        "def bare(): ...\n"
        "def told():\n"
        '    """A function."""\n'
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield __import__("a_public_module")
    del sys.modules["a_public_module"]


def test_names_without_a_text_or_a_place_are_found(
    module: types.ModuleType, tmp_path: Path
) -> None:
    (tmp_path / "page.md").write_text(
        ".. autofunction:: bare\n"
        f".. currentmodule:: {module.__name__}\n\n"
        ".. autodata:: SAID\n.. autodata:: UNSAID\n.. autofunction:: bare\n.. autofunction:: told\n"
    )

    assert problems((module.__name__,), tmp_path) == [
        "a_public_module.UNSAID has no docstring",
        "a_public_module.Told.bare has no docstring",
        "a_public_module.Told is not in the reference, docs/api",
        "a_public_module.bare has no docstring",
    ]


def test_all_public_names_are_documented() -> None:
    """Of the sources: compiled classes have no docstrings for their methods."""
    command = [sys.executable, "-m", "tools.check_public"]
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
