"""How many planted blunders a review finds, and how often it marks a right decision, with every case that was planted.

A case is a position of a game between greedy bots. A search ten times as long as the review's examines every option. The
option that it holds to be worst is played as a blunder, if it costs at least twice the share from which decisions are marked;
the option that it holds to be best is played as a right decision. The review judges both.

The cases of the documentation are in files beside this module, one for each title and strength:

PYTHONPATH=build/compiled:. python -m benchmarks.blunders plant TITLE --jobs 2
PYTHONPATH=build/compiled:. python -m benchmarks.blunders show

All cases of a file are of the same review: after a change that makes it judge differently, start with an empty file.
"""

import json
import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.table import Table
from ironroad.lab.backend import run_all
from ironroad.lab.ratings import wilson
from ironroad.study.calibrate import Task, game
from ironroad.study.opinion import Thinker
from ironroad.study.review import STRENGTHS, judge, moves_to_judge
from ironroad.study.summary import MARKED_LOSS, grade

HERE: Final = Path(__file__).parent
LONGER: Final = 10
"""How many times as long the search thinks that knows what is right."""
PLANTED_LOSS: Final = 2 * MARKED_LOSS
"""What a planted blunder costs at least, by the longer search."""
MOST_TRIES: Final = 20
"""Positions that are looked at for a case before it is given up."""
DIGITS: Final = 4


class Case(NamedTuple):
    """A planted blunder and a right decision in the same position, and whether the review marks them."""

    is_found: bool
    is_false_alarm: bool
    loss: float
    """What the blunder costs by the longer search, as a share of a win."""
    tries: int
    """Positions that were looked at."""
    move: int
    """The number of the decision, counted from 1 as in a review."""
    blunder: str
    right: str


class Plan(NamedTuple):
    """Cases to be planted."""

    title: str
    seats: int = 4
    seed: int = 1
    strength: str = "quick"

    def seed_of(self, number: int) -> int:
        """Return the seed of a case."""
        return derive_seed(self.seed, number)


Kept = dict[str, Any]
"""A case as it is kept; one that was given up has its number, its seed and nothing else."""


def position(title: str, seats: int, seed: int) -> Table:
    """Return a table at some decision of a game between greedy bots."""
    table, _ = game(Task(title, seats, {}, seed))
    moves = moves_to_judge(table)
    return table.at(moves[Dealer(seed).below(len(moves))])


def planted(title: str, seats: int, seed: int, iterations: int) -> Case | None:
    """Return a case; ``None`` if no position was found in which an option costs enough."""
    for number in range(MOST_TRIES):
        table = position(title, seats, derive_seed(seed, number))
        question = ask(table, seed)
        if len(question.options) == 1:
            continue  # The only option costs nothing.
        thinker = Thinker(question, derive_seed(seed, "longer"))
        thinker.think(LONGER * iterations)
        for text in question.options:
            thinker.examine(text, max(1, LONGER * iterations // len(question.options)))
        opinion = thinker.opinion()
        best = opinion.candidates[0]
        worst = min(opinion.candidates, key=lambda each: each.chances[question.seat].value)
        loss = best.chances[question.seat].value - worst.chances[question.seat].value
        if loss >= PLANTED_LOSS:
            return Case(
                is_marked(table, worst.action, iterations, seed),
                is_marked(table, best.action, iterations, seed),
                loss,
                number + 1,
                table.count + 1,
                worst.action,
                best.action,
            )
    return None


def is_marked(table: Table, action: str, iterations: int, seed: int) -> bool:
    """Whether the review marks an action at this table."""
    played = table.clone()
    move = played.count
    played.play(action)
    return grade(judge(played, move, iterations, seed)) > 0


def stored(plan: Plan) -> Path:
    """Return the file that keeps the cases of a plan."""
    return HERE / f"{plan.title}-{plan.strength}.jsonl.xz"


def load(file: Path) -> list[Kept]:
    """Return the cases kept in a file, in order."""
    if not file.exists():
        return []
    return [json.loads(line) for line in lzma.decompress(file.read_bytes()).decode().splitlines()]


def keep(file: Path, cases: Iterable[Kept]) -> None:
    """Write a file of cases, all or none."""
    lines = [json.dumps(case) + "\n" for case in sorted(cases, key=lambda case: case["case"])]
    part = file.with_suffix(".part")
    part.write_bytes(lzma.compress("".join(lines).encode(), preset=9))
    part.replace(file)


def plant(plan: Plan, file: Path, cases: int, jobs: int) -> None:
    """Plant what is missing in a file; every case is kept as it ends, so that a killed run goes on."""
    done = {case["case"]: case for case in load(file)}
    left = [(plan, number) for number in range(cases) if number not in done]
    for case in run_all(case_of, left, jobs, "local"):
        done[case["case"]] = case
        keep(file, done.values())
        print(f"\r{plan.title}: {len(done)} of {cases} cases", end="", flush=True)
    print(f"\r{plan.title}: {len(done)} of {cases} cases")


def case_of(task: tuple[Plan, int]) -> Kept:
    """Plant one case of a plan."""
    plan, number = task
    seed = plan.seed_of(number)
    found = planted(plan.title, plan.seats, seed, STRENGTHS[plan.strength].iterations)
    told: Kept = {"case": number, "seed": seed}
    if found is None:
        return told
    return told | {
        "title": plan.title,
        "seats": plan.seats,
        "iterations": STRENGTHS[plan.strength].iterations,
        "tries": found.tries,
        "move": found.move,
        "action": found.blunder,
        "right": found.right,
        "loss": round(found.loss, DIGITS),
        "found": found.is_found,
        "alarm": found.is_false_alarm,
    }


class Counts(NamedTuple):
    """What a review made of planted cases."""

    cases: int
    found: int
    alarms: int

    def told(self) -> list[str]:
        """Return the counts as the documentation writes them, with intervals at 95 %."""
        return [str(self.cases), self._share(self.found), self._share(self.alarms)]

    def _share(self, count: int) -> str:
        value, low, high = [f"{100 * number:.1f}" for number in wilson(count, self.cases)]
        return f"{count} ({value} % [{low}; {high}])"


def counts(cases: Iterable[Kept]) -> Counts:
    """Count cases; those that were given up do not count."""
    real = [case for case in cases if "loss" in case]
    return Counts(
        len(real), sum([case["found"] for case in real]), sum([case["alarm"] for case in real])
    )
