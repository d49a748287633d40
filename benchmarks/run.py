"""Runs all benchmarks side by side: three interleaved rounds, processor time, medians, ratios.

make bench
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
ROUNDS = 3
SECONDS = os.environ.get("IRONROAD_BENCH_SECONDS", "1.5")
BASE = "catanatron, Catan, 4 players (Python)"


def run(module: str, path: str) -> Any:
    """Run a benchmark in a process of its own and return what it printed."""
    command = [sys.executable, "-m", module, "--seconds", SECONDS]
    environment = {**os.environ, "PYTHONPATH": path}
    result = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(result.stdout)


def median(rows: list[dict[str, Any]], name: str) -> float:
    """Return the median of a figure over the rounds."""
    return float(statistics.median([row[name] for row in rows]))


def main() -> None:
    """Measure and print."""
    console = Console(width=110)
    builds = {"interpreted": "src", "compiled": "build/optimized"}
    rounds: dict[str, list[Any]] = {"peers": [], "interpreted": [], "compiled": []}
    for number in range(ROUNDS):
        console.print(f"Round {number + 1} of {ROUNDS} …")
        rounds["peers"].append(run("benchmarks.peers", "src"))
        for build, path in builds.items():
            answer = run("benchmarks.ours", path)
            if answer["build"] != build:
                sys.exit(f"{path} holds the {answer['build']} build: run make bench")
            rounds[build].append(answer["figures"])
    peers = {
        row["name"]: [each[place] for each in rounds["peers"]]
        for place, row in enumerate(rounds["peers"][0])
    }
    base = median(peers[BASE], "decisions")
    table = Table("", "decisions/s", "ratio", "games/s", "clone µs", "replay/s", "state, bytes")
    for name, rows in peers.items():
        copy = f"{median(rows, 'clone_us'):.1f}" if "clone_us" in rows[0] else ""
        decisions = median(rows, "decisions")
        games = f"{median(rows, 'games'):,.0f}"
        table.add_row(name, f"{decisions:,.0f}", f"{decisions / base:.1f}", games, copy, "", "")
    for build in builds:
        for place, row in enumerate(rounds[build][0]):
            rows = [each[place] for each in rounds[build]]
            decisions = median(rows, "decisions")
            table.add_row(
                f"{row['title']}, {row['seats']} seats, {build}",
                f"{decisions:,.0f}",
                f"{decisions / base:.1f}",
                f"{median(rows, 'games'):,.0f}",
                f"{median(rows, 'clone_us'):.2f}",
                f"{median(rows, 'replay'):,.0f}",
                f"{row['bytes']:,}",
            )
    console.print(table)
    console.print(f"The ratio is to {BASE}, measured in the same run.")


if __name__ == "__main__":
    main()
