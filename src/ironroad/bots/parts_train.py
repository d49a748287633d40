"""Trains the network of parts of a title: ``python -m ironroad.bots.parts_train TITLE --seed 1``; needs ``ironroad[train]``.

The search without a network plays games, a little at each decision; the network learns how often it visited each option.
One game in twenty is held out. The same command gives the same games on every machine; the numbers may differ in the
last digits with another build of NumPy.
"""

import argparse
import os
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironroad
from ironroad.bots.mcts import Budget, LocalSearcher, most_visited
from ironroad.bots.parts_files import StoredParts, glance_of, parts_file, save
from ironroad.bots.question import ask
from ironroad.bots.seeds import derive_seed
from ironroad.bots.selfplay import MAX_OPENING, SLIP, Advice, Played
from ironroad.bots.train import HELD_OUT, chosen_setups, is_folder_of, kept_games, tell
from ironroad.core.dealer import Dealer
from ironroad.face import rules_for
from ironroad.games import REGISTRY

QUICK: Final = "candidates=3,followed=1"
"""The default policy compares little, so that a game takes little time."""
NUMBERS: Final = {
    "games": (300, "games of each seat count"),
    "iterations": (100, "of the search at a decision"),
    "epochs": (12, "how often each position is learned from"),
    "width": (16, "of the layer of a part; a multiple of 16"),
}


class PartsTask(NamedTuple):
    """A game to play."""

    title: str
    seats: int
    seed: int
    iterations: int


class PartsCourse(NamedTuple):
    """What is trained and how; equal courses give the same games."""

    title: str
    seats: list[int]
    seed: int
    recipe: str
    games: int
    iterations: int
    epochs: int
    width: int

    def tasks(self) -> list[PartsTask]:
        """Return the games, the seat counts in turn."""
        return [
            PartsTask(self.title, seats, derive_seed(self.seed, seats, game), self.iterations)
            for game in range(self.games)
            for seats in self.seats
        ]


def play(task: PartsTask) -> Played:
    """Play one game; some decisions and a few openings are random, so that the positions vary."""
    table = ironroad.new(task.title, task.seats, task.seed)
    dealer = Dealer(task.seed + 1)
    opening: int = dealer.below(MAX_OPENING + 1) if dealer.below(2) else 0
    budget = f"{task.iterations}it,{QUICK}"
    searchers = [LocalSearcher(Budget(budget), task.seed + seat) for seat in range(task.seats)]
    found: list[Advice] = []
    while table.seat is not None:
        question = ask(table, task.seed + table.count)
        counts = searchers[question.seat].search(question)
        total = sum([visits for visits, _ in counts.values()])
        found.append([(a, round(visits / total, 4)) for a, (visits, _) in counts.items() if visits])
        if len(found) <= opening or dealer.below(SLIP) == 0:
            legal = question.actions
            table.take(legal[dealer.below(len(legal))])
        else:
            table.take(most_visited(counts))
    return {
        "seats": task.seats,
        "options": dict(table.rules.options),
        "actions": [table.rules.catalogue.parse(move) for move in table.moves],
        "advice": found,
    }


def train(course: PartsCourse, games: Sequence[Played]) -> StoredParts:
    """Return a network that has learned from the games."""
    from ironroad.bots import parts_fit

    title = REGISTRY.title(course.title)
    glance = glance_of(title)
    assert glance is not None
    learned, held = [parts_fit.PartsCollector(title, glance) for _ in range(2)]
    for number, game in enumerate(games):
        rules = rules_for(course.title, game["seats"], game["options"])
        into = held if number // len(course.seats) % HELD_OUT == 0 else learned
        into.add(rules, game["actions"], game["advice"])
    data, seed = learned.data(), derive_seed(course.seed, "fit")

    def progress(step: int, steps: int) -> None:
        tell(f"step {step} of {steps}")

    numbers = parts_fit.fresh(glance, course.width, seed)
    numbers = parts_fit.fit(data, numbers, course.epochs, seed, progress)
    tests = held.data()
    recipe = {
        "command": course.recipe,
        "rules": title.meta.rules_version,
        "positions": data.size,
        "held_out": tests.size,
        **parts_fit.told(tests, numbers),
    }
    options = {id: [value] for id, value in games[0]["options"].items()}
    return StoredParts(recipe, course.seats, options, course.width, parts_fit.flat(numbers))


def titles_with_parts() -> list[str]:
    """Return the ids of the titles that tell what a network of parts needs."""
    return [id for id in REGISTRY.ids() if glance_of(REGISTRY.title(id))]


def course_of(given: argparse.Namespace) -> PartsCourse:
    """Return the course that a command line asks for."""
    recipe = f"python -m ironroad.bots.parts_train {given.title} --seed {given.seed}"
    recipe += "".join([f" --seats {seats}" for seats in given.seats or []])
    recipe += "".join([f" --{name} {getattr(given, name)}" for name in NUMBERS])
    seats = [seats for seats, _ in chosen_setups(given.title, given.seats or [], {})]
    numbers: list[int] = [getattr(given, name) for name in NUMBERS]
    return PartsCourse(given.title, seats, given.seed, recipe, *numbers)


def main() -> None:
    """Train the network of a title and write it with its recipe."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_parts())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, action="append", help="all by default")
    for name, (usual, help) in NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=help)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--resume", type=Path, help="a folder that keeps the games")
    parser.add_argument("--output", type=Path)
    given = parser.parse_args()
    if find_spec("numpy") is None:
        parser.error('training needs NumPy; install it with: pip install "ironroad[train]"')
    course = course_of(given)
    if not course.seats:
        parser.error("no set-up has these seats")
    with tempfile.TemporaryDirectory() as spare:
        folder = given.resume or Path(spare)
        if not is_folder_of(folder, course.recipe):
            parser.error(f"{folder} keeps games of another command")
        stored = train(course, kept_games(folder / "games.jsonl", course.tasks(), play, given.jobs))
    tell("")
    told: dict[str, Any] = stored.recipe
    print(", ".join([f"{name} {value}" for name, value in told.items() if name != "command"]))
    output: Path = given.output or Path(str(parts_file(REGISTRY.package(given.title))))
    save(output, given.title, stored)


if __name__ == "__main__":
    main()
