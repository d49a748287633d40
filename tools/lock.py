"""Writes the lock files: exact versions of what runs, of what developing and benchmarking adds, and of Node.js.

Each set is resolved in a fresh virtual environment, so that nothing left over is locked.
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from tools.building.engine import REQUIRES

ROOT = Path(__file__).parent.parent
GIVEN = ["pip", "setuptools"]
BUILD = ["setuptools>=77", *REQUIRES]


def resolve(wanted: list[str]) -> list[str]:
    """Return the exact versions that pip chooses."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", *wanted], check=True)
        freeze = [python, "-m", "pip", "freeze", "--all"]
        lines = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    # A fresh environment holds these by itself.
    given = ["pip"] if any([item.startswith("setuptools") for item in wanted]) else GIVEN
    # What is wanted under a condition is locked under it.
    markers = {item.partition(">=")[0]: item.partition(";")[1:] for item in wanted}
    return [
        line + "".join(markers.get(line.partition("==")[0], ()))
        for line in lines.splitlines()
        if line.partition("==")[0] not in given
    ]


def main() -> None:
    """Write the lock files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    run = project["project"]["dependencies"] + BUILD
    groups = project["dependency-groups"]
    develop = [item for group in ("tests", "lint", "docs") for item in groups[group]]
    extras = project["project"]["optional-dependencies"]
    develop += extras.get("postgres", [])
    sets = {
        "requirements.lock": run,
        "requirements-dev.lock": run + develop,
        "requirements-bench.lock": run + develop + groups["bench"],
        "requirements-node.lock": groups["node"],
    }
    for name, wanted in sets.items():
        head = (
            f"# Written by `make lock` with Python {sys.version_info[0]}.{sys.version_info[1]}.\n"
        )
        (ROOT / name).write_text(head + "\n".join(resolve(wanted)) + "\n", "utf-8")
        print(name)


if __name__ == "__main__":
    main()
