"""The arena: many games between bots, each appended to a file when it ends, so that a killed run can resume."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ironroad.core.errors import InvalidSetup
from ironroad.lab.backend import run_all
from ironroad.lab.match import Game, Setup, play_game
from ironroad.lab.schedule import seating

GAMES_FILE: Final = "games.jsonl"
PLAN_FILE: Final = "arena.json"
Task = tuple[Setup, list[str], int, int]


class Plan:
    """The configuration of an arena; equal plans give the same games."""

    def __init__(self, setup: Setup, bots: Sequence[str], games: int, seed: int) -> None:
        self.setup: Final = setup
        self.bots: Final = list(bots)
        self.games: Final = games
        self.seed: Final = seed

    def tasks(self) -> list[Task]:
        """Return every game to play."""
        result: list[Task] = []
        for game in range(self.games):
            bots, seed = seating(self.bots, self.setup.seats, game, self.seed)
            result.append((self.setup, bots, game, seed))
        return result

    def to_json(self) -> dict[str, Any]:
        """Return what identifies the plan; the number of games is not part of it, so that more can be added later."""
        title, seats, options, edition, opening = self.setup
        same = {
            "title": title,
            "seats": seats,
            "options": dict(options),
            "edition": edition,
            "bots": self.bots,
            "seed": self.seed,
        }
        return {**same, "opening": opening} if opening else same


def play_task(task: Task) -> Game:
    """Play one game of a plan."""
    setup, bots, game, seed = task
    return play_game(Setup(*setup), bots, game, seed)


def run(plan: Plan, jobs: int, backend: str, folder: Path | None) -> Iterator[Game]:
    """Yield the games of an earlier run, then play the missing ones and yield each as it ends."""
    done: set[int] = set()
    tasks = plan.tasks()
    if folder is None:
        yield from run_all(play_task, tasks, jobs, backend)
        return
    for game in resumed(plan, folder):
        done.add(game["game"])
        yield game
    left = [task for task in tasks if task[2] not in done]
    with (folder / GAMES_FILE).open("a", encoding="utf-8") as file:
        for game in run_all(play_task, left, jobs, backend):
            file.write(json.dumps(game) + "\n")
            file.flush()
            yield game


def resumed(plan: Plan, folder: Path) -> list[Game]:
    """Return the games already in a folder, creating it if needed; refuse the folder of another plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN_FILE
    if file.exists():
        if json.loads(file.read_text("utf-8")) != plan.to_json():
            raise InvalidSetup("lab-other-plan", folder=str(folder))
    else:
        file.write_text(json.dumps(plan.to_json(), indent=2) + "\n", "utf-8")
    games = folder / GAMES_FILE
    if not games.exists():
        return []
    whole, _, torn = games.read_text("utf-8").rpartition("\n")
    if torn:  # The run was killed while writing: that game is played again.
        games.write_text(whole + "\n" if whole else "", "utf-8")
    found = read_games(games)
    return [game for game in found if game["game"] < plan.games]


def read_games(file: Path) -> list[Game]:
    """Return the games of a file; raise ``InvalidSetup`` for a line that is not a game."""
    games: list[Game] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            game = json.loads(line)
            assert set(Game.__annotations__) <= set(game)
        except (ValueError, AssertionError, TypeError):
            raise InvalidSetup("lab-bad-line", file=str(file), line=number) from None
        games.append(game)
    return games
