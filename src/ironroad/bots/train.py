"""Trains the network of a title: ``python -m ironroad.bots.train TITLE --seed 1``; needs ``ironroad[train]``.

In the first round greedy bots play, in later ones the search with the network of the round before. After each round the
network is fitted to the games of the last rounds. One game in twenty is held out: its positions tell how well chances
are predicted. The same command gives the same games on every machine; the numbers may differ in the last digits with
another build of NumPy.
"""

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from ironroad.bots.network_names import Names, names_of
from ironroad.bots.networks import Stored, load, network_file, save
from ironroad.bots.seeds import derive_seed
from ironroad.bots.selfplay import Played, Task, play, samples
from ironroad.bots.titles import titles_with_features
from ironroad.core.dealer import Dealer
from ironroad.core.title import Ruleset
from ironroad.face import rules_for
from ironroad.games import REGISTRY

WINDOW: Final = 3
"""Positions of so many rounds are learned from."""
HELD_OUT: Final = 20
"""One in this many games is held out."""
BINS: Final = 10
TICKETS: Final = 1 << 20
SCALES: Final = tuple([1.2**power for power in range(30)])

T = TypeVar("T")


class Course(NamedTuple):
    """What is trained and how; equal courses give the same games."""

    title: str
    setups: list[tuple[int, dict[str, str]]]
    seed: int
    recipe: str
    games: int
    rounds: int
    iterations: int
    positions: int
    epochs: int
    width: int
    sharpen: int

    def tasks(self, number: int, network: str) -> list[Task]:
        """Return the games of a round, the set-ups in turn."""
        found = []
        for game in range(self.games):
            seats, options = self.setups[game % len(self.setups)]
            seed = derive_seed(self.seed, number, game)
            found.append(Task(self.title, seats, options, seed, network, self.iterations))
        return found

    def rules(self) -> list[Ruleset]:
        """Return the rule sets."""
        return [rules_for(self.title, seats, options) for seats, options in self.setups]


def chosen_setups(
    title: str, seats: Sequence[int], wanted: Mapping[str, Sequence[str]]
) -> list[tuple[int, dict[str, str]]]:
    """Return the set-ups with these seat counts and option values; options that are not named have their first value."""
    meta = REGISTRY.meta(title)
    usual = {option.id: [option.values[0]] for option in meta.options}
    allowed = {**usual, **wanted}
    return [
        (count, options)
        for count, options in meta.setups()
        if count in (seats or meta.seats)
        and all([value in allowed[id] for id, value in options.items()])
    ]


def tell(text: str) -> None:
    """Show progress, in place of what was shown before."""
    sys.stderr.write(f"\r\x1b[K{text}")
    sys.stderr.flush()


def kept_games(
    file: Path, tasks: Sequence[T], play: Callable[[T], Played], jobs: int, part: str = ""
) -> list[Played]:
    """Return the games of these tasks: those that the file keeps, then the missing ones, kept as they end."""
    text = file.read_text("utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]  # A run that is killed may leave a torn line.
    found: list[Played] = [json.loads(line) for line in whole.splitlines()]
    file.write_text(whole, "utf-8")
    with file.open("a", encoding="utf-8") as out:
        for game in _play_all(tasks[len(found) :], play, jobs):
            out.write(json.dumps(game) + "\n")
            out.flush()
            found.append(game)
            tell(f"{part}{len(found)} of {len(tasks)} games")
    return found


def _play_all(tasks: Sequence[T], play: Callable[[T], Played], jobs: int) -> Iterator[Played]:
    """Yield the games in order, so that a file of them can be continued."""
    if jobs > 1 and len(tasks) > 1:
        with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
            yield from pool.imap(play, tasks, chunksize=4)
    else:
        yield from map(play, tasks)


def played_games(course: Course, number: int, folder: Path, jobs: int) -> list[Played]:
    """Return the games of a round."""
    network = str(folder / f"network-{number - 1}.json") if number else ""
    file = folder / f"games-{number}.jsonl"
    return kept_games(file, course.tasks(number, network), play, jobs, f"round {number}: ")


def collect(
    course: Course, names: Names, rounds: Sequence[Sequence[Played]], seed: int, is_greedy: bool
) -> tuple[Any, Any]:
    """Return positions to learn from, of all rounds alike, and those of held-out games of the last.

    ``is_greedy`` says whether the first of the rounds is.
    """
    from ironroad.bots.fit import Collector

    title = REGISTRY.title(course.title)
    learned, held = Collector(title, names), Collector(title, names)
    dealer = Dealer(seed)
    decisions = [sum([len(game["advice"]) for game in games]) for games in rounds]
    share = int(min(1.0, course.positions / max(1, sum(decisions))) * TICKETS)
    for games in rounds:
        power = course.sharpen if is_greedy and games is rounds[0] else 1
        for number, game in enumerate(games):
            is_held = number // len(course.setups) % HELD_OUT == 0
            if is_held and games is not rounds[-1]:
                continue
            rules = rules_for(course.title, game["seats"], game["options"])
            found = samples(title, rules, game, power)
            if is_held:
                held.add(rules, found)
            else:
                learned.add(rules, [each for each in found if dealer.below(TICKETS) < share])
    return learned.data(), held.data()


def report(learned: Any, held: Any, names: Names, numbers: dict[str, Any]) -> dict[str, Any]:
    """Return how well chances are predicted in held-out games: cross-entropies, and a table of reliability."""
    from ironroad.bots import fit

    chances, advice = fit.told(held, names, numbers)
    scale = fit.best_scale(learned, SCALES)
    guess = fit.linear_chances(held._replace(scores=held.scores * 0), 1.0)
    bins = []
    for place in range(BINS):
        low, high = place / BINS, (place + 1) / BINS
        inside = held.players & (chances >= low) & (chances < (high if high < 1 else 2))
        if inside.any():
            told, true = chances[inside].mean(), held.won[inside].mean()
            bins.append([int(inside.sum()), round(float(told), 4), round(float(true), 4)])
    return {
        "positions": learned.size,
        "held_out": held.size,
        "network": round(fit.entropy(held.won, chances), 4),
        "linear": round(fit.entropy(held.won, fit.linear_chances(held, scale)), 4),
        "guess": round(fit.entropy(held.won, guess), 4),
        "advice": round(float(advice.mean()), 4),
        "reliability": bins,
    }


def train(course: Course, folder: Path, jobs: int) -> Stored:
    """Return the network after all rounds; rounds that the folder has are not repeated."""
    from ironroad.bots import fit

    names = names_of(REGISTRY.title(course.title), course.rules())
    numbers = fit.flat(fit.fresh(names, course.width, course.seed))
    stored = Stored({"rounds": []}, course.width, names, numbers)
    kept: list[list[Played]] = []
    for number in range(course.rounds):
        start = time.perf_counter()
        kept = [*kept, played_games(course, number, folder, jobs)][-WINDOW:]
        file = folder / f"network-{number}.json"
        if not file.exists():
            save(file, course.title, [fitted(course, number, stored, kept)])
        # What goes on is what is stored, so that a resumed run gives the same.
        [stored] = load(file)
        tell("")
        seconds = time.perf_counter() - start
        print(f"round {number}: {seconds:.0f} s {stored.recipe['rounds'][-1]}", flush=True)
    return stored


def fitted(
    course: Course, number: int, before: Stored, rounds: Sequence[Sequence[Played]]
) -> Stored:
    """Return a network fitted to games, beginning with the one before."""
    from ironroad.bots import fit

    def progress(step: int, steps: int) -> None:
        tell(f"round {number}: step {step} of {steps}")

    tell(f"round {number}: reading games")
    names, seed = before.names, derive_seed(course.seed, "fit", number)
    learned, held = collect(course, names, rounds, seed, number < WINDOW)
    numbers = fit.shaped(before.numbers, course.width)
    numbers = fit.fit(learned, names, numbers, course.epochs, seed, progress)
    recipe = {
        "command": course.recipe,
        "rules": REGISTRY.meta(course.title).rules_version,
        "rounds": [*before.recipe["rounds"], report(learned, held, names, numbers)],
    }
    return Stored(recipe, course.width, names, fit.flat(numbers))


NUMBERS: Final = {
    "games": (3000, "games of a round"),
    "rounds": (4, "the first one is greedy"),
    "iterations": (100, "of the search at a decision"),
    "positions": (300_000, "learned from in a round, at most"),
    "epochs": (4, "how often each position is learned from"),
    "width": (32, "of a layer; a multiple of 16"),
    "sharpen": (1, "the power of greedy advice that is learned"),
}


def parsed() -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=titles_with_features())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, action="append", help="all by default")
    parser.add_argument(
        "--option", action="append", default=[], metavar="ID=VALUE,…", help="the first by default"
    )
    for name, (usual, help) in NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=help)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--resume", type=Path, help="a folder that keeps games and networks")
    parser.add_argument("--output", type=Path)
    return parser, parser.parse_args()


def course_of(given: argparse.Namespace) -> Course:
    """Return the course that a command line asks for."""
    wanted = {}
    for text in given.option:
        id, _, values = text.partition("=")
        wanted[id] = values.split(",")
    recipe = f"python -m ironroad.bots.train {given.title} --seed {given.seed}"
    recipe += "".join([f" --seats {seats}" for seats in given.seats or []])
    recipe += "".join([f" --option {text}" for text in given.option])
    recipe += "".join([f" --{name} {getattr(given, name)}" for name in NUMBERS])
    numbers: list[int] = [getattr(given, name) for name in NUMBERS]
    setups = chosen_setups(given.title, given.seats or [], wanted)
    return Course(given.title, setups, given.seed, recipe, *numbers)


def is_folder_of(folder: Path, key: str) -> bool:
    """Whether a folder keeps the games of this key or nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "course.txt"
    if not file.exists():
        file.write_text(key, "utf-8")
    return file.read_text("utf-8") == key


def main() -> None:
    """Train the network of a title and write it with its recipe."""
    parser, given = parsed()
    if find_spec("numpy") is None:
        parser.error('training needs NumPy; install it with: pip install "ironroad[train]"')
    course = course_of(given)
    if not course.setups:
        parser.error("no set-up has these seats and options")
    with tempfile.TemporaryDirectory() as spare:
        folder = given.resume or Path(spare)
        # More rounds may be added to a folder.
        if not is_folder_of(folder, course.recipe.replace(f" --rounds {course.rounds} ", " ")):
            parser.error(f"{folder} keeps games of another command")
        stored = train(course, folder, given.jobs)
    spent = os.times()
    print(f"{(spent.user + spent.children_user) / 60:.1f} core-minutes")
    output: Path = given.output or Path(str(network_file(REGISTRY.package(given.title))))
    others = load(output) if output.exists() else []
    same = stored.names.options
    save(output, given.title, [*[each for each in others if each.names.options != same], stored])


if __name__ == "__main__":
    main()
