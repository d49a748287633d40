"""Where games are played: in this process, in several, or on many machines; the results are the same."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ironroad.core.errors import InvalidSetup

Task = TypeVar("Task")
Result = TypeVar("Result")
BACKENDS: Final = ("local", "ray")


def run_all(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, backend: str
) -> Iterator[Result]:
    """Yield the results as they come, in any order."""
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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The main process ends the others.


def _on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise InvalidSetup("lab-missing", package="ray", extra="ray") from None
    ray.init(num_cpus=jobs, include_dashboard=False, ignore_reinit_error=True)
    try:
        remote = ray.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            for result in ready:
                yield ray.get(result)
    finally:
        ray.shutdown()
