"""Runs all benchmarks side by side: three interleaved rounds, processor time, medians with their spread, ratios.

make bench                                       # prints tables and writes build/bench.json
python -m benchmarks.compare BEFORE.json AFTER.json
"""

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
OUTPUT = ROOT / "build" / "bench.json"
ROUNDS = 3
SECONDS = os.environ.get("IRONROAD_BENCH_SECONDS", "1.5")
BASE = "catanatron, Catan, 4 players (Python)"
BUILDS = {"interpreted": "src", "compiled": "build/optimized"}
SPEEDS = ("choices", "chance", "forced", "games", "clone_us", "replay")


def run(module: str, path: str, *more: str) -> Any:
    """Run a benchmark in a process of its own and return what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / path)}
    result = subprocess.run(
        [sys.executable, "-m", module, *more],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        sys.exit(result.stderr)
    return json.loads(result.stdout)


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the rounds of one engine as one row: of each speed the median and the least and greatest."""
    row = dict(rows[0])
    for name in SPEEDS:
        if name in row:
            figures = sorted([each[name] for each in rows])
            row[name] = {
                "median": statistics.median(figures),
                "least": figures[0],
                "most": figures[-1],
            }
    return row


def actions(row: dict[str, Any]) -> float:
    """Return the steps a second as catanatron counts its own: choices and forced ones."""
    return float(row["choices"]["median"] + row["forced"]["median"])


def measured(console: Console) -> list[dict[str, Any]]:
    """Measure everything and return a row for each engine and set-up."""
    rounds: list[list[dict[str, Any]]] = []
    for number in range(ROUNDS):
        console.print(f"Round {number + 1} of {ROUNDS} …")
        rows = run("benchmarks.peers", "src", "--seconds", SECONDS)
        for build, path in BUILDS.items():
            answer = run("benchmarks.ours", path, "--seconds", SECONDS)
            if answer["build"] != build:
                sys.exit(f"{path} holds the {answer['build']} build: run make bench")
            rows += [
                {"name": f"{each['title']}, {each['seats']} seats, {build}", **each}
                for each in answer["figures"]
            ]
        rounds.append(rows)
    return [summary(each) for each in zip(*rounds, strict=True)]


def tell(console: Console, rows: list[dict[str, Any]]) -> None:
    """Print the rows as a table."""
    names = ("choices/s", "spread", "ratio", "chance/s", "forced/s", "games/s", "clone µs")
    table = Table("", *names, "replay/s", "bytes")
    for row in rows:
        choices = row["choices"]
        table.add_row(
            row["name"],
            f"{choices['median']:,.0f}",
            f"{choices['least'] / choices['median'] - 1:+.0%} {choices['most'] / choices['median'] - 1:+.0%}",
            f"{row['ratio']:.1f}",
            *[f"{row[name]['median']:,.0f}" for name in ("chance", "forced", "games")],
            f"{row['clone_us']['median']:.2f}" if "clone_us" in row else "",
            f"{row['replay']['median']:,.0f}" if "replay" in row else "",
            f"{row['bytes']:,}" if "bytes" in row else "",
        )
    console.print(table)
    console.print(
        f"The ratio is that of choices to all actions of {BASE}, forced ones among them, measured in the same run."
    )


def main() -> None:
    """Measure, print and write."""
    console = Console(width=150)
    rows = measured(console)
    base = actions(next(row for row in rows if row["name"] == BASE))
    for row in rows:
        row["ratio"] = row["choices"]["median"] / base
    console.print("Counting instructions …")
    counted = run("benchmarks.instructions", BUILDS["compiled"])
    tell(console, rows)
    for each in counted:
        console.print(
            f"{each['title']}, {each['seats']} seats: {each['per choice']:,} instructions a choice"
        )
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    found = {"machine": machine, "base": base, "rows": rows, "instructions": counted}
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(found, indent=1))
    console.print(f"Written to {OUTPUT.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
