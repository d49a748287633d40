"""Execution backends: in this process, in several processes, or on a Ray cluster; the results are the same."""

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from ironroad.core.errors import InvalidSetup

Task = TypeVar("Task")
Result = TypeVar("Result")
BACKENDS: Final = ("local", "ray")
ADDRESS: Final = "RAY_ADDRESS"
"""The environment variable that names the cluster, as Ray reads it; ``auto`` is the one on this machine."""
CONNECT_SECONDS: Final = 5.0
TASKS_PER_CPU: Final = 2
"""Tasks submitted ahead for each processor of a cluster."""


def run_all(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, backend: str
) -> Iterator[Result]:
    """Yield the results as they are completed, in any order."""
    if backend not in BACKENDS:
        raise InvalidSetup("lab-backend", backend=backend, choices=", ".join(BACKENDS))
    if backend == "ray":
        yield from _on_ray(work, tasks, jobs)
    elif jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
    else:
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(jobs, len(tasks)), _ignore_interrupts) as pool:
            yield from pool.imap_unordered(work, tasks)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The main process stops the workers.


def _on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise InvalidSetup("lab-missing", package="ray", extra="ray") from None
    try:
        _connect(ray, jobs)
        remote = ray.remote(work)
        left = iter(tasks)
        # Bounded submission: no machine is idle, and the cluster's memory does not fill with tasks.
        window = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(task) for task in islice(left, window)]
        while running:
            ready, running = ray.wait(running)
            running += [remote.remote(task) for task in islice(left, len(ready))]
            yield from ray.get(ready)
    except ray.exceptions.RayError as error:
        raise InvalidSetup("lab-ray-failed", reason=_reason(error)) from error
    finally:
        ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    """Connect to the cluster that the environment names, or start a local one."""
    quiet = {"log_to_driver": False, "logging_level": "WARNING"}
    address = os.environ.get(ADDRESS)
    try:
        if address:
            _check_reachable(address)
            ray.init(address=address, **quiet)
        else:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # No usage reports.
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    # A start that takes too long ends in a bare Exception, a refused token in an error of Ray.
    except Exception as error:
        if address and isinstance(error, OSError | ValueError):
            raise InvalidSetup("lab-ray-unreachable", address=address) from None
        raise InvalidSetup("lab-ray-not-started", reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    """Return what Ray says at the end of an error; before it stands where it happened."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]


def _check_reachable(address: str) -> None:
    """Fail at once if nothing listens at the address: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
