"""Every notebook runs, and prints what it shows."""

import subprocess
import sys

import pytest

from tools.notebooks import FOLDER, names


@pytest.mark.parametrize("name", names())
def test_a_notebook_prints_what_it_shows(name: str) -> None:
    command = [sys.executable, "-m", "tools.notebooks", name]
    done = subprocess.run(command, cwd=FOLDER.parent.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-4000:]
