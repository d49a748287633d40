"""Root parallelization: several processes search independent trees, and their visits are added up.

A process keeps its tree for the whole game. With a budget of iterations the result is deterministic.
"""

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any, Final

from ironroad.bots.mcts import Budget, Counts, Maker
from ironroad.bots.question import Question
from ironroad.core.codec import decode_state, encode_state
from ironroad.face import rules_for
from ironroad.games import REGISTRY

Task = dict[str, Any]


class ParallelSearcher:
    """Searches like ``LocalSearcher``, in as many processes as the budget says."""

    def __init__(self, budget: Budget, seed: int, maker: Maker) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        for number in range(budget.jobs):
            here, there = context.Pipe()
            process = context.Process(
                target=_serve, args=(there, maker, budget.text, seed + number), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def search(self, question: Question) -> Counts:
        """Return the combined statistics of each option."""
        task = _task_of(question)
        for pipe in self._pipes:
            pipe.send(task)
        found: list[Counts] = [pipe.recv() for pipe in self._pipes]
        result: Counts = {}
        for action in found[0]:
            visits = sum([counts[action][0] for counts in found if action in counts])
            total = sum(
                [
                    counts[action][1] * (counts[action][0] + 1)
                    for counts in found
                    if action in counts
                ]
            )
            result[action] = (visits, total / (visits + len(found)))
        return result

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1)
            if process.is_alive():
                process.kill()
                process.join()


def _task_of(question: Question) -> Task:
    rules = question.rules
    return {
        "title": question.title.meta.id,
        "seats": rules.seats,
        "options": rules.options,
        "edition": rules.edition.name,
        "seat": question.seat,
        "legal": question.options,
        "world": encode_state(question.world),
        "history": question.history,
    }


def _serve(pipe: Connection, maker: Maker, budget: str, seed: int) -> None:
    """Answer questions until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    searcher = maker(budget, seed)
    try:
        while True:
            task: Task = pipe.recv()
            title = REGISTRY.title(task["title"])
            rules = rules_for(task["title"], task["seats"], task["options"], task["edition"])
            world = decode_state(title, rules, task["world"])
            pipe.send(
                searcher.search(
                    Question(title, rules, task["seat"], task["legal"], world, task["history"])
                )
            )
    except EOFError:
        pipe.close()
