"""Many games at once in several processes, which write into memory that all of them share."""

import multiprocessing
import secrets
import signal
import weakref
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from ironroad.bots.seeds import derive_seed
from ironroad.core.batch import NO_ACTION
from ironroad.core.outcome import Outcome
from ironroad.envs.batch import Arrays, Batch, told_actions
from ironroad.envs.game import refuse, seats_for
from ironroad.envs.given import at_least_one, whole
from ironroad.envs.rewards import reward_of
from ironroad.face import rules_for
from ironroad.games import REGISTRY

STOP_SECONDS = 5.0
ALIGNMENT = 64
"""Arrays begin at places that processors read fast."""


class Layout(NamedTuple):
    """Where the arrays of ``n`` games stand in shared memory; the actions to be taken come last."""

    n: int
    width: int
    actions: int
    seats: int

    def over(self, memory: SharedMemory) -> tuple[Arrays, Any]:
        """Return the arrays, and the actions to be taken."""
        kinds = (*Arrays.kinds(self.width, self.actions, self.seats), (1, np.int64))
        made: list[Any] = []
        start = 0
        for count, type in kinds:
            made.append(np.ndarray((self.n, count), type, memory.buf, start))
            start += -(-made[-1].nbytes // ALIGNMENT) * ALIGNMENT
        return Arrays(made[0], made[1], made[2][:, 0], made[3], made[4][:, 0]), made[5][:, 0]

    @property
    def size(self) -> int:
        """How many bytes the arrays take."""
        kinds = (*Arrays.kinds(self.width, self.actions, self.seats), (1, np.int64))
        bytes = [self.n * count * np.dtype(type).itemsize for count, type in kinds]
        return sum([-(-each // ALIGNMENT) * ALIGNMENT for each in bytes])


class Terms(NamedTuple):
    """What is played."""

    title: str
    seats: int
    rewards: str
    edition: str | None
    options: dict[str, str]


class Part(Batch):
    """Some games of a larger batch, in arrays that are given."""

    def __init__(self, terms: Terms, places: range, arrays: Arrays) -> None:
        self._places = places
        self._given = arrays
        title, seats, rewards, edition, options = terms
        super().__init__(
            title, len(places), seats, rewards=rewards, edition=edition, seed=0, **options
        )

    def _arrays(self, width: int, actions: int) -> Arrays:
        return self._given

    def _seeds(self, seed: int | None) -> list[int]:
        assert seed is not None, "the whole batch has one"
        return [derive_seed(seed, place) for place in self._places]


def work(pipe: Connection, name: str, layout: Layout, terms: Terms, places: range) -> None:
    """Play some games of a batch, as it is told, until it is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The main process ends this one.
    memory = SharedMemory(name)
    arrays, actions = layout.over(memory)
    rows = slice(places.start, places.stop)
    part = Part(terms, places, Arrays(*[array[rows] for array in arrays]))
    chosen = actions[rows]
    while True:
        try:
            what, argument = pipe.recv()
        except EOFError:
            break  # The main process is gone.
        answer: Outcome | None = None
        if what == "reset":
            part.reset(argument)
        elif what == "step":
            part.step(chosen)
        else:
            answer = part.outcome(argument)
        pipe.send(answer)


class SharedBatch:
    """A ``Batch`` whose games are played by several processes; for the same seed it plays the same games.

    The arrays are those of ``Batch``, in shared memory. Each process takes about as much memory as the program that
    starts them. Close it, or use it in a ``with`` statement. As processes are spawned, a script needs the usual
    ``if __name__ == "__main__":``.
    """

    def __init__(
        self,
        title: str,
        n: int,
        seats: int | None = None,
        *,
        processes: int = 2,
        rewards: str = "win",
        edition: str | None = None,
        seed: int | None = None,
        **options: str,
    ) -> None:
        n, processes = at_least_one("n", n), whole("processes", processes)
        if not 1 <= processes <= n:
            raise ValueError(f"{n} games need 1 to {n} processes, not {processes}")
        reward_of(rewards)
        self.title = REGISTRY.title(title)
        self.rules = rules_for(title, seats_for(title, seats), options, edition)
        self.encoder = self.title.encoder(self.rules)
        self.n = n
        width, actions = self.encoder.spec.size, len(self.rules.catalogue)
        layout = Layout(n, width, actions, self.rules.seats)
        memory = SharedMemory(create=True, size=layout.size)
        arrays, self._actions = layout.over(memory)
        self.observations, self.masks, self.seats, self.rewards, self.terminated = arrays
        self._bounds = [n * number // processes for number in range(processes + 1)]
        terms = Terms(title, self.rules.seats, rewards, edition, options)
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end = weakref.finalize(self, _end, memory, self._pipes, self._processes)
        self._start(memory.name, layout, terms)
        self._random = np.random.default_rng(seed)
        self.reset(seed)

    def _start(self, name: str, layout: Layout, terms: Terms) -> None:
        context = multiprocessing.get_context("spawn")
        for start, stop in zip(self._bounds[:-1], self._bounds[1:], strict=True):
            here, there = context.Pipe()
            given = (there, name, layout, terms, range(start, stop))
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def _tell(self, what: str, argument: object = None) -> None:
        """Tell all processes to do something, and wait until they have."""
        if not self._end.alive:
            raise RuntimeError("the batch is closed")
        try:
            for pipe in self._pipes:
                pipe.send((what, argument))
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            self._end()
            raise RuntimeError("a process of the batch ended; the batch is closed") from None

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; with a seed, those that follow from it."""
        self._random = np.random.default_rng(seed)
        self._tell("reset", secrets.randbits(63) if seed is None else seed)

    def step(self, actions: Sequence[int] | Any) -> None:
        """Take an action in each game; raise ``IllegalAction``, and change nothing, if one is not legal."""
        chosen, legal = told_actions(actions, self.masks)
        wrong = np.flatnonzero(~legal & ~self.terminated)
        if len(wrong):
            refuse(int(chosen[wrong[0]]), self.rules)
        self._actions[:] = chosen
        self._tell("step")

    def outcome(self, place: int) -> Outcome | None:
        """Return how a game ended; ``None`` while it runs."""
        number = int(np.searchsorted(self._bounds, place, side="right")) - 1
        self._pipes[number].send(("outcome", place - self._bounds[number]))
        found: Outcome | None = self._pipes[number].recv()
        return found

    def random_actions(self) -> Any:
        """Return a legal action for each game, all equally likely; -1 where a game is over."""
        counted = self.masks.cumsum(axis=1, dtype=np.int32)
        wanted = (self._random.random(self.n) * counted[:, -1]).astype(np.int32)
        found = (counted > wanted[:, None]).argmax(axis=1)
        return np.where(self.terminated, NO_ACTION, found)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays must not be used any more."""
        self.observations = self.masks = self.seats = self.rewards = self.terminated = None
        self._actions = None
        self._end()

    def __enter__(self) -> "SharedBatch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _end(memory: SharedMemory, pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(STOP_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()
    memory.unlink()
    # Whoever holds an array keeps the memory until it is let go.
    try:
        memory.close()
    except BufferError:
        return
