"""The table of modules in docs/server.md names every module of the server, and no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/ironroad/server"
WHOLE = ("wire/", "http/controllers/", "storage/migrations/")
"""Folders that the table describes in one line."""


def modules() -> set[str]:
    found = [str(path.relative_to(SERVER)).removesuffix(".py") for path in SERVER.rglob("*.py")]
    return {
        name for name in found if not name.startswith(WHOLE) and not name.endswith("/__init__")
    } - {"__init__"}


def test_the_documentation_names_every_module() -> None:
    text = (ROOT / "docs/server.md").read_text("utf-8")
    table = text[text.index("## Where things are") : text.index("## How a game is stored")]
    first_cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = {name for cell in first_cells for name in re.findall(r"`([^`]+)`", cell)}
    assert {name for name in named if not name.endswith("/")} == modules()
    assert set(WHOLE) <= named
    controllers = [path.stem for path in (SERVER / "http/controllers").glob("[a-z]*.py")]
    line = next(line for line in table.splitlines() if "`http/controllers/`" in line)
    assert set(re.findall(r"`(\w+)`", line.split("|")[2])) == set(controllers)
