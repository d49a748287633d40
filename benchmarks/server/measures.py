"""Resource usage of a process, from the operating system and the server's metrics."""

import os
import urllib.request
from pathlib import Path

TICKS: int = os.sysconf("SC_CLK_TCK")


def memory_mib(pid: int) -> float:
    """Return the resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def metric(url: str, name: str) -> float:
    """Return a metric of a server."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
    return 0.0


def percentile(values: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(values)
    found = ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
    return round(found * 1000, 2)
