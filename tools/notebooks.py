"""Runs the notebooks of ``examples/notebooks``: ``python -m tools.notebooks [--write] [NAME …]``.

Each must print what it holds; with ``--write`` it holds what it prints.
"""

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent / "examples" / "notebooks"
SECONDS = 600


def names() -> list[str]:
    """Return the names of all notebooks."""
    return sorted([path.stem for path in FOLDER.glob("*.ipynb")])


def load(name: str) -> Any:
    """Read a notebook."""
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]  # It has no types.


def printed(notebook: Any) -> list[str]:
    """Return what each cell printed."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return ["".join([output.get("text", "") for output in cell.outputs]) for cell in cells]


def run(name: str) -> Any:
    """Return a notebook as it is after all its cells were run."""
    notebook = load(name)
    for cell in notebook.cells:
        cell.metadata = {}
    NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": FOLDER}}).execute()
    for cell in notebook.cells:
        cell.metadata = {}
    return notebook


def main(arguments: list[str]) -> int:
    """Run notebooks; return how many print something else than they hold."""
    is_writing = "--write" in arguments
    differing = 0
    for name in [each for each in arguments if each != "--write"] or names():
        held = printed(load(name))
        notebook = run(name)
        if is_writing:
            path = FOLDER / f"{name}.ipynb"
            nbformat.write(notebook, path)  # type: ignore[no-untyped-call]  # It has no types.
            continue
        for number, (before, now) in enumerate(zip(held, printed(notebook), strict=True)):
            if before != now:
                differing += 1
                print(f"{name}, code cell {number + 1} holds\n{before}\nand prints\n{now}")
    return differing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
