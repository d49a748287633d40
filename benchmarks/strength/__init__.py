"""The slow arenas behind the figures of ``docs/bots.md``, with every game that was played.

Each arena is a file beside this module. Its games can be replayed, and more of them played:

PYTHONPATH=build/optimized python -m benchmarks.strength play --jobs 2
PYTHONPATH=src python -m benchmarks.strength show

All games of a file are by the same bots: after a change that makes them play differently, start with an empty file.
"""

import json
import lzma
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from ironroad.bots.style import STYLE, styles_of
from ironroad.games import REGISTRY
from ironroad.lab.arena import Plan, play_task
from ironroad.lab.backend import run_all
from ironroad.lab.match import Game, Setup
from ironroad.lab.ratings import Interval, standings

HERE: Final = Path(__file__).parent
GAMES: Final = 200
SEED: Final = 1
SEATS: Final = 4
BUDGETS: Final = ("200ms", "1s")
LEVELS: Final = ("hard", "expert")
DUEL_SEATS: Final = (3, 4)
DUEL_BUDGET: Final = "10ms"
DUEL_GAMES: Final = 120
"""Searches with a network, and at least one without, with the same time."""
FEWER: Final = "candidates=3,followed=1"
"""A default policy that compares little, so that there are more iterations in the same time."""
PARTS_BOTS: Final = ("parts:150it", "mcts:30it")
"""A search with a network of parts and one without, which take about the same time."""
PARTS_GAMES: Final = 180
LADDER: Final = ("normal", "easy", "random")
"""The quick bots, which meet at one table."""
STYLE_LEVELS: Final = ("normal", "hard", "expert")
"""The levels that must not lose to somebody who always does the same."""
OPENING: Final = 4
"""Random decisions at the start, because the same bots would otherwise repeat a game in a title with little chance."""
STYLE_GAMES: Final = 100
KEEP_EVERY: Final = 10.0
"""Seconds between two writings of a file."""


class Arena(NamedTuple):
    """One arena: the bot that is rated comes first."""

    setup: Setup
    bots: list[str]
    games: int = GAMES

    def plan(self, games: int = 0) -> Plan:
        """Return the games to be played; as many as the arena has, unless told otherwise."""
        return Plan(self.setup, self.bots, games or self.games, SEED)


def opponents(title: str) -> tuple[str, Sequence[str]]:
    """Return the option for the printed opponent of a player alone, and its values; none where there is no such game.

    The title's ``bot`` names the option as ``SOLO``.
    """
    wanted = getattr(REGISTRY.part(title, "bot"), "SOLO", "")
    return next(
        ((each.id, each.values) for each in REGISTRY.meta(title).options if each.id == wanted),
        ("", ()),
    )


def _arenas() -> dict[str, Arena]:
    found = {}
    for title in REGISTRY.ids():
        seats = min(SEATS, max(REGISTRY.meta(title).seats))
        for budget in BUDGETS:
            setup = Setup(title, seats, {}, None)
            found[f"{title}-{budget}"] = Arena(setup, [f"mcts:{budget}", "greedy"])
        found[f"{title}-ladder"] = Arena(Setup(title, seats, {}, None), [*LADDER])
        option, printed = opponents(title)
        for level in LEVELS:
            for value in printed:
                setup = Setup(title, 1, {option: value}, None)
                found[f"{title}-solo-{level}-{value}"] = Arena(setup, [level])
        for count in DUEL_SEATS:
            bots = [f"net:{DUEL_BUDGET}", f"net:{DUEL_BUDGET},policy", f"mcts:{DUEL_BUDGET}"]
            setup = Setup(title, count, {}, None)
            found[duel(title, count)] = Arena(setup, bots, DUEL_GAMES)
            bots = [f"mcts:{DUEL_BUDGET},{FEWER}", f"mcts:{DUEL_BUDGET}"]
            setup = Setup(title, count, {}, None, OPENING)
            found[fewer(title, count)] = Arena(setup, bots, DUEL_GAMES)
            found[with_parts(title, count)] = Arena(setup, [*PARTS_BOTS], PARTS_GAMES)
        setup = Setup(title, seats, {}, None, OPENING)
        for style in styles_of(REGISTRY.package(title)):
            for level in STYLE_LEVELS:
                name = against_style(title, style, level)
                found[name] = Arena(setup, [f"{STYLE}:{style}", level], STYLE_GAMES)
    return found


def against_style(title: str, style: str, level: str) -> str:
    """Return the name of the arena in which somebody with a simple style meets a level."""
    return f"{title}-style-{style}-{level}"


def fewer(title: str, seats: int) -> str:
    """Return the name of the arena in which a search that compares little meets the usual one."""
    return f"{title}-fewer-{seats}"


def with_parts(title: str, seats: int) -> str:
    """Return the name of the arena in which a network of parts meets the search without one."""
    return f"{title}-parts-{seats}"


def duel(title: str, seats: int) -> str:
    """Return the name of the arena in which a network meets the search without one."""
    return f"{title}-net-{seats}"


ARENAS: Final = _arenas()


def stored(name: str) -> Path:
    """Return the file that keeps the games of an arena."""
    return HERE / f"{name}.jsonl.xz"


def load(name: str) -> list[Game]:
    """Return the games kept of an arena, in order."""
    file = stored(name)
    if not file.exists():
        return []
    lines = lzma.decompress(file.read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


def keep(name: str, games: Iterable[Game]) -> None:
    """Put the games of an arena into the repository, all or none."""
    lines = [json.dumps(game) + "\n" for game in sorted(games, key=lambda game: game["game"])]
    part = stored(name).with_suffix(".part")
    part.write_bytes(lzma.compress("".join(lines).encode(), preset=9))
    part.replace(stored(name))


def play(name: str, games: int, jobs: int) -> None:
    """Play what is missing of an arena; games are kept as they end, so that a killed run goes on.

    To compress a file takes longer than a quick game: they are written every few seconds, and when the run ends.
    """
    played = {game["game"]: game for game in load(name)}
    games = games or ARENAS[name].games
    left = [task for task in ARENAS[name].plan(games).tasks() if task[2] not in played]
    due = 0.0
    try:
        for game in run_all(play_task, left, jobs, "local"):
            played[game["game"]] = game
            if monotonic() >= due:
                keep(name, played.values())
                due = monotonic() + KEEP_EVERY
            print(f"\r{name}: {len(played)} of {games} games", end="", flush=True)
    finally:
        keep(name, played.values())
    print(f"\r{name}: {len(played)} of {games} games")


def wins(name: str, place: int = 0) -> Interval:
    """Return the share of games that a bot won in each of its seats, with its interval; the rated bot comes first."""
    bot = ARENAS[name].bots[place]
    return next(each.wins for each in standings(load(name)) if each.bot == bot)


def told(wins: Interval) -> str:
    """Return a share as the documentation writes it.

    >>> told(Interval(0.735, 0.67, 0.791))
    '73.5 % [67.0; 79.1]'
    """
    value, low, high = [f"{100 * number:.1f}" for number in wins]
    return f"{value} % [{low}; {high}]"
