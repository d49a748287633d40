"""Shows two runs of ``make bench`` side by side.

python -m benchmarks.compare BEFORE.json AFTER.json
"""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table


def named(path: Path) -> dict[str, dict[str, Any]]:
    """Return the rows of a run by their names."""
    return {row["name"]: row for row in json.loads(path.read_text())["rows"]}


def counted(path: Path) -> dict[str, int]:
    """Return the instructions of a choice by title."""
    return {
        each["title"]: each["per choice"] for each in json.loads(path.read_text())["instructions"]
    }


def compared(before: Path, after: Path) -> Table:
    """Return a table of what is in both runs; speeds are ratios to the peer of their own run."""
    table = Table("", "ratio before", "after", "times", "clone µs before", "after", "times")
    first, second = named(before), named(after)
    for name in [name for name in first if name in second]:
        old, new = first[name], second[name]
        cells = [f"{old['ratio']:.2f}", f"{new['ratio']:.2f}", f"{new['ratio'] / old['ratio']:.2f}"]
        if "clone_us" in old:
            was, now = old["clone_us"]["median"], new["clone_us"]["median"]
            cells += [f"{was:.2f}", f"{now:.2f}", f"{now / was:.2f}"]
        table.add_row(name, *cells)
    old_counts, new_counts = counted(before), counted(after)
    for title in [title for title in old_counts if title in new_counts]:
        was, now = old_counts[title], new_counts[title]
        table.add_row(f"{title}, instructions a choice", f"{was:,}", f"{now:,}", f"{now / was:.3f}")
    return table


def main() -> None:
    """Print the comparison."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    given = parser.parse_args()
    Console(width=130).print(compared(given.before, given.after))


if __name__ == "__main__":
    main()
